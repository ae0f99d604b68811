### Witchstone в браузере: текущий ход и объяснения.

web-witchstone-turn-yours = Ваш ход
# $player is the name of another player
web-witchstone-turn-of = Ходит { $player }
web-witchstone-turn-points = +{ count-vp }
web-witchstone-turn-past = На экране прошлое. Ход снова появится здесь, когда вы вернётесь к текущему моменту.
web-witchstone-turn-more = Показать весь ход

## Work

web-witchstone-work-tile = Положите плитку заклинаний
web-witchstone-work-tower = Выберите башню
web-witchstone-work-crystal-out = Достаньте кристалл
web-witchstone-work-draw = Возьмите плитку
# $source is where actions come from
web-witchstone-doubled = { $source }, вдвойне за лидерство
web-witchstone-still = ещё можно использовать: { $held }
web-witchstone-done = сделано
web-witchstone-left = осталось { $left } из { $total }

## What the next choice would add

# $source says what for: “Connections”, or what follows
web-witchstone-if = Тогда: { $source }
web-witchstone-if-token = Тогда: жетон магии
web-witchstone-if-later = В конце игры
# $n hexes with this symbol hang together
web-witchstone-half = { FORM($kind) }, группа: { $n }

## The end of a turn

web-witchstone-apart = Можно также
web-witchstone-step-back = Шаг назад
web-witchstone-end-turn = Завершить ход
# $lost is a list of actions, tokens and crystals
web-witchstone-would-lose = Пропадёт: { $lost }.
web-witchstone-keep-playing = Играть дальше
web-witchstone-end-anyway = Завершить ход
