### Witchstone in the browser: the drawn table. What choices do and what happened is in the game's own files.

## Choosing

# $hex was chosen before the tile that is to lie there
web-witchstone-waiting = Choose the tile for { $hex }
web-witchstone-held = Place the tile: R turns it
web-witchstone-held-touch = Tap a hex; tap again to place
web-witchstone-lifted = Move the crystal to a glowing hex or to the rim
web-witchstone-place = Place it here
web-witchstone-turn = Turn the tile
web-witchstone-kind = { FORM($kind) }
web-witchstone-use = Use once: { FORM($kind) }
web-witchstone-lay-witch = Lay a witch
web-witchstone-draw = Draw a tile

## What a choice would bring

# $vp has its sign
web-witchstone-later = { $vp } VP at the end
web-witchstone-coming = then { $n }
web-witchstone-usable = of use: { $n }
web-witchstone-freed = { $crystals ->
    [one] one crystal can come out
   *[other] { $crystals } crystals can come out
}

## The table

web-witchstone-vp = { $vp } VP
web-witchstone-hand = Your spell tiles
web-witchstone-to-draw = { $tiles ->
    [0] none face down
   *[other] { $tiles } face down
}
web-witchstone-tile = Spell tile { $tile }.
web-witchstone-special = Special tile { $tile }: lay it for good or use it once.
web-witchstone-no-scrolls = No scrolls yet
web-witchstone-folded = Scrolls are folded away at this table
web-witchstone-watched = Whose cauldron is shown
web-witchstone-empty = empty
web-witchstone-symbol = { FORM($kind) }
web-witchstone-symbols = { FORM($kind) } and { FORM($kind2) }
web-witchstone-rim = { $crystals ->
    [0] Rim: { FORM($kind) }.
    [one] Rim: { FORM($kind) }, one crystal waits.
   *[other] Rim: { FORM($kind) }, { $crystals } crystals wait.
}
web-witchstone-connection = { $owned ->
    [yes] { $connection }: { $player }, { $filled } of { $length }.
   *[no] { $connection }: { $length ->
        [one] one free space
       *[other] { $length } free spaces
    }.
}
web-witchstone-lying = { $n ->
    [0] { $player }: no lying witches.
    [one] { $player }: one lying witch.
   *[other] { $player }: { $n } lying witches.
}
web-witchstone-pentagram-space = Space { $space }: { $sort ->
    [tile] special tile { $tile }
    [special] two actions of any kind
    [owl] { $value ->
        [0] 2 VP
       *[other] owl tile { $value }
    }
   *[pale] nothing
}{ $owls ->
    [0] .
   *[other] ; owls: { $players }.
}
web-witchstone-things-of = { $player }: all they own
web-witchstone-stat-energies = Energies left
web-witchstone-stat-witches = Witches in the supply
web-witchstone-stat-scrolls = Scrolls gained
web-witchstone-stat-tokens = Magic tokens
web-witchstone-stat-owls = Value of the owl tiles

## Names on scrolls: signs say what they are about

web-witchstone-title-double_boost = Boost
web-witchstone-title-single_boost = Boost
web-witchstone-title-group = Great Group
web-witchstone-title-witches_in_order = Far and Wide
web-witchstone-title-witches_on = Our Places
web-witchstone-title-joined_in_order = Long Road

## On a phone

web-witchstone-zones = Parts of the table
web-witchstone-zone-cauldron = Cauldron
web-witchstone-zone-ball = Ball
web-witchstone-zone-tracks = Tracks
web-witchstone-zone-scrolls = Scrolls
