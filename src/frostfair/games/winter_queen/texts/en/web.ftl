### Winter Queen in the browser: the board and its explanations. What choices do and what happened is in the game's own files.

## Choosing

web-winter-queen-held = Place your { FORM($colour) } crystal on a glowing space or page
    .short = Place your { FORM($colour) } crystal
# $place is a space (b3) or a page of one's own (2L)
web-winter-queen-waiting = Choose the crystal for { $place }
# The button of the action bar; $vp is what the book would score now
web-winter-queen-activate = Activate book { $book } ({ $vp } VP)
# The same on the book itself, where there is little room
web-winter-queen-activate-short = Activate: { $vp } VP
web-winter-queen-take = Take the book
web-winter-queen-skip = Take no book
web-winter-queen-pass = Pass

## The table

web-winter-queen-map = The map
web-winter-queen-shelf = Your spell books
web-winter-queen-room = { $books ->
    [one] Room for one more book
   *[other] Room for { $books } more books
}
web-winter-queen-hollow = Empty
web-winter-queen-bag = The bag
web-winter-queen-bag-left = { $crystals ->
    [one] { $crystals } crystal left in the bag: which?
   *[other] { $crystals } crystals left in the bag: which?
}
# Below the number itself
web-winter-queen-bag-words = { $crystals ->
    [one] crystal left in the bag
   *[other] crystals left in the bag
}
# The bag is empty: the last stage
web-winter-queen-turns-left = { $turns ->
    [one] empty: { $turns } turn left
   *[other] empty: { $turns } turns left
}
web-winter-queen-first = First player
web-winter-queen-books-of = { $books ->
    [0] { $player }: no spell books
    [one] { $player }: { $books } spell book
   *[other] { $player }: { $books } spell books
}
web-winter-queen-no-books = No spell books yet.
# whose holder it is: the seats on either side
web-winter-queen-far = Between { $a } and { $b }

## Why?

web-winter-queen-ask-page = { FORM($effect) }: what is it worth?
web-winter-queen-ask-holder = Holder { $holder }: what lies there?
web-winter-queen-now = { $vp } VP now
# with the crystal that is held on this page
web-winter-queen-then = { $vp } VP then
# the most it could be worth after this move
web-winter-queen-best = best { $vp }
web-winter-queen-on-the-map = On the map: its value after your move.
web-winter-queen-show-me = Show me this effect
