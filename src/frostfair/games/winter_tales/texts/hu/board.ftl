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
web-winter-tales-stage-battle = Harc
web-winter-tales-stage-trap = Csapda
web-winter-tales-stage-quest = Küldetés folyik
web-winter-tales-played = Kijátszott lapok
web-winter-tales-last-card = Az nyer, aki az utolsó lapot játssza ki

## What is met for the first time

web-winter-tales-first-arbiter = A döntőbíró
web-winter-tales-first-arbiter-words = vigyáz a mesére. Javasolhat, más szavakat kérhet, vagy kihúzhat egy szöveget. Amiről a szabályok szerint dönt, az elfogadott, ha nem mond nemet. A szavazatod titkos.
web-winter-tales-first-writer = Az Író
web-winter-tales-first-writer-words = mindkét oldal szereplőivel játszik, és akkor nyer, ha a Tavasz és a Tél egyenlő. Ezért szereti, ha szoros az állás és jó a történet.
web-winter-tales-first-quest = A küldetés
web-winter-tales-first-quest-words = az, amit egy oldal el akar érni. Odamegy egy szereplője, lapokkal és szavakkal végrehajtja, és ha több lapja van, mint a másik oldalnak, sikerült.
web-winter-tales-first-bookmark = A könyvjelző
web-winter-tales-first-bookmark-words = a legújabb emléket jelöli. A következő küldetésben meg kell említeni, különben kudarc: mesélés közben nyomd meg: „Utalok a könyvjelzővel jelölt emlékre”.
