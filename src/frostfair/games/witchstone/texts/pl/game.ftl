### Witchstone: names, the table, the questions, the log, the refusals, the scores.

## Names from data, with their forms

ws-kind-energy = energia
    .gen = energii
    .letter = E
ws-kind-witch = wiedźma
    .gen = wiedźmy
    .letter = W
ws-kind-pentagram = pentagram
    .gen = pentagramu
    .letter = P
ws-kind-crystal = kryształ
    .gen = kryształu
    .letter = K
ws-kind-wand = różdżka
    .gen = różdżki
    .letter = R
ws-kind-scroll = zwój
    .gen = zwoju
    .letter = Z
ws-kind-vp = 3 punkty
    .letter = 3
ws-kind-bottom = dolna
ws-kind-any = dowolna
ws-location-witchstone = Wiedźmia Skała
ws-location-tower = wieża
ws-location-village = wioska
ws-location-forest = las
ws-location-castle = zamek
ws-location-foreign_tower = obca wieża
ws-silver-connections = połączenia
    .short = poł
ws-silver-witches = wiedźmy
    .short = wie
ws-silver-scrolls = zwoje
    .short = zwo
ws-silver-tokens = żetony magii
    .short = żet
ws-silver-crystals = kryształy na półkach
    .short = kry
ws-silver-specials = płytki specjalne
    .short = spe

ws-source-connection = Połączenia
ws-source-witch = Postawione wiedźmy
ws-source-witchstone = Przy Wiedźmiej Skale
ws-source-token = Żetony magii z punktami
ws-source-empty_owls = Brak żetonów sów
ws-source-silver_connections = Różdżka: połączenia
ws-source-silver_witches = Różdżka: wiedźmy
ws-source-silver_scrolls = Różdżka: zwoje
ws-source-silver_tokens = Różdżka: żetony magii
ws-source-silver_crystals = Różdżka: kryształy
ws-source-silver_specials = Różdżka: płytki specjalne
ws-source-removed_crystal = Usunięte kryształy
ws-source-owl_tiles = Żetony sów
ws-source-kept_tokens = Zdobyte żetony magii
ws-source-kept_boosts = Nieużyte wzmocnienia
ws-source-prophecy = Przepowiednie

## Scrolls

ws-scroll-double_boost = Wzmocnienie: jeszcze 2 akcje ({ $about })
ws-scroll-single_boost = Wzmocnienie: jeszcze 1 akcja dowolnego rodzaju
ws-scroll-group = Wielka grupa: { $about } (4, 5, 6 pól)
ws-scroll-witches_in_order = Wszędzie po trochu: { $about } (wiedźmy)
ws-scroll-witches_on = Nasze miejsca: { $about } (wiedźmy: 1, 2, 3)
ws-scroll-joined_in_order = Długa droga: { $about }
ws-scroll-witchstone_rank = Pierwszeństwo przy Skale (trzecie, drugie, pierwsze miejsce)
ws-scroll-witches = Pełna kula (wiedźmy: 5, 7, 9)
ws-scroll-lying = Wiedźmy w gotowości (leżące: 1, 2, 3)
ws-scroll-silver = Srebrny ślad (srebrne pola: 3, 4, 5)
ws-scroll-specials = Rzadkie czary (płytki specjalne: 2, 3, 4)
ws-scroll-scrolls = Uczoność (zwoje: 4, 5, 6)
ws-scroll-tokens = Skarb żetonów (żetony: 4, 5, 7)
ws-scroll-crystals = Kryształowe półki (kryształy: 3, 4, 5)
ws-short-double_boost = +2 { $about }
ws-short-single_boost = +1 dowolna
ws-short-group = Wielka grupa: { $about }
ws-short-witches_in_order = Wszędzie po trochu: { $about }
ws-short-witches_on = Nasze miejsca: { $about }
ws-short-joined_in_order = Długa droga: { $about }
ws-short-witchstone_rank = Pierwszeństwo przy Skale
ws-short-witches = Pełna kula
ws-short-lying = Wiedźmy w gotowości
ws-short-silver = Srebrny ślad
ws-short-specials = Rzadkie czary
ws-short-scrolls = Uczoność
ws-short-tokens = Skarb żetonów
ws-short-crystals = Kryształowe półki
ws-boosts-used = { $n ->
    [one] { $n } użyte wzmocnienie
    [few] { $n } użyte wzmocnienia
    [many] { $n } użytych wzmocnień
   *[other] { $n } użytego wzmocnienia
}
ws-prophecy-level = { $scroll } { $level ->
    [not-fulfilled] (1 PZ)
    [basic] (3 PZ)
    [middle] (5 PZ)
   *[full] (7 PZ)
}

## The table

ws-round = Runda { $round } z { $rounds }
ws-set-up = Przygotowanie
ws-round-over = Partia jest skończona
ws-first = ♛
ws-at-the-end = (+{ $vp } na końcu)
ws-at-the-end-short = (+{ $vp })
ws-means = energia { $energies } · wiedźmy { $supply }, leżą { $lying }, stoją { $standing } · żetony { $tokens } · specjalne { $specials } · sowy { $owls }
ws-means-short = E { $energies } · W { $supply }/{ $lying }/{ $standing } · żetony { $tokens } · specjalne { $specials } · zwoje { $scrolls }
ws-round-short = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}
ws-cauldron-of = Kociołek: { $player }
ws-left-out = Ukryte (look NAZWA): { $parts }
ws-scrolls-gained = Zwoje: { $scrolls }
ws-just-now = Przed chwilą: płytka { $tile }, { $total } ({ $gains })
ws-scrolls-folded = Zwoje: { $scrolls }, zwinięte
ws-pentagram = Pentagram: (7) sowa, E/W specjalna (+{ $stack })
ws-wand = Różdżka: 2W to bonus, podwójny od pola { $front }; (wie) punktuje twoje wiedźmy …
ws-shelves = Półki
ws-shelf-bottom = dolna
ws-no-tokens = nie ma już żetonów
ws-offer = Odkryte zwoje, w talii { $deck }; 3 akcje zwoju dają wybór z miejsc 1–3
ws-hand = Ręka
ws-legend = kryształ ■ czarny [E] żeton

## Questions

ws-prompt-tower = Postaw dużą wiedźmę na wieży: 2 punkty, a żeton magii stamtąd działa od razu.
ws-prompt-tile = Wybierz płytkę akcji, którą położysz na dwóch sąsiednich pustych polach.
ws-prompt-place = Połóż płytkę { $tile }: najpierw pole, potem kierunek.
ws-prompt-begin = Płytka daje akcje dwóch rodzajów: które będą pierwsze?
ws-prompt-crystal-out = Który kryształ usuwasz?
ws-prompt-draw = Dobierz płytkę, by zakończyć turę.
ws-prompt-any = Ciemne pole jest puste: wybierz rodzaj, masz 2 takie akcje.
ws-prompt-energy = { ws-left }: połóż ładunek energii na połączeniu.
ws-prompt-witch = { ws-left }: połóż wiedźmę albo postaw leżącą.
ws-prompt-pentagram = { ws-left }: zrób krok albo się zatrzymaj.
ws-prompt-crystal = { ws-left }: przesuń kryształ na puste pole albo na krawędź.
ws-prompt-wand = { ws-left }, wszystko jednym ruchem: jak daleko idzie twoja sowa?
ws-prompt-scroll = { $actions ->
    [1] Weź zwój z miejsca 1.
   *[other] Wybierz zwój z miejsc 1–{ $actions }.
}
ws-left = { $actions ->
    [one] Została { $actions } akcja
    [few] Zostały { $actions } akcje
    [many] Zostało { $actions } akcji
   *[other] Zostało { $actions } akcji
}
ws-prompt-rim = Kryształ jest na krawędzi: wybierz dla niego półkę teraz albo później, w ramach tych akcji.
ws-prompt-special = Użyj płytki specjalnej raz albo połóż ją na stałe; możesz też najpierw grać dalej.
ws-prompt-after = { FORM($kind) }: nie ma już akcji, ale możesz użyć tego, co masz.

ws-section-place = Gdzie położyć symbol „{ FORM($kind) }”? (pole i akcje: { FORM($kind) } + { FORM($kind2) })
ws-section-way = { FORM($kind) } na { $hex }: jak ma leżeć płytka?
ws-section-lay-special = Na którym polu? (tam { FORM($kind) } + { FORM($kind2) }, potem to, co jeszcze da ta tura)
ws-section-crystal = Przesuń kryształ
ws-section-hex = Na puste pole (i jego koszt)
ws-section-rim = Na krawędź
ws-crystal-rims = { $crystal }, krawędź: { $rims }
ws-rim-cost = { FORM($kind, form: "letter") } { $n }
ws-choice-lay-best = najlepiej na { $hex }: { $groups }

## What people type: moves, parts of the table

ws-move-hold = weź
ws-move-place = ułóż
ws-move-discard = odrzuć
ws-move-begin = zacznij
ws-move-draw = dobierz
ws-move-done = koniec
ws-move-reach = sięgnij
ws-move-step = krok
ws-move-lay = połóż
ws-move-boost = wzmocnij
ws-move-choose = wybierz
ws-move-token = żeton
ws-move-tower = wieża
ws-move-send = postaw
ws-move-remove = usuń
ws-move-use = użyj
ws-move-move = przesuń
ws-move-put = odstaw
ws-move-black = czarny
ws-move-for = jako
ws-move-shelf = półka
ws-move-bottom = dolna
ws-move-aside = obok
ws-move-vp = punkty
ws-part-players = gracze
ws-part-cauldron = kociołek
ws-part-map = kula
ws-part-pentagram = pentagram
ws-part-wand = różdżka
ws-part-scrolls = zwoje
ws-part-shelves = półki
ws-part-hand = ręka

ws-help =
    Wybierz numer albo wpisz sam ruch:
    weź energia+wiedźma         weź płytkę do ręki
    ułóż E+W b3 PdW             pierwszy symbol na b3, drugi na południowy wschód od niego
    zacznij wiedźma             który z dwóch rodzajów będzie pierwszy
    energia W-T0                ładunek energii na połączeniu
    połóż wiedźma · postaw V2   wiedźmy
    krok · różdżka 4 · zwój 3   pentagram, różdżka, zwój z miejsca
    przesuń b3 c4               kryształ na pole; przesuń b3 różdżka: na krawędź
    odstaw różdżka półka        kryształ z krawędzi na półkę
    odstaw R dolna W            … na dolną półkę, za żeton wiedźmy
    użyj E+W jako W             płytka specjalna raz; połóż E+W b3: na stałe
    żeton W · wzmocnij 2        użyj żetonu; wzmocnienie (2 akcje albo 1)
    sięgnij                     usuń kryształ z kociołka, za punkty
    koniec · dobierz            zrezygnuj z reszty; na końcu dobierz płytkę
    Litery: E energia, W wiedźma, P pentagram, K kryształ, R różdżka, Z zwój, 3 trzy punkty.
    <E> nadrukowane, E/W płytka specjalna, [E] żeton magii, ◆ kryształ, ■ czarny, o wolne
    miejsce połączenia, ▲1 wieża miejsca 1, V2·12 wiedźmy miejsc 1 i 2, W(5) następny bonus.
    Z1–Z6 to odkryte zwoje; 3 akcje zwoju dają wybór z Z1–Z3.
    look         cały stół, niezależnie od ekranu; look kula, look różdżka … część
    look 2       gracz na miejscu 2 i jego kociołek
    why          punkty według źródeł i zasad i czego brakuje przepowiedniom
    why 2        gracz na miejscu 2: kociołek i przepowiednie
    what         najlepsze miejsca dla płytek; what E+W dla jednej płytki

## The log, by kind of event

ws-log-round-began = Zaczyna się runda { $round }.
ws-log-tile-held = { $player } bierze do ręki płytkę { $tile }.
ws-log-tile-placed = { $player } kładzie płytkę { $tile }: { FORM($kind) } na { $hex }, { FORM($kind2) } na { $other }.
ws-log-tile-discarded = { $player } odrzuca płytkę { $tile }: nie ma miejsca.
ws-log-tile-drawn = { $player } dobiera płytkę{ $tile ->
    [none] .
   *[other] : { $tile }.
}
ws-log-actions-gained = { $player } { $sort ->
    [scroll] { $actions ->
        [1] może wziąć zwój z miejsca 1
       *[other] może wziąć zwój z miejsc 1–{ $actions }
    }
   *[other] { $joined ->
        [yes] zyskuje jeszcze { ws-log-n }
       *[no] zyskuje { ws-log-n }
    }
} { $origin }.
ws-log-n = { $actions ->
    [one] { $actions } akcję { FORM($kind, form: "gen") }
    [few] { $actions } akcje { FORM($kind, form: "gen") }
    [many] { $actions } akcji { FORM($kind, form: "gen") }
   *[other] { $actions } akcji { FORM($kind, form: "gen") }
}
ws-log-actions-lost = { $player } porzuca { ws-log-n }.
ws-log-boost-used = { $player } używa wzmocnienia i zyskuje jeszcze { ws-log-n }.
ws-log-token-taken = { $player } bierze żeton magii ({ FORM($token) }) { $from ->
    [shelves] spod półek
   *[map] z lokacji { $location }
}.
ws-log-token-used = { $player } używa żetonu magii ({ FORM($token) }){ $actions ->
    [0] .
    [one] : { $actions } akcja.
    [few] : { $actions } akcje.
    [many] : { $actions } akcji.
   *[other] : { $actions } akcji.
}
ws-log-crystal-removed = { $player } usuwa z kociołka { $black ->
    [yes] czarny kryształ
   *[no] kryształ
} ({ $hex }).
ws-log-tower-chosen = { $player } stawia dużą wiedźmę na wieży { $location }.
ws-log-energy-placed = { $player } kładzie ładunek energii na połączeniu { $connection }: { $filled } z { $length }.
ws-log-witch-laid = { $player } kładzie wiedźmę obok swojej wieży.
ws-log-witch-sent = { $player } stawia wiedźmę na { $location } ({ $way }): { $cost ->
    [one] { $cost } akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
ws-log-pentagram-stepped = { $player } przesuwa się na { $sort ->
    [owl] pomarańczowe pole
    [special] ciemne pole
   *[pale] jasne pole
} pentagramu.
ws-log-owl-taken = { $player } bierze żeton sowy: { $value }, tyle punktów da na końcu.
ws-log-special-taken = { $player } bierze płytkę specjalną { $special }.
ws-log-special-revealed = Następna płytka specjalna: { $special }.
ws-log-special-used = { $player } używa raz płytki specjalnej { $special }: { FORM($kind) }.
ws-log-special-laid = { $player } kładzie płytkę specjalną { $special } na { $hex } na stałe.
ws-log-crystal-moved = { $player } przesuwa { $black ->
    [yes] czarny kryształ
   *[no] kryształ
} ({ $start } → { $where ->
    [rim] krawędź: { FORM($to) }
   *[hex] { FORM($to) }
}): { $cost ->
    [one] { $cost } akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
ws-log-crystal-shelved = { $player } { $where ->
    [aside] odkłada kryształ na bok: obie półki są pełne.
    [bottom] stawia { $black ->
        [yes] czarny kryształ
       *[no] kryształ
    } na dolnej półce.
   *[shelf] stawia { $black ->
        [yes] czarny kryształ
       *[no] kryształ
    } na półce ({ FORM($shelf) }).
}
ws-log-wand-moved = { $player } przesuwa się na różdżce: { $start } → { $to }.
ws-log-wand-bonus = { $player } dochodzi do pola { $space } różdżki: { $number } × { FORM($kind) }{ $doubled ->
    [yes] , na czele podwójnie.
   *[no] .
}
ws-log-scroll-taken = { $player } bierze zwój „{ $scroll }”.
ws-log-scroll-revealed = Nowy zwój na miejscu 6: „{ $scroll }”.

# Points (event points-scored), by source.
ws-log-scored-connection = { $player } kończy połączenie { $connection }: { count-vp } ({ $rule }).
ws-log-scored-witch = { $player } zdobywa punkty za wiedźmę na { $location }: { count-vp } ({ $rule }).
ws-log-scored-witchstone = { $player } zajmuje miejsce bonusowe { $rank } przy Wiedźmiej Skale: { count-vp } ({ $rule }).
ws-log-scored-token = { $player } zdobywa punkty za żeton magii: { count-vp } ({ $rule }).
ws-log-scored-empty_owls = { $player } nie znajduje już żetonu sowy: { count-vp } ({ $rule }).
ws-log-scored-silver_connections = { $player } mija srebrne pole różdżki, ukończone połączenia ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_witches = { $player } mija srebrne pole różdżki, wiedźmy w kryształowej kuli ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_scrolls = { $player } mija srebrne pole różdżki, zwoje ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_tokens = { $player } mija srebrne pole różdżki, żetony magii ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_crystals = { $player } mija srebrne pole różdżki, kryształy na półkach ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-silver_specials = { $player } mija srebrne pole różdżki, płytki specjalne ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-removed_crystal = { $player } płaci za kryształ: −{ count-vp } ({ $rule }).
ws-log-scored-owl_tiles = { $player } liczy żetony sów ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-kept_tokens = { $player } liczy żetony magii ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-kept_boosts = { $player } liczy nieużyte wzmocnienia ({ $n }): { count-vp } ({ $rule }).
ws-log-scored-prophecy = { $player } odczytuje przepowiednię „{ $scroll }”, { $level ->
    [not-fulfilled] niespełniona
    [basic] spełniona na poziomie podstawowym
    [middle] spełniona na poziomie średnim
   *[full] spełniona w pełni
}: { count-vp } ({ $rule }).
ws-end-rounds-played = Rozegrano wszystkie 11 rund: końcowe punktowanie.

## Refusals, by reason

ws-refuse-draw-first = Najpierw dobierz płytkę.
ws-refuse-no-tower = Duża wiedźma potrzebuje wieży.
ws-refuse-tower-first = Najpierw postaw dużą wiedźmę na wieży.
ws-refuse-tower-taken = W tej wieży już ktoś mieszka.
ws-refuse-hex-not-empty = To pole nie jest puste.
ws-refuse-hold-a-tile-first = Najpierw weź tę płytkę do ręki.
ws-refuse-no-such-tile = Nie masz takiej płytki.
ws-refuse-off-the-cauldron = Płytka wystawałaby poza kociołek.
ws-refuse-tile-first = Najpierw połóż płytkę akcji.
ws-refuse-tile-held-already = Masz już płytkę w ręce: połóż ją albo cofnij krok.
ws-refuse-choose-the-first-kind = Najpierw wybierz, od którego rodzaju akcji zaczynasz.
ws-refuse-finish-the-kind-first = Najpierw dokończ bieżące akcje albo zrezygnuj z reszty.
ws-refuse-crystal-first = Najpierw powiedz, który kryształ usuwasz.
ws-refuse-no-crystal-left = W twoim kociołku nie ma już kryształów.
ws-refuse-not-during-set-up = Przed rundą 1 nie można usuwać kryształów.
ws-refuse-no-crystal-there = Nie ma tam twojego kryształu.
ws-refuse-make-room-first = Płytka się nie mieści: najpierw usuń kryształy z kociołka.
ws-refuse-nothing-fits = Żadna płytka już się nie mieści: jedną trzeba odrzucić.
ws-refuse-tile-fits = Jest miejsce na płytkę, więc żadnej nie odrzucasz.
ws-refuse-connection-complete = To połączenie jest ukończone.
ws-refuse-no-actions-left = Nie masz już akcji tego rodzaju.
ws-refuse-no-energy-action = Trwają akcje energii: wybierz połączenie albo zrezygnuj z reszty.
ws-refuse-not-joined-to-your-tower = To połączenie nie zaczyna się w lokacji połączonej z twoją wieżą.
ws-refuse-finish-the-begun-connection = Najpierw dokończ rozpoczęte połączenie.
ws-refuse-connection-of-another-player = To połączenie buduje już ktoś inny.
ws-refuse-no-witch-in-supply = Nie masz już wiedźmy do położenia.
ws-refuse-no-lying-witch = Przy twojej wieży nie leży żadna wiedźma.
ws-refuse-no-witch-action = Trwają akcje wiedźmy: połóż albo postaw wiedźmę lub zrezygnuj z reszty.
ws-refuse-no-way-leads-there = Nie prowadzą tam ukończone połączenia od twojej wieży.
ws-refuse-not-enough-actions = Masz na to za mało akcji.
ws-refuse-your-witch-stands-there = Stoi tam już twoja wiedźma.
ws-refuse-no-such-token = Nie masz teraz takiego żetonu magii.
ws-refuse-no-pentagram-action = Trwają akcje pentagramu: zrób krok albo zrezygnuj z reszty.
ws-refuse-choose-a-kind = Najpierw wybierz rodzaj swoich 2 akcji.
ws-refuse-decide-the-special-tile = Najpierw użyj płytki specjalnej raz albo połóż ją na stałe.
ws-refuse-no-such-special-tile = Nie masz takiej płytki specjalnej do rozstrzygnięcia.
ws-refuse-no-crystal-action = Trwają akcje kryształu: przesuń kryształ albo zrezygnuj z reszty.
ws-refuse-no-such-token-there = Pod półkami nie ma takiego żetonu magii.
ws-refuse-crystals-wait = Najpierw postaw kryształy z krawędzi na półkach.
ws-refuse-no-crystal-waits-there = Na tym polu krawędzi nie ma twojego kryształu.
ws-refuse-shelf-full = Ta półka jest pełna.
ws-refuse-a-shelf-has-room = Na półce jest jeszcze miejsce, więc kryształ trafia tam.
ws-refuse-no-wand-action = Trwają akcje różdżki: powiedz, jak daleko, albo zrezygnuj z reszty.
ws-refuse-beyond-the-last-space = Różdżka kończy się wcześniej.
ws-refuse-no-scroll-action = Wybierz zwój albo z niego zrezygnuj.
ws-refuse-no-scroll-there = Na tym miejscu nie ma zwoju.
ws-refuse-no-such-boost = Nie masz takiego wzmocnienia dla tego rodzaju.
ws-refuse-nothing-to-strengthen = Nie trwają akcje, które można by wzmocnić.

## Why? (explain a score)

ws-why-ask = why 2 pokazuje gracza na miejscu 2; what pokazuje najlepsze miejsca dla twoich płytek.
ws-why-source = Punkty do tej pory
ws-why-rule = Zasada
ws-why-so-far = Do tej pory
ws-why-would = Na końcu: { $source }
ws-why-total = Gdyby koniec był teraz
ws-unit-group = { $have ->
    [one] { $have } pole
    [few] { $have } pola
    [many] { $have } pól
   *[other] { $have } pola
} w największej grupie
ws-unit-witches_on = { $have ->
    [one] { $have } wiedźma
    [few] { $have } wiedźmy
    [many] { $have } wiedźm
   *[other] { $have } wiedźmy
} tam
ws-unit-witches = { $have ->
    [one] { $have } wiedźma
    [few] { $have } wiedźmy
    [many] { $have } wiedźm
   *[other] { $have } wiedźmy
} w kuli
ws-unit-lying = { $have ->
    [one] { $have } leżąca wiedźma
    [few] { $have } leżące wiedźmy
    [many] { $have } leżących wiedźm
   *[other] { $have } leżącej wiedźmy
}
ws-unit-silver = { $have ->
    [one] { $have } srebrne pole
    [few] { $have } srebrne pola
    [many] { $have } srebrnych pól
   *[other] { $have } srebrnego pola
}
ws-unit-specials = { $have ->
    [one] { $have } płytka specjalna
    [few] { $have } płytki specjalne
    [many] { $have } płytek specjalnych
   *[other] { $have } płytki specjalnej
}
ws-unit-scrolls = { $have ->
    [one] { $have } zwój
    [few] { $have } zwoje
    [many] { $have } zwojów
   *[other] { $have } zwoju
}
ws-unit-tokens = { $have ->
    [one] { $have } żeton magii
    [few] { $have } żetony magii
    [many] { $have } żetonów magii
   *[other] { $have } żetonu magii
}
ws-unit-crystals = { $have ->
    [one] { $have } kryształ na półkach
    [few] { $have } kryształy na półkach
    [many] { $have } kryształów na półkach
   *[other] { $have } kryształu na półkach
}
ws-what-tile = { $letters } { $tile }
ws-what-place = {"  "}{ $groups }: { $places }
ws-what-no-room = {"  "}Nie ma dla niej miejsca.
ws-no-seat = Nie ma miejsca { $text }; są miejsca od 1 do { $seats }.
ws-no-part = { $text } to nie część stołu; są { $parts } i miejsca.
ws-no-tile = { $text } to nie płytka; spróbuj E+W albo energia+wiedźma.

## The end

ws-when-set-up = start
ws-when-end = koniec

ws-verdict = { $winners ->
    [1] Wygrana: { $players }, { $vp }. Wiedźmia Skała jaśnieje.
   *[other] Wspólne zwycięstwo: { $players }, { $vp }. Wiedźmia Skała jaśnieje.
}
ws-verdict-wand = { $winners ->
    [1] Wygrana: { $players }. Inni też mają { $vp }, ale na różdżce prowadzi { $players } (WS-11.2).
   *[other] Wspólne zwycięstwo: { $players }. Inni też mają { $vp }, ale na różdżce prowadzą { $players } (WS-11.2).
}
