### Winter Tales on the plain board: the table part by part, and what follows from a choice.

## The table

wt-plain-players = Игроки
wt-plain-prologue = до первой главы
wt-plain-chapter = глава { $n }
wt-plain-epilogue = эпилог, Весна { $spring }:{ $winter } Зима
wt-plain-player = Игрок
wt-plain-side = Сторона
wt-plain-role = Роль
wt-plain-points = Очки стороны
wt-plain-aims = Тайные цели
wt-plain-cards = { $cards ->
    [0] карт нет
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
wt-plain-aim = Цель
wt-plain-aim-side = За кого
wt-plain-aim-takes = Что нужно сделать
wt-plain-aim-seen = Кто о ней знает
wt-plain-revealed = все
wt-plain-secret = только вы
wt-plain-characters = Персонажи
wt-plain-ready-sum = { $n ->
    [0] готовых нет
   *[other] готовых: { $n }
}
wt-plain-character = Персонаж
wt-plain-where = Где
wt-plain-state = Состояние
wt-plain-skill = Умение
wt-plain-ready = готов
wt-plain-exhausted = задействован
wt-plain-carries = несёт задание «{ FORM($quest) }»
wt-plain-bears = хранит силу «{ FORM($quest) }»
wt-plain-map = Карта Зимограда
wt-plain-map-sum = персонажи есть в { $n } из { $most } мест
wt-plain-place = Место
wt-plain-people = Кто там
wt-plain-lying = Что там лежит
wt-plain-ways = Куда ведут площади
wt-plain-quest-here = задание «{ FORM($quest) }»
wt-plain-power-here = сила «{ FORM($quest) }»
wt-plain-squares = Площади
wt-plain-squares-sum = { $n ->
    [0] на них никого нет
   *[other] занято: { $n }
}
wt-plain-square = Площадь
wt-plain-under-way = Идёт задание «{ FORM($quest) }»
wt-plain-count = Весна { $spring }:{ $winter } Зима
wt-plain-card = Карта
wt-plain-artifact = воспоминание о Великом артефакте
wt-plain-quests = Задания
wt-plain-quests-sum = { $n ->
    [0] открытых нет
   *[other] открыто: { $n }
}
wt-plain-quest = Задание
wt-plain-carried = под фигуркой { FORM($character, form: "gen") }, { $in }
wt-plain-told = рассказано, воспоминание { $memory }
wt-plain-pool = ещё не начато
wt-plain-out = вне игры
wt-plain-track-sum = { $n } из { $most }; последнее откроет эпилог
wt-plain-space = Ячейка
wt-plain-memory = Воспоминание
wt-plain-bookmarked = { $n }, с закладкой
wt-plain-empty = пусто
wt-plain-symbol = пусто, со знаком целей
wt-plain-nobody = ничьё
wt-plain-neutral = нейтральная карта
wt-plain-powers = Силы
wt-plain-powers-sum = { $n ->
    [0] ни одна не пробудилась
   *[other] в игре: { $n }
}
wt-plain-power = Сила
wt-plain-bearer = У кого или где

## Below the question

wt-context-prologue = Первая глава ещё не началась.
wt-context-chapter = Идёт глава { $n }.
wt-context-epilogue = Эпилог: Весна { $spring }:{ $winter } Зима.
wt-context-quest = Идёт задание «{ FORM($quest) }», Весна { $spring }:{ $winter } Зима.
wt-context-bookmark = Закладка лежит на воспоминании { $memory }: { $what }.

## Choices

wt-plain-first = { $what }: { $which }
wt-plain-space-with = { $space } ({ $people })
wt-plain-memory-of = воспоминание { $n }: { $what }

## What follows from a choice

wt-follows-fail = провал, и воспоминание достанется другой стороне
wt-follows-point = одно очко за { FORM($side, form: "acc") }
wt-follows-yield = повстанец победит в схватке
wt-follows-felled = повстанец будет обезврежен и до конца главы не сможет двигаться
wt-follows-sheltered = повстанец окажется в Надёжном убежище и до конца главы не сможет двигаться
wt-follows-defence = ваша защита — { $n }
wt-follows-trap = сила ловушки — { $n }
wt-follows-steps = { $steps ->
    [0] там же, где задание
    [one] { $steps } шаг до задания
    [few] { $steps } шага до задания
    [many] { $steps } шагов до задания
   *[other] { $steps } шага до задания
}
wt-follows-card = стоит одной карты
wt-follows-battle = возможна схватка: { $people }
wt-follows-springing = возможна ловушка: { $people }
wt-follows-bookmark = в рассказе должно прозвучать воспоминание с закладкой
wt-follows-carried = его несёт повстанец
wt-follows-artifact = Великий артефакт другой стороны выйдет из игры
wt-follows-covers = накроет цель, и она выйдет из игры
wt-follows-epilogue = лента заполнится: начнётся эпилог
wt-follows-destroy = её воспоминание перейдёт к Зиме
wt-follows-arbiter = если арбитр примет рассказ

## Standing orders: about what
wt-order-matter = { $matter ->
    [fight] схватки и ловушки
   *[quest] задания
}
