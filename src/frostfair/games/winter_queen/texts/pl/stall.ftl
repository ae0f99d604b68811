### Winter Queen at its stall: what is said before anybody sits down.

game-winter_queen = Królowa Zimy
game-winter_queen-line = Kładź kryształy, splataj zaklęcia, rozświetl mapę.
game-winter_queen-authors = Autor: Yuri Zhuravlev

## House rules

game-winter_queen-option-open_scores = Jawny wynik
game-winter_queen-option-open_scores-hint = wszyscy widzą wszystkie punkty

## What the guided game shows

game-winter_queen-lesson-1 = Połóż kryształ i weź księgę zaklęć.
game-winter_queen-lesson-2 = Spleć zaklęcie drugim kryształem.
game-winter_queen-lesson-3 = Odczytaj księgę na głos i zobacz, kryształ po krysztale, ile daje.
