### Witchstone at its stall: what is said before anybody sits down.

game-witchstone = Ведьмин камень
game-witchstone-line = Одна плитка, два заклинания, каскад магии.
game-witchstone-authors = Авторы: Райнер Книция и Мартино Кьяккьера

## House rules

game-witchstone-option-hidden_scrolls = Свёрнутые свитки
game-witchstone-option-hidden_scrolls-hint = чужие свитки на экране свёрнуты
game-witchstone-option-handicap1 = Гандикап, место 1
game-witchstone-option-handicap1-hint = 11 плиток и меньший выбор
game-witchstone-option-handicap1-0 = нет
game-witchstone-option-handicap1-1 = тяжёлый
game-witchstone-option-handicap1-2 = средний
game-witchstone-option-handicap1-3 = лёгкий
game-witchstone-option-handicap2 = Гандикап, место 2
game-witchstone-option-handicap2-hint = 11 плиток и меньший выбор
game-witchstone-option-handicap2-0 = нет
game-witchstone-option-handicap2-1 = тяжёлый
game-witchstone-option-handicap2-2 = средний
game-witchstone-option-handicap2-3 = лёгкий
game-witchstone-option-handicap3 = Гандикап, место 3
game-witchstone-option-handicap3-hint = 11 плиток и меньший выбор
game-witchstone-option-handicap3-0 = нет
game-witchstone-option-handicap3-1 = тяжёлый
game-witchstone-option-handicap3-2 = средний
game-witchstone-option-handicap3-3 = лёгкий
game-witchstone-option-handicap4 = Гандикап, место 4
game-witchstone-option-handicap4-hint = 11 плиток и меньший выбор
game-witchstone-option-handicap4-0 = нет
game-witchstone-option-handicap4-1 = тяжёлый
game-witchstone-option-handicap4-2 = средний
game-witchstone-option-handicap4-3 = лёгкий

## What the guided game shows

game-witchstone-lesson-1 = Положите плитку заклинаний в котёл и сосчитайте её группы.
game-witchstone-lesson-2 = Стройте связи и отправляйте ведьм по хрустальному шару.
game-witchstone-lesson-3 = Пусть одно действие приносит другое; узнайте, что даст конец игры.
