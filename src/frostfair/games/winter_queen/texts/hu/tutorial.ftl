### The guided game of Winter Queen. Short and warm: one thing at a time. The numbers come from the script.

wq-tutorial-welcome = Üdv a Télkirálynő udvarában! Öt perc múlva ismered a játékot. Az oktató veled szemben ül, és veled játszik; a lépéseidet te teszed meg.
wq-tutorial-table = Középen a térkép fekszik: négy megye, és közöttük a Télkirálynő birtoka. A kristályok ezekről a tartókról jönnek.
wq-tutorial-turn = A körödben egyetlen dolgot teszel: kristályt helyezel a térképre, kristályt helyezel egy könyvre, vagy aktiválsz egy könyvet.
wq-tutorial-place = Kezdjük! Vedd el az egyik bekeretezett lila kristályt, és helyezd a piros megyébe, a bekeretezett mezőre.
wq-tutorial-take = Aki kristályt helyez egy megyébe, húzhat egy varázskönyvet: a megye kupacának legfelsőjét. Húzd a piros megye könyvét: ma jól illik a lilához.
wq-tutorial-book = Az első varázskönyved! Mindkét oldala egy pontot érő varázslat. Egy oldal semmit sem ér, amíg nincs rajta kristály, és ennek a kristálynak a színe számít.
wq-tutorial-charge = Keltsd életre a bal oldalt, a Határőröket: minden ilyen színű kristályért pontot ad a térkép szélén. Helyezd rá a tartó utolsó lila kristályát.
wq-tutorial-holder = Ez volt a tartó utolsó kristálya, és az utolsóért azonnal pont jár: már { $points } pontod van. A tartó újra feltöltődött a zsákból.
wq-tutorial-worth = Az oktató is lila kristályt rakott le, és az neked is számít: a térkép kristályai senkiéi. Az oldalad most { $left } pontot ér. Mutass rá, és megtudod, miért.
wq-tutorial-grow = Növeld tovább: helyezd a bekeretezett lila kristályt a zöld megye szélére, a bekeretezett mezőre.
wq-tutorial-second = A Határőrök most { $left } pontot ér. Három könyvnek van helyed, húzd hát a zöld megye könyvét is.
wq-tutorial-lights = A jobb oldalon lévő Északi fény minden zónáért pontot ad, ahol ott van a színe. A lila ott van a piros, a zöld és a kék megyében és a Télkirálynő birtokán.
wq-tutorial-charge-right = Helyezd a bekeretezett lila kristályt a jobb oldalra.
wq-tutorial-activate = Mindkét oldal kész: { $left } és { $right }. Várhatnál, hogy tovább nőjenek, de a térkép minden körben változik. Aktiváld a könyvet!
wq-tutorial-return = Nagyszerű! A könyv kikerül a játékból. Két kristály volt rajta, ezért a térképről egy visszakerül a zsákba. Olyat válassz, amelyik nem segít: ezek vannak bekeretezve.
wq-tutorial-sealed = Már { $points } pontod van. A pontok képpel lefelé fekszenek: te a tieidet látod, az oktató csak a sajátjait.
wq-tutorial-end = Amikor kiürül a zsák, kezdődik a végjáték: még néhány kör aktiválás nélkül, aztán minden oldal pontot ad, amelyen kristály maradt. A legtöbb pont győz.
wq-tutorial-farewell = Ennyi az egész. Játssz tovább az oktatóval, ameddig jólesik, vagy ülj le egy igazi asztalhoz. A Télkirálynő érdeklődve figyel.
