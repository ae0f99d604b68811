### Puzzles in the browser. What is asked and the hints are in the game's own files.

web-puzzles = Łamigłówki
web-puzzles-you = Ty
web-puzzles-rules = Zasady
web-puzzles-skip = Pomiń
web-puzzles-put-back = Odłóż
web-puzzles-next = Dalej

## Which puzzle

web-puzzles-daily = Łamigłówka dnia
# $date is short, as 16 Nov; $days in a row were solved
web-puzzles-day = { $days ->
    [0] { $date }
    [one] { $date } · pierwszy dzień
    [few] { $date } · { $days } dni z rzędu
    [many] { $date } · { $days } dni z rzędu
   *[other] { $date } · { $days } dnia z rzędu
}
# $name is what the lessons teach
web-puzzles-lessons = Lekcje: { $name }
web-puzzles-grade = { $grade ->
    [1] Łatwa
    [2] Średnia
   *[other] Trudna
}{ $solved ->
    [yes] , rozwiązana
   *[no] { "" }
}
web-puzzles-shelf = Czego uczą łamigłówki
web-puzzles-progress = Rozwiązane: { $solved } z { $all }

## The aim

web-puzzles-aim = Zadanie
web-puzzles-now = Teraz { $value }, cel: { $wanted }.
web-puzzles-try = Śmiało: próba nic nie kosztuje.
# $place is a space (b3), a page (2L) or a book; measured = no: there is nothing to count
web-puzzles-missed = { $measured ->
    [yes] { $place }: tylko { $value }, za mało.
   *[no] { $place }: nie tędy.
} { $tries ->
    [one] Na razie jedna próba.
    [few] Na razie { $tries } próby.
    [many] Na razie { $tries } prób.
   *[other] Na razie { $tries } próby.
}
web-puzzles-solved = { $tries ->
    [1] Rozwiązane za pierwszym razem
    [2] Rozwiązane za drugim razem
    [3] Rozwiązane za trzecim razem
   *[other] Rozwiązane za { $tries }. razem
}
# $places would have solved it too; $others says how many
web-puzzles-others = { $others ->
    [0] To było jedyne dobre miejsce.
   *[other] Dobre byłoby też: { $places }.
}

## Hints

web-puzzles-hints = Podpowiedzi
web-puzzles-used = Użyte: { $used } z 4
web-puzzles-rung = { $rung ->
    [1] Co się liczy
    [2] Co liczy się teraz
    [3] Gdzie szukać
   *[other] Wszystkie wartości
}
# The same on a phone
web-puzzles-rung-short = { $rung ->
    [1] Co liczy
    [2] Co teraz
    [3] Gdzie
   *[other] Wartości
}
web-puzzles-climb = Na szczebel { $rung }
web-puzzles-every-value = Na planszy: ile byłby wart każdy wybór. Weź kryształ, a zobaczysz jego wartości.
web-puzzles-best-values = Ile byłby wart każdy wybór, gdyby po nim nastąpiły najlepsze.
web-puzzles-free = Szczeble nic nie kosztują; z nimi dzień też jest zaliczony.

## Sharing the day's puzzle: nothing of the solution

web-puzzles-share = Udostępnij
web-puzzles-shared = { $game }, łamigłówka dnia { $date }: { $tries ->
    [1] rozwiązana za pierwszym razem
   *[other] rozwiązana za { $tries }. razem
}{ $hints ->
    [0] , bez podpowiedzi
   *[other] , podpowiedzi: { $hints }
} · { $days ->
    [one] pierwszy dzień
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
web-puzzles-copied = Skopiowano: wklej, gdzie chcesz.
