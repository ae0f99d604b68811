### Witchstone for every screen: who is waited for, what a choice does and what follows, the queue, answers.

ws-text = { $text }
ws-tile = { FORM($kind) }+{ FORM($kind2) }
ws-location = { FORM($place) } { $location }
ws-minus = −{ count-vp }
ws-labelled = { $label }: { $follows }

## While another player decides

ws-wait-tile = { $player } выбирает плитку заклинаний и место для неё.
ws-wait-tower = { $player } выбирает башню.
ws-wait-begin = { $player } выбирает, с какого вида действий начать.
ws-wait-crystal-out = { $player } убирает кристалл из котла.
ws-wait-draw = { $player } берёт плитку.
ws-wait-any = { $player } выбирает вид действий.
ws-wait-kind = { $n ->
    [0] { $player } ещё может применить полученное: действий { FORM($kind, form: "gen") } не осталось.
    [one] { $player } продолжает ход: ещё { $n } действие { FORM($kind, form: "gen") }.
    [few] { $player } продолжает ход: ещё { $n } действия { FORM($kind, form: "gen") }.
    [many] { $player } продолжает ход: ещё { $n } действий { FORM($kind, form: "gen") }.
   *[other] { $player } продолжает ход: ещё { $n } действия { FORM($kind, form: "gen") }.
}

## What a choice does

ws-offer-hold = Взять в руку плитку { $tile }.
ws-offer-place = Положить плитку: { FORM($kind) } на { $hex }, { FORM($kind2) } { FORM($direction, form: "toward") } от этой клетки.
ws-offer-discard = Сбросить плитку { $tile }.
ws-offer-begin = Начать с действий { FORM($kind, form: "gen") }.
ws-offer-draw = Взять плитку; на этом ход завершится.
ws-offer-done = Отказаться от того, что осталось.
ws-offer-reach = Убрать кристалл из котла, за очки.
ws-offer-step = Сделать шаг по пентаграмме.
ws-offer-lay-witch = Положить ведьму возле своей башни.
ws-offer-boost = { $strength ->
    [1] Применить одиночное усиление: ещё одно действие.
   *[other] Применить двойное усиление, ещё действий: { $strength }.
}
ws-offer-choose = Выбрать два действия { FORM($kind, form: "gen") }.
ws-offer-token = Применить жетон магии ({ FORM($kind) }){ $black ->
    [yes] {" "}за чёрный кристалл.
   *[no] .
}
ws-offer-tower = Поставить старшую ведьму на башню { $location }.
ws-offer-scroll = Взять свиток с места { $place }.
ws-offer-wand = Пройти по палочке { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
ws-offer-send = Поставить ведьму на { $location }.
ws-offer-energy = Положить заряд энергии на связь { $connection }.
ws-offer-remove = Убрать из котла кристалл с клетки { $hex }.
ws-offer-use = Применить особую плитку { $tile } один раз: { FORM($kind) }.
ws-offer-lay = Положить особую плитку { $tile } на { $hex } насовсем.
ws-offer-move = Переместить кристалл с { $start } на { $hex }.
ws-offer-move-rim = Переместить кристалл с { $start } на кромку ({ FORM($rim) }).
ws-offer-put-shelf = Поставить { ws-the-crystal } на полку ({ FORM($rim) }).
ws-offer-put-bottom = Поставить { ws-the-crystal } с кромки ({ FORM($rim) }) на нижнюю полку, за жетон магии: { FORM($token) }.
ws-offer-put-nothing = Поставить { ws-the-crystal } с кромки ({ FORM($rim) }) на нижнюю полку; жетонов не осталось.
ws-offer-put-aside = Отложить { ws-the-crystal } с кромки ({ FORM($rim) }); обе полки заняты.
ws-the-crystal = { $black ->
    [yes] чёрный кристалл
   *[no] кристалл
}

## Choices under their headings

ws-section-tower = Башни
ws-section-hold = Ваши плитки и лучшие места для них
ws-section-discard = Плитки больше не помещаются: какую сбросить?
ws-section-begin = Сначала
ws-section-else = Или
ws-section-cost = Ценой очков
ws-section-gained = Получено
ws-section-choose = Два действия одного вида
ws-section-remove = Из котла
ws-section-energy = Связи
ws-section-witches = Положить ведьму или поставить лежащую
ws-section-step = Пентаграмма
ws-section-wand = Палочка
ws-section-scroll = Свитки
ws-section-shelve = { $black ->
    [yes] Чёрный кристалл на кромке ({ FORM($kind) })
   *[no] Кристалл на кромке ({ FORM($kind) })
}
ws-heading-place = Символ «{ FORM($kind) }» на { $hex }
ws-heading-use = Особая плитка один раз: { $tile }
ws-heading-lay = Особая плитка насовсем: { $tile }
ws-heading-move = Переместить { $crystal } с { $hex }
ws-choice-way = { FORM($direction, form: "toward") }, { FORM($kind) } на { $hex }
ws-choice-draw = Взять плитку и завершить ход
ws-choice-done = Отказаться от остального
ws-choice-on = Дальше
ws-choice-reach = Убрать кристалл
ws-choice-boost = { $strength ->
    [1] Применить одиночное усиление
   *[other] Применить двойное усиление
}
ws-choice-token = { $black ->
    [yes] Применить жетон магии за чёрный кристалл ({ FORM($kind) })
   *[no] Применить жетон магии ({ FORM($kind) })
}
ws-choice-lay-witch = Положить ведьму возле своей башни
ws-choice-step = Один шаг
ws-choice-wand = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}
ws-choice-use = Действия { FORM($kind, form: "gen") }
ws-choice-move-rim = На кромку: { FORM($rim) }
ws-choice-put-shelf = На полку: { FORM($rim) }
ws-choice-put-bottom = На нижнюю полку, за жетон магии: { FORM($token) }
ws-choice-put-nothing = На нижнюю полку, жетонов не осталось
ws-choice-put-aside = Отложить, обе полки заняты
ws-crystal = кристалл
ws-crystal-black = чёрный кристалл
ws-crystal-at = { $crystal } на { $hex }

## What follows from a choice

ws-note-hold = лучше всего { $groups }: { $hex } { FORM($direction, form: "short") }
ws-note-lost = пропадёт: { $lost }
ws-note-more = +{ $actions }
ws-note-token = жетон магии: { $gives }
ws-note-completes = завершает связь
ws-note-energy = { $n } из { $length }, по завершении { count-vp }
ws-note-supply = в запасе { $supply }
ws-note-cost = { $n ->
    [one] { $n } действие
    [few] { $n } действия
    [many] { $n } действий
   *[other] { $n } действия
}
ws-note-pale = светлая клетка
ws-note-wand = до { $space }: { $gives }{ $front ->
    [yes] {" "}(впереди всех)
   *[no] { "" }
}
ws-note-prophecy = сейчас { count-vp }
ws-groups = { $groups }
ws-groups-then = { $groups }, потом { $actions }
ws-actions = { $n } × { FORM($kind) }
ws-promise = { $actions } ({ $gives })
ws-promise-scroll = { $n ->
    [1] свиток на месте 1
   *[other] один из свитков на местах 1–{ $n }
}
ws-promise-nothing = { $actions } (применить негде)
ws-give-owl = жетон совы ({ $value })
ws-give-special = особая плитка ({ $tile })
ws-give-special-any = следующая особая плитка
ws-give-silver = { count-vp }: { FORM($what) }
ws-give-any = { $n } × любое действие
ws-give-token = жетон магии ({ FORM($token) })
ws-nothing = ничего
ws-foreseen = Потом: { $note }.

## What is owed

ws-queue = { ws-when }: { $owed }.
ws-queue-of = { ws-when }: { $player }, { $owed }.
ws-when = { $when ->
    [either] Дальше, в любом порядке
    [then] Потом
   *[now] Сейчас
}
ws-owed-from = { $owed } { $origin }
ws-owed-and = { $owed }; { $held }
ws-owed-tile = выкладка плитки заклинаний; её две группы — действия
ws-owed-tower = выбор башни для старшей ведьмы
ws-owed-crystal-out = изъятие кристалла из котла
ws-owed-draw = добор плитки
ws-owed-actions = { $n ->
    [0] { FORM($kind) }: действий не осталось
    [one] { $n } действие { FORM($kind, form: "gen") }
    [few] { $n } действия { FORM($kind, form: "gen") }
    [many] { $n } действий { FORM($kind, form: "gen") }
   *[other] { $n } действия { FORM($kind, form: "gen") }
}
ws-owed-scroll = { $n ->
    [0] свиток: действий не осталось
    [1] свиток на месте 1
   *[other] один из свитков на местах 1–{ $n }
}
ws-owed-spaces = { $n ->
    [one] награда ещё за { $n } клетку палочки
    [few] награда ещё за { $n } клетки палочки
    [many] награда ещё за { $n } клеток палочки
   *[other] награда ещё за { $n } клетки палочки
}
ws-owed-held = ещё можно применить: { $held }
ws-held-token = жетон магии ({ FORM($kind) })
ws-held-black-token = жетон магии ({ FORM($kind) }, 3 действия)
ws-held-special = особая плитка ({ $tile })
ws-held-rim = кристалл на кромке ({ FORM($kind) })
ws-held-black-rim = чёрный кристалл на кромке ({ FORM($kind) })
ws-from-tile = за плитку ({ $which })
ws-from-token = за жетон магии ({ FORM($which) })
ws-from-shelf = за полку ({ FORM($which) })
ws-from-special = за особую плитку ({ $which })
ws-from-wand = за клетку палочки ({ $which })
ws-from-dark = за пустую тёмную клетку пентаграммы ({ $which })

## Why? (points, groups, ways, spaces)

ws-why-at-end = В конце: { FORM($source) }, { count-vp } ({ $rule }).
ws-why-group = { $player }, группа символа «{ FORM($kind) }», { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
    [many] { $n } клеток
   *[other] { $n } клетки
}: { $hexes }.
ws-why-boost = { $scroll }. Если не применить, в конце { count-vp }.
ws-why-way = { $player } ставит ведьму на { $location } за { $n ->
    [one] { $n } действие
    [few] { $n } действия
    [many] { $n } действий
   *[other] { $n } действия
} ({ $way }).
ws-why-no-way = Завершённые связи не ведут туда: { $player }, { $location }.
ws-why-location = { FORM($place) } { $location }: { $has ->
    [token] жетон магии ({ FORM($token) })
   *[nothing] жетона нет
}{ $n ->
    [0] .
   *[other] ; ведьмы: { $players }.
}
ws-why-connection = Связь { $connection }, { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}: по завершении { count-vp }.
ws-why-owner = Связью владеет { $player }, занято мест: { $n } из { $length }.
ws-why-blank = Клетка { $space } палочки ничего не даёт.
ws-why-bonus = Клетка { $space } палочки даёт { $gives }, а сове впереди всех вдвое больше (сейчас: { $front }).
ws-why-silver = Клетка { $space } палочки: { count-vp } за каждую единицу ({ FORM($what) }).
ws-why-silver-now = Вам это сейчас даст { count-vp }.
ws-why-pentagram = Клетка { $space } пентаграммы: { $gives }.
ws-why-shelf = { $sort ->
    [bottom] Нижняя полка даёт за кристалл жетон магии на выбор
   *[symbol] Полка ({ FORM($kind) }) даёт 2 действия за кристалл, 4 за чёрный
}; свободных флаконов: { $n } из { $vials }.
ws-why-round = Партия заканчивается после { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}.
ws-why-no-prophecy = Пророчеств пока нет.
ws-why-full = { $scroll }: { count-vp }, исполнено полностью ({ $rule }).
ws-why-order = { $scroll }: сейчас { count-vp }; { $more } ПО со следующей локацией: { FORM($place) } ({ $rule }).
ws-why-count = { $scroll }: сейчас { count-vp } ({ $unit }); { $more } ПО, если будет { $need } ({ $rule }).
ws-why-rank = { $scroll }: { count-vp }, бонусное место { $rank }; это уже не изменится ({ $rule }).
ws-why-no-rank = { $scroll }: сейчас { count-vp }; чтобы получить больше, поставьте ведьму к Ведьмину камню ({ $rule }).
