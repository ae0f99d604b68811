### The browser client: all pages but the table.

## The bar

web-pages-nav = Страницы
web-pages-nav-home = Frostfair, на главную
web-pages-nav-tables = Столы
web-pages-nav-rules = Правила
web-pages-nav-learn = Обучение
web-pages-nav-about = О ярмарке
web-pages-nav-settings = Настройки
web-pages-nav-sign-in = Войти

## Home

web-pages-lead = Река замёрзла. Три зимние игры, ваши друзья и фонарь, при котором играют.
web-pages-play-now = Играть
web-pages-make = Новый стол
web-pages-code-join = Присоединиться
web-pages-code-example = K7M2QX
web-pages-code-go = Присоединиться по этому коду
web-pages-games = Игры
web-pages-since = Пока вас не было
# what a move of somebody brought them
web-pages-since-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
    [many] +{ $points } очков
   *[other] +{ $points } очка
}
web-pages-since-more = { $tables ->
    [one] Ещё { $tables } стол
    [few] Ещё { $tables } стола
    [many] Ещё { $tables } столов
   *[other] Ещё { $tables } стола
}
web-pages-new-here = Впервые на ярмарке?
web-pages-new-here-words = { $game }: пять минут — и вы умеете играть. Вы ходите, мы держим фонарь.
web-pages-new-here-learn = Покажите, как играть
web-pages-first-time = Вы уже играли в «Зимнюю королеву»?
web-pages-first-time-words = Партия с подсказками занимает минут пять, и все ходы делаете вы. Или садитесь и разбирайтесь: светится только то, что можно выбрать.
web-pages-first-time-play = Сразу играть
web-pages-first-time-learn = Сначала покажите
web-pages-booth-seats = { $least }–{ $most }
web-pages-booth-time = { $hours ->
    [0] { $minutes } мин
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
web-pages-booth-tables = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}
web-pages-booth-rules = Читать правила

## My tables

web-pages-mine-with = { $game } — { $names }
web-pages-mine-your-turn = Ваш ход
web-pages-mine-waiting = Ожидаем хода: { $names }
web-pages-mine-playing = Партия идёт
web-pages-mine-open = { $free ->
    [0] Все на месте
    [one] { $free } свободное место
    [few] { $free } свободных места
    [many] { $free } свободных мест
   *[other] { $free } свободного места
}
web-pages-mine-won = Ваша победа
web-pages-mine-shared = Победа на всех: { $names }
web-pages-mine-lost = Победа: { $names }
web-pages-mine-unfinished = Партия прервана

## The lobby

web-pages-lobby = Столы
web-pages-lobby-open = Открыты для всех
web-pages-lobby-mine = Мои столы
web-pages-lobby-filter = Какая игра
web-pages-lobby-all = Все игры
web-pages-lobby-seats = Места
web-pages-lobby-how = { $status ->
    [open] { $free ->
        [0] Все на месте
        [one] { $free } свободное место
        [few] { $free } свободных места
        [many] { $free } свободных мест
       *[other] { $free } свободного места
    }
   *[other] Партия идёт
} · { $pace }
web-pages-lobby-empty = Сегодня на льду тихо.
web-pages-lobby-empty-words = Ни один фонарь ещё не горит. Откройте стол, который видят все, — вдруг кто-нибудь подсядет.
web-pages-lobby-empty-do = Зажечь первый
web-pages-watch = Смотреть

## Making a table

web-pages-making-game = Игра
web-pages-making-seats = Игроков: { $least }–{ $most }
web-pages-making-invite = Открыть стол и пригласить
web-pages-start = Зажечь фонари и начать
web-pages-who = Кто играет?
web-pages-who-name = { $who ->
    [bots] Боты
    [friends] Друзья
   *[here] Один экран
}
web-pages-who-hint = { $who ->
    [bots] прямо сейчас
    [friends] по ссылке
   *[here] сидя рядом
}
web-pages-how-many = Сколько игроков?
web-pages-pace = Темп
web-pages-pace-name = { $name ->
    [none] Свободный
    [quick] Быстрый
    [easy] Спокойный
   *[letter] По переписке
}
web-pages-pace-none = без часов
web-pages-pace-live = { $minutes } мин + { $seconds } с
web-pages-pace-turns = { $hours ->
    [24] один ход в день
    [one] { $hours } час на ход
    [few] { $hours } часа на ход
    [many] { $hours } часов на ход
   *[other] { $hours } часа на ход
}
web-pages-house-rules = Домашние правила
web-pages-option = { $name ->
    [first] Кто начинает
   *[other] { $name }
}
web-pages-option-hint = { $hint } ({ $rule })
web-pages-option-value = { $kind ->
    [number] { $name ->
        [first] место { $value }
       *[other] { $value }
    }
   *[other] { $value ->
        [random] решает случай
        [true] да
        [false] нет
       *[other] { $value }
    }
}
web-pages-asks = Спрашивать перед концом хода
web-pages-asks-hint = до этого последний шаг можно отменить
web-pages-listed = Присоединиться может каждый
web-pages-listed-hint = стол виден в списке; иначе его найдут только те, у кого есть ссылка
web-pages-seat-you = Вы
web-pages-seat-host = вы · хозяин стола
web-pages-seat-here = Рядом с вами
web-pages-seat-who = Кто сидит на месте { $seat }
web-pages-seat-name = Имя на месте { $seat }
web-pages-seat-friend = Кто-то из друзей, по ссылке
web-pages-seat-beside = Кто-то за этим экраном
web-pages-seat-bot = Бот: { $level }, { $strength }
web-pages-seat-about = { $who ->
    [bot] бот · { $level }
    [me] { $host ->
        [yes] вы · хозяин стола
       *[no] вы
    }
    [beside] за этим экраном
   *[other] { $host ->
        [yes] хозяин стола
       *[no] на месте
    }
}
web-pages-seat-take = Сесть сюда
web-pages-seat-add-bot = Посадить бота
web-pages-seat-no-bot = Убрать бота
web-pages-seat-kick = Попросить уйти

## Before the start

web-pages-waiting-title = { $game }: перед началом
web-pages-waiting-facts = Об этом столе
web-pages-waiting-free = { $free ->
    [0] Все на месте.
    [one] Ждём: { $free } свободное место.
    [few] Ждём: { $free } свободных места.
    [many] Ждём: { $free } свободных мест.
   *[other] Ждём: { $free } свободного места.
}
web-pages-waiting-ready = Все на месте. Зажигайте фонари.
web-pages-waiting-host = Все на месте. Партию начинает хозяин стола.
web-pages-waiting-leave = Встать из-за стола
web-pages-waiting-back = Назад
web-pages-waiting-sit = Сесть
web-pages-waiting-door = Дверь
web-pages-waiting-visible = { $visibility ->
    [listed] открыта для всех
   *[private] только по ссылке или коду
}
web-pages-kick-title = Попросить уйти: { $name }?
web-pages-kick-words = Место освободится. По ссылке можно вернуться.
web-pages-kick-keep = Оставить
web-pages-invite = Пригласить друзей
web-pages-invite-code = Код стола: { $code }
web-pages-invite-copy = Скопировать ссылку
web-pages-invite-copied = Ссылка скопирована.
web-pages-invite-qr = QR-код
web-pages-invite-qr-label = Ссылка на этот стол в виде QR-кода
web-pages-luck = Проверяемая случайность
web-pages-luck-words = Зерно уже выбрано. Его отпечаток виден сейчас, само зерно — после партии.
web-pages-luck-fingerprint = Отпечаток
web-pages-luck-word = Ваше слово перемешает мешочек:
web-pages-luck-given = Ваше слово уже в мешочке. Его можно изменить:
web-pages-luck-add = Добавить
web-pages-luck-change = Изменить

## Joining

web-pages-join = Присоединиться к столу
web-pages-join-lead = Вам назвали шесть знаков? Они ведут к столу.
web-pages-join-code = Код стола
web-pages-join-hint = Шесть букв и цифр
web-pages-join-go = Найти стол
web-pages-join-lobby = Или посмотрите столы, открытые для всех

## An invitation

web-invite = { $state ->
    [free] { $named ->
        [yes] { $name } приглашает сыграть в игру
       *[no] Вас приглашают сыграть в игру
    }
    [kept] Ваше место ждёт вас
    [full] Все места заняты
    [playing] Игра уже идёт:
    [finished] Эта игра окончена:
   *[closed] Этот стол закрыт:
}
web-invite-seats = За столом
web-invite-your-seat = Ваше место
web-invite-free = свободно
web-invite-sits = { $host ->
    [yes] хозяин стола
   *[no] за столом
}
web-invite-taken = занято мест: { $taken } из { $all }
web-invite-sit = Сесть за стол
web-invite-enter = { $state ->
    [kept] К столу
    [finished] Посмотреть игру
   *[other] Смотреть
}
web-invite-words = { $state ->
    [free] Без регистрации и установки.
    [kept] Остальные знают вас по имени.
    [full] Посмотреть всё ещё можно.
    [playing] Посмотреть всё ещё можно, имя не нужно.
    [finished] Победа: { $winners }. Любой ход можно посмотреть ещё раз.
   *[closed] Игра закончилась без результата. Лёд ещё свободен.
}
web-invite-taught = Первая игра научит сама.
web-invite-watch = Только посмотреть

## Settings

web-pages-settings = Настройки
web-pages-settings-lead = Хранятся в этом браузере.
web-pages-language = Язык
web-pages-theme = Оформление
web-pages-theme-name = { $theme ->
    [dark] Сумерки
    [light] Утро
   *[system] Как в системе
}
web-pages-theme-turn = { $theme ->
    [light] Включить светлую тему
   *[dark] Включить тёмную тему
}
web-pages-sound = Звук
web-pages-sound-hint = тихие звуки к тому, что и так видно
web-pages-motion = Меньше движения
web-pages-motion-hint = льдины не летают; изменения просто отмечены
web-pages-plain = Простое поле
web-pages-plain-hint = столы словами, для программ чтения с экрана и клавиатуры
web-pages-confirm = Спрашивать перед концом хода
web-pages-confirm-hint = за столами, которые открываете вы

## Rules

web-pages-rules = Правила
web-pages-rules-of = { $game }: правила
web-pages-rules-lead = У каждого правила есть номер, и каждый отказ называет правило.
web-pages-rules-search = Искать в правилах
web-pages-rules-hits = { $hits ->
    [0] Ничего не найдено
    [one] { $hits } правило
    [few] { $hits } правила
    [many] { $hits } правил
   *[other] { $hits } правила
}
web-pages-rules-contents = Содержание
web-pages-rules-print = Напечатать
# $effect and $colour are keys of names.ftl.

## Learning

web-pages-learn = Учимся играть: { $game }
web-pages-learn-lead = Настоящий стол, короткая партия, и все ходы делаете вы. Минут { $minutes }.
web-pages-learn-begin = Начать
web-pages-learn-read = Лучше прочитать правила
web-pages-learn-none = У этой игры пока нет партии с наставником. Прочитайте её правила или изучите с наставником другую игру.
web-pages-learn-rules = Прочитать правила
web-pages-learn-guest = Гость
web-pages-learn-puzzles = Урок второй: задачи
web-pages-learn-puzzles-lead = Настоящие позиции, в каждой один ход: сколько стоит эта страница и куда поместить льдину? Подсказки ничего не стоят, имя не нужно.
web-pages-learn-puzzles-begin = К задачам

## Puzzles: the card of the day, and an address that leads nowhere

web-pages-puzzle-daily = Задача дня
# $days in a row were solved; done: today's is
web-pages-puzzle-days = { $done ->
    [yes] { $game }: решена.
   *[no] { $game }: одна позиция, один ход.
}{ $days ->
    [0] { "" }
    [1] { " " }Первый день.
    [one] { " " }{ $days } день подряд.
    [few] { " " }{ $days } дня подряд.
    [many] { " " }{ $days } дней подряд.
   *[other] { " " }{ $days } дня подряд.
}
web-pages-puzzle-solve = Решить
web-pages-puzzle-more = Ещё задачи
web-pages-puzzle-nowhere = Такой задачи нет.
web-pages-puzzle-offline = Для задач нужен сервер, а он не отвечает.

## About

web-pages-about = О Frostfair
web-pages-about-lead = Место, где играют в три зимние игры по точным правилам; его сделали люди, которые эти игры любят.
web-pages-about-games = Чьи это игры
web-pages-about-unofficial = Frostfair — неофициальный проект, не связанный с авторами и издателями игр. Названия, игры, тексты правил и иллюстрации принадлежат правообладателям.
web-pages-about-buy = Всё здесь написано и нарисовано нами: правила нашими словами, наши рисунки, наш код. Если игра вам понравилась, купите её.
web-pages-about-luck = Проверяемая случайность
web-pages-about-luck-words = Отпечаток зерна показан ещё до того, как за стол кто-нибудь сел, и каждый игрок может добавить слово. После партии зерно открывается, и каждый может проверить всё, что выпало.
web-pages-about-others = Чужой труд
web-pages-about-work = { $what ->
    [font] Шрифт: { $names }, { $licence }
    [icons] Значки: { $names }, { $licence }
   *[code] Программный код: { $names }, { $licence }
}
web-pages-about-changed = Значки вырезаны из своих квадратов и раскрашены.
web-pages-about-licence = Прочитать лицензию ({ $name })
web-pages-about-ours = Наш труд
web-pages-about-ours-words = Код Frostfair свободен, лицензия MIT.

## Profile

web-pages-profile = Профиль
web-pages-profile-lead = { $kind ->
    [guest] { $name }, гость в этом браузере
   *[other] { $name }
}
web-pages-profile-name = Как вас называют остальные
web-pages-profile-rename = Переименовать
web-pages-profile-renamed = Остальные уже видят новое имя.
web-pages-profile-keep = Сохраните свои столы
web-pages-profile-keep-words = Гость живёт только в одном браузере. С логином и паролем вы найдёте свои столы откуда угодно. Всё ваше останется при вас.
web-pages-profile-account = Ваша учётная запись
web-pages-profile-have = У меня уже есть учётная запись
web-pages-profile-have-words = Места, занятые в гостях, перейдут с вами.
web-pages-profile-guest = Войти как гость
web-pages-profile-guest-words = Чтобы играть, достаточно имени.
web-pages-profile-guest-go = Выбрать имя
web-pages-profile-login = Или войдите
web-pages-profile-logout = Выйти
web-pages-credentials-login = Логин
web-pages-credentials-password = Пароль
web-pages-credentials-hint = { $least ->
    [one] Не меньше { $least } знака
    [few] Не меньше { $least } знаков
    [many] Не меньше { $least } знаков
   *[other] Не меньше { $least } знака
}
web-pages-credentials-go = { $way ->
    [account] Создать учётную запись
   *[login] Войти
}
web-pages-credentials-done = { $way ->
    [account] Теперь это учётная запись.
   *[login] С возвращением.
}
web-pages-password = Сменить пароль
web-pages-password-old = Старый пароль
web-pages-password-new = Новый пароль
web-pages-password-go = Сменить
web-pages-password-done = Пароль изменён. Во всех других местах вы вышли.
web-pages-sessions = Где вы вошли
web-pages-sessions-seen = Последний раз: { $when }
web-pages-sessions-this = Здесь
web-pages-sessions-end = Выйти там
web-pages-sessions-others = Выйти везде, кроме этого места
web-pages-keys-keep = Программы сохраняют свои ключи
web-pages-keys-keep-hint = Иначе эти ключи тоже перестанут действовать: { $names }.
web-pages-tokens = Ключи для программ
web-pages-tokens-name = Название программы
web-pages-tokens-hint = Программа с ключом играет за столами от вашего имени. Вашу учётную запись она не трогает.
web-pages-tokens-lobby = Может открывать столы
web-pages-tokens-lobby-hint = и начинать партии
web-pages-tokens-make = Создать ключ
web-pages-tokens-unused = Ещё не использован
web-pages-tokens-revoke = Отозвать
web-pages-tokens-secret = Ключ для программы: { $name }
web-pages-tokens-once = Скопируйте сейчас: больше он не появится.
web-pages-tokens-kept = Готово
web-pages-mutes = Кого вы заглушили
web-pages-mutes-about = Вы не видите, что они пишут.
web-pages-mutes-none = Никого.
web-pages-mutes-end = Снова читать
web-pages-data = Ваши данные
web-pages-export = Скачать всё, что о вас хранится
web-pages-forget = Удалить меня
web-pages-forget-title = Удалить вас и ваше имя?
web-pages-forget-words = Ваше имя, входы, ключи и всё, что вы написали, исчезнут сразу, и вернуть их не сможет никто. Сделанные ходы останутся в партиях, но без имени.
web-pages-forget-stay = Остаться
web-pages-forget-go = Удалить меня
web-pages-forget-done = Мы вас забыли. Возвращайтесь в любое время.

## Nowhere

web-pages-nowhere = Здесь нет лавки
web-pages-nowhere-words = Эту тропу занесло снегом, или её никогда не было.
web-pages-nowhere-home = Вернуться на ярмарку

## The coach of a guided game

web-pages-coach = Урок
web-pages-coach-progress = Шаг { $at } из { $all }
web-pages-coach-next = Дальше
web-pages-coach-back = Назад
web-pages-coach-read-first = Сначала прочитайте это, а потом нажмите «Дальше».
web-pages-coach-not = Не это: фиолетовая рамка показывает, что имеется в виду.
web-pages-coach-later = Правила разрешают и это, но сначала то, о чём говорит урок: это показывает фиолетовая рамка.
web-pages-coach-skip = Пропустить урок
web-pages-coach-end = Вот и вся премудрость. Остальное доскажет зима.
web-pages-coach-play = Сыграть по-настоящему
web-pages-coach-stay = Играть дальше здесь
web-pages-coach-home = Вернуться на ярмарку

## Somebody beside me at this screen, until they say their name
web-pages-beside = Игрок { $seat }
web-pages-beside-name = Имя игрока
