### Names of Witchstone.

game-witchstone = Witchstone
