### Winter Queen for the browser and for screen readers: who is waited for, what a choice does, the table in words.

## While somebody else decides, by kind of business

wq-wait-turn = { $player } wybiera ruch.
wq-wait-take-book = { $player } może wziąć { -book(case: "acc") }.
wq-wait-return-crystal = { $player } wybiera kryształ, który wróci do woreczka.

## What a choice does

wq-offer-place = Połóż { FORM($colour) } kryształ z podstawki { $holder } { FORM($zone, form: "in") } ({ $space }).
wq-offer-charge = Połóż { FORM($colour) } kryształ z podstawki { $holder } na swojej stronicy { $page }.
wq-offer-activate = Aktywuj swoją księgę { $book }.
wq-offer-take = Weź wierzchnią { -book(case: "acc") } { FORM($county, form: "gen") }.
wq-offer-return = Zwróć do woreczka kryształ z pola { $space }.

## The table in words

wq-space-empty = { $space }, { FORM($zone, form: "in") }: puste.
wq-space-crystal = { $space }, { FORM($zone, form: "in") }: { FORM($colour) } kryształ.
wq-space-depicted = { $space }, { FORM($zone, form: "in") }: nadrukowany { FORM($colour) } kryształ.
wq-crystal-at = { FORM($colour) } na { $space }
wq-describe-zone = { $n ->
    [0] { FORM($zone) }: brak kryształów
   *[other] { FORM($zone) }: { $crystals }
}{ $free ->
    [0] , brak pustych pól.
   *[other] ; puste: { $spaces }.
}
wq-describe-pile = Stos { FORM($county, form: "gen") }, { $books ->
    [one] { $books } { -book }
    [few] { $books } { -book(number: "pl") }
    [many] { $books } { -book(number: "pl", case: "gen") }
   *[other] { $books } { -book(case: "gen") }
}: „{ FORM($effect) }” i „{ FORM($effect2) }”.
wq-describe-pile-empty = Stos { FORM($county, form: "gen") }: nie ma już { -book(number: "pl", case: "gen") }.
wq-describe-holder = Podstawka { $holder }{ $reach ->
    [you] , w twoim zasięgu
    [others] , w zasięgu: { $players }
   *[all] { "" }
}: { $n ->
    [0] pusta.
   *[other] { $crystals }.
}
wq-describe-bag = { $n ->
    [0] Woreczek jest pusty.
   *[other] W woreczku: { $crystals }.
}
wq-describe-player = { $player }, { count-vp }, { $books ->
    [0] brak { -book(number: "pl", case: "gen") }.
    [one] { $books } { -book }:
    [few] { $books } { -book(number: "pl") }:
    [many] { $books } { -book(number: "pl", case: "gen") }:
   *[other] { $books } { -book(case: "gen") }:
}
wq-describe-player-sealed = { $player }, wynik ukryty, { $books ->
    [0] brak { -book(number: "pl", case: "gen") }.
    [one] { $books } { -book }:
    [few] { $books } { -book(number: "pl") }:
    [many] { $books } { -book(number: "pl", case: "gen") }:
   *[other] { $books } { -book(case: "gen") }:
}
wq-describe-page = Stronica { $page }, „{ FORM($effect) }”: { FORM($colour) } kryształ, teraz { count-vp }.
wq-describe-page-empty = Stronica { $page }, „{ FORM($effect) }”: bez kryształu.

## Why? (numbers other than a page’s)

wq-why-holder = Kto zabiera ostatni kryształ z podstawki, od razu zdobywa 1 PZ; potem podstawka uzupełnia się z woreczka.
wq-why-bag = Gdy z woreczka zostaje wyjęty ostatni kryształ, zaczyna się etap końcowy i ksiąg nie można już aktywować.

## Why so many points, in short (the ledger)

wq-account-holders = ostatni kryształ z podstawki { $holder }
wq-account-nothing = { FORM($colour) }: nic się nie liczy
wq-account-forest_wisps = { FORM($colour) }: { $n ->
    [one] { $n } sąsiad
    [few] { $n } sąsiadów
    [many] { $n } sąsiadów
   *[other] { $n } sąsiadów
} pola { $space }
wq-account-rose_of_the_winds = { FORM($colour) }: { $n } na liniach od { $space }
wq-account-border_keeper = { FORM($colour) }: { $n } na brzegu
wq-account-magical_clouds = { FORM($colour) }: { $n ->
    [one] { $n } grupa
    [few] { $n } grupy
    [many] { $n } grup
   *[other] { $n } grup
}
wq-account-bright_way = { FORM($colour) }: { $n ->
    [one] { $n } kolor
    [few] { $n } kolory
    [many] { $n } kolorów
   *[other] { $n } kolorów
} w linii od { $space }
wq-account-northern_lights = { FORM($colour) }: { $n ->
    [one] { $n } strefa
    [few] { $n } strefy
    [many] { $n } stref
   *[other] { $n } stref
}
wq-account-polar_star = { FORM($colour) }: { $n ->
    [one] { $n } puste pole
    [few] { $n } puste pola
    [many] { $n } pustych pól
   *[other] { $n } pustych pól
} wokół { $space }
wq-account-arcane_knowledge = { FORM($colour) }: { $n } na własnych księgach i na księgach przeciwnika: { $opponent }
wq-account-zone = { FORM($zone) }: { $space }
wq-account-page = { $player }: { $page }
wq-account-page-depicted = { $player }: { $page } (nadrukowany)

## The last stage

wq-stage = Etap końcowy
wq-stage-changes = Wszystkie kryształy leżą na jednej podstawce, w zasięgu wszystkich, a ksiąg nie można już aktywować. Potem następuje końcowe punktowanie.
wq-stage-in-short = Jedna podstawka dla wszystkich, bez aktywowania ksiąg
