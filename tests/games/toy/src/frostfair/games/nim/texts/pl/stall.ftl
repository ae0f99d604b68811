### Nim at its stall.

game-nim = Nim
game-nim-line = Najstarsza z gier: weź ostatni kamień.
game-nim-option-heaps = Stosy
game-nim-option-heaps-hint = ile w nich kamieni
