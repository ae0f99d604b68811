### Winter Tales в браузере: нарисованный стол. Что делает выбор и что случилось, стоит в файлах самой игры.

## Выбор

web-winter-tales-held = { $what }: что дальше?
web-winter-tales-card-held = «{ $card }»: напишите, как она входит в рассказ, или сначала сыграйте её
web-winter-tales-name = { $player }
web-winter-tales-play = Сыграть карту
web-winter-tales-play-and-tell = Сыграть и рассказать

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
web-winter-tales-stage-battle = Битва
web-winter-tales-stage-trap = Ловушка
web-winter-tales-stage-quest = Идёт задание
web-winter-tales-played = Сыгранные карты
web-winter-tales-last-card = Побеждает тот, кто сыграет последнюю карту
