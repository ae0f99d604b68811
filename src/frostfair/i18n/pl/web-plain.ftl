### The plain board: any game in words, and the accessible way to play those that are drawn.

web-plain-board = Prosta plansza
web-plain-drawn = Rysowana plansza
web-plain-parts = Części strony
web-plain-part-now = Teraz
web-plain-part-table = Stół
web-plain-part-log = Dziennik
web-plain-part-chat = Czat
web-plain-seats = Kto gra
web-plain-decides = ma ruch

## Choosing

web-plain-choices = Możliwości
web-plain-find = Szukaj możliwości
web-plain-found = { $found ->
    [0] Nic nie pasuje.
    [one] Pasuje { $found } możliwość.
    [few] Pasują { $found } możliwości.
    [many] Pasuje { $found } możliwości.
   *[other] Pasuje { $found } możliwości.
}
web-plain-offers = { $offers ->
    [one] { $offers } możliwość
    [few] { $offers } możliwości
    [many] { $offers } możliwości
   *[other] { $offers } możliwości
}
web-plain-points = { $points ->
    [0] 0 pkt
   *[other] { $gained } pkt
}
web-plain-steps = Twoja tura
web-plain-why = Dlaczego? { $what }

## Keys

web-plain-key-digits = wybierz możliwość o tym numerze
web-plain-key-arrows = od możliwości do możliwości
web-plain-key-find = szukaj możliwości po słowach albo po zapisie
web-plain-key-end = zakończ turę
web-plain-key-escape = wróć do teraźniejszości; zamknij wyjaśnienie

## Telling

web-plain-tell = Co się dzieje? Opowiedz to w jednym lub dwóch zdaniach.
web-plain-tell-missing = { $letters ->
    [one] Jeszcze jedna litera.
    [few] Jeszcze { $letters } litery.
    [many] Jeszcze { $letters } liter.
   *[other] Jeszcze { $letters } litery.
}
web-plain-tell-enough = Wystarczy.
web-plain-tell-send = Opowiedz
web-plain-tell-made-up = Niech opowie program
web-plain-tale = Dotychczasowa opowieść
web-plain-tale-program = Program
web-plain-chips = Wstaw do opowieści
web-plain-text-edit = Zmień
web-plain-text-discuss = Omów
web-plain-text-keep = Zachowaj
web-plain-text-suggest = Zaproponuj
web-plain-text-object = Zgłoś sprzeciw
web-plain-text-ask = Poproś o zmianę
web-plain-text-strike = Wykreśl
web-plain-text-allow = Niech zostanie
web-plain-text-struck = (wykreślone przez arbitra)
web-plain-text-redact = Wycofaj moje słowa
web-plain-text-redact-title = Wycofać twoje słowa na zawsze?
web-plain-text-redact-words = Znikną dla wszystkich i nie da się ich przywrócić. To, co stało się w grze, zostaje.
web-plain-text-redact-keep = Zostaw
web-plain-orders = Stałe polecenia{ $given ->
    [0] { "" }
   *[other] { " " }({ $given })
}
web-plain-orders-words = Odpowiedzi dane z góry, żeby nikt na ciebie nie czekał. Widzisz je tylko ty.
web-plain-order = { $order ->
    [always] zawsze
    [never] nigdy
   *[ask] pytaj mnie
}
web-plain-remark-suggest = { $player } proponuje:
web-plain-remark-object = { $player } zgłasza sprzeciw:
web-plain-remark-ask = { $player } prosi o zmianę:
web-plain-remark-allow = { $player }: niech tak zostanie.
web-plain-tale-earlier = { $texts ->
    [one] { $texts } wcześniejszy tekst
    [few] { $texts } wcześniejsze teksty
    [many] { $texts } wcześniejszych tekstów
   *[other] { $texts } wcześniejszego tekstu
}
