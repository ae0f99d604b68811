### The browser client: what the shell says everywhere. Names of games and pieces are in names.ftl.

language = Русский
web-page-not-loaded = Не удалось загрузить эту страницу. Есть ли соединение?
web-loading = Минутку …
web-dismiss = Закрыть
web-cancel = Отмена
web-close = Закрыть
web-guest-name = { $name } (гость)
web-table-was-closed = Этот стол закрыт.
web-offline = Соединение потеряно. Продолжаем попытки.
web-home = На главную

web-name-title = Как вас называть на ярмарке?
web-name-label = Ваше имя
web-name-hint = Его видят остальные за столом. Ни пароля, ни почты не нужно.
web-name-go = Войти
web-name-login = У меня есть учётная запись
# How strong a bot is, in a word
web-bot-level = { $bot ->
    [novice] новичок
    [adept] знаток
    [master] мастер
    [queen] королева
    [greedy] сильный
    [random] случайный
   *[other] { $bot }
}
web-seat-open = Свободное место

## Bots have names by the seat they sit in
web-bot-0 = Продавец каштанов
web-bot-1 = Старый паромщик
web-bot-2 = Фонарщик
web-bot-3 = Пастор на коньках
web-bot-4 = Резчик льда
web-bot-5 = Гадалка
web-bot-6 = Ночной сторож
web-bot-tutor = Наставник

## Why a table can’t be shown (bye of the server)
web-ended-no-such-table = Такого стола нет.
web-ended-not-signed-in = Сначала войдите и назовите имя.
web-ended-signed-out = Вы вышли.

## Refusals of the server, by kind
web-refused-illegal = Правила этого не разрешают.
web-refused-stale = Тем временем игра ушла вперёд; ничего не сделано.
web-refused-malformed = Это не удалось понять.
web-refused-unavailable = Сервер сейчас не может ответить. Попробуем ещё раз.
web-refused-not-now = Сейчас это невозможно.
web-refused-offline = Нет связи: ничего не отправлено. Попробуйте, когда она вернётся.

## Refusals of requests, by reason

web-fault = Что-то пошло не так. Повторите попытку.
web-fault-of = { $reason ->
    [offline] Сервер не отвечает. Есть ли соединение?
    [too-many-requests] Слишком быстро. Повторите через минуту.
    [too-many-tables] Больше открытых столов у одного человека быть не может. Сначала доиграйте или покиньте один.
    [too-many-tokens] Больше ключей у одного человека быть не может. Сначала отзовите один.
    [this-seat-is-taken] Там уже кто-то сидит.
    [this-name-is-taken] Это имя уже занято.
    [no-table-of-this-code] Стола с таким кодом нет. Код действует один день.
    [the-name-or-the-password-is-wrong] Неверное имя или пароль.
    [the-password-is-wrong] Неверный пароль.
    [seats-are-free] Ещё есть свободные места. Пригласите кого-нибудь или посадите ботов.
    [nobody-would-play] Хотя бы на одном месте должен сидеть человек.
    [table-is-open] За этим столом игра ещё не началась.
    [table-is-playing] Партия уже началась.
    [table-is-finished] Эта партия окончена.
    [table-is-abandoned] Этот стол закрыт.
    [kicked] Хозяин попросил вас покинуть этот стол.
    [only-the-host-can-do-that] Это может сделать только хозяин стола.
   *[other] { $words }
}

## Why?

web-why = За что? { $title }
web-why-more = За что?
web-why-past = На экране прошлое: вернитесь к текущему ходу и спросите там.
web-why-offline = Для ответа нужно соединение. Оно восстанавливается.
web-why-no-points = Очков пока нет.
