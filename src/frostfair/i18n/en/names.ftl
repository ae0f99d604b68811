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
