### Winter Queen: the table, the questions, the log, the refusals, the scores.

-book = { $number ->
    [pl] spell books
   *[sg] spell book
}
count-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

## The table

wq-pile = { FORM($county) }: { $books ->
    [one] { $books } book
   *[other] { $books } books
}
wq-holder = Holder { $holder }
wq-reach-you = within your reach ({ $players })
wq-reach = out of your reach ({ $players })
wq-bag = { $crystals ->
    [one] Bag, { $crystals } crystal:
   *[other] Bag, { $crystals } crystals:
}
wq-first = ♛
wq-points-hidden = VP face down
wq-page-empty = –
wq-status-last-stage = The bag is empty: { count-turns } to go before the final scoring.

## Questions and choices

wq-prompt-action = Your turn: place a crystal on the map or on a book, or activate a book.
    .short = Take a crystal, or activate
wq-prompt-last-stage = Your turn: place a crystal on the map or on a book.
    .short = Place a crystal
wq-prompt-pass = There is nothing you can do: pass.
    .short = Nothing can be done: pass
wq-prompt-book = You may take the top { -book } of the { FORM($county) }.
    .short = You may take a book
wq-prompt-book-any = You may take a { -book } from any county.
    .short = You may take any book
wq-prompt-return = Return one placed crystal from the map to the bag.
    .short = Return a crystal to the bag

wq-section-crystals = Place a crystal
wq-section-books = On a book of yours
wq-section-zone = { FORM($zone) } ({ $pages })
wq-section-domain = { FORM($zone) } (a book from any county)
wq-choice-crystal = { FORM($colour) }, holder { $holder }{ $crystals ->
    [1] , the last one: +1 VP
   *[other] { "" }
}
wq-choice-activate = Activate: { $pages }{ $n ->
    [one] .
   *[other] { " " }({ count-vp }), then return a crystal.
}
wq-choice-skip = Take no book.
wq-choice-pass = There is nothing you can do: pass.
wq-page-worth = { FORM($effect) } { count-vp }

wq-help =
    Choose by number, or type the move itself:
    R1-b3        the red crystal of holder 1 to the space b3
    R1-2L        … to the left page of your book 2
    use 2        activate your book 2
    take G       take the top book of the green county’s pile
    skip         take no book
    back b3      return the crystal of b3 to the bag
    pass         when there is nothing else you can do
    R1 shows where that crystal can go, b3 which crystals can go there.
    why          what your pages are worth now, and the best for empty ones
    why 2L       one page: value, counted spaces, all choices (2:1L: of seat 2)
    what R 2L    a red crystal on a page (GL: left page of the green pile’s book)
    what R       a red crystal on each space of the map

## The log, by kind of event

wq-log-crystal-placed = { $player } places a { FORM($colour) } crystal on { $space } { FORM($zone, form: "in") }.
    .brief = { $player } places { FORM($colour) } on { $space }
wq-log-page-charged = { $player } places a { FORM($colour) } crystal on page { $page }, { FORM($effect) }.
    .brief = { $player } puts { FORM($colour) } on { FORM($effect) }
wq-log-holder-emptied = { $player } takes the last crystal of holder { $holder }: { count-vp }.
    .brief = { $player } empties holder { $holder }
wq-log-holder-refilled = Holder { $holder } is refilled from the bag: { $crystals }.
    .brief = { "" }
wq-some-crystals = { $n } { FORM($colour) }
wq-log-last-stage-began = The bag is empty and the last stage begins: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
} after this one.
    .brief = The last stage begins
wq-log-book-taken = { $player } takes a { -book } from the { FORM($county) }: { FORM($effect) } and { FORM($effect2) }.
    .brief = { $player } takes { FORM($effect) } | { FORM($effect2) }
wq-log-book-revealed = The next { -book } of the { FORM($county) }: { FORM($effect) } and { FORM($effect2) }.
    .brief = { "" }
wq-log-book-declined = { $player } takes no { -book }.
wq-log-book-spent = Book { $book } of { $player } leaves the game with its crystals.
    .brief = { "" }
wq-log-crystal-returned = { $player } returns the { FORM($colour) } crystal of { $space } to the bag.
    .brief = { $player } returns { FORM($colour) } from { $space }
wq-log-turn-passed = { $player } can do nothing and passes.
    .brief = { $player } passes

# Scored pages (event effect-scored), by effect.
wq-log-scored-nothing = { $player } scores { count-vp } for { FORM($effect) } with a { FORM($colour) } crystal.
    .brief = { $player }: { FORM($effect) }
wq-log-scored-forest_wisps = { $player } scores { count-vp } for { FORM($effect) } with a { FORM($colour) } crystal (beside { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-rose_of_the_winds = { $player } scores { count-vp } for { FORM($effect) } with a { FORM($colour) } crystal (from { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-border_keeper = { $player } scores { count-vp } for { FORM($effect) } with a { FORM($colour) } crystal (on the edge: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-magical_clouds = { $player } scores { count-vp } for { FORM($effect) } with a { FORM($colour) } crystal (groups at { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-bright_way = { $player } scores { count-vp } for { FORM($effect) } with a { FORM($colour) } crystal ({ FORM($direction) } from { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-northern_lights = { $player } scores { count-vp } for { FORM($effect) } with a { FORM($colour) } crystal (zones of { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-polar_star = { $player } scores { count-vp } for { FORM($effect) } with a { FORM($colour) } crystal (empty beside { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-arcane_knowledge = { $player } scores { count-vp } for { FORM($effect) } with a { FORM($colour) } crystal (own books and those of { $opponent }).
    .brief = { $player }: { FORM($effect) }

# Why the game is over (event game-ended), by reason.
wq-end-turns-played = All turns are played: final scoring.
    .brief = Final scoring
wq-end-crystals-gone = The last crystal is placed: final scoring.
    .brief = Final scoring
wq-end-everybody-passed = Everyone has passed: final scoring.
    .brief = Final scoring

## Refusals, by reason

wq-refuse-pass-not-allowed = You can pass only when there is nothing else you can do.
wq-refuse-not-a-turn-action = Now you place a crystal or activate a book.
wq-refuse-pile-exhausted = That county has no { -book(number: "pl") } left.
wq-refuse-pile-of-another-county = Your crystal lies in another county: take its book or none.
wq-refuse-book-first = First decide about the { -book }.
wq-refuse-depicted-stays = A depicted crystal can’t be returned to the bag.
wq-refuse-nothing-to-return-there = There is no crystal on that space.
wq-refuse-return-first = First return a placed crystal from the map to the bag.
wq-refuse-no-such-holder = There is no such holder at this table.
wq-refuse-holder-out-of-reach = That holder is out of your reach.
wq-refuse-no-such-crystal = That holder has no crystal of this colour.
wq-refuse-space-occupied = That space already holds a crystal.
wq-refuse-no-such-book = You have no such { -book }.
wq-refuse-page-occupied = That page already holds a crystal.
wq-refuse-no-activation-now = The bag is empty, so books can no longer be activated.
wq-refuse-book-without-crystal = That { -book } has no crystal on it.

## Why? (explain a score)

wq-why-ask = Ask about a page (why 1L, why 2:1L for a page of seat 2), a crystal on a page (what R 1L, what R GL for a pile) or on the map (what R).
wq-why-page = { $page } { FORM($effect) } with a { FORM($colour) } crystal: { count-vp } now.
wq-why-empty = { $page } { FORM($effect) } would score now: { $colours }.
wq-why-colour = { FORM($colour) } { count-vp }
wq-why-nothing = Nothing on the table counts for it now.
wq-why-counted = Counted: { $spaces }.
wq-why-best = Best choice: { $choice }. Counted: { $spaces }.
wq-why-best-opponent = Best choice: { $opponent }. Counted: { $crystals }.
wq-why-others = Other choices for { count-vp }: { $choices }.
wq-why-way = { $space } { FORM($direction, form: "short") }
wq-mark-depicted = { $page } (depicted)
wq-what-no-pages = You have no page with a crystal yet, so nothing on the map counts for you.
wq-what-spaces = Your charged pages are worth { count-vp } now; on each empty space stands what a { FORM($colour) } crystal there would change.

wq-ask-no-page = { $text } is not a page; try 2L, 3:2L or GL.
wq-ask-no-crystal = { $text } is not a crystal; available: { $letters }.
wq-ask-pile-empty = { $page }: the { FORM($county) } has no books left.
wq-ask-no-book = { $page }: no book { $book }.
wq-ask-no-seat = No seat { $text }; seats are 1 to { $seats }.
wq-ask-one-page = Ask about one page: why 2L.
wq-ask-what = Ask for a crystal on a page (what R 2L), a page (what 2L) or a crystal (what R).

wq-rule-forest_wisps = Choose a crystal of either colour: 1 VP for each neighbour of the other colour ({ $rule }).
wq-rule-rose_of_the_winds = Choose a crystal: 1 VP for it and for each of its colour on the six lines from it ({ $rule }).
wq-rule-border_keeper = 1 VP for each crystal of the colour on the edge of the map ({ $rule }).
wq-rule-magical_clouds = 1 VP for each group of the colour, single crystals included ({ $rule }).
wq-rule-bright_way = Choose a crystal and a direction: 1 VP for each crystal in line until a gap or a colour comes again ({ $rule }).
wq-rule-northern_lights = 1 VP for each zone where the colour lies: four counties and the Queen’s Domain ({ $rule }).
wq-rule-polar_star = Choose a crystal: 1 VP for each empty space beside it ({ $rule }).
wq-rule-arcane_knowledge = Choose an opponent: 1 VP for each crystal of the colour on your books and theirs, depicted ones too ({ $rule }).

## The end

wq-source-holders = Last crystals
wq-verdict = { $winners ->
    [one] { $players } wins with { count-vp } and becomes Key Advisor to the Winter Queen.
   *[other] { $players } share the victory with { count-vp } and become Key Advisors to the Winter Queen.
}
