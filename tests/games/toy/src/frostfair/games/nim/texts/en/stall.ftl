### Nim at its stall.

game-nim = Nim
game-nim-line = The oldest game of all: take the last stone.
game-nim-option-heaps = Heaps
game-nim-option-heaps-hint = how many stones lie in each
