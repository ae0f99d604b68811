### Witchstone's coach: where to look, what kind of move, what a loss teaches, where points come from.

## Where to look

ws-coach-where-cauldron = Посмотрите на руку и на свой котёл.
ws-coach-where-tile = Посмотрите на два символа, которые только что легли.
ws-coach-where-turn = Посмотрите, что осталось от вашего хода.
ws-coach-where-ball = Посмотрите на хрустальный шар.
ws-coach-where-pentagram = Посмотрите на пентаграмму.
ws-coach-where-held = Посмотрите, что у вас есть: жетоны, особые плитки, усиления.
ws-coach-where-crystals = Посмотрите на кристаллы в своём котле и на полки.
ws-coach-where-wand = Посмотрите на волшебную палочку.
ws-coach-where-scrolls = Посмотрите на выложенные свитки.

## What kind of move

ws-coach-sort-tile = Выберите плитку заклинаний и место для неё.
ws-coach-sort-order = Выберите, какие действия будут первыми.
ws-coach-sort-end = Остановитесь: больше ничего делать не стоит.
ws-coach-sort-ways = Положите заряд энергии на связь.
ws-coach-sort-witches = Поставьте или положите ведьму.
ws-coach-sort-pentagram = Идите дальше по пентаграмме.
ws-coach-sort-special = Используйте или положите особую плитку.
ws-coach-sort-crystals = Передвиньте кристалл или поставьте его на полку.
ws-coach-sort-wand = Передвиньте сову по палочке.
ws-coach-sort-scrolls = Возьмите свиток.
ws-coach-sort-boost = Используйте усиление.
ws-coach-sort-token = Используйте жетон магии.
ws-coach-sort-choice = Выберите вид действий.

## Lessons, by what went wrong

ws-lesson-tile = Сыграна не та плитка: её символы должны попадать в самые большие группы.
ws-lesson-spot = Плитки ложились в малые группы: та же плитка в другом месте даёт больше действий.
ws-lesson-order = Не те действия в начале: пусть первые открывают дорогу вторым.
ws-lesson-waived = Пропали действия, которые ещё чего-то стоили.
ws-lesson-bonus = Жетоны, усиления или особые плитки не вовремя: дороже всего они в цепочке.
ws-lesson-ways = Связи заброшены или положены не там: сначала короткие, потом те, что ведут к ведьмам.
ws-lesson-witches = Ведьмы поставлены не там или нигде: они приносят жетоны и очки.
ws-lesson-pentagram = Пентаграмма заброшена: особые плитки служат до конца игры.
ws-lesson-crystals = Кристаллы использованы плохо: вне котла они дают действия и место.
ws-lesson-wand = Палочка заброшена: серебряные клетки считают всё, что у вас есть.
ws-lesson-scrolls = Взят не тот свиток или никакой: подходящее пророчество стоит до 7 очков.

## Where points come from

ws-coach-from-cauldron = Группы в котле
ws-coach-from-crystals = Кристаллы в котле
ws-coach-from-scrolls = Собранные свитки
ws-coach-from-wand = Место на палочке
ws-coach-from-pentagram = Шаги по пентаграмме
ws-coach-from-witches = Ведьмы и жетоны
ws-coach-from-ways = Связи и энергия
ws-coach-from-turns = Оставшиеся ходы
ws-coach-from-turn = Остаток хода
ws-coach-from-end = Очки в конце
