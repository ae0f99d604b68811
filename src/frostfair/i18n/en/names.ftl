### Names from data, with their forms. Ids are those of the component files.

wq-colour-blue = blue
    .letter = B
wq-colour-green = green
    .letter = G
wq-colour-yellow = yellow
    .letter = Y
wq-colour-purple = purple
    .letter = P
wq-colour-red = red
    .letter = R
wq-zone-red = red county
    .in = in the red county
    .short = red
wq-zone-green = green county
    .in = in the green county
    .short = grn
wq-zone-purple = purple county
    .in = in the purple county
    .short = pur
wq-zone-blue = blue county
    .in = in the blue county
    .short = blu
wq-zone-domain = Queen’s Domain
    .in = in the Queen’s Domain
    .short = dom
wq-effect-forest_wisps = Forest Wisps
wq-effect-forest_wisps_red = Forest Wisps (red)
wq-effect-forest_wisps_blue = Forest Wisps (blue)
wq-effect-forest_wisps_purple = Forest Wisps (purple)
wq-effect-forest_wisps_yellow = Forest Wisps (yellow)
wq-effect-forest_wisps_green = Forest Wisps (green)
wq-effect-rose_of_the_winds = Rose of the Winds
wq-effect-border_keeper = Border Keeper
wq-effect-magical_clouds = Magical Clouds
wq-effect-bright_way = Bright Way
wq-effect-northern_lights = Northern Lights
wq-effect-polar_star = Polar Star
wq-effect-arcane_knowledge = Arcane Knowledge
game-winter_queen = Winter Queen
game-winter_queen-about = Lay crystals, bind spells, light the map.
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
