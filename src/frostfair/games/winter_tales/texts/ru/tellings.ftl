# Lines that bots and time-outs tell in Winter Tales (WT-23.4, WT-23.6). Past tense: the name brings the ending of
# the verb (winter-tales-names.ftl), so that Alice, the Wolf, the Fox and the Cat all fit. $who tells or is told about,
# $foe stands against it, $in and $to are places with their preposition. [card], [bookmark], [memory], [quest] and
# [place] are chips; they come uninflected and of any gender, so they stand behind a colon, a dash or a noun of theirs.
# wt-with-… bring the card in, behind the first sentence or alone. Openings follow the intros of the first two
# quests, rescues and movements are told in two steps (-on), captions depend on who won (-foiled).
# Variants are numbered from 1 without gaps; a language may have as many as it likes.

wt-opening-1 = Так оно и было в Зимограде, где снег лежит так давно, что никто уже не считает лет: два слуха, [quest], и целый город, который делает вид, будто ничего не слышит.
wt-opening-2 = Часы Зимограда остановились с первым морозом. Но всякий, кто шептал той ночью эти два имени, [quest], готов был поклясться: где-то тикнуло.
wt-opening-3 = Это сказка о городе, где весну запретили. Начинается она с огонька за ставней и с двух имён, что ходили от двери к двери: [quest].
wt-opening-4 = Когда-то, когда река ещё была рекой, каждый ребёнок знал, чем кончаются такие истории. Теперь остались только два имени, [quest], да долгая темень.
wt-opening-5 = Никто не помнил, кто сказал это первым. Но к ночи о том, что зовётся [quest], слышал весь Зимоград, и каждый уже знал, на чьей он стороне.
wt-opening-6 = Потом каждый будет уверять, что знал всё с самого начала. На деле были лишь следы на снегу да разговоры, в которых звучало [quest].

wt-movement-spring-1 = { FORM($who) } скользну{ FORM($who, form: "l") } { $to }, держась в тени сугробов.
wt-movement-spring-2 = Дозор ещё не успел обойти квартал, а { FORM($who) } уже спеши{ FORM($who, form: "l") } { $to }.
wt-movement-spring-3 = Ждать дольше не было сил, и { FORM($who) } поспеши{ FORM($who, form: "l") } { $to }.
wt-movement-spring-4 = { FORM($who, form: "acc") } звало обещание, и путь лежал { $to }. Кроме обещаний, ничего и не осталось.
wt-movement-spring-5 = С фонарём под полой { FORM($who) } отправи{ FORM($who, form: "lsya") } { $to }.
wt-movement-spring-6 = Никто не видел, как { FORM($who) } ш{ FORM($who, form: "yol") } { $to }: снег заметал каждый след.
wt-movement-spring-7 = По крышам, потому что за улицами следили, { FORM($who) } пробра{ FORM($who, form: "lsya") } { $to }.
wt-movement-spring-8 = { FORM($who) } сосчита{ FORM($who, form: "l") } до десяти, минова{ FORM($who, form: "l") } два двора и направи{ FORM($who, form: "lsya") } { $to }.
wt-movement-spring-9 = Кто-то оставил калитку незапертой, и { FORM($who) } сверну{ FORM($who, form: "l") } { $to } самой короткой дорогой.
wt-movement-spring-10 = Насвистывая песенку, которую давно запретили, { FORM($who) } ш{ FORM($who, form: "yol") } { $to }.
wt-movement-spring-11 = Когда-то { FORM($who) } бы{ FORM($who, form: "l") } на этой дороге счастлив{ FORM($who, form: "a") } и снова пош{ FORM($who, form: "yol") } по ней { $to }.
wt-movement-spring-12 = Ждал друг, и потому { FORM($who) } наперекор ветру отправи{ FORM($who, form: "lsya") } { $to }.

wt-movement-on-spring-1 = Оттуда { FORM($who) } двину{ FORM($who, form: "lsya") } дальше, { $to }.
wt-movement-on-spring-2 = Ветер крепчал; { FORM($who) } пригну{ FORM($who, form: "lsya") } пониже и продолжи{ FORM($who, form: "l") } путь { $to }.
wt-movement-on-spring-3 = Отдыхать было некогда, и { FORM($who) } пош{ FORM($who, form: "yol") } дальше, { $to }.
wt-movement-on-spring-4 = Огонёк мигнул дважды: путь свободен. { FORM($who) } поспеши{ FORM($who, form: "l") } { $to }.
wt-movement-on-spring-5 = Ещё одна улица, и { FORM($who) } поверну{ FORM($who, form: "l") } { $to }.

wt-movement-winter-1 = Сапоги звенели по льду: это { FORM($who) } шага{ FORM($who, form: "l") } { $to }.
wt-movement-winter-2 = { FORM($who) } почуя{ FORM($who, form: "l") } повстанца и пош{ FORM($who, form: "yol") } по следу { $to }.
wt-movement-winter-3 = Как велел указ, { FORM($who) } отправи{ FORM($who, form: "lsya") } { $to } и пересчита{ FORM($who, form: "l") } по дороге все двери.
wt-movement-winter-4 = Занавески задёргивались одна за другой: мимо, { $to }, ш{ FORM($who, form: "yol") } { FORM($who) }.
wt-movement-winter-5 = { FORM($who) } выбра{ FORM($who, form: "l") } дорогу подлиннее, { $to }, чтобы все видели и боялись.
wt-movement-winter-6 = Доносчик заговорил, и { FORM($who) } поспеши{ FORM($who, form: "l") } { $to }, пока след не замёрз.
wt-movement-winter-7 = Кто-то в то утро засмеялся вслух. { FORM($who) } отправи{ FORM($who, form: "lsya") } { $to } узнать, кто это был.
wt-movement-winter-8 = Пришло донесение; не успела застыть печать, как { FORM($who) } уже спеши{ FORM($who, form: "l") } { $to }.
wt-movement-winter-9 = Даже собаки умолкли, когда { FORM($who) } ш{ FORM($who, form: "yol") } { $to }.
wt-movement-winter-10 = Довольно отговорок: { FORM($who) } лично отправи{ FORM($who, form: "lsya") } { $to }.
wt-movement-winter-11 = Мурлыча старый мотив и безбожно фальшивя, { FORM($who) } неторопливо ш{ FORM($who, form: "yol") } { $to }.
wt-movement-winter-12 = Во всех окнах зажигались лампы: по улицам { $to } ш{ FORM($who, form: "yol") } { FORM($who) }.

wt-movement-on-winter-1 = Оттуда { FORM($who) } двину{ FORM($who, form: "lsya") } дальше, { $to }.
wt-movement-on-winter-2 = { FORM($who) } сверну{ FORM($who, form: "l") } за угол, не замедляя шага, { $to }.
wt-movement-on-winter-3 = Дверь за дверью проверяли на замок, и так всю дорогу { $to }.
wt-movement-on-winter-4 = Увиденное не понравилось, и { FORM($who) } пош{ FORM($who, form: "yol") } дальше, { $to }.
wt-movement-on-winter-5 = Потом { FORM($who) } поверну{ FORM($who, form: "l") } { $to }, и улица опустела.

wt-with-spring-1 = Смелости придавало одно: [card].
wt-with-spring-2 = В кармане лежало то, с чем не страшно: [card].
wt-with-spring-3 = Кто-то из детей нарисовал на стене знак, и этого хватило: [card].
wt-with-spring-4 = Всё решила одна малость: [card].
wt-with-spring-5 = Совсем рядом, наполовину под снегом, что-то виднелось: [card].
wt-with-spring-6 = Вспомнилась старая песня, и в каждом куплете одно и то же: [card].
wt-with-spring-7 = И тут, откуда ни возьмись, — [card].
wt-with-spring-8 = Никто другой не понял бы, что это значит: [card].
wt-with-spring-9 = Пахло оттепелью, и вспоминалось одно: [card].
wt-with-spring-10 = Бабушкины сказки всегда кончались одинаково: [card].
wt-with-spring-11 = Оружие так себе, зато то самое: [card].
wt-with-spring-12 = Кто-то сберёг это через все зимы: [card].
wt-with-spring-13 = Пароль в ту ночь был короткий: [card].
wt-with-spring-14 = И кто бы вспомнил, что такое [card]?
wt-with-spring-15 = Вспыхнула спичка, и в её свете — [card].
wt-with-spring-16 = Под подкладкой пальто, в бумажке, — [card].
wt-with-spring-17 = Снег отдал то, что когда-то забрал, и первым делом — [card].
wt-with-spring-18 = В старой книжке с картинками, на последней странице, было нарисовано это: [card].
wt-with-spring-19 = Кто-то рассмеялся и показал пальцем: [card]!
wt-with-spring-20 = Делить было нечего, кроме одного: [card]. Разделили и это.
wt-with-spring-21 = Много лет спустя об этом ещё рассказывали: [card].
wt-with-spring-22 = «Подумай, что у нас есть», — сказал тоненький голосок. А было вот что: [card].
wt-with-spring-23 = Другие видели просто [card], а это был знак.
wt-with-spring-24 = Немного тепла ещё хранило одно: [card].

wt-with-movement-spring-1 = На дороге нашлась примета: [card].
wt-with-movement-spring-2 = Дорога была знакомая, с той же приметой, что и всегда: [card].
wt-with-movement-spring-3 = На плане был отмечен только один знак: [card].
wt-with-movement-spring-4 = На каждом фонарном столбе кто-то мелом вывел одно и то же: [card].
wt-with-movement-spring-5 = Люди советовали: смотри в оба, ищи, где [card].
wt-with-movement-spring-6 = Под мышкой, в обёрточной бумаге, — [card].
wt-with-movement-spring-7 = На углу, словно привет от своих, — [card].
wt-with-movement-spring-8 = Найти дорогу было проще простого, если помнить примету: [card].

wt-with-winter-1 = Других улик и не требовалось: [card].
wt-with-winter-2 = В донесении стояло одно: [card].
wt-with-winter-3 = На каждом стекле мороз нарисовал то же самое: [card].
wt-with-winter-4 = Ответ был холодным, как всегда: [card].
wt-with-winter-5 = А за всем этим, как дурной сон, — [card].
wt-with-winter-6 = Первым же указом запретили вот это: [card].
wt-with-winter-7 = Приказ был краток: найти и доставить. И приписка: [card].
wt-with-winter-8 = В темноте что-то блеснуло: [card].
wt-with-winter-9 = На снегу остался отпечаток, и в нём узнавали: [card].
wt-with-winter-10 = Ударил колокол, и с ним явилось это: [card].
wt-with-winter-11 = Ничто не бросало тени длиннее: [card].
wt-with-winter-12 = Взгляд Королевы не упускал ничего, а уж это тем более: [card].
wt-with-winter-13 = У них была папка на всё, даже на это: [card].
wt-with-winter-14 = Указом велено было больше не упоминать: [card].
wt-with-winter-15 = В подвале, под простынёй, хранилось оно: [card].
wt-with-winter-16 = Лёд сомкнулся и держал крепко. Подо льдом — [card].
wt-with-winter-17 = Чёрные сани привезли это до рассвета: [card].
wt-with-winter-18 = За стеклом, под номером и печатью, — [card].
wt-with-winter-19 = Громкоговорители твердили всю ночь одно и то же: [card].
wt-with-winter-20 = И тогда у стужи появился облик: [card].
wt-with-winter-21 = Кто-то проговорился; иначе откуда им знать, что такое [card]?
wt-with-winter-22 = Об этом ведь предупреждали: [card].
wt-with-winter-23 = За это назначили цену, а цена была такова: [card].
wt-with-winter-24 = Приём старый, а действует безотказно: [card].

wt-with-movement-winter-1 = Впереди всех несли то, что внушало страх: [card].
wt-with-movement-winter-2 = В приказе стояло одно слово, и никаких пояснений: [card].
wt-with-movement-winter-3 = На перекрёстке часовой отдал честь и доложил: [card].
wt-with-movement-winter-4 = На знамени, твёрдом от мороза, — [card].
wt-with-movement-winter-5 = Следы на снегу вели мимо приметы, которую знали все: [card].
wt-with-movement-winter-6 = В седельной сумке, хорошенько завёрнутая, ехала тайна: [card].
wt-with-movement-winter-7 = Свисток, фонарь и пароль: [card].
wt-with-movement-winter-8 = Всех, кто знал, что значит [card], велено было допросить.

wt-with-attack-1 = Из темноты что-то вылетело. Это было оно: [card].
wt-with-attack-2 = У этого удара среди солдат было имя: [card].
wt-with-attack-3 = На клинке тонкая гравировка: [card].
wt-with-attack-4 = Весь фокус вот в чём: [card]. Почти всегда удавалось.
wt-with-attack-5 = А с другой стороны, быстро, как хлыст, — [card].
wt-with-attack-6 = Обошлось без слов, хватило одного: [card].
wt-with-attack-7 = Тень на стене сложилась в другое: [card].
wt-with-attack-8 = Сам снег, казалось, слушался приказа, и из сугроба встало оно: [card].
wt-with-attack-9 = Как раз для этого и было припасено: [card].
wt-with-attack-10 = «[card]», — скомандовал кто-то, и кольцо сжалось.
wt-with-attack-11 = «Помнишь?» — спросил голос, похожий на треск льда. И показал: [card].
wt-with-attack-12 = Ударило по самому больному. Потом говорили, что это [card].

wt-with-defence-1 = Удар отвело одно: [card].
wt-with-defence-2 = Быстрее мысли между ними — [card].
wt-with-defence-3 = «Оглянись!» А там и вправду: [card].
wt-with-defence-4 = Плохо дерётся тот, кто только что увидел такое: [card].
wt-with-defence-5 = Спасла мелочь, которая была под рукой: [card].
wt-with-defence-6 = На миг перед глазами встала картинка из детства: [card].
wt-with-defence-7 = У везения, если это было оно, был свой вид: [card].
wt-with-defence-8 = Понадобилось всего ничего да немало нахальства: [card].
wt-with-defence-9 = Подали старый условный знак: [card].
wt-with-defence-10 = Солдаты так и не научились ждать вот этого: [card].
wt-with-defence-11 = Стоило вспомнить об одном, и страх прошёл: [card].
wt-with-defence-12 = С этим можно было продержаться ещё немного: [card].

wt-with-trap-1 = Приманка лежала у всех на виду: [card].
wt-with-trap-2 = Всё держалось на ниточке, а на ниточке — [card].
wt-with-trap-3 = Кто тронет, тот и попался: [card].
wt-with-trap-4 = А в самой середине, почти невинно, — [card].
wt-with-trap-5 = Ни один человек в мундире не пройдёт мимо такого: [card].
wt-with-trap-6 = Секрет был прост: [card].
wt-with-trap-7 = Всё было готово; недоставало лишь одного: [card].

wt-with-trap-defence-1 = Помогло вот что: [card].
wt-with-trap-defence-2 = «[card]!» — раздалась команда, и что-то лопнуло.
wt-with-trap-defence-3 = Одной верёвкой меньше, и за это спасибо: [card].
wt-with-trap-defence-4 = Их этому учат: сперва [card], потом нож.
wt-with-trap-defence-5 = В кармане, по счастью, нашлось нужное: [card].
wt-with-trap-defence-6 = Взломали тем, что было: [card].
wt-with-trap-defence-7 = Против этого не устоит ни один узел: [card].
wt-with-trap-defence-8 = И тогда оставалось ещё одно: [card].
wt-with-trap-defence-9 = За досками скрипел механизм; между колёс тут же оказалось это: [card].

wt-attack-1 = { FORM($who) } шагну{ FORM($who, form: "l") } из тумана и прегради{ FORM($who, form: "l") } путь.
wt-attack-2 = { FORM($who) } рвану{ FORM($who, form: "lsya") } вперёд, и лёд треснул под ногами.
wt-attack-3 = Никто не крикнул. Просто { FORM($who) } внезапно оказа{ FORM($who, form: "lsya") } совсем рядом.
wt-attack-4 = { FORM($who) } засмея{ FORM($who, form: "lsya") } и сжа{ FORM($who, form: "l") } круг потуже.
wt-attack-5 = «Именем Зимы!» — воскликну{ FORM($who, form: "l") } { FORM($who) }.
wt-attack-6 = { FORM($who) } жда{ FORM($who, form: "l") } именно этой минуты.
wt-attack-7 = Раздался свисток, а { FORM($who) } уже бежа{ FORM($who, form: "l") } через улицу.
wt-attack-8 = { FORM($who) } закры{ FORM($who, form: "l") } последний выход и сня{ FORM($who, form: "l") } перчатки.

wt-attack-foe-1 = { FORM($who) } схвати{ FORM($who, form: "l") } { FORM($foe, form: "acc") } за воротник раньше, чем кто-нибудь успел крикнуть.
wt-attack-foe-2 = «Стоять», — сказа{ FORM($who, form: "l") } { FORM($who) }, и { FORM($foe) } на миг засты{ FORM($foe, form: "l") }.
wt-attack-foe-3 = Из рук { FORM($who, form: "gen") } вылетела сеть из инея; предназначалась она { FORM($foe, form: "dat") }.
wt-attack-foe-4 = Шаг за шагом { FORM($who) } тесни{ FORM($who, form: "l") } { FORM($foe, form: "acc") } к стене.

wt-nightmare-1 = Что-то без лица поднялось из пола.
wt-nightmare-2 = Кошмару двери не нужны: он просто был здесь.
wt-nightmare-3 = Все лампы погасли разом, и то, что создали в темноте, начало дышать.
wt-nightmare-4 = Лица у него не было, и всё же оно повернулось к свету.
wt-nightmare-5 = Оно не бежало; просто каждый раз, стоило взглянуть, оно было чуть ближе.
wt-nightmare-6 = Там, где оно проходило, лампы горели синим.

wt-defence-1 = { FORM($who) } нырну{ FORM($who, form: "l") } под удар и перекати{ FORM($who, form: "lsya") } за сани.
wt-defence-2 = { FORM($who) } швырну{ FORM($who, form: "l") } горсть снега в глаза врагу и броси{ FORM($who, form: "lsya") } к стене.
wt-defence-3 = «Не сегодня», — сказа{ FORM($who, form: "l") } { FORM($who) } и сдела{ FORM($who, form: "l") } нечто совершенно неожиданное.
wt-defence-4 = { FORM($who) } вспомни{ FORM($who, form: "l") } уловку из лучших времён.
wt-defence-5 = На один удар сердца { FORM($who) } засты{ FORM($who, form: "l") }, а миг спустя удар пришёлся в пустоту.
wt-defence-6 = { FORM($who) } рассмея{ FORM($who, form: "lsya") } наперекор всему, и это ранило больнее клинка.
wt-defence-7 = { FORM($who) } отпусти{ FORM($who, form: "l") } перила и довери{ FORM($who, form: "lsya") } сугробу внизу.
wt-defence-8 = Из последних сил { FORM($who) } выкрикну{ FORM($who, form: "l") } имя, и где-то распахнулось окно.

wt-defence-foe-1 = В руках у { FORM($foe, form: "gen") } остался один рукав: { FORM($who) } оказа{ FORM($who, form: "lsya") } быстрее.
wt-defence-foe-2 = { FORM($who) } встрети{ FORM($who, form: "l") } взгляд { FORM($foe, form: "gen") } и не моргну{ FORM($who, form: "l") }.
wt-defence-foe-3 = «Вы устали», — сказа{ FORM($who, form: "l") } { FORM($who) }, и { FORM($foe) } поня{ FORM($foe, form: "l") }, что это правда.
wt-defence-foe-4 = { FORM($who) } упа{ FORM($who, form: "l") }, потяну{ FORM($who, form: "l") } за собой { FORM($foe, form: "acc") } и вскочи{ FORM($who, form: "l") } на ноги раньше.

wt-battle-ending-spring-1 = Когда снег улёгся, { FORM($who) } всё ещё стоя{ FORM($who, form: "l") } на ногах и пош{ FORM($who, form: "yol") } дальше.
wt-battle-ending-spring-2 = Искали до рассвета, но { FORM($who) } давно уже бы{ FORM($who, form: "l") } далеко.
wt-battle-ending-spring-3 = { FORM($who) } остави{ FORM($who, form: "l") } после себя лишь оторванный рукав да хорошую историю.

wt-battle-ending-spring-foe-1 = { FORM($foe) } оста{ FORM($foe, form: "lsya") } с пустыми руками, а { FORM($who) } уш{ FORM($who, form: "yol") }, прихрамывая и смеясь.
wt-battle-ending-spring-foe-2 = В конце концов в снегу сиде{ FORM($foe, form: "l") } { FORM($foe) }. { FORM($who) } не ста{ FORM($who, form: "l") } задерживаться и смотреть.
wt-battle-ending-spring-foe-3 = { FORM($who) } скры{ FORM($who, form: "lsya") } за углом раньше, чем { FORM($foe) } суме{ FORM($foe, form: "l") } подняться.

wt-battle-ending-winter-1 = Всё кончилось { $in }, верёвками и молчанием.
wt-battle-ending-winter-2 = Помощь не пришла, и { $in } слышен был только ветер.
wt-battle-ending-winter-3 = Лампы погасили, и { $in } стало очень тихо.
wt-battle-ending-winter-4 = Остальное доделал холод. { $In } кто-то лежал совсем неподвижно и ждал друзей.

wt-battle-ending-winter-foe-1 = Когда всё кончилось, { FORM($foe) } лежа{ FORM($foe, form: "l") } { $in }, а { FORM($who) } стряхива{ FORM($who, form: "l") } снег с рукавов.
wt-battle-ending-winter-foe-2 = { FORM($foe) } лежа{ FORM($foe, form: "l") } там, где настиг последний удар, { $in }, и снег понемногу заметал всё.
wt-battle-ending-winter-foe-3 = { FORM($foe) } долго ещё будет помнить, какой холод стоял { $in }.
wt-battle-ending-winter-foe-4 = { FORM($who) } записа{ FORM($who, form: "l") } в книгу одну строчку: взят повстанец, { $in }. И ниже имя: { FORM($foe) }.

wt-battle-ending-sheltered-1 = Схватка выиграна, а показать некого: дверь открылась и снова закрылась за { FORM($foe, form: "ins") }. «[place]», — говорят повстанцы и улыбаются.
wt-battle-ending-sheltered-2 = Искали всю ночь. А { FORM($foe) } сиде{ FORM($foe, form: "l") } у тёплой печки и слуша{ FORM($foe, form: "l") }, как мимо топают сапоги. Есть один дом, которого им не найти никогда: [place].
wt-battle-ending-sheltered-3 = { FORM($foe) } проигра{ FORM($foe, form: "l") }, бежа{ FORM($foe, form: "l") } и зна{ FORM($foe, form: "l") } куда: [place]. Кто-то уже придерживал дверь.

wt-battle-ending-taken-1 = { FORM($foe, form: "acc") } увезли под одеялом. В накладной стояло одно: [place].
wt-battle-ending-taken-2 = Дороги { FORM($foe) } не виде{ FORM($foe, form: "l") }, только дверь в её конце и надпись над дверью: [place].
wt-battle-ending-taken-3 = Помощь не пришла. Всем, кто наутро спрашивал, где { FORM($foe) }, отвечали одно и то же: [place].
wt-battle-ending-taken-4 = Когда всё кончилось, { FORM($who) } стряхну{ FORM($who, form: "l") } снег с рукавов и записа{ FORM($who, form: "l") }, где отныне искать { FORM($foe, form: "acc") }: [place].

wt-back-to-1 = Оставалась только одна дорога: [place].
wt-back-to-2 = Выход вёл туда, где никто не станет искать: [place].

wt-trap-1 = Ещё на той неделе { FORM($who) } всё подготови{ FORM($who, form: "l") }; теперь { $in } натянулась верёвка.
wt-trap-2 = { $In } подалась половица, в точности как { FORM($who) } и задума{ FORM($who, form: "l") }.
wt-trap-3 = { FORM($who) } свистну{ FORM($who, form: "l") } дважды, и повстанцы квартала поняли, что делать.
wt-trap-4 = Вечер { $in } казался самым обыкновенным. { FORM($who) } об этом позаботи{ FORM($who, form: "lsya") }.

wt-trap-foe-1 = { FORM($who) } неделю счита{ FORM($who, form: "l") } чужие шаги, и тринадцатый оказался неверным. { FORM($foe) } именно его и сдела{ FORM($foe, form: "l") }.
wt-trap-foe-2 = Сладко пахло выпечкой, и { FORM($foe) } подош{ FORM($foe, form: "yol") } ближе, а за печью уже жда{ FORM($who, form: "l") } { FORM($who) }.
wt-trap-foe-3 = Ночью { FORM($who) } поверну{ FORM($who, form: "l") } указатель, и { FORM($foe) } ему повери{ FORM($foe, form: "l") }.
wt-trap-foe-4 = «Сюда, пожалуйста», — сказа{ FORM($who, form: "l") } { FORM($who) }, и { FORM($foe) } пош{ FORM($foe, form: "yol") } сюда.

wt-trap-defence-1 = { FORM($who) } почуя{ FORM($who, form: "l") } подвох и рвану{ FORM($who, form: "l") } сеть.
wt-trap-defence-2 = { FORM($who) } выби{ FORM($who, form: "l") } дверь из петель.
wt-trap-defence-3 = «Любители», — проворча{ FORM($who, form: "l") } { FORM($who) }, но не так спокойно, как хотелось бы.
wt-trap-defence-4 = { FORM($who) } карабка{ FORM($who, form: "lsya") } вверх, пядь за пядью.
wt-trap-defence-5 = { FORM($who) } жда{ FORM($who, form: "l") } многого, но не этого, и би{ FORM($who, form: "l") } вслепую.
wt-trap-defence-6 = Солдатский нож всегда под рукой: { FORM($who) } реза{ FORM($who, form: "l") } и реза{ FORM($who, form: "l") }.
wt-trap-defence-7 = { FORM($who) } помолча{ FORM($who, form: "l") } и всё хорошенько обдума{ FORM($who, form: "l") }.
wt-trap-defence-8 = «Да вы знаете, с кем связались?» — спроси{ FORM($who, form: "l") } { FORM($who) } откуда-то снизу.

wt-trap-ending-spring-1 = Ловушка выдержала, и на этот раз { $in } дрожала сама Зима.
wt-trap-ending-spring-2 = { FORM($who) } загляну{ FORM($who, form: "l") } вниз, на добычу, и усмехну{ FORM($who, form: "lsya") }.
wt-trap-ending-spring-3 = И снова { $in } стало тихо; этой ночью дорога для солдат закрыта.
wt-trap-ending-spring-4 = Чтобы взглянуть на добычу, пришлось принести лестницу. Посмотреть было на что.

wt-trap-ending-blocked-1 = { $In } той ночью было не пройти; сапоги повернули туда, откуда пришли.
wt-trap-ending-blocked-2 = Удержать никого не удалось, но хватило и этого: { FORM($foe) } отступи{ FORM($foe, form: "l") }.
wt-trap-ending-blocked-3 = { FORM($foe) } постоя{ FORM($foe, form: "l") } перед баррикадой, выруга{ FORM($foe, form: "lsya") } и поверну{ FORM($foe, form: "l") } назад.

wt-trap-ending-winter-1 = { FORM($who) } стряхну{ FORM($who, form: "l") } последние верёвки и пош{ FORM($who, form: "yol") } дальше.
wt-trap-ending-winter-2 = Ловушка умная, но { FORM($who) } видыва{ FORM($who, form: "l") } и поумнее.
wt-trap-ending-winter-3 = { FORM($who) } выбра{ FORM($who, form: "lsya") } с другого конца в рваных рукавах и в самом дурном настроении.
wt-trap-ending-winter-4 = Ловушка щёлкнула вхолостую. { FORM($who) } прорва{ FORM($who, form: "lsya") }.

wt-rescue-1 = Кто-то опустился в снег рядом { FORM($who, form: "with") } и не сдавался.
wt-rescue-2 = Ключ повернулся там, где ни один ключ не подходил; { FORM($who) } услыша{ FORM($who, form: "l") } и затаи{ FORM($who, form: "l") } дыхание.
wt-rescue-3 = { FORM($who) } услыша{ FORM($who, form: "l") }, как за стеной шепчут старый пароль.
wt-rescue-4 = Вокруг { FORM($who, form: "gen") } было совсем тихо, пока кто-то не поскрёбся в дверь.
wt-rescue-5 = { FORM($who, form: "acc") } искали всю ночь. Теперь кто-то тихонько позвал.

wt-rescue-on-1 = Сперва шевельнулся палец, потом рука; { FORM($who) } подня{ FORM($who, form: "lsya") } на ноги.
wt-rescue-on-2 = «Подъём», — шепнул кто-то, и { FORM($who) } поня{ FORM($who, form: "l") }, что это возможно.
wt-rescue-on-3 = Тёплые руки, одеяло, глоток чего-то крепкого: { FORM($who) } возвраща{ FORM($who, form: "lsya") } к жизни.
wt-rescue-on-4 = И вот { FORM($who) } уже стоя{ FORM($who, form: "l") }, чуть пошатываясь, и проси{ FORM($who, form: "l") } пальто.
wt-rescue-on-5 = Ещё рывок, и { FORM($who) } на свободе.

wt-quest-intro-great_artifact-1 = Старики говорили о вещи, которая лежит { $in } ещё с тех пор, когда не было морозов: [quest]. В чьих она руках, тот и повернёт войну.
wt-quest-intro-great_artifact-2 = Страница, вырванная из запретной книги, указывала { $to }. Всего два слова: [quest].
wt-quest-intro-great_artifact-3 = { $In }, шептали люди, есть то, чего Королева желает больше всего и не может найти. Имя ему — [quest].
wt-quest-intro-great_artifact-4 = Сундук, который откопали { $in }, был пуст. Но след на бархате не спутать ни с чем: [quest].

wt-quest-intro-ray-1 = На мгновение { $in } увидели синее небо. Повстанцы назвали это [quest] и поклялись узнать, откуда оно.
wt-quest-intro-ray-2 = Говорили, что { $in } видели что-то зелёное. Чтобы не потерять, ему дали имя: [quest].
wt-quest-intro-ray-3 = Однажды { $in } увидели воробья, первого за долгие годы. С него всё и началось: [quest].
wt-quest-intro-ray-4 = { $In } одно окно никак не замерзало, какой бы лютой ни была ночь. Его прозвали [quest].

wt-quest-intro-love-1 = { FORM($who) } нача{ FORM($who, form: "l") } оставлять на снегу маленькие подарки. Кому? В том и загадка: [quest].
wt-quest-intro-love-2 = Где бы ни стоя{ FORM($who, form: "l") } { FORM($who) }, лёд там становился тоньше. Город гадал и шептался: [quest].
wt-quest-intro-love-3 = Кто-то видел, как { FORM($who) } улыба{ FORM($who, form: "lsya") } над письмом. К вечеру этому нашлось имя: [quest].
wt-quest-intro-love-4 = У { FORM($who, form: "gen") } теперь была только одна перчатка. А другая? Кто знал ответ, знал и всё остальное: [quest].

wt-quest-intro-safe_house-1 = Поговаривали о двери { $in }, которую ни разу не заметил ни один солдат. Найти бы её: [quest].
wt-quest-intro-safe_house-2 = Им нужна была одна тёплая комната на весь Зимоград, и { $in } она могла найтись: [quest].
wt-quest-intro-safe_house-3 = Ключ годами ходил по рукам, а замка никто не знал. Может быть, он { $in }. Называли это так: [quest].
wt-quest-intro-safe_house-4 = «Если станет совсем худо, — говорили старики, — поищите { $in }». И прибавляли тихо: [quest].

wt-quest-intro-nightmare-1 = С тех пор как { $in } зажгли синие огни, дети боялись засыпать. Люди Королевы только улыбались и называли это [quest].
wt-quest-intro-nightmare-2 = Что-то росло { $in }, хотя никогда не рождалось на свет. В бумагах оно значилось как [quest].
wt-quest-intro-nightmare-3 = Все часы { $in } пробили тринадцать. Мастера, которых послали их чинить, не вернулись. На опечатанной двери написано: [quest].
wt-quest-intro-nightmare-4 = Тому, что строили { $in }, не нужны были ни свет, ни воздух. У рабочих было для него имя: [quest].

wt-quest-intro-propaganda-1 = Новые плакаты висели { $in } раньше, чем просох клей. Началось то, что зовётся [quest], и ложь требовалась получше прежней.
wt-quest-intro-propaganda-2 = Новый громкоговоритель, поставленный { $in }, затрещал, откашлялся и объявил: [quest].
wt-quest-intro-propaganda-3 = Завтрашнюю газету напечатали { $in } ещё сегодня. Заголовок на всю полосу: [quest].
wt-quest-intro-propaganda-4 = Помост сколотили прямо { $in }, с занавесом, но без актёров. Пьеса будет называться [quest].

wt-quest-intro-retaliation-1 = В списке, найденном { $in }, одно имя стояло красным: { FORM($who) }. Рядом аккуратным почерком: [quest].
wt-quest-intro-retaliation-2 = Зима ничего не забывает. На этот раз очередь { FORM($who, form: "gen") }; приказ озаглавлен [quest].
wt-quest-intro-retaliation-3 = Трижды { FORM($who) } уходи{ FORM($who, form: "l") } от погони. Четвёртый раз готовили тщательно, под названием [quest].
wt-quest-intro-retaliation-4 = На двери { FORM($who, form: "gen") } кто-то начертил мелом белый крест. В казармах говорили одно: [quest].

wt-quest-start-spring-1 = Не случайно { FORM($who) } оказа{ FORM($who, form: "lsya") } той ночью { $in }. Нужны были лишь терпение да голые руки: начиналось то, что звалось [quest].
wt-quest-start-spring-2 = «Сейчас или никогда», — сказа{ FORM($who, form: "l") } { FORM($who) } и нача{ FORM($who, form: "l") } то, о чём все шептались: [quest].
wt-quest-start-spring-3 = { $In } { FORM($who) } засучи{ FORM($who, form: "l") } рукава. Слухи кончились, началось дело: [quest].
wt-quest-start-spring-4 = { FORM($who) } чиркну{ FORM($who, form: "l") } спичкой и погляде{ FORM($who, form: "l") } на остальных. Пора, и все это знали: [quest].
wt-quest-start-spring-5 = Плана не было, была только уверенность, что [quest] не ждёт. И { FORM($who) } взя{ FORM($who, form: "lsya") } за дело.
wt-quest-start-spring-6 = { FORM($who) } долго носи{ FORM($who, form: "l") } это в себе. { $In } настал час: [quest].

wt-quest-start-winter-1 = { FORM($who) } разверну{ FORM($who, form: "l") } приказ { $in } и прочита{ FORM($who, form: "l") } его дважды. [quest]: к утру всё будет сделано.
wt-quest-start-winter-2 = Улицу очистили, фонари погасили. { FORM($who) } приступи{ FORM($who, form: "l") } к делу: [quest].
wt-quest-start-winter-3 = { $In } { FORM($who) } улыбну{ FORM($who, form: "lsya") } впервые за долгие недели. Можно начинать: [quest].
wt-quest-start-winter-4 = { FORM($who) } хлопну{ FORM($who, form: "l") } в ладоши дважды, и вошли рабочие. Зачем они здесь, было написано мелом на стене: [quest].
wt-quest-start-winter-5 = Печати сломали { $in }. { FORM($who) } прочита{ FORM($who, form: "l") } вслух, без единой запинки: [quest].
wt-quest-start-winter-6 = Всё решили наверху. { FORM($who) } лишь исполня{ FORM($who, form: "l") }, и дело было почти сделано: [quest].

wt-quest-main-spring-1 = Кусочек за кусочком складывался план, и { FORM($who) } уже виде{ FORM($who, form: "l") } его целиком.
wt-quest-main-spring-2 = { FORM($who) } зада{ FORM($who, form: "l") } тот единственный вопрос, которого никто не смел задать.
wt-quest-main-spring-3 = Соседи выходили из дверей помогать, один за другим.
wt-quest-main-spring-4 = Лёд пел, и { FORM($who) } слуша{ FORM($who, form: "l") }.
wt-quest-main-spring-5 = Сначала ничего не вышло. { FORM($who) } нача{ FORM($who, form: "l") } снова.
wt-quest-main-spring-6 = Под снегом оказалось кое-что мягче снега.
wt-quest-main-spring-7 = { FORM($who) } начерти{ FORM($who, form: "l") } на снегу линию и перешагну{ FORM($who, form: "l") } через неё.
wt-quest-main-spring-8 = У того, что было слухом, понемногу проступало лицо.
wt-quest-main-spring-9 = { FORM($who) } постуча{ FORM($who, form: "l") } трижды, и кто-то постучал в ответ.

wt-quest-on-spring-1 = И на этом { FORM($who) } не останови{ FORM($who, form: "lsya") }.
wt-quest-on-spring-2 = Одно потянуло за собой другое, как бывает, когда люди перестают бояться.
wt-quest-on-spring-3 = «Погодите, это не всё», — сказа{ FORM($who, form: "l") } { FORM($who) }.
wt-quest-on-spring-4 = Впервые за долгие годы кто-то напевал за работой.
wt-quest-on-spring-5 = Окно приоткрыли ещё немного.
wt-quest-on-spring-6 = { FORM($who) } глубоко вздохну{ FORM($who, form: "l") } и продолжи{ FORM($who, form: "l") }.
wt-quest-on-spring-7 = И это была только половина.
wt-quest-on-spring-8 = Кто-то засмеялся и не мог остановиться.
wt-quest-on-spring-9 = Теперь уже каждый приложил к этому руку.
wt-quest-on-spring-10 = Так оно и шло, с каждым разом чуть дальше.

wt-quest-main-winter-1 = { FORM($who) } работа{ FORM($who, form: "l") } без спешки, как работает мороз.
wt-quest-main-winter-2 = Одна подпись, одна печать, и целая семья съехала из своего дома.
wt-quest-main-winter-3 = { FORM($who) } рассказыва{ FORM($who, form: "l") } историю наоборот, пока она не стала правдой.
wt-quest-main-winter-4 = Приказы были и у ветра.
wt-quest-main-winter-5 = { FORM($who) } остави{ FORM($who, form: "l") } одну дверь открытой, и в этом была вся жестокость.
wt-quest-main-winter-6 = Машины, молчавшие годами, пришли в движение.
wt-quest-main-winter-7 = { FORM($who) } выну{ FORM($who, form: "l") } часы и прожда{ FORM($who, form: "l") } ровно минуту.
wt-quest-main-winter-8 = Кто отводил глаза, того записывали.
wt-quest-main-winter-9 = { FORM($who) } зна{ FORM($who, form: "l") }, какой гвоздь вытащить, чтобы рухнул весь дом.

wt-quest-on-winter-1 = Стало холоднее ещё на один градус.
wt-quest-on-winter-2 = А ведь { FORM($who) } только нача{ FORM($who, form: "l") }.
wt-quest-on-winter-3 = Никого не спрашивали, и никто не отвечал.
wt-quest-on-winter-4 = «Следующий», — сказа{ FORM($who, form: "l") } { FORM($who) }.
wt-quest-on-winter-5 = Перо скрипело дальше по бумаге.
wt-quest-on-winter-6 = Фонари гасли один за другим.
wt-quest-on-winter-7 = Второй удар всегда даётся легче.
wt-quest-on-winter-8 = А список всё не кончался.
wt-quest-on-winter-9 = Где-то далеко хлопнула дверь, за ней другая.
wt-quest-on-winter-10 = Так оно и шло, по алфавиту.

wt-cite-1 = И всё это время никто не мог забыть одного: [bookmark].
wt-cite-2 = До этого не дошло бы без того, что помнили все: [bookmark].
wt-cite-3 = На стене кто-то нацарапал старые слова: [bookmark].
wt-cite-4 = «Вы знаете, что случилось», — сказа{ FORM($who, form: "l") } { FORM($who) }, и все знали: [bookmark].
wt-cite-5 = Всё в ту ночь возвращалось к одному: [bookmark].
wt-cite-6 = { FORM($who) } снова увиде{ FORM($who, form: "l") } это ясно, как в тот самый день: [bookmark].
wt-cite-7 = Мимо этого было не пройти: [bookmark].

wt-quest-help-spring-1 = { FORM($who) } прибежа{ FORM($who, form: "l") } по сугробам и вста{ FORM($who, form: "l") } в общий ряд.
wt-quest-help-spring-2 = «Вы не одни», — сказа{ FORM($who, form: "l") } { FORM($who) }.
wt-quest-help-spring-3 = { FORM($who) } зна{ FORM($who, form: "l") } дорогу получше и показа{ FORM($who, form: "l") } её.
wt-quest-help-spring-4 = Едва дыша, но как раз вовремя, { FORM($who) } подстави{ FORM($who, form: "l") } плечо.
wt-quest-help-spring-5 = Нужна была ещё одна пара рук, и { FORM($who) } протяну{ FORM($who, form: "l") } свои.

wt-quest-hinder-spring-1 = { FORM($who) } смотре{ FORM($who, form: "l") } достаточно долго и теперь шагну{ FORM($who, form: "l") } из толпы.
wt-quest-hinder-spring-2 = «Только не в этом городе», — сказа{ FORM($who, form: "l") } { FORM($who) }.
wt-quest-hinder-spring-3 = Пока все глядели в другую сторону, { FORM($who) } не теря{ FORM($who, form: "l") } времени.
wt-quest-hinder-spring-4 = Никто не рассчитывал, что вмеша{ FORM($who, form: "et") }ся { FORM($who) }.
wt-quest-hinder-spring-5 = { FORM($who) } наш{ FORM($who, form: "yol") } тот винтик, на котором всё держалось, и поверну{ FORM($who, form: "l") } его в другую сторону.

wt-quest-help-winter-1 = { FORM($who) } захвати{ FORM($who, form: "l") } с собой кое-что в чёрном чемоданчике.
wt-quest-help-winter-2 = «Как приказано», — сказа{ FORM($who, form: "l") } { FORM($who) } с тонкой улыбкой.
wt-quest-help-winter-3 = Там, где { FORM($who) } помога{ FORM($who, form: "l") }, никто не отказывался.
wt-quest-help-winter-4 = { FORM($who) } не спрашива{ FORM($who, form: "l") }, зачем это нужно.

wt-quest-hinder-winter-1 = { FORM($who) } вош{ FORM($who, form: "yol") }, и в комнате похолодало.
wt-quest-hinder-winter-2 = С крыши напротив { FORM($who) } виде{ FORM($who, form: "l") } всё.
wt-quest-hinder-winter-3 = «Продолжайте», — сказа{ FORM($who, form: "l") } { FORM($who) } и сдела{ FORM($who, form: "l") } всё, чтобы помешать.
wt-quest-hinder-winter-4 = { FORM($who) } да{ FORM($who, form: "l") } им немного понадеяться. Это было частью замысла.
wt-quest-hinder-winter-5 = На стол легла тень. Её отбрасыва{ FORM($who, form: "l") } { FORM($who) }.

wt-last-card-1 = Оставалось попробовать последнее.
wt-last-card-2 = И когда всё почти кончилось, { FORM($who) } сдела{ FORM($who, form: "l") } ещё один шаг.
wt-last-card-3 = Все затаили дыхание.
wt-last-card-4 = { FORM($who) } утаи{ FORM($who, form: "l") } кое-что до самого конца.
wt-last-card-5 = И тут, совсем тихонько, качнулись весы.

wt-quest-ending-success-1 = Так всё и вышло, как { FORM($who) } задума{ FORM($who, form: "l") }. С той ночи это была уже не выдумка: [quest].
wt-quest-ending-success-2 = К утру весь город знал: [quest] — дело сделанное.
wt-quest-ending-success-3 = { FORM($who) } се{ FORM($who, form: "l") } на ближайшую ступеньку и едва вери{ FORM($who, form: "l") } в это. Всё позади, и всё удалось.
wt-quest-ending-success-4 = Тянулось это до рассвета, а потом никто уже не мог отрицать: [quest]. { FORM($who) } впервые за много дней спа{ FORM($who, form: "l") } спокойно.
wt-quest-ending-success-5 = Никто не кричал «ура». Все лишь переглянулись: дело с именем [quest] выиграно.

wt-quest-ending-failure-1 = Ничего не вышло. { FORM($who) } стоя{ FORM($who, form: "l") } среди обломков того, что звалось [quest], а победу несли домой другие.
wt-quest-ending-failure-2 = Радовались в ту ночь не те. Дело с именем [quest] теперь принадлежало другой стороне.
wt-quest-ending-failure-3 = { FORM($who) } подош{ FORM($who, form: "yol") } так близко! Но ветер переменился, и дело с именем [quest] пропало.
wt-quest-ending-failure-4 = { FORM($who) } жда{ FORM($who, form: "l") } минуты, которая всё изменит. Она не наступила, и всё, что звалось [quest], растаяло.
wt-quest-ending-failure-5 = Слишком мало, слишком поздно. О том, что должно было стать делом [quest], рассказывали уже другие.

wt-quest-ending-tie-1 = В конце концов обе стороны разжали руки в один и тот же миг, и всё, что звалось [quest], ушло обратно в снег.
wt-quest-ending-tie-2 = Не победил никто. О деле [quest] больше не говорили, но и не забыли.
wt-quest-ending-tie-3 = К рассвету спорить было уже не о чем. Дело с именем [quest] ушло туда же, куда уходит всякий снег.
wt-quest-ending-tie-4 = Потом обе стороны уверяли, что победили. Но того, что звалось [quest], нигде не нашли.

wt-caption-great_artifact-1 = [card]: орудие, пережившее своих мастеров
wt-caption-great_artifact-2 = День, когда сменился хозяин: [card]
wt-caption-great_artifact-3 = На что это способно в верных руках: [card]
wt-caption-great_artifact-4 = [card] там, где никто не копал

wt-caption-ray-1 = [card]: первое тепло за долгие годы
wt-caption-ray-2 = Знак весны: [card]
wt-caption-ray-3 = Утро, которое так и зовут: [card]
wt-caption-ray-4 = [card] в окне, которое не замёрзло

wt-caption-love-1 = [card] у двери без имени
wt-caption-love-2 = То, что двое не могли сказать вслух: [card]
wt-caption-love-3 = [card] на двоих
wt-caption-love-4 = Печать на том письме: [card]

wt-caption-safe_house-1 = [card] над потайной дверью
wt-caption-safe_house-2 = Комната, где пахло домом: [card]
wt-caption-safe_house-3 = Знак, на который открывался замок: [card]
wt-caption-safe_house-4 = [card] на столе, и дверь заперта

wt-caption-nightmare-1 = [card] в одном и том же сне у всех
wt-caption-nightmare-2 = Слово, которого не говорят после темноты: [card]
wt-caption-nightmare-3 = Оно дышало совсем рядом: [card]
wt-caption-nightmare-4 = [card] у подножия лестницы

wt-caption-propaganda-1 = [card] тиражом в десять тысяч
wt-caption-propaganda-2 = Ложь, в которую поверили: [card]
wt-caption-propaganda-3 = [card], как писали газеты
wt-caption-propaganda-4 = Как всех убедили: [card]

wt-caption-retaliation-1 = [card] на пустой кровати
wt-caption-retaliation-2 = Ночь, когда за этим пришли: [card]
wt-caption-retaliation-3 = [card] там, где обрывались следы
wt-caption-retaliation-4 = Первая строка списка: [card]

wt-caption-foiled-spring-1 = То, что их остановило: [card]
wt-caption-foiled-spring-2 = Как расстроился их замысел: [card]
wt-caption-foiled-spring-3 = [card] у них на пути
wt-caption-foiled-spring-4 = Нежданное спасение: [card]
wt-caption-foiled-spring-5 = [card], и никто больше не боялся

wt-caption-foiled-winter-1 = [card], и то, что могло бы сбыться
wt-caption-foiled-winter-2 = День, когда это отняли: [card]
wt-caption-foiled-winter-3 = [card] под сапогами, в снегу
wt-caption-foiled-winter-4 = Что от этого осталось: [card]
wt-caption-foiled-winter-5 = [card] за решёткой

wt-caption-neutral-1 = Ночь, которая не досталась никому
wt-caption-neutral-2 = То, что обе стороны бросили в снегу
wt-caption-neutral-3 = Ничья, о которой не говорят
wt-caption-neutral-4 = Две цепочки следов, врозь

wt-objective-told-1 = Мало кто знал, что готовилось втайне. Теперь дело сделано.

wt-objective-told-rescue-1 = Тот, кого уже оплакали, снова сидел у печки. Так и было задумано с самого начала.
wt-objective-told-rescue-2 = Было тайное обещание: никого не бросать. Теперь его сдержали.

wt-objective-told-rebels-1 = В подвале условились: один солдат, живой и невредимый, чтобы все увидели, что это возможно. Это возможно.
wt-objective-told-rebels-2 = Первый солдат в сетях, сплетённых своими руками: такова была цель, и вот почему в тот вечер открылось столько дверей.

wt-objective-told-connection-1 = Пройти из одного места в другое и остаться незамеченным: в это никто не верил. Теперь путь есть, и кому нужно, те его знают.
wt-objective-told-connection-2 = Два места, одна ночь, одна пара сапог. Весть дошла.

wt-objective-told-bounty-1 = За это давно назначили цену. Её отсчитали на столе, монета за монетой.
wt-objective-told-bounty-2 = Награду выплатили без расписки. Платившие не спрашивали, как это вышло.

wt-objective-told-spy-1 = Кто-то всё это время стоял там, за газетой, и видел всё, что следовало видеть.
wt-objective-told-spy-2 = В маленькой серой книжечке было записано, кто приходил, когда и с кем. В ту же ночь её сдали.

wt-objective-told-attack-1 = Всё длилось четверть часа, а готовилось месяцами. Приказ подшили в папку с пометкой «исполнено».
wt-objective-told-attack-2 = Двери выломали с последним ударом часов, как и было тайно назначено.

wt-objective-told-garrison-1 = Теперь на каждом втором углу стоял часовой. В этом и был весь замысел, и никто не заметил, как он рос.
wt-objective-told-garrison-2 = Однажды люди увидели, что мундиров на улицах больше, чем пальто. Кто-то на это и рассчитывал.

wt-objective-link-1 = А началось всё с этого: [bookmark].
wt-objective-link-2 = Кто был тогда рядом, вспомнил: [bookmark].
wt-objective-link-3 = Ничего бы не вышло, если бы не это: [bookmark].
wt-objective-link-4 = Таков был ответ на то, что помнили все: [bookmark].

wt-power-love-1 = Так и выяснилось, о ком всё это время шла речь: { FORM($who) }.
wt-power-love-2 = Вторая перчатка нашлась. Её храни{ FORM($who, form: "l") } { FORM($who) }.
wt-power-love-3 = { FORM($who) } покрасне{ FORM($who, form: "l") }, и другого ответа не понадобилось.

wt-power-great_artifact-1 = С тех пор { FORM($who) } храни{ FORM($who, form: "l") } его при себе, завернув в платок.
wt-power-great_artifact-2 = «Пусть будет у вас», — сказали все, и { FORM($who) } взя{ FORM($who, form: "l") } его.
wt-power-great_artifact-3 = { FORM($who) } подня{ FORM($who, form: "l") } его однажды, чтобы увидели все, а потом хорошенько спрята{ FORM($who, form: "l") }.

wt-power-passage-1 = Был ход, который зна{ FORM($who, form: "l") } только { FORM($who) }. Он кончался { $in }.
wt-power-passage-2 = Шкаф, расшатанная доска, ползком сквозь темноту: часы не успели пробить, а { FORM($who) } уже { $in }.
wt-power-passage-3 = Ни на одной дороге { FORM($who) } не появля{ FORM($who, form: "lsya") }. Просто где-то отодвинулась картина, и за ней открылся путь { $to }.

wt-power-handed-1 = Ни слова не сказали, отдавая, и { FORM($who) } спрята{ FORM($who, form: "l") } это под пальто.
wt-power-handed-2 = «Возьмите, скорее». И { FORM($who) } взя{ FORM($who, form: "l") }.

wt-power-return-1 = { FORM($who, form: "acc") } давно никто не ждал; в этом и была ошибка.
wt-power-return-2 = Где-то подо льдом { FORM($who) } счита{ FORM($who, form: "l") } шаги часовых.
wt-power-return-3 = Имя в списке вычеркнули, и список солгал: { FORM($who) } жив{ FORM($who, form: "a") }.
wt-power-return-4 = В стене был один шаткий камень, и { FORM($who) } его наш{ FORM($who, form: "yol") }.
wt-power-return-5 = Дважды в гроб никто не заглядывает; так { FORM($who) } и выбра{ FORM($who, form: "lsya") }.

wt-power-propaganda-1 = За одну ночь { FORM($who) } смени{ FORM($who, form: "l") } в городе все плакаты.
wt-power-propaganda-2 = Громкоговорители твердили это, пока люди сами не начали повторять.
wt-power-propaganda-3 = { FORM($who) } улыба{ FORM($who, form: "lsya") } каждому объективу в городе.
wt-power-propaganda-4 = К полудню никто не желал признаваться, что был с кем-то знаком.
wt-power-propaganda-5 = Это даже не было ложью, просто всё стояло в другом порядке.

wt-epilogue-spring-1 = Повстанцы собрали всё, что у них осталось.
wt-epilogue-spring-2 = Из каждого окна что-нибудь бросали на помощь.
wt-epilogue-spring-3 = По речному льду от берега до берега побежала трещина.
wt-epilogue-spring-4 = Кто-то открыл клетки.
wt-epilogue-spring-5 = Пели фальшиво, зато без страха.
wt-epilogue-spring-6 = Старики своими руками снимали ставни.
wt-epilogue-spring-7 = В подземных ходах пересчитали всех, а потом ещё раз: никто не пропал.
wt-epilogue-spring-8 = На ратуше сидела птица, какой не видели много лет.
wt-epilogue-spring-9 = Пекари растопили печи, не спрашивая разрешения.
wt-epilogue-spring-10 = Со стены тюрьмы спустилась верёвка, связанная из шарфов.
wt-epilogue-spring-11 = Кто-то ударил в запретный колокол.
wt-epilogue-spring-12 = Дети бежали впереди, и удержать их было уже некому.
wt-epilogue-spring-13 = Сбросили часы, всегда показывавшие час Королевы.
wt-epilogue-spring-14 = Фабричная труба перестала дымить.
wt-epilogue-spring-15 = Кто-то сберёг семена и бросил их по ветру.
wt-epilogue-spring-16 = Один солдат положил ружьё, за ним другой.
wt-epilogue-spring-17 = Из подвалов выходили люди, которых не видели годами.
wt-epilogue-spring-18 = Снег на крышах тронулся с места.

wt-epilogue-winter-1 = Королева подняла руку.
wt-epilogue-winter-2 = Закрыли последние ворота, пересчитали последний фонарь.
wt-epilogue-winter-3 = Метель налетела, как по приказу.
wt-epilogue-winter-4 = Даже самые смелые подняли воротники.
wt-epilogue-winter-5 = Солдаты не ускорили шага. Им никогда не нужно было спешить.
wt-epilogue-winter-6 = Приказы разослали на чёрной бумаге.
wt-epilogue-winter-7 = На башнях зажгли синие огни.
wt-epilogue-winter-8 = Мороз поднялся ещё на этаж.
wt-epilogue-winter-9 = Волкам никто не сказал, что охота окончена.
wt-epilogue-winter-10 = Лёд сомкнулся над фонтаном и над всем, что в него бросали.
wt-epilogue-winter-11 = Забили барабаны, медленно и ровно.
wt-epilogue-winter-12 = Мосты подняли, один за другим.
wt-epilogue-winter-13 = На каждом углу кто-то записывал имена.
wt-epilogue-winter-14 = Печи погасли все в одну и ту же минуту.
wt-epilogue-winter-15 = Из дворца донёсся удар одинокого колокола.
wt-epilogue-winter-16 = У тех, кто говорил о весне, не хватало дыхания произнести это слово.
wt-epilogue-winter-17 = Река замёрзла во второй раз, до самого дна.
wt-epilogue-winter-18 = Шли в ногу, и кроме шага не слышно было ничего.

wt-epilogue-link-1 = Всё это началось давно: [memory].
wt-epilogue-link-2 = Без этого ничего бы не случилось: [memory].
wt-epilogue-link-3 = И кто присмотрелся, увидел ещё раз: [memory].
wt-epilogue-link-4 = Те, кто там был, всё ещё говорили об одном: [memory].
wt-epilogue-link-5 = Теперь платили по старому счёту: [memory].
wt-epilogue-link-6 = Никто из них этого не забыл: [memory].
wt-epilogue-link-7 = И вот оно вернулось ещё раз: [memory].

wt-epilogue-close-1 = О том, что звалось [quest], после той ночи никто не говорил. Всё вернулось к началу: [memory].
wt-epilogue-close-2 = На то, что звалось [quest], времени уже не осталось. Важно было одно: [memory].
wt-epilogue-close-3 = Так дело с именем [quest] и осталось сказкой для другой зимы. А эта кончилась, как и должна была: [memory].
wt-epilogue-close-4 = Кто-то в последний раз спросил, что же значит [quest], и услышал, что теперь поздно. Всё уже решено: [memory].

wt-ending-spring-1 = Оттепель пришла за одну ночь. Утром какой-то ребёнок вышел на улицу без пальто, поднял голову и спросил, как называется вон то, жёлтое.
wt-ending-spring-2 = С каждой крыши Зимограда капало. Переименовывать улицы пришлось много лет, и никто не жаловался.
wt-ending-spring-3 = Много лет спустя учительница спросила детей, что такое снег. Они спорили до самого звонка.
wt-ending-spring-4 = Никто не отдавал приказа. Ворота стояли открытыми, барабаны молчали, и над крышами Зимограда пахло землёй.

wt-ending-winter-1 = Снег всё падал, тихо, на своих и на чужих, пока уже нельзя было понять, где прежде шли дороги.
wt-ending-winter-2 = Той весной, которая не наступила, солдаты раздавали уголь. Люди говорили спасибо. Это было хуже всего.
wt-ending-winter-3 = Имена снимали с дверей, одно за другим, и складывали в ящик. Ящик был очень глубокий и закрывался без звука.
wt-ending-winter-4 = Во дворце за это пили стоя. А снаружи стало так тихо, что слышно было, как трудится мороз.

wt-ending-writer-1 = Так не победил никто, и сказка осталась. Писатель отложил перо, посмотрел на тех и на других и был доволен.
wt-ending-writer-2 = Половина города оттаяла, половина замёрзла. А между ними, в маленькой тёплой комнате, кто-то всё это записывал.
wt-ending-writer-3 = Кто победил? Писатель перевернул страницу. С одной стороны она была как снег, с другой — как трава.
wt-ending-writer-4 = Говорят, они и сейчас ещё спорят. Но у Писателя было всё, что нужно: начало, середина и два конца.
