### Witchstone's coach: where to look, what kind of move, what a loss teaches, where points come from.

## Where to look

ws-coach-where-cauldron = Spójrz na rękę i na swój kociołek.
ws-coach-where-tile = Spójrz na dwa symbole, które właśnie leżą.
ws-coach-where-turn = Spójrz, co zostało z twojej tury.
ws-coach-where-ball = Spójrz na kryształową kulę.
ws-coach-where-pentagram = Spójrz na pentagram.
ws-coach-where-held = Spójrz, co masz: żetony, specjalne płytki, wzmocnienia.
ws-coach-where-crystals = Spójrz na kryształy w swoim kociołku i na półki.
ws-coach-where-wand = Spójrz na różdżkę.
ws-coach-where-scrolls = Spójrz na wyłożone zwoje.

## What kind of move

ws-coach-sort-tile = Wybierz płytkę akcji i miejsce dla niej.
ws-coach-sort-order = Wybierz, który rodzaj akcji będzie pierwszy.
ws-coach-sort-end = Zatrzymaj się: nic więcej nie warto robić.
ws-coach-sort-ways = Połóż ładunek energii na połączeniu.
ws-coach-sort-witches = Postaw albo połóż wiedźmę.
ws-coach-sort-pentagram = Idź dalej po pentagramie.
ws-coach-sort-special = Użyj specjalnej płytki albo ją połóż.
ws-coach-sort-crystals = Przesuń kryształ albo połóż go na półce.
ws-coach-sort-wand = Przesuń sowę po różdżce.
ws-coach-sort-scrolls = Weź zwój.
ws-coach-sort-boost = Użyj wzmocnienia.
ws-coach-sort-token = Użyj żetonu magii.
ws-coach-sort-choice = Wybierz rodzaj akcji.

## Lessons, by what went wrong

ws-lesson-tile = Niewłaściwa płytka: jej symbole powinny należeć do największych grup.
ws-lesson-spot = Płytki tworzyły małe grupy: ta sama płytka gdzie indziej daje więcej akcji.
ws-lesson-order = Niewłaściwy rodzaj na początek: niech pierwsze akcje otwierają drogę drugim.
ws-lesson-waived = Przepadły akcje, które były jeszcze coś warte.
ws-lesson-bonus = Żetony, wzmocnienia lub specjalne płytki w złej chwili: najwięcej są warte w łańcuchu.
ws-lesson-ways = Zaniedbane lub źle położone połączenia: najpierw krótkie, potem te do wiedźm.
ws-lesson-witches = Wiedźmy w złym miejscu albo wcale: przynoszą żetony i punkty.
ws-lesson-pentagram = Zaniedbany pentagram: specjalne płytki służą do końca gry.
ws-lesson-crystals = Źle użyte kryształy: poza kociołkiem dają akcje i miejsce.
ws-lesson-wand = Zaniedbana różdżka: srebrne pola punktują wszystko, co masz.
ws-lesson-scrolls = Niewłaściwy zwój albo żaden: pasująca przepowiednia jest warta nawet 7 punktów.

## Where points come from

ws-coach-from-cauldron = Grupy w kociołku
ws-coach-from-crystals = Kryształy w kociołku
ws-coach-from-scrolls = Zebrane zwoje
ws-coach-from-wand = Miejsce na różdżce
ws-coach-from-pentagram = Kroki na pentagramie
ws-coach-from-witches = Wiedźmy i żetony
ws-coach-from-ways = Połączenia i energia
ws-coach-from-turns = Pozostałe tury
ws-coach-from-turn = Reszta tury
ws-coach-from-end = Punkty na koniec
