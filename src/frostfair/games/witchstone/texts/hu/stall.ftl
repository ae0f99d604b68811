### Witchstone at its stall: what is said before anybody sits down.

game-witchstone = Witchstone
game-witchstone-line = Egy lapka, két varázslat, zuhatagnyi mágia.
game-witchstone-authors = Tervezte: Reiner Knizia és Martino Chiacchiera

## House rules

game-witchstone-option-hidden_scrolls = Összehajtott tekercsek
game-witchstone-option-hidden_scrolls-hint = mások tekercsei összehajtva látszanak
game-witchstone-option-handicap1 = Hátrány az 1. helyen
game-witchstone-option-handicap1-hint = 11 lapkával, és kevesebből választva
game-witchstone-option-handicap1-0 = nincs
game-witchstone-option-handicap1-1 = nehéz
game-witchstone-option-handicap1-2 = közepes
game-witchstone-option-handicap1-3 = könnyű
game-witchstone-option-handicap2 = Hátrány a 2. helyen
game-witchstone-option-handicap2-hint = 11 lapkával, és kevesebből választva
game-witchstone-option-handicap2-0 = nincs
game-witchstone-option-handicap2-1 = nehéz
game-witchstone-option-handicap2-2 = közepes
game-witchstone-option-handicap2-3 = könnyű
game-witchstone-option-handicap3 = Hátrány a 3. helyen
game-witchstone-option-handicap3-hint = 11 lapkával, és kevesebből választva
game-witchstone-option-handicap3-0 = nincs
game-witchstone-option-handicap3-1 = nehéz
game-witchstone-option-handicap3-2 = közepes
game-witchstone-option-handicap3-3 = könnyű
game-witchstone-option-handicap4 = Hátrány a 4. helyen
game-witchstone-option-handicap4-hint = 11 lapkával, és kevesebből választva
game-witchstone-option-handicap4-0 = nincs
game-witchstone-option-handicap4-1 = nehéz
game-witchstone-option-handicap4-2 = közepes
game-witchstone-option-handicap4-3 = könnyű

## What the guided game shows

game-witchstone-lesson-1 = Rakj varázslatlapkát az üstödbe, és számold a csoportjait.
game-witchstone-lesson-2 = Építs összeköttetéseket, és küldj boszorkányokat a kristálygömbben.
game-witchstone-lesson-3 = Hagyd, hogy egyik akció a másikat hozza, és lásd, mit ér a játék vége.
