# A table on a server, in the terminal.
online-invite = Others come with: { $command }
online-seats = At the table: { $seats }
online-waiting = Waiting for { $players } …
online-away = The server doesn’t answer. Trying again; nothing is lost.
online-back = The server is back.
online-abandoned = The table was closed without a result.
online-farewell = The table goes on without you. Come back with: { $command }
online-save-later = The server shows the log of a table when its game is over.
online-not-told = In { $game } people tell; a terminal can’t do that at a table on a server yet.
online-verify = Check every deal with: frostfair verify-luck { $file }
