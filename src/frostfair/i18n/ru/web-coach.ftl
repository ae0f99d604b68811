### The coach in the browser

web-coach = Тренер
web-coach-hint = Подсказка
web-coach-thinking = Тренер думает …
web-coach-free = Подсказка ничего не стоит, но в конце игры будет видно, что они были.
web-coach-rung = { $rung ->
    [2] Какого рода ход?
    [3] Какой ход?
   *[other] Почему?
}
web-coach-consent = Для подсказок нужно согласие всех: { $players }.
web-coach-ask = Спросить
web-coach-request = Просьба о подсказках
web-coach-you-ask = Вы спросили, можно ли всем пользоваться подсказками в этой игре.
web-coach-asks = { $player } спрашивает, можно ли всем пользоваться подсказками в этой игре.
web-coach-review = Разбор с тренером
web-coach-curve = Ваш шанс на победу, решение за решением
web-coach-turn = { $at ->
    [0] { $all ->
        [one] { $all } переломный момент
        [few] { $all } переломных момента
        [many] { $all } переломных моментов
       *[other] { $all } переломного момента
    }
   *[other] Переломный момент { $at } из { $all }
}
web-coach-turn-before = Предыдущий переломный момент
web-coach-turn-after = Следующий переломный момент
web-coach-turn-found = Переломный момент, ход { $at }: точно подмечено, { $by }
web-coach-turn-lost = Переломный момент, ход { $at }: потеря, { $by }
web-coach-elsewhere = Здесь вам нечего было решать.
web-coach-expected = Ожидаемый результат
web-coach-made = Сыграно
web-coach-best = Лучше
web-coach-more = Лучший ход приносит больше или меньше
web-coach-lessons = { $n ->
    [1] Урок этой игры
    [2] Два урока этой игры
   *[other] Три урока этой игры
}
web-coach-show = Ход { $at }
web-coach-puzzle = Задачи об этом
web-coach-lesson = Обучающая игра
web-coach-what-if = Что, если: играть отсюда дальше
web-coach-what-if-about = Откроется стол против ботов с той же удачей; эта игра останется как есть.
web-coach-share = Поделиться разбором
web-coach-share-about = Если так решат все игроки, его прочтёт каждый, у кого есть ссылка.
web-coach-working = Тренер смотрит ваши решения: { $done } из { $all }.
web-coach-gave-up = Тренер не смог закончить этот разбор.
web-coach-again = Ещё раз
