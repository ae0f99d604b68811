### A Witchstone szabályai melletti képek aláírásai; a képek helyett is ezek hangzanak el.

ws-figure-tile = Lapka az üst fölött: a pentagramja öt másikkal függne össze, a nyomtatott is köztük van, így 6 akciót adna. A többi mezőn a számok mutatják, mennyit adna ott a lapka egy-egy szimbóluma.
ws-figure-begin = A ragyogó összeköttetéseket lehet megkezdeni: mindegyik a játékos saját tornyából vagy olyan helyszínről indul, amelyet befejezett összeköttetések kötnek össze vele.
ws-figure-complete = A megkezdett összeköttetést kell előbb befejezni. A ragyogó energiával kész: a 2 helyéért 3 GyP jár.
ws-figure-witches = Hová küldhető a boszorkány, mennyibe kerül az út, és mennyit ér. A kijelölt út valaki más összeköttetésén át vezet, ezért 2 akcióba kerül; a végén GyP-s zseton vár.
ws-figure-pentagram = A bagoly következő lépése sötét mezőre visz: elveszi a különleges lapkát. A narancssárga mezőkön bagolylapkák fekszenek az értékükkel.
ws-figure-special = Az ide végleg lerakott különleges lapka egyszerre két csoporthoz csatlakozik: mindkét szimbóluma számít.
ws-figure-crystals = A felemelt kristály minden ragyogó mezőre és peremmezőre mehet. A szám azt mutatja, mennyibe kerül az út a pentagram peremmezőjéig.
ws-figure-shelves = Kristály a varázspálca peremmezőjéről: a varázspálca polcán 2 varázspálca akciót ad, a legalsó polcon egy tetszőleges zsetont.
ws-figure-black = A fekete kristály 2-vel többet ad: a szimbólum polcán 4 akciót, a legalsó polc zsetonjával 3-at, a 3 GyP-s zsetonnal 5 GyP-t.
ws-figure-wand = Öt mező előre, mindenki más elé: az út sötétbarna mezői duplán adnak, az ezüstszínű a tekercsekért pontoz.
ws-figure-silver = Hat mező előre: két ezüstszínű mező a zsetonokért és a kristályokért pontoz, a köztük lévő sötétbarna duplán ad.
ws-figure-scrolls = Három tekercs akció: egy tekercs az 1–3. hely valamelyikéről.
ws-figure-prophecies = Négy prófécia a játszma végén: ha nem teljesült, 1 GyP, alapszinten 3, közepes szinten 5, tökéletesen 7.
ws-figure-end = Amit a vége egy játékosnak hoz: a bagolylapkák értéke, 2 GyP minden zsetonért és minden fel nem használt megerősítő varázslatért, és a próféciák.
