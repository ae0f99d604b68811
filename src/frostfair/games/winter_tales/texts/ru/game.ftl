### Winter Tales in the terminal: the table, the questions, the choices, the log, the refusals.
### The Fox and the Cat are two: where a soldier may be the subject, the name brings the ending of the verb.

## Two letters for the map: rebels in small ones, soldiers in capitals
wt-code-alice = Ал
wt-code-dorothy_c = Ба
wt-code-pinocchio = Пи
wt-code-scarecrow = Ст
wt-code-tin_man = Др
wt-code-grumpy = Во
wt-code-match_girl = Де
wt-code-snow_white = БЕ
wt-code-white_rabbit = КР
wt-code-candlewick = ФИ
wt-code-fox_cat = ЛК
wt-code-mad_hatter = ШЛ
wt-code-wolf = ВЛ
wt-code-mangiafuoco = МА

## Quests in a word or two
wt-short-great_artifact = Артефакт
wt-short-ray = Луч
wt-short-love = Любовь
wt-short-safe_house = Убежище
wt-short-nightmare = Кошмар
wt-short-propaganda = Пропаганда
wt-short-retaliation = Возмездие

## The table
wt-title-prologue = Зимоград, до первой главы
wt-title = Зимоград, глава { $n }
wt-title-quest = идёт задание: { $quest }
wt-title-epilogue = эпилог, { $score }
wt-objective-at = { $kind } ({ $places })
wt-square = площадь { $number }
wt-square-way = площадь: { FORM($one) } — { FORM($two) }
wt-token-main = ведущий
wt-token-main-short = ведёт
wt-token-arbiter = арбитр
wt-legend = ● готов  ○ задействован  ◆ задание  ★ сила
wt-state-lying = лёжа
wt-state-barred = двигаться нельзя
wt-state-silenced = без голоса
wt-state-eliminated = вне игры
wt-quests-map = Открытые задания
wt-quests-pool = Ещё не начаты
wt-quests-track = Рассказаны
wt-memory = Воспоминание { $n }
wt-memories = Воспоминания
wt-memories-empty = { $n ->
    [one] не хватает ещё { $n } (ячейка { $spaces }); последнее откроет эпилог
    [few] не хватает ещё { $n } (ячейки { $spaces }); последнее откроет эпилог
    [many] не хватает ещё { $n } (ячейки { $spaces }); последнее откроет эпилог
   *[other] не хватает ещё { $n } (ячейки { $spaces }); последнее откроет эпилог
}
wt-memory-space = ячейка { $n }
wt-memory-neutral = То, что не досталось никому
wt-bookmark = ◀ закладка
wt-hand = Ваша рука
wt-aims = Ваши тайные цели
wt-board-more = Целиком: what map, what people, what quests, what memories.
wt-hand-empty = пусто
wt-objective-own = цель: { $name }
wt-objective-hidden = тайная цель
wt-under = несёт { FORM($character) }
wt-spring-up = { $n ->
    [0] ни одной карты весенней стороной вверх
    [one] { $n } карта весенней стороной вверх
    [few] { $n } карты весенней стороной вверх
    [many] { $n } карт весенней стороной вверх
   *[other] { $n } карты весенней стороной вверх
}
wt-told = { $player }: { $words }
wt-plays-for = { $player } — { FORM($faction) }

## Questions, by kind of business
wt-prompt-election = Кто будет арбитром? Выберите тайно.
wt-prompt-election-appoint = Голоса разделились поровну: назначьте арбитром кого захотите.
wt-prompt-taking-characters = Возьмите персонажа и скажите, где он начинает.
wt-prompt-token-placing = Куда ведёт задание «{ FORM($quest) }»?
wt-prompt-turn = Ваш ход: активируйте одного из готовых персонажей.
wt-prompt-turn-closing = Ваш ход подходит к концу: спасёте кого-нибудь?
wt-prompt-activation = Вы активировали { FORM($character, form: "acc") }: { $steps ->
    [0] идите (карта даёт два шага)
    [one] идите (от вашей карты остался { $steps } шаг)
    [few] идите (от вашей карты осталось { $steps } шага)
    [many] идите (от вашей карты осталось { $steps } шагов)
   *[other] идите (от вашей карты осталось { $steps } шага)
}, действуйте или остановитесь.
wt-prompt-activation-heading = Вы отправили { FORM($character, form: "acc") } на задание: подойдите к нему ближе.
wt-prompt-activation-acted = Действие { FORM($character, form: "gen") } сделано: что-нибудь ещё?
wt-prompt-payment-movement = Вы ведёте { FORM($character, form: "acc") } { $to }: какая карта об этом расскажет?
wt-prompt-payment-rescue = Вы спасаете { FORM($character, form: "acc") }: { $cards ->
    [one] об этом расскажет ещё { $cards } карта.
    [few] об этом расскажут { $cards } карты.
    [many] об этом расскажут { $cards } карт.
   *[other] об этом расскажут { $cards } карты.
}
wt-prompt-payment-power = У силы есть цена: { $cards ->
    [one] разыграйте ещё { $cards } карту и расскажите.
    [few] разыграйте { $cards } карты и расскажите.
    [many] разыграйте { $cards } карт и расскажите.
   *[other] разыграйте { $cards } карты и расскажите.
}
wt-prompt-reduction = Карт на руке должно остаться { $down_to }: сбросьте одну.
wt-prompt-interruption-battle = Перед вами { FORM($mover) }. Начать схватку?
wt-prompt-interruption-trap = Перед вами { FORM($mover) }. Устроить ловушку?
wt-prompt-agreement = Сразиться { FORM($mover, form: "with") } хотят несколько игроков. Кто начнёт?
wt-prompt-fight = Встретят ли это влюблённые вместе?
wt-prompt-along = Пойдёт ли { FORM($character) } следом, из любви?
wt-prompt-sharing = Вы действуете заодно с игроком { $other }: передайте карту или продолжайте.
wt-prompt-battle-first = Вы нападаете на { FORM($rebel, form: "acc") }: разыграйте первую карту.
wt-prompt-battle-attack = Схватка { FORM($rebel, form: "with") } продолжается: нападите с новой картой или сдайтесь.
wt-prompt-battle-defence = Вы защищаете { FORM($rebel, form: "acc") } от { FORM($soldier, form: "gen") }: ответьте картой или сдайтесь.
wt-prompt-relocation = Побеждённый повстанец — { FORM($rebel) }: отправьте его куда угодно, если это оправдывает история.
wt-prompt-trap-springing = Ловушка для { FORM($soldier, form: "gen") }: что станет приманкой?
wt-prompt-trap-hiding = Все остальные карты лягут под карту { FORM($rebel, form: "gen") }: сколько из них весенней стороной вверх?
wt-prompt-trap-defending = Ловушка для { FORM($soldier, form: "gen") }: отбивайтесь картами или остановитесь и узнайте её силу.
wt-prompt-trap-sorting = Какие из спрятанных карт лежали зимней стороной вверх? Они вернутся к вам на руку.
wt-prompt-call-bookmark = Решает арбитр: прозвучало ли в рассказе игрока { $author } воспоминание с закладкой?
wt-prompt-call-relocation = Решает арбитр: оправдывает ли рассказ игрока { $author } новое место повстанца?
wt-prompt-call-artifact = Решает арбитр: оправдывает ли рассказ игрока { $author } передачу артефакта?
wt-prompt-call-return = Решает арбитр: приводит ли рассказ игрока { $author } повстанца обратно именно туда?
wt-prompt-call-objective = Решает арбитр: подтверждает ли рассказ игрока { $author }, что цель достигнута?
wt-prompt-quest-main = Задание «{ FORM($quest) }»: рассказывайте с любым числом карт или завершите свою часть.
wt-prompt-quest-remember = Задание «{ FORM($quest) }»: рассказывайте с картами и один раз упомяните воспоминание с закладкой.
wt-prompt-quest-join = Задание «{ FORM($quest) }» идёт { $in }: вы присоединитесь?
wt-prompt-quest-joined = Задание «{ FORM($quest) }»: вы участвуете. Рассказывайте с картами или завершите свою часть.
wt-prompt-quest-last = Задание «{ FORM($quest) }»: последняя карта, если хотите.
wt-prompt-quest-warned = Задание «{ FORM($quest) }»: воспоминание с закладкой не прозвучало. Упомяните его сейчас или примите провал.
wt-prompt-setting-out = Задание начинается { $in }. Отправится ли туда кто-нибудь из ваших персонажей?
wt-prompt-remembering-choose = Какая карта этого задания запомнится?
wt-prompt-remembering-lay = В какую ячейку ленты ляжет воспоминание?
wt-prompt-naming-love = Кого полюбит { FORM($carrier) }?
wt-prompt-naming-artifact = Кто понесёт Великий артефакт?
wt-prompt-retaliation = Вооружённое возмездие: уничтожьте силу повстанцев или выведите повстанца из игры.
wt-prompt-new-carrier = Задание «{ FORM($quest) }» осталось без носителя: кто понесёт его дальше?
wt-prompt-ray-question = Луч надежды: вернуть его носителю готовность ещё раз в этой главе?
wt-prompt-returning = Это место арбитр не принял: куда ещё вернётся { FORM($character) }?
wt-prompt-claim-window = Кое-что произошло. Объявите ли вы цель?
wt-prompt-claiming = Ваша цель достигнута: в какую ячейку ленты она ляжет?
wt-prompt-choosing-objective = Выберите другую цель для { FORM($side, form: "gen") }.
wt-prompt-epilogue-first = Эпилог начинаете вы: рассказывайте с картами, затем завершите свою часть.
wt-prompt-epilogue-part = Ваша часть эпилога: рассказывайте с картами, затем завершите её.
wt-prompt-epilogue-side = Ваша часть эпилога, Писатель: за кого вы рассказываете?

## Choices: plain ones, by question where it matters
wt-choice-pass = Нет.
wt-choice-pass-turn = Завершить ход.
wt-choice-pass-activation = Остановиться.
wt-choice-pass-interruption = Пропустить.
wt-choice-pass-sharing = Продолжить.
wt-choice-pass-battle = Сдаться.
wt-choice-pass-relocation = Оставить повстанца там, где он упал.
wt-choice-pass-trap = Довольно: открыть ловушку.
wt-choice-pass-quest = Завершить свою часть.
wt-choice-pass-quest-join = Остаться в стороне.
wt-choice-pass-setting-out = Никого не отправлять.
wt-choice-pass-epilogue = Завершить свою часть.
wt-choice-free = Сразиться без карты, с помощью умения.
wt-choice-artifact = Разыграть воспоминание о Великом артефакте.
wt-choice-cite = Упомянуть воспоминание с закладкой.
wt-choice-accept = Да.
wt-choice-accept-call = Принять.
wt-choice-reject = Нет.
wt-choice-reject-call = Не принимать.
wt-choice-ready = Луч надежды: вернуть готовность его носителю.
wt-choice-swap = Сменить цель.
wt-choice-passage = Уйти тайным ходом.
wt-choice-fail = Принять провал.
wt-choice-step-down = Принять и отдать жетон арбитра.

## Headings of choices, by verb
wt-section-vote = Назвать
wt-section-side = За кого рассказать
wt-section-lay = Куда положить воспоминание
wt-section-link = Завершить свою часть и связать её с воспоминанием
wt-section-mark = Завершить свою часть и перенести закладку на
wt-section-perform = Взяться за задание
wt-section-step = Куда пойти
wt-section-relocate = Куда отправить повстанца
wt-section-activate = Кого активировать
wt-section-engage = Кто сразится
wt-section-join = Кто присоединится
wt-section-rescue = Кого спасти (две карты)
wt-section-name = Кого назвать
wt-section-hand = Кому передать Великий артефакт
wt-section-eliminate = Кого вывести из игры
wt-section-claim = Объявить цель
wt-section-reveal = Открыть цель
wt-section-choose-objective = Выбрать
wt-section-destroy = Какую силу уничтожить
wt-section-play = Разыграть карту
wt-section-discard = Сбросить
wt-section-trap = Приманка
wt-section-keep = Вернуть на руку
wt-section-choose = Запомнить
wt-section-give = Передать
wt-section-hide = Спрятать
wt-section-take = Взять
wt-section-take-then = Где персонаж начинает
wt-section-create = Создать задание
wt-section-place = Разместить задание
wt-section-place-then = Куда оно ведёт
wt-section-propaganda = Кто ведёт Зимнюю пропаганду
wt-section-propaganda-then = Кто лишится голоса
wt-section-haunt = Куда явится Кошмар
wt-section-haunt-then = Его жертва
wt-section-return = Кого вернуть (три карты)
wt-section-return-then = Куда вернётся повстанец

## What is to be told, by beat
wt-about-opening = сказка начинается, и с ней первые задания.
wt-about-movement = как { FORM($who) } отправля{ FORM($who, form: "et") }ся { $to }.
wt-about-attack = нападение { FORM($who, form: "gen") } { $in }.
wt-about-defence = как { FORM($who) } отбивается { $in }.
wt-about-battle-ending = чем закончилась схватка { $in }; победа за { FORM($who, form: "ins") }.
wt-about-trap = ловушка, которую { FORM($who) } устраивает { $in }.
wt-about-trap-defence = как { FORM($who) } вырыва{ FORM($who, form: "et") }ся из ловушки { $in }.
wt-about-trap-ending = чем закончилась ловушка { $in }; победа за { FORM($who, form: "ins") }.
wt-about-rescue = спасение { FORM($who, form: "gen") } { $in }.
wt-about-quest-intro = о чём задание «{ FORM($quest) }».
wt-about-quest-start = как { FORM($who) } бер{ FORM($who, form: "yot") }ся за задание «{ FORM($quest) }» { $in }.
wt-about-quest-main = как { FORM($who) } продолжа{ FORM($who, form: "et") } задание «{ FORM($quest) }».
wt-about-quest-join = что { FORM($who) } дела{ FORM($who, form: "et") }, пока идёт задание «{ FORM($quest) }».
wt-about-last-card = на что { FORM($who) } реша{ FORM($who, form: "et") }ся напоследок.
wt-about-quest-ending = чем закончилось задание «{ FORM($quest) }».
wt-about-caption = что запомнится, в нескольких словах: подпись к воспоминанию.
wt-about-objective = как была достигнута тайная цель.
wt-about-power = что { FORM($who) } уме{ FORM($who, form: "et") } { $in }, чего не умеют другие.
wt-about-epilogue = эпилог продолжается.
wt-about-link = ваша часть эпилога завершается: свяжите её с воспоминанием.
wt-about-ending = самые последние слова сказки.
wt-about-quest = задание
wt-recall-intro = О нём было сказано: { $words }
wt-rambles = Долгая часть без карты: возможно, пора разыграть её. Enter ещё раз оставит всё как есть.

## The log, by kind of event
wt-log-factions-drawn = Фракции распределил жребий: { $factions }. Самый младший игрок — { $ages }, а первое место занимает { $order }.
wt-log-objectives-drawn = { $known ->
    [yes] { $player } берёт тайную цель: { $objectives }.
   *[no] { $player } берёт тайную цель.
}
wt-log-voted = Ответ дан: { $player }.
wt-log-arbiter-elected = Арбитр — { $player }.
wt-log-character-taken = { $player } берёт персонажа: { FORM($character) } начина{ FORM($character, form: "et") } { $in }.
wt-log-quest-drawn = Выпадает задание «{ FORM($quest) }».
wt-log-quest-placed = { $has_carrier ->
    [yes] { $player } кладёт задание «{ FORM($quest) }» под фигурку { FORM($carrier, form: "gen") }.
   *[no] { $player } размещает задание «{ FORM($quest) }» { $in }.
}
wt-log-chapter-began = Начинается глава { $chapter }.
wt-log-cards-drawn = { $known ->
    [yes] { $player } берёт карты: { $cards }.
   *[no] { $player } берёт карты.
}
wt-log-card-discarded = { $player } сбрасывает карту «{ $card }».
wt-log-character-activated = { $has_joining ->
    [yes] { $player } отправляет { FORM($character, form: "acc") } на задание «{ FORM($joining) }».
   *[no] { $player } активирует { FORM($character, form: "acc") }.
}
wt-log-turn-passed = { $player }: активировать некого.
wt-log-told = { $player } рассказывает.
wt-log-figure-moved = { FORM($character) } перемеща{ FORM($character, form: "et") }ся { $to }.
wt-log-battle-began = { $has_soldier ->
    [yes] Схватка { $in }: { FORM($soldier) } против { FORM($rebel, form: "gen") }.
   *[no] Схватка { $in }: Ледяной кошмар против { FORM($rebel, form: "gen") }.
}
wt-log-battle-ended = { $side ->
    [spring] { FORM($rebel) } побеждает в схватке.
   *[other] { FORM($rebel) } проигрывает схватку.
}
wt-log-trap-sprung = Ловушка { $in }: { FORM($rebel) } против { FORM($soldier, form: "gen") }.
wt-log-trap-hidden = { $value ->
    [-1] { $player } устраивает ловушку; её силы никто не знает.
   *[other] { $player } устраивает ловушку; карт весенней стороной вверх — { $value }.
}
wt-log-trap-revealed = Сила ловушки — { $value }, защита — { $defence }: { $outcome ->
    [trapped] добыча поймана!
    [blocked] путь закрыт.
   *[passed] ловушка не удержала никого.
}{ $known ->
    [yes] { " " }Под картой персонажа лежало: { $cards }.
   *[no] { "" }
}
wt-log-card-kept = { $player } возвращает на руку карту «{ $card }».
wt-log-incapacitated = { FORM($character) } обезврежен{ FORM($character, form: "a") }.
wt-log-barred = До конца главы { FORM($character, form: "dat") } двигаться нельзя.
wt-log-rescued = { $player } спасает { FORM($character, form: "acc") }.
wt-log-quest-began = { FORM($character) } бер{ FORM($character, form: "yot") }ся за задание «{ FORM($quest) }» { $in }.
wt-log-quest-joined = { $player } присоединяется к заданию: { FORM($character) }.
wt-log-bookmark-cited = { $player } упоминает воспоминание { $memory }.
wt-log-warned = { $player } забывает о воспоминании с закладкой.
wt-log-call-made = { $accepted ->
    [1] Рассказ игрока { $author } принят
   *[0] Рассказ игрока { $author } не принят
} { $topic ->
    [bookmark] (воспоминание с закладкой).
    [relocation] (новое место повстанца).
    [artifact] (передача артефакта).
    [return] (возвращение повстанца).
   *[objective] (цель).
}
wt-log-quest-ended = Задание «{ FORM($quest) }», Весна { $spring }:{ $winter } Зима: { $automatic ->
    [1] провал, воспоминание с закладкой так и не прозвучало.
   *[0] { $outcome ->
        [success] успех.
        [failure] провал.
       *[tie] ничья.
    }
}
wt-log-memory-laid = { $sort ->
    [story] Карта «{ $card }» становится воспоминанием { $memory } и { $side ->
        [spring] достаётся Весне
        [winter] достаётся Зиме
       *[neutral] не достаётся никому
    }.
    [objective] Цель становится воспоминанием { $memory } и { $side ->
        [spring] достаётся Весне
        [winter] достаётся Зиме
       *[neutral] не достаётся никому
    }.
   *[other] Нейтральная карта становится воспоминанием { $memory }.
}
wt-log-top-card-turned = Никто не разыграл ни одной карты: запомнится верхняя карта колоды, «{ $card }».
wt-log-bookmark-moved = { $player } переносит закладку на воспоминание { $memory }.
wt-log-power-gained = { $has_character ->
    [yes] Сила «{ FORM($quest) }» достаётся { FORM($character, form: "dat") }{ $has_other ->
        [yes] { " " }и { FORM($other, form: "dat") }.
       *[no] .
    }
   *[no] Сила «{ FORM($quest) }» пробуждается.
}
wt-log-power-lost = Сила «{ FORM($quest) }» утрачена.
wt-log-readied = Луч надежды: { FORM($character) } снова готов{ FORM($character, form: "a") }.
wt-log-silenced = Зимняя пропаганда: { FORM($soldier) } лиша{ FORM($soldier, form: "et") } голоса { FORM($rebel, form: "acc") }.
wt-log-eliminated = { FORM($character) } выбыва{ FORM($character, form: "et") } из игры.
wt-log-returned = { FORM($character) } возвращается и снова на ногах { $in }.
wt-log-card-given = { $has_card ->
    [yes] { $player } передаёт карту «{ $card }» игроку { $to }.
   *[no] { $player } передаёт карту игроку { $to }.
}
wt-log-objective-shown = { $player } открывает цель: { $objective }.
wt-log-objective-swapped = { $has_objective ->
    [yes] { $player } меняет тайную цель на другую: { $objective }.
   *[no] { $player } меняет тайную цель.
}
wt-log-epilogue-began = { $reason ->
    [chapter-limit] Последняя глава окончена: эпилог начинает { $player }.
   *[tale-told] Последнее воспоминание легло на ленту: эпилог начинает { $player }.
}
wt-log-tale-ended = Сказка рассказана. Весна { $spring }:{ $winter } Зима.

## Refusals, by reason
wt-refuse-not-offered-now = Сейчас этого сделать нельзя.
wt-refuse-play-a-card = Сначала разыграйте карту с руки.
wt-refuse-discard-first = Сначала сбросьте карту.
wt-refuse-name-a-candidate = Назовите одного из кандидатов.
wt-refuse-activation-is-compulsory = Пока у вас есть готовый персонаж, его нужно активировать.
wt-refuse-not-a-ready-character = Среди ваших готовых персонажей такого нет.
wt-refuse-activate-a-character = Активируйте персонажа.
wt-refuse-token-can-not-lie-there = Здесь жетон лежать не может.
wt-refuse-place-the-token = Сначала разместите жетон задания.
wt-refuse-first-card-must-be-played = Кто начинает схватку, тот разыгрывает её первую карту.
wt-refuse-not-your-card = Этой карты у вас на руке нет.
wt-refuse-no-such-objective = У вас нет цели, которую можно так объявить.
wt-refuse-not-this-character-there = Этот персонаж не может начать там.
wt-refuse-refer-or-fail = Упомяните воспоминание с закладкой или примите провал.
wt-refuse-cannot-join = Этот персонаж не может присоединиться.
wt-refuse-nothing-to-refer-to = Упоминать нечего, или вы это уже сделали.
wt-refuse-tell-or-pass = Разыграйте карту и рассказывайте или завершите свою часть.
wt-refuse-no-quest-to-perform = Здесь нет такого задания, за которое можно взяться.
wt-refuse-no-quest-to-create = Это задание сейчас создать нельзя.
wt-refuse-no-rescue = Так никого спасти нельзя.
wt-refuse-choose-a-card-of-the-quest = Выберите карту, разыгранную в этом задании.
wt-refuse-lay-it-on-an-empty-space = Положите воспоминание в пустую ячейку ленты.
wt-refuse-writer-plays-half = Писатель рассказывает не больше чем с половиной своих карт.
wt-refuse-link-the-bookmark = За этим столом, завершая часть, закладку переносят на другое воспоминание.
wt-refuse-cannot-fight-here = Этот персонаж сейчас не может сражаться.
wt-refuse-fight-or-pass = Сразитесь или пропустите.
wt-refuse-not-moved-again = В этой главе персонаж больше не может двигаться.
wt-refuse-incapacitated = Обезвреженный персонаж не ходит.
wt-refuse-not-connected = Отсюда туда за один шаг не попасть.
wt-refuse-no-card-to-move = Чтобы идти, нужна карта, а у вас её нет.
wt-refuse-somebody-is-telling = Сейчас рассказывает другой игрок.
wt-refuse-tell-first = Сначала расскажите.
wt-refuse-not-yours-to-tell = Рассказывать об этом не вам.
wt-refuse-too-late-to-edit = История пошла дальше; менять это уже поздно.
wt-refuse-your-own-text = Это ваш собственный текст.
wt-refuse-text-is-redacted = Этот текст удалён.
wt-refuse-text-is-struck = Этот текст свёрнут.
wt-refuse-arbiter-only = Это может только арбитр.
wt-refuse-text-too-short = Напишите чуть больше.
wt-refuse-not-your-text = Это не ваши слова.
wt-refuse-asked-twice-already = Изменить это просили уже дважды.
wt-refuse-text-too-long = Слишком длинно: можно не больше 1000 знаков.

## Questions of players, help, the end
wt-why = Воспоминание приносит своей стороне три очка, а каждая карта эпилога — одно. Если счёт равный, побеждает Писатель.
wt-why-side = { FORM($side) }: { $memories ->
    [one] { $memories } воспоминание
    [few] { $memories } воспоминания
    [many] { $memories } воспоминаний
   *[other] { $memories } воспоминания
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
wt-what = Спросите о ком-нибудь или о месте: what алиса, what мертвецкая. Или о части стола: what map, what people, what quests, what memories.
wt-what-nothing = Никто здесь не знает, что такое { $asked }; попробуйте what алиса или what мертвецкая.
wt-help =
    Выберите номер или введите сам ход, например:
    активировать алиса      идти дубовый_парк    разыграть ключ    пас
    взяться луч             создать любовь       разместить любовь под:алиса
    присоединиться алиса    сразиться волк       спрятать 3
    На карте города повстанцы — Ал, солдаты — ВЛ; ◆ — задание, ★ — сила.
    tale         история до этого места
    reword       изменить свои последние слова, пока рассказ не пошёл дальше
    what алиса   кто это или что это за место; what map, people, quests, memories — стол целиком
    texts        что рассказано недавно, с пожеланиями; затем suggest, object, redact; для арбитра change, strike, allow
    orders       ответы заранее: кто всегда или никогда не сражается или не идёт на задания, чтобы вас об этом не спрашивали

## What people say about words
wt-talk-passage = Речь вот о чём: { $words }
wt-talk-change-asked = Арбитр просит кое-что изменить. Ваш рассказ: { $words } Пожелание: { $note } (reword)
wt-talk-objected = Есть возражение против текста { $n }: { $words } Причина: { $note } (change, strike или allow)
wt-talk-no-texts = Пока ничего не рассказано.
wt-talk-state = { $state ->
    [redacted] { " " }(удалено)
    [struck] { " " }(вычеркнуто)
    [asked] { " " }(просьба изменить)
    [objected] { " " }(есть возражение)
   *[told] { "" }
}
wt-talk-how =
    suggest 2 мысль …        object 2 почему …   redact 2 (удалить свои слова навсегда)
    Для арбитра: change 2 что …      strike 2      allow 2
wt-talk-which = Какой текст? Самый новый — 1; список покажет texts.
wt-talk-no-such = Текста { $n } нет: самый старый — { $most }.
wt-talk-say-what = Напишите это в нескольких словах после номера.
wt-talk-noted = Записано рядом с текстом.
wt-talk-arbiter-will-look = Записано; об этом узнает арбитр.
wt-talk-author-will-see = Записано; автора попросят сказать иначе. Ждать этого никто не будет.
wt-talk-allowed = Всё остаётся как есть.
wt-talk-struck = Вычеркнуто: в книге этот текст будет свёрнут.
wt-talk-redacted = Этих слов больше нет.
wt-order = { FORM($who) }: { $matter ->
    [fight] схватки и ловушки
   *[quest] задания
} — { $order ->
    [always] всегда
   *[never] никогда
}.
wt-orders-none = Ответов заранее вы не давали: вас всегда спрашивают.
wt-orders-how = Вот так: orders fight wolf always, orders quest all never, orders fight wolf ask.
wt-orders-who = { $name } — не ваш персонаж; у вас есть { $known }.

wt-verdict = { $winners ->
    [0] Сказка окончена, и не победил никто.
    [1] Победа: { $players }{ $points ->
        [0] . Сказка принадлежит Писателю.
        [one] , { $points } очко.
        [few] , { $points } очка.
        [many] , { $points } очков.
       *[other] , { $points } очка.
    }
   *[other] Победа на всех: { $players }{ $points ->
        [0] .
        [one] , { $points } очко.
        [few] , { $points } очка.
        [many] , { $points } очков.
       *[other] , { $points } очка.
    }
}
