### The browser client: what the shell says everywhere. Names of games and pieces are in names.ftl.

language = Русский
web-page-not-loaded = Не удалось загрузить эту страницу. Есть ли соединение?
web-loading = Минутку …
web-dismiss = Закрыть
web-home = На главную
web-rules = Правила
web-no-board-yet = Для этой игры в браузере ещё нет поля. Пока в неё играют в терминале.

web-name-title = Как вас называть на ярмарке?
web-name-label = Ваше имя
web-name-go = Войти

## Bots have names by the seat they sit in
web-bot-0 = Продавец каштанов
web-bot-1 = Старый паромщик
web-bot-2 = Фонарщик
web-bot-3 = Пастор на коньках
web-bot-4 = Резчик льда
web-bot-5 = Гадалка
web-bot-6 = Ночной сторож

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
