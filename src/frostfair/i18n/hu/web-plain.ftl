### The plain board: any game in words, and the accessible way to play those that are drawn.

web-plain-board = Egyszerű tábla
web-plain-drawn = Rajzolt tábla
web-plain-parts = Az oldal részei
web-plain-part-now = Most
web-plain-part-table = Asztal
web-plain-part-log = Napló
web-plain-part-chat = Csevegés
web-plain-seats = Kik játszanak
web-plain-decides = van soron

## Choosing

web-plain-choices = Lehetőségek
web-plain-find = Lehetőség keresése
web-plain-found = { $found ->
    [0] Nincs találat.
   *[other] { $found } találat.
}
web-plain-offers = { $offers } lehetőség
web-plain-points = { $points ->
    [0] 0 pont
   *[other] { $gained } pont
}
web-plain-steps = A köröd
web-plain-why = Miért? { $what }

## Keys

web-plain-key-digits = az ilyen számú lehetőség választása
web-plain-key-arrows = lehetőségről lehetőségre
web-plain-key-find = keresés a lehetőségek szavai vagy jelölése között
web-plain-key-end = a kör befejezése
web-plain-key-escape = vissza a jelenbe; magyarázat bezárása

## Telling

web-plain-tell = Mi történik? Meséld el egy-két sorban.
web-plain-tell-missing = { $letters ->
   *[other] Még { $letters } betű kell.
}
web-plain-tell-enough = Elég hosszú.
web-plain-tell-send = Elmesélem
web-plain-tell-made-up = Mesélje el a program
web-plain-tale = Az eddigi mese
web-plain-tale-program = A program
web-plain-chips = Tedd bele a szövegbe
web-plain-text-edit = Átírom
web-plain-text-discuss = Megbeszélem
web-plain-text-keep = Így marad
web-plain-text-suggest = Javaslom
web-plain-text-object = Kifogásolom
web-plain-text-ask = Kérem az átírását
web-plain-text-strike = Kihúzom
web-plain-text-allow = Maradhat
web-plain-text-struck = (a döntőbíró kihúzta)
web-plain-text-redact = Visszavonom a szavaimat
web-plain-text-redact-title = Végleg visszavonod a szavaidat?
web-plain-text-redact-words = Mindenki számára eltűnnek, és nem hozhatók vissza. Ami a játékban történt, megmarad.
web-plain-text-redact-keep = Maradjanak
web-plain-orders = Állandó utasítások{ $given ->
    [0] { "" }
   *[other] { " " }({ $given })
}
web-plain-orders-words = Előre megadott válaszok, hogy senkinek se kelljen rád várnia. Csak te látod őket.
web-plain-order = { $order ->
    [always] mindig
    [never] soha
   *[ask] kérdezz meg
}
web-plain-remark-suggest = { $player } javaslata:
web-plain-remark-object = { $player } kifogása:
web-plain-remark-ask = { $player } átírást kér:
web-plain-remark-allow = { $player }: így maradhat.
web-plain-tale-earlier = { $texts } korábbi szöveg
