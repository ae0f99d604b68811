### Witchstone on the plain board: the table part by part.

ws-plain-players = Játékosok
ws-plain-first = minden fordulót { $player } kezd
ws-plain-name = Név
ws-plain-vp = GyP
ws-plain-at-the-end = A végén
ws-plain-energies = Energia
ws-plain-witches = Boszorkányok
ws-plain-tokens = Zsetonok
ws-plain-specials = Különleges lapkák
ws-plain-owls = Baglyok
ws-plain-scrolls = Tekercsek
ws-plain-witches-sum = készletben { $supply }, fekvő { $lying }, álló { $standing }
ws-plain-in-supply = Készletben
ws-plain-lying = Fekvő
ws-plain-standing = Álló
ws-plain-gathered = Zsetonok, lapkák, tekercsek

ws-plain-hand = A kezed
ws-plain-tiles = { $n } lapka
ws-plain-held = { $tile }, az üst fölött
ws-plain-your-cauldron = Az üstöd
ws-plain-cauldron-sum = { $hexes } üres mező, { $crystals } kristály
ws-plain-what = Mi
ws-plain-hexes = Hol
ws-plain-group = { $n } ({ $hexes })
ws-plain-crystals = Kristályok
ws-plain-black = Fekete kristály
ws-plain-on-rim = a peremen ({ FORM($kind) })
ws-plain-on-shelf = a polcon ({ FORM($kind) })
ws-plain-aside = a paraván mellett
ws-plain-empty = Üres mezők
ws-plain-your-scrolls = A tekercseid
ws-plain-scrolls-of = { $player } tekercsei
ws-plain-scrolls-sum = { $n } tekercs
ws-boost-used = { $scroll } (kijátszva)

ws-plain-ball = Kristálygömb
ws-plain-tokens-sum = { $tokens ->
    [0] nincs több mágiazseton
   *[other] még { $tokens } mágiazseton
}
ws-plain-location = Helyszín
ws-plain-kind = Típus
ws-plain-token = Mágiazseton
ws-plain-tower = { $player } (saját torony)
ws-plain-connections = Összeköttetések
ws-plain-connections-sum = megkezdve vagy befejezve: { $n }
ws-plain-connection = Összeköttetés
ws-plain-spaces = Helyek
ws-plain-energies-on = Betöltve
ws-plain-owner = Kié

ws-plain-pentagram = Pentagram
ws-plain-pentagram-sum = { $n ->
    [0] nincs több különleges lapka a kupacban
   *[other] { $n } különleges lapka a kupacban
}
ws-plain-space = Mező
ws-plain-reward = Jutalom
ws-plain-owl-figures = Baglyok
ws-plain-no-owl = 2 pont, nincs több bagolylapka
ws-plain-no-special = 2 akció bármelyik típusból, nincs több különleges lapka
ws-plain-wand = Varázspálca
ws-plain-wand-sum = a bónusz ettől a mezőtől duplán jár: { $front }
ws-plain-silver = darabonként { count-vp }: { FORM($what) }

ws-plain-shelves = Polcok
ws-plain-shelf = Polc
ws-plain-free-vials = Szabad fiolák
ws-plain-shelf-tokens = mágiazsetonok alattuk: { $tokens }
ws-plain-some = { $n ->
    [1] { FORM($token) }
   *[other] { $n } × { FORM($token) }
}
ws-plain-vials = { $player }: { $n }{ $black ->
    [yes] , köztük a fekete
   *[no] { "" }
}
ws-plain-offer = Kihelyezett tekercsek
ws-plain-deck = { $n } a húzópakliban
ws-plain-place = Hely
ws-plain-scroll = Tekercs

## Read aloud: sections, rows, cells

ws-describe-section = { $title }: { $summary }.
ws-describe-line = { $line }.
ws-describe-row = { $name }: { $cells }.
ws-describe-cell = { $column } { $value }
