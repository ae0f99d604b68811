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
