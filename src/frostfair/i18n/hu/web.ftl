### The browser client: what the shell says. Names of games, pieces and places are in names.ftl and the games' files.

language = Magyar
web-page-not-loaded = Ezt az oldalt nem sikerült betölteni. Van kapcsolat?
web-dismiss = Bezárás
