### Winter Queen at its stall: what is said before anybody sits down.

game-winter_queen = Winter Queen
game-winter_queen-line = Lay crystals, bind spells, light the map.
game-winter_queen-authors = Designed by Yuri Zhuravlev

## House rules

game-winter_queen-option-open_scores = Open scores
game-winter_queen-option-open_scores-hint = everyone sees all points

## What the guided game shows

game-winter_queen-lesson-1 = Lay a crystal and take a spell book.
game-winter_queen-lesson-2 = Bind a spell with a second crystal.
game-winter_queen-lesson-3 = Read the book aloud and see what it scores, crystal by crystal.
