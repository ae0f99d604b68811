### Witchstone for every screen: who is waited for, what a choice does and what follows, the queue, answers.

ws-text = { $text }
ws-tile = { FORM($kind) }+{ FORM($kind2) }
ws-location = { FORM($place) } ({ $location })
ws-minus = −{ count-vp }
ws-labelled = { $label }: { $follows }

## While another player decides

ws-wait-tile = { $player } varázslatlapkát és helyet választ.
ws-wait-tower = { $player } tornyot választ.
ws-wait-begin = { $player } eldönti, melyik akciótípus legyen az első.
ws-wait-crystal-out = { $player } kivesz egy kristályt az üstjéből.
ws-wait-draw = { $player } lapkát húz.
ws-wait-any = { $player } akciótípust választ.
ws-wait-kind = { $n ->
    [0] { $player } elhasználta az akcióit ({ FORM($kind) }), de a megszerzett jutalmak még hátravannak.
   *[other] { $player } következik: még { $n } { FORM($kind) } akció.
}

## What a choice does

ws-offer-hold = Kézbe venni ezt a lapkát: { $tile }.
ws-offer-place = Lerakni a lapkát: { FORM($kind) } ide: { $hex }, { FORM($kind2) } onnan { FORM($direction, form: "toward") }.
ws-offer-discard = Eldobni ezt a lapkát: { $tile }.
ws-offer-begin = Ezzel az akciótípussal kezdeni: { FORM($kind) }.
ws-offer-draw = Lapkát húzni; ezzel véget ér a kör.
ws-offer-done = Lemondani arról, ami még hátravan.
ws-offer-reach = Kivenni egy kristályt az üstből, pontokért.
ws-offer-step = Egyet lépni a pentagramon.
ws-offer-lay-witch = Lefektetni egy boszorkányt a saját torony mellé.
ws-offer-boost = { $strength ->
    [1] Egyszeri megerősítő varázslatot kijátszani: még egy akció.
   *[other] Dupla megerősítő varázslatot kijátszani: még { $strength } akció.
}
ws-offer-choose = Két akciót választani: { FORM($kind) }.
ws-offer-token = Felhasználni a mágiazsetont ({ FORM($kind) }){ $black ->
    [yes] , amelyet a fekete kristály hozott.
   *[no] .
}
ws-offer-tower = Toronyra állítani a nagy boszorkányt: { $location }.
ws-offer-scroll = Elvenni ennek a helynek a tekercsét: { $place }.
ws-offer-wand = { $spaces } mezőt lépni a varázspálcán.
ws-offer-send = Felállítani egy boszorkányt itt: { $location }.
ws-offer-energy = Energiát helyezni erre az összeköttetésre: { $connection }.
ws-offer-remove = Kivenni az üstből ezt a kristályt: { $hex }.
ws-offer-use = Egyszer felhasználni a különleges lapkát ({ $tile }): { FORM($kind) }.
ws-offer-lay = Végleg lerakni a különleges lapkát ({ $tile }): { $hex }.
ws-offer-move = Mozgatni a kristályt: { $start } → { $hex }.
ws-offer-move-rim = A peremre mozgatni a kristályt: { $start } → { FORM($rim) }.
ws-offer-put-shelf = Polcra tenni { ws-the-crystal }: { FORM($rim) }.
ws-offer-put-bottom = A peremről ({ FORM($rim) }) a legalsó polcra tenni { ws-the-crystal } egy mágiazsetonért: { FORM($token) }.
ws-offer-put-nothing = A peremről ({ FORM($rim) }) a legalsó polcra tenni { ws-the-crystal }; nincs több mágiazseton.
ws-offer-put-aside = A peremről ({ FORM($rim) }) félretenni { ws-the-crystal }; mindkét polc tele van.
ws-the-crystal = { $black ->
    [yes] a fekete kristályt
   *[no] egy kristályt
}

## Choices under their headings

ws-section-tower = Tornyok
ws-section-hold = A lapkáid, a legjobb helyükkel
ws-section-discard = Már egyik lapka sem fér el: melyik kerüljön ki?
ws-section-begin = Először
ws-section-else = Vagy
ws-section-cost = Ára van
ws-section-gained = Megszerezve
ws-section-choose = Két akció egy típusból
ws-section-remove = Ki az üstből
ws-section-energy = Összeköttetések
ws-section-witches = Boszorkány lefektetése vagy felállítása
ws-section-step = Pentagram
ws-section-wand = Varázspálca
ws-section-scroll = Tekercsek
ws-section-shelve = { $black ->
    [yes] A fekete kristály a peremen ({ FORM($kind) })
   *[no] Egy kristály a peremen ({ FORM($kind) })
}
ws-heading-place = { FORM($kind) } ide: { $hex }
ws-heading-use = A különleges lapka egyszer ({ $tile })
ws-heading-lay = A különleges lapka végleg ({ $tile })
ws-heading-move = Mozgatás: { $crystal } ({ $hex })
ws-choice-way = { FORM($direction, form: "toward") }, { FORM($kind) } ide: { $hex }
ws-choice-draw = Húzok egy lapkát, és véget ér a köröm
ws-choice-done = Lemondok a többiről
ws-choice-on = Tovább
ws-choice-reach = Kiveszek egy kristályt
ws-choice-boost = { $strength ->
    [1] Egyszeri erősítést játszom ki
   *[other] Dupla erősítést játszom ki
}
ws-choice-token = { $black ->
    [yes] Felhasználom a fekete kristály mágiazsetonját ({ FORM($kind) })
   *[no] Felhasználom a mágiazsetont ({ FORM($kind) })
}
ws-choice-lay-witch = Lefektetek egy boszorkányt a tornyom mellé
ws-choice-step = Egy lépés
ws-choice-wand = { $spaces } mező
ws-choice-use = Erre: { FORM($kind) }
ws-choice-move-rim = Perem: { FORM($rim) }
ws-choice-put-shelf = Polc: { FORM($rim) }
ws-choice-put-bottom = Legalsó polc, mágiazseton: { FORM($token) }
ws-choice-put-nothing = Legalsó polc, nincs több mágiazseton
ws-choice-put-aside = Félre, mindkét polc tele van
ws-crystal = egy kristály
ws-crystal-black = a fekete kristály
ws-crystal-at = { $crystal } ({ $hex })

## What follows from a choice

ws-note-hold = legjobb: { $groups }, { $hex } { FORM($direction, form: "short") }
ws-note-lost = elvész: { $lost }
ws-note-more = +{ $actions }
ws-note-token = mágiazseton: { $gives }
ws-note-completes = befejezi
ws-note-energy = { $n }/{ $length }, befejezve { count-vp }
ws-note-supply = { $supply } a készletedben
ws-note-cost = { $n } akció
ws-note-pale = halvány mező
ws-note-wand = { $space }. mező: { $gives }{ $front ->
    [yes] {" "}(legelöl)
   *[no] { "" }
}
ws-note-prophecy = most { count-vp }
ws-groups = { $groups }
ws-groups-then = { $groups }, aztán { $actions }
ws-actions = { $n } { FORM($kind) }
ws-promise = { $actions } ({ $gives })
ws-promise-scroll = { $n ->
    [1] az 1. helyen lévő tekercs
   *[other] egy az első { $n } tekercsből
}
ws-promise-nothing = { $actions } (nincs mire felhasználni)
ws-give-owl = bagolylapka ({ $value })
ws-give-special = különleges lapka ({ $tile })
ws-give-special-any = a következő különleges lapka
ws-give-silver = { count-vp }: { FORM($what) }
ws-give-any = { $n } bármelyik típusból
ws-give-token = mágiazseton ({ FORM($token) })
ws-nothing = semmi
ws-foreseen = Utána: { $note }.

## What is owed

ws-queue = { ws-when }: { $owed }.
ws-queue-of = { ws-when }: { $player }, { $owed }.
ws-when = { $when ->
    [either] Utána, tetszőleges sorrendben
    [then] Aztán
   *[now] Most
}
ws-owed-from = { $owed } { $origin }
ws-owed-and = { $owed }; { $held }
ws-owed-tile = varázslatlapka lerakása; a két csoportja adja az akciókat
ws-owed-tower = a nagy boszorkány felállítása egy toronyra
ws-owed-crystal-out = egy kristály kivétele az üstből
ws-owed-draw = lapka húzása
ws-owed-actions = { $n ->
    [0] { FORM($kind) }: nincs több akció
   *[other] { $n } { FORM($kind) } akció
}
ws-owed-scroll = { $n ->
    [0] tekercs: nincs több akció
    [1] az 1. helyen lévő tekercs
   *[other] egy az első { $n } tekercsből
}
ws-owed-spaces = még { $n } mező jutalma a varázspálcán
ws-owed-held = még felhasználható: { $held }
ws-held-token = mágiazseton ({ FORM($kind) })
ws-held-black-token = mágiazseton ({ FORM($kind) }, 3 akció)
ws-held-special = különleges lapka ({ $tile })
ws-held-rim = kristály a peremen ({ FORM($kind) })
ws-held-black-rim = a fekete kristály a peremen ({ FORM($kind) })
ws-from-tile = a lerakott lapka révén ({ $which })
ws-from-token = egy mágiazseton révén ({ FORM($which) })
ws-from-shelf = egy polc révén ({ FORM($which) })
ws-from-special = egy különleges lapka révén ({ $which })
ws-from-wand = a varázspálca { $which }. mezője révén
ws-from-dark = a pentagram üres sötét mezője révén ({ $which })

## Why? (points, groups, ways, spaces)

ws-why-at-end = A végén: { FORM($source) }, { count-vp } ({ $rule }).
ws-why-group = { $player } csoportja ({ FORM($kind) }), { $n } mező: { $hexes }.
ws-why-boost = { $scroll }. Ha nem játszod ki, a végén { count-vp }.
ws-why-way = { $player } boszorkánya { $n } akcióval jut ide: { $location } ({ $way }).
ws-why-no-way = { $player } tornyából nem vezet befejezett összeköttetés ide: { $location }.
ws-why-location = { FORM($place) } ({ $location }): { $has ->
    [token] mágiazseton ({ FORM($token) })
   *[nothing] nincs mágiazseton
}{ $n ->
    [0] .
   *[other] ; boszorkányok: { $players }.
}
ws-why-connection = { $connection }: { $n } hely, befejezve { count-vp }.
ws-why-owner = { $player } eddig betöltött helyei: { $n }/{ $length }.
ws-why-blank = A varázspálca { $space }. mezője nem ad semmit.
ws-why-bonus = A varázspálca { $space }. mezője: { $gives }, a legelöl álló bagolynak kétszer ennyi (most: { $front }).
ws-why-silver = A varázspálca { $space }. mezője: darabonként { count-vp }, amit számol: { FORM($what) }.
ws-why-silver-now = Neked ez most { count-vp }.
ws-why-pentagram = A pentagram { $space }. mezője: { $gives }.
ws-why-shelf = { $sort ->
    [bottom] A legalsó polcon egy kristályért választhatsz egy mágiazsetont
   *[symbol] Polc ({ FORM($kind) }): egy kristályért 2 akció, a feketéért 4
}; szabad fiola: { $n }/{ $vials }.
ws-why-round = A játszma { $rounds } forduló után ér véget.
ws-why-no-prophecy = Még nincs prófécia.
ws-why-full = { $scroll }: { count-vp }, tökéletesen teljesült ({ $rule }).
ws-why-order = { $scroll }: most { count-vp }; { $more } GyP a következő helyszínnel: { FORM($place) } ({ $rule }).
ws-why-count = { $scroll }: most { count-vp } ({ $unit }); { $more } GyP ehhez: { $need } ({ $rule }).
ws-why-rank = { $scroll }: { count-vp }, { $rank }. bónuszmező; már nem változhat ({ $rule }).
ws-why-no-rank = { $scroll }: most { count-vp }; többért állíts boszorkányt a Boszorkánykőhöz ({ $rule }).
