### Winter Queen in the browser: the board and its explanations. What choices do and what happened is in the game's own files.

## Choosing

web-winter-queen-held = Połóż { FORM($colour) } kryształ na podświetlonym polu lub stronicy
    .short = Połóż { FORM($colour) } kryształ
# $place is a space (b3) or a page of one's own (2L)
web-winter-queen-waiting = Wybierz kryształ na { $place }
# The button of the action bar; $vp is what the book would score now
web-winter-queen-activate = Aktywuj księgę { $book } ({ $vp } PZ)
# The same on the book itself, where there is little room
web-winter-queen-activate-short = Aktywuj: { $vp } PZ
web-winter-queen-take = Weź księgę
web-winter-queen-skip = Bez księgi
web-winter-queen-pass = Pas

## The table

web-winter-queen-map = Mapa
web-winter-queen-shelf = Twoje księgi zaklęć
web-winter-queen-room = { $books ->
    [one] Miejsce na jeszcze { $books } księgę
    [few] Miejsce na jeszcze { $books } księgi
    [many] Miejsce na jeszcze { $books } ksiąg
   *[other] Miejsce na jeszcze { $books } księgi
}
web-winter-queen-hollow = Puste
web-winter-queen-bag = Woreczek
web-winter-queen-bag-left = { $crystals ->
    [one] W woreczku został { $crystals } kryształ: jaki?
    [few] W woreczku zostały { $crystals } kryształy: jakie?
    [many] W woreczku zostało { $crystals } kryształów: jakie?
   *[other] W woreczku zostało { $crystals } kryształu: jakie?
}
# Below the number itself
web-winter-queen-bag-words = { $crystals ->
    [one] kryształ został w woreczku
    [few] kryształy zostały w woreczku
    [many] kryształów zostało w woreczku
   *[other] kryształu zostało w woreczku
}
# The bag is empty: the last stage
web-winter-queen-turns-left = { $turns ->
    [one] pusty: została { $turns } tura
    [few] pusty: zostały { $turns } tury
    [many] pusty: zostało { $turns } tur
   *[other] pusty: zostało { $turns } tury
}
web-winter-queen-first = Pierwszy gracz
web-winter-queen-books-of = { $books ->
    [0] { $player }: brak ksiąg zaklęć
    [one] { $player }: { $books } księga zaklęć
    [few] { $player }: { $books } księgi zaklęć
    [many] { $player }: { $books } ksiąg zaklęć
   *[other] { $player }: { $books } księgi zaklęć
}
web-winter-queen-no-books = Jeszcze brak ksiąg zaklęć.
# whose holder it is: the seats on either side
web-winter-queen-far = Między graczami: { $a }, { $b }

## Why?

web-winter-queen-ask-page = { FORM($effect) }: ile to punktów?
web-winter-queen-ask-holder = Podstawka { $holder }: co na niej leży?
web-winter-queen-now = teraz { $vp } PZ
# with the crystal that is held on this page
web-winter-queen-then = wtedy { $vp } PZ
# the most it could be worth after this move
web-winter-queen-best = najlepiej { $vp }
web-winter-queen-on-the-map = Na mapie: ile da po twoim ruchu.
web-winter-queen-show-me = Pokaż ten efekt
