### Winter Tales in words: what everybody waits for, what a choice does, why things are as they are.

## Where something is

wt-at-in = { FORM($place, form: "in") }
wt-at-to = { FORM($place, form: "to") }
wt-square-in = на площади между { FORM($one, form: "ins") } и { FORM($two, form: "ins") }
wt-square-to = на площадь между { FORM($one, form: "ins") } и { FORM($two, form: "ins") }
wt-nowhere-in = где-то в Зимограде
wt-nowhere-to = по Зимограду

## What everybody else waits for, by kind of business

wt-wait-election = { $variant ->
    [appoint] Голоса разделились поровну: арбитра назначает { $player }.
   *[other] Идут выборы арбитра. Ответа ещё нет: { $players }.
}
wt-wait-taking-characters = { $player } берёт персонажа.
wt-wait-token-placing = { $player } решает, куда ведёт задание «{ FORM($quest) }».
wt-wait-turn = { $variant ->
    [closing] { $player } ещё может спасти кого-нибудь до конца хода.
   *[other] { $player } выбирает, кого активировать.
}
wt-wait-activation = { $player } ведёт { FORM($character, form: "acc") }.
wt-wait-payment = { $variant ->
    [movement] { $player } рассказывает о пути { FORM($character, form: "gen") } { $to }.
    [rescue] { $player } рассказывает о спасении { FORM($character, form: "gen") }.
   *[power] { $player } платит картами за силу.
}
wt-wait-reduction = { $player } сбрасывает карты.
wt-wait-interruption = { $variant ->
    [battle] Будет ли схватка { FORM($mover, form: "with") }?
   *[trap] Будет ли ловушка для { FORM($mover, form: "gen") }?
} Ответа ещё нет: { $players }.
wt-wait-agreement = Сразиться { FORM($mover, form: "with") } хотят несколько игроков и решают, кто начнёт. Ответа ещё нет: { $players }.
wt-wait-fight = Встретят ли это влюблённые вместе? Ответа ещё нет: { $players }.
wt-wait-along = { $player } решает, пойдёт ли следом { FORM($character) }.
wt-wait-sharing = Двое действуют заодно и могут передавать друг другу карты. Ответа ещё нет: { $players }.
wt-wait-battle = Схватка: { FORM($soldier) } против { FORM($rebel, form: "gen") }. Следующая карта: { $players }.
wt-wait-relocation = { $player } решает судьбу { FORM($rebel, form: "gen") }.
wt-wait-trap = Ловушка для { FORM($soldier, form: "gen") }: { $variant ->
    [springing] { $player } выбирает приманку.
    [hiding] { $player } прячет карты.
    [defending] { $player } защищается.
   *[sorting] { $player } разбирает открытые карты.
}
wt-wait-call = { $variant ->
    [bookmark] Рассказ игрока { $author }: прозвучало ли воспоминание с закладкой?
    [relocation] Рассказ игрока { $author }: оправдано ли новое место повстанца?
    [artifact] Рассказ игрока { $author }: оправдана ли передача артефакта?
    [return] Рассказ игрока { $author }: вернётся ли туда повстанец?
   *[objective] Рассказ игрока { $author }: достигнута ли цель?
} Ответа ещё нет: { $players }.
wt-wait-quest = Задание «{ FORM($quest) }»: { $variant ->
    [join] { $player } может присоединиться.
    [last] { $player } может разыграть последнюю карту.
    [warned] воспоминание с закладкой не прозвучало, решает { $player }.
   *[main] { $player } рассказывает.
}
wt-wait-setting-out = Задание начинается { $in }: { $player } может отправить персонажа.
wt-wait-remembering = { $player } решает, что запомнится.
wt-wait-naming = { $variant ->
    [love] { $player } решает, кого полюбит { FORM($carrier) }.
   *[artifact] { $player } решает, кто понесёт Великий артефакт.
}
wt-wait-retaliation = Вооружённое возмездие: { $player } выбирает, кого оно настигнет.
wt-wait-new-carrier = { $player } выбирает, кто понесёт дальше задание «{ FORM($quest) }».
wt-wait-ray-question = Луч надежды: { $player } может ещё раз вернуть готовность его носителю.
wt-wait-returning = { $player } выбирает другое место для возвращения { FORM($character, form: "gen") }.
wt-wait-claim-window = { $player } может объявить цель.
wt-wait-claiming = { $player } объявляет цель.
wt-wait-choosing-objective = { $player } меняет тайную цель.
wt-wait-epilogue = { $player } рассказывает часть эпилога.

wt-log-told-epilogue = { $player } рассказывает с картой: одно очко { $side ->
    [spring] Весне
   *[winter] Зиме
}.

## What choosing does, by verb

wt-offer-pass = Отказаться или остановиться.
wt-offer-free = Сразиться без карты, с помощью умения.
wt-offer-artifact = Разыграть воспоминание о Великом артефакте.
wt-offer-cite = Упомянуть воспоминание с закладкой.
wt-offer-accept = Согласиться.
wt-offer-reject = Возразить.
wt-offer-ready = Вернуть готовность носителю Луча надежды.
wt-offer-swap = Сменить свою цель.
wt-offer-passage = Уйти тайным ходом.
wt-offer-fail = Принять провал задания.
wt-offer-step-down = Принять и отдать жетон арбитра.
wt-offer-vote = Назвать игрока: { $player }.
wt-offer-side = Рассказать за { FORM($side, form: "acc") }.
wt-offer-lay = Положить воспоминание в ячейку { $memory }.
wt-offer-link = Завершить свою часть и связать её с воспоминанием { $memory }.
wt-offer-mark = Завершить свою часть и перенести закладку на воспоминание { $memory }.
wt-offer-perform = Взяться за задание «{ FORM($quest) }».
wt-offer-step = Пойти { $to }.
wt-offer-relocate = Отправить повстанца { $to }.
wt-offer-activate = Активировать { FORM($character, form: "acc") }.
wt-offer-engage = В бой вступа{ FORM($character, form: "et") } { FORM($character) }.
wt-offer-join = К заданию присоединя{ FORM($character, form: "et") }ся { FORM($character) }.
wt-offer-rescue = Спасти { FORM($character, form: "acc") } двумя картами.
wt-offer-name = Назвать { FORM($character, form: "acc") }.
wt-offer-hand = Передать Великий артефакт { FORM($character, form: "dat") }.
wt-offer-eliminate = Вывести из игры { FORM($character, form: "acc") }.
wt-offer-claim = Объявить цель: { $objective }.
wt-offer-reveal = Открыть цель: { $objective }.
wt-offer-choose-objective = Выбрать цель: { $objective }.
wt-offer-destroy = Уничтожить силу «{ FORM($quest) }».
wt-offer-play = Разыграть карту «{ $card }» и рассказать.
wt-offer-discard = Сбросить карту «{ $card }».
wt-offer-trap = Сделать приманкой карту «{ $card }».
wt-offer-keep = Вернуть на руку карту «{ $card }».
wt-offer-choose = Запомнить карту «{ $card }».
wt-offer-give = Передать карту «{ $card }».
wt-offer-hide = Спрятать свои карты: { wt-spring-up }.
wt-offer-take = Взять { FORM($character, form: "acc") } и начать { $in }.
wt-offer-create = Создать задание «{ FORM($quest) }».
wt-offer-place = { $carried ->
    [yes] Положить задание «{ FORM($quest) }» под фигурку { FORM($carrier, form: "gen") }.
   *[no] Разместить задание «{ FORM($quest) }» { $in }.
}
wt-offer-propaganda = Зимняя пропаганда: её ведёт солдат ({ FORM($soldier) }), голоса лишается повстанец ({ FORM($rebel) }).
wt-offer-haunt = Послать Ледяной кошмар против { FORM($character, form: "gen") } { $in }.
wt-offer-return = Вернуть { FORM($character, form: "acc") } { $to } тремя картами.

## Words to type for moves: one each, and no two alike. Match files always have the English ones.

wt-type-pass = пас
wt-type-free = умение
wt-type-artifact = артефакт
wt-type-cite = упомянуть
wt-type-accept = да
wt-type-reject = нет
wt-type-ready = готовность
wt-type-swap = сменить
wt-type-passage = тайный-ход
wt-type-fail = провал
wt-type-step-down = уступить
wt-type-vote = голос
wt-type-side = сторона
wt-type-lay = положить
wt-type-link = связать
wt-type-mark = закладка
wt-type-perform = взяться
wt-type-step = идти
wt-type-relocate = отправить
wt-type-activate = активировать
wt-type-engage = сразиться
wt-type-join = присоединиться
wt-type-rescue = спасти
wt-type-name = назвать
wt-type-hand = вручить
wt-type-eliminate = вывести
wt-type-claim = объявить
wt-type-reveal = открыть
wt-type-choose-objective = выбрать-цель
wt-type-destroy = уничтожить
wt-type-play = разыграть
wt-type-discard = сбросить
wt-type-trap = приманка
wt-type-keep = забрать
wt-type-choose = запомнить
wt-type-give = передать
wt-type-hide = спрятать
wt-type-take = взять
wt-type-create = создать
wt-type-place = разместить
wt-type-propaganda = пропаганда
wt-type-haunt = явиться
wt-type-return = вернуть
wt-type-under = под

## Why, and what somebody or something is

wt-why-cards = { FORM($side) }: { $cards ->
    [one] { $cards } карта эпилога
    [few] { $cards } карты эпилога
    [many] { $cards } карт эпилога
   *[other] { $cards } карты эпилога
}, по одному очку за карту
wt-why-writer = У Писателя нет очков: ему нужно одно — равенство сторон.
wt-why-about = { $what }: { $words }
wt-why-character = Сейчас { $where }; { $states }.
wt-why-people = { $n ->
    [0] { $space }: там никого нет.
   *[other] { $space }: { $people }.
}
wt-why-tokens = Здесь лежит: { $tokens }.
wt-why-memory = { $side ->
    [spring] { $what }: воспоминание Весны, приносит три очка.
    [winter] { $what }: воспоминание Зимы, приносит три очка.
   *[neutral] { $what }: воспоминание, которое никому не досталось.
}
wt-why-memory-empty = Здесь ещё нет воспоминания.
wt-why-bookmark = На нём закладка: рассказ о следующем задании должен его упомянуть, иначе задание провалится.

wt-aim-rescue = спасите повстанца
wt-aim-rebels = обезвредьте солдата ловушкой
wt-aim-connection = пусть один ваш повстанец побывает в обоих местах за одну активацию; в первом откройте цель
wt-aim-bounty = обезвредьте повстанца в схватке
wt-aim-spy = откройте её, когда повстанец придёт к вашему солдату; засчитается следующий раз
wt-aim-attack = держите в этом месте стоящего солдата и сбросьте две карты
wt-aim-garrison = пусть Зима будет в большем числе мест, чем Весна

wt-skill-objective = цель
wt-skill-quest = задание
wt-skill-trap = ловушка
wt-skill-battle = схватка
wt-skill-movement = перемещение
wt-skill-passage = тайный ход
wt-skill-story = сюжетная карта
wt-why-skill-objective = Умение: при активации можно сменить цель.
wt-why-skill-quest = Умение: в задании сторона получает на одну карту больше.
wt-why-skill-trap = Умение: в ловушке на единицу больше, с любой её стороны.
wt-why-skill-battle = Умение: в первом раунде схватки карта не нужна.
wt-why-skill-movement = Умение: до двух шагов даром, один раз за активацию.
wt-why-skill-passage = Умение: перед перемещением можно уйти тайным ходом.
wt-why-skill-story = Умение: при активации четыре карты вместо трёх.

wt-why-power-ray = Луч надежды: раз в главу, после своей активации, носитель может снова стать готовым.
wt-why-power-love = Любовь: двое повстанцев могут идти вместе и сражаться как один.
wt-why-power-safe_house = Надёжное убежище: схватка больше не обезвреживает повстанца; побеждённый встаёт там.
wt-why-power-great_artifact = Великий артефакт: в заданиях и схватках носитель может разыграть воспоминание о нём как карту.
wt-why-power-nightmare = Ледяной кошмар: у кого нет готовых персонажей, может послать его в любое место против повстанца.
wt-why-power-propaganda = Зимняя пропаганда: вместо активации солдат лишает повстанца голоса на эту главу.
wt-why-power-retaliation = Вооружённое возмездие: сразу уничтожает силу повстанцев или выводит из игры повстанца без силы.
