### The browser client: what the shell says everywhere. Names of games and pieces are in names.ftl.

language = English
web-page-not-loaded = This page could not be loaded. Is the connection up?
web-loading = One moment …
web-dismiss = Dismiss
web-home = Home
web-rules = Rules
web-no-board-yet = This game has no board in the browser yet. For now it is played in the terminal.

web-name-title = What shall we call you at the fair?
web-name-label = Your name
web-name-go = Come in

## Bots have names by the seat they sit in
web-bot-0 = Chestnut Seller
web-bot-1 = Old Ferryman
web-bot-2 = Lamplighter
web-bot-3 = Skating Vicar
web-bot-4 = Ice Cutter
web-bot-5 = Fortune Teller
web-bot-6 = Night Watchman

## Why a table can’t be shown (bye of the server)
web-ended-no-such-table = There is no such table.
web-ended-not-signed-in = Please come in with a name first.
web-ended-signed-out = You are signed out.

## Refusals of the server, by kind
web-refused-illegal = The rules don’t allow that.
web-refused-stale = The table has moved on meanwhile; nothing was done.
web-refused-malformed = That could not be understood.
web-refused-unavailable = The server can’t answer just now. It will be tried again.
web-refused-not-now = That is not possible now.
