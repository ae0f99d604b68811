### Winter Queen: the table, the questions, the log, the refusals, the scores.

-book = { $number ->
    [pl] { $case ->
        [gen] книг заклинаний
       *[nom] книги заклинаний
    }
   *[sg] { $case ->
        [gen] книги заклинаний
        [acc] книгу заклинаний
       *[nom] книга заклинаний
    }
}
count-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}

## The table

wq-pile = { FORM($county, form: "pile") }: { $books ->
    [0] книг нет
    [one] { $books } книга
    [few] { $books } книги
    [many] { $books } книг
   *[other] { $books } книги
}
wq-holder = Подставка { $holder }
wq-reach-you = вам доступна ({ $players })
wq-reach = вам недоступна ({ $players })
wq-bag = { $crystals ->
    [one] Мешочек, { $crystals } льдина:
    [few] Мешочек, { $crystals } льдины:
    [many] Мешочек, { $crystals } льдин:
   *[other] Мешочек, { $crystals } льдины:
}
wq-first = ♛
wq-points-hidden = скрыто
wq-page-empty = –
wq-status-last-stage = Мешочек пуст. До итогового подсчёта очков: { count-turns }.

## Questions and choices

wq-prompt-action = Ваш ход: поместите льдину на поле или на книгу либо используйте книгу.
    .short = Ваш ход: льдина или книга
wq-prompt-last-stage = Ваш ход: поместите льдину на поле или на книгу.
    .short = Поместите льдину
wq-prompt-pass = Сделать ничего нельзя: пасуйте.
    .short = Ходов нет: пасуйте
wq-prompt-book = Вы можете взять верхнюю { -book(case: "acc") } { FORM($county, form: "gen") }.
    .short = Можно взять книгу
wq-prompt-book-any = Вы можете взять { -book(case: "acc") } из любой провинции.
    .short = Можно взять любую книгу
wq-prompt-return = Верните одну выложенную льдину с поля в мешочек.
    .short = Верните льдину в мешочек

wq-section-crystals = Поместить льдину
wq-section-books = На свою книгу
wq-section-zone = { FORM($zone) } ({ $pages })
wq-section-domain = { FORM($zone) } (книга из любой провинции)
wq-choice-crystal = { FORM($colour, form: "f-nom") }, подставка { $holder }{ $crystals ->
    [1] , последняя: +1 очко
   *[other] { "" }
}
wq-choice-activate = Использовать: { $pages }{ $n ->
    [1] .
   *[other] {": "}{ count-vp }, затем вернуть льдину в мешочек.
}
wq-choice-skip = Не брать книгу.
wq-choice-pass = Сделать ничего нельзя: пас.
wq-page-worth = { FORM($effect) } ({ count-vp })

wq-help =
    Выберите номер или введите сам ход:
    К1-b3        красная льдина с подставки 1 на клетку b3
    К1-2L        … на левую страницу вашей книги 2
    use 2        использовать вашу книгу 2
    take З       взять верхнюю книгу зелёной провинции
    skip         не брать книгу
    back b3      вернуть льдину с клетки b3 в мешочек
    pass         когда ничего другого сделать нельзя
    К1 покажет, куда можно поместить эту льдину, b3 — что можно поместить туда.
    Буквы К З С Ж Ф можно заменять латинскими R G B Y P.
    why          сколько стоят ваши страницы и что лучше положить на пустые
    why 2L       одна страница: очки, клетки, все варианты (2:1L — у места 2)
    what К 2L    красная льдина на странице (ЗL — левая на зелёной стопке)
    what К       красная льдина на каждой клетке поля

## The log, by kind of event

wq-log-crystal-placed = { $player } помещает { FORM($colour, form: "f-acc") } льдину { FORM($zone, form: "into") } ({ $space }).
    .brief = { $player } кладёт { FORM($colour, form: "f-acc") } на { $space }
wq-log-page-charged = { $player } помещает { FORM($colour, form: "f-acc") } льдину на книгу: страница { $page }, «{ FORM($effect) }».
    .brief = { $player } кладёт { FORM($colour, form: "f-acc") }: { FORM($effect) }
wq-log-holder-emptied = { $player } забирает последнюю льдину с подставки { $holder }: { count-vp }.
    .brief = { $player } опустошает подставку { $holder }
wq-log-holder-refilled = Подставка { $holder } пополняется из мешочка: { $crystals }.
    .brief = { "" }
wq-some-crystals = { $n ->
    [one] { $n } { FORM($colour, form: "f-nom") }
    [few] { $n } { FORM($colour, form: "pl-nom") }
    [many] { $n } { FORM($colour, form: "pl-gen") }
   *[other] { $n } { FORM($colour, form: "f-gen") }
}
wq-log-last-stage-began = Мешочек пуст: начинается завершающий этап. После этого хода будет ещё { count-turns }.
    .brief = Начинается завершающий этап
wq-log-book-taken = { $player } берёт { -book(case: "acc") } { FORM($county, form: "from") }: «{ FORM($effect) }» и «{ FORM($effect2) }».
    .brief = { $player } берёт: { FORM($effect) } | { FORM($effect2) }
wq-log-book-revealed = Следующая { -book } { FORM($county, form: "gen") }: «{ FORM($effect) }» и «{ FORM($effect2) }».
    .brief = { "" }
wq-log-book-declined = { $player } не берёт { -book(case: "acc") }.
wq-log-book-spent = { $player }: книга { $book } выходит из игры вместе с льдинами.
    .brief = { "" }
wq-log-crystal-returned = { $player } возвращает { FORM($colour, form: "f-acc") } льдину с клетки { $space } в мешочек.
    .brief = { $player } возвращает { FORM($colour, form: "f-acc") } с { $space }
wq-log-turn-passed = { $player } пасует: сделать ничего нельзя.
    .brief = { $player } пасует

# Scored pages (event effect-scored), by effect.
wq-log-scored-nothing = { $player } получает { count-vp } за эффект «{ FORM($effect) }» с { FORM($colour, form: "f-gen") } льдиной.
    .brief = { $player }: { FORM($effect) }
wq-log-scored-forest_wisps = { $player } получает { count-vp } за эффект «{ FORM($effect) }» с { FORM($colour, form: "f-gen") } льдиной (рядом с { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-rose_of_the_winds = { $player } получает { count-vp } за эффект «{ FORM($effect) }» с { FORM($colour, form: "f-gen") } льдиной (от { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-border_keeper = { $player } получает { count-vp } за эффект «{ FORM($effect) }» с { FORM($colour, form: "f-gen") } льдиной (на краю: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-magical_clouds = { $player } получает { count-vp } за эффект «{ FORM($effect) }» с { FORM($colour, form: "f-gen") } льдиной (группы: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-bright_way = { $player } получает { count-vp } за эффект «{ FORM($effect) }» с { FORM($colour, form: "f-gen") } льдиной (от { $space } { FORM($direction, form: "toward") }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-northern_lights = { $player } получает { count-vp } за эффект «{ FORM($effect) }» с { FORM($colour, form: "f-gen") } льдиной (по зонам: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-polar_star = { $player } получает { count-vp } за эффект «{ FORM($effect) }» с { FORM($colour, form: "f-gen") } льдиной (пустые рядом с { $space }: { $spaces }).
    .brief = { $player }: { FORM($effect) }
wq-log-scored-arcane_knowledge = { $player } получает { count-vp } за эффект «{ FORM($effect) }» с { FORM($colour, form: "f-gen") } льдиной (свои книги и книги соперника: { $opponent }).
    .brief = { $player }: { FORM($effect) }

# Why the game is over (event game-ended), by reason.
wq-end-turns-played = Все ходы сделаны: итоговый подсчёт очков.
    .brief = Итоговый подсчёт
wq-end-crystals-gone = Последняя льдина выложена: итоговый подсчёт очков.
    .brief = Итоговый подсчёт
wq-end-everybody-passed = Все пасуют: итоговый подсчёт очков.
    .brief = Итоговый подсчёт

## Refusals, by reason

wq-refuse-pass-not-allowed = Пасовать можно, только когда ничего другого сделать нельзя.
wq-refuse-not-a-turn-action = Сейчас нужно поместить льдину или использовать книгу.
wq-refuse-pile-exhausted = В этой провинции больше нет { -book(number: "pl", case: "gen") }.
wq-refuse-pile-of-another-county = Ваша льдина лежит в другой провинции: возьмите книгу оттуда или откажитесь.
wq-refuse-book-first = Сначала решите, берёте ли вы { -book(case: "acc") }.
wq-refuse-depicted-stays = Изображённую льдину нельзя вернуть в мешочек.
wq-refuse-nothing-to-return-there = На этой клетке нет льдины.
wq-refuse-return-first = Сначала верните выложенную льдину с поля в мешочек.
wq-refuse-no-such-holder = За этим столом нет такой подставки.
wq-refuse-holder-out-of-reach = Эта подставка вам недоступна.
wq-refuse-no-such-crystal = На этой подставке нет льдины такого цвета.
wq-refuse-space-occupied = На этой клетке уже лежит льдина.
wq-refuse-no-such-book = У вас нет такой { -book(case: "gen") }.
wq-refuse-page-occupied = На этой странице уже лежит льдина.
wq-refuse-no-activation-now = Мешочек пуст: использовать книги больше нельзя.
wq-refuse-book-without-crystal = На этой книге нет ни одной льдины.

## Why? (explain a score)

wq-why-ask = Спросите о странице (why 1L; у места 2 — why 2:1L), о льдине на странице (what К 1L; на стопке — what К ЗL) или на поле (what К).
wq-why-page = { $page } { FORM($effect) } с { FORM($colour, form: "f-gen") } льдиной: сейчас { count-vp }.
wq-why-empty = { $page } { FORM($effect) } сейчас принесёт: { $colours }.
wq-why-colour = { FORM($colour, form: "f-nom") } — { count-vp }
wq-why-nothing = Сейчас на столе нет ничего, что приносит здесь очки.
wq-why-counted = Засчитано: { $spaces }.
wq-why-best = Лучший выбор: { $choice }. Засчитано: { $spaces }.
wq-why-best-opponent = Лучший выбор: { $opponent }. Засчитано: { $crystals }.
wq-why-others = Другие варианты ({ count-vp }): { $choices }.
wq-why-way = { $space } { FORM($direction, form: "short") }
wq-mark-depicted = { $page } (изображённая)
wq-what-no-pages = На ваших страницах ещё нет льдин, поэтому на поле для вас пока ничего не засчитывается.
wq-what-spaces = Ваши страницы с льдинами сейчас стоят { count-vp }; на каждой пустой клетке показано, что изменит там { FORM($colour, form: "f-nom") } льдина.

wq-ask-no-page = { $text } — не страница; попробуйте 2L, 3:2L или ЗL.
wq-ask-no-crystal = { $text } — не льдина; льдины обозначены так: { $letters }.
wq-ask-pile-empty = { $page }: { FORM($county, form: "in") } больше нет книг.
wq-ask-no-book = { $page }: книги { $book } нет.
wq-ask-no-seat = Места { $text } нет; места — от 1 до { $seats }.
wq-ask-one-page = Спросите об одной странице: why 2L.
wq-ask-what = Спросите о льдине на странице (what К 2L), о странице (what 2L) или о льдине (what К).

wq-rule-forest_wisps = Выберите льдину одного из двух цветов: 1 очко за каждую соседнюю льдину другого цвета ({ $rule }).
wq-rule-rose_of_the_winds = Выберите льдину: 1 очко за неё и за каждую льдину её цвета на шести линиях от неё ({ $rule }).
wq-rule-border_keeper = 1 очко за каждую льдину этого цвета на краю поля ({ $rule }).
wq-rule-magical_clouds = 1 очко за каждую группу этого цвета; одиночная льдина — тоже группа ({ $rule }).
wq-rule-bright_way = Выберите льдину и направление: 1 очко за каждую льдину на линии до пустой клетки или повтора цвета ({ $rule }).
wq-rule-northern_lights = 1 очко за каждую зону, где есть этот цвет: четыре провинции и королевские владения ({ $rule }).
wq-rule-polar_star = Выберите льдину: 1 очко за каждую пустую клетку рядом с ней ({ $rule }).
wq-rule-arcane_knowledge = Выберите соперника: 1 очко за каждую льдину этого цвета на ваших и его книгах, включая изображённые ({ $rule }).

## The end

wq-source-holders = Последние льдины
wq-verdict = { $winners ->
    [1] { $players } побеждает, набрав { count-vp }, и получает титул главного советника Зимней королевы.
   *[other] { $players } делят победу ({ count-vp }) и получают титул главных советников Зимней королевы.
}
