### Winter Queen for the browser and for screen readers: who is waited for, what a choice does, the table in words.

## While somebody else decides, by kind of business

wq-wait-turn = { $player } выбирает ход.
wq-wait-take-book = { $player } может взять { -book(case: "acc") }.
wq-wait-return-crystal = { $player } выбирает льдину, которая вернётся в мешочек.

## What a choice does

wq-offer-place = Поместить { FORM($colour, form: "f-acc") } льдину с подставки { $holder } { FORM($zone, form: "into") } ({ $space }).
wq-offer-charge = Поместить { FORM($colour, form: "f-acc") } льдину с подставки { $holder } на вашу страницу { $page }.
wq-offer-activate = Использовать вашу книгу { $book }.
wq-offer-take = Взять верхнюю { -book(case: "acc") } { FORM($county, form: "gen") }.
wq-offer-return = Вернуть льдину с клетки { $space } в мешочек.

## The table in words

wq-space-empty = { $space }, { FORM($zone, form: "in") }: пусто.
wq-space-crystal = { $space }, { FORM($zone, form: "in") }: { FORM($colour, form: "f-nom") } льдина.
wq-space-depicted = { $space }, { FORM($zone, form: "in") }: изображённая { FORM($colour, form: "f-nom") } льдина.
wq-crystal-at = { FORM($colour, form: "f-nom") } на { $space }
wq-describe-zone = { $n ->
    [0] { FORM($zone) }: льдин нет
   *[other] { FORM($zone) }: { $crystals }
}{ $free ->
    [0] , пустых клеток нет.
   *[other] ; пусто: { $spaces }.
}
wq-describe-pile = Стопка { FORM($county, form: "gen") }, { $books ->
    [one] { $books } { -book }
    [few] { $books } { -book(case: "gen") }
    [many] { $books } { -book(number: "pl", case: "gen") }
   *[other] { $books } { -book(case: "gen") }
}: «{ FORM($effect) }» и «{ FORM($effect2) }».
wq-describe-pile-empty = Стопка { FORM($county, form: "gen") }: { -book(number: "pl", case: "gen") } больше нет.
wq-describe-holder = Подставка { $holder }{ $reach ->
    [you] , вам доступна
    [others] , доступна игрокам: { $players }
   *[all] { "" }
}: { $n ->
    [0] пусто.
   *[other] { $crystals }.
}
wq-describe-bag = { $n ->
    [0] Мешочек пуст.
   *[other] В мешочке: { $crystals }.
}
wq-describe-player = { $player }, { count-vp }, { $books ->
    [0] { -book(number: "pl", case: "gen") } нет.
    [one] { $books } { -book }:
    [few] { $books } { -book(case: "gen") }:
    [many] { $books } { -book(number: "pl", case: "gen") }:
   *[other] { $books } { -book(case: "gen") }:
}
wq-describe-player-sealed = { $player }, счёт скрыт, { $books ->
    [0] { -book(number: "pl", case: "gen") } нет.
    [one] { $books } { -book }:
    [few] { $books } { -book(case: "gen") }:
    [many] { $books } { -book(number: "pl", case: "gen") }:
   *[other] { $books } { -book(case: "gen") }:
}
wq-describe-page = Страница { $page }, «{ FORM($effect) }»: { FORM($colour, form: "f-nom") } льдина, сейчас { count-vp }.
wq-describe-page-empty = Страница { $page }, «{ FORM($effect) }»: льдины нет.

## Why? (numbers other than a page’s)

wq-why-holder = Кто забирает с подставки последнюю льдину, сразу получает 1 ПО; затем подставка пополняется из мешочка.
wq-why-bag = Когда из мешочка достают последнюю льдину, начинается завершающий этап и использовать книги больше нельзя.

## Why so many points, in short (the ledger)

wq-account-holders = последняя льдина с подставки { $holder }
wq-account-nothing = { FORM($colour, form: "crystal") }: ничего не засчитано
wq-account-forest_wisps = { FORM($colour, form: "crystal") }: { $n ->
    [one] { $n } соседняя
    [few] { $n } соседние
    [many] { $n } соседних
   *[other] { $n } соседних
} с { $space }
wq-account-rose_of_the_winds = { FORM($colour, form: "crystal") }: { $n } на линиях от { $space }
wq-account-border_keeper = { FORM($colour, form: "crystal") }: { $n } на краю
wq-account-magical_clouds = { FORM($colour, form: "crystal") }: { $n ->
    [one] { $n } группа
    [few] { $n } группы
    [many] { $n } групп
   *[other] { $n } групп
}
wq-account-bright_way = { FORM($colour, form: "crystal") }: { $n ->
    [one] { $n } цвет
    [few] { $n } цвета
    [many] { $n } цветов
   *[other] { $n } цветов
} на линии от { $space }
wq-account-northern_lights = { FORM($colour, form: "crystal") }: { $n ->
    [one] { $n } зона
    [few] { $n } зоны
    [many] { $n } зон
   *[other] { $n } зон
}
wq-account-polar_star = { FORM($colour, form: "crystal") }: { $n ->
    [one] { $n } пустая клетка
    [few] { $n } пустые клетки
    [many] { $n } пустых клеток
   *[other] { $n } пустых клеток
} рядом с { $space }
wq-account-arcane_knowledge = { FORM($colour, form: "crystal") }: { $n } на своих книгах и на книгах соперника: { $opponent }
wq-account-zone = { FORM($zone) }: { $space }
wq-account-page = { $player }: { $page }
wq-account-page-depicted = { $player }: { $page } (изображённая)

## The last stage

wq-stage = Завершающий этап
wq-stage-changes = Все льдины лежат на одной подставке, доступной всем, а книги больше нельзя активировать. Затем — итоговый подсчёт очков.
wq-stage-in-short = Одна подставка на всех, книги не активируются
