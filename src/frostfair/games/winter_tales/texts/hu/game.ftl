### Winter Tales in the terminal: the table, the questions, the choices, the log, the refusals.

# a/az before the number of a memory
count-memory = { $memory ->
    [1] az
    [5] az
   *[other] a
} { $memory }. emlékre

## Two letters for the map: rebels in small ones, soldiers in capitals
wt-code-alice = Al
wt-code-dorothy_c = Do
wt-code-pinocchio = Pi
wt-code-scarecrow = Ma
wt-code-tin_man = Bá
wt-code-grumpy = Mo
wt-code-match_girl = Gy
wt-code-snow_white = HÓ
wt-code-white_rabbit = NY
wt-code-candlewick = KA
wt-code-fox_cat = RM
wt-code-mad_hatter = BK
wt-code-wolf = FA
wt-code-mangiafuoco = TŰ

## Quests in a word or two
wt-short-great_artifact = Ereklye
wt-short-ray = Reménysugár
wt-short-love = Szerelem
wt-short-safe_house = Menedék
wt-short-nightmare = Rémálom
wt-short-propaganda = Propaganda
wt-short-retaliation = Megtorlás

## The table
wt-title-prologue = Télváros, az első fejezet előtt
wt-title = Télváros, { $n }. fejezet
wt-title-quest = folyamatban: { $quest }
wt-title-epilogue = epilógus, { $score }
wt-objective-at = { $kind } ({ $places })
wt-square = { $number }. tér
wt-square-way = { FORM($one, form: "the") } és { FORM($two, form: "the") } között
wt-token-main = főmesélő
wt-token-main-short = mesélő
wt-token-arbiter = döntőbíró
wt-legend = ● készenlétben  ○ kimerült  ◆ küldetés  ★ erő
wt-state-lying = harcképtelen
wt-state-barred = már nem mozoghat
wt-state-silenced = elnémítva
wt-state-eliminated = kiesett
wt-quests-map = Nyitott küldetések
wt-quests-pool = Meghirdethető
wt-quests-track = Elmesélve
wt-memory = { $n }. emlék
wt-memories = Emlékek
wt-memories-empty = még { $n } hiányzik (mező: { $spaces }); az utolsóval jön az epilógus
wt-memory-space = { $n }. mező
wt-memory-neutral = Amit senki sem nyert meg
wt-bookmark = ◀ könyvjelző
wt-hand = A kezedben
wt-aims = Titkos céljaid
wt-board-more = Részletesen: what map, what people, what quests, what memories.
wt-hand-empty = nincs lap
wt-objective-own = cél: { $name }
wt-objective-hidden = titkos cél
wt-under = hordozza { FORM($character, form: "the") }
wt-spring-up = { $n ->
    [0] egy lap sem a tavaszi oldalával felfelé
   *[other] { $n } lap a tavaszi oldalával felfelé
}
wt-told = { $player }: { $words }
wt-plays-for = { $player } ({ FORM($faction) })

## Questions, by kind of business
wt-prompt-election = Ki legyen a döntőbíró? Titokban válassz.
wt-prompt-election-appoint = Szavazategyenlőség: te nevezed ki a döntőbírót, akit csak akarsz.
wt-prompt-taking-characters = Válassz egy szereplőt, és mondd meg, honnan indul.
wt-prompt-token-placing = Hová vezet a „{ FORM($quest) }” küldetés?
wt-prompt-turn = Te jössz: aktiváld az egyik készenlétben lévő szereplődet.
wt-prompt-turn-closing = Mielőtt véget ér a köröd: kimentesz valakit?
wt-prompt-activation = Aktiváltad { FORM($character, form: "acc") }: { $steps ->
    [0] menj (egy kártya két lépésre elég)
   *[other] menj (a kártyádból még { $steps } lépés maradt)
}, cselekedj, vagy állj meg itt.
wt-prompt-activation-heading = A küldetéshez küldted { FORM($character, form: "acc") }: vidd közelebb.
wt-prompt-activation-acted = Már cselekedtél { FORM($character, form: "with") }: teszel még valamit?
wt-prompt-payment-movement = Elvezeted { FORM($character, form: "acc") } { $to }: melyik kártyával meséled el?
wt-prompt-payment-rescue = Kimented { FORM($character, form: "acc") }: { $cards ->
    [1] még egy kártyával meséld el, hogyan.
   *[other] { $cards } kártyával meséld el, hogyan.
}
wt-prompt-payment-power = Az erőnek ára van: { $cards ->
    [1] játssz ki még egy kártyát, és mesélj.
   *[other] játssz ki { $cards } kártyát, és mesélj.
}
wt-prompt-reduction = { $down_to } lapot tarthatsz meg: dobj el egyet.
wt-prompt-interruption-battle = { FORM($mover, form: "start") } odaért hozzád. Harcba szállsz?
wt-prompt-interruption-trap = { FORM($mover, form: "start") } odaért hozzád. Csapdát állítasz?
wt-prompt-agreement = Többen is harcolnának { FORM($mover, form: "with") }. Ki legyen az?
wt-prompt-fight = Összetart ebben a két szerelmes?
wt-prompt-along = Menjen vele szerelemből { FORM($character, form: "the") } is?
wt-prompt-sharing = { $other } és te egyként cselekedtek: adj át egy lapot, vagy folytasd.
wt-prompt-battle-first = Megtámadod { FORM($rebel, form: "acc") }: játszd ki az első kártyát.
wt-prompt-battle-attack = Folytatódik a harc { FORM($rebel, form: "with") }: támadj egy kártyával, vagy add fel.
wt-prompt-battle-defence = Megvéded { FORM($rebel, form: "acc") } { FORM($soldier, form: "the") } ellen: vágj vissza egy kártyával, vagy add fel.
wt-prompt-relocation = Legyőzted { FORM($rebel, form: "acc") }: elviheted valahová, ha a történet indokolja.
wt-prompt-trap-springing = Csapda { FORM($soldier, form: "the") } ellen: melyik kártya legyen a csali?
wt-prompt-trap-hiding = Az összes többi lapod { FORM($rebel, form: "the") } alá kerül: hányat teszel a tavaszi oldalával felfelé?
wt-prompt-trap-defending = Csapda { FORM($soldier, form: "the") } ellen: védekezz kártyákkal, vagy hagyd abba, és kiderül, milyen erős.
wt-prompt-trap-sorting = Melyik rejtett lapjaid voltak téli oldalukkal felfelé? Ezek visszakerülnek a kezedbe.
wt-prompt-call-bookmark = A döntőbíró dönt: valóban mesélt { $author } a könyvjelzővel jelölt emlékről?
wt-prompt-call-relocation = A döntőbíró dönt: indokolja { $author } meséje, hogy a lázadó oda kerüljön?
wt-prompt-call-artifact = A döntőbíró dönt: indokolja { $author } meséje az ereklye átadását?
wt-prompt-call-return = A döntőbíró dönt: indokolja { $author } meséje, hogy a lázadó oda térjen vissza?
wt-prompt-call-objective = A döntőbíró dönt: teljesíti a célt { $author } meséje?
wt-prompt-quest-main = „{ FORM($quest) }”: mesélj akárhány kártyával, vagy fejezd be a részedet.
wt-prompt-quest-remember = „{ FORM($quest) }”: mesélj kártyákkal, és egyszer utalj a könyvjelzővel jelölt emlékre.
wt-prompt-quest-join = Folyik a „{ FORM($quest) }” küldetés { $in }: csatlakozol?
wt-prompt-quest-joined = „{ FORM($quest) }”: részt veszel benne. Mesélj kártyákkal, vagy fejezd be a részedet.
wt-prompt-quest-last = „{ FORM($quest) }”: jöhet még egy utolsó kártya, ha akarod.
wt-prompt-quest-warned = „{ FORM($quest) }”: hiányzik a könyvjelzővel jelölt emlék. Utalj rá most, vagy vállald a kudarcot.
wt-prompt-setting-out = Küldetés kezdődik { $in }. Útnak indul valamelyik szereplőd?
wt-prompt-remembering-choose = A küldetés melyik kártyája maradjon meg emléknek?
wt-prompt-remembering-lay = Az emléksáv melyik mezőjére kerüljön az emlék?
wt-prompt-naming-love = Kit szeressen { FORM($carrier, form: "the") }?
wt-prompt-naming-artifact = Kinél legyen a Nagy ereklye?
wt-prompt-retaliation = Fegyveres megtorlás: semmisítsd meg a lázadók egyik erejét, vagy ejts ki a játékból egy lázadót.
wt-prompt-new-carrier = A „{ FORM($quest) }” küldetés elveszítette a hordozóját: ki viszi tovább?
wt-prompt-ray-question = Reménysugár: ebben a fejezetben még egyszer készenlétbe állítod a birtokosát?
wt-prompt-returning = A döntőbíró nem fogadta el azt a helyet: hol máshol térjen vissza { FORM($character, form: "the") }?
wt-prompt-claim-window = Történt valami. Teljesíted valamelyik célodat?
wt-prompt-claiming = Teljesült a célod: az emléksáv melyik mezőjére kerüljön?
wt-prompt-choosing-objective = Válassz másik célt { FORM($side, form: "dat") }.
wt-prompt-epilogue-first = Te kezded az epilógust: mesélj kártyákkal, aztán fejezd be a részedet.
wt-prompt-epilogue-part = Te folytatod az epilógust: mesélj kártyákkal, aztán fejezd be a részedet.
wt-prompt-epilogue-side = Te folytatod az epilógust, Író: melyik oldalért mesélsz?

## Choices: plain ones, by question where it matters
wt-choice-pass = Nem.
wt-choice-pass-turn = Befejezem a kört.
wt-choice-pass-activation = Megállok itt.
wt-choice-pass-interruption = Elengedem.
wt-choice-pass-sharing = Folytatom.
wt-choice-pass-battle = Feladom.
wt-choice-pass-relocation = A lázadó ott marad, ahol van.
wt-choice-pass-trap = Elég volt: lássuk a csapdát.
wt-choice-pass-quest = Befejezem a részemet.
wt-choice-pass-quest-join = Kimaradok belőle.
wt-choice-pass-setting-out = Senki sem indul útnak.
wt-choice-pass-epilogue = Befejezem a részemet.
wt-choice-free = Kártya nélkül harcolok, képességgel.
wt-choice-artifact = Kijátszom a Nagy ereklye emlékét.
wt-choice-cite = Utalok a könyvjelzővel jelölt emlékre.
wt-choice-accept = Igen.
wt-choice-accept-call = Elfogadom.
wt-choice-reject = Nem.
wt-choice-reject-call = Nem fogadom el.
wt-choice-ready = Reménysugár: újra készenlétbe állítom a birtokosát.
wt-choice-swap = Kicserélem a célomat.
wt-choice-passage = A titkos átjárón megyek.
wt-choice-fail = Vállalom a kudarcot.
wt-choice-step-down = Elfogadom, és lemondok a döntőbírói jelzőről.

## Headings of choices, by verb
wt-section-vote = Ő legyen az
wt-section-side = Ezért az oldalért mesélek
wt-section-lay = Az emlék helye
wt-section-link = Befejezem a részemet, és ehhez kötöm
wt-section-mark = Befejezem a részemet, és a könyvjelzőt ide teszem
wt-section-perform = Belevágok egy küldetésbe
wt-section-step = Ide megyek
wt-section-relocate = Ide viszem a lázadót
wt-section-activate = Aktiválom
wt-section-engage = Ő áll ki ellene
wt-section-join = Vele csatlakozom
wt-section-rescue = Kimentem (két kártya)
wt-section-name = Őt nevezem meg
wt-section-hand = Neki adom a Nagy ereklyét
wt-section-eliminate = Kiesik a játékból
wt-section-claim = Teljesítek egy célt
wt-section-reveal = Felfedek egy célt
wt-section-choose-objective = Ezt választom
wt-section-destroy = Megsemmisítem az erejét
wt-section-play = Kijátszom
wt-section-discard = Eldobom
wt-section-trap = A csali
wt-section-keep = Vissza a kezembe
wt-section-choose = Ez marad meg
wt-section-give = Átadom
wt-section-hide = Elrejtem
wt-section-take = Szereplőt választok
wt-section-take-then = Innen indul
wt-section-create = Küldetést hirdetek
wt-section-place = Elhelyezem a küldetést
wt-section-place-then = Ide vezet
wt-section-propaganda = Téli propaganda, a szónok
wt-section-propaganda-then = Őt némítja el
wt-section-haunt = Itt kísért a rémálom
wt-section-haunt-then = Az áldozata
wt-section-return = Visszahozom (három kártya)
wt-section-return-then = Ide tér vissza

## What is to be told, by beat
wt-about-opening = hogyan kezdődik a mese, az első küldetésekkel.
wt-about-movement = hogyan ment { FORM($who, form: "the") } { $to }.
wt-about-attack = hogyan támadott { FORM($who, form: "the") } { $in }.
wt-about-defence = hogyan vágott vissza { FORM($who, form: "the") } { $in }.
wt-about-battle-ending = hogyan dőlt el a harc { $in }, { FORM($who, form: "the") } javára.
wt-about-trap = milyen csapdát állított { FORM($who, form: "the") } { $in }.
wt-about-trap-defence = hogyan küzdött { FORM($who, form: "the") } a csapdával { $in }.
wt-about-trap-ending = mi lett a csapdával { $in }, { FORM($who, form: "the") } javára.
wt-about-rescue = hogyan mentették ki { FORM($who, form: "acc") } { $in }.
wt-about-quest-intro = miről szól a „{ FORM($quest) }” küldetés.
wt-about-quest-start = hogyan vágott bele { FORM($who, form: "the") } { $in } a „{ FORM($quest) }” küldetésbe.
wt-about-quest-main = hogyan folytatta { FORM($who, form: "the") } a „{ FORM($quest) }” küldetést.
wt-about-quest-join = mit tett { FORM($who, form: "the") } a „{ FORM($quest) }” küldetésben.
wt-about-last-card = mivel próbálkozott utoljára { FORM($who, form: "the") }.
wt-about-quest-ending = hogyan ért véget a „{ FORM($quest) }” küldetés.
wt-about-caption = mi marad meg belőle, néhány szóban: ez lesz az emlék felirata.
wt-about-objective = hogyan teljesült a titkos cél.
wt-about-power = mi olyat tudott { FORM($who, form: "the") } { $in }, amit mások nem.
wt-about-epilogue = hogyan folytatódik az epilógus.
wt-about-link = hogyan zárul az epilógusból a te részed; kösd egy emlékhez.
wt-about-ending = mik a mese legutolsó mondatai.
wt-about-quest = soron lévő
wt-recall-intro = Ezt mesélték róla: { $words }
wt-rambles = Hosszú rész kártya nélkül: talán ideje volna egynek. Még egy Enter, és így marad.

## The log, by kind of event
wt-log-factions-drawn = Megvannak a frakciók: { $factions }. A legfiatalabb { $ages }, az első helyen { $order } ül.
wt-log-objectives-drawn = { $known ->
    [yes] { $player } titkos célt húz: { $objectives }.
   *[no] { $player } titkos célt húz.
}
wt-log-voted = { $player } válaszolt.
wt-log-arbiter-elected = { $player } a döntőbíró.
wt-log-character-taken = { $player } kiválasztja { FORM($character, form: "acc") }, és { $in } indítja.
wt-log-quest-drawn = Kihúzott küldetés: „{ FORM($quest) }”.
wt-log-quest-placed = { $has_carrier ->
    [yes] { $player } elhelyezi a „{ FORM($quest) }” küldetést: hordozza { FORM($carrier, form: "the") }.
   *[no] { $player } elhelyezi a „{ FORM($quest) }” küldetést { $in }.
}
wt-log-chapter-began = { $chapter ->
    [1] Az
    [5] Az
   *[other] A
} { $chapter }. fejezet kezdődik.
wt-log-cards-drawn = { $known ->
    [yes] { $player } mesekártyát húz: { $cards }.
   *[no] { $player } mesekártyát húz.
}
wt-log-card-discarded = { $player } eldob egy lapot: „{ $card }”.
wt-log-character-activated = { $has_joining ->
    [yes] { $player } a „{ FORM($joining) }” küldetéshez küldi { FORM($character, form: "acc") }.
   *[no] { $player } aktiválja { FORM($character, form: "acc") }.
}
wt-log-turn-passed = { $player } senkit sem tud aktiválni.
wt-log-told = { $player } mesél.
wt-log-figure-moved = { FORM($character, form: "start") } { $to } megy.
wt-log-battle-began = { $has_soldier ->
    [yes] Harc { $in }: { FORM($soldier, form: "the") } { FORM($rebel, form: "the") } ellen.
   *[no] Harc { $in }: a Fagyos rémálom { FORM($rebel, form: "the") } ellen.
}
wt-log-battle-ended = { $side ->
    [spring] { FORM($rebel, form: "start") } megnyeri a harcot.
   *[other] { FORM($rebel, form: "start") } elveszíti a harcot.
}
wt-log-trap-sprung = Csapda { $in }: { FORM($rebel, form: "the") } { FORM($soldier, form: "the") } ellen.
wt-log-trap-hidden = { $value ->
    [-1] { $player } felállította a csapdát; senki sem tudja, milyen erős.
   *[other] { $player } felállította a csapdát: { $value } lap van a tavaszi oldalával felfelé.
}
wt-log-trap-revealed = A csapda ereje { $value }, a védekezésé { $defence }: { $outcome ->
    [trapped] csapdába esik!
    [blocked] visszafordul.
   *[passed] átjut.
}{ $known ->
    [yes] { " " }A rejtett lapok: { $cards }.
   *[no] { "" }
}
wt-log-card-kept = { $player } visszavesz egy lapot: „{ $card }”.
wt-log-incapacitated = { FORM($character, form: "start") } harcképtelenné válik.
wt-log-barred = { FORM($character, form: "start") } ebben a fejezetben már nem mozoghat.
wt-log-rescued = { $player } kimenti { FORM($character, form: "acc") }.
wt-log-quest-began = { FORM($character, form: "start") } belevág a „{ FORM($quest) }” küldetésbe { $in }.
wt-log-quest-joined = { $player } { FORM($character, form: "with") } csatlakozik.
wt-log-bookmark-cited = { $player } { count-memory } utal.
wt-log-warned = { $player } megfeledkezett a könyvjelzővel jelölt emlékről.
wt-log-call-made = { $accepted ->
    [1] { $author } meséjét elfogadták
   *[0] { $author } meséjét nem fogadták el
} { $topic ->
    [bookmark] (a könyvjelzővel jelölt emlék).
    [relocation] (a lázadó új helye).
    [artifact] (az ereklye átadása).
    [return] (a lázadó visszatérése).
   *[objective] (a cél).
}
wt-log-quest-ended = „{ FORM($quest) }”, Tavasz { $spring }:{ $winter } Tél: { $automatic ->
    [1] kudarc, mert a könyvjelzővel jelölt emlék nem került szóba.
   *[0] { $outcome ->
        [success] siker.
        [failure] kudarc.
       *[tie] döntetlen.
    }
}
wt-log-memory-laid = { $sort ->
    [story] { $side ->
        [spring] Új emlék a Tavasznak
        [winter] Új emlék a Télnek
       *[neutral] Új emlék, senkié
    } ({ $memory }. mező): „{ $card }”.
    [objective] { $side ->
        [spring] Új emlék a Tavasznak
        [winter] Új emlék a Télnek
       *[neutral] Új emlék, senkié
    } ({ $memory }. mező): egy teljesített cél.
   *[other] Új emlék, senkié ({ $memory }. mező): semleges kártya.
}
wt-log-top-card-turned = Senki sem játszott ki kártyát, ezért a pakli emlékezik: „{ $card }”.
wt-log-bookmark-moved = { $player } { count-memory } teszi a könyvjelzőt.
wt-log-power-gained = { $has_character ->
    [yes] A „{ FORM($quest) }” erejét elnyeri { FORM($character, form: "the") }{ $has_other ->
        [yes] { " " }és { FORM($other, form: "the") }.
       *[no] .
    }
   *[no] Felébred a „{ FORM($quest) }” ereje.
}
wt-log-power-lost = Elvész a „{ FORM($quest) }” ereje.
wt-log-readied = Reménysugár: újra készenlétben áll { FORM($character, form: "the") }.
wt-log-silenced = Téli propaganda: { FORM($soldier, form: "the") } elnémítja { FORM($rebel, form: "acc") }.
wt-log-eliminated = Kiesik a játékból { FORM($character, form: "the") }.
wt-log-returned = { FORM($character, form: "start") } visszatér: { $in } bukkan fel.
wt-log-card-given = { $has_card ->
    [yes] { $player } átad egy lapot („{ $card }”), { $to } kapja meg.
   *[no] { $player } átad egy lapot, { $to } kapja meg.
}
wt-log-objective-shown = { $player } felfed egy célt: { $objective }.
wt-log-objective-swapped = { $has_objective ->
    [yes] { $player } kicseréli egy titkos célját erre: { $objective }.
   *[no] { $player } kicseréli egy titkos célját.
}
wt-log-epilogue-began = { $reason ->
    [chapter-limit] Véget ért az utolsó fejezet: { $player } kezdi az epilógust.
   *[tale-told] Az utolsó emlék is az emléksávra került: { $player } kezdi az epilógust.
}
wt-log-tale-ended = Vége a mesének. Tavasz { $spring }:{ $winter } Tél.

## Refusals, by reason
wt-refuse-not-offered-now = Ezt most nem teheted.
wt-refuse-play-a-card = Előbb játssz ki egy kártyát a kezedből.
wt-refuse-discard-first = Előbb dobj el lapot.
wt-refuse-name-a-candidate = Nevezd meg az egyik jelöltet.
wt-refuse-activation-is-compulsory = Amíg van készenlétben lévő szereplőd, aktiválnod kell egyet.
wt-refuse-not-a-ready-character = Nincs ilyen készenlétben lévő szereplőd.
wt-refuse-activate-a-character = Aktiválj egy szereplőt.
wt-refuse-token-can-not-lie-there = Oda nem kerülhet a küldetésjelző.
wt-refuse-place-the-token = Előbb helyezd el a küldetésjelzőt.
wt-refuse-first-card-must-be-played = Aki harcba száll, az játssza ki az első kártyát.
wt-refuse-not-your-card = Ez a lap nincs a kezedben.
wt-refuse-no-such-objective = Nincs ilyen teljesíthető célod.
wt-refuse-not-this-character-there = Ez a szereplő nem indulhat onnan.
wt-refuse-refer-or-fail = Utalj a könyvjelzővel jelölt emlékre, vagy vállald a kudarcot.
wt-refuse-cannot-join = Ez a szereplő nem csatlakozhat.
wt-refuse-nothing-to-refer-to = Nincs mire utalni, vagy már megtetted.
wt-refuse-tell-or-pass = Játssz ki egy kártyát, és mesélj, vagy fejezd be a részedet.
wt-refuse-no-quest-to-perform = Itt nincs ilyen küldetés, amelybe belevághatnál.
wt-refuse-no-quest-to-create = Ezt a küldetést most nem lehet meghirdetni.
wt-refuse-no-rescue = Így senkit sem lehet kimenteni.
wt-refuse-choose-a-card-of-the-quest = Olyan kártyát válassz, amelyet a küldetésben játszottak ki.
wt-refuse-lay-it-on-an-empty-space = Az emléksáv egyik üres mezőjére tedd.
wt-refuse-writer-plays-half = Az Író legfeljebb a lapjai felével mesélhet.
wt-refuse-link-the-bookmark = Ennél az asztalnál a rész azzal zárul, hogy a könyvjelző másik emlékre kerül.
wt-refuse-cannot-fight-here = Ez a szereplő most nem szállhat harcba.
wt-refuse-fight-or-pass = Szállj harcba, vagy engedd el.
wt-refuse-not-moved-again = Ebben a fejezetben már nem mozoghat.
wt-refuse-incapacitated = Aki harcképtelen, nem mozoghat.
wt-refuse-not-connected = Innen oda nem lehet egyetlen lépéssel eljutni.
wt-refuse-no-card-to-move = A mozgáshoz kártya kell, és nincs egy sem a kezedben.
wt-refuse-somebody-is-telling = Éppen mesél valaki.
wt-refuse-tell-first = Előbb meséld el.
wt-refuse-not-yours-to-tell = Ezt nem te meséled el.
wt-refuse-too-late-to-edit = A történet továbbment, ezen már nem változtathatsz.
wt-refuse-your-own-text = Ez a te saját szöveged.
wt-refuse-text-is-redacted = Ezt a szöveget törölték.
wt-refuse-text-is-struck = Ezt a szöveget a döntőbíró elrejtette.
wt-refuse-arbiter-only = Ezt csak a döntőbíró teheti.
wt-refuse-text-too-short = Egy kicsit többet kérünk.
wt-refuse-not-your-text = Ezek nem a te szavaid.
wt-refuse-asked-twice-already = Már kétszer kértek módosítást.
wt-refuse-text-too-long = Ez túl hosszú: legfeljebb 1000 betű lehet.

## Questions of players, help, the end
wt-why = Egy emlék három pontot ér az oldalának, az epilógusban pedig minden kártya egyet. Egyenlő állásnál az Író győz.
wt-why-side = { FORM($side) }: { $memories } emlék, { $points } pont
wt-what = Kérdezz rá valakire vagy egy helyszínre: what alice, what hullaház. Vagy az asztal egy részére: what map, what people, what quests, what memories.
wt-what-nothing = Ezt itt senki sem ismeri: { $asked }. Próbáld így: what alice vagy what hullaház.
wt-help =
    Válassz sorszámmal, vagy írd be magát a lépést, például:
    aktivál alice          lép tölgyfa_park      kijátszik kulcs     passz
    belevág reménysugár    meghirdet szerelem    elhelyez szerelem alatt:alice
    csatlakozik alice      harcol farkas         elrejt 3
    A térképen a lázadók így vannak írva: Al, a katonák így: FA; ◆ küldetés, ★ erő.
    tale         a történet eddig
    reword       átírod a legutóbbi szavaidat, amíg senki sem folytatta
    what alice   kicsoda valaki, vagy milyen egy helyszín; what map, people, quests, memories: az asztal részletesen
    texts        a legutóbbi szövegek, a javaslatokkal; utána suggest, object, redact; a döntőbírónak change, strike, allow
    orders       előre döntött válaszok: ki harcol vagy indul küldetésre mindig vagy soha, hogy ne kérdezzenek

## What people say about words
wt-talk-passage = Erről van szó: { $words }
wt-talk-change-asked = A döntőbíró módosítást kér. Ezt mesélted: { $words } Amit kér: { $note } (reword)
wt-talk-objected = Kifogás érkezett, { $n }. szöveg: { $words } Az ok: { $note } (change, strike vagy allow)
wt-talk-no-texts = Még senki sem mesélt.
wt-talk-state = { $state ->
    [redacted] { " " }(törölve)
    [struck] { " " }(kihúzva)
    [asked] { " " }(módosítást kértek)
    [objected] { " " }(kifogásolták)
   *[told] { "" }
}
wt-talk-how =
    suggest 2 egy ötlet …      object 2 miért …      redact 2 (a saját szavaidat, végleg)
    A döntőbírónak: change 2 mit …      strike 2      allow 2
wt-talk-which = Melyik szöveg? A legújabb az 1; a texts felsorolja őket.
wt-talk-no-such = Nincs { $n }. szöveg: a legrégebbi sorszáma { $most }.
wt-talk-say-what = Írd le néhány szóban, a szám után.
wt-talk-noted = Feljegyezve a szöveg mellé.
wt-talk-arbiter-will-look = Feljegyezve; a döntőbíró megtudja.
wt-talk-author-will-see = Feljegyezve; a szerző kap egy kérést, hogy írja át. Erre senki sem vár.
wt-talk-allowed = Marad, ahogy van.
wt-talk-struck = Kihúzva: a könyvben elrejtve látszik.
wt-talk-redacted = A szavak eltűntek.
wt-order = { FORM($who, form: "start") }: { $order ->
    [always] { $matter ->
        [fight] mindig harcba száll vagy csapdát állít
       *[quest] mindig útnak indul a küldetésekhez, és csatlakozik hozzájuk
    }
   *[never] { $matter ->
        [fight] soha nem száll harcba, és nem állít csapdát
       *[quest] soha nem indul útnak a küldetésekhez, és nem csatlakozik hozzájuk
    }
}.
wt-orders-none = Nincs előre döntött válaszod: mindig megkérdeznek.
wt-orders-how = Például így: orders fight wolf always, orders quest all never, orders fight wolf ask.
wt-orders-who = Nincs ilyen szereplőd: { $name }; akik vannak: { $known }.

wt-verdict = { $winners ->
    [0] Vége a mesének, és senki sem győzött.
    [1] { $players } győz{ $points ->
        [0] : a mese az Íróé.
       *[other] { " " }{ $points } ponttal.
    }
   *[other] { $players } együtt győz{ $points ->
        [0] .
       *[other] { " " }{ $points } ponttal.
    }
}
