### Names from data, with their forms. Ids are those of the component files.

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

# How a bot plays, in a few words
bot-strength = { $bot ->
    [novice] играет разумно, но недальновидно
    [adept] планирует свой ход и смотрит немного вперёд
    [master] смотрит на несколько ходов вперёд
    [queen] смотрит дальше всех: самый сильный бот
    [greedy] продумывает каждый свой ход до конца
    [random] ходит как попало: обыграть легко
   *[other] { $bot }
}
