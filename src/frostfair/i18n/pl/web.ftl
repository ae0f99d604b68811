### The browser client: what the shell says. Names of games, pieces and places are in names.ftl and the games' files.

language = Polski
web-page-not-loaded = Nie udało się wczytać tej strony. Czy jest połączenie z serwerem?
web-dismiss = Zamknij
