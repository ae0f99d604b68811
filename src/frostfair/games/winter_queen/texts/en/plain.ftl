### Winter Queen on the plain board: the table part by part, and what follows from a choice.

## The table

wq-plain-players = Players
wq-plain-first = { $player } began
wq-plain-name = Name
wq-plain-vp = VP
wq-plain-books = Books
wq-plain-your-books = Your books
wq-plain-books-of = Books: { $player }
wq-plain-books-sum = { $books ->
    [0] none yet
   *[other] { $books } of 3, worth { count-vp } now
}
wq-plain-page = Page
wq-plain-effect = Effect
wq-plain-crystal = Crystal
wq-plain-colour = { FORM($colour) }
wq-plain-map = Map
wq-plain-map-sum = { $spaces ->
    [0] no space is empty
    [one] { $spaces } space is empty
   *[other] { $spaces } spaces are empty
}
wq-plain-zone = Zone
wq-plain-crystals = Crystals
wq-plain-empty = Empty spaces
wq-plain-depicted-at = { FORM($colour) } on { $space } (depicted)
wq-plain-holders = Holders and bag
wq-plain-holder = Holder
wq-plain-reach = Reached by
wq-plain-bag = Bag
wq-plain-bag-sum = { $crystals ->
    [0] the bag is empty
    [one] { $crystals } crystal in the bag
   *[other] { $crystals } crystals in the bag
}
wq-plain-piles = Piles
wq-plain-piles-sum = { $books ->
    [0] no books left
    [one] { $books } book left
   *[other] { $books } books left
}
wq-plain-county = County
wq-plain-top = Top book

## Choices

wq-plain-activate = Activate a book
wq-plain-take = Take a book
wq-plain-return = Return a crystal to the bag
wq-plain-leave = Leave it
wq-plain-pass = Pass
wq-plain-space = { $space }, { FORM($zone) }
wq-plain-own-page = Page { $page }, { FORM($effect) }
wq-plain-own-book = Book { $book }
wq-plain-any-book = then a book from any county
wq-plain-book = then perhaps the book { $pages }
wq-plain-change = page { $page }: { $before } → { $after } VP
