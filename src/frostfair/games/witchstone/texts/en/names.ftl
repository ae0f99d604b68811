### Names of Witchstone.

game-witchstone = Witchstone
game-witchstone-about = One tile, two spells, a cascade of magic.
