### Witchstone: names, the table, the questions, the log, the refusals, the scores.

## Names from data, with their forms

ws-kind-energy = energy
    .letter = E
ws-kind-witch = witch
    .letter = W
ws-kind-pentagram = pentagram
    .letter = P
ws-kind-crystal = crystal
    .letter = C
ws-kind-wand = wand
    .letter = A
ws-kind-scroll = scroll
    .letter = S
ws-kind-vp = 3 VP
    .letter = 3
ws-kind-bottom = bottom
ws-kind-any = any
ws-location-witchstone = Witchstone
ws-location-tower = tower
ws-location-village = village
ws-location-forest = forest
ws-location-castle = castle
ws-location-foreign_tower = foreign tower
ws-silver-connections = connections
    .short = con
ws-silver-witches = witches
    .short = wit
ws-silver-scrolls = scrolls
    .short = scr
ws-silver-tokens = tokens
    .short = tok
ws-silver-crystals = crystals on shelves
    .short = cry
ws-silver-specials = special tiles
    .short = spe

ws-source-connection = Connections
ws-source-witch = Witches sent out
ws-source-witchstone = At the Witchstone
ws-source-token = Tokens with VP
ws-source-empty_owls = Empty owl stacks
ws-source-silver_connections = Wand: connections
ws-source-silver_witches = Wand: witches
ws-source-silver_scrolls = Wand: scrolls
ws-source-silver_tokens = Wand: tokens
ws-source-silver_crystals = Wand: crystals
ws-source-silver_specials = Wand: special tiles
ws-source-removed_crystal = Crystals taken out
ws-source-owl_tiles = Owl tiles
ws-source-kept_tokens = Tokens gained
ws-source-kept_boosts = Unused boosts
ws-source-prophecy = Prophecies

## Scrolls

ws-scroll-double_boost = Boost: 2 more { $about } actions
ws-scroll-single_boost = Boost: 1 more action of any kind
ws-scroll-group = Great Group: { $about } (4, 5, 6 hexes)
ws-scroll-witches_in_order = Far and Wide: { $about } (witches)
ws-scroll-witches_on = Our Places: { $about } (1, 2, 3 witches)
ws-scroll-joined_in_order = Long Road to { $about }
ws-scroll-witchstone_rank = First at the Stone (third, second, first)
ws-scroll-witches = Full Ball (5, 7, 9 witches)
ws-scroll-lying = Witches in Waiting (1, 2, 3 lying)
ws-scroll-silver = Silver Trail (3, 4, 5 silver spaces)
ws-scroll-specials = Rare Spells (2, 3, 4 special tiles)
ws-scroll-scrolls = Learned (4, 5, 6 scrolls)
ws-scroll-tokens = Token Hoard (4, 5, 7 tokens)
ws-scroll-crystals = Crystal Shelves (3, 4, 5 crystals)
ws-short-double_boost = +2 { $about }
ws-short-single_boost = +1 any kind
ws-short-group = Great Group: { $about }
ws-short-witches_in_order = Far and Wide: { $about }
ws-short-witches_on = Our Places: { $about }
ws-short-joined_in_order = Long Road to { $about }
ws-short-witchstone_rank = First at the Stone
ws-short-witches = Full Ball
ws-short-lying = Witches in Waiting
ws-short-silver = Silver Trail
ws-short-specials = Rare Spells
ws-short-scrolls = Learned
ws-short-tokens = Token Hoard
ws-short-crystals = Crystal Shelves
ws-boosts-used = { $n ->
    [one] one used boost
   *[other] { $n } used boosts
}
ws-prophecy-level = { $scroll } { $level ->
    [not-fulfilled] (1 VP)
    [basic] (3 VP)
    [middle] (5 VP)
   *[full] (7 VP)
}

## The table

ws-round = Round { $round } of { $rounds }
ws-set-up = Set-up
ws-round-over = The game is over
ws-first = ♛
ws-at-the-end = (+{ $vp } at end)
ws-at-the-end-short = (+{ $vp })
ws-means = energy { $energies } · witches { $supply }, { $lying } lying, { $standing } out · tokens { $tokens } · specials { $specials } · owls { $owls }
ws-means-short = E { $energies } · W { $supply }/{ $lying }/{ $standing } · tokens { $tokens } · specials { $specials } · scrolls { $scrolls }
ws-round-short = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
ws-cauldron-of = Cauldron of { $player }
ws-left-out = Hidden (look NAME): { $parts }
ws-scrolls-gained = Scrolls: { $scrolls }
ws-just-now = Just now: placed { $tile }, { $total } ({ $gains })
ws-scrolls-folded = Scrolls: { $scrolls }, folded away
ws-pentagram = Pentagram: (7) owl tile, E/W special (+{ $stack })
ws-wand = Wand: 2W is a bonus, doubled for a player who ends on { $front } or beyond; (wit) scores your witches …
ws-shelves = Shelves
ws-shelf-bottom = bottom
ws-no-tokens = no tokens left
ws-offer = Scrolls on offer, { $deck } in the deck; with 3 scroll actions you choose from places 1 to 3
ws-hand = Hand
ws-legend = crystal ■ black one [E] token

## Questions

ws-prompt-tower = Put your large witch on a tower: 2 VP, and you use the token there at once.
ws-prompt-tile = Choose the spell tile to place on two adjacent empty hexes.
ws-prompt-place = Place { $tile }: first the hex, then the direction.
ws-prompt-begin = Your tile gives two kinds of actions: which comes first?
ws-prompt-crystal-out = Which crystal do you take out?
ws-prompt-draw = Draw a tile to end your turn.
ws-prompt-any = The dark space is empty: choose a kind, you have 2 actions of it.
ws-prompt-energy = { ws-left }: put an energy on a connection.
ws-prompt-witch = { ws-left }: lay a witch, or send a lying one out.
ws-prompt-pentagram = { ws-left }: step on, or stop.
ws-prompt-crystal = { ws-left }: move crystals, to an empty hex or to the rim.
ws-prompt-wand = { ws-left }, all in one move: how far does your owl go?
ws-prompt-scroll = Choose a scroll from { $actions ->
    [one] place 1.
   *[other] the first { $actions } places.
}
ws-left = { $actions ->
    [one] One action left
   *[other] { $actions } actions left
}
ws-prompt-rim = A crystal is on the rim: choose its shelf now or later in this kind.
ws-prompt-special = Use the special tile once or lay it for good; you may go on first.
ws-prompt-after = { FORM($kind) }: no actions left, but you may still use what you gained.

ws-section-place = Where does { FORM($kind) } go? (hex, and { FORM($kind) } + { FORM($kind2) } actions at best)
ws-section-way = { FORM($kind) } on { $hex }: which way does the tile lie?
ws-section-lay-special = On which hex? ({ FORM($kind) } + { FORM($kind2) } there, then what this turn still gives if it grows)
ws-section-crystal = Move a crystal
ws-section-hex = To an empty hex (with its cost)
ws-section-rim = To the rim
ws-crystal-rims = { $crystal }, rim { $rims }
ws-rim-cost = { FORM($kind, form: "letter") } { $n }
ws-choice-lay-best = best at { $hex }: { $groups }

## What people type: moves, parts of the table

ws-move-hold = hold
ws-move-place = place
ws-move-discard = discard
ws-move-begin = begin
ws-move-draw = draw
ws-move-done = done
ws-move-reach = reach
ws-move-step = step
ws-move-lay = lay
ws-move-boost = boost
ws-move-choose = choose
ws-move-token = token
ws-move-tower = tower
ws-move-send = send
ws-move-remove = remove
ws-move-use = use
ws-move-move = move
ws-move-put = put
ws-move-black = black
ws-move-for = for
ws-move-shelf = shelf
ws-move-bottom = bottom
ws-move-aside = aside
ws-move-vp = vp
ws-part-players = players
ws-part-cauldron = cauldron
ws-part-map = map
ws-part-pentagram = pentagram
ws-part-wand = wand
ws-part-scrolls = scrolls
ws-part-shelves = shelves
ws-part-hand = hand

ws-help =
    Choose by number, or type the move itself:
    hold energy+witch           take a tile in hand
    place energy+witch b3 SE    its first symbol on b3, the second south-east of it
    begin witch                 which of the two kinds comes first
    energy W-T0                 an energy on a connection
    lay witch · send V2         witches
    step · wand 4 · scroll 3    pentagram, wand, the scroll of a place
    move b3 c4 · move b3 wand   a crystal to a hex or to a rim space
    put wand shelf              a crystal from the rim to its shelf
    put wand bottom witch       … to the bottom shelf, for the witch token
    use energy+witch for witch  a special tile once; lay energy+witch b3 for good
    token witch · boost 2       use a token; use a boost (2 or 1 actions)
    reach                       take a crystal out of the cauldron, at a cost
    done · draw                 let the rest go; draw a tile at the end
    Letters: E energy, W witch, P pentagram, C crystal, A wand, S scroll, 3 three VP.
    <E> printed, E/W special tile, [E] token, ◆ crystal, ■ the black one, o free space
    of a connection, ▲1 tower of seat 1, V2·12 witches of seats 1 and 2, W(5) next bonus.
    S1 to S6 are the scrolls on offer; 3 scroll actions let you choose from S1 to S3.
    look         the whole table, however large the screen; look map, look wand … one part
    look 2       the player at seat 2 and their cauldron
    why          points by source and rule, and what your prophecies still need
    why 2        the player at seat 2: cauldron and prophecies
    what         the best places for your tiles; what E+W for one tile

## The log, by kind of event

ws-log-round-began = Round { $round } begins.
ws-log-tile-held = { $player } takes the tile { $tile } in hand.
ws-log-tile-placed = { $player } places { $tile }: { FORM($kind) } on { $hex }, { FORM($kind2) } on { $other }.
ws-log-tile-discarded = { $player } has no room and throws the tile { $tile } away.
ws-log-tile-drawn = { $player } draws a tile{ $tile ->
    [none] .
   *[other] : { $tile }.
}
ws-log-actions-gained = { $player } { $sort ->
    [scroll] may take { $actions ->
        [one] the scroll on place 1
       *[other] one of the first { $actions } scrolls
    },
   *[other] { $joined ->
        [yes] adds { ws-log-n }
       *[no] has { ws-log-n }
    }
} { $origin }.
ws-log-n = { $actions ->
    [one] one { FORM($kind) } action
   *[other] { $actions } { FORM($kind) } actions
}
ws-log-actions-lost = { $player } lets { ws-log-n } go.
ws-log-boost-used = { $player } uses a boost: { $actions ->
    [one] one more { FORM($kind) } action
   *[other] { $actions } more { FORM($kind) } actions
}.
ws-log-token-taken = { $player } takes the { FORM($token) } token { $from ->
    [shelves] from below the shelves
   *[map] from { $location }
}.
ws-log-token-used = { $player } turns the { FORM($token) } token over{ $actions ->
    [0] .
    [one] {" "}for one action.
   *[other] {" "}for { $actions } actions.
}
ws-log-crystal-removed = { $player } takes { $black ->
    [yes] the black crystal
   *[no] a crystal
} on { $hex } out of the cauldron.
ws-log-tower-chosen = { $player } puts the large witch on the tower { $location }.
ws-log-energy-placed = { $player } puts an energy on { $connection }: { $filled } of { $length }.
ws-log-witch-laid = { $player } lays a witch beside their tower.
ws-log-witch-sent = { $player } sends a witch to { $location } ({ $way }): { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
ws-log-pentagram-stepped = { $player } steps to { $sort ->
    [owl] an owl space
    [special] a dark space
   *[pale] a pale space
} of the pentagram.
ws-log-owl-taken = { $player } takes the owl tile { $value }, worth { $value } VP at the end.
ws-log-special-taken = { $player } takes the special tile { $special }.
ws-log-special-revealed = The next special tile is { $special }.
ws-log-special-used = { $player } uses the special tile { $special } once, for { FORM($kind) }.
ws-log-special-laid = { $player } lays the special tile { $special } on { $hex }, for good.
ws-log-crystal-moved = { $player } moves { $black ->
    [yes] the black crystal
   *[no] a crystal
} from { $start } to { $where ->
    [rim] the { FORM($to) } rim
   *[hex] { FORM($to) }
}: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
ws-log-crystal-shelved = { $player } { $where ->
    [aside] sets a crystal aside: both shelves are full.
    [bottom] puts { $black ->
        [yes] the black crystal
       *[no] a crystal
    } on the bottom shelf.
   *[shelf] puts { $black ->
        [yes] the black crystal
       *[no] a crystal
    } on the { FORM($shelf) } shelf.
}
ws-log-wand-moved = { $player } goes from { $start } to { $to } on the wand.
ws-log-wand-bonus = { $player } reaches space { $space } of the wand: { $number } { FORM($kind) }{ $doubled ->
    [yes] , doubled in front.
   *[no] .
}
ws-log-scroll-taken = { $player } takes the scroll “{ $scroll }”.
ws-log-scroll-revealed = A new scroll on place 6: { $scroll }.

# Points (event points-scored), by source.
ws-log-scored-connection = { $player } completes { $connection }: { count-vp } ({ $rule }).
ws-log-scored-witch = { $player } has a witch standing at { $location }: { count-vp } ({ $rule }).
ws-log-scored-witchstone = { $player } takes bonus space { $rank } at the Witchstone: { count-vp } ({ $rule }).
ws-log-scored-token = { $player } scores a token: { count-vp } ({ $rule }).
ws-log-scored-empty_owls = { $player } finds no owl tile left: { count-vp } ({ $rule }).
ws-log-scored-silver_connections = { $player } passes silver on the wand, completed connections ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_witches = { $player } passes silver on the wand, witches in the crystal ball ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_scrolls = { $player } passes silver on the wand, scrolls ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_tokens = { $player } passes silver on the wand, tokens ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_crystals = { $player } passes silver on the wand, crystals on the shelves ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_specials = { $player } passes silver on the wand, special tiles ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-removed_crystal = { $player } pays for the crystal: −{ count-vp } ({ $rule }).
ws-log-scored-owl_tiles = { $player } adds owl tiles ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-kept_tokens = { $player } adds tokens ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-kept_boosts = { $player } adds unused boosts ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-prophecy = { $player } reads “{ $scroll }”, { $level ->
    [not-fulfilled] not fulfilled
    [basic] fulfilled at the basic level
    [middle] fulfilled at the middle level
   *[full] fulfilled in full
}: { count-vp } ({ $rule }).
ws-end-rounds-played = All 11 rounds are played: final scoring.

## Refusals, by reason

ws-refuse-draw-first = First draw a tile.
ws-refuse-no-tower = The large witch needs a tower.
ws-refuse-tower-first = First put your large witch on a tower.
ws-refuse-tower-taken = That tower is taken.
ws-refuse-hex-not-empty = That hex isn’t empty.
ws-refuse-hold-a-tile-first = First take this tile in hand.
ws-refuse-no-such-tile = You don’t have that tile.
ws-refuse-off-the-cauldron = That would lie beyond the edge of the cauldron.
ws-refuse-tile-first = First place a spell tile.
ws-refuse-tile-held-already = You hold a tile already: place it, or undo.
ws-refuse-choose-the-first-kind = First choose which kind of your tile begins.
ws-refuse-finish-the-kind-first = First finish the kind that is running, or let the rest go.
ws-refuse-crystal-first = First say which crystal you take out.
ws-refuse-no-crystal-left = Your cauldron holds no crystals any more.
ws-refuse-not-during-set-up = Crystals can’t be taken out before round 1.
ws-refuse-no-crystal-there = There is no crystal of yours.
ws-refuse-make-room-first = No tile fits: first take crystals out of your cauldron.
ws-refuse-nothing-fits = No tile fits any more: one of yours is thrown away.
ws-refuse-tile-fits = There is room for a tile, so none is thrown away.
ws-refuse-connection-complete = That connection is complete.
ws-refuse-no-actions-left = You have no actions of this kind left.
ws-refuse-no-energy-action = Energy is running: choose a connection, or let the rest go.
ws-refuse-not-joined-to-your-tower = That connection doesn’t begin at a location linked with your tower.
ws-refuse-finish-the-begun-connection = Finish the connection you have begun first.
ws-refuse-connection-of-another-player = Another player has already begun this connection.
ws-refuse-no-witch-in-supply = You have no witch left to lay.
ws-refuse-no-lying-witch = You have no witch lying at your tower.
ws-refuse-no-witch-action = Witches are running: lay one, send one, or let the rest go.
ws-refuse-no-way-leads-there = No completed connections lead there from your tower.
ws-refuse-not-enough-actions = You don’t have enough actions for that.
ws-refuse-your-witch-stands-there = A witch of yours stands there already.
ws-refuse-no-such-token = You hold no such token to use now.
ws-refuse-no-pentagram-action = The pentagram is running: step, or let the rest go.
ws-refuse-choose-a-kind = First choose the kind of your 2 actions.
ws-refuse-decide-the-special-tile = First use the special tile once or lay it for good.
ws-refuse-no-such-special-tile = You hold no such special tile to decide about.
ws-refuse-no-crystal-action = Crystals are running: move one, or let the rest go.
ws-refuse-no-such-token-there = That token doesn’t lie below the shelves.
ws-refuse-crystals-wait = First put the crystals on the rim on their shelves.
ws-refuse-no-crystal-waits-there = No crystal of yours waits on that rim space.
ws-refuse-shelf-full = That shelf is full.
ws-refuse-a-shelf-has-room = A shelf still has room, so the crystal goes there.
ws-refuse-no-wand-action = The wand is running: say how far, or let the rest go.
ws-refuse-beyond-the-last-space = The wand ends before that.
ws-refuse-no-scroll-action = Choose a scroll, or let it go.
ws-refuse-no-scroll-there = No scroll lies on that place.
ws-refuse-no-such-boost = You have no such boost for this kind.
ws-refuse-nothing-to-strengthen = No kind is running that a boost could strengthen.

## Why? (explain a score)

ws-why-ask = why 2 shows the player at seat 2; what shows the best places for your tiles.
ws-why-source = Points so far
ws-why-rule = Rule
ws-why-so-far = So far
ws-why-would = At the end: { $source }
ws-why-total = If it ended now
ws-unit-group = { $have ->
    [one] one hex
   *[other] { $have } hexes
} in the largest group
ws-unit-witches_on = { $have ->
    [one] one witch
   *[other] { $have } witches
} there
ws-unit-witches = { $have ->
    [one] one witch
   *[other] { $have } witches
} in the ball
ws-unit-lying = { $have ->
    [one] one lying witch
   *[other] { $have } lying witches
}
ws-unit-silver = { $have ->
    [one] one silver space
   *[other] { $have } silver spaces
}
ws-unit-specials = { $have ->
    [one] one special tile
   *[other] { $have } special tiles
}
ws-unit-scrolls = { $have ->
    [one] one scroll
   *[other] { $have } scrolls
}
ws-unit-tokens = { $have ->
    [one] one token
   *[other] { $have } tokens
}
ws-unit-crystals = { $have ->
    [one] one crystal
   *[other] { $have } crystals
} on shelves
ws-what-tile = { $letters } { $tile }
ws-what-place = {"  "}{ $groups }: { $places }
ws-what-no-room = {"  "}There is no room for it.
ws-no-seat = { $text } is not a seat; seats are 1 to { $seats }.
ws-no-part = { $text } is not a part of the table; available: { $parts }, and the seats.
ws-no-tile = { $text } is not a tile; try E+W or energy+witch.

## The end

ws-when-set-up = set-up
ws-when-end = end

ws-verdict = { $winners ->
    [one] { $players } wins with { $vp }, and the Witchstone glows.
   *[other] { $players } share the victory with { $vp }, and the Witchstone glows.
}
ws-verdict-wand = { $winners ->
    [one] { $players } wins: others have { $vp } too, but { $players } is ahead on the wand (WS-11.2).
   *[other] { $players } share the victory: others have { $vp } too, but they are ahead on the wand (WS-11.2).
}
