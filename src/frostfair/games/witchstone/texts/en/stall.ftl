### Witchstone at its stall: what is said before anybody sits down.

game-witchstone = Witchstone
game-witchstone-line = One tile, two spells, a cascade of magic.
game-witchstone-authors = Designed by Reiner Knizia and Martino Chiacchiera

## House rules

game-witchstone-option-hidden_scrolls = Folded scrolls
game-witchstone-option-hidden_scrolls-hint = scrolls of others are folded away on the screen
game-witchstone-option-handicap1 = Handicap of seat 1
game-witchstone-option-handicap1-hint = with 11 tiles, and fewer of them to choose from
game-witchstone-option-handicap1-0 = none
game-witchstone-option-handicap1-1 = hard
game-witchstone-option-handicap1-2 = middle
game-witchstone-option-handicap1-3 = easy
game-witchstone-option-handicap2 = Handicap of seat 2
game-witchstone-option-handicap2-hint = with 11 tiles, and fewer of them to choose from
game-witchstone-option-handicap2-0 = none
game-witchstone-option-handicap2-1 = hard
game-witchstone-option-handicap2-2 = middle
game-witchstone-option-handicap2-3 = easy
game-witchstone-option-handicap3 = Handicap of seat 3
game-witchstone-option-handicap3-hint = with 11 tiles, and fewer of them to choose from
game-witchstone-option-handicap3-0 = none
game-witchstone-option-handicap3-1 = hard
game-witchstone-option-handicap3-2 = middle
game-witchstone-option-handicap3-3 = easy
game-witchstone-option-handicap4 = Handicap of seat 4
game-witchstone-option-handicap4-hint = with 11 tiles, and fewer of them to choose from
game-witchstone-option-handicap4-0 = none
game-witchstone-option-handicap4-1 = hard
game-witchstone-option-handicap4-2 = middle
game-witchstone-option-handicap4-3 = easy

## What the guided game shows

game-witchstone-lesson-1 = Lay a spell tile in your cauldron and count its groups.
game-witchstone-lesson-2 = Build connections and send witches through the crystal ball.
game-witchstone-lesson-3 = Let one action bring the next, and see what the end will score.
