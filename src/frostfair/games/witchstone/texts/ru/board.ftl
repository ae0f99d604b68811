### Witchstone in the browser: the drawn table. What choices do and what happened is in the game's own files.

## Choosing

# $hex was chosen before the tile that is to lie there
web-witchstone-waiting = Выберите плитку для клетки { $hex }
web-witchstone-held = Положите плитку: R поворачивает её
web-witchstone-held-touch = Коснитесь клетки, затем ещё раз
web-witchstone-lifted = Переместите кристалл на светящуюся клетку или на край
web-witchstone-place = Положить сюда
web-witchstone-turn = Повернуть плитку
web-witchstone-kind = { FORM($kind) }
web-witchstone-use = Применить раз: { FORM($kind) }
web-witchstone-lay-witch = Положить ведьму
web-witchstone-draw = Взять плитку

## What a choice would bring

# $vp has its sign
web-witchstone-later = { $vp } ПО в конце
web-witchstone-coming = затем { $n }
web-witchstone-usable = пригодится: { $n }
web-witchstone-freed = { $crystals ->
    [one] { $crystals } кристалл может выйти
    [few] { $crystals } кристалла могут выйти
    [many] { $crystals } кристаллов могут выйти
   *[other] { $crystals } кристалла могут выйти
}

## The table

web-witchstone-vp = { $vp } ПО
web-witchstone-hand = Ваши плитки заклинаний
web-witchstone-to-draw = { $tiles ->
    [0] закрытых нет
   *[other] закрытых: { $tiles }
}
web-witchstone-tile = Плитка заклинаний: { $tile }.
web-witchstone-special = Особая плитка ({ $tile }): положите её навсегда или примените один раз.
web-witchstone-no-scrolls = Свитков пока нет
web-witchstone-folded = За этим столом свитки скрыты
web-witchstone-watched = Чей котёл показан
web-witchstone-empty = пусто
web-witchstone-symbol = { FORM($kind) }
web-witchstone-symbols = { FORM($kind) } и { FORM($kind2) }
web-witchstone-rim = { $crystals ->
    [0] Край: { FORM($kind) }.
   *[other] Край: { FORM($kind) }, ждут кристаллы: { $crystals }.
}
web-witchstone-connection = { $owned ->
    [yes] { $connection }: { $player }, { $filled } из { $length }.
   *[no] { $connection }: { $length ->
        [one] { $length } свободная клетка
        [few] { $length } свободные клетки
        [many] { $length } свободных клеток
       *[other] { $length } свободных клеток
    }.
}
web-witchstone-lying = { $n ->
    [0] { $player }: лежащих ведьм нет.
   *[other] { $player }: лежащих ведьм: { $n }.
}
web-witchstone-pentagram-space = Клетка { $space }: { $sort ->
    [tile] особая плитка: { $tile }
    [special] два действия любого вида
    [owl] { $value ->
        [0] 2 ПО
       *[other] плитка совы: { $value }
    }
   *[pale] ничего
}{ $owls ->
    [0] .
   *[other] ; совы: { $players }.
}
web-witchstone-things-of = { $player }: всё имущество
web-witchstone-stat-energies = Оставшиеся заряды энергии
web-witchstone-stat-witches = Ведьмы в запасе
web-witchstone-stat-scrolls = Полученные свитки
web-witchstone-stat-tokens = Жетоны магии
web-witchstone-stat-owls = Ценность плиток сов

## Names on scrolls: signs say what they are about

web-witchstone-title-double_boost = Усиление
web-witchstone-title-single_boost = Усиление
web-witchstone-title-group = Большая группа
web-witchstone-title-witches_in_order = По всему свету
web-witchstone-title-witches_on = Наши места
web-witchstone-title-joined_in_order = Долгий путь

## On a phone

web-witchstone-zones = Части стола
web-witchstone-zone-cauldron = Котёл
web-witchstone-zone-ball = Шар
web-witchstone-zone-tracks = Треки
web-witchstone-zone-scrolls = Свитки
