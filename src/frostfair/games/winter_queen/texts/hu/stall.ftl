### Winter Queen at its stall: what is said before anybody sits down.

game-winter_queen = Winter Queen
game-winter_queen-line = Rakj kristályt, köss varázslatot, gyújts fényt a térképen.
game-winter_queen-authors = Tervezte: Yuri Zhuravlev

## House rules

game-winter_queen-option-open_scores = Nyílt pontszámok
game-winter_queen-option-open_scores-hint = mindenki lát minden pontot

## What the guided game shows

game-winter_queen-lesson-1 = Rakj le egy kristályt, és húzz egy varázskönyvet.
game-winter_queen-lesson-2 = Köss meg egy varázslatot egy második kristállyal.
game-winter_queen-lesson-3 = Olvasd fel a könyvet, és nézd végig kristályonként, mit ér.
