### Puzzles in the browser. What is asked and the hints are in the game's own files.

web-puzzles = Задачи
web-puzzles-you = Вы
web-puzzles-rules = Правила
web-puzzles-skip = Пропустить
web-puzzles-put-back = Положить обратно
web-puzzles-next = Дальше

## Which puzzle

web-puzzles-daily = Задача дня
# $date is short, as 16 Nov; $days in a row were solved
web-puzzles-day = { $days ->
    [0] { $date }
    [1] { $date } · первый день
    [one] { $date } · { $days } день подряд
    [few] { $date } · { $days } дня подряд
    [many] { $date } · { $days } дней подряд
   *[other] { $date } · { $days } дня подряд
}
# $name is what the lessons teach
web-puzzles-lessons = Уроки: { $name }
web-puzzles-grade = { $grade ->
    [1] Лёгкая
    [2] Средняя
   *[other] Трудная
}{ $solved ->
    [yes] , решена
   *[no] { "" }
}
web-puzzles-shelf = Чему учат задачи
web-puzzles-progress = Решено: { $solved } из { $all }

## The aim

web-puzzles-aim = Задание
web-puzzles-now = Сейчас { $value }, нужно { $wanted }.
web-puzzles-try = Сделайте ход: попытка ничего не стоит.
# $place is a space (b3), a page (2L) or a book; measured = no: there is nothing to count
web-puzzles-missed = { $measured ->
    [yes] { $place }: только { $value }, этого мало.
   *[no] { $place }: не так.
} { $tries ->
    [1] Пока одна попытка.
    [one] Пока { $tries } попытка.
    [few] Пока { $tries } попытки.
    [many] Пока { $tries } попыток.
   *[other] Пока { $tries } попытки.
}
web-puzzles-solved = { $tries ->
    [1] Решено с первой попытки
    [2] Решено со второй попытки
    [3] Решено с третьей попытки
   *[other] Решено с { $tries }-й попытки
}
# $places would have solved it too; $others says how many
web-puzzles-others = { $others ->
    [0] Это было единственное верное место.
   *[other] Подошло бы и это: { $places }.
}

## Hints

web-puzzles-hints = Подсказки
web-puzzles-used = Открыто: { $used } из 4
web-puzzles-rung = { $rung ->
    [1] Что считается
    [2] Что считается сейчас
    [3] Где искать
   *[other] Все значения
}
# The same on a phone
web-puzzles-rung-short = { $rung ->
    [1] Что в счёт
    [2] Сейчас
    [3] Где
   *[other] Значения
}
web-puzzles-climb = На ступень { $rung }
web-puzzles-every-value = На поле: сколько стоил бы каждый выбор. Возьмите льдину — увидите её значения.
web-puzzles-best-values = Сколько стоил бы каждый выбор, если за ним последуют лучшие.
web-puzzles-free = Ступени ничего не стоят; день засчитывается и с ними.

## Sharing the day's puzzle: nothing of the solution

web-puzzles-share = Поделиться
web-puzzles-shared = { $game }, задача дня { $date }: { $tries ->
    [1] решена с первой попытки
   *[other] решена с { $tries }-й попытки
}{ $hints ->
    [0] , без подсказок
   *[other] , подсказок: { $hints }
} · { $days ->
    [1] первый день
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
web-puzzles-copied = Скопировано: вставьте, куда хотите.
