### Witchstone for every screen: who is waited for, what a choice does and what follows, the queue, answers.

ws-text = { $text }
ws-tile = { FORM($kind) }+{ FORM($kind2) }
ws-location = { FORM($place) } { $location }
ws-minus = −{ count-vp }
ws-labelled = { $label }: { $follows }

## While another player decides

ws-wait-tile = { $player } wybiera płytkę akcji i miejsce dla niej.
ws-wait-tower = { $player } wybiera wieżę.
ws-wait-begin = { $player } wybiera, które akcje będą pierwsze.
ws-wait-crystal-out = { $player } usuwa kryształ z kociołka.
ws-wait-draw = { $player } dobiera płytkę.
ws-wait-any = { $player } wybiera rodzaj akcji.
ws-wait-kind = { $n ->
    [0] { $player } nie ma już akcji { FORM($kind, form: "gen") }, ale może użyć tego, co dały.
    [one] { $player } ma jeszcze { $n } akcję { FORM($kind, form: "gen") }.
    [few] { $player } ma jeszcze { $n } akcje { FORM($kind, form: "gen") }.
    [many] { $player } ma jeszcze { $n } akcji { FORM($kind, form: "gen") }.
   *[other] { $player } ma jeszcze { $n } akcji { FORM($kind, form: "gen") }.
}

## What a choice does

ws-offer-hold = Weź do ręki płytkę { $tile }.
ws-offer-place = Połóż płytkę: { FORM($kind) } na { $hex }, { FORM($kind2) } { FORM($direction, form: "toward") } od tego pola.
ws-offer-discard = Odrzuć płytkę { $tile }.
ws-offer-begin = Zacznij od akcji { FORM($kind, form: "gen") }.
ws-offer-draw = Dobierz płytkę; to kończy turę.
ws-offer-done = Zrezygnuj z tego, co zostało.
ws-offer-reach = Usuń kryształ z kociołka, za punkty.
ws-offer-step = Zrób krok na pentagramie.
ws-offer-lay-witch = Połóż wiedźmę obok swojej wieży.
ws-offer-boost = { $strength ->
    [1] Użyj pojedynczego wzmocnienia: jeszcze jedna akcja.
   *[other] Użyj podwójnego wzmocnienia, dodatkowe akcje: { $strength }.
}
ws-offer-choose = Wybierz dwie akcje { FORM($kind, form: "gen") }.
ws-offer-token = Użyj żetonu magii ({ FORM($kind) }){ $black ->
    [yes] {" "}za czarny kryształ.
   *[no] .
}
ws-offer-tower = Postaw dużą wiedźmę na wieży { $location }.
ws-offer-scroll = Weź zwój z miejsca { $place }.
ws-offer-wand = Przesuń sowę na różdżce o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}.
ws-offer-send = Postaw wiedźmę na { $location }.
ws-offer-energy = Połóż ładunek energii na połączeniu { $connection }.
ws-offer-remove = Usuń z kociołka kryształ z pola { $hex }.
ws-offer-use = Użyj raz płytki specjalnej { $tile }: { FORM($kind) }.
ws-offer-lay = Połóż płytkę specjalną { $tile } na { $hex } na stałe.
ws-offer-move = Przesuń kryształ z { $start } na { $hex }.
ws-offer-move-rim = Przesuń kryształ z { $start } na krawędź ({ FORM($rim) }).
ws-offer-put-shelf = Postaw { ws-the-crystal } na półce ({ FORM($rim) }).
ws-offer-put-bottom = Postaw { ws-the-crystal } z krawędzi ({ FORM($rim) }) na dolnej półce, za żeton magii: { FORM($token) }.
ws-offer-put-nothing = Postaw { ws-the-crystal } z krawędzi ({ FORM($rim) }) na dolnej półce; nie ma już żetonów.
ws-offer-put-aside = Odłóż { ws-the-crystal } z krawędzi ({ FORM($rim) }) na bok; obie półki są pełne.
ws-the-crystal = { $black ->
    [yes] czarny kryształ
   *[no] kryształ
}

## Choices under their headings

ws-section-tower = Wieże
ws-section-hold = Twoje płytki i najlepsze miejsca dla nich
ws-section-discard = Żadna płytka już się nie mieści: którą odrzucasz?
ws-section-begin = Najpierw
ws-section-else = Albo
ws-section-cost = Za cenę punktów
ws-section-gained = Zdobyte
ws-section-choose = Dwie akcje jednego rodzaju
ws-section-remove = Z kociołka
ws-section-energy = Połączenia
ws-section-witches = Połóż wiedźmę albo postaw leżącą
ws-section-step = Pentagram
ws-section-wand = Różdżka
ws-section-scroll = Zwoje
ws-section-shelve = { $black ->
    [yes] Czarny kryształ na krawędzi ({ FORM($kind) })
   *[no] Kryształ na krawędzi ({ FORM($kind) })
}
ws-heading-place = Symbol „{ FORM($kind) }” na { $hex }
ws-heading-use = Płytka specjalna raz: { $tile }
ws-heading-lay = Płytka specjalna na stałe: { $tile }
ws-heading-move = Przesuń { $crystal } z { $hex }
ws-choice-way = { FORM($direction, form: "toward") }, { FORM($kind) } na { $hex }
ws-choice-draw = Dobierz płytkę i zakończ turę
ws-choice-done = Zrezygnuj z reszty
ws-choice-on = Dalej
ws-choice-reach = Usuń kryształ
ws-choice-boost = { $strength ->
    [1] Użyj pojedynczego wzmocnienia
   *[other] Użyj podwójnego wzmocnienia
}
ws-choice-token = { $black ->
    [yes] Użyj żetonu magii za czarny kryształ ({ FORM($kind) })
   *[no] Użyj żetonu magii ({ FORM($kind) })
}
ws-choice-lay-witch = Połóż wiedźmę obok swojej wieży
ws-choice-step = Jeden krok
ws-choice-wand = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}
ws-choice-use = Akcje { FORM($kind, form: "gen") }
ws-choice-move-rim = Na krawędź: { FORM($rim) }
ws-choice-put-shelf = Na półkę: { FORM($rim) }
ws-choice-put-bottom = Na dolną półkę, za żeton magii: { FORM($token) }
ws-choice-put-nothing = Na dolną półkę, nie ma już żetonów
ws-choice-put-aside = Na bok, obie półki są pełne
ws-crystal = kryształ
ws-crystal-black = czarny kryształ
ws-crystal-at = { $crystal } na { $hex }

## What follows from a choice

ws-note-hold = najlepiej { $groups }: { $hex } { FORM($direction, form: "short") }
ws-note-lost = przepadnie: { $lost }
ws-note-more = +{ $actions }
ws-note-token = żeton magii: { $gives }
ws-note-completes = kończy połączenie
ws-note-energy = { $n } z { $length }, po ukończeniu { count-vp }
ws-note-supply = w zapasie { $supply }
ws-note-cost = { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
}
ws-note-pale = jasne pole
ws-note-wand = do { $space }: { $gives }{ $front ->
    [yes] {" "}(na czele)
   *[no] { "" }
}
ws-note-prophecy = teraz { count-vp }
ws-groups = { $groups }
ws-groups-then = { $groups }, potem { $actions }
ws-actions = { $n } × { FORM($kind) }
ws-promise = { $actions } ({ $gives })
ws-promise-scroll = { $n ->
    [1] zwój z miejsca 1
   *[other] jeden ze zwojów z miejsc 1–{ $n }
}
ws-promise-nothing = { $actions } (nie ma na co użyć)
ws-give-owl = żeton sowy ({ $value })
ws-give-special = płytka specjalna ({ $tile })
ws-give-special-any = następna płytka specjalna
ws-give-silver = { count-vp }: { FORM($what) }
ws-give-any = { $n } × dowolna akcja
ws-give-token = żeton magii ({ FORM($token) })
ws-nothing = nic
ws-foreseen = Potem: { $note }.

## What is owed

ws-queue = { ws-when }: { $owed }.
ws-queue-of = { ws-when }: { $player }, { $owed }.
ws-when = { $when ->
    [either] Dalej, w dowolnej kolejności
    [then] Potem
   *[now] Teraz
}
ws-owed-from = { $owed } { $origin }
ws-owed-and = { $owed }; { $held }
ws-owed-tile = położenie płytki akcji; jej dwie grupy to akcje
ws-owed-tower = postawienie dużej wiedźmy na wieży
ws-owed-crystal-out = usunięcie kryształu z kociołka
ws-owed-draw = dobranie płytki
ws-owed-actions = { $n ->
    [0] { FORM($kind) }: nie ma już akcji
    [one] { $n } akcja { FORM($kind, form: "gen") }
    [few] { $n } akcje { FORM($kind, form: "gen") }
    [many] { $n } akcji { FORM($kind, form: "gen") }
   *[other] { $n } akcji { FORM($kind, form: "gen") }
}
ws-owed-scroll = { $n ->
    [0] zwój: nie ma już akcji
    [1] zwój z miejsca 1
   *[other] jeden ze zwojów z miejsc 1–{ $n }
}
ws-owed-spaces = { $n ->
    [one] nagroda za jeszcze { $n } pole różdżki
    [few] nagroda za jeszcze { $n } pola różdżki
    [many] nagroda za jeszcze { $n } pól różdżki
   *[other] nagroda za jeszcze { $n } pola różdżki
}
ws-owed-held = do użycia: { $held }
ws-held-token = żeton magii ({ FORM($kind) })
ws-held-black-token = żeton magii ({ FORM($kind) }, 3 akcje)
ws-held-special = płytka specjalna ({ $tile })
ws-held-rim = kryształ na krawędzi ({ FORM($kind) })
ws-held-black-rim = czarny kryształ na krawędzi ({ FORM($kind) })
ws-from-tile = za płytkę ({ $which })
ws-from-token = za żeton magii ({ FORM($which) })
ws-from-shelf = za półkę ({ FORM($which) })
ws-from-special = za płytkę specjalną ({ $which })
ws-from-wand = za pole różdżki ({ $which })
ws-from-dark = za puste ciemne pole pentagramu ({ $which })

## Why? (points, groups, ways, spaces)

ws-why-at-end = Na końcu: { FORM($source) }, { count-vp } ({ $rule }).
ws-why-group = { $player }, grupa symbolu „{ FORM($kind) }”, { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}: { $hexes }.
ws-why-boost = { $scroll }. Nieużyte da na końcu { count-vp }.
ws-why-way = { $player } stawia wiedźmę na { $location } za { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
} ({ $way }).
ws-why-no-way = { $player } nie ma do { $location } drogi z ukończonych połączeń.
ws-why-location = { FORM($place) } { $location }: { $has ->
    [token] żeton magii ({ FORM($token) })
   *[nothing] bez żetonu
}{ $n ->
    [0] .
   *[other] ; wiedźmy: { $players }.
}
ws-why-connection = Połączenie { $connection }, { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
    [many] { $n } miejsc
   *[other] { $n } miejsca
}: po ukończeniu { count-vp }.
ws-why-owner = Połączenie zajmuje { $player }, ładunki: { $n } z { $length }.
ws-why-blank = Pole { $space } różdżki nic nie daje.
ws-why-bonus = Pole { $space } różdżki daje { $gives }, a sowie na czele dwa razy tyle (teraz: { $front }).
ws-why-silver = Pole { $space } różdżki: { count-vp } za każdą rzecz ({ FORM($what) }).
ws-why-silver-now = Dla ciebie to teraz { count-vp }.
ws-why-pentagram = Pole { $space } pentagramu: { $gives }.
ws-why-shelf = { $sort ->
    [bottom] Dolna półka daje za kryształ wybrany żeton magii
   *[symbol] Półka ({ FORM($kind) }) daje 2 akcje za kryształ, 4 za czarny
}; wolne fiolki: { $n } z { $vials }.
ws-why-round = Partia kończy się po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundy
}.
ws-why-no-prophecy = Jeszcze nie ma przepowiedni.
ws-why-full = { $scroll }: { count-vp }, spełniona w pełni ({ $rule }).
ws-why-order = { $scroll }: teraz { count-vp }; { $more } PZ z następną lokacją: { FORM($place) } ({ $rule }).
ws-why-count = { $scroll }: teraz { count-vp } ({ $unit }); { $more } PZ, gdy będzie { $need } ({ $rule }).
ws-why-rank = { $scroll }: { count-vp }, miejsce bonusowe { $rank }; to się już nie zmieni ({ $rule }).
ws-why-no-rank = { $scroll }: teraz { count-vp }; po więcej postaw wiedźmę przy Wiedźmiej Skale ({ $rule }).
