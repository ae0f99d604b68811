### Winter Queen for the browser and for screen readers: who is waited for, what a choice does, the table in words.

## While somebody else decides, by kind of business

wq-wait-turn = { $player } a lépésén gondolkodik.
wq-wait-take-book = { $player } { -book(case: "acc") } húzhat.
wq-wait-return-crystal = { $player } kiválaszt egy kristályt, amely visszakerül a zsákba.

## What a choice does

wq-offer-place = Helyezd { $holder ->
    [1] az
    [5] az
   *[other] a
} { $holder }. tartó { FORM($colour) } kristályát { FORM($zone, form: "into") } ({ $space }).
wq-offer-charge = Helyezd { $holder ->
    [1] az
    [5] az
   *[other] a
} { $holder }. tartó { FORM($colour) } kristályát a könyvedre: { $page } oldal.
wq-offer-activate = Aktiváld { $book ->
    [1] az
    [5] az
   *[other] a
} { $book }. könyvedet.
wq-offer-take = Húzd el { FORM($county, form: "the") } legfelső { -book(case: "its") }.
wq-offer-return = Rakd vissza a zsákba ennek a mezőnek a kristályát: { $space }.

## The table in words

wq-space-empty = { $space }, { FORM($zone, form: "in") }: üres.
wq-space-crystal = { $space }, { FORM($zone, form: "in") }: { FORM($colour) } kristály.
wq-space-depicted = { $space }, { FORM($zone, form: "in") }: előrajzolt { FORM($colour) } kristály.
wq-crystal-at = { FORM($colour) } ({ $space })
wq-describe-zone = { $n ->
    [0] { FORM($zone) }: nincs kristály
   *[other] { FORM($zone) }: { $crystals }
}{ $free ->
    [0] , nincs üres mező.
   *[other] ; üres: { $spaces }.
}
wq-describe-pile = Kupac { FORM($county, form: "in") }, { $books } { -book }: { FORM($effect) } és { FORM($effect2) }.
wq-describe-pile-empty = Kupac { FORM($county, form: "in") }: nincs több { -book }.
wq-describe-holder = { $holder }. kristálytartó{ $reach ->
    [you] , eléred
    [others] , eléri { $players }
   *[all] { "" }
}: { $n ->
    [0] üres.
   *[other] { $crystals }.
}
wq-describe-bag = { $n ->
    [0] A zsák üres.
   *[other] A zsákban: { $crystals }.
}
wq-describe-player = { $player }, { count-vp }, { $books ->
    [0] nincs varázskönyve.
   *[other] { $books } { -book }:
}
wq-describe-player-sealed = { $player }, rejtett pontok, { $books ->
    [0] nincs varázskönyve.
   *[other] { $books } { -book }:
}
wq-describe-page = { $page } oldal, { FORM($effect) }: { FORM($colour) } kristály, most { count-vp }.
wq-describe-page-empty = { $page } oldal, { FORM($effect) }: nincs kristály.

## Why? (numbers other than a page’s)

wq-why-holder = Aki egy tartó utolsó kristályát veszi el, azonnal 1 GyP-t kap; utána a tartó újra feltöltődik a zsákból.
wq-why-bag = Amikor az utolsó kristály is kikerül a zsákból, kezdődik a végjáték, és könyvet már nem lehet aktiválni.

## Why so many points, in short (the ledger)

wq-account-holders = { $holder }. tartó, az utolsó kristály
wq-account-nothing = { FORM($colour) }: semmi sem számított
wq-account-forest_wisps = { FORM($colour) }: { $n } szomszéd { $space } mellett
wq-account-rose_of_the_winds = { FORM($colour) }: { $n } kristály { $space } vonalain
wq-account-border_keeper = { FORM($colour) }: { $n } kristály a szélen
wq-account-magical_clouds = { FORM($colour) }: { $n } csoport
wq-account-bright_way = { FORM($colour) }: { $n } szín egy sorban { $space } mezőtől
wq-account-northern_lights = { FORM($colour) }: { $n } zóna
wq-account-polar_star = { FORM($colour) }: { $n } üres mező { $space } körül
wq-account-arcane_knowledge = { FORM($colour) }: { $n } a saját könyveken és { $opponent } könyvein
wq-account-zone = { FORM($zone) }: { $space }
wq-account-page = { $player }: { $page }
wq-account-page-depicted = { $player }: { $page } (előrajzolt)

## The last stage

wq-stage = Végjáték
wq-stage-changes = Minden kristály egy közös tartón van, mindenki eléri, könyvet pedig már nem lehet aktiválni. Utána jön a végső pontozás.
wq-stage-in-short = Egy közös tartó, könyv már nem aktiválható
