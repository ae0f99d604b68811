### Witchstone: names, the table, the questions, the log, the refusals, the scores.

## Names from data, with their forms

ws-kind-energy = энергия
    .gen = энергии
    .letter = Э
ws-kind-witch = ведьма
    .gen = ведьмы
    .letter = В
ws-kind-pentagram = пентаграмма
    .gen = пентаграммы
    .letter = П
ws-kind-crystal = кристалл
    .gen = кристалла
    .letter = К
ws-kind-wand = палочка
    .gen = палочки
    .letter = Л
ws-kind-scroll = свиток
    .gen = свитка
    .letter = С
ws-kind-vp = 3 очка
    .letter = 3
ws-kind-bottom = нижняя
ws-kind-any = любое
ws-location-witchstone = Ведьмин камень
ws-location-tower = башня
ws-location-village = деревня
ws-location-forest = лес
ws-location-castle = замок
ws-location-foreign_tower = чужая башня
ws-silver-connections = связи
    .short = свя
ws-silver-witches = ведьмы
    .short = вед
ws-silver-scrolls = свитки
    .short = сви
ws-silver-tokens = жетоны магии
    .short = жет
ws-silver-crystals = кристаллы на полках
    .short = кри
ws-silver-specials = особые плитки
    .short = осо

ws-source-connection = Связи
ws-source-witch = Поставленные ведьмы
ws-source-witchstone = У Ведьмина камня
ws-source-token = Жетоны магии с очками
ws-source-empty_owls = Жетоны сов кончились
ws-source-silver_connections = Палочка: связи
ws-source-silver_witches = Палочка: ведьмы
ws-source-silver_scrolls = Палочка: свитки
ws-source-silver_tokens = Палочка: жетоны магии
ws-source-silver_crystals = Палочка: кристаллы
ws-source-silver_specials = Палочка: особые плитки
ws-source-removed_crystal = Убранные кристаллы
ws-source-owl_tiles = Жетоны сов
ws-source-kept_tokens = Полученные жетоны магии
ws-source-kept_boosts = Неприменённые усиления
ws-source-prophecy = Пророчества

## Scrolls

ws-scroll-double_boost = Усиление: ещё 2 действия ({ $about })
ws-scroll-single_boost = Усиление: ещё 1 действие любого вида
ws-scroll-group = Большая группа: { $about } (4, 5, 6 клеток)
ws-scroll-witches_in_order = По всему свету: { $about } (ведьмы)
ws-scroll-witches_on = Наши места: { $about } (ведьм: 1, 2, 3)
ws-scroll-joined_in_order = Долгий путь: { $about }
ws-scroll-witchstone_rank = Первенство у камня (третье, второе, первое место)
ws-scroll-witches = Полный шар (ведьм: 5, 7, 9)
ws-scroll-lying = Ведьмы в ожидании (лежащих: 1, 2, 3)
ws-scroll-silver = Серебряный след (серебряных клеток: 3, 4, 5)
ws-scroll-specials = Редкие чары (особых плиток: 2, 3, 4)
ws-scroll-scrolls = Книжная мудрость (свитков: 4, 5, 6)
ws-scroll-tokens = Клад жетонов (жетонов: 4, 5, 7)
ws-scroll-crystals = Хрустальные полки (кристаллов: 3, 4, 5)
ws-short-double_boost = +2 { $about }
ws-short-single_boost = +1 любое
ws-short-group = Большая группа: { $about }
ws-short-witches_in_order = По всему свету: { $about }
ws-short-witches_on = Наши места: { $about }
ws-short-joined_in_order = Долгий путь: { $about }
ws-short-witchstone_rank = Первенство у камня
ws-short-witches = Полный шар
ws-short-lying = Ведьмы в ожидании
ws-short-silver = Серебряный след
ws-short-specials = Редкие чары
ws-short-scrolls = Книжная мудрость
ws-short-tokens = Клад жетонов
ws-short-crystals = Хрустальные полки
ws-boosts-used = { $n ->
    [one] { $n } применённое усиление
    [few] { $n } применённых усиления
    [many] { $n } применённых усилений
   *[other] { $n } применённого усиления
}
ws-prophecy-level = { $scroll } { $level ->
    [not-fulfilled] (1 ПО)
    [basic] (3 ПО)
    [middle] (5 ПО)
   *[full] (7 ПО)
}

## The table

ws-round = Раунд { $round } из { $rounds }
ws-set-up = Подготовка
ws-round-over = Партия окончена
ws-first = ♛
ws-at-the-end = (+{ $vp } в конце)
ws-at-the-end-short = (+{ $vp })
ws-means = энергия { $energies } · ведьмы { $supply }, лёжа { $lying }, стоя { $standing } · жетоны { $tokens } · особые { $specials } · совы { $owls }
ws-means-short = Э { $energies } · В { $supply }/{ $lying }/{ $standing } · жетоны { $tokens } · особые { $specials } · свитки { $scrolls }
ws-round-short = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}
ws-cauldron-of = Котёл: { $player }
ws-left-out = Скрыто (look ИМЯ): { $parts }
ws-scrolls-gained = Свитки: { $scrolls }
ws-just-now = Только что: плитка { $tile }, { $total } ({ $gains })
ws-scrolls-folded = Свитков: { $scrolls }, свёрнуты
ws-pentagram = Пентаграмма: (7) сова, Э/В особая (+{ $stack })
ws-wand = Палочка: 2В — бонус, двойной от клетки { $front }; (вед) — очки за ваших ведьм …
ws-shelves = Полки
ws-shelf-bottom = нижняя
ws-no-tokens = жетонов не осталось
ws-offer = Открытые свитки, в колоде { $deck }; 3 действия свитка — выбор из мест 1–3
ws-hand = Рука
ws-legend = кристалл ■ чёрный [Э] жетон

## Questions

ws-prompt-tower = Поставьте старшую ведьму на башню: 2 очка, и жетон магии оттуда применяется сразу.
ws-prompt-tile = Выберите плитку заклинаний, чтобы положить её на две соседние пустые клетки.
ws-prompt-place = Положите плитку { $tile }: сначала клетка, потом направление.
ws-prompt-begin = Плитка даёт действия двух видов: с какого начнёте?
ws-prompt-crystal-out = Какой кристалл вы уберёте?
ws-prompt-draw = Возьмите плитку, чтобы завершить ход.
ws-prompt-any = Тёмная клетка пуста: выберите вид, у вас 2 таких действия.
ws-prompt-energy = { ws-left }: положите заряд энергии на связь.
ws-prompt-witch = { ws-left }: положите ведьму или поставьте лежащую.
ws-prompt-pentagram = { ws-left }: сделайте шаг или остановитесь.
ws-prompt-crystal = { ws-left }: переместите кристалл на пустую клетку или на кромку.
ws-prompt-wand = { ws-left }, всё одним ходом: как далеко пойдёт сова?
ws-prompt-scroll = { $actions ->
    [1] Возьмите свиток с места 1.
   *[other] Выберите свиток с мест 1–{ $actions }.
}
ws-left = { $actions ->
    [one] Осталось { $actions } действие
    [few] Осталось { $actions } действия
    [many] Осталось { $actions } действий
   *[other] Осталось { $actions } действия
}
ws-prompt-rim = Кристалл на кромке: выберите ему полку сейчас или позже, пока идут эти действия.
ws-prompt-special = Примените особую плитку один раз или положите её насовсем; можно сначала пойти дальше.
ws-prompt-after = { FORM($kind) }: действий не осталось, но полученное ещё можно применить.

ws-section-place = Куда положить символ «{ FORM($kind) }»? (клетка и действия: { FORM($kind) } + { FORM($kind2) })
ws-section-way = { FORM($kind) } на { $hex }: как ляжет плитка?
ws-section-lay-special = На какую клетку? (там { FORM($kind) } + { FORM($kind2) }, затем то, что ещё даст этот ход)
ws-section-crystal = Переместить кристалл
ws-section-hex = На пустую клетку (и её цена)
ws-section-rim = На кромку
ws-crystal-rims = { $crystal }, кромка: { $rims }
ws-rim-cost = { FORM($kind, form: "letter") } { $n }
ws-choice-lay-best = лучше всего на { $hex }: { $groups }

## What people type: moves, parts of the table

ws-move-hold = взять
ws-move-place = выложить
ws-move-discard = сбросить
ws-move-begin = начать
ws-move-draw = добрать
ws-move-done = готово
ws-move-reach = достать
ws-move-step = шаг
ws-move-lay = положить
ws-move-boost = усилить
ws-move-choose = выбрать
ws-move-token = жетон
ws-move-tower = башня
ws-move-send = послать
ws-move-remove = убрать
ws-move-use = применить
ws-move-move = двигать
ws-move-put = поставить
ws-move-black = чёрный
ws-move-for = как
ws-move-shelf = полка
ws-move-bottom = нижняя
ws-move-aside = отложить
ws-move-vp = очки
ws-part-players = игроки
ws-part-cauldron = котёл
ws-part-map = шар
ws-part-pentagram = пентаграмма
ws-part-wand = палочка
ws-part-scrolls = свитки
ws-part-shelves = полки
ws-part-hand = рука

ws-help =
    Выберите номер или введите сам ход:
    взять энергия+ведьма        взять плитку в руку
    выложить Э+В b3 ЮВ          первый символ на b3, второй к юго-востоку от него
    начать ведьма               какой из двух видов будет первым
    энергия W-T0                заряд энергии на связь
    положить ведьма             ведьма возле башни; послать V2 — поставить её
    шаг · палочка 4 · свиток 3  пентаграмма, палочка, свиток с места
    двигать b3 c4               кристалл на клетку; двигать b3 палочка — на кромку
    поставить палочка полка     кристалл с кромки на полку
    поставить Л нижняя В        … на нижнюю полку, за жетон ведьмы
    применить Э+В как В         особая плитка один раз; положить Э+В b3 — насовсем
    жетон В · усилить 2         применить жетон; усиление (2 или 1 действие)
    достать                     убрать кристалл из котла, за очки
    готово · добрать            отказаться от остального; в конце взять плитку
    Буквы: Э энергия, В ведьма, П пентаграмма, К кристалл, Л палочка, С свиток, 3 три очка.
    <Э> напечатано, Э/В особая плитка, [Э] жетон магии, ◆ кристалл, ■ чёрный, o свободное
    место связи, ▲1 башня места 1, V2·12 ведьмы мест 1 и 2, W(5) следующий бонус.
    С1–С6 — открытые свитки; 3 действия свитка дают выбор из С1–С3.
    look         весь стол, каким бы ни был экран; look шар, look палочка … — часть
    look 2       игрок на месте 2 и его котёл
    why          очки по источникам и правилам и чего не хватает пророчествам
    why 2        игрок на месте 2: котёл и пророчества
    what         лучшие места для плиток; what Э+В — для одной плитки

## The log, by kind of event

ws-log-round-began = Начинается раунд { $round }.
ws-log-tile-held = { $player } берёт в руку плитку { $tile }.
ws-log-tile-placed = { $player } кладёт плитку { $tile }: { FORM($kind) } на { $hex }, { FORM($kind2) } на { $other }.
ws-log-tile-discarded = { $player } сбрасывает плитку { $tile }: места нет.
ws-log-tile-drawn = { $player } берёт плитку{ $tile ->
    [none] .
   *[other] : { $tile }.
}
ws-log-actions-gained = { $player } { $sort ->
    [scroll] { $actions ->
        [1] может взять свиток с места 1
       *[other] может взять свиток с мест 1–{ $actions }
    }
   *[other] { $joined ->
        [yes] получает ещё { ws-log-n }
       *[no] получает { ws-log-n }
    }
} { $origin }.
ws-log-n = { $actions ->
    [one] { $actions } действие { FORM($kind, form: "gen") }
    [few] { $actions } действия { FORM($kind, form: "gen") }
    [many] { $actions } действий { FORM($kind, form: "gen") }
   *[other] { $actions } действия { FORM($kind, form: "gen") }
}
ws-log-actions-lost = { $player } не тратит { ws-log-n }.
ws-log-boost-used = { $player } применяет усиление: ещё { ws-log-n }.
ws-log-token-taken = { $player } берёт жетон магии ({ FORM($token) }) { $from ->
    [shelves] из-под полок
   *[map] с локации { $location }
}.
ws-log-token-used = { $player } применяет жетон магии ({ FORM($token) }){ $actions ->
    [0] .
    [one] : { $actions } действие.
    [few] : { $actions } действия.
    [many] : { $actions } действий.
   *[other] : { $actions } действия.
}
ws-log-crystal-removed = { $player } убирает из котла { $black ->
    [yes] чёрный кристалл
   *[no] кристалл
} ({ $hex }).
ws-log-tower-chosen = { $player } ставит старшую ведьму на башню { $location }.
ws-log-energy-placed = { $player } кладёт заряд энергии на связь { $connection }: { $filled } из { $length }.
ws-log-witch-laid = { $player } кладёт ведьму возле своей башни.
ws-log-witch-sent = { $player } ставит ведьму на { $location } ({ $way }): { $cost ->
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
ws-log-pentagram-stepped = { $player } делает шаг по пентаграмме на { $sort ->
    [owl] оранжевую клетку
    [special] тёмную клетку
   *[pale] светлую клетку
}.
ws-log-owl-taken = { $player } берёт жетон совы: { $value }, столько очков он даст в конце.
ws-log-special-taken = { $player } берёт особую плитку { $special }.
ws-log-special-revealed = Следующая особая плитка: { $special }.
ws-log-special-used = { $player } применяет особую плитку { $special } один раз: { FORM($kind) }.
ws-log-special-laid = { $player } кладёт особую плитку { $special } на { $hex } насовсем.
ws-log-crystal-moved = { $player } перемещает { $black ->
    [yes] чёрный кристалл
   *[no] кристалл
} ({ $start } → { $where ->
    [rim] кромка: { FORM($to) }
   *[hex] { FORM($to) }
}): { $cost ->
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
ws-log-crystal-shelved = { $player } { $where ->
    [aside] откладывает кристалл: обе полки заняты.
    [bottom] ставит { $black ->
        [yes] чёрный кристалл
       *[no] кристалл
    } на нижнюю полку.
   *[shelf] ставит { $black ->
        [yes] чёрный кристалл
       *[no] кристалл
    } на полку ({ FORM($shelf) }).
}
ws-log-wand-moved = { $player } продвигается по палочке: { $start } → { $to }.
ws-log-wand-bonus = { $player } достигает клетки { $space } палочки: { $number } × { FORM($kind) }{ $doubled ->
    [yes] , впереди всех вдвойне.
   *[no] .
}
ws-log-scroll-taken = { $player } берёт свиток «{ $scroll }».
ws-log-scroll-revealed = Новый свиток на месте 6: «{ $scroll }».

# Points (event points-scored), by source.
ws-log-scored-connection = { $player } завершает связь { $connection }: { count-vp } ({ $rule }).
ws-log-scored-witch = { $player } получает очки за ведьму на { $location }: { count-vp } ({ $rule }).
ws-log-scored-witchstone = { $player } занимает бонусное место { $rank } у Ведьмина камня: { count-vp } ({ $rule }).
ws-log-scored-token = { $player } получает очки за жетон магии: { count-vp } ({ $rule }).
ws-log-scored-empty_owls = { $player } не находит жетонов сов: { count-vp } ({ $rule }).
ws-log-scored-silver_connections = { $player } проходит серебряную клетку палочки, завершённые связи ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_witches = { $player } проходит серебряную клетку палочки, ведьмы в хрустальном шаре ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_scrolls = { $player } проходит серебряную клетку палочки, свитки ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_tokens = { $player } проходит серебряную клетку палочки, жетоны магии ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_crystals = { $player } проходит серебряную клетку палочки, кристаллы на полках ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_specials = { $player } проходит серебряную клетку палочки, особые плитки ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-removed_crystal = { $player } платит за кристалл: −{ count-vp } ({ $rule }).
ws-log-scored-owl_tiles = { $player } считает жетоны сов ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-kept_tokens = { $player } считает жетоны магии ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-kept_boosts = { $player } считает неприменённые усиления ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-prophecy = { $player } читает пророчество «{ $scroll }», { $level ->
    [not-fulfilled] не исполнено
    [basic] исполнено на базовом уровне
    [middle] исполнено на среднем уровне
   *[full] исполнено полностью
}: { count-vp } ({ $rule }).
ws-end-rounds-played = Все 11 раундов сыграны: итоговый подсчёт очков.

## Refusals, by reason

ws-refuse-draw-first = Сначала возьмите плитку.
ws-refuse-no-tower = Старшей ведьме нужна башня.
ws-refuse-tower-first = Сначала поставьте старшую ведьму на башню.
ws-refuse-tower-taken = В этой башне уже кто-то живёт.
ws-refuse-hex-not-empty = Эта клетка не пуста.
ws-refuse-hold-a-tile-first = Сначала возьмите эту плитку в руку.
ws-refuse-no-such-tile = У вас нет такой плитки.
ws-refuse-off-the-cauldron = Плитка вышла бы за край котла.
ws-refuse-tile-first = Сначала положите плитку заклинаний.
ws-refuse-tile-held-already = Плитка уже в руке: положите её или отмените шаг.
ws-refuse-choose-the-first-kind = Сначала выберите, с какого вида действий начать.
ws-refuse-finish-the-kind-first = Сначала закончите текущие действия или откажитесь от остальных.
ws-refuse-crystal-first = Сначала скажите, какой кристалл вы уберёте.
ws-refuse-no-crystal-left = В вашем котле больше нет кристаллов.
ws-refuse-not-during-set-up = До раунда 1 кристаллы убирать нельзя.
ws-refuse-no-crystal-there = Там нет вашего кристалла.
ws-refuse-make-room-first = Плитка не помещается: сначала уберите кристаллы из котла.
ws-refuse-nothing-fits = Плитки больше не помещаются: одну придётся сбросить.
ws-refuse-tile-fits = Место для плитки есть, поэтому сбросить её нельзя.
ws-refuse-connection-complete = Эта связь уже завершена.
ws-refuse-no-actions-left = Действий этого вида не осталось.
ws-refuse-no-energy-action = Идут действия энергии: выберите связь или откажитесь от остальных.
ws-refuse-not-joined-to-your-tower = Эта связь не начинается у локации, соединённой с вашей башней.
ws-refuse-finish-the-begun-connection = Сначала завершите начатую связь.
ws-refuse-connection-of-another-player = Эту связь уже строит другой игрок.
ws-refuse-no-witch-in-supply = У вас не осталось ведьм в запасе.
ws-refuse-no-lying-witch = У вашей башни нет лежащей ведьмы.
ws-refuse-no-witch-action = Идут действия ведьмы: положите или поставьте ведьму либо откажитесь от остальных.
ws-refuse-no-way-leads-there = От вашей башни туда не ведут завершённые связи.
ws-refuse-not-enough-actions = Для этого не хватает действий.
ws-refuse-your-witch-stands-there = Там уже стоит ваша ведьма.
ws-refuse-no-such-token = Такого жетона магии у вас сейчас нет.
ws-refuse-no-pentagram-action = Идут действия пентаграммы: сделайте шаг или откажитесь от остальных.
ws-refuse-choose-a-kind = Сначала выберите вид своих 2 действий.
ws-refuse-decide-the-special-tile = Сначала примените особую плитку один раз или положите её насовсем.
ws-refuse-no-such-special-tile = У вас нет такой особой плитки, о которой надо решить.
ws-refuse-no-crystal-action = Идут действия кристалла: переместите кристалл или откажитесь от остальных.
ws-refuse-no-such-token-there = Под полками нет такого жетона магии.
ws-refuse-crystals-wait = Сначала поставьте кристаллы с кромки на полки.
ws-refuse-no-crystal-waits-there = На этой клетке кромки нет вашего кристалла.
ws-refuse-shelf-full = Эта полка занята.
ws-refuse-a-shelf-has-room = На полке ещё есть место: кристалл встаёт туда.
ws-refuse-no-wand-action = Идут действия палочки: скажите, как далеко, или откажитесь от остальных.
ws-refuse-beyond-the-last-space = Палочка кончается раньше.
ws-refuse-no-scroll-action = Выберите свиток или откажитесь от него.
ws-refuse-no-scroll-there = На этом месте нет свитка.
ws-refuse-no-such-boost = Для этого вида у вас нет такого усиления.
ws-refuse-nothing-to-strengthen = Сейчас нет действий, которые можно усилить.

## Why? (explain a score)

ws-why-ask = why 2 показывает игрока на месте 2; what — лучшие места для ваших плиток.
ws-why-source = Очки до сих пор
ws-why-rule = Правило
ws-why-so-far = Всего
ws-why-would = В конце: { $source }
ws-why-total = Если бы конец был сейчас
ws-unit-group = { $have ->
    [one] { $have } клетка
    [few] { $have } клетки
    [many] { $have } клеток
   *[other] { $have } клетки
} в самой большой группе
ws-unit-witches_on = ведьм там — { $have }
ws-unit-witches = ведьм в шаре — { $have }
ws-unit-lying = лежащих ведьм — { $have }
ws-unit-silver = { $have ->
    [one] { $have } серебряная клетка
    [few] { $have } серебряные клетки
    [many] { $have } серебряных клеток
   *[other] { $have } серебряной клетки
}
ws-unit-specials = { $have ->
    [one] { $have } особая плитка
    [few] { $have } особые плитки
    [many] { $have } особых плиток
   *[other] { $have } особой плитки
}
ws-unit-scrolls = { $have ->
    [one] { $have } свиток
    [few] { $have } свитка
    [many] { $have } свитков
   *[other] { $have } свитка
}
ws-unit-tokens = { $have ->
    [one] { $have } жетон магии
    [few] { $have } жетона магии
    [many] { $have } жетонов магии
   *[other] { $have } жетона магии
}
ws-unit-crystals = { $have ->
    [one] { $have } кристалл на полках
    [few] { $have } кристалла на полках
    [many] { $have } кристаллов на полках
   *[other] { $have } кристалла на полках
}
ws-what-tile = { $letters } { $tile }
ws-what-place = {"  "}{ $groups }: { $places }
ws-what-no-room = {"  "}Места для неё нет.
ws-no-seat = Места { $text } нет; места — от 1 до { $seats }.
ws-no-part = { $text } — не часть стола; есть { $parts } и места.
ws-no-tile = { $text } — не плитка; попробуйте Э+В или энергия+ведьма.

## The end

ws-when-set-up = старт
ws-when-end = итог

ws-verdict = { $winners ->
    [1] Победа: { $players }, { $vp }. Ведьмин камень разгорается.
   *[other] Победа на всех: { $players }, { $vp }. Ведьмин камень разгорается.
}
ws-verdict-wand = { $winners ->
    [1] Победа: { $players }. { $vp } есть не только здесь, но { $players } впереди на палочке (WS-11.2).
   *[other] Победа на всех: { $players }. { $vp } есть не только у них, но на палочке они впереди (WS-11.2).
}
