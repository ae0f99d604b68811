### Winter Tales on the plain board: the table part by part, and what follows from a choice.

## The table

wt-plain-players = Játékosok
wt-plain-prologue = az első fejezet előtt
wt-plain-chapter = { $n }. fejezet
wt-plain-epilogue = epilógus, Tavasz { $spring }:{ $winter } Tél
wt-plain-player = Játékos
wt-plain-side = Oldal
wt-plain-role = Szerep
wt-plain-points = Az oldal pontjai
wt-plain-aims = Titkos célok
wt-plain-cards = { $cards ->
    [0] nincs lap
   *[other] { $cards } lap
}
wt-plain-aim = Cél
wt-plain-aim-side = Kiért
wt-plain-aim-takes = Mi kell hozzá
wt-plain-aim-seen = Ki ismeri
wt-plain-revealed = mindenki
wt-plain-secret = csak te
wt-plain-characters = Szereplők
wt-plain-ready-sum = { $n ->
    [0] senki sincs készenlétben
   *[other] { $n } készenlétben
}
wt-plain-character = Szereplő
wt-plain-where = Hol van
wt-plain-state = Állapot
wt-plain-skill = Képesség
wt-plain-ready = készenlétben
wt-plain-exhausted = kimerült
wt-plain-carries = hordozza a „{ FORM($quest) }” küldetést
wt-plain-bears = nála van a „{ FORM($quest) }” ereje
wt-plain-map = Télváros térképe
wt-plain-map-sum = { $n } helyszínen van valaki (összesen { $most })
wt-plain-place = Helyszín
wt-plain-people = Ki van ott
wt-plain-lying = Mi van ott
wt-plain-ways = Hová vezetnek a terek
wt-plain-quest-here = „{ FORM($quest) }” küldetés
wt-plain-power-here = a „{ FORM($quest) }” ereje
wt-plain-squares = Terek
wt-plain-squares-sum = { $n ->
    [0] senki sincs rajtuk
   *[other] { $n } téren van valaki
}
wt-plain-square = Tér
wt-plain-under-way = Folyamatban: „{ FORM($quest) }”
wt-plain-count = Tavasz { $spring }:{ $winter } Tél
wt-plain-card = Kártya
wt-plain-artifact = a Nagy ereklye emléke
wt-plain-quests = Küldetések
wt-plain-quests-sum = { $n ->
    [0] nincs nyitott
   *[other] { $n } nyitott
}
wt-plain-quest = Küldetés
wt-plain-carried = hordozza { FORM($character, form: "the") }, { $in }
wt-plain-told = elmesélve, { $memory }. emlék
wt-plain-pool = meghirdethető
wt-plain-out = kikerült a játékból
wt-plain-track-sum = { $n } van meg (összesen { $most } kell); az utolsóval jön az epilógus
wt-plain-space = Mező
wt-plain-memory = Emlék
wt-plain-bookmarked = { $n }., könyvjelzővel
wt-plain-empty = üres
wt-plain-symbol = üres, a célok szimbólumával
wt-plain-nobody = senkié
wt-plain-neutral = semleges kártya
wt-plain-powers = Erők
wt-plain-powers-sum = { $n ->
    [0] egy sem ébredt fel
   *[other] { $n } ébredt fel
}
wt-plain-power = Erő
wt-plain-bearer = Kinél vagy hol van

## Below the question

wt-context-prologue = Az első fejezet még nem kezdődött el.
wt-context-chapter = Most { $n ->
    [1] az
    [5] az
   *[other] a
} { $n }. fejezetben járunk.
wt-context-epilogue = Epilógus: Tavasz { $spring }:{ $winter } Tél.
wt-context-quest = Folyamatban: „{ FORM($quest) }”, Tavasz { $spring }:{ $winter } Tél.
wt-context-bookmark = A könyvjelző helye: { $memory }. emlék, { $what }.

## Choices

wt-plain-first = { $what }: { $which }
wt-plain-space-with = { $space } ({ $people })
wt-plain-memory-of = { $n }. emlék: { $what }

## What follows from a choice

wt-follows-fail = kudarc, és a másik oldalé lesz az emlék
wt-follows-point = egy pont { FORM($side, form: "dat") }
wt-follows-yield = a lázadó megnyeri a harcot
wt-follows-felled = a lázadó harcképtelenné válik, és ebben a fejezetben már nem mozoghat
wt-follows-sheltered = a lázadó a Biztos menedékbe kerül, és ebben a fejezetben már nem mozoghat
wt-follows-defence = a védekezésed { $n }
wt-follows-trap = a csapda ereje { $n }
wt-follows-steps = { $steps ->
    [0] ott, ahol a küldetés
   *[other] { $steps } lépésre a küldetéstől
}
wt-follows-card = egy kártyába kerül
wt-follows-battle = lehet belőle harc: { $people }
wt-follows-springing = lehet belőle csapda: { $people }
wt-follows-bookmark = a mesében szóba kell kerülnie a könyvjelzővel jelölt emléknek
wt-follows-carried = egy lázadó hordozza
wt-follows-artifact = a másik oldal Nagy ereklyéje kikerül a játékból
wt-follows-covers = eltakar egy célt, amely kikerül a játékból
wt-follows-epilogue = betelik az emléksáv: kezdődik az epilógus
wt-follows-destroy = az emléke a Télé lesz
wt-follows-arbiter = ha a döntőbíró elfogadja a mesét

## Standing orders: about what
wt-order-matter = { $matter ->
    [fight] harcok és csapdák
   *[quest] küldetések
}
