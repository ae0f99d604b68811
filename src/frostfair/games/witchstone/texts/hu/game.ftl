### Witchstone: names, the table, the questions, the log, the refusals, the scores.

## Names from data, with their forms

ws-kind-energy = energia
    .letter = E
ws-kind-witch = boszorkány
    .letter = B
ws-kind-pentagram = pentagram
    .letter = P
ws-kind-crystal = kristály
    .letter = K
ws-kind-wand = varázspálca
    .letter = V
ws-kind-scroll = tekercs
    .letter = T
ws-kind-vp = 3 pont
    .letter = 3
ws-kind-bottom = legalsó
ws-kind-any = bármelyik
ws-location-witchstone = Boszorkánykő
ws-location-tower = torony
ws-location-village = falu
ws-location-forest = erdő
ws-location-castle = vár
ws-location-foreign_tower = idegen torony
ws-silver-connections = összeköttetések
    .short = öss
ws-silver-witches = boszorkányok
    .short = bos
ws-silver-scrolls = tekercsek
    .short = tek
ws-silver-tokens = mágiazsetonok
    .short = zse
ws-silver-crystals = kristályok a polcokon
    .short = kri
ws-silver-specials = különleges lapkák
    .short = kül

ws-source-connection = Összeköttetések
ws-source-witch = Felállított boszorkányok
ws-source-witchstone = A Boszorkánykőnél
ws-source-token = Pontos mágiazsetonok
ws-source-empty_owls = Elfogyott bagolylapkák
ws-source-silver_connections = Varázspálca: összeköttetések
ws-source-silver_witches = Varázspálca: boszorkányok
ws-source-silver_scrolls = Varázspálca: tekercsek
ws-source-silver_tokens = Varázspálca: mágiazsetonok
ws-source-silver_crystals = Varázspálca: kristályok
ws-source-silver_specials = Varázspálca: különleges lapkák
ws-source-removed_crystal = Kivett kristályok
ws-source-owl_tiles = Bagolylapkák
ws-source-kept_tokens = Szerzett mágiazsetonok
ws-source-kept_boosts = Ki nem játszott erősítések
ws-source-prophecy = Próféciák

## Scrolls

ws-scroll-double_boost = Megerősítő varázslat: még 2 akció ({ $about })
ws-scroll-single_boost = Megerősítő varázslat: még 1 bármilyen akció
ws-scroll-group = Nagy csoport: { $about } (4, 5, 6 mező)
ws-scroll-witches_in_order = Szerte a világban: { $about } (boszorkányok)
ws-scroll-witches_on = Helyeink: { $about } (1, 2, 3 boszorkány)
ws-scroll-joined_in_order = Hosszú út: { $about }
ws-scroll-witchstone_rank = Elsőként a kőnél (harmadik, második, első)
ws-scroll-witches = Teli gömb (5, 7, 9 boszorkány)
ws-scroll-lying = Fekvő boszorkányok (1, 2, 3)
ws-scroll-silver = Ezüst nyom (3, 4, 5 ezüstszínű mező)
ws-scroll-specials = Különleges varázslatok (2, 3, 4 különleges lapka)
ws-scroll-scrolls = Tudós gyűjtő (4, 5, 6 tekercs)
ws-scroll-tokens = Zsetonkincs (4, 5, 7 mágiazseton)
ws-scroll-crystals = Kristálypolcok (3, 4, 5 kristály)
ws-short-double_boost = +2 { $about }
ws-short-single_boost = +1 bármi
ws-short-group = Nagy csoport: { $about }
ws-short-witches_in_order = Szerte a világban: { $about }
ws-short-witches_on = Helyeink: { $about }
ws-short-joined_in_order = Hosszú út: { $about }
ws-short-witchstone_rank = Elsőként a kőnél
ws-short-witches = Teli gömb
ws-short-lying = Fekvő boszorkányok
ws-short-silver = Ezüst nyom
ws-short-specials = Különleges varázslatok
ws-short-scrolls = Tudós gyűjtő
ws-short-tokens = Zsetonkincs
ws-short-crystals = Kristálypolcok
ws-boosts-used = { $n } kijátszott erősítés
ws-prophecy-level = { $scroll } { $level ->
    [not-fulfilled] (1 GyP)
    [basic] (3 GyP)
    [middle] (5 GyP)
   *[full] (7 GyP)
}

## The table

ws-round = { $round }. forduló, összesen { $rounds }
ws-set-up = Előkészületek
ws-round-over = A játszma véget ért
ws-first = ♛
ws-at-the-end = (+{ $vp } a végén)
ws-at-the-end-short = (+{ $vp })
ws-means = energia { $energies } · boszorkány { $supply }, fekvő { $lying }, álló { $standing } · zseton { $tokens } · különleges { $specials } · bagoly { $owls }
ws-means-short = E { $energies } · B { $supply }/{ $lying }/{ $standing } · zseton { $tokens } · különleges { $specials } · tekercs { $scrolls }
ws-round-short = { $round ->
    [0] Előkészületek
   *[other] { $round }. forduló
}
ws-cauldron-of = { $player } üstje
ws-left-out = Rejtve (look NÉV): { $parts }
ws-scrolls-gained = Tekercsek: { $scrolls }
ws-just-now = Az imént: lerakva { $tile }, { $total } ({ $gains })
ws-scrolls-folded = Tekercsek: { $scrolls }, összecsukva
ws-pentagram = Pentagram: (7) bagoly, E/B különleges (+{ $stack })
ws-wand = Varázspálca: 2B bónusz, ettől duplán: { $front }; (bos) a boszorkányaidat pontozza …
ws-shelves = Polcok
ws-shelf-bottom = legalsó
ws-no-tokens = elfogytak a zsetonok
ws-offer = Kihelyezett tekercsek, { $deck } a pakliban; 3 tekercs akcióval az 1–3. helyről választhatsz
ws-hand = Kéz
ws-legend = kristály ■ fekete [E] zseton

## Questions

ws-prompt-tower = Állítsd a nagy boszorkányodat egy toronyra: 2 pont, és az ottani mágiazsetont azonnal felhasználod.
ws-prompt-tile = Válaszd ki a varázslatlapkát, amelyet két szomszédos üres mezőre raksz.
ws-prompt-place = Rakd le ezt: { $tile }. Előbb a mező, aztán az irány.
ws-prompt-begin = A lapkád kétféle akciót ad: melyik legyen az első?
ws-prompt-crystal-out = Melyik kristályt veszed ki?
ws-prompt-draw = Húzz egy lapkát, és véget ér a köröd.
ws-prompt-any = A sötét mező üres: válassz egy akciótípust, 2 akciód van belőle.
ws-prompt-energy = { ws-left }: helyezz egy energiát egy összeköttetésre.
ws-prompt-witch = { ws-left }: fektess le egy boszorkányt, vagy állíts fel egy fekvőt.
ws-prompt-pentagram = { ws-left }: lépj tovább, vagy állj meg.
ws-prompt-crystal = { ws-left }: mozgass kristályt üres mezőre vagy a peremre.
ws-prompt-wand = { ws-left }, egyetlen lépésben: meddig menjen a baglyod?
ws-prompt-scroll = { $actions ->
    [1] Elveheted az 1. helyen lévő tekercset.
   *[other] Válassz egyet az első { $actions } tekercsből.
}
ws-left = Még { $actions } akció
ws-prompt-rim = Egy kristály a peremen van: most vagy ezen az akciótípuson belül később válassz neki polcot.
ws-prompt-special = Használd fel egyszer a különleges lapkát, vagy rakd le végleg; előbb folytathatod is a kört.
ws-prompt-after = { FORM($kind) }: nincs több akció, de amit szereztél, még felhasználhatod.

ws-section-place = Hová kerüljön: { FORM($kind) }? (mező, és a legtöbb { FORM($kind) } + { FORM($kind2) } akció)
ws-section-way = { FORM($kind) } ({ $hex }): merre álljon a lapka?
ws-section-lay-special = Melyik mezőre? ({ FORM($kind) } + { FORM($kind2) } ott, aztán amit ez a kör még ad, ha nő a csoport)
ws-section-crystal = Kristály mozgatása
ws-section-hex = Üres mezőre (az árával)
ws-section-rim = A peremre
ws-crystal-rims = { $crystal }, perem: { $rims }
ws-rim-cost = { FORM($kind, form: "letter") } { $n }
ws-choice-lay-best = legjobb itt: { $hex }, { $groups }

## What people type: moves, parts of the table

ws-move-hold = fog
ws-move-place = rak
ws-move-discard = eldob
ws-move-begin = kezd
ws-move-draw = húz
ws-move-done = kész
ws-move-reach = kinyúl
ws-move-step = lép
ws-move-lay = fektet
ws-move-boost = erősít
ws-move-choose = választ
ws-move-token = zseton
ws-move-tower = torony
ws-move-send = állít
ws-move-remove = kivesz
ws-move-use = használ
ws-move-move = mozgat
ws-move-put = tesz
ws-move-black = fekete
ws-move-for = mint
ws-move-shelf = polc
ws-move-bottom = legalsó
ws-move-aside = félre
ws-move-vp = pont
ws-part-players = játékosok
ws-part-cauldron = üst
ws-part-map = gömb
ws-part-pentagram = pentagram
ws-part-wand = pálca
ws-part-scrolls = tekercsek
ws-part-shelves = polcok
ws-part-hand = kéz

ws-help =
    Válassz sorszámmal, vagy írd be magát a lépést:
    fog energia+boszorkány      kézbe veszel egy lapkát
    rak E+B b3 DK               az első szimbólum b3-ra, a második tőle délkeletre
    kezd boszorkány             a két akciótípus közül melyik legyen az első
    energia W-T0                energia egy összeköttetésre
    fektet boszorkány           boszorkány a tornyod mellé; állít V2 felállít egyet
    lép · varázspálca 4         pentagram, varázspálca; tekercs 3 egy hely tekercse
    mozgat b3 c4                kristály egy mezőre; mozgat b3 varázspálca a peremre
    tesz varázspálca polc       kristály a peremről a polcára
    tesz V legalsó B            … a legalsó polcra, a boszorkány mágiazsetonért
    használ E+B mint B          különleges lapka egyszer; fektet E+B b3 végleg
    zseton B · erősít 2         mágiazseton; megerősítő varázslat (2 vagy 1 akció)
    kinyúl                      kristály ki az üstből, pontokért
    kész · húz                  lemondasz a többiről; a végén lapkát húzol
    Betűk: E energia, B boszorkány, P pentagram, K kristály, V varázspálca, T tekercs, 3 három pont.
    <E> nyomtatott, E/B különleges lapka, [E] mágiazseton, ◆ kristály, ■ a fekete, o egy
    összeköttetés szabad helye, ▲1 az 1. hely tornya, V2·12 az 1. és a 2. hely boszorkányai, W(5) következő bónusz.
    T1–T6 a kihelyezett tekercsek; 3 tekercs akcióval T1–T3 közül választhatsz.
    look         az egész asztal, akármekkora a képernyő; look gömb, look pálca … egy része
    look 2       a 2. hely játékosa és az üstje
    why          pontok forrás és szabály szerint, és mi kell még a próféciáidhoz
    why 2        a 2. hely játékosa: üst és próféciák
    what         a lapkáid legjobb helyei; what E+B egyetlen lapkáé

## The log, by kind of event

ws-log-round-began = { $round ->
    [1] Az
    [5] Az
   *[other] A
} { $round }. forduló kezdődik.
ws-log-tile-held = { $player } kézbe vesz egy lapkát: { $tile }.
ws-log-tile-placed = { $player } lapkát rak le ({ $tile }): { FORM($kind) } – { $hex }, { FORM($kind2) } – { $other }.
ws-log-tile-discarded = { $player } nem tudja lerakni, ezért eldobja ezt a lapkát: { $tile }.
ws-log-tile-drawn = { $player } lapkát húz{ $tile ->
    [none] .
   *[other] : { $tile }.
}
ws-log-actions-gained = { $player } { $sort ->
    [scroll] { $actions ->
        [1] elveheti az 1. helyen lévő tekercset
       *[other] választhat az első { $actions } tekercsből
    },
   *[other] { $joined ->
        [yes] még { ws-log-n } kap
       *[no] { ws-log-n } kap
    }
} { $origin }.
ws-log-n = { $actions } { FORM($kind) } akciót
ws-log-actions-lost = { $player } elenged { ws-log-n }.
ws-log-boost-used = { $player } megerősítő varázslatot játszik ki: még { $actions } { FORM($kind) } akció.
ws-log-token-taken = { $player } mágiazsetont vesz el ({ FORM($token) }) { $from ->
    [shelves] a polcok alól
   *[map] innen: { $location }
}.
ws-log-token-used = { $player } felhasznál egy mágiazsetont ({ FORM($token) }){ $actions ->
    [0] .
   *[other] : { $actions } akció.
}
ws-log-crystal-removed = { $player } { $black ->
    [yes] kiveszi az üstjéből a fekete kristályt
   *[no] kivesz az üstjéből egy kristályt
} ({ $hex }).
ws-log-tower-chosen = { $player } toronyra állítja a nagy boszorkányt: { $location }.
ws-log-energy-placed = { $player } energiát helyez egy összeköttetésre ({ $connection }): { $filled }/{ $length }.
ws-log-witch-laid = { $player } lefektet egy boszorkányt a tornya mellé.
ws-log-witch-sent = { $player } felállít egy boszorkányt: { $location } ({ $way }), { $cost } akció.
ws-log-pentagram-stepped = { $player } továbblép a pentagramon { $sort ->
    [owl] egy narancssárga mezőre
    [special] egy sötét mezőre
   *[pale] egy halvány mezőre
}.
ws-log-owl-taken = { $player } bagolylapkát kap: { $value }, a végén ennyi pontot ér.
ws-log-special-taken = { $player } különleges lapkát kap: { $special }.
ws-log-special-revealed = A következő különleges lapka: { $special }.
ws-log-special-used = { $player } egyszer felhasználja a különleges lapkát ({ $special }): { FORM($kind) }.
ws-log-special-laid = { $player } végleg lerakja a különleges lapkát ({ $special }): { $hex }.
ws-log-crystal-moved = { $player } { $black ->
    [yes] mozgatja a fekete kristályt
   *[no] mozgat egy kristályt
} ({ $start } → { $where ->
    [rim] perem: { FORM($to) }
   *[hex] { FORM($to) }
}): { $cost } akció.
ws-log-crystal-shelved = { $player } { $where ->
    [aside] félretesz egy kristályt: mindkét polc tele van.
    [bottom] { $black ->
        [yes] a legalsó polcra teszi a fekete kristályt.
       *[no] a legalsó polcra tesz egy kristályt.
    }
   *[shelf] { $black ->
        [yes] polcra teszi a fekete kristályt ({ FORM($shelf) }).
       *[no] polcra tesz egy kristályt ({ FORM($shelf) }).
    }
}
ws-log-wand-moved = { $player } a varázspálcán lép: { $start } → { $to }.
ws-log-wand-bonus = { $player } eléri a varázspálca { $space }. mezőjét: { $number } { FORM($kind) }{ $doubled ->
    [yes] , legelöl duplán.
   *[no] .
}
ws-log-scroll-taken = { $player } tekercset vesz el: „{ $scroll }”.
ws-log-scroll-revealed = Új tekercs a 6. helyen: „{ $scroll }”.

# Points (event points-scored), by source.
ws-log-scored-connection = { $player } befejez egy összeköttetést ({ $connection }): { count-vp } ({ $rule }).
ws-log-scored-witch = { $player } boszorkánya a helyére áll ({ $location }): { count-vp } ({ $rule }).
ws-log-scored-witchstone = { $player } a Boszorkánykő { $rank }. bónuszmezőjére kerül: { count-vp } ({ $rule }).
ws-log-scored-token = { $player } pontot kap egy mágiazsetonért: { count-vp } ({ $rule }).
ws-log-scored-empty_owls = { $player } nem talál több bagolylapkát: { count-vp } ({ $rule }).
ws-log-scored-silver_connections = { $player } ezüstszínű mezőt ér el a varázspálcán, befejezett összeköttetések ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_witches = { $player } ezüstszínű mezőt ér el a varázspálcán, boszorkányok a kristálygömbben ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_scrolls = { $player } ezüstszínű mezőt ér el a varázspálcán, tekercsek ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_tokens = { $player } ezüstszínű mezőt ér el a varázspálcán, mágiazsetonok ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_crystals = { $player } ezüstszínű mezőt ér el a varázspálcán, kristályok a polcokon ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_specials = { $player } ezüstszínű mezőt ér el a varázspálcán, különleges lapkák ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-removed_crystal = { $player } fizet a kristályért: −{ count-vp } ({ $rule }).
ws-log-scored-owl_tiles = { $player } bagolylapkái ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-kept_tokens = { $player } mágiazsetonjai ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-kept_boosts = { $player } ki nem játszott erősítései ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-prophecy = { $player } próféciája, „{ $scroll }”, { $level ->
    [not-fulfilled] nem teljesült
    [basic] alapszinten teljesült
    [middle] közepes szinten teljesült
   *[full] tökéletesen teljesült
}: { count-vp } ({ $rule }).
ws-end-rounds-played = Mind a 11 fordulót lejátszottátok: végső pontozás.

## Refusals, by reason

ws-refuse-draw-first = Előbb húzz egy lapkát.
ws-refuse-no-tower = A nagy boszorkánynak torony kell.
ws-refuse-tower-first = Előbb állítsd a nagy boszorkányodat egy toronyra.
ws-refuse-tower-taken = Abban a toronyban már lakik valaki.
ws-refuse-hex-not-empty = Ez a mező nem üres.
ws-refuse-hold-a-tile-first = Előbb vedd kézbe ezt a lapkát.
ws-refuse-no-such-tile = Nincs ilyen lapkád.
ws-refuse-off-the-cauldron = Ez túllógna az üst szélén.
ws-refuse-tile-first = Előbb rakj le egy varázslatlapkát.
ws-refuse-tile-held-already = Már van lapka a kezedben: rakd le, vagy vond vissza.
ws-refuse-choose-the-first-kind = Előbb válaszd ki, melyik akciótípussal kezdesz.
ws-refuse-finish-the-kind-first = Előbb fejezd be a folyó akciótípust, vagy mondj le a többiről.
ws-refuse-crystal-first = Előbb mondd meg, melyik kristályt veszed ki.
ws-refuse-no-crystal-left = Az üstödben nincs több kristály.
ws-refuse-not-during-set-up = Az 1. forduló előtt nem vehetsz ki kristályt.
ws-refuse-no-crystal-there = Ott nincs kristályod.
ws-refuse-make-room-first = Egy lapka sem fér el: előbb végy ki kristályokat az üstödből.
ws-refuse-nothing-fits = Már egyik lapka sem fér el: az egyiket el kell dobnod.
ws-refuse-tile-fits = Van hely egy lapkának, ezért nem dobhatsz el egyet sem.
ws-refuse-connection-complete = Ez az összeköttetés már be van fejezve.
ws-refuse-no-actions-left = Ebből a típusból nincs több akciód.
ws-refuse-no-energy-action = Most energia akciók folynak: válassz összeköttetést, vagy mondj le a többiről.
ws-refuse-not-joined-to-your-tower = Ez az összeköttetés nem a tornyoddal összekötött helyszínről indul.
ws-refuse-finish-the-begun-connection = Előbb fejezd be a megkezdett összeköttetést.
ws-refuse-connection-of-another-player = Ezt az összeköttetést már elkezdte egy másik játékos.
ws-refuse-no-witch-in-supply = Nincs több lefektethető boszorkányod.
ws-refuse-no-lying-witch = A tornyodnál nincs fekvő boszorkányod.
ws-refuse-no-witch-action = Most boszorkány akciók folynak: fektess le vagy állíts fel egyet, vagy mondj le a többiről.
ws-refuse-no-way-leads-there = Oda nem vezet befejezett összeköttetés a tornyodtól.
ws-refuse-not-enough-actions = Ehhez nincs elég akciód.
ws-refuse-your-witch-stands-there = Ott már áll egy boszorkányod.
ws-refuse-no-such-token = Nincs ilyen most felhasználható mágiazsetonod.
ws-refuse-no-pentagram-action = Most pentagram akciók folynak: lépj, vagy mondj le a többiről.
ws-refuse-choose-a-kind = Előbb válaszd ki a 2 akciód típusát.
ws-refuse-decide-the-special-tile = Előbb használd fel egyszer a különleges lapkát, vagy rakd le végleg.
ws-refuse-no-such-special-tile = Nincs ilyen különleges lapkád, amelyről dönthetnél.
ws-refuse-no-crystal-action = Most kristály akciók folynak: mozgass egyet, vagy mondj le a többiről.
ws-refuse-no-such-token-there = Ez a mágiazseton nincs a polcok alatt.
ws-refuse-crystals-wait = Előbb tedd a polcokra a peremen lévő kristályokat.
ws-refuse-no-crystal-waits-there = A peremnek ezen a mezőjén nincs kristályod.
ws-refuse-shelf-full = Ez a polc tele van.
ws-refuse-a-shelf-has-room = Van még hely egy polcon, a kristály oda kerül.
ws-refuse-no-wand-action = Most varázspálca akciók folynak: mondd meg, meddig, vagy mondj le a többiről.
ws-refuse-beyond-the-last-space = A varázspálca előbb véget ér.
ws-refuse-no-scroll-action = Válassz egy tekercset, vagy mondj le róla.
ws-refuse-no-scroll-there = Azon a helyen nincs tekercs.
ws-refuse-no-such-boost = Ehhez az akciótípushoz nincs ilyen megerősítő varázslatod.
ws-refuse-nothing-to-strengthen = Most nem folyik olyan akciótípus, amelyet megerősíthetnél.

## Why? (explain a score)

ws-why-ask = why 2 a 2. hely játékosát mutatja; what a lapkáid legjobb helyeit.
ws-why-source = Pontok eddig
ws-why-rule = Szabály
ws-why-so-far = Eddig
ws-why-would = A végén: { $source }
ws-why-total = Ha most lenne vége
ws-unit-group = { $have } mező a legnagyobb csoportban
ws-unit-witches_on = { $have } boszorkány ott
ws-unit-witches = { $have } boszorkány a gömbben
ws-unit-lying = { $have } fekvő boszorkány
ws-unit-silver = { $have } ezüstszínű mező
ws-unit-specials = { $have } különleges lapka
ws-unit-scrolls = { $have } tekercs
ws-unit-tokens = { $have } mágiazseton
ws-unit-crystals = { $have } kristály a polcokon
ws-what-tile = { $letters } { $tile }
ws-what-place = {"  "}{ $groups }: { $places }
ws-what-no-room = {"  "}Nincs neki hely.
ws-no-seat = Nincs ilyen hely: { $text }; a helyek száma { $seats }.
ws-no-part = Az asztalnak nincs ilyen része: { $text }; vannak: { $parts }, és a helyek.
ws-no-tile = { $text } nem lapka; próbáld így: E+B vagy energia+boszorkány.

## The end

ws-when-set-up = elő
ws-when-end = vég

ws-verdict = { $winners ->
    [1] Győztes: { $players }, { $vp }. Felizzik a Boszorkánykő.
   *[other] Megosztott győzelem: { $players }, { $vp }. Felizzik a Boszorkánykő.
}
ws-verdict-wand = { $winners ->
    [1] Győztes: { $players }. Másnak is { $vp } az eredménye, de a varázspálcán { $players } áll előrébb (WS-11.2).
   *[other] Megosztott győzelem: { $players }. Másnak is { $vp } az eredménye, de a varázspálcán ők állnak előrébb (WS-11.2).
}
