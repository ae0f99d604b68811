### Witchstone on the plain board: the table part by part.

ws-plain-players = Players
ws-plain-first = { $player } starts every round
ws-plain-name = Name
ws-plain-vp = VP
ws-plain-at-the-end = At the end
ws-plain-energies = Energies
ws-plain-witches = Witches
ws-plain-tokens = Tokens
ws-plain-specials = Special tiles
ws-plain-owls = Owl tiles
ws-plain-scrolls = Scrolls
ws-plain-witches-sum = { $supply } in supply, { $lying } lying, { $standing } standing
ws-plain-in-supply = In supply
ws-plain-lying = Lying
ws-plain-standing = Standing
ws-plain-gathered = Tokens, tiles and scrolls

ws-plain-hand = Your hand
ws-plain-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
ws-plain-held = { $tile }, held over the cauldron
ws-plain-your-cauldron = Your cauldron
ws-plain-cauldron-sum = { $hexes ->
    [one] one empty hex
   *[other] { $hexes } empty hexes
}, { $crystals ->
    [one] one crystal
   *[other] { $crystals } crystals
}
ws-plain-what = What
ws-plain-hexes = Where
ws-plain-group = { $n } ({ $hexes })
ws-plain-crystals = Crystals
ws-plain-black = Black crystal
ws-plain-on-rim = on the { FORM($kind) } rim
ws-plain-on-shelf = on the { FORM($kind) } shelf
ws-plain-aside = beside the screen
ws-plain-empty = Empty hexes
ws-plain-your-scrolls = Your scrolls
ws-plain-scrolls-of = Scrolls of { $player }
ws-plain-scrolls-sum = { $n ->
    [one] one scroll
   *[other] { $n } scrolls
}
ws-boost-used = { $scroll } (used)

ws-plain-ball = Crystal ball
ws-plain-tokens-sum = { $tokens ->
    [0] no tokens left
    [one] one token left
   *[other] { $tokens } tokens left
}
ws-plain-location = Location
ws-plain-kind = Kind
ws-plain-token = Token
ws-plain-tower = { $player } (own tower)
ws-plain-connections = Connections
ws-plain-connections-sum = { $n } begun or complete
ws-plain-connection = Connection
ws-plain-spaces = Spaces
ws-plain-energies-on = Filled
ws-plain-owner = Owner

ws-plain-pentagram = Pentagram
ws-plain-pentagram-sum = { $n ->
    [0] no special tiles in the stack
    [one] one special tile in the stack
   *[other] { $n } special tiles in the stack
}
ws-plain-space = Space
ws-plain-reward = Reward
ws-plain-owl-figures = Owls
ws-plain-no-owl = 2 VP, no owl tile is left
ws-plain-no-special = 2 actions of any kind, no special tile is left
ws-plain-wand = Wand
ws-plain-wand-sum = bonuses are doubled from space { $front } on
ws-plain-silver = { count-vp } for each of your { FORM($what) }

ws-plain-shelves = Shelves
ws-plain-shelf = Shelf
ws-plain-free-vials = Free vials
ws-plain-shelf-tokens = tokens below: { $tokens }
ws-plain-some = { $n ->
    [one] { FORM($token) }
   *[other] { $n } × { FORM($token) }
}
ws-plain-vials = { $player }: { $n }{ $black ->
    [yes] {" "}with the black one
   *[no] { "" }
}
ws-plain-offer = Scrolls on offer
ws-plain-deck = { $n } in the deck
ws-plain-place = Place
ws-plain-scroll = Scroll

## Read aloud: sections, rows, cells

ws-describe-section = { $title }: { $summary }.
ws-describe-line = { $line }.
ws-describe-row = { $name }: { $cells }.
ws-describe-cell = { $column } { $value }
