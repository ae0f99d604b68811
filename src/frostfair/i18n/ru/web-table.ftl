### The table in the browser: bar, panels, log, chat, replay, curtain, the end.

web-table-home = На главную
web-table-rules = Правила
web-table-menu = Меню
web-table-tools = Инструменты
web-table-side = Игроки и журнал
web-table-where = { $watching ->
    [yes] { $players ->
        [one] { $players } игрок, вы смотрите
        [few] { $players } игрока, вы смотрите
        [many] { $players } игроков, вы смотрите
       *[other] { $players } игрока, вы смотрите
    }
   *[no] { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
}
web-table-you = вы
web-table-bot = бот
web-table-gone = нет на месте
web-table-won = победа
web-table-sealed = скрыто
web-table-points-why = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. За что?
web-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## The prompt and its buttons
web-table-your-turn = Ваш ход
web-table-loading = Минутку …
web-table-offline = Связь потеряна; пробуем снова. Выбирать можно будет, когда она вернётся.
    .short = Нет соединения …
web-table-unsure = Связь прервалась раньше, чем ход был подтверждён. Когда она вернётся, он будет отправлен снова.
    .short = Ход не подтверждён …
web-table-unsure-forget = Не отправлять
web-table-end-turn = Завершить ход
web-table-undo = Отменить
web-table-put-back = Положить обратно
web-table-replaying = Просмотр: ход { $at }
web-table-replay-present = К текущему ходу

## Clocks
web-table-clock-left = Осталось времени:
web-table-clock-low = У вас осталось полминуты.
web-table-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
web-table-clock-hours = { $hours } ч

## Log, chat, replay
web-table-feed = Что происходит и о чём говорят
web-table-turn = Ход
web-table-log = Журнал
web-table-log-empty = Пока ничего не произошло.
web-table-seen-until-here = досюда вы уже видели
web-table-chat = Чат
web-table-chat-say = Напишите что-нибудь
web-table-chat-send = Отправить
web-table-chat-empty = Пока никто ничего не написал.
web-table-chat-gone = (сообщение удалено)
web-table-chat-new = новое
web-table-react = Реакция
web-table-react-to = Реакция на этот ход
web-table-reaction = { $what ->
    [applause] Отличный ход!
    [wow] Ого!
    [laugh] Ха-ха!
    [oops] Ой!
    [luck] Удачи!
    [moment] Минутку!
   *[other] { $what }
}
web-table-reacted = { $names }: { $words }
web-table-reaction-at = к ходу { $at }
web-table-watchers = Зрители ({ $count }): { $names }{ $more ->
    [0] { "" }
   *[other] { " " }и другие
}
web-table-replay = Запись партии
web-table-replay-move = Ход
web-table-replay-at = Ход { $at } из { $all }
web-table-replay-first = В начало
web-table-replay-back = На ход назад
web-table-replay-play = Смотреть отсюда
web-table-replay-stop = Остановить
web-table-replay-forward = На ход вперёд
web-table-replay-last = К текущему ходу
web-table-since = Пока вас не было
web-table-since-more = и ещё { $n } до этого
web-table-since-show = Показать

## Phone tabs
web-table-tabs = Части стола
web-table-tab-table = Стол
web-table-tab-players = Игроки
web-table-tab-log = Журнал
web-table-tab-chat = Чат
# in the row that answers, before anything has happened
web-table-ask-hint = Удерживайте палец на чём угодно — узнаете почему.

## Menu and keys
web-table-share = Поделиться ссылкой
web-table-link-copied = Ссылка скопирована.
web-table-settings = Настройки
web-table-keys = Горячие клавиши
web-table-back-to-table = Вернуться к столу
web-table-bot-for-me = Пусть за меня играет бот
web-table-take-back = Вернуться в игру
web-table-close = Закрыть стол без результата
web-table-key-tab = переходить между частями
web-table-key-arrows = следующий вариант на поле
web-table-key-enter = выбрать; завершить ход
web-table-key-escape = положить обратно, закрыть объяснение, к текущему ходу
web-table-key-undo = отменить
web-table-key-notation = ввести ход
web-table-unknown-move = «{ $text }»: такого хода здесь нет.
web-table-key-pages = листать назад и вперёд
web-table-key-help = этот список

## Somebody is gone
web-table-is-gone = { $player }: нет на месте. Можно подождать или решить вместе.
web-table-seat-bot = { $votes ->
    [0] Посадить туда бота
    [one] Посадить туда бота ({ $votes } голос)
    [few] Посадить туда бота ({ $votes } голоса)
    [many] Посадить туда бота ({ $votes } голосов)
   *[other] Посадить туда бота ({ $votes } голоса)
}
web-table-wants-to-close = { $player } предлагает закрыть стол.
web-table-closing = Партия скоро будет прервана

## Просьба вернуться
web-table-ask-undo = Попросить вернуть мой последний ход
web-table-ask-back-to-here = Попросить вернуться сюда
web-table-undo-request = Просьба вернуться
web-table-undo-accept = Согласиться
web-table-undo-decline = Отказаться
web-table-undo-withdraw = Отозвать просьбу
web-table-undo-look = Показать тот ход
web-table-log-earlier = Показать прежние ходы

## One screen for several players
web-table-curtain = Теперь экран для игрока: { $player }
web-table-curtain-hint = Остальные не подглядывают. Удерживайте кнопку, когда экран у вас в руках.
web-table-curtain-open = Это я, { $player }

## The end
web-table-rematch = Реванш
web-table-watch-rematch = Смотреть следующую партию
web-table-luck-checking = Проверяем случайность …
web-table-luck-fair = Всё честно: зерно соответствует отпечатку.
web-table-luck-unfair = Зерно не соответствует отпечатку!
web-table-luck-unchecked = Этот браузер не может проверить зерно.
web-table-luck-commitment = Отпечаток, показанный до начала
web-table-luck-seed = Зерно
web-table-luck-words = Слова игроков
web-table-luck-how = По журналу можно проверить всё, что выпало:
web-table-luck-log = Скачать журнал
web-table-tale-book = Сказка как книга

## The end, with all points
web-end-where = Конец игры · { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раундов
}
web-end-new = Новый стол
web-end-review = Разбор
web-end-result = Итог
web-end-share = Поделиться
web-end-share-moment = Поделиться моментом
web-end-watch = Итоговый подсчёт ещё раз
web-end-counting = Итоговый подсчёт: { $player }, { $source }
web-end-skip = Пропустить
web-end-next = Дальше
web-end-ledger = Очки по источникам
web-end-total = Всего
web-end-cell = { $player }, { $source }: { $points }. Почему?
web-end-last = { $points } в итоговом подсчёте
web-end-chart = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
} по источникам, раундов: { $rounds }
# Below the chart: the first round is numbered beside it
web-end-round = раунд
# Below the last column of the chart
web-end-end = итог
web-end-why = Почему?
web-end-why-hint = Нажмите на число, чтобы увидеть, что и когда засчитано.
web-end-in-round = Раунд { $round }:
web-end-at-end = В конце:
web-end-to-moment = Показать этот момент
web-end-tab-result = Итог
web-end-over-turns = По раундам
web-end-by-source = По видам
web-end-luck = Честный жребий

## The last stage
# In the last stage: whose turns are left, in their order
web-table-stage-turns = Осталось ходов: { $players }.
web-table-stage-last = Последний ход: { $player }
web-table-stage-your-last = Ваш последний ход
# Before the signs of those players
web-table-stage-left = Осталось
