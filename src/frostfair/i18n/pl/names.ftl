### Names from data, with their forms. Ids are those of the component files.
### Forms of colours: m (things, like kryształ) and pl with the case.
### .in and .from bring their preposition; .pile stands on a pile, .short on the map.

wq-colour-blue = niebieski
    .letter = N
    .m-gen = niebieskiego
    .m-ins = niebieskim
    .pl-nom = niebieskie
    .pl-gen = niebieskich
wq-colour-green = zielony
    .letter = Z
    .m-gen = zielonego
    .m-ins = zielonym
    .pl-nom = zielone
    .pl-gen = zielonych
wq-colour-yellow = żółty
    .letter = Ż
    .m-gen = żółtego
    .m-ins = żółtym
    .pl-nom = żółte
    .pl-gen = żółtych
wq-colour-purple = fioletowy
    .letter = F
    .m-gen = fioletowego
    .m-ins = fioletowym
    .pl-nom = fioletowe
    .pl-gen = fioletowych
wq-colour-red = czerwony
    .letter = C
    .m-gen = czerwonego
    .m-ins = czerwonym
    .pl-nom = czerwone
    .pl-gen = czerwonych
wq-zone-red = czerwone hrabstwo
    .gen = czerwonego hrabstwa
    .in = w czerwonym hrabstwie
    .from = z czerwonego hrabstwa
    .pile = czerwone
    .short = czer
wq-zone-green = zielone hrabstwo
    .gen = zielonego hrabstwa
    .in = w zielonym hrabstwie
    .from = z zielonego hrabstwa
    .pile = zielone
    .short = ziel
wq-zone-purple = fioletowe hrabstwo
    .gen = fioletowego hrabstwa
    .in = w fioletowym hrabstwie
    .from = z fioletowego hrabstwa
    .pile = fioletowe
    .short = fiol
wq-zone-blue = niebieskie hrabstwo
    .gen = niebieskiego hrabstwa
    .in = w niebieskim hrabstwie
    .from = z niebieskiego hrabstwa
    .pile = niebieskie
    .short = nieb
wq-zone-domain = Królewskie Włości
    .gen = Królewskich Włości
    .in = w Królewskich Włościach
    .short = włoś
wq-effect-forest_wisps = Leśne ogniki
wq-effect-forest_wisps_red = Leśne ogniki (czerwone)
wq-effect-forest_wisps_blue = Leśne ogniki (niebieskie)
wq-effect-forest_wisps_purple = Leśne ogniki (fioletowe)
wq-effect-forest_wisps_yellow = Leśne ogniki (żółte)
wq-effect-forest_wisps_green = Leśne ogniki (zielone)
wq-effect-rose_of_the_winds = Róża wiatrów
wq-effect-border_keeper = Strażnik granic
wq-effect-magical_clouds = Magiczne obłoki
wq-effect-bright_way = Świetlisty szlak
wq-effect-northern_lights = Zorza polarna
wq-effect-polar_star = Gwiazda Polarna
wq-effect-arcane_knowledge = Tajemna wiedza
game-winter_queen = Królowa Zimy
game-winter_queen-about = Kładź kryształy, splataj zaklęcia, rozświetl mapę.
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
