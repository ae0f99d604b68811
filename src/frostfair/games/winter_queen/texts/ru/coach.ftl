### Winter Queen's coach: where to look, what kind of move, what a loss teaches, where points come from.

## Where to look

wq-coach-where-zone = Посмотрите { FORM($zone, form: "in") }.
wq-coach-where-book = Посмотрите на свою книгу { $book }.
wq-coach-where-take = Посмотрите на стопки книг.
wq-coach-where-return = Посмотрите на подсчитанные льдины: одна вернётся в мешочек.
wq-coach-where-all = Посмотрите на весь стол: осталось немного.

## What kind of move

wq-coach-sort-place = Поместите льдину на поле.
wq-coach-sort-charge = Поместите льдину на одну из своих страниц.
wq-coach-sort-activate = Активируйте книгу.
wq-coach-sort-take = Возьмите книгу.
wq-coach-sort-decline = Не берите книгу.
wq-coach-sort-return = Верните льдину в мешочек.
wq-coach-sort-pass = Пасуйте.

## Lessons, by what went wrong

wq-lesson-activate-early = Активация слишком рано: дайте страницам вырасти, прежде чем считать их.
wq-lesson-activate-late = Активация слишком поздно: активируйте книгу, когда её страницы заполнены, а поле их уже не улучшит.
wq-lesson-activate-other = Активирована не та книга: созрела другая.
wq-lesson-charge-early = Льдины легли на страницы слишком рано: на поле они были нужнее.
wq-lesson-charge-late = Страницы остались пустыми: льдина на странице считается до конца игры.
wq-lesson-charge-colour = Не тот цвет на странице: выбирайте тот, который на поле стоит больше всего.
wq-lesson-charge-page = Не та страница: начинайте с той, которая стоит больше всего.
wq-lesson-book-missed = Упущена книга: клетка в нужной провинции принесла бы её.
wq-lesson-book-choice = Выбрана не та книга: посмотрите, что для неё уже есть на поле.
wq-lesson-map-colour = Не тот цвет на поле: он помог другим или никому.
wq-lesson-map-space = Не та клетка на поле: посмотрите, что там считают ваши страницы.
wq-lesson-return = Возвращена не та льдина: отдавайте ту, которая не нужна вашим страницам.
wq-lesson-pass = Пас не вовремя или его отсутствие.

## Where points come from, besides the effects

wq-coach-room = Место для книг
