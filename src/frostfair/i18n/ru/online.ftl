# A table on a server, in the terminal.
online-invite = Остальные придут так: { $command }
online-seats = За столом: { $seats }
online-waiting = Ожидаем хода: { $players } … (help: что можно ввести пока)
online-away = Сервер не отвечает. Пробуем снова; ничего не потеряно.
online-back = Сервер снова на связи.
online-abandoned = Стол закрыт без результата.
online-guest-name = { $name } (гость)
online-farewell = Игра за столом продолжится без вас. Вернуться: { $command }
online-save-later = Журнал стола сервер покажет, когда партия закончится.
online-verify = Проверить всё, что выпало: frostfair verify-luck { $file }
online-told-meanwhile = Тем временем за вас рассказано: { $words } (Продолжайте: ваши слова встанут на это место.)
online-told-too-late = Тем временем за вас рассказано, и история пошла дальше: { $words }
online-gone-on = История пошла дальше; эти слова уже не изменить.
online-taken-back = Тем временем этот шаг отменён, рассказывать о нём нечего.
online-last-words = Партия окончена; осталось дослушать: { $players }. Ctrl-C — не ждать.
online-text-changed = Теперь другими словами — { $words }
online-text-struck = Арбитр вычеркнул текст. Автор: { $player }.
online-text-redacted = Текст убран из истории. Автор: { $player }.
online-help =
    back         попросить остальных вернуть ваш последний ход
    back 12      попросить вернуться к ходу 12 (номера показывает log)
    accept       согласиться вернуться
    decline      не согласиться или отозвать свою просьбу
    close        проголосовать за прерывание партии
    log          всё, что произошло
    quit         выйти; можно вернуться
online-back-where = Укажите ход: back 12, или просто back для вашего последнего.
online-undo-answer = (accept или decline)
online-undo-withdraw = (decline отзывает просьбу)
online-close-votes = Вы предлагаете прервать партию. Ожидаем ответа: { $players }.
online-minutes = { $n } мин
online-hours = { $n } ч
