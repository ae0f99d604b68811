## The X-card
web-safety-x = X-карта: скрыть последний рассказ под вуалью
web-safety-veil = Под вуаль
web-safety-veiled = (под вуалью)
web-safety-paused = За столом пауза
web-safety-paused-words = Отрывок скрыт под вуалью для всех. Автор: { $player }. Объяснять ничего не нужно.
web-safety-mine = Это ваша вуаль. Знаете об этом только вы.
web-safety-lift = Снять мою вуаль
web-safety-agree = Согласиться снять
web-safety-agreed = Вы согласны её снять. Вуаль исчезнет, как только этого захотят те, кто её набросил.
web-safety-rewrite = Рассказать другими словами
web-safety-rewrite-send = Рассказать так
web-safety-rewrite-later = Не сейчас
web-safety-redact = Убрать навсегда
web-safety-redact-title = Убрать этот отрывок навсегда?
