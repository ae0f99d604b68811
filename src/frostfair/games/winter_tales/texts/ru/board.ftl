### Winter Tales в браузере: нарисованный стол. Что делает выбор и что случилось, стоит в файлах самой игры.

## Выбор

web-winter-tales-held = { $what }: что дальше?
web-winter-tales-card-held = «{ $card }»: напишите, как она входит в рассказ, или сначала разыграйте её
web-winter-tales-name = { $player }
web-winter-tales-play = Разыграть карту
web-winter-tales-play-and-tell = Разыграть и рассказать

## Стол

web-winter-tales-where = Глава { $chapter } · воспоминания: { $memories }
web-winter-tales-prologue = Перед первой главой
web-winter-tales-zones = Что показано
web-winter-tales-zone-tale = Рассказ
web-winter-tales-zone-town = Город
web-winter-tales-on-table = На столе
web-winter-tales-no-quests = В городе не ждёт ни одно задание.
web-winter-tales-arbiter = арбитр
web-winter-tales-bookmark = с закладкой
web-winter-tales-epilogue = Эпилог

## Рассказ и сцена

web-winter-tales-not-begun = Пока ничего не рассказано.
web-winter-tales-telling = { $player } рассказывает…
web-winter-tales-stage-battle = Схватка
web-winter-tales-stage-trap = Ловушка
web-winter-tales-stage-quest = Идёт задание
web-winter-tales-played = Разыгранные карты
web-winter-tales-last-card = Побеждает тот, кто разыграет последнюю карту

## What is met for the first time

web-winter-tales-first-arbiter = Арбитр
web-winter-tales-first-arbiter-words = хранит сказку: может предложить, попросить другие слова или вычеркнуть текст. Если он решает по правилам и молчит, это согласие. Ваш голос тайный.
web-winter-tales-first-writer = Писатель
web-winter-tales-first-writer-words = играет персонажами обеих сторон и побеждает, если Весна и Зима закончат поровну. Поэтому ему по душе равная борьба и хорошая история.
web-winter-tales-first-quest = Задание
web-winter-tales-first-quest-words = — это то, чего хочет сторона. Её персонаж приходит туда и выполняет его картами и словами; больше карт, чем у другой стороны, — успех.
web-winter-tales-first-bookmark = Закладка
web-winter-tales-first-bookmark-words = отмечает самое новое воспоминание. В следующем задании его нужно упомянуть, иначе провал: рассказывая, нажмите «Упомянуть воспоминание с закладкой».
