### Witchstone on the plain board: the table part by part.

ws-plain-players = Игроки
ws-plain-first = каждый раунд начинает { $player }
ws-plain-name = Имя
ws-plain-vp = Очки
ws-plain-at-the-end = В конце
ws-plain-energies = Заряды
ws-plain-witches = Ведьмы
ws-plain-tokens = Жетоны магии
ws-plain-specials = Особые плитки
ws-plain-owls = Жетоны сов
ws-plain-scrolls = Свитки
ws-plain-witches-sum = в запасе { $supply }, лежат { $lying }, стоят { $standing }
ws-plain-in-supply = В запасе
ws-plain-lying = Лежат
ws-plain-standing = Стоят
ws-plain-gathered = Жетоны, плитки и свитки

ws-plain-hand = Ваша рука
ws-plain-tiles = { $n ->
    [one] { $n } плитка
    [few] { $n } плитки
    [many] { $n } плиток
   *[other] { $n } плитки
}
ws-plain-held = { $tile }, над котлом
ws-plain-your-cauldron = Ваш котёл
ws-plain-cauldron-sum = { $hexes ->
    [one] { $hexes } пустая клетка
    [few] { $hexes } пустые клетки
    [many] { $hexes } пустых клеток
   *[other] { $hexes } пустой клетки
}, { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
    [many] { $crystals } кристаллов
   *[other] { $crystals } кристалла
}
ws-plain-what = Что
ws-plain-hexes = Где
ws-plain-group = { $n } ({ $hexes })
ws-plain-crystals = Кристаллы
ws-plain-black = Чёрный кристалл
ws-plain-on-rim = на кромке ({ FORM($kind) })
ws-plain-on-shelf = на полке ({ FORM($kind) })
ws-plain-aside = возле ширмы
ws-plain-empty = Пустые клетки
ws-plain-your-scrolls = Ваши свитки
ws-plain-scrolls-of = Свитки: { $player }
ws-plain-scrolls-sum = { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
    [many] { $n } свитков
   *[other] { $n } свитка
}
ws-boost-used = { $scroll } (применено)

ws-plain-ball = Хрустальный шар
ws-plain-tokens-sum = { $tokens ->
    [0] жетонов не осталось
    [one] { $tokens } жетон магии
    [few] { $tokens } жетона магии
    [many] { $tokens } жетонов магии
   *[other] { $tokens } жетона магии
}
ws-plain-location = Локация
ws-plain-kind = Вид
ws-plain-token = Жетон магии
ws-plain-tower = { $player } (своя башня)
ws-plain-connections = Связи
ws-plain-connections-sum = начатых и завершённых: { $n }
ws-plain-connection = Связь
ws-plain-spaces = Места
ws-plain-energies-on = Занято
ws-plain-owner = Чья

ws-plain-pentagram = Пентаграмма
ws-plain-pentagram-sum = { $n ->
    [0] стопка особых плиток пуста
    [one] в стопке { $n } особая плитка
    [few] в стопке { $n } особые плитки
    [many] в стопке { $n } особых плиток
   *[other] в стопке { $n } особой плитки
}
ws-plain-space = Клетка
ws-plain-reward = Награда
ws-plain-owl-figures = Совы
ws-plain-no-owl = 2 очка, жетонов сов не осталось
ws-plain-no-special = 2 действия любого вида, особых плиток не осталось
ws-plain-wand = Палочка
ws-plain-wand-sum = бонусы двойные от клетки { $front }
ws-plain-silver = { count-vp } за каждую единицу: { FORM($what) }

ws-plain-shelves = Полки
ws-plain-shelf = Полка
ws-plain-free-vials = Свободные флаконы
ws-plain-shelf-tokens = жетоны магии под ними: { $tokens }
ws-plain-some = { $n ->
    [1] { FORM($token) }
   *[other] { $n } × { FORM($token) }
}
ws-plain-vials = { $player }: { $n }{ $black ->
    [yes] , среди них чёрный
   *[no] { "" }
}
ws-plain-offer = Открытые свитки
ws-plain-deck = в колоде { $n }
ws-plain-place = Место
ws-plain-scroll = Свиток

## Read aloud: sections, rows, cells

ws-describe-section = { $title }: { $summary }.
ws-describe-line = { $line }.
ws-describe-row = { $name }: { $cells }.
ws-describe-cell = { $column } { $value }
