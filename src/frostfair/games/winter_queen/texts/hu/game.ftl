### Winter Queen: the table, the questions, the log, the refusals, the scores.

-book = { $case ->
    [acc] varázskönyvet
    [its] varázskönyvét
    [your] varázskönyved
   *[nom] varázskönyv
}
count-turns = { $turns } kör

## The table

wq-pile = { FORM($county) }: { $books ->
    [0] elfogyott
   *[other] { $books } könyv
}
wq-holder = { $holder }. tartó
wq-reach-you = eléred ({ $players })
wq-reach = nem éred el ({ $players })
wq-bag = Zsák, { $crystals } kristály:
wq-first = ♛
wq-points-hidden = rejtve
wq-page-empty = –
wq-status-last-stage = Kiürült a zsák: még { count-turns } van hátra a végső pontozásig.

## Questions and choices

wq-prompt-action = Te jössz: helyezz egy kristályt a térképre vagy az egyik könyvedre, vagy aktiválj egy könyvet.
    .short = Vegyél kristályt vagy aktiválj
wq-prompt-last-stage = Te jössz: helyezz egy kristályt a térképre vagy az egyik könyvedre.
    .short = Helyezz le egy kristályt
wq-prompt-pass = Semmit sem tehetsz: passzolj.
    .short = Semmit sem tehetsz: passz
wq-prompt-book = Húzhatod a legfelső { -book(case: "acc") } { FORM($county, form: "from") }.
    .short = Húzhatsz egy könyvet
wq-prompt-book-any = Bármelyik megyéből húzhatsz egy { -book(case: "acc") }.
    .short = Bármelyik könyvet húzhatod
wq-prompt-return = Rakj vissza a zsákba egy lerakott kristályt a térképről.
    .short = Rakj vissza egy kristályt

wq-section-crystals = Kristály lehelyezése
wq-section-books = Az egyik könyvedre
wq-section-zone = { FORM($zone) } ({ $pages })
wq-section-domain = { FORM($zone) } (könyv bármelyik megyéből)
wq-choice-crystal = { FORM($colour) }, { $holder }. tartó{ $crystals ->
    [1] , az utolsó: +1 pont
   *[other] { "" }
}
wq-choice-activate = Aktiválás: { $pages }{ $n ->
    [1] .
   *[other] {": "}{ count-vp }, utána egy kristály visszakerül a zsákba.
}
wq-choice-skip = Nem kérek könyvet.
wq-choice-pass = Semmit sem tehetsz: passz.
wq-page-worth = { FORM($effect) } ({ count-vp })

wq-help =
    Válassz sorszámmal, vagy írd be magát a lépést:
    P1-b3        az 1. tartó piros kristálya a b3 mezőre
    P1-2L        … a 2. könyved bal oldalára
    use 2        aktiválod a 2. könyvedet
    take Z       húzod a zöld megye legfelső könyvét
    skip         nem húzol könyvet
    back b3      a b3 kristálya visszakerül a zsákba
    pass         ha semmi mást nem tehetsz
    P1 megmutatja, hová kerülhet az a kristály, b3 azt, mi kerülhet oda.
    why          mennyit érnek most az oldalaid, és mi volna jó az üresekre
    why 2L       egy oldal: érték, számító mezők, választások (2:1L: a 2. helyé)
    what P 2L    piros kristály egy oldalon (ZL: a zöld kupac könyvének bal oldala)
    what P       piros kristály a térkép egyes mezőin

## The log, by kind of event

wq-log-crystal-placed = { $player } { FORM($colour) } kristályt helyez { FORM($zone, form: "into") } ({ $space }).
    .brief = { $player } lerak: { FORM($colour) }, { $space }
wq-log-page-charged = { $player } { FORM($colour) } kristályt helyez egy könyvére: { $page } oldal, { FORM($effect) }.
    .brief = { $player } könyvre tesz: { FORM($colour) }, { FORM($effect) }
wq-log-holder-emptied = { $player } elveszi { $holder ->
    [1] az
    [5] az
   *[other] a
} { $holder }. kristálytartó utolsó kristályát: { count-vp }.
    .brief = { $player } kiürít egy tartót
wq-log-holder-refilled = { $holder ->
    [1] Az
    [5] Az
   *[other] A
} { $holder }. kristálytartó feltöltődik a zsákból: { $crystals }.
    .brief = { "" }
wq-some-crystals = { $n } { FORM($colour) }
wq-log-last-stage-began = Kiürült a zsák, kezdődik a végjáték: ez után még { count-turns } jön.
    .brief = Kezdődik a végjáték
wq-log-book-taken = { $player } { -book(case: "acc") } húz { FORM($county, form: "from") }: { FORM($effect) } és { FORM($effect2) }.
    .brief = { $player } könyvet húz: { FORM($effect) } | { FORM($effect2) }
wq-log-book-revealed = A következő { -book } { FORM($county, form: "in") }: { FORM($effect) } és { FORM($effect2) }.
    .brief = { "" }
wq-log-book-declined = { $player } nem húz { -book(case: "acc") }.
wq-log-book-spent = { $player } { $book }. könyve a kristályaival együtt kikerül a játékból.
    .brief = { "" }
wq-log-crystal-returned = { $player } visszarak egy kristályt a zsákba: { FORM($colour) }, { $space }.
    .brief = { $player } visszarak: { FORM($colour) }, { $space }
wq-log-turn-passed = { $player } semmit sem tehet, ezért passzol.
    .brief = { $player } passzol

# Scored pages (event effect-scored), by effect.
wq-log-scored-nothing = { $player } { count-vp-acc } kap { FORM($effect, form: "the") } varázslattal, { FORM($colour) } kristállyal.
    .brief = { $player }: { FORM($effect) }
wq-log-scored-forest_wisps = { $player } { count-vp-acc } kap { FORM($effect, form: "the") } varázslattal, { FORM($colour) } kristállyal ({ $space } mellett: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-rose_of_the_winds = { $player } { count-vp-acc } kap { FORM($effect, form: "the") } varázslattal, { FORM($colour) } kristállyal ({ $space } mezőtől: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-border_keeper = { $player } { count-vp-acc } kap { FORM($effect, form: "the") } varázslattal, { FORM($colour) } kristállyal (a szélen: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-magical_clouds = { $player } { count-vp-acc } kap { FORM($effect, form: "the") } varázslattal, { FORM($colour) } kristállyal (csoportok: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-bright_way = { $player } { count-vp-acc } kap { FORM($effect, form: "the") } varázslattal, { FORM($colour) } kristállyal ({ $space } mezőtől { FORM($direction, form: "toward") }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-northern_lights = { $player } { count-vp-acc } kap { FORM($effect, form: "the") } varázslattal, { FORM($colour) } kristállyal (zónánként: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-polar_star = { $player } { count-vp-acc } kap { FORM($effect, form: "the") } varázslattal, { FORM($colour) } kristállyal (üres { $space } mellett: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-arcane_knowledge = { $player } { count-vp-acc } kap { FORM($effect, form: "the") } varázslattal, { FORM($colour) } kristállyal (saját könyvek és { $opponent } könyvei).
    .brief = { $player }: { FORM($effect) }

# Why the game is over (event game-ended), by reason.
wq-end-turns-played = Minden kört lejátszottatok: végső pontozás.
    .brief = Végső pontozás
wq-end-crystals-gone = Elfogyott az utolsó kristály is: végső pontozás.
    .brief = Végső pontozás
wq-end-everybody-passed = Mindenki passzolt: végső pontozás.
    .brief = Végső pontozás

## Refusals, by reason

wq-refuse-pass-not-allowed = Csak akkor passzolhatsz, ha semmi mást nem tehetsz.
wq-refuse-not-a-turn-action = Most kristályt helyezz le, vagy aktiválj egy könyvet.
wq-refuse-pile-exhausted = Ebben a megyében nincs több { -book }.
wq-refuse-pile-of-another-county = A kristályod másik megyében van: annak a könyvét húzhatod, vagy egyet sem.
wq-refuse-book-first = Előbb döntsd el, húzol-e { -book(case: "acc") }.
wq-refuse-depicted-stays = Előrajzolt kristályt nem lehet visszarakni a zsákba.
wq-refuse-nothing-to-return-there = Ezen a mezőn nincs kristály.
wq-refuse-return-first = Előbb rakj vissza a zsákba egy lerakott kristályt a térképről.
wq-refuse-no-such-holder = Ennél az asztalnál nincs ilyen kristálytartó.
wq-refuse-holder-out-of-reach = Ezt a kristálytartót nem éred el.
wq-refuse-no-such-crystal = Ezen a kristálytartón nincs ilyen színű kristály.
wq-refuse-space-occupied = Ezen a mezőn már van kristály.
wq-refuse-no-such-book = Nincs ilyen { -book(case: "your") }.
wq-refuse-page-occupied = Ezen az oldalon már van kristály.
wq-refuse-no-activation-now = A zsák üres, ezért már nem aktiválhatsz { -book(case: "acc") }.
wq-refuse-book-without-crystal = Ezen a könyvön nincs kristály.

## Why? (explain a score)

wq-why-ask = Kérdezz rá egy oldalra (why 1L; a 2. hely oldala: why 2:1L), egy oldalra tett kristályra (what P 1L; kupac tetején: what P ZL) vagy egy kristályra a térképen (what P).
wq-why-page = { $page } { FORM($effect) }, { FORM($colour) } kristállyal: most { count-vp }.
wq-why-empty = { $page } { FORM($effect) }, most ennyit érne: { $colours }.
wq-why-colour = { FORM($colour) } – { count-vp }
wq-why-nothing = Most semmi sem számít hozzá az asztalon.
wq-why-counted = Ezek számítanak: { $spaces }.
wq-why-best = A legjobb választás: { $choice }. Ezek számítanak: { $spaces }.
wq-why-best-opponent = A legjobb választás: { $opponent }. Ezek számítanak: { $crystals }.
wq-why-others = Más választások ({ count-vp }): { $choices }.
wq-why-way = { $space } { FORM($direction, form: "short") }
wq-mark-depicted = { $page } (előrajzolt)
wq-what-no-pages = Még egyik oldaladon sincs kristály, ezért a térképen semmi sem számít neked.
wq-what-spaces = A kristályos oldalaid most együtt { count-vp-acc } érnek; az üres mezőkön az áll, mennyit változtatna ezen egy oda tett { FORM($colour) } kristály.

wq-ask-no-page = { $text } nem oldal; próbáld így: 2L, 3:2L vagy ZL.
wq-ask-no-crystal = { $text } nem kristály; ezek azok: { $letters }.
wq-ask-pile-empty = { $page }: { FORM($county, form: "in") } nincs több könyv.
wq-ask-no-book = { $page }: nincs { $book }. könyv.
wq-ask-no-seat = Nincs ilyen hely: { $text }; a helyek száma { $seats }.
wq-ask-one-page = Egyetlen oldalra kérdezz: why 2L.
wq-ask-what = Kérdezz egy oldalra tett kristályra (what P 2L), egy oldalra (what 2L) vagy egy kristályra (what P).

wq-rule-forest_wisps = Válassz egy kristályt a két szín egyikéből: 1 pont minden szomszédjáért a másik színből ({ $rule }).
wq-rule-rose_of_the_winds = Válassz egy kristályt: 1 pont érte, és 1 minden azonos színűért a belőle induló hat vonalon ({ $rule }).
wq-rule-border_keeper = 1 pont minden ilyen színű kristályért a térkép szélén ({ $rule }).
wq-rule-magical_clouds = 1 pont minden ilyen színű csoportért; a magányos kristály is csoport ({ $rule }).
wq-rule-bright_way = Válassz egy kristályt és egy irányt: 1 pont minden kristályért a vonalon, amíg hézag vagy ismétlődő szín nem jön ({ $rule }).
wq-rule-northern_lights = 1 pont minden zónáért, amelyben van ilyen szín: négy megye és a Télkirálynő birtoka ({ $rule }).
wq-rule-polar_star = Válassz egy kristályt: 1 pont minden üres mezőért mellette ({ $rule }).
wq-rule-arcane_knowledge = Válassz egy ellenfelet: 1 pont minden ilyen színű kristályért a te könyveiden és az övéin, az előrajzoltakért is ({ $rule }).

## The end

wq-source-holders = Utolsó kristályok
wq-verdict = { $winners ->
    [1] { $players } győz { count-vp-ins }: ő lesz a Télkirálynő főtanácsosa.
   *[other] { $players } megosztott győzelmet arat { count-vp-ins }: ők lesznek a Télkirálynő főtanácsosai.
}
