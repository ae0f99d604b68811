### The coach in the browser

web-coach = Az edző
web-coach-hint = Tipp
web-coach-thinking = Az edző gondolkodik …
web-coach-free = A tipp nem kerül semmibe, de a játék végén látszik, hogy volt.
web-coach-rung = { $rung ->
    [2] Milyen lépés?
    [3] Melyik lépés?
   *[other] Miért?
}
web-coach-consent = A tippekhez mindenki beleegyezése kell: { $players }.
web-coach-ask = Megkérdezem őket
web-coach-request = Kérés: tippek
web-coach-you-ask = Megkérdezted, használhat-e mindenki tippeket ebben a játékban.
web-coach-asks = { $player } kérdezi, használhat-e mindenki tippeket ebben a játékban.
web-coach-review = Elemzés az edzővel
web-coach-curve = Nyerési esélyed döntésről döntésre
web-coach-turn = { $at ->
    [0] { $all } fordulópont
   *[other] Fordulópont: { $at } / { $all }
}
web-coach-turn-before = Előző fordulópont
web-coach-turn-after = Következő fordulópont
web-coach-turn-found = Fordulópont, { $at }. lépés: jól láttad, { $by }
web-coach-turn-lost = Fordulópont, { $at }. lépés: veszteség, { $by }
web-coach-elsewhere = Itt nem volt mit eldöntened.
web-coach-expected = Várható eredmény
web-coach-made = Megtett
web-coach-best = Jobb
web-coach-more = A jobb lépés ennyivel hoz többet vagy kevesebbet
web-coach-lessons = { $n ->
    [1] A játék tanulsága
    [2] A játék két tanulsága
   *[other] A játék három tanulsága
}
web-coach-show = { $at }. lépés
web-coach-puzzle = Feladványok hozzá
web-coach-lesson = Bevezető játék
web-coach-what-if = Mi lett volna, ha: játssz tovább innen
web-coach-what-if-about = Új asztal robotok ellen, ugyanazzal a szerencsével; ez a játék marad, ahogy van.
web-coach-share = Elemzés megosztása
web-coach-share-about = Ha minden játékos megosztja, bárki elolvashatja, akinél megvan a link.
web-coach-working = Az edző a döntéseidet nézi: { $done } / { $all }.
web-coach-gave-up = Az edző nem tudta befejezni az elemzést.
web-coach-again = Újra
