### The plain board: any game in words, and the accessible way to play those that are drawn.

web-plain-board = Простое поле
web-plain-drawn = Рисованное поле
web-plain-parts = Части страницы
web-plain-part-now = Сейчас
web-plain-part-table = Стол
web-plain-part-log = Журнал
web-plain-part-chat = Чат
web-plain-seats = Кто играет
web-plain-decides = ходит

## Choosing

web-plain-choices = Варианты
web-plain-find = Найти вариант
web-plain-found = { $found ->
    [0] Ничего не подходит.
    [one] Подходит { $found } вариант.
    [few] Подходят { $found } варианта.
    [many] Подходят { $found } вариантов.
   *[other] Подходят { $found } варианта.
}
web-plain-offers = { $offers ->
    [one] { $offers } вариант
    [few] { $offers } варианта
    [many] { $offers } вариантов
   *[other] { $offers } варианта
}
web-plain-points = { $points ->
    [0] 0 очков
    [one] { $gained } очко
    [few] { $gained } очка
    [many] { $gained } очков
   *[other] { $gained } очка
}
web-plain-steps = Ваш ход
web-plain-why = Почему? { $what }

## Keys

web-plain-key-digits = выбрать вариант с этим номером
web-plain-key-arrows = от варианта к варианту
web-plain-key-find = искать вариант по словам или по записи
web-plain-key-end = завершить ход
web-plain-key-escape = вернуться в настоящее; закрыть объяснение

## Telling

web-plain-tell = Что происходит? Расскажите в одной-двух фразах.
web-plain-tell-missing = { $letters ->
    [one] Ещё { $letters } буква.
    [few] Ещё { $letters } буквы.
    [many] Ещё { $letters } букв.
   *[other] Ещё { $letters } буквы.
}
web-plain-tell-enough = Достаточно.
web-plain-tell-send = Рассказать
web-plain-tell-made-up = Пусть расскажет программа
web-plain-tale = Сказка до сих пор
web-plain-tale-program = Программа
web-plain-chips = Вставить в рассказ
web-plain-text-edit = Изменить
web-plain-text-discuss = Обсудить
web-plain-text-keep = Сохранить
web-plain-text-suggest = Предложить
web-plain-text-object = Возразить
web-plain-text-ask = Попросить изменить
web-plain-text-strike = Вычеркнуть
web-plain-text-allow = Пусть останется
web-plain-text-struck = (вычеркнуто арбитром)
web-plain-text-redact = Убрать мои слова
web-plain-text-redact-title = Убрать ваши слова навсегда?
web-plain-text-redact-words = Они исчезнут для всех, и вернуть их будет нельзя. Что случилось в игре, останется.
web-plain-text-redact-keep = Оставить
web-plain-orders = Постоянные распоряжения{ $given ->
    [0] { "" }
   *[other] { " " }({ $given })
}
web-plain-orders-words = Ответы, данные заранее, чтобы вас никто не ждал. Видите их только вы.
web-plain-order = { $order ->
    [always] всегда
    [never] никогда
   *[ask] спросить меня
}
web-plain-remark-suggest = { $player } предлагает:
web-plain-remark-object = { $player } возражает:
web-plain-remark-ask = { $player } просит изменить:
web-plain-remark-allow = { $player }: пусть так и останется.
web-plain-tale-earlier = { $texts ->
    [one] Ещё { $texts } текст раньше
    [few] Ещё { $texts } текста раньше
    [many] Ещё { $texts } текстов раньше
   *[other] Ещё { $texts } текста раньше
}
