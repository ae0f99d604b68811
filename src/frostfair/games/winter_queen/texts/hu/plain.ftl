### Winter Queen on the plain board: the table part by part, and what follows from a choice.

## The table

wq-plain-players = Játékosok
wq-plain-first = { $player } kezdett
wq-plain-name = Név
wq-plain-vp = Pont
wq-plain-books = Könyv
wq-plain-your-books = A könyveid
wq-plain-books-of = Könyvek: { $player }
wq-plain-books-sum = { $books ->
    [0] még nincs
   *[other] { $books } a 3-ból, most { count-vp }
}
wq-plain-page = Oldal
wq-plain-effect = Hatás
wq-plain-crystal = Kristály
wq-plain-colour = { FORM($colour) }
wq-plain-map = Térkép
wq-plain-map-sum = { $spaces ->
    [0] nincs üres mező
   *[other] { $spaces } üres mező
}
wq-plain-zone = Terület
wq-plain-crystals = Kristályok
wq-plain-empty = Üres mezők
wq-plain-depicted-at = { FORM($colour) } ({ $space }, előrajzolt)
wq-plain-holders = Kristálytartók és zsák
wq-plain-holder = Tartó
wq-plain-reach = Eléri
wq-plain-bag = Zsák
wq-plain-bag-sum = { $crystals ->
    [0] a zsák üres
   *[other] { $crystals } kristály a zsákban
}
wq-plain-piles = Kupacok
wq-plain-piles-sum = { $books ->
    [0] nincs több könyv
   *[other] még { $books } könyv
}
wq-plain-county = Megye
wq-plain-top = Legfelső könyv

## Choices

wq-plain-activate = Könyv aktiválása
wq-plain-take = Könyv elvétele
wq-plain-return = Kristály vissza a zsákba
wq-plain-leave = Kihagyás
wq-plain-pass = Passz
wq-plain-space = { $space }, { FORM($zone) }
wq-plain-own-page = { $page } oldal, { FORM($effect) }
wq-plain-own-book = { $book }. könyv
wq-plain-any-book = utána könyv bármelyik megyéből
wq-plain-book = utána elvehető könyv: { $pages }
wq-plain-change = { $page } oldal: { $before } → { $after } pont
