### Winter Queen: the table, the questions, the log, the refusals, the scores.

-book = { $number ->
    [pl] { $case ->
        [gen] ksiąg zaklęć
       *[nom] księgi zaklęć
    }
   *[sg] { $case ->
        [gen] księgi zaklęć
        [acc] księgę zaklęć
       *[nom] księga zaklęć
    }
}
count-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}

## The table

wq-pile = { FORM($county, form: "pile") }: { $books ->
    [0] brak ksiąg
    [one] { $books } księga
    [few] { $books } księgi
    [many] { $books } ksiąg
   *[other] { $books } księgi
}
wq-holder = Podstawka { $holder }
wq-reach-you = w twoim zasięgu ({ $players })
wq-reach = poza twoim zasięgiem ({ $players })
wq-bag = { $crystals ->
    [one] Woreczek, { $crystals } kryształ:
    [few] Woreczek, { $crystals } kryształy:
    [many] Woreczek, { $crystals } kryształów:
   *[other] Woreczek, { $crystals } kryształu:
}
wq-first = ♛
wq-points-hidden = ukryte
wq-page-empty = –
wq-status-last-stage = Woreczek jest pusty. Do końcowego punktowania: { count-turns }.

## Questions and choices

wq-prompt-action = Twoja kolej: połóż kryształ na mapie lub na księdze albo aktywuj księgę.
    .short = Weź kryształ lub aktywuj
wq-prompt-last-stage = Twoja kolej: połóż kryształ na mapie lub na księdze.
    .short = Połóż kryształ
wq-prompt-pass = Nic nie możesz zrobić: spasuj.
    .short = Nie masz ruchu: spasuj
wq-prompt-book = Możesz wziąć wierzchnią { -book(case: "acc") } { FORM($county, form: "gen") }.
    .short = Możesz wziąć księgę
wq-prompt-book-any = Możesz wziąć { -book(case: "acc") } z dowolnego hrabstwa.
    .short = Możesz wziąć dowolną księgę
wq-prompt-return = Zwróć do woreczka jeden położony kryształ z mapy.
    .short = Zwróć kryształ do woreczka

wq-section-crystals = Połóż kryształ
wq-section-books = Na swojej księdze
wq-section-zone = { FORM($zone) } ({ $pages })
wq-section-domain = { FORM($zone) } (księga z dowolnego hrabstwa)
wq-choice-crystal = { FORM($colour) }, podstawka { $holder }{ $crystals ->
    [1] , ostatni: +1 punkt
   *[other] { "" }
}
wq-choice-activate = Aktywuj: { $pages }{ $n ->
    [1] .
   *[other] {": "}{ count-vp }, potem zwróć kryształ do woreczka.
}
wq-choice-skip = Nie bierz księgi.
wq-choice-pass = Nic nie możesz zrobić: pas.
wq-page-worth = { FORM($effect) } ({ count-vp })

wq-help =
    Wybierz numer albo wpisz sam ruch:
    C1-b3        czerwony kryształ z podstawki 1 na pole b3
    C1-2L        … na lewą stronicę twojej księgi 2
    use 2        aktywuj swoją księgę 2
    take Z       weź wierzchnią księgę zielonego hrabstwa
    skip         nie bierz księgi
    back b3      zwróć kryształ z pola b3 do woreczka
    pass         gdy nic innego nie możesz zrobić
    C1 pokazuje, gdzie może trafić ten kryształ, b3 – co może trafić tam.
    why          ile są teraz warte twoje stronice i co położyć na pustych
    why 2L       jedna stronica: punkty, pola, wszystkie wybory (2:1L: miejsca 2)
    what C 2L    czerwony kryształ na stronicy (ZL: lewa na zielonym stosie)
    what C       czerwony kryształ na każdym polu mapy

## The log, by kind of event

wq-log-crystal-placed = { $player } kładzie { FORM($colour) } kryształ { FORM($zone, form: "in") } ({ $space }).
    .brief = { $player } kładzie { FORM($colour) } na { $space }
wq-log-page-charged = { $player } kładzie { FORM($colour) } kryształ na księdze: stronica { $page }, „{ FORM($effect) }”.
    .brief = { $player } kładzie { FORM($colour) }: { FORM($effect) }
wq-log-holder-emptied = { $player } zabiera ostatni kryształ z podstawki { $holder }: { count-vp }.
    .brief = { $player } opróżnia podstawkę { $holder }
wq-log-holder-refilled = Podstawka { $holder } jest uzupełniana z woreczka: { $crystals }.
    .brief = { "" }
wq-some-crystals = { $n ->
    [one] { $n } { FORM($colour) }
    [few] { $n } { FORM($colour, form: "pl-nom") }
    [many] { $n } { FORM($colour, form: "pl-gen") }
   *[other] { $n } { FORM($colour, form: "m-gen") }
}
wq-log-last-stage-began = Woreczek jest pusty: zaczyna się etap końcowy. Po tej turze jeszcze { count-turns }.
    .brief = Zaczyna się etap końcowy
wq-log-book-taken = { $player } bierze { -book(case: "acc") } { FORM($county, form: "from") }: „{ FORM($effect) }” i „{ FORM($effect2) }”.
    .brief = { $player } bierze: { FORM($effect) } | { FORM($effect2) }
wq-log-book-revealed = Następna { -book } { FORM($county, form: "gen") }: „{ FORM($effect) }” i „{ FORM($effect2) }”.
    .brief = { "" }
wq-log-book-declined = { $player } nie bierze { -book(case: "gen") }.
wq-log-book-spent = { $player }: księga { $book } opuszcza grę wraz z kryształami.
    .brief = { "" }
wq-log-crystal-returned = { $player } zwraca do woreczka { FORM($colour) } kryształ z pola { $space }.
    .brief = { $player } zwraca { FORM($colour) } z { $space }
wq-log-turn-passed = { $player } pasuje: nic nie można zrobić.
    .brief = { $player } pasuje

# Scored pages (event effect-scored), by effect.
wq-log-scored-nothing = { $player } zdobywa { count-vp } za efekt „{ FORM($effect) }” z { FORM($colour, form: "m-ins") } kryształem.
    .brief = { $player }: { FORM($effect) }
wq-log-scored-forest_wisps = { $player } zdobywa { count-vp } za efekt „{ FORM($effect) }” z { FORM($colour, form: "m-ins") } kryształem (obok { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-rose_of_the_winds = { $player } zdobywa { count-vp } za efekt „{ FORM($effect) }” z { FORM($colour, form: "m-ins") } kryształem (od { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-border_keeper = { $player } zdobywa { count-vp } za efekt „{ FORM($effect) }” z { FORM($colour, form: "m-ins") } kryształem (na brzegu: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-magical_clouds = { $player } zdobywa { count-vp } za efekt „{ FORM($effect) }” z { FORM($colour, form: "m-ins") } kryształem (grupy: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-bright_way = { $player } zdobywa { count-vp } za efekt „{ FORM($effect) }” z { FORM($colour, form: "m-ins") } kryształem (od { $space } { FORM($direction, form: "toward") }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-northern_lights = { $player } zdobywa { count-vp } za efekt „{ FORM($effect) }” z { FORM($colour, form: "m-ins") } kryształem (w strefach: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-polar_star = { $player } zdobywa { count-vp } za efekt „{ FORM($effect) }” z { FORM($colour, form: "m-ins") } kryształem (puste obok { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-arcane_knowledge = { $player } zdobywa { count-vp } za efekt „{ FORM($effect) }” z { FORM($colour, form: "m-ins") } kryształem (własne księgi i księgi przeciwnika: { $opponent }).
    .brief = { $player }: { FORM($effect) }

# Why the game is over (event game-ended), by reason.
wq-end-turns-played = Rozegrano wszystkie tury: końcowe punktowanie.
    .brief = Końcowe punktowanie
wq-end-crystals-gone = Położono ostatni kryształ: końcowe punktowanie.
    .brief = Końcowe punktowanie
wq-end-everybody-passed = Wszyscy pasują: końcowe punktowanie.
    .brief = Końcowe punktowanie

## Refusals, by reason

wq-refuse-pass-not-allowed = Możesz spasować tylko wtedy, gdy nic innego nie możesz zrobić.
wq-refuse-not-a-turn-action = Teraz połóż kryształ albo aktywuj księgę.
wq-refuse-pile-exhausted = W tym hrabstwie nie ma już { -book(number: "pl", case: "gen") }.
wq-refuse-pile-of-another-county = Twój kryształ leży w innym hrabstwie: weź księgę stamtąd albo żadnej.
wq-refuse-book-first = Najpierw zdecyduj, czy bierzesz { -book(case: "acc") }.
wq-refuse-depicted-stays = Nadrukowanego kryształu nie można zwrócić do woreczka.
wq-refuse-nothing-to-return-there = Na tym polu nie ma kryształu.
wq-refuse-return-first = Najpierw zwróć do woreczka jeden położony kryształ z mapy.
wq-refuse-no-such-holder = Przy tym stole nie ma takiej podstawki.
wq-refuse-holder-out-of-reach = Ta podstawka jest poza twoim zasięgiem.
wq-refuse-no-such-crystal = Na tej podstawce nie ma kryształu w tym kolorze.
wq-refuse-space-occupied = Na tym polu leży już kryształ.
wq-refuse-no-such-book = Nie masz takiej { -book(case: "gen") }.
wq-refuse-page-occupied = Na tej stronicy leży już kryształ.
wq-refuse-no-activation-now = Woreczek jest pusty: ksiąg nie można już aktywować.
wq-refuse-book-without-crystal = Na tej księdze nie ma żadnego kryształu.

## Why? (explain a score)

wq-why-ask = Zapytaj o stronicę (why 1L; stronica miejsca 2: why 2:1L), o kryształ na stronicy (what C 1L; na stosie: what C ZL) albo na mapie (what C).
wq-why-page = { $page } { FORM($effect) } z { FORM($colour, form: "m-ins") } kryształem: teraz { count-vp }.
wq-why-empty = { $page } { FORM($effect) } da teraz: { $colours }.
wq-why-colour = { FORM($colour) } – { count-vp }
wq-why-nothing = Teraz nic na stole nie daje tu punktów.
wq-why-counted = Liczą się: { $spaces }.
wq-why-best = Najlepszy wybór: { $choice }. Liczą się: { $spaces }.
wq-why-best-opponent = Najlepszy wybór: { $opponent }. Liczą się: { $crystals }.
wq-why-others = Inne wybory ({ count-vp }): { $choices }.
wq-why-way = { $space } { FORM($direction, form: "short") }
wq-mark-depicted = { $page } (nadrukowany)
wq-what-no-pages = Na twoich stronicach nie ma jeszcze kryształów, więc nic na mapie nie liczy się dla ciebie.
wq-what-spaces = Twoje stronice z kryształami są teraz warte { count-vp }; na każdym pustym polu widać, co zmieni tam { FORM($colour) } kryształ.

wq-ask-no-page = { $text } to nie stronica; spróbuj 2L, 3:2L albo ZL.
wq-ask-no-crystal = { $text } to nie kryształ; kryształy oznaczają litery { $letters }.
wq-ask-pile-empty = { $page }: { FORM($county, form: "in") } nie ma już ksiąg.
wq-ask-no-book = { $page }: nie ma księgi { $book }.
wq-ask-no-seat = Nie ma miejsca { $text }; są miejsca od 1 do { $seats }.
wq-ask-one-page = Zapytaj o jedną stronicę: why 2L.
wq-ask-what = Zapytaj o kryształ na stronicy (what C 2L), o stronicę (what 2L) albo o kryształ (what C).

wq-rule-forest_wisps = Wybierz kryształ w jednym z dwóch kolorów: 1 punkt za każdy sąsiedni kryształ w drugim kolorze ({ $rule }).
wq-rule-rose_of_the_winds = Wybierz kryształ: 1 punkt za niego i za każdy kryształ w jego kolorze na sześciu liniach od niego ({ $rule }).
wq-rule-border_keeper = 1 punkt za każdy kryształ w tym kolorze na brzegu mapy ({ $rule }).
wq-rule-magical_clouds = 1 punkt za każdą grupę w tym kolorze; pojedynczy kryształ to też grupa ({ $rule }).
wq-rule-bright_way = Wybierz kryształ i kierunek: 1 punkt za każdy kryształ na linii aż do pustego pola lub powtórzonego koloru ({ $rule }).
wq-rule-northern_lights = 1 punkt za każdą strefę, w której jest ten kolor: cztery hrabstwa i Królewskie Włości ({ $rule }).
wq-rule-polar_star = Wybierz kryształ: 1 punkt za każde puste pole obok niego ({ $rule }).
wq-rule-arcane_knowledge = Wybierz przeciwnika: 1 punkt za każdy kryształ w tym kolorze na twoich i jego księgach, także nadrukowany ({ $rule }).

## The end

wq-source-holders = Ostatnie kryształy
wq-verdict = { $winners ->
    [1] { $players } wygrywa, zdobywając { count-vp }, i otrzymuje tytuł głównego doradcy Królowej Zimy.
   *[other] { $players } dzielą się zwycięstwem ({ count-vp }) i otrzymują tytuł głównych doradców Królowej Zimy.
}
