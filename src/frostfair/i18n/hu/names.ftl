### Names from data, with their forms. Ids are those of the component files.

direction-E = kelet
    .toward = kelet felé
    .short = K
direction-NE = északkelet
    .toward = északkelet felé
    .short = ÉK
direction-NW = északnyugat
    .toward = északnyugat felé
    .short = ÉNy
direction-W = nyugat
    .toward = nyugat felé
    .short = Ny
direction-SW = délnyugat
    .toward = délnyugat felé
    .short = DNy
direction-SE = délkelet
    .toward = délkelet felé
    .short = DK

## Points, as every game counts them

count-vp = { $vp } pont
count-vp-acc = { $vp } pontot
count-vp-ins = { $vp } ponttal

# How a bot plays, in a few words
bot-strength = { $bot ->
    [novice] értelmesen, de rövidlátóan játszik
    [adept] megtervezi a körét, és kicsit előre is néz
    [master] több körrel előre néz
    [queen] ő lát a legmesszebbre: a legerősebb
    [greedy] minden körét végiggondolja
    [random] bármit lép: könnyű legyőzni
   *[other] { $bot }
}
