### Witchstone in the browser: the drawn table. What choices do and what happened is in the game's own files.

## Choosing

# $hex was chosen before the tile that is to lie there
web-witchstone-waiting = Wybierz płytkę na { $hex }
web-witchstone-held = Połóż płytkę: R ją obraca
web-witchstone-held-touch = Dotknij pola, potem jeszcze raz
web-witchstone-lifted = Przesuń kryształ na podświetlone pole lub na obrzeże
web-witchstone-place = Połóż tutaj
web-witchstone-turn = Obróć płytkę
web-witchstone-kind = { FORM($kind) }
web-witchstone-use = Użyj raz: { FORM($kind) }
web-witchstone-lay-witch = Połóż wiedźmę
web-witchstone-draw = Dobierz płytkę

## What a choice would bring

# $vp has its sign
web-witchstone-later = { $vp } PZ na koniec
web-witchstone-coming = potem { $n }
web-witchstone-usable = do użycia: { $n }
web-witchstone-freed = { $crystals ->
    [one] { $crystals } kryształ może wyjść
    [few] { $crystals } kryształy mogą wyjść
    [many] { $crystals } kryształów może wyjść
   *[other] { $crystals } kryształu może wyjść
}

## The table

web-witchstone-vp = { $vp } PZ
web-witchstone-hand = Twoje płytki akcji
web-witchstone-to-draw = { $tiles ->
    [0] brak zakrytych
    [one] { $tiles } zakryta
    [few] { $tiles } zakryte
    [many] { $tiles } zakrytych
   *[other] { $tiles } zakrytych
}
web-witchstone-tile = Płytka akcji: { $tile }.
web-witchstone-special = Specjalna płytka ({ $tile }): połóż ją na stałe lub użyj jej raz.
web-witchstone-no-scrolls = Nie ma jeszcze zwojów
web-witchstone-folded = Przy tym stole zwoje są zakryte
web-witchstone-watched = Czyj kociołek widać
web-witchstone-empty = puste
web-witchstone-symbol = { FORM($kind) }
web-witchstone-symbols = { FORM($kind) } i { FORM($kind2) }
web-witchstone-rim = { $crystals ->
    [0] Obrzeże: { FORM($kind) }.
    [one] Obrzeże: { FORM($kind) }, czeka { $crystals } kryształ.
    [few] Obrzeże: { FORM($kind) }, czekają { $crystals } kryształy.
    [many] Obrzeże: { FORM($kind) }, czeka { $crystals } kryształów.
   *[other] Obrzeże: { FORM($kind) }, czeka { $crystals } kryształów.
}
web-witchstone-connection = { $owned ->
    [yes] { $connection }: { $player }, { $filled } z { $length }.
   *[no] { $connection }: { $length ->
        [one] { $length } wolne pole
        [few] { $length } wolne pola
        [many] { $length } wolnych pól
       *[other] { $length } wolnych pól
    }.
}
web-witchstone-lying = { $n ->
    [0] { $player }: brak leżących wiedźm.
    [one] { $player }: { $n } leżąca wiedźma.
    [few] { $player }: { $n } leżące wiedźmy.
    [many] { $player }: { $n } leżących wiedźm.
   *[other] { $player }: { $n } leżących wiedźm.
}
web-witchstone-pentagram-space = Pole { $space }: { $sort ->
    [tile] specjalna płytka: { $tile }
    [special] dwie akcje dowolnego rodzaju
    [owl] { $value ->
        [0] 2 PZ
       *[other] płytka sowy: { $value }
    }
   *[pale] nic
}{ $owls ->
    [0] .
   *[other] ; sowy: { $players }.
}
web-witchstone-things-of = { $player }: wszystko, co posiada
web-witchstone-stat-energies = Pozostałe ładunki energii
web-witchstone-stat-witches = Wiedźmy w zasobach
web-witchstone-stat-scrolls = Zdobyte zwoje
web-witchstone-stat-tokens = Żetony magii
web-witchstone-stat-owls = Wartość płytek sów

## Names on scrolls: signs say what they are about

web-witchstone-title-double_boost = Wzmocnienie
web-witchstone-title-single_boost = Wzmocnienie
web-witchstone-title-group = Wielka grupa
web-witchstone-title-witches_in_order = Wszędzie po trochu
web-witchstone-title-witches_on = Nasze miejsca
web-witchstone-title-joined_in_order = Długa droga

## On a phone

web-witchstone-zones = Części stołu
web-witchstone-zone-cauldron = Kociołek
web-witchstone-zone-ball = Kula
web-witchstone-zone-tracks = Tory
web-witchstone-zone-scrolls = Zwoje
