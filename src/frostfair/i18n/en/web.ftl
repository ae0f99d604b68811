### The browser client: what the shell says everywhere. Names of games and pieces are in names.ftl.

language = English
web-page-not-loaded = This page could not be loaded. Are you online?
web-loading = One moment …
web-dismiss = Dismiss
web-cancel = Cancel
web-close = Close
web-guest-name = { $name } (guest)
web-table-was-closed = This table was closed.
web-offline = The connection is lost. We keep trying.
web-home = Home

web-name-title = What shall we call you at the fair?
web-name-label = Your name
web-name-hint = The others at the table see it. No password, no e-mail.
web-name-go = Come in
web-name-login = I have an account
# How strong a bot is, in a word
web-bot-level = { $bot ->
    [novice] novice
    [adept] adept
    [master] master
    [queen] queen
    [greedy] strong
    [random] at random
   *[other] { $bot }
}
web-seat-open = Open seat

## Bots have names by the seat they sit in
web-bot-0 = Chestnut Seller
web-bot-1 = Old Ferryman
web-bot-2 = Lamplighter
web-bot-3 = Skating Vicar
web-bot-4 = Ice Cutter
web-bot-5 = Fortune Teller
web-bot-6 = Night Watchman
web-bot-tutor = Tutor

## Why a table can’t be shown (bye of the server)
web-ended-no-such-table = There is no such table.
web-ended-not-signed-in = Please come in with a name first.
web-ended-signed-out = You are signed out.

## Refusals of the server, by kind
web-refused-illegal = The rules don’t allow that.
web-refused-stale = The table has moved on in the meantime; nothing was done.
web-refused-malformed = That could not be understood.
web-refused-unavailable = The server can’t answer just now. We’ll try again.
web-refused-not-now = That isn’t possible right now.
web-refused-offline = No connection: nothing was sent. Try again when it is back.

## Refusals of requests, by reason

web-fault = Something went wrong here. Please try again.
web-fault-of = { $reason ->
    [offline] The server doesn’t answer. Are you online?
    [too-many-requests] That was a little fast. Try again in a minute.
    [too-many-tables] You have as many open tables as one person can have. Finish or leave one first.
    [too-many-tokens] You have as many keys as one person can have. Revoke one first.
    [this-seat-is-taken] This seat is taken.
    [this-name-is-taken] This name is taken.
    [no-table-of-this-code] No table has this code. Codes last for a day.
    [the-name-or-the-password-is-wrong] The name or the password is wrong.
    [the-password-is-wrong] The password is wrong.
    [seats-are-free] There are still free seats. Invite friends or add bots.
    [nobody-would-play] At least one seat must belong to a person.
    [table-is-open] This table hasn’t started yet.
    [table-is-playing] The game has already begun.
    [table-is-finished] This game is over.
    [table-is-abandoned] This table was closed.
    [kicked] The host has asked you to leave this table.
    [only-the-host-can-do-that] Only the host can do that.
   *[other] { $words }
}

## Why?

web-why = Why? { $title }
web-why-more = Why?
web-why-past = What is on screen is past: go back to now, then ask.
web-why-offline = To answer that, the connection is needed. It is being restored.
web-why-no-points = No points yet.
