### Names of Witchstone.

game-witchstone = Ведьмин камень
game-witchstone-about = Одна плитка, два заклинания, каскад магии.
