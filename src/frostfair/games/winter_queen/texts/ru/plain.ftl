### Winter Queen on the plain board: the table part by part, and what follows from a choice.

## The table

wq-plain-players = Игроки
wq-plain-first = Партию начинает { $player }
wq-plain-name = Имя
wq-plain-vp = Очки
wq-plain-books = Книги
wq-plain-your-books = Ваши книги
wq-plain-books-of = Книги: { $player }
wq-plain-books-sum = { $books ->
    [0] пока ни одной
   *[other] { $books } из 3, сейчас { count-vp }
}
wq-plain-page = Страница
wq-plain-effect = Эффект
wq-plain-crystal = Льдина
wq-plain-colour = { FORM($colour, form: "f-nom") }
wq-plain-map = Поле
wq-plain-map-sum = { $spaces ->
    [0] пустых клеток нет
    [one] { $spaces } пустая клетка
    [few] { $spaces } пустые клетки
    [many] { $spaces } пустых клеток
   *[other] { $spaces } пустой клетки
}
wq-plain-zone = Область
wq-plain-crystals = Льдины
wq-plain-empty = Пустые клетки
wq-plain-depicted-at = { FORM($colour, form: "f-nom") } на { $space } (изображена)
wq-plain-holders = Подставки и мешочек
wq-plain-holder = Подставка
wq-plain-reach = Кому доступна
wq-plain-bag = Мешочек
wq-plain-bag-sum = { $crystals ->
    [0] мешочек пуст
    [one] { $crystals } льдина в мешочке
    [few] { $crystals } льдины в мешочке
    [many] { $crystals } льдин в мешочке
   *[other] { $crystals } льдины в мешочке
}
wq-plain-piles = Стопки
wq-plain-piles-sum = { $books ->
    [0] книг не осталось
    [one] { $books } книга
    [few] { $books } книги
    [many] { $books } книг
   *[other] { $books } книги
}
wq-plain-county = Провинция
wq-plain-top = Верхняя книга

## Choices

wq-plain-activate = Использовать книгу
wq-plain-take = Взять книгу
wq-plain-return = Вернуть льдину в мешочек
wq-plain-leave = Ничего не делать
wq-plain-pass = Пас
wq-plain-space = { $space }, { FORM($zone) }
wq-plain-own-page = Страница { $page }, «{ FORM($effect) }»
wq-plain-own-book = Книга { $book }
wq-plain-any-book = затем книга из любой провинции
wq-plain-book = затем можно взять книгу: { $pages }
wq-plain-change = страница { $page }, очки: { $before } → { $after }
