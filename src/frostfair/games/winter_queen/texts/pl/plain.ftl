### Winter Queen on the plain board: the table part by part, and what follows from a choice.

## The table

wq-plain-players = Gracze
wq-plain-first = Partię zaczyna { $player }
wq-plain-name = Imię
wq-plain-vp = Punkty
wq-plain-books = Księgi
wq-plain-your-books = Twoje księgi
wq-plain-books-of = Księgi: { $player }
wq-plain-books-sum = { $books ->
    [0] jeszcze żadnej
   *[other] { $books } z 3, teraz { count-vp }
}
wq-plain-page = Stronica
wq-plain-effect = Efekt
wq-plain-crystal = Kryształ
wq-plain-colour = { FORM($colour) }
wq-plain-map = Mapa
wq-plain-map-sum = { $spaces ->
    [0] brak pustych pól
    [one] { $spaces } puste pole
    [few] { $spaces } puste pola
    [many] { $spaces } pustych pól
   *[other] { $spaces } pustego pola
}
wq-plain-zone = Obszar
wq-plain-crystals = Kryształy
wq-plain-empty = Puste pola
wq-plain-depicted-at = { FORM($colour) } na { $space } (nadrukowany)
wq-plain-holders = Podstawki i woreczek
wq-plain-holder = Podstawka
wq-plain-reach = W zasięgu
wq-plain-bag = Woreczek
wq-plain-bag-sum = { $crystals ->
    [0] woreczek jest pusty
    [one] { $crystals } kryształ w woreczku
    [few] { $crystals } kryształy w woreczku
    [many] { $crystals } kryształów w woreczku
   *[other] { $crystals } kryształu w woreczku
}
wq-plain-piles = Stosy
wq-plain-piles-sum = { $books ->
    [0] nie ma już ksiąg
    [one] { $books } księga
    [few] { $books } księgi
    [many] { $books } ksiąg
   *[other] { $books } księgi
}
wq-plain-county = Hrabstwo
wq-plain-top = Wierzchnia księga

## Choices

wq-plain-activate = Aktywuj księgę
wq-plain-take = Weź księgę
wq-plain-return = Zwróć kryształ do woreczka
wq-plain-leave = Bez działania
wq-plain-pass = Pas
wq-plain-space = { $space }, { FORM($zone) }
wq-plain-own-page = Stronica { $page }, „{ FORM($effect) }”
wq-plain-own-book = Księga { $book }
wq-plain-any-book = potem księga z dowolnego hrabstwa
wq-plain-book = potem możliwa księga: { $pages }
wq-plain-change = stronica { $page }, punkty: { $before } → { $after }
