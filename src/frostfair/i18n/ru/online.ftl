# A table on a server, in the terminal.
online-invite = Остальные придут так: { $command }
online-seats = За столом: { $seats }
online-waiting = Ожидаем хода: { $players } …
online-away = Сервер не отвечает. Пробуем снова; ничего не потеряно.
online-back = Сервер снова на связи.
online-abandoned = Стол закрыт без результата.
online-farewell = Игра за столом продолжится без вас. Вернуться: { $command }
online-save-later = Журнал стола сервер покажет, когда партия закончится.
online-not-told = В игре «{ $game }» рассказывают; за столом на сервере терминал этого пока не умеет.
online-verify = Проверить всё, что выпало: frostfair verify-luck { $file }
