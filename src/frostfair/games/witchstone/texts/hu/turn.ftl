### A Witchstone a böngészőben: a soron lévő kör és a miértek.

web-witchstone-turn-yours = Te jössz
# $player is the name of another player
web-witchstone-turn-of = { $player } köre
web-witchstone-turn-points = +{ count-vp }
web-witchstone-turn-past = Amit látsz, az a múlt. Ha visszalépsz a jelenbe, itt újra a kör áll majd.
web-witchstone-turn-more = Az egész kör megjelenítése

## Work

web-witchstone-work-tile = Helyezz le egy varázslatlapkát
web-witchstone-work-tower = Válassz egy tornyot
web-witchstone-work-crystal-out = Vegyél ki egy kristályt
web-witchstone-work-draw = Húzz egy lapkát
# $source is where actions come from
web-witchstone-doubled = { $source }, az élen duplázva
web-witchstone-still = még felhasználható: { $held }
web-witchstone-done = kész
web-witchstone-left = hátravan { $left } a { $total } akcióból

## What the next choice would add

# $source says what for: “Connections”, or what follows
web-witchstone-if = Akkor: { $source }
web-witchstone-if-token = Akkor: mágiazseton
web-witchstone-if-later = A játék végén
# $n hexes with this symbol hang together
web-witchstone-half = { FORM($kind) }, csoportja { $n }

## The end of a turn

web-witchstone-apart = Ez is lehetséges
web-witchstone-step-back = Visszalépés
web-witchstone-end-turn = Kör vége
# $lost is a list of actions, tokens and crystals
web-witchstone-would-lose = Elveszne: { $lost }.
web-witchstone-keep-playing = Játszom tovább
web-witchstone-end-anyway = Kör vége
