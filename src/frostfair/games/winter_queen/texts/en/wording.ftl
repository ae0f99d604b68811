### Winter Queen for the browser and for screen readers: who is waited for, what a choice does, the table in words.

## While another seat decides, by kind of business

wq-wait-turn = { $player } is choosing what to do.
wq-wait-take-book = { $player } may take a { -book }.
wq-wait-return-crystal = { $player } is returning a crystal to the bag.

## What a choice does

wq-offer-place = Place the { FORM($colour) } crystal of holder { $holder } on { $space } { FORM($zone, form: "in") }.
wq-offer-charge = Place the { FORM($colour) } crystal of holder { $holder } on your page { $page }.
wq-offer-activate = Activate your book { $book }.
wq-offer-take = Take the top { -book } of the { FORM($county) }.
wq-offer-return = Return the crystal of { $space } to the bag.

## The table in words

wq-space-empty = { $space }, { FORM($zone, form: "in") }: empty.
wq-space-crystal = { $space }, { FORM($zone, form: "in") }: a { FORM($colour) } crystal.
wq-space-depicted = { $space }, { FORM($zone, form: "in") }: a depicted { FORM($colour) } crystal.
wq-crystal-at = { FORM($colour) } on { $space }
wq-describe-zone = { $n ->
    [0] { FORM($zone) }: no crystals
   *[other] { FORM($zone) }: { $crystals }
}{ $free ->
    [0] , no space is empty.
   *[other] ; empty: { $spaces }.
}
wq-describe-pile = Pile of the { FORM($county) }, { $books ->
    [one] one { -book }
   *[other] { $books } { -book(number: "pl") }
}: { FORM($effect) } and { FORM($effect2) }.
wq-describe-pile-empty = Pile of the { FORM($county) }: no { -book(number: "pl") } left.
wq-describe-holder = Holder { $holder }{ $reach ->
    [you] , within your reach
    [others] , reached by { $players }
   *[all] { "" }
}: { $n ->
    [0] empty.
   *[other] { $crystals }.
}
wq-describe-bag = { $n ->
    [0] The bag is empty.
   *[other] In the bag: { $crystals }.
}
wq-describe-player = { $player }, { count-vp }, { $books ->
    [0] no { -book(number: "pl") }.
    [one] one { -book }:
   *[other] { $books } { -book(number: "pl") }:
}
wq-describe-player-sealed = { $player }, points face down, { $books ->
    [0] no { -book(number: "pl") }.
    [one] one { -book }:
   *[other] { $books } { -book(number: "pl") }:
}
wq-describe-page = Page { $page }, { FORM($effect) }: a { FORM($colour) } crystal, { count-vp } now.
wq-describe-page-empty = Page { $page }, { FORM($effect) }: no crystal.

## Why? (numbers other than a page’s)

wq-why-holder = The player who takes the last crystal of a holder gains 1 VP on the spot; then it is filled again from the bag.
wq-why-bag = When the last crystal is drawn from the bag, the last stage begins and books can no longer be activated.

## Why so many points, in short (the ledger)

wq-account-holders = the last crystal of holder { $holder }
wq-account-nothing = { FORM($colour) }: nothing counted
wq-account-forest_wisps = { FORM($colour) }: { $n ->
    [one] one neighbour
   *[other] { $n } neighbours
} of { $space }
wq-account-rose_of_the_winds = { FORM($colour) }: { $n } on the lines from { $space }
wq-account-border_keeper = { FORM($colour) }: { $n } on the edge
wq-account-magical_clouds = { FORM($colour) }: { $n ->
    [one] one group
   *[other] { $n } groups
}
wq-account-bright_way = { FORM($colour) }: { $n ->
    [one] one colour
   *[other] { $n } colours
} in line from { $space }
wq-account-northern_lights = { FORM($colour) }: { $n ->
    [one] one zone
   *[other] { $n } zones
}
wq-account-polar_star = { FORM($colour) }: { $n ->
    [one] one empty space
   *[other] { $n } empty spaces
} round { $space }
wq-account-arcane_knowledge = { FORM($colour) }: { $n } on their own books and those of { $opponent }
wq-account-zone = { FORM($zone) } { $space }
wq-account-page = { $player }: { $page }
wq-account-page-depicted = { $player }: { $page } (depicted)

## The last stage

wq-stage = Last stage
wq-stage-changes = All crystals lie on one holder within everyone’s reach, and books can no longer be activated. Then comes the final scoring.
wq-stage-in-short = One holder for all; books can no longer be activated
