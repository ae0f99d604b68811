### Names of Witchstone.

game-witchstone = Wiedźmia Skała
game-witchstone-about = Jedna płytka, dwa zaklęcia, kaskada magii.
