### Winter Queen at its stall: what is said before anybody sits down.

game-winter_queen = Зимняя королева
game-winter_queen-line = Выкладывайте льдины, сплетайте чары, зажигайте поле.
game-winter_queen-authors = Автор: Юрий Журавлёв

## House rules

game-winter_queen-option-open_scores = Открытый счёт
game-winter_queen-option-open_scores-hint = все видят все очки

## What the guided game shows

game-winter_queen-lesson-1 = Выложите льдину и возьмите книгу заклинаний.
game-winter_queen-lesson-2 = Скрепите заклинание второй льдиной.
game-winter_queen-lesson-3 = Прочтите книгу вслух и посмотрите, льдина за льдиной, что она приносит.
