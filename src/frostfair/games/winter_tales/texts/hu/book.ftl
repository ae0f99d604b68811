### The tale as a book.

wt-book-title = Télvárosi mese
wt-book-tellers = Mesélték: { $tellers }.
wt-book-remembered = Ami emlék maradt
wt-book-prologue = Prológus
wt-book-epilogue = Epilógus
wt-book-chapter = { $number }. fejezet
wt-book-result = { $outcome ->
    [success] a küldetés sikerült
    [failure] a küldetés kudarcot vallott
    [forgotten] a küldetés kudarcot vallott: az emlék nem került szóba
   *[tie] senki sem győzött
}
wt-book-memory = Emlék maradt belőle: { $memory }
wt-book-aim = Teljesült egy titkos cél: { $aim }
wt-book-aim-rescue = Az éjszaka, amikor visszahoztak valakit
wt-book-aim-rebels = A katona a hálóban
wt-book-aim-connection = Az út, amelyet senki sem ismert
wt-book-aim-bounty = Az ár, amelyet egy lázadóért fizettek
wt-book-aim-spy = Amit a kém feljegyzett
wt-book-aim-attack = A rajtaütés
wt-book-aim-garrison = Csizmák minden sarkon
wt-book-covered = eltakarja egy későbbi emlék
wt-book-both = { $one } és { $two }
wt-book-struck = (a döntőbíró kihúzta)
wt-book-forgotten = valami, amit senki sem tudott megnevezni
wt-book-unfinished = (A mesének még nincs vége.)
wt-book-ending = { $winner ->
    [writer] A mese az Íróé.
    [spring] A mese a Tavaszé.
   *[winter] A mese a Télé.
}
wt-book-quoted = „{ $name }”
wt-book-entry = { $memory } – { $where }
wt-book-count = ☀ { $spring }:{ $winter } ❄ – { $result }
wt-book-named = { $one } és { $two }
wt-book-capitals = first
wt-book-cast = Szereplők
wt-book-map = Télváros és az utak, amelyeket bejártak
wt-book-contents = Tartalom
wt-book-votes = Amiről az asztal döntött
wt-book-the-end = Vége
wt-book-so-far = A mese eddig
wt-book-colophon = Erről a könyvről
wt-book-nth = { $number }. emlék
wt-book-since = Ami azután történt
wt-book-told-by = elmesélte: { $tellers }
wt-book-played-by = { $player } ({ $side })
wt-book-cover-alt = Borító: { $title }
wt-book-kept-for = { $side ->
    [spring] A Tavasz őrzi.
    [winter] A Tél őrzi.
   *[neutral] Senkié.
}
wt-book-vote = { $matter ->
    [arbiter] A mese őre ez lett: { $player }.
   *[bookmark] { $outcome ->
        [accepted] { $player } felidézte, amire emlékezni kellett.
       *[refused] { $player } emlékét nem fogadták el.
    }
    [relocation] { $outcome ->
        [accepted] Elfogadták, hová vitte { $player } a legyőzött lázadót.
       *[refused] { $player } nem indokolta meg, miért vinné el a legyőzött lázadót.
    }
    [artifact] { $outcome ->
        [accepted] { $player } átadhatta az ereklyét.
       *[refused] { $player } nem adhatta át az ereklyét.
    }
    [return] { $outcome ->
        [accepted] { $player } jól mesélte el, hová tért vissza, aki elveszett.
       *[refused] Aki elveszett, máshová tért vissza, mint ahogy { $player } mesélte.
    }
    [objective] { $outcome ->
        [accepted] { $player } titkos céljának történetét elfogadták.
       *[refused] { $player } titkos céljának történetét jobban kellett elmesélni.
    }
}
wt-book-colophon-words = A szavak azokéi, akik elmesélték őket.
wt-book-colophon-game = A Téli mesék Jocularis és Matteo Santus játéka. Ezt a könyvet olyanok készítették, akik szeretik a játékot; a szerzőkkel és a kiadókkal nem állnak kapcsolatban.
wt-book-colophon-pictures = A kártyák, szereplők és küldetések képei: a game-icons.net szerzői, CC BY 3.0 licenc (creativecommons.org/licenses/by/3.0). A város és a borító: Frostfair.
wt-book-colophon-fonts = Betűtípusok: Alegreya (Juan Pablo del Peral), Kurale (Eduardo Tunni) és Ruslan Display (Oleg Snarsky, Denis Masharov és Vladimir Rabdu), mind SIL Open Font License 1.1.
wt-book-colophon-made = A Frostfair készítette.
