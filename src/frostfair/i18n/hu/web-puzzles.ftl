### Puzzles in the browser. What is asked and the hints are in the game's own files.

web-puzzles = Feladványok
web-puzzles-you = Te
web-puzzles-rules = Szabályok
web-puzzles-skip = Kihagyom
web-puzzles-put-back = Visszateszem
web-puzzles-next = Tovább

## Which puzzle

web-puzzles-daily = Napi feladvány
# $date is short, as 16 Nov; $days in a row were solved
web-puzzles-day = { $days ->
    [0] { $date }
    [1] { $date } · első nap
   *[other] { $date } · { $days } napja egyhuzamban
}
# $name is what the lessons teach
web-puzzles-lessons = Leckék: { $name }
web-puzzles-grade = { $grade ->
    [1] Könnyű
    [2] Közepes
   *[other] Nehéz
}{ $solved ->
    [yes] , megoldva
   *[no] { "" }
}
web-puzzles-shelf = Miről szólnak a feladványok
web-puzzles-progress = { $all }/{ $solved } megoldva

## The aim

web-puzzles-aim = A feladat
web-puzzles-now = Most { $value }, a cél { $wanted }.
web-puzzles-try = Lépj bátran: a próba nem kerül semmibe.
# $place is a space (b3), a page (2L) or a book; measured = no: there is nothing to count
web-puzzles-missed = { $measured ->
    [yes] { $place }: csak { $value }, ez kevés.
   *[no] { $place }: nem így.
} Eddigi próbák: { $tries }.
web-puzzles-solved = { $tries ->
    [1] Elsőre megoldva
    [2] Másodikra megoldva
    [3] Harmadikra megoldva
   *[other] { $tries } próbából megoldva
}
# $places would have solved it too; $others says how many
web-puzzles-others = { $others ->
    [0] Ez volt az egyetlen jó hely.
   *[other] Ez is jó lett volna: { $places }.
}

## Hints

web-puzzles-hints = Segítség
web-puzzles-used = 4/{ $used } felhasználva
web-puzzles-rung = { $rung ->
    [1] Mit számol
    [2] Mi számít most
    [3] Hol keresd
   *[other] Minden érték
}
# The same on a phone
web-puzzles-rung-short = { $rung ->
    [1] Mit számol
    [2] Mi számít
    [3] Hol
   *[other] Értékek
}
web-puzzles-climb = Feljebb: { $rung }. fok
web-puzzles-every-value = A táblán látod, mennyit érne az egyes választás. Vegyél fel egy kristályt, és a saját értékeit látod.
web-puzzles-best-values = Mennyit érne az egyes választás, ha a legjobbak követik.
web-puzzles-free = A fokok nem kerülnek semmibe; a nap velük is megoldottnak számít.

## Sharing the day's puzzle: nothing of the solution

web-puzzles-share = Megosztás
web-puzzles-shared = { $game }, napi feladvány ({ $date }): { $tries ->
    [1] elsőre megoldva
   *[other] { $tries } próbából megoldva
}{ $hints ->
    [0] , segítség nélkül
   *[other] , { $hints } segítséggel
} · { $days ->
    [1] első nap
   *[other] { $days } napja egyhuzamban
}
web-puzzles-copied = A vágólapon van: illeszd be, ahova szeretnéd.
