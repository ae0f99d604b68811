### Names from data, with their forms. Ids are those of the component files.
### Forms of colours: f and pl with the case; f-gen also serves as dative, instrumental and prepositional.
### .crystal agrees with льдина; .in, .into and .from bring their preposition; .pile stands on a pile, .short on the map.

wq-colour-blue = синий
    .letter = С
    .crystal = синяя
    .f-nom = синяя
    .f-gen = синей
    .f-acc = синюю
    .pl-nom = синие
    .pl-gen = синих
wq-colour-green = зелёный
    .letter = З
    .crystal = зелёная
    .f-nom = зелёная
    .f-gen = зелёной
    .f-acc = зелёную
    .pl-nom = зелёные
    .pl-gen = зелёных
wq-colour-yellow = жёлтый
    .letter = Ж
    .crystal = жёлтая
    .f-nom = жёлтая
    .f-gen = жёлтой
    .f-acc = жёлтую
    .pl-nom = жёлтые
    .pl-gen = жёлтых
wq-colour-purple = фиолетовый
    .letter = Ф
    .crystal = фиолетовая
    .f-nom = фиолетовая
    .f-gen = фиолетовой
    .f-acc = фиолетовую
    .pl-nom = фиолетовые
    .pl-gen = фиолетовых
wq-colour-red = красный
    .letter = К
    .crystal = красная
    .f-nom = красная
    .f-gen = красной
    .f-acc = красную
    .pl-nom = красные
    .pl-gen = красных
wq-zone-red = красная провинция
    .gen = красной провинции
    .in = в красной провинции
    .into = в красную провинцию
    .from = из красной провинции
    .pile = красная
    .short = кра
wq-zone-green = зелёная провинция
    .gen = зелёной провинции
    .in = в зелёной провинции
    .into = в зелёную провинцию
    .from = из зелёной провинции
    .pile = зелёная
    .short = зел
wq-zone-purple = фиолетовая провинция
    .gen = фиолетовой провинции
    .in = в фиолетовой провинции
    .into = в фиолетовую провинцию
    .from = из фиолетовой провинции
    .pile = фиолетовая
    .short = фио
wq-zone-blue = синяя провинция
    .gen = синей провинции
    .in = в синей провинции
    .into = в синюю провинцию
    .from = из синей провинции
    .pile = синяя
    .short = син
wq-zone-domain = королевские владения
    .gen = королевских владений
    .in = в королевских владениях
    .into = в королевские владения
    .short = вла
wq-effect-forest_wisps = Лесные огоньки
wq-effect-forest_wisps_red = Лесные огоньки (красные)
wq-effect-forest_wisps_blue = Лесные огоньки (синие)
wq-effect-forest_wisps_purple = Лесные огоньки (фиолетовые)
wq-effect-forest_wisps_yellow = Лесные огоньки (жёлтые)
wq-effect-forest_wisps_green = Лесные огоньки (зелёные)
wq-effect-rose_of_the_winds = Роза ветров
wq-effect-border_keeper = Страж границ
wq-effect-magical_clouds = Волшебные облака
wq-effect-bright_way = Яркий путь
wq-effect-northern_lights = Северное сияние
wq-effect-polar_star = Полярная звезда
wq-effect-arcane_knowledge = Тайное знание
game-winter_queen = Зимняя королева
game-winter_queen-about = Выкладывайте льдины, сплетайте чары, зажигайте поле.
direction-E = восток
    .toward = на восток
    .short = В
direction-NE = северо-восток
    .toward = на северо-восток
    .short = СВ
direction-NW = северо-запад
    .toward = на северо-запад
    .short = СЗ
direction-W = запад
    .toward = на запад
    .short = З
direction-SW = юго-запад
    .toward = на юго-запад
    .short = ЮЗ
direction-SE = юго-восток
    .toward = на юго-восток
    .short = ЮВ

## Points, as every game counts them

count-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очка
}
