### The tale as a book.

wt-book-title = Зимоградская сказка
wt-book-tellers = Рассказывали { $tellers }.
wt-book-remembered = Что запомнилось
wt-book-prologue = Пролог
wt-book-epilogue = Эпилог
wt-book-chapter = Глава { $number }
wt-book-result = { $outcome ->
    [success] задание выполнено
    [failure] задание провалено
    [forgotten] задание провалено: воспоминание с закладкой так и не прозвучало
   *[tie] не победил никто
}
wt-book-memory = Запомнилось: { $memory }
wt-book-aim = Тайная цель достигнута: { $aim }
wt-book-aim-rescue = Ночь, когда вернули своего
wt-book-aim-rebels = Солдат в сетях
wt-book-aim-connection = Путь, которого никто не знал
wt-book-aim-bounty = Цена за повстанца
wt-book-aim-spy = Что записал шпион
wt-book-aim-attack = Облава
wt-book-aim-garrison = Сапоги на каждом углу
wt-book-covered = накрыто более поздним воспоминанием
wt-book-both = { $one } и { $two }
wt-book-struck = (вычеркнуто арбитром)
wt-book-forgotten = нечто, чему никто не нашёл имени
wt-book-unfinished = (Сказка ещё не окончена.)
wt-book-ending = { $winner ->
    [writer] Сказка принадлежит Писателю.
    [spring] Сказка принадлежит Весне.
   *[winter] Сказка принадлежит Зиме.
}
wt-book-quoted = «{ $name }»
wt-book-entry = { $memory } — { $where }
wt-book-count = ☀ { $spring }:{ $winter } ❄ — { $result }
wt-book-named = { $one } и { $two }
wt-book-capitals = first
wt-book-cast = Действующие лица
wt-book-map = Зимоград и пути героев
wt-book-contents = Содержание
wt-book-votes = Что решили за столом
wt-book-the-end = Конец
wt-book-so-far = Сказка до сих пор
wt-book-colophon = Об этой книге
wt-book-nth = Воспоминание { $number }
wt-book-since = Что было дальше
wt-book-told-by = рассказывают: { $tellers }
wt-book-played-by = { $player } ({ $side })
wt-book-cover-alt = Обложка: { $title }
wt-book-kept-for = { $side ->
    [spring] Его хранит Весна.
    [winter] Его хранит Зима.
   *[neutral] Оно ничьё.
}
wt-book-vote = { $matter ->
    [arbiter] За сказкой следит { $player }.
   *[bookmark] { $outcome ->
        [accepted] { $player }: отсылка к воспоминанию принята.
       *[refused] { $player }: отсылка к воспоминанию не принята.
    }
    [relocation] { $outcome ->
        [accepted] { $player }: решение, куда увести побеждённого повстанца, принято.
       *[refused] { $player }: решение, куда увести побеждённого повстанца, не принято.
    }
    [artifact] { $outcome ->
        [accepted] { $player }: передача артефакта принята.
       *[refused] { $player }: передача артефакта не принята.
    }
    [return] { $outcome ->
        [accepted] { $player }: место возвращения принято.
       *[refused] { $player }: место возвращения не принято.
    }
    [objective] { $outcome ->
        [accepted] { $player }: рассказ о тайной цели принят.
       *[refused] { $player }: рассказ о тайной цели не принят.
    }
}
wt-book-colophon-words = Слова принадлежат тем, кто их рассказал.
wt-book-colophon-game = «Зимние сказки» — игра Jocularis и Маттео Сантуса. Эту книгу сделали люди, которые её любят; с авторами и издателями они не связаны.
wt-book-colophon-pictures = Рисунки карт, персонажей и заданий: авторы game-icons.net, лицензия CC BY 3.0 (creativecommons.org/licenses/by/3.0). Город и обложка: Frostfair.
wt-book-colophon-fonts = Шрифты: Alegreya (Хуан Пабло дель Пераль), Kurale (Эдуардо Тунни) и Ruslan Display (Олег Снарский, Денис Машаров и Владимир Рабду), все под лицензией SIL Open Font License 1.1.
wt-book-colophon-made = Сделано во Frostfair.
