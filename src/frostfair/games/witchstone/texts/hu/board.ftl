### Witchstone in the browser: the drawn table. What choices do and what happened is in the game's own files.

## Choosing

# $hex was chosen before the tile that is to lie there
web-witchstone-waiting = Válassz lapkát ide: { $hex }
web-witchstone-held = Rakd le a lapkát: R forgatja
web-witchstone-held-touch = Koppints egy mezőre, majd újra
web-witchstone-lifted = Mozgasd a kristályt egy fénylő mezőre vagy a peremre
web-witchstone-place = Ide rakom
web-witchstone-turn = Lapka forgatása
web-witchstone-kind = { FORM($kind) }
web-witchstone-use = Egyszeri használat: { FORM($kind) }
web-witchstone-lay-witch = Boszorkányt fektetek le
web-witchstone-draw = Lapkát húzok

## What a choice would bring

# $vp has its sign
web-witchstone-later = a végén { $vp } GyP
web-witchstone-coming = utána { $n }
web-witchstone-usable = felhasználható: { $n }
web-witchstone-freed = { $crystals } kristály kijöhet

## The table

web-witchstone-vp = { $vp } GyP
web-witchstone-hand = A varázslatlapkáid
web-witchstone-to-draw = { $tiles ->
    [0] nincs több húzható
   *[other] még { $tiles } húzható
}
web-witchstone-tile = Varázslatlapka: { $tile }.
web-witchstone-special = Különleges lapka ({ $tile }): rakd le végleg, vagy használd fel egyszer.
web-witchstone-no-scrolls = Még nincs tekercs
web-witchstone-folded = Ennél az asztalnál a tekercsek rejtve vannak
web-witchstone-watched = Kinek az üstje látszik
web-witchstone-empty = üres
web-witchstone-symbol = { FORM($kind) }
web-witchstone-symbols = { FORM($kind) } és { FORM($kind2) }
web-witchstone-rim = { $crystals ->
    [0] Perem: { FORM($kind) }.
   *[other] Perem: { FORM($kind) }, { $crystals } kristály vár.
}
web-witchstone-connection = { $owned ->
    [yes] { $connection }: { $player }, { $length } mezőből { $filled }.
   *[no] { $connection }: { $length } szabad mező.
}
web-witchstone-lying = { $n ->
    [0] { $player }: nincs fekvő boszorkány.
   *[other] { $player }: { $n } fekvő boszorkány.
}
web-witchstone-pentagram-space = { $space }. mező: { $sort ->
    [tile] különleges lapka: { $tile }
    [special] két akció bármelyik típusból
    [owl] { $value ->
        [0] 2 GyP
       *[other] bagolylapka: { $value }
    }
   *[pale] semmi
}{ $owls ->
    [0] .
   *[other] ; baglyok: { $players }.
}
web-witchstone-things-of = { $player }: minden, ami az övé
web-witchstone-stat-energies = Megmaradt energia
web-witchstone-stat-witches = Boszorkányok a készletben
web-witchstone-stat-scrolls = Szerzett tekercsek
web-witchstone-stat-tokens = Mágiazsetonok
web-witchstone-stat-owls = A bagolylapkák értéke

## Names on scrolls: signs say what they are about

web-witchstone-title-double_boost = Erősítés
web-witchstone-title-single_boost = Erősítés
web-witchstone-title-group = Nagy csoport
web-witchstone-title-witches_in_order = Szerte a világban
web-witchstone-title-witches_on = Helyeink
web-witchstone-title-joined_in_order = Hosszú út

## On a phone

web-witchstone-zones = Az asztal részei
web-witchstone-zone-cauldron = Üst
web-witchstone-zone-ball = Gömb
web-witchstone-zone-tracks = Pályák
web-witchstone-zone-scrolls = Tekercsek
