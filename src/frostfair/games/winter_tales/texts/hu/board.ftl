### A Winter Tales a böngészőben: a rajzolt asztal. Hogy mit tesz egy választás és mi történt, a játék saját fájljaiban áll.

## Választás

web-winter-tales-held = { $what }: mi legyen tovább?
web-winter-tales-card-held = „{ $card }”: írd meg, hogyan kerül a mesébe, vagy előbb játszd ki
web-winter-tales-name = { $player }
web-winter-tales-play = A lap kijátszása
web-winter-tales-play-and-tell = Kijátszom és mesélek

## Az asztal

web-winter-tales-where = { $chapter }. fejezet · emlékek: { $memories }
web-winter-tales-prologue = Az első fejezet előtt
web-winter-tales-zones = Mi látszik
web-winter-tales-zone-tale = Mese
web-winter-tales-zone-town = Város
web-winter-tales-on-table = Az asztalon
web-winter-tales-no-quests = A városban nem vár küldetés.
web-winter-tales-arbiter = döntőbíró
web-winter-tales-bookmark = itt a könyvjelző
web-winter-tales-epilogue = Epilógus

## A mese és a színpad

web-winter-tales-not-begun = Még semmit sem meséltek el.
web-winter-tales-telling = { $player } mesél…
web-winter-tales-stage-battle = Csata
web-winter-tales-stage-trap = Csapda
web-winter-tales-stage-quest = Küldetés folyik
web-winter-tales-played = Kijátszott lapok
web-winter-tales-last-card = Az nyer, aki az utolsó lapot játssza ki
