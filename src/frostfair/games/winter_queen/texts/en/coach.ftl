### Winter Queen's coach: where to look, what kind of move, what a loss teaches, where points come from.

## Where to look

wq-coach-where-zone = Look { FORM($zone, form: "in") }.
wq-coach-where-book = Look at your { -book } in place { $book }.
wq-coach-where-take = Look at the piles of { -book(number: "pl") }.
wq-coach-where-return = Look at the crystals round your score: one goes back into the bag.
wq-coach-where-all = Look at the whole table: there is little left to do.

## What kind of move

wq-coach-sort-place = Place a crystal on the map.
wq-coach-sort-charge = Place a crystal on one of your pages.
wq-coach-sort-activate = Activate a { -book }.
wq-coach-sort-take = Take a { -book }.
wq-coach-sort-decline = Take no { -book }.
wq-coach-sort-return = Return a crystal to the bag.
wq-coach-sort-pass = Pass.

## Lessons, by what went wrong

wq-lesson-activate-early = You activated too early: let the pages grow before you score them.
wq-lesson-activate-late = You waited too long: activate a { -book } when its pages are full and the map can’t improve them.
wq-lesson-activate-other = You activated the wrong { -book }: the other one was ripe.
wq-lesson-charge-early = You placed crystals on pages too early: the map was the better place for them.
wq-lesson-charge-late = You left pages empty: a crystal there counts for the rest of the game.
wq-lesson-charge-colour = You placed the wrong colour on a page: choose the one that counts most on the map.
wq-lesson-charge-page = You filled the wrong page first: begin with the one that is worth most.
wq-lesson-book-missed = You missed a { -book }: a space in the right county would have brought one.
wq-lesson-book-choice = You chose the wrong { -book }: look at what the map already counts for it.
wq-lesson-map-colour = You placed the wrong colour on the map: it helped others or nobody.
wq-lesson-map-space = You placed crystals on the wrong space: look at what your pages count there.
wq-lesson-return = You returned the wrong crystal: give back the one that your pages don’t need.
wq-lesson-pass = You passed, or didn’t, at the wrong moment.

## Where points come from, besides the effects

wq-coach-room = Room for { -book(number: "pl") }
