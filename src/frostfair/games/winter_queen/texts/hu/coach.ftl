### Winter Queen's coach: where to look, what kind of move, what a loss teaches, where points come from.

## Where to look

wq-coach-where-zone = Nézz körül { FORM($zone, form: "in") }.
wq-coach-where-book = Nézd meg ezt a könyvedet: { $book }.
wq-coach-where-take = Nézd meg a könyvkupacokat.
wq-coach-where-return = Nézd meg a pontozott kristályokat: az egyik visszakerül a zsákba.
wq-coach-where-all = Nézd meg az egész asztalt: már kevés a teendő.

## What kind of move

wq-coach-sort-place = Tegyél egy kristályt a térképre.
wq-coach-sort-charge = Tegyél egy kristályt az egyik oldaladra.
wq-coach-sort-activate = Aktiválj egy könyvet.
wq-coach-sort-take = Vegyél el egy könyvet.
wq-coach-sort-decline = Ne vegyél el könyvet.
wq-coach-sort-return = Tegyél vissza egy kristályt a zsákba.
wq-coach-sort-pass = Passzolj.

## Lessons, by what went wrong

wq-lesson-activate-early = Túl korán aktiváltál: hagyd nőni az oldalakat, mielőtt pontozod őket.
wq-lesson-activate-late = Túl sokáig vártál: aktiváld a könyvet, ha megteltek az oldalai, és a térkép már nem javít rajtuk.
wq-lesson-activate-other = Nem a megfelelő könyvet aktiváltad: a másik volt érett.
wq-lesson-charge-early = Túl korán tettél kristályt az oldalakra: a térképen jobb helyük lett volna.
wq-lesson-charge-late = Üresen hagytál oldalakat: az ott lévő kristály a játék végéig számít.
wq-lesson-charge-colour = Rossz színt tettél az oldalra: azt válaszd, amelyik a térképen a legtöbbet ér.
wq-lesson-charge-page = Nem a megfelelő oldallal kezdtél: a legértékesebbet töltsd meg először.
wq-lesson-book-missed = Elszalasztottál egy könyvet: a megfelelő megye egyik mezője hozott volna egyet.
wq-lesson-book-choice = Nem a megfelelő könyvet választottad: nézd meg, mit ér már most a térképen.
wq-lesson-map-colour = Rossz színt tettél a térképre: másnak segített, vagy senkinek.
wq-lesson-map-space = Rossz mezőre tettél kristályt: nézd meg, mit számolnak ott az oldalaid.
wq-lesson-return = Nem a megfelelő kristályt tetted vissza: azt add vissza, amelyikre az oldalaidnak nincs szükségük.
wq-lesson-pass = Rosszkor passzoltál, vagy rosszkor nem passzoltál.

## Where points come from, besides the effects

wq-coach-room = Hely a könyveknek
