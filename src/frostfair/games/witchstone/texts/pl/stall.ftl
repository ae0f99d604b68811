### Witchstone at its stall: what is said before anybody sits down.

game-witchstone = Wiedźmia Skała
game-witchstone-line = Jedna płytka, dwa zaklęcia, kaskada magii.
game-witchstone-authors = Autorzy: Reiner Knizia i Martino Chiacchiera

## House rules

game-witchstone-option-hidden_scrolls = Zwinięte zwoje
game-witchstone-option-hidden_scrolls-hint = cudze zwoje są na ekranie zwinięte
game-witchstone-option-handicap1 = Utrudnienie, miejsce 1
game-witchstone-option-handicap1-hint = 11 płytek i mniejszy wybór
game-witchstone-option-handicap1-0 = brak
game-witchstone-option-handicap1-1 = trudne
game-witchstone-option-handicap1-2 = średnie
game-witchstone-option-handicap1-3 = łatwe
game-witchstone-option-handicap2 = Utrudnienie, miejsce 2
game-witchstone-option-handicap2-hint = 11 płytek i mniejszy wybór
game-witchstone-option-handicap2-0 = brak
game-witchstone-option-handicap2-1 = trudne
game-witchstone-option-handicap2-2 = średnie
game-witchstone-option-handicap2-3 = łatwe
game-witchstone-option-handicap3 = Utrudnienie, miejsce 3
game-witchstone-option-handicap3-hint = 11 płytek i mniejszy wybór
game-witchstone-option-handicap3-0 = brak
game-witchstone-option-handicap3-1 = trudne
game-witchstone-option-handicap3-2 = średnie
game-witchstone-option-handicap3-3 = łatwe
game-witchstone-option-handicap4 = Utrudnienie, miejsce 4
game-witchstone-option-handicap4-hint = 11 płytek i mniejszy wybór
game-witchstone-option-handicap4-0 = brak
game-witchstone-option-handicap4-1 = trudne
game-witchstone-option-handicap4-2 = średnie
game-witchstone-option-handicap4-3 = łatwe

## What the guided game shows

game-witchstone-lesson-1 = Połóż płytkę akcji w kociołku i policz jej grupy.
game-witchstone-lesson-2 = Buduj połączenia i wysyłaj wiedźmy po kryształowej kuli.
game-witchstone-lesson-3 = Niech jedna akcja przyniesie następną; zobacz, co da koniec gry.
