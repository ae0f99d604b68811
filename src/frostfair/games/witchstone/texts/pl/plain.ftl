### Witchstone on the plain board: the table part by part.

ws-plain-players = Gracze
ws-plain-first = każdą rundę zaczyna { $player }
ws-plain-name = Imię
ws-plain-vp = PZ
ws-plain-at-the-end = Na końcu
ws-plain-energies = Energia
ws-plain-witches = Wiedźmy
ws-plain-tokens = Żetony magii
ws-plain-specials = Płytki specjalne
ws-plain-owls = Żetony sów
ws-plain-scrolls = Zwoje
ws-plain-witches-sum = w zapasie { $supply }, leżą { $lying }, stoją { $standing }
ws-plain-in-supply = W zapasie
ws-plain-lying = Leżą
ws-plain-standing = Stoją
ws-plain-gathered = Żetony, płytki i zwoje

ws-plain-hand = Twoja ręka
ws-plain-tiles = { $n ->
    [one] { $n } płytka
    [few] { $n } płytki
    [many] { $n } płytek
   *[other] { $n } płytki
}
ws-plain-held = { $tile }, nad kociołkiem
ws-plain-your-cauldron = Twój kociołek
ws-plain-cauldron-sum = { $hexes ->
    [one] { $hexes } puste pole
    [few] { $hexes } puste pola
    [many] { $hexes } pustych pól
   *[other] { $hexes } pustego pola
}, { $crystals ->
    [one] { $crystals } kryształ
    [few] { $crystals } kryształy
    [many] { $crystals } kryształów
   *[other] { $crystals } kryształu
}
ws-plain-what = Co
ws-plain-hexes = Gdzie
ws-plain-group = { $n } ({ $hexes })
ws-plain-crystals = Kryształy
ws-plain-black = Czarny kryształ
ws-plain-on-rim = na krawędzi ({ FORM($kind) })
ws-plain-on-shelf = na półce ({ FORM($kind) })
ws-plain-aside = obok zasłonki
ws-plain-empty = Puste pola
ws-plain-your-scrolls = Twoje zwoje
ws-plain-scrolls-of = Zwoje: { $player }
ws-plain-scrolls-sum = { $n ->
    [one] { $n } zwój
    [few] { $n } zwoje
    [many] { $n } zwojów
   *[other] { $n } zwoju
}
ws-boost-used = { $scroll } (użyte)

ws-plain-ball = Kryształowa kula
ws-plain-tokens-sum = { $tokens ->
    [0] nie ma już żetonów
    [one] { $tokens } żeton magii
    [few] { $tokens } żetony magii
    [many] { $tokens } żetonów magii
   *[other] { $tokens } żetonu magii
}
ws-plain-location = Lokacja
ws-plain-kind = Rodzaj
ws-plain-token = Żeton magii
ws-plain-tower = { $player } (własna wieża)
ws-plain-connections = Połączenia
ws-plain-connections-sum = rozpoczęte i ukończone: { $n }
ws-plain-connection = Połączenie
ws-plain-spaces = Miejsca
ws-plain-energies-on = Zajęte
ws-plain-owner = Czyje

ws-plain-pentagram = Pentagram
ws-plain-pentagram-sum = { $n ->
    [0] stos płytek specjalnych jest pusty
    [one] w stosie { $n } płytka specjalna
    [few] w stosie { $n } płytki specjalne
    [many] w stosie { $n } płytek specjalnych
   *[other] w stosie { $n } płytki specjalnej
}
ws-plain-space = Pole
ws-plain-reward = Nagroda
ws-plain-owl-figures = Sowy
ws-plain-no-owl = 2 punkty, nie ma już żetonu sowy
ws-plain-no-special = 2 dowolne akcje jednego rodzaju, nie ma już płytki specjalnej
ws-plain-wand = Różdżka
ws-plain-wand-sum = bonusy podwójne od pola { $front }
ws-plain-silver = { count-vp } za każdą rzecz: { FORM($what) }

ws-plain-shelves = Półki
ws-plain-shelf = Półka
ws-plain-free-vials = Wolne fiolki
ws-plain-shelf-tokens = żetony magii pod nimi: { $tokens }
ws-plain-some = { $n ->
    [1] { FORM($token) }
   *[other] { $n } × { FORM($token) }
}
ws-plain-vials = { $player }: { $n }{ $black ->
    [yes] , w tym czarny
   *[no] { "" }
}
ws-plain-offer = Odkryte zwoje
ws-plain-deck = w talii { $n }
ws-plain-place = Miejsce
ws-plain-scroll = Zwój

## Read aloud: sections, rows, cells

ws-describe-section = { $title }: { $summary }.
ws-describe-line = { $line }.
ws-describe-row = { $name }: { $cells }.
ws-describe-cell = { $column } { $value }
