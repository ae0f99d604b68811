### Winter Queen in the browser: the board and its explanations. What choices do and what happened is in the game's own files.

## Choosing

web-winter-queen-held = Поместите { FORM($colour, form: "f-acc") } льдину на подсвеченную клетку или страницу
    .short = Поместите { FORM($colour, form: "f-acc") } льдину
# $place is a space (b3) or a page of one's own (2L)
web-winter-queen-waiting = Выберите льдину для { $place }
# The button of the action bar; $vp is what the book would score now
web-winter-queen-activate = Использовать книгу { $book } ({ $vp } ПО)
# The same on the book itself, where there is little room
web-winter-queen-activate-short = Использовать: { $vp } ПО
web-winter-queen-take = Взять книгу
web-winter-queen-skip = Без книги
web-winter-queen-pass = Пас

## The table

web-winter-queen-map = Поле
web-winter-queen-shelf = Ваши книги заклинаний
web-winter-queen-room = { $books ->
    [one] Место ещё для { $books } книги
    [few] Место ещё для { $books } книг
    [many] Место ещё для { $books } книг
   *[other] Место ещё для { $books } книги
}
web-winter-queen-hollow = Пусто
web-winter-queen-bag = Мешочек
web-winter-queen-bag-left = { $crystals ->
    [one] В мешочке осталась { $crystals } льдина: какие цвета?
    [few] В мешочке осталось { $crystals } льдины: какие цвета?
    [many] В мешочке осталось { $crystals } льдин: какие цвета?
   *[other] В мешочке осталось { $crystals } льдины: какие цвета?
}
# Below the number itself
web-winter-queen-bag-words = { $crystals ->
    [one] льдина осталась в мешочке
    [few] льдины осталось в мешочке
    [many] льдин осталось в мешочке
   *[other] льдины осталось в мешочке
}
# The bag is empty: the last stage
web-winter-queen-turns-left = { $turns ->
    [one] пуст: остался { $turns } ход
    [few] пуст: осталось { $turns } хода
    [many] пуст: осталось { $turns } ходов
   *[other] пуст: осталось { $turns } хода
}
web-winter-queen-first = Первый игрок
web-winter-queen-books-of = { $books ->
    [0] { $player }: книг заклинаний нет
    [one] { $player }: { $books } книга заклинаний
    [few] { $player }: { $books } книги заклинаний
    [many] { $player }: { $books } книг заклинаний
   *[other] { $player }: { $books } книги заклинаний
}
web-winter-queen-no-books = Книг заклинаний пока нет.
# whose holder it is: the seats on either side
web-winter-queen-far = Между игроками: { $a }, { $b }

## Why?

web-winter-queen-ask-page = { FORM($effect) }: сколько это очков?
web-winter-queen-ask-holder = Подставка { $holder }: что на ней?
web-winter-queen-now = сейчас { $vp } ПО
# with the crystal that is held on this page
web-winter-queen-then = тогда { $vp } ПО
# the most it could be worth after this move
web-winter-queen-best = максимум { $vp }
web-winter-queen-on-the-map = На поле: сколько она принесёт после вашего хода.
web-winter-queen-show-me = Показать этот эффект
