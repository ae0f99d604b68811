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

## Safety at the table
web-safety-title = Безопасность
web-safety-boundaries = О чём договорились до рассказа
web-safety-boundaries-none = Ни границ, ни вуалей.
web-safety-kind = { $kind ->
    [line] Границы: этого нет в нашей истории
   *[veil] Вуали: только намёком
}
web-safety-x-how = X-карта на панели скрывает последний рассказ под вуалью для всех. Объяснять ничего не нужно.
web-safety-people = Остальные
web-safety-mute = Заглушить
web-safety-unmute = Снова читать
web-safety-block = Заблокировать
web-safety-unblock = Разблокировать
web-safety-block-words = Те, кого вы заблокируете, заглушены везде и не могут сесть за ваши столы. Вы не видите столов друг друга в зале.
web-safety-report = Пожаловаться
web-safety-report-line = Пожаловаться на эту реплику: { $player }
web-safety-report-title = Жалоба хозяину сервера
web-safety-report-words = Слова отправляются такими, какие они сейчас. Жалобу читает только хозяин сервера.
web-safety-report-why = Что не так?
web-safety-report-not = Не жаловаться
web-safety-report-send = Отправить жалобу
web-safety-reported = Отправлено. Хозяин сервера это посмотрит.
