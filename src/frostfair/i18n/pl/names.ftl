### Names from data, with their forms. Ids are those of the component files.

direction-E = wschód
    .toward = na wschód
    .short = W
direction-NE = północny wschód
    .toward = na północny wschód
    .short = PnW
direction-NW = północny zachód
    .toward = na północny zachód
    .short = PnZ
direction-W = zachód
    .toward = na zachód
    .short = Z
direction-SW = południowy zachód
    .toward = na południowy zachód
    .short = PdZ
direction-SE = południowy wschód
    .toward = na południowy wschód
    .short = PdW

## Points, as every game counts them

count-vp = { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
    [many] { $vp } punktów
   *[other] { $vp } punktu
}

# How a bot plays, in a few words
bot-strength = { $bot ->
    [novice] gra rozsądnie, ale krótkowzrocznie
    [adept] planuje swoją turę i patrzy trochę do przodu
    [master] patrzy kilka tur do przodu
    [queen] patrzy najdalej: najsilniejszy bot
    [greedy] przemyśla każdą swoją turę
    [random] robi cokolwiek: łatwo go pokonać
   *[other] { $bot }
}
