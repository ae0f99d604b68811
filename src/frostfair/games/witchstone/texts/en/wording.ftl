### Witchstone for every screen: who is waited for, what a choice does and what follows, the queue, answers.

ws-text = { $text }
ws-tile = { FORM($kind) }+{ FORM($kind2) }
ws-location = { FORM($place) } { $location }
ws-minus = −{ count-vp }
ws-labelled = { $label }: { $follows }

## While another player decides

ws-wait-tile = { $player } is choosing a spell tile and its place.
ws-wait-tower = { $player } is choosing a tower.
ws-wait-begin = { $player } is choosing which kind of actions comes first.
ws-wait-crystal-out = { $player } is taking a crystal out of the cauldron.
ws-wait-draw = { $player } is drawing a tile.
ws-wait-any = { $player } is choosing a kind of actions.
ws-wait-kind = { $n ->
    [0] { $player } has no { FORM($kind) } actions left, but may still use what they brought.
    [one] { $player } has one { FORM($kind) } action left.
   *[other] { $player } has { $n } { FORM($kind) } actions left.
}

## What a choice does

ws-offer-hold = Take the tile { $tile } in hand.
ws-offer-place = Place the tile: { FORM($kind) } on { $hex }, { FORM($kind2) } to the { FORM($direction) } of it.
ws-offer-discard = Throw the tile { $tile } away.
ws-offer-begin = Begin with the { FORM($kind) } actions.
ws-offer-draw = Draw a tile; your turn is over then.
ws-offer-done = Let go of what is left.
ws-offer-reach = Take a crystal out of your cauldron, at a cost.
ws-offer-step = Go one step on the pentagram.
ws-offer-lay-witch = Lay a witch beside your tower.
ws-offer-boost = { $strength ->
    [1] Use a single boost: one more action.
   *[other] Use a double boost: { $strength } more actions.
}
ws-offer-choose = Choose two { FORM($kind) } actions.
ws-offer-token = Use the { FORM($kind) } token{ $black ->
    [yes] {" "}that the black crystal brought.
   *[no] .
}
ws-offer-tower = Put your large witch on { $location }.
ws-offer-scroll = Take the scroll on place { $place }.
ws-offer-wand = Go { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} on the wand.
ws-offer-send = Send a witch to { $location }.
ws-offer-energy = Put an energy on { $connection }.
ws-offer-remove = Take the crystal on { $hex } out of your cauldron.
ws-offer-use = Use the special tile { $tile } once, for { FORM($kind) }.
ws-offer-lay = Lay the special tile { $tile } on { $hex }, for good.
ws-offer-move = Move the crystal from { $start } to { $hex }.
ws-offer-move-rim = Move the crystal from { $start } to the { FORM($rim) } rim.
ws-offer-put-shelf = Put { ws-the-crystal } on the { FORM($rim) } shelf.
ws-offer-put-bottom = Put { ws-the-crystal } from the { FORM($rim) } rim on the bottom shelf, for the { FORM($token) } token.
ws-offer-put-nothing = Put { ws-the-crystal } from the { FORM($rim) } rim on the bottom shelf; no token is left.
ws-offer-put-aside = Set { ws-the-crystal } from the { FORM($rim) } rim aside; both shelves are full.
ws-the-crystal = { $black ->
    [yes] the black crystal
   *[no] a crystal
}

## Choices under their headings

ws-section-tower = Towers
ws-section-hold = Your tiles, with their best place
ws-section-discard = No tile fits any more: which one goes?
ws-section-begin = First
ws-section-else = Or
ws-section-cost = At a cost
ws-section-gained = Gained
ws-section-choose = Two actions of a kind
ws-section-remove = Out of the cauldron
ws-section-energy = Connections
ws-section-witches = Lay a witch, or send one out
ws-section-step = Pentagram
ws-section-wand = Wand
ws-section-scroll = Scrolls
ws-section-shelve = { $black ->
    [yes] The black crystal on the { FORM($kind) } rim
   *[no] A crystal on the { FORM($kind) } rim
}
ws-heading-place = Place { FORM($kind) } on { $hex }
ws-heading-use = Use the special tile { $tile } once
ws-heading-lay = Lay the special tile { $tile } for good
ws-heading-move = Move { $crystal } on { $hex }
ws-choice-way = { FORM($direction) }, { FORM($kind) } on { $hex }
ws-choice-draw = Draw a tile and end your turn
ws-choice-done = Let the rest go
ws-choice-on = Go on
ws-choice-reach = Take a crystal out
ws-choice-boost = { $strength ->
    [1] Use a single boost
   *[other] Use a double boost
}
ws-choice-token = { $black ->
    [yes] Use the { FORM($kind) } token of the black crystal
   *[no] Use the { FORM($kind) } token
}
ws-choice-lay-witch = Lay a witch beside your tower
ws-choice-step = One step
ws-choice-wand = { $spaces ->
    [one] One space
   *[other] { $spaces } spaces
}
ws-choice-use = For { FORM($kind) }
ws-choice-move-rim = To the { FORM($rim) } rim
ws-choice-put-shelf = To the { FORM($rim) } shelf
ws-choice-put-bottom = To the bottom shelf, for the { FORM($token) } token
ws-choice-put-nothing = To the bottom shelf, no token is left
ws-choice-put-aside = Aside, both shelves are full
ws-crystal = a crystal
ws-crystal-black = the black crystal
ws-crystal-at = { $crystal } on { $hex }

## What follows from a choice

ws-note-hold = best { $groups } at { $hex } { FORM($direction, form: "short") }
ws-note-lost = lost: { $lost }
ws-note-more = +{ $actions }
ws-note-token = token: { $gives }
ws-note-completes = completes it
ws-note-energy = { $n } of { $length }, { count-vp } when complete
ws-note-supply = { $supply } in your supply
ws-note-cost = { $n ->
    [one] one action
   *[other] { $n } actions
}
ws-note-pale = a pale space
ws-note-wand = to { $space }: { $gives }{ $front ->
    [yes] {" "}(in front)
   *[no] { "" }
}
ws-note-prophecy = { count-vp } as you stand now
ws-groups = { $groups }
ws-groups-then = { $groups }, then { $actions }
ws-actions = { $n } { FORM($kind) }
ws-promise = { $actions } ({ $gives })
ws-promise-scroll = { $n ->
    [one] the scroll on place 1
   *[other] one of the first { $n } scrolls
}
ws-promise-nothing = { $actions } (nothing to do with it)
ws-give-owl = owl tile { $value }
ws-give-special = special tile { $tile }
ws-give-special-any = the next special tile
ws-give-silver = { count-vp } for { FORM($what) }
ws-give-any = { $n } of any kind
ws-give-token = { FORM($token) } token
ws-nothing = nothing
ws-foreseen = Then: { $note }.

## What is owed

ws-queue = { ws-when }: { $owed }.
ws-queue-of = { ws-when }: { $player }, { $owed }.
ws-when = { $when ->
    [either] Next, in either order
    [then] Then
   *[now] Now
}
ws-owed-from = { $owed } { $origin }
ws-owed-and = { $owed }; { $held }
ws-owed-tile = place a spell tile; its two groups are the actions
ws-owed-tower = put the large witch on a tower
ws-owed-crystal-out = take a crystal out of the cauldron
ws-owed-draw = draw a tile
ws-owed-actions = { $n ->
    [0] { FORM($kind) }: no actions left
    [one] one { FORM($kind) } action
   *[other] { $n } { FORM($kind) } actions
}
ws-owed-scroll = { $n ->
    [0] scroll: no actions left
    [one] the scroll on place 1
   *[other] one of the first { $n } scrolls
}
ws-owed-spaces = { $n ->
    [one] what one more space of the wand gives
   *[other] what { $n } more spaces of the wand give
}
ws-owed-held = still to use: { $held }
ws-held-token = the { FORM($kind) } token
ws-held-black-token = the { FORM($kind) } token (3 actions)
ws-held-special = the special tile { $tile }
ws-held-rim = a crystal on the { FORM($kind) } rim
ws-held-black-rim = the black crystal on the { FORM($kind) } rim
ws-from-tile = from the tile at { $which }
ws-from-token = from the { FORM($which) } token
ws-from-shelf = from the { FORM($which) } shelf
ws-from-special = from the special tile { $which }
ws-from-wand = from space { $which } of the wand
ws-from-dark = from the empty dark space { $which } of the pentagram

## Why? (points, groups, ways, spaces)

ws-why-at-end = At the end: { FORM($source) }, { count-vp } ({ $rule }).
ws-why-group = { $player } has { $n ->
    [one] a single { FORM($kind) } symbol
   *[other] { $n } connected { FORM($kind) } symbols
}: { $hexes }.
ws-why-boost = { $scroll }. Unused, it is worth { count-vp } at the end.
ws-why-way = A witch of { $player } comes to { $location } for { ws-note-cost } ({ $way }).
ws-why-no-way = No completed connections lead { $player } to { $location }.
ws-why-location = { FORM($place) } { $location }: { $has ->
    [token] { FORM($token) } token
   *[nothing] no token
}{ $n ->
    [0] .
   *[other] ; witches: { $players }.
}
ws-why-connection = { $connection } has { $n ->
    [one] one space
   *[other] { $n } spaces
}: { count-vp } when complete.
ws-why-owner = { $player } has filled { $n } of { $length }.
ws-why-blank = Space { $space } of the wand gives nothing.
ws-why-bonus = Space { $space } of the wand gives { $gives }, twice that to an owl in front (now on { $front }).
ws-why-silver = Space { $space } of the wand: { count-vp } for each of your { FORM($what) }.
ws-why-silver-now = For you that is { count-vp } now.
ws-why-pentagram = Space { $space } of the pentagram: { $gives }.
ws-why-shelf = { $sort ->
    [bottom] The bottom shelf gives a token of your choice for a crystal
   *[symbol] The { FORM($kind) } shelf gives 2 actions for a crystal, 4 for the black one
}; free vials: { $n } of { $vials }.
ws-why-round = The game ends after { $rounds } rounds.
ws-why-no-prophecy = No prophecies yet.
ws-why-full = { $scroll }: { count-vp }, fulfilled in full ({ $rule }).
ws-why-order = { $scroll }: { count-vp } now; { $more } VP with the next place, a { FORM($place) } ({ $rule }).
ws-why-count = { $scroll }: { count-vp } now with { $unit }; { $more } VP with { $need } ({ $rule }).
ws-why-rank = { $scroll }: { count-vp } with bonus space { $rank }; it can’t change any more ({ $rule }).
ws-why-no-rank = { $scroll }: { count-vp } now; send a witch to the Witchstone for more ({ $rule }).
