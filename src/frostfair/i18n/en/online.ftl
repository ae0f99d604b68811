# A table on a server, in the terminal.
online-invite = Others come with: { $command }
online-seats = At the table: { $seats }
online-waiting = Waiting for { $players } … (help: what you can type meanwhile)
online-away = The server doesn’t answer. Trying again; nothing is lost.
online-back = The server is back.
online-abandoned = The table was closed without a result.
online-guest-name = { $name } (guest)
online-farewell = The table goes on without you. Come back with: { $command }
online-save-later = The server shows the log of a table when its game is over.
online-verify = Check every deal with: frostfair verify-luck { $file }
online-told-meanwhile = Meanwhile this was told for you: { $words } (Go on: your words will take its place.)
online-told-too-late = Meanwhile this was told for you, and the story has gone on: { $words }
online-gone-on = The story has gone on; these words can’t be changed any more.
online-taken-back = Meanwhile this step was taken back, so there is nothing to tell about it.
online-last-words = The game is over; the last words are with { $players }. Ctrl-C: don’t wait for them.
online-text-changed = Other words now – { $words }
online-text-struck = The arbiter has struck a text of { $player }.
online-text-redacted = { $player } has taken a text out of the story.
online-help =
    back         ask the others to take back your last move
    back 12      ask to go back to move 12 (log shows the numbers)
    accept       agree to go back
    decline      don’t agree, or withdraw your own request
    close        vote to end the game unfinished
    log          everything that happened
    quit         leave; you can come back
online-back-where = Say to which move: back 12, or just back for your last one.
online-undo-answer = (accept or decline)
online-undo-withdraw = (decline withdraws it)
online-close-votes = You would end the game unfinished. Still to answer: { $players }.
online-minutes = { $n } min
online-hours = { $n } h
