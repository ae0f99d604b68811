# A table on a server, in the terminal.
online-invite = A többiek így jöhetnek: { $command }
online-seats = Az asztalnál: { $seats }
online-waiting = { $players } van soron …
online-away = A szerver nem válaszol. Újra próbáljuk; semmi sem veszett el.
online-back = A szerver újra itt van.
online-abandoned = Az asztalt eredmény nélkül zárták be.
online-farewell = Az asztal nélküled megy tovább. Visszatérés: { $command }
online-save-later = A szerver akkor mutatja meg egy asztal naplóját, ha a játszma véget ért.
online-not-told = { $game }: ebben a játékban mesélni kell; erre egy terminál a szerver asztalainál még nem képes.
online-verify = Minden húzás ellenőrizhető: frostfair verify-luck { $file }
