### Witchstone's coach: where to look, what kind of move, what a loss teaches, where points come from.

## Where to look

ws-coach-where-cauldron = Nézd meg a kezedet és az üstödet.
ws-coach-where-tile = Nézd meg a két szimbólumot, amelyet most tettél le.
ws-coach-where-turn = Nézd meg, mi maradt a körödből.
ws-coach-where-ball = Nézd meg a kristálygömböt.
ws-coach-where-pentagram = Nézd meg a pentagramot.
ws-coach-where-held = Nézd meg, mi van nálad: zsetonok, különleges lapkák, erősítések.
ws-coach-where-crystals = Nézd meg az üstödben lévő kristályokat és a polcokat.
ws-coach-where-wand = Nézd meg a varázspálcát.
ws-coach-where-scrolls = Nézd meg a kirakott tekercseket.

## What kind of move

ws-coach-sort-tile = Válassz egy varázslatlapkát és neki egy helyet.
ws-coach-sort-order = Döntsd el, melyik akciófajta jön először.
ws-coach-sort-end = Állj meg itt: többet nem érdemes tenni.
ws-coach-sort-ways = Helyezz energiát egy összeköttetésre.
ws-coach-sort-witches = Állíts fel vagy fektess le egy boszorkányt.
ws-coach-sort-pentagram = Haladj a pentagramon.
ws-coach-sort-special = Használj vagy tegyél le egy különleges lapkát.
ws-coach-sort-crystals = Mozgass egy kristályt, vagy tedd polcra.
ws-coach-sort-wand = Lépj a baglyoddal a pálcán.
ws-coach-sort-scrolls = Vegyél el egy tekercset.
ws-coach-sort-boost = Használj egy erősítést.
ws-coach-sort-token = Használj egy mágiazsetont.
ws-coach-sort-choice = Válassz egy akciófajtát.

## Lessons, by what went wrong

ws-lesson-tile = Nem a megfelelő lapkát játszottad ki: a szimbólumai a legnagyobb csoportjaidhoz tartozzanak.
ws-lesson-spot = Kis csoportokat építettél: ugyanaz a lapka máshol több akciót ad.
ws-lesson-order = Rossz akciófajtával kezdtél: az elsők nyissanak utat a másodikaknak.
ws-lesson-waived = Lemondtál olyan akciókról, amelyek még értek valamit.
ws-lesson-bonus = Rosszkor használtál zsetont, erősítést vagy különleges lapkát: láncban érnek a legtöbbet.
ws-lesson-ways = Elhanyagoltad vagy rosszul építetted az összeköttetéseket: előbb a rövidek, aztán amelyek a boszorkányokhoz vezetnek.
ws-lesson-witches = Rossz helyen állítottál fel boszorkányt, vagy sehol: zsetont és pontot hoznak.
ws-lesson-pentagram = Elhanyagoltad a pentagramot: a különleges lapkák a játék végéig szolgálnak.
ws-lesson-crystals = Rosszul bántál a kristályokkal: az üstön kívül akciót és helyet hoznak.
ws-lesson-wand = Elhanyagoltad a pálcát: az ezüst mezők mindent pontoznak, amid van.
ws-lesson-scrolls = Nem a megfelelő tekercset vetted el, vagy egyet sem: egy jó jóslat akár 7 pontot ér.

## Where points come from

ws-coach-from-cauldron = Csoportok az üstben
ws-coach-from-crystals = Kristályok az üstben
ws-coach-from-scrolls = Meglévő tekercsek
ws-coach-from-wand = Hely a pálcán
ws-coach-from-pentagram = Lépések a pentagramon
ws-coach-from-witches = Boszorkányok és zsetonok
ws-coach-from-ways = Összeköttetések és energia
ws-coach-from-turns = Hátralévő körök
ws-coach-from-turn = A kör hátralévő része
ws-coach-from-end = Pontok a végén
