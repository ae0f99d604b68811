### The terminal, whatever the game.

badge-vp = { $vp } ПО
player = Игрок
bot-greedy = Жадный бот
bot-novice = Бот-новичок
bot-adept = Бот-знаток
bot-master = Бот-мастер
bot-queen = Бот-королева
bot-random = Случайный бот

## At the prompt

prompt = { $player }>{ " " }
prompt-undo = (undo отменяет ваш последний шаг.)
choice-end = Завершить ход.
choice-undo = Отменить последний шаг.
menu-enter = Enter выбирает { $text }.
menu-number = Номера — от 1 до { $most }; Enter снова покажет стол.
news-above = ↑ над столом ещё { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
}.
menu-back = back: снова все варианты.
answer-back = Enter снова покажет ваши варианты.
hint = Ход жадного бота: { $text } — { $label }.
hint-end-turn = Решать больше нечего: завершите ход.
save-where = Укажите, куда: save ФАЙЛ
saved = Сохранено: { $path }.
menu-nothing = { $text }: сейчас так сходить нельзя. Выберите номер, введите ход или help.
help =
    Начало хода сужает список, Tab дополняет. Если вариант один, Enter
    выбирает его, иначе снова показывает стол.
    back         снова все варианты, после первого шага выбора
    undo         отменить последний шаг, пока не открылось ничего нового
    end          завершить ход
    why          объяснить очки
    what         сколько что-нибудь принесёт
    rules 8.5    правило по номеру; rules 8 — глава; rules — содержание
    hint         как сходил бы жадный бот
    log          всё, что произошло
    save ФАЙЛ    записать копию (партия и так сохраняется после каждого решения)
    quit         выйти; позже можно продолжить

## Refusals of the kernel, by reason

refuse-no-turn-to-end = Сейчас нет хода, который можно завершить.
refuse-end-turn-first = Сначала завершите или отмените ход.
refuse-game-over = Партия окончена.
refuse-not-your-decision = Сейчас не ваш ход.

## Keeping, leaving, the end

not-kept = Партия больше не сохраняется: { $reason }. Воспользуйтесь командой save ФАЙЛ.
farewell = Партия сохранена. Продолжить: frostfair play --resume { $file }
farewell-not-kept = Партия нигде не сохранена.
seed-from-word = Зерно — это SHA-256 от «{ $word }»: { $seed }
closing-last = Последний ход и итоговый подсчёт очков:
closing-sources = Очки по источникам
closing-parts = Очки по раундам
closing-total = Всего
luck-seed = Зерно { $seed }, слова: { $words }
luck-commitment = Отпечаток (SHA-256 зерна): { $commitment }
luck-verify = Проверить всё, что выпало: frostfair verify { $file }

## Other commands

rules-more = Одно правило: frostfair rules { $game } 8.5, глава: frostfair rules { $game } 8, слово: --search СЛОВО
rules-none = { $game }: правила { $asked } нет
rules-no-word = { $game }: ни в одном правиле нет { $word }
games-line = { $id }: { $title }, игроков: { $seats }
games-options = Параметры: { $options }
games-commands = В терминале: { $commands }
games-browser = Только в браузере.
bots-line = { $bot }: { $how }
replay-prompt = Запись { $at } из { $last } (Enter — дальше, b — назад, число — туда, q — выйти)>{ " " }

## Where people tell, and where hands are secret
curtain = К клавиатуре садится { $player }. Потом нажмите Enter.{ " " }
telling-now = Расскажите: { $about }
telling-chip = { "  " }{ $n } [{ $name }] { $wanted }
telling-wanted = — должно прозвучать
telling-how = { $chips ->
    [0] Пишите сколько угодно строк; пустая строка завершает рассказ.
   *[other] Пишите сколько угодно строк; пустая строка завершает рассказ. Название или номер в [скобках] вставляет то, что обозначает.
}
telling-may-skip = { $skip ->
    [yes] skip — строку напишет программа. help — подробнее.
    [optional] Просто Enter — строку напишет программа. help — подробнее.
   *[no] help — подробнее.
}
telling-prompt = { $player } рассказывает>{ " " }
telling-more = … { $player }>{ " " }
telling-missing = Ещё не прозвучало: { $chips }. Допишите строку или нажмите Enter ещё раз, чтобы оставить так.
telling-too-short = Напишите чуть больше: хотя бы { $shortest ->
    [one] { $shortest } букву
    [few] { $shortest } буквы
    [many] { $shortest } букв
   *[other] { $shortest } буквы
}.
telling-no-skip = За этим столом каждый рассказывает своими словами.
telling-help =
    Введите свою часть истории, одну или несколько строк; пустая строка — конец.
    { "[" }Ключ] или [1]  вставляет карту, воспоминание, задание или место;
                  карта, названная просто по имени, найдётся сама
    skip          строку напишет программа
    again         начать эту часть заново
    ideas         с чего начать
    tale          история до этого места
    undo          отменить шаг, о котором вы рассказываете
    quit          выйти; позже можно продолжить
telling-unheard = Вы написали: { $words }
telling-begun = Вы начали: { $words } Продолжайте или наберите again.
closing-tale = Сказка записана: { $path }
telling-nothing-to-change = У вас нет слов, которые ещё можно изменить.
tale-printed = Книга напечатана: { $path }
