### Witchstone w przeglądarce: rozgrywana tura i uzasadnienia.

web-witchstone-turn-yours = Twoja tura
# $player is the name of another player
web-witchstone-turn-of = Tura: { $player }
web-witchstone-turn-points = +{ count-vp }
web-witchstone-turn-past = To, co widać, już minęło. Tura pojawi się tu znowu, gdy wrócisz do bieżącego ruchu.
web-witchstone-turn-more = Pokaż całą turę

## Work

web-witchstone-work-tile = Połóż płytkę akcji
web-witchstone-work-tower = Wybierz wieżę
web-witchstone-work-crystal-out = Wyjmij kryształ
web-witchstone-work-draw = Dobierz płytkę
# $source is where actions come from
web-witchstone-doubled = { $source }, podwójnie za prowadzenie
web-witchstone-still = jeszcze do użycia: { $held }
web-witchstone-done = gotowe
web-witchstone-left = zostało { $left } z { $total }

## What the next choice would add

# $source says what for: “Connections”, or what follows
web-witchstone-if = Wtedy: { $source }
web-witchstone-if-token = Wtedy: żeton magii
web-witchstone-if-later = Na koniec gry
# $n hexes with this symbol hang together
web-witchstone-half = { FORM($kind) }, grupa: { $n }

## The end of a turn

web-witchstone-apart = Można też
web-witchstone-step-back = Cofnij
web-witchstone-end-turn = Zakończ turę
# $lost is a list of actions, tokens and crystals
web-witchstone-would-lose = Przepadnie: { $lost }.
web-witchstone-keep-playing = Gram dalej
web-witchstone-end-anyway = Zakończ turę
