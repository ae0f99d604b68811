### Names of Witchstone.

game-witchstone = Ведьмин камень
