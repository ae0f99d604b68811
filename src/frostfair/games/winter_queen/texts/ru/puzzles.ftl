### Puzzles of Winter Queen: what is asked, and hints. $effect is the name of an effect, $rule the number of a rule.

## The aim, by what is done: a crystal on the map or on a page, the page's own crystal, a book activated

wq-puzzle-map = Поместите льдину на поле так, чтобы эффект «{ FORM($effect) }» стоил { $vp }
wq-puzzle-page = Поместите льдину на одну из своих страниц так, чтобы эффект «{ FORM($effect) }» стоил { $vp }
wq-puzzle-charge = Выберите льдину, с которой эффект «{ FORM($effect) }» будет стоить { $vp }
wq-puzzle-book = Активируйте книгу так, чтобы после этого эффект «{ FORM($effect) }» стоил { $vp }
wq-puzzle-map-books = Поместите льдину на поле так, чтобы ваши книги вместе стоили { $vp }
wq-puzzle-page-books = Поместите льдину на одну из своих страниц так, чтобы ваши книги вместе стоили { $vp }
wq-puzzle-take = Поместите льдину так, чтобы можно было взять книгу с эффектом «{ FORM($effect) }»

## Hints: what it counts, what counts now, where to look

wq-hint-take = Льдина в провинции позволяет взять верхнюю книгу этой провинции, а льдина на пустой плитке королевских владений — верхнюю книгу любой провинции ({ $rule }).
wq-hint-take-now = Найдите стопку, на верху которой «{ FORM($effect) }». Осталась ли в этой провинции пустая клетка?
wq-hint-books = В конце игры каждая ваша страница с льдиной приносит очки ({ $rule }).
wq-hint-books-now = Сейчас ваши книги вместе стоят { count-vp }.
wq-hint-empty-now = На странице { $page } ещё нет льдины, поэтому она ничего не стоит.
wq-hint-activate = Активируйте книгу { $book }, а потом посмотрите, какая льдина мешает.
wq-hint-look = Попробуйте { FORM($colour, form: "f-acc") } льдину { FORM($zone, form: "in") }.
wq-hint-look-page = Попробуйте { FORM($colour, form: "f-acc") } льдину на странице { $page }.

## What puzzles teach besides the effects

wq-teaches-domain = Королевские владения
wq-teaches-depicted = Изображённые льдины
wq-teaches-last_stage = Завершающий этап
