### Puzzles of Winter Queen: what is asked, and hints. $effect is the name of an effect, $rule the number of a rule.

## The aim, by what is done: a crystal on the map or on a page, the page's own crystal, a book activated

wq-puzzle-map = Place a crystal on the map so that { FORM($effect) } is worth { $vp }
wq-puzzle-page = Place a crystal on one of your pages so that { FORM($effect) } is worth { $vp }
wq-puzzle-charge = Choose the crystal that makes { FORM($effect) } worth { $vp }
wq-puzzle-book = Activate a book so that { FORM($effect) } is worth { $vp } afterwards
wq-puzzle-map-books = Place a crystal on the map so that your books are worth { $vp } in all
wq-puzzle-page-books = Place a crystal on one of your pages so that your books are worth { $vp } in all
wq-puzzle-take = Place a crystal so that you may take the book with { FORM($effect) }

## Hints: what it counts, what counts now, where to look

wq-hint-take = A crystal in a county lets you take that county’s top book. A crystal on an empty tile of the Queen’s Domain lets you choose any top book ({ $rule }).
wq-hint-take-now = Find the pile with { FORM($effect) } on top. Is there still an empty space in its county?
wq-hint-books = When the game ends, each of your pages with a crystal is scored ({ $rule }).
wq-hint-books-now = Your books are worth { count-vp } now.
wq-hint-empty-now = Page { $page } has no crystal yet, so nothing counts.
wq-hint-activate = Activate book { $book }, then see which crystal is in the way.
wq-hint-look = Try a { FORM($colour) } crystal { FORM($zone, form: "in") }.
wq-hint-look-page = Try a { FORM($colour) } crystal on page { $page }.

## What puzzles teach besides the effects

wq-teaches-domain = Queen’s Domain
wq-teaches-depicted = Depicted crystals
wq-teaches-last_stage = Last stage
