### The table in the browser: bar, panels, log, chat, replay, curtain, the end.

web-table-home = Strona główna
web-table-rules = Zasady
web-table-menu = Menu
web-table-tools = Narzędzia
web-table-side = Gracze i dziennik
web-table-where = { $watching ->
    [yes] { $players ->
        [one] { $players } osoba, oglądasz
        [few] { $players } osoby, oglądasz
        [many] { $players } osób, oglądasz
       *[other] { $players } osoby, oglądasz
    }
   *[no] { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }
}
web-table-you = ty
web-table-bot = bot
web-table-gone = nieobecność
web-table-won = wygrana
web-table-sealed = ukryte
web-table-points-why = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Za co?
web-table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## The prompt and its buttons
web-table-your-turn = Twoja kolej
web-table-loading = Chwileczkę …
web-table-offline = Połączenie przerwane; próbujemy dalej. Wybierać można, gdy wróci.
    .short = Brak połączenia …
web-table-unsure = Połączenie urwało się, zanim ruch został potwierdzony. Wyślemy go ponownie, gdy połączenie wróci.
    .short = Ruch niepotwierdzony …
web-table-unsure-forget = Nie wysyłaj
web-table-end-turn = Zakończ turę
web-table-undo = Cofnij
web-table-put-back = Odłóż
web-table-replaying = Podgląd: ruch { $at }
web-table-replay-present = Do bieżącego ruchu

## Clocks
web-table-clock-left = Pozostały czas:
web-table-clock-low = Zostało ci pół minuty.
web-table-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
web-table-clock-hours = { $hours } h

## Log, chat, replay
web-table-feed = Co się dzieje i o czym mowa
web-table-turn = Tura
web-table-log = Dziennik
web-table-log-empty = Jeszcze nic się nie wydarzyło.
web-table-seen-until-here = do tego miejsca już znasz
web-table-chat = Czat
web-table-chat-say = Napisz coś
web-table-chat-send = Wyślij
web-table-chat-empty = Nikt jeszcze nic nie napisał.
web-table-chat-gone = (wiadomość cofnięto)
web-table-chat-new = nowe
web-table-react = Zareaguj
web-table-react-to = Zareaguj na ten ruch
web-table-reaction = { $what ->
    [applause] Dobrze zagrane!
    [wow] O rany!
    [laugh] Ha, ha!
    [oops] Ojej!
    [luck] Powodzenia!
    [moment] Chwileczkę!
   *[other] { $what }
}
web-table-reacted = { $names }: { $words }
web-table-reaction-at = do ruchu { $at }
web-table-watchers = Widzowie ({ $count }): { $names }{ $more ->
    [0] { "" }
   *[other] { " " }i inni
}
web-table-replay = Powtórka
web-table-replay-move = Ruch
web-table-replay-at = Ruch { $at } z { $all }
web-table-replay-first = Na początek
web-table-replay-back = Jeden ruch wstecz
web-table-replay-play = Odtwarzaj stąd
web-table-replay-stop = Zatrzymaj
web-table-replay-forward = Jeden ruch naprzód
web-table-replay-last = Do bieżącego ruchu
web-table-since = Od twojej ostatniej wizyty
web-table-since-more = i wcześniej jeszcze { $n }
web-table-since-show = Pokaż

## Phone tabs
web-table-tabs = Części stołu
web-table-tab-table = Stół
web-table-tab-players = Gracze
web-table-tab-log = Dziennik
web-table-tab-chat = Czat
# in the row that answers, before anything has happened
web-table-ask-hint = Przytrzymaj palec na czymkolwiek, a poznasz powód.

## Menu and keys
web-table-share = Udostępnij link
web-table-link-copied = Link skopiowano.
web-table-settings = Ustawienia
web-table-keys = Skróty klawiszowe
web-table-back-to-table = Wróć do stołu
web-table-bot-for-me = Niech bot gra za mnie
web-table-take-back = Wróć do gry
web-table-close = Zamknij stół bez wyniku
web-table-key-tab = przejście między częściami
web-table-key-arrows = następna możliwość na planszy
web-table-key-enter = wybór; koniec tury
web-table-key-escape = odłożenie, koniec wyjaśnień, powrót do bieżącego ruchu
web-table-key-undo = cofnięcie
web-table-key-notation = wpisanie ruchu
web-table-unknown-move = „{ $text }”: takiego ruchu tu nie ma.
web-table-key-pages = przeglądanie wstecz i naprzód
web-table-key-help = ta lista

## Somebody is gone
web-table-is-gone = { $player }: nieobecność. Możecie poczekać albo zdecydować razem.
web-table-seat-bot = { $votes ->
    [0] Posadź tam bota
    [one] Posadź tam bota ({ $votes } głos)
    [few] Posadź tam bota ({ $votes } głosy)
    [many] Posadź tam bota ({ $votes } głosów)
   *[other] Posadź tam bota ({ $votes } głosu)
}
web-table-wants-to-close = { $player } proponuje zamknięcie stołu.
web-table-closing = Partia wkrótce zostanie porzucona

## Prośba o cofnięcie
web-table-ask-undo = Poproś o cofnięcie mojego ostatniego ruchu
web-table-ask-back-to-here = Poproś o powrót do tego miejsca
web-table-undo-request = Prośba o cofnięcie
web-table-undo-accept = Zgadzam się
web-table-undo-decline = Nie zgadzam się
web-table-undo-withdraw = Wycofaj prośbę
web-table-undo-look = Pokaż ten ruch
web-table-log-earlier = Pokaż wcześniejsze ruchy

## One screen for several players
web-table-curtain = Teraz ekran przejmuje { $player }
web-table-curtain-hint = Bez podglądania. Przytrzymaj przycisk, gdy ekran jest w twoich rękach.
web-table-curtain-open = To ja, { $player }

## The end
web-table-rematch = Rewanż
web-table-watch-rematch = Oglądaj następną partię
web-table-luck-checking = Sprawdzamy los …
web-table-luck-fair = Los był uczciwy: ziarno pasuje do odcisku.
web-table-luck-unfair = Ziarno nie pasuje do odcisku!
web-table-luck-unchecked = Ta przeglądarka nie może tu sprawdzić ziarna.
web-table-luck-commitment = Odcisk pokazany przed rozpoczęciem
web-table-luck-seed = Ziarno
web-table-luck-words = Słowa graczy
web-table-luck-how = Każde losowanie można sprawdzić na podstawie dziennika:
web-table-luck-log = Pobierz dziennik
web-table-tale-book = Opowieść jako książka

## The end, with all points
web-end-where = Koniec · { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rund
}
web-end-new = Nowy stół
web-end-review = Przegląd
web-end-result = Wynik
web-end-share = Udostępnij
web-end-share-moment = Udostępnij chwilę
web-end-watch = Końcowe punktowanie jeszcze raz
web-end-counting = Końcowe punktowanie: { $player }, { $source }
web-end-skip = Pomiń
web-end-next = Dalej
web-end-ledger = Punkty według źródeł
web-end-total = Razem
web-end-cell = { $player }, { $source }: { $points }. Dlaczego?
web-end-last = { $points } w końcowym punktowaniu
web-end-chart = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} według źródeł, rundy: { $rounds }
# Below the chart: the first round is numbered beside it
web-end-round = runda
# Below the last column of the chart
web-end-end = koniec
web-end-why = Dlaczego?
web-end-why-hint = Naciśnij liczbę, aby zobaczyć, co się do niej liczyło i kiedy.
web-end-in-round = Runda { $round }:
web-end-at-end = Na koniec:
web-end-to-moment = Pokaż tę chwilę
web-end-tab-result = Wynik
web-end-over-turns = Rundami
web-end-by-source = Źródłami
web-end-luck = Uczciwy los

## The last stage
# In the last stage: whose turns are left, in their order
web-table-stage-turns = Pozostałe tury: { $players }.
web-table-stage-last = Ostatnia tura: { $player }
web-table-stage-your-last = Twoja ostatnia tura
# Before the signs of those players
web-table-stage-left = Pozostały
