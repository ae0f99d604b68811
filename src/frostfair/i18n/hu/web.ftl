### The browser client: what the shell says everywhere. Names of games and pieces are in names.ftl.

language = Magyar
web-page-not-loaded = Ezt az oldalt nem sikerült betölteni. Van kapcsolat?
web-loading = Egy pillanat …
web-dismiss = Bezárás
web-home = Kezdőlap
web-rules = Szabályok
web-no-board-yet = Ennek a játéknak még nincs táblája a böngészőben. Egyelőre a terminálban játszható.

web-name-title = Hogyan szólítsunk a vásáron?
web-name-label = A neved
web-name-go = Belépek

## Bots have names by the seat they sit in
web-bot-0 = Gesztenyeárus
web-bot-1 = Öreg révész
web-bot-2 = Lámpagyújtó
web-bot-3 = Korcsolyás káplán
web-bot-4 = Jégvágó
web-bot-5 = Jósnő
web-bot-6 = Éjjeliőr

## Why a table can’t be shown (bye of the server)
web-ended-no-such-table = Nincs ilyen asztal.
web-ended-not-signed-in = Előbb lépj be egy névvel.
web-ended-signed-out = Kijelentkeztél.

## Refusals of the server, by kind
web-refused-illegal = Ezt a szabályok nem engedik.
web-refused-stale = Közben továbbment a játék; nem történt semmi.
web-refused-malformed = Ezt nem lehetett értelmezni.
web-refused-unavailable = A szerver most nem tud válaszolni. Hamarosan újra próbáljuk.
web-refused-not-now = Ez most nem lehetséges.
