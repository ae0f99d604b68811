### Nim at its stall.

game-nim = Ним
game-nim-line = Самая древняя игра: возьми последний камень.
game-nim-option-heaps = Кучки
game-nim-option-heaps-hint = сколько в них камней
