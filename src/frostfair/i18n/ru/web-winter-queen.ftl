### Winter Queen in the browser: the board and its explanations. What choices do and what happened is in the game's own files.

## Choosing

web-winter-queen-held = Поместите { FORM($colour, form: "f-acc") } льдину на подсвеченную клетку или страницу
# $place is a space (b3) or a page of one's own (2L)
web-winter-queen-waiting = Выберите льдину для { $place }
web-winter-queen-put-back = Положить обратно
# The button of the action bar; $vp is what the book would score now
web-winter-queen-activate = Использовать книгу { $book } ({ $vp } ПО)
# The same on the book itself, where there is little room
web-winter-queen-activate-short = Использовать: { $vp } ПО
web-winter-queen-take = Взять книгу
web-winter-queen-skip = Без книги
web-winter-queen-pass = Пас
web-winter-queen-undo = Отменить
web-winter-queen-end-turn = Завершить ход

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
web-winter-queen-first = Первый игрок
web-winter-queen-books-of = { $books ->
    [0] { $player }: книг заклинаний нет
    [one] { $player }: { $books } книга заклинаний
    [few] { $player }: { $books } книги заклинаний
    [many] { $player }: { $books } книг заклинаний
   *[other] { $player }: { $books } книги заклинаний
}
web-winter-queen-no-books = Книг заклинаний пока нет.

## Why?

web-winter-queen-why = За что? { $title }
web-winter-queen-ask-page = { FORM($effect) }: сколько это очков?
web-winter-queen-now = сейчас { $vp } ПО
web-winter-queen-on-the-map = На поле: сколько она принесёт после вашего хода.
web-winter-queen-why-holder = { $players ->
    [2] Оба игрока могут брать льдины с любой подставки.
   *[other] Подставка стоит между двумя соседями: только они могут брать с неё льдины. У ваших золотая кайма.
}
web-winter-queen-why-last = { $crystals ->
    [1] Кто заберёт её последнюю льдину, получит 1 ПО; затем подставка пополнится из мешочка.
    [one] На ней ещё { $crystals } льдина. Кто заберёт последнюю, получит 1 ПО; затем подставка пополнится из мешочка.
    [few] На ней ещё { $crystals } льдины. Кто заберёт последнюю, получит 1 ПО; затем подставка пополнится из мешочка.
    [many] На ней ещё { $crystals } льдин. Кто заберёт последнюю, получит 1 ПО; затем подставка пополнится из мешочка.
   *[other] На ней ещё { $crystals } льдины. Кто заберёт последнюю, получит 1 ПО; затем подставка пополнится из мешочка.
}
web-winter-queen-why-bag = Это ещё предстоит достать, в порядке, которого не знает никто:
web-winter-queen-why-points = Очки приносят использованные книги и последние льдины подставок; книги, оставшиеся на полке, считаются в конце.
