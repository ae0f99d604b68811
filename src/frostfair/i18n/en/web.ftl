### The browser client: what the shell says. Names of games, pieces and places are in names.ftl and the games' files.

language = English
web-page-not-loaded = This page could not be loaded. Is the connection up?
web-dismiss = Dismiss
