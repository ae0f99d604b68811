### Puzzles of Witchstone: what is asked, and hints. $rule is the number of a rule.

## The aim

ws-puzzle-turn = Make { $vp } VP with the rest of this turn
ws-puzzle-tile = Place { $tile } so that its symbols give { $n } actions together
# Instead of a place: what was tried is a whole turn
ws-puzzle-this-turn = This turn
ws-puzzle-others = { $others ->
    [0] That was the only way.
    [one] There is one other way.
   *[other] There are { $others } other ways.
}

## Hints: what it counts, what counts now, where to look

ws-hint-groups = A symbol gives as many actions as its group has hexes: all of its kind that hang together with it ({ $rule }).
ws-hint-printed = Printed symbols at the corners and special tiles belong to groups too ({ $rule }). One place may join two groups.
ws-hint-row = Its first symbol belongs in row { $row }.
ws-hint-turn = Each symbol of the tile gives its actions, and whatever they bring is played at once, before the second symbol ({ $rule }).
ws-hint-sources = The points come from: { $sources }.
ws-hint-begin = Begin with { FORM($kind) }.

## What puzzles teach

ws-teaches-tile = Tile and groups
ws-teaches-ways = Connections
ws-teaches-witches = Witches
ws-teaches-wand = Wand
ws-teaches-chain = Chains
