### Names of Witchstone.

game-witchstone = Wiedźmia Skała
