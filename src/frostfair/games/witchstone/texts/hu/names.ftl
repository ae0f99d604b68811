### Names of Witchstone.

game-witchstone = Witchstone
game-witchstone-about = Egy lapka, két varázslat, zuhatagnyi mágia.
