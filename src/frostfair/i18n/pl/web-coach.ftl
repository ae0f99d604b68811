### The coach in the browser

web-coach = Trener
web-coach-hint = Podpowiedź
web-coach-thinking = Trener myśli …
web-coach-free = Podpowiedź nic nie kosztuje, ale koniec gry powie, że były.
web-coach-rung = { $rung ->
    [2] Jaki rodzaj ruchu?
    [3] Który ruch?
   *[other] Dlaczego?
}
web-coach-consent = Podpowiedzi wymagają zgody wszystkich: { $players }.
web-coach-ask = Zapytaj
web-coach-request = Prośba o podpowiedzi
web-coach-you-ask = Pytasz, czy wszyscy mogą używać podpowiedzi w tej grze.
web-coach-asks = { $player } pyta, czy wszyscy mogą używać podpowiedzi w tej grze.
web-coach-review = Analiza z trenerem
web-coach-curve = Twoja szansa na wygraną, decyzja po decyzji
web-coach-turn = { $at ->
    [0] { $all ->
        [one] { $all } punkt zwrotny
        [few] { $all } punkty zwrotne
        [many] { $all } punktów zwrotnych
       *[other] { $all } punktu zwrotnego
    }
   *[other] Punkt zwrotny { $at } z { $all }
}
web-coach-turn-before = Poprzedni punkt zwrotny
web-coach-turn-after = Następny punkt zwrotny
web-coach-turn-found = Punkt zwrotny, ruch { $at }: dobrze widziane, { $by }
web-coach-turn-lost = Punkt zwrotny, ruch { $at }: strata, { $by }
web-coach-elsewhere = Tu nie było dla ciebie nic do zdecydowania.
web-coach-expected = Spodziewany wynik
web-coach-made = Zagrane
web-coach-best = Lepsze
web-coach-more = Lepszy ruch przynosi więcej lub mniej z tego
web-coach-lessons = { $n ->
    [1] Nauka z tej gry
    [2] Dwie nauki z tej gry
   *[other] Trzy nauki z tej gry
}
web-coach-show = Ruch { $at }
web-coach-puzzle = Zagadki o tym
web-coach-lesson = Gra z przewodnikiem
web-coach-what-if = Co by było, gdyby: graj stąd dalej
web-coach-what-if-about = Otwiera stół przeciw botom, z tym samym szczęściem; ta gra zostaje, jaka jest.
web-coach-share = Udostępnij tę analizę
web-coach-share-about = Jeśli zrobią to wszyscy gracze, przeczyta ją każdy, kto ma link.
web-coach-working = Trener ogląda twoje decyzje: { $done } z { $all }.
web-coach-gave-up = Trener nie dokończył tej analizy.
web-coach-again = Spróbuj ponownie
