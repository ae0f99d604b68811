### Names from data, with their forms. Ids are those of the component files.

direction-E = east
    .short = E
direction-NE = north-east
    .short = NE
direction-NW = north-west
    .short = NW
direction-W = west
    .short = W
direction-SW = south-west
    .short = SW
direction-SE = south-east
    .short = SE

## Points, as every game counts them

count-vp = { $vp } VP

# How a bot plays, in a few words
bot-strength = { $bot ->
    [novice] plays sensibly but short-sightedly
    [adept] plans its turn and looks a little ahead
    [master] looks several turns ahead
    [queen] looks farthest ahead: the strongest of all
    [greedy] thinks every turn through
    [random] takes any move: easy to beat
   *[other] { $bot }
}
