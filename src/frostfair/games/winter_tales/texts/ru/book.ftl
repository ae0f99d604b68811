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
