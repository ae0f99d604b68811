### Winter Queen in the browser: the board and its explanations. What choices do and what happened is in the game's own files.

## Choosing

web-winter-queen-held = Helyezd a { FORM($colour) } kristályt egy fénylő mezőre vagy oldalra
    .short = Helyezd le a { FORM($colour) } kristályt
# $place is a space (b3) or a page of one's own (2L)
web-winter-queen-waiting = Válassz kristályt ide: { $place }
# The button of the action bar; $vp is what the book would score now
web-winter-queen-activate = { $book }. könyv aktiválása ({ $vp } GyP)
# The same on the book itself, where there is little room
web-winter-queen-activate-short = Aktiválás: { $vp } GyP
web-winter-queen-take = Húzom a könyvet
web-winter-queen-skip = Nem kérek könyvet
web-winter-queen-pass = Passz

## The table

web-winter-queen-map = A térkép
web-winter-queen-shelf = A varázskönyveid
web-winter-queen-room = Még { $books } könyv fér el
web-winter-queen-hollow = Üres
web-winter-queen-bag = A zsák
web-winter-queen-bag-left = { $crystals } kristály van még a zsákban: milyenek?
# Below the number itself
web-winter-queen-bag-words = { $crystals ->
   *[other] kristály van még a zsákban
}
# The bag is empty: the last stage
web-winter-queen-turns-left = üres: még { $turns } kör
web-winter-queen-first = Kezdőjátékos
web-winter-queen-books-of = { $books ->
    [0] { $player }: nincs varázskönyv
   *[other] { $player }: { $books } varázskönyv
}
web-winter-queen-no-books = Még nincs varázskönyv.
# whose holder it is: the seats on either side
web-winter-queen-far = { $a } és { $b } között

## Why?

web-winter-queen-ask-page = { FORM($effect) }: mennyit ér?
web-winter-queen-ask-holder = { $holder }. tartó: mi van rajta?
web-winter-queen-now = most { $vp } GyP
# with the crystal that is held on this page
web-winter-queen-then = akkor { $vp } GyP
# the most it could be worth after this move
web-winter-queen-best = legjobb: { $vp }
web-winter-queen-on-the-map = A térképen: mennyit ér a lépésed után.
web-winter-queen-show-me = Mutasd ezt a hatást
