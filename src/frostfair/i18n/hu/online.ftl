# A table on a server, in the terminal.
online-invite = A többiek így jöhetnek: { $command }
online-seats = Az asztalnál: { $seats }
online-waiting = { $players } van soron … (help: mit írhatsz be addig)
online-away = A szerver nem válaszol. Újra próbáljuk; semmi sem veszett el.
online-back = A szerver újra itt van.
online-abandoned = Az asztalt eredmény nélkül zárták be.
online-guest-name = { $name } (vendég)
online-farewell = Az asztal nélküled megy tovább. Visszatérés: { $command }
online-save-later = A szerver akkor mutatja meg egy asztal naplóját, ha a játszma véget ért.
online-verify = Minden húzás ellenőrizhető: frostfair verify-luck { $file }
online-told-meanwhile = Közben ez hangzott el helyetted: { $words } (Folytasd: a te szavaid kerülnek a helyére.)
online-told-too-late = Közben ez hangzott el helyetted, és a történet már továbbment: { $words }
online-gone-on = A történet továbbment; ezeken a szavakon már nem lehet változtatni.
online-taken-back = Közben ezt a lépést visszavonták, így nincs mit mesélni róla.
online-last-words = A játszma véget ért; az utolsó szavak még hátravannak: { $players }. Ctrl-C: nem várod meg.
online-text-changed = Most más szavakkal – { $words }
online-text-struck = A döntőbíró kihúzott egy szöveget. Szerzője: { $player }.
online-text-redacted = { $player } kivett egy szöveget a történetből.
online-help =
    back         kéred a többiektől az utolsó lépésed visszavételét
    back 12      kéred a visszalépést a 12. lépésig (a számokat a log mutatja)
    accept       beleegyezel a visszalépésbe
    decline      nem egyezel bele, vagy elállsz a saját kérésedtől
    close        szavazás a játszma félbehagyásáról
    log          minden, ami történt
    quit         kilépés; visszajöhetsz
online-back-where = Melyik lépésig? Például: back 12, vagy csak back az utolsó lépésedhez.
online-undo-answer = (accept vagy decline)
online-undo-withdraw = (decline: elállsz tőle)
online-close-votes = Félbehagynád a játszmát. Még nem válaszolt: { $players }.
online-minutes = { $n } perc
online-hours = { $n } óra
