### Winter Tales in words: what everybody waits for, what a choice does, why things are as they are.

## Where something is

wt-at-in = { FORM($place, form: "in") }
wt-at-to = { FORM($place, form: "to") }
wt-square-in = { FORM($one, form: "the") } és { FORM($two, form: "the") } közötti téren
wt-square-to = { FORM($one, form: "the") } és { FORM($two, form: "the") } közötti térre
wt-nowhere-in = valahol Télvárosban
wt-nowhere-to = Télvároson át

## What everybody else waits for, by kind of business

wt-wait-election = { $variant ->
    [appoint] Szavazategyenlőség: { $player } nevezi ki a döntőbírót.
   *[other] Döntőbírót választotok. Még nem válaszolt: { $players }.
}
wt-wait-taking-characters = { $player } szereplőt választ.
wt-wait-token-placing = { $player } eldönti, hová vezet a „{ FORM($quest) }” küldetés.
wt-wait-turn = { $variant ->
    [closing] { $player } a köre végén még kimenthet valakit.
   *[other] { $player } kiválasztja, kit aktivál.
}
wt-wait-activation = { $player } úton van { FORM($character, form: "with") }.
wt-wait-payment = { $variant ->
    [movement] { $player } elmeséli, hogyan ment { FORM($character, form: "the") } { $to }.
    [rescue] { $player } elmeséli, hogyan mentette ki { FORM($character, form: "acc") }.
   *[power] { $player } kártyákkal fizet egy erőért.
}
wt-wait-reduction = { $player } lapot dob el.
wt-wait-interruption = { $variant ->
    [battle] Lesz harc { FORM($mover, form: "with") }?
   *[trap] Lesz csapda { FORM($mover, form: "the") } ellen?
} Még nem válaszolt: { $players }.
wt-wait-agreement = Többen is harcolnának { FORM($mover, form: "with") }, és megegyeznek, ki legyen az. Még nem válaszolt: { $players }.
wt-wait-fight = Összetart ebben a két szerelmes? Még nem válaszolt: { $players }.
wt-wait-along = { $player } eldönti, hogy vele megy-e { FORM($character, form: "the") } is.
wt-wait-sharing = Ketten egyként cselekszenek, és lapot adhatnak át egymásnak. Még nem válaszolt: { $players }.
wt-wait-battle = Harc: { FORM($soldier, form: "the") } { FORM($rebel, form: "the") } ellen. A következő kártya: { $players }.
wt-wait-relocation = { $player } dönt { FORM($rebel, form: "the") } sorsáról.
wt-wait-trap = Csapda { FORM($soldier, form: "the") } ellen: { $variant ->
    [springing] { $player } kiválasztja a csalit.
    [hiding] { $player } elrejti a lapjait.
    [defending] { $player } védekezik.
   *[sorting] { $player } szétválogatja a felfedett lapokat.
}
wt-wait-call = { $variant ->
    [bookmark] Valóban mesélt { $author } a könyvjelzővel jelölt emlékről?
    [relocation] Indokolja { $author } meséje a lázadó új helyét?
    [artifact] Indokolja { $author } meséje az ereklye átadását?
    [return] Indokolja { $author } meséje a lázadó visszatérését?
   *[objective] Teljesíti a célt { $author } meséje?
} Még nem válaszolt: { $players }.
wt-wait-quest = „{ FORM($quest) }”: { $variant ->
    [join] { $player } csatlakozhat.
    [last] { $player } kijátszhat még egy utolsó kártyát.
    [warned] { $player } még nem utalt a könyvjelzővel jelölt emlékre.
   *[main] { $player } mesél.
}
wt-wait-setting-out = Küldetés kezdődik { $in }: { $player } útnak indíthat egy szereplőt.
wt-wait-remembering = { $player } eldönti, mi maradjon meg emléknek.
wt-wait-naming = { $variant ->
    [love] { $player } eldönti, kit szeret { FORM($carrier, form: "the") }.
   *[artifact] { $player } eldönti, kinél legyen a Nagy ereklye.
}
wt-wait-retaliation = Fegyveres megtorlás: { $player } célpontot választ.
wt-wait-new-carrier = { $player } megnevezi a „{ FORM($quest) }” küldetés új hordozóját.
wt-wait-ray-question = Reménysugár: { $player } még egyszer készenlétbe állíthatja a birtokosát.
wt-wait-returning = { $player } másik helyet választ, ahová visszatérjen { FORM($character, form: "the") }.
wt-wait-claim-window = { $player } teljesíthet egy célt.
wt-wait-claiming = { $player } teljesít egy célt.
wt-wait-choosing-objective = { $player } kicserél egy titkos célt.
wt-wait-epilogue = { $player } az epilógus egy részét meséli.

wt-log-told-epilogue = { $player } kártyával mesél: egy pont { $side ->
    [spring] a Tavasznak
   *[winter] a Télnek
}.

## What choosing does, by verb

wt-offer-pass = Nem teszem, vagy itt megállok.
wt-offer-free = Kártya nélkül harcolok, képességgel.
wt-offer-artifact = Kijátszom a Nagy ereklye emlékét.
wt-offer-cite = Utalok a könyvjelzővel jelölt emlékre.
wt-offer-accept = Igent mondok.
wt-offer-reject = Nemet mondok.
wt-offer-ready = Újra készenlétbe állítom a Reménysugár birtokosát.
wt-offer-swap = Kicserélem a célomat.
wt-offer-passage = A titkos átjárón megyek.
wt-offer-fail = Vállalom a küldetés kudarcát.
wt-offer-step-down = Elfogadom, és lemondok a döntőbírói jelzőről.
wt-offer-vote = A választottam: { $player }.
wt-offer-side = Ezért az oldalért mesélek: { FORM($side) }.
wt-offer-lay = Leteszem az emléket ({ $memory }. mező).
wt-offer-link = Befejezem a részemet, és egy emlékhez kötöm ({ $memory }. mező).
wt-offer-mark = Befejezem a részemet, és átteszem a könyvjelzőt ({ $memory }. mező).
wt-offer-perform = Belevágok a „{ FORM($quest) }” küldetésbe.
wt-offer-step = Elindulok { $to }.
wt-offer-relocate = Elviszem a lázadót { $to }.
wt-offer-activate = Aktiválom { FORM($character, form: "acc") }.
wt-offer-engage = Harcba szállok { FORM($character, form: "with") }.
wt-offer-join = Csatlakozom { FORM($character, form: "with") }.
wt-offer-rescue = Két kártyával kimentem { FORM($character, form: "acc") }.
wt-offer-name = Megnevezem { FORM($character, form: "acc") }.
wt-offer-hand = Átadom a Nagy ereklyét { FORM($character, form: "dat") }.
wt-offer-eliminate = Kiejtem a játékból { FORM($character, form: "acc") }.
wt-offer-claim = Teljesítem ezt a célt: { $objective }.
wt-offer-reveal = Felfedem ezt a célt: { $objective }.
wt-offer-choose-objective = Ezt a célt választom: { $objective }.
wt-offer-destroy = Megsemmisítem a „{ FORM($quest) }” erejét.
wt-offer-play = Kijátszom ezt a kártyát, és mesélek: „{ $card }”.
wt-offer-discard = Eldobom ezt a kártyát: „{ $card }”.
wt-offer-trap = Ez a kártya legyen a csali: „{ $card }”.
wt-offer-keep = Visszaveszem ezt a kártyát: „{ $card }”.
wt-offer-choose = Ez a kártya maradjon meg emléknek: „{ $card }”.
wt-offer-give = Átadom ezt a kártyát: „{ $card }”.
wt-offer-hide = Elrejtem a lapjaimat: { wt-spring-up }.
wt-offer-take = Kiválasztom { FORM($character, form: "acc") }, és { $in } indítom.
wt-offer-create = Meghirdetem a „{ FORM($quest) }” küldetést.
wt-offer-place = { $carried ->
    [yes] Elhelyezem a „{ FORM($quest) }” küldetést: hordozza { FORM($carrier, form: "the") }.
   *[no] Elhelyezem a „{ FORM($quest) }” küldetést { $in }.
}
wt-offer-propaganda = Téli propaganda: { FORM($soldier, form: "the") } elnémítja { FORM($rebel, form: "acc") }.
wt-offer-haunt = A Fagyos rémálmot küldöm { FORM($character, form: "the") } ellen { $in }.
wt-offer-return = Három kártyával visszahozom { FORM($character, form: "acc") } { $to }.

## Words to type for moves: one each, and no two alike. Match files always have the English ones.

wt-type-pass = passz
wt-type-free = ingyen
wt-type-artifact = ereklye
wt-type-cite = utal
wt-type-accept = igen
wt-type-reject = nem
wt-type-ready = készenlét
wt-type-swap = csere
wt-type-passage = átjáró
wt-type-fail = kudarc
wt-type-step-down = lemond
wt-type-vote = szavaz
wt-type-side = oldal
wt-type-lay = letesz
wt-type-link = köt
wt-type-mark = jelöl
wt-type-perform = belevág
wt-type-step = lép
wt-type-relocate = elvisz
wt-type-activate = aktivál
wt-type-engage = harcol
wt-type-join = csatlakozik
wt-type-rescue = kiment
wt-type-name = megnevez
wt-type-hand = átad
wt-type-eliminate = kiejt
wt-type-claim = teljesít
wt-type-reveal = felfed
wt-type-choose-objective = célt-választ
wt-type-destroy = megsemmisít
wt-type-play = kijátszik
wt-type-discard = eldob
wt-type-trap = csali
wt-type-keep = visszavesz
wt-type-choose = emlékezik
wt-type-give = odaad
wt-type-hide = elrejt
wt-type-take = választ
wt-type-create = meghirdet
wt-type-place = elhelyez
wt-type-propaganda = propaganda
wt-type-haunt = kísért
wt-type-return = visszahoz
wt-type-under = alatt

## Why, and what somebody or something is

wt-why-cards = { FORM($side) }: { $cards } epilóguskártya, egyenként egy pont
wt-why-writer = Az Írónak nincs pontja: neki az kell, hogy a két oldal egyenlő legyen.
wt-why-about = { $what }: { $words }
wt-why-character = Most { $where }; { $states }.
wt-why-people = { $n ->
    [0] { $space }: senki sincs ott.
   *[other] { $space }: { $people }.
}
wt-why-tokens = Itt van: { $tokens }.
wt-why-memory = { $side ->
    [spring] { $what }: a Tavasz emléke, három pontot ér.
    [winter] { $what }: a Tél emléke, három pontot ér.
   *[neutral] { $what }: senki emléke.
}
wt-why-memory-empty = Itt még nincs emlék.
wt-why-bookmark = Ezen van a könyvjelző: a következő küldetés meséjében szóba kell kerülnie, különben kudarc a vége.

wt-aim-rescue = ments ki egy lázadót
wt-aim-rebels = tegyél harcképtelenné egy katonát csapdával
wt-aim-connection = egy lázadód járjon mindkét helyszínen egyetlen aktiválás alatt; az elsőnél fedd fel a célt
wt-aim-bounty = tegyél harcképtelenné egy lázadót harcban
wt-aim-spy = fedd fel, amikor egy lázadó a katonádhoz ér; a következő alkalom számít
wt-aim-attack = álljon ott talpon egy katonád, és dobj el két lapot
wt-aim-garrison = a Tél több helyszínen legyen jelen, mint a Tavasz

wt-skill-objective = cél
wt-skill-quest = küldetés
wt-skill-trap = csapda
wt-skill-battle = harc
wt-skill-movement = mozgás
wt-skill-passage = titkos átjáró
wt-skill-story = mesekártya
wt-why-skill-objective = Képesség: aktiváláskor kicserélhetsz egy célt.
wt-why-skill-quest = Képesség: küldetésben eggyel többet számít az oldala.
wt-why-skill-trap = Képesség: csapdában eggyel többet számít, akár állítja, akár beleesik.
wt-why-skill-battle = Képesség: a harc első fordulójában nem kell kártya.
wt-why-skill-movement = Képesség: aktiválásonként egyszer legfeljebb két lépés ingyen.
wt-why-skill-passage = Képesség: mozgás előtt titkos átjárón mehet.
wt-why-skill-story = Képesség: aktiváláskor három helyett négy kártya.

wt-why-power-ray = Reménysugár: fejezetenként egyszer, az aktiválása után, a birtokosa újra készenlétbe állhat.
wt-why-power-love = Szerelem: a két lázadó együtt járhat, és egyként harcolhat.
wt-why-power-safe_house = Biztos menedék: harcban egy lázadó sem válik harcképtelenné; a vesztes talpon oda kerül.
wt-why-power-great_artifact = Nagy ereklye: küldetésben és harcban a birtokosa kártyaként játszhatja ki az emlékét.
wt-why-power-nightmare = Fagyos rémálom: akinek senkije sincs készenlétben, egy helyszínre küldheti, egy ottani lázadó ellen.
wt-why-power-propaganda = Téli propaganda: aktiválás helyett egy katona erre a fejezetre elnémít egy lázadót.
wt-why-power-retaliation = Fegyveres megtorlás: azonnal megsemmisíti a lázadók egyik erejét, vagy kiejt egy lázadót, akinek nincs ereje.
