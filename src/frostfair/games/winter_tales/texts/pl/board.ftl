### Winter Tales w przeglądarce: rysowany stół. Co robią wybory i co się stało, stoi w plikach samej gry.

## Wybór

web-winter-tales-held = { $what }: co dalej?
web-winter-tales-card-held = „{ $card }”: napisz, jak trafia do opowieści, albo najpierw ją zagraj
web-winter-tales-name = { $player }
web-winter-tales-play = Zagraj kartę
web-winter-tales-play-and-tell = Zagraj i opowiedz

## Stół

web-winter-tales-where = Rozdział { $chapter } · wspomnienia: { $memories }
web-winter-tales-prologue = Przed pierwszym rozdziałem
web-winter-tales-zones = Co widać
web-winter-tales-zone-tale = Opowieść
web-winter-tales-zone-town = Miasto
web-winter-tales-on-table = Na stole
web-winter-tales-no-quests = W mieście nie czeka żadne zadanie.
web-winter-tales-arbiter = arbiter
web-winter-tales-bookmark = z zakładką
web-winter-tales-epilogue = Epilog

## Opowieść i scena

web-winter-tales-not-begun = Nic jeszcze nie opowiedziano.
web-winter-tales-telling = { $player } opowiada…
web-winter-tales-stage-battle = Bitwa
web-winter-tales-stage-trap = Pułapka
web-winter-tales-stage-quest = Trwa zadanie
web-winter-tales-played = Zagrane karty
web-winter-tales-last-card = Wygrywa, kto zagra ostatnią kartę
