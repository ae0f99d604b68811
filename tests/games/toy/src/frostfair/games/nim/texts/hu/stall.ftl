### Nim at its stall.

game-nim = Nim
game-nim-line = A legrégibb játék: vedd el az utolsó követ.
game-nim-option-heaps = Kupacok
game-nim-option-heaps-hint = hány kő van bennük
