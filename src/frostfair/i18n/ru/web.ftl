### The browser client: what the shell says. Names of games, pieces and places are in names.ftl and the games' files.

language = Русский
web-page-not-loaded = Не удалось загрузить эту страницу. Есть ли соединение?
web-dismiss = Закрыть
