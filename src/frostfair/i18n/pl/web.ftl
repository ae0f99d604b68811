### The browser client: what the shell says everywhere. Names of games and pieces are in names.ftl.

language = Polski
web-page-not-loaded = Nie udało się wczytać tej strony. Czy jest połączenie z serwerem?
web-loading = Chwileczkę …
web-dismiss = Zamknij
web-cancel = Anuluj
web-close = Zamknij
web-guest-name = { $name } (gość)
web-table-was-closed = Ten stół zamknięto.
web-offline = Utracono połączenie z serwerem. Próbujemy dalej.
web-home = Strona główna

web-name-title = Jak mamy się do ciebie zwracać na jarmarku?
web-name-label = Twoje imię
web-name-hint = Zobaczą je inni przy stole. Bez hasła, bez e-maila.
web-name-go = Wejdź
web-name-login = Mam konto
# How strong a bot is, in a word
web-bot-level = { $bot ->
    [novice] nowicjusz
    [adept] adept
    [master] mistrz
    [queen] królowa
    [greedy] silny
    [random] losowy
   *[other] { $bot }
}
web-seat-open = Wolne miejsce

## Bots have names by the seat they sit in
web-bot-0 = Sprzedawca kasztanów
web-bot-1 = Stary przewoźnik
web-bot-2 = Latarnik
web-bot-3 = Wikary na łyżwach
web-bot-4 = Rębacz lodu
web-bot-5 = Wróżbitka
web-bot-6 = Nocny stróż
web-bot-tutor = Nauczyciel

## Why a table can’t be shown (bye of the server)
web-ended-no-such-table = Nie ma takiego stołu.
web-ended-not-signed-in = Najpierw wejdź i podaj imię.
web-ended-signed-out = Wylogowano cię.

## Refusals of the server, by kind
web-refused-illegal = Zasady na to nie pozwalają.
web-refused-stale = Gra poszła tymczasem dalej; nic nie zrobiono.
web-refused-malformed = Nie udało się tego zrozumieć.
web-refused-unavailable = Serwer nie może teraz odpowiedzieć. Spróbujemy ponownie.
web-refused-not-now = Teraz to niemożliwe.
web-refused-offline = Brak połączenia: nic nie wysłano. Spróbuj, gdy wróci.

## Refusals of requests, by reason

web-fault = Coś poszło nie tak. Spróbuj ponownie.
web-fault-of = { $reason ->
    [offline] Serwer nie odpowiada. Czy jest połączenie z serwerem?
    [too-many-requests] To było trochę za szybko. Spróbuj ponownie za minutę.
    [too-many-tables] Jedna osoba nie może mieć więcej otwartych stołów. Najpierw skończ grę przy jednym z nich lub od niego odejdź.
    [too-many-tokens] Jedna osoba nie może mieć więcej kluczy. Najpierw unieważnij jeden.
    [this-seat-is-taken] Ktoś już tam siedzi.
    [this-name-is-taken] Ktoś już ma to imię.
    [no-table-of-this-code] Nie ma stołu o tym kodzie. Kod jest ważny jeden dzień.
    [the-name-or-the-password-is-wrong] Imię lub hasło jest błędne.
    [the-password-is-wrong] Hasło jest błędne.
    [seats-are-free] Są jeszcze wolne miejsca. Zaproś kogoś albo dodaj boty.
    [nobody-would-play] Przynajmniej na jednym miejscu musi siedzieć człowiek.
    [table-is-open] Przy tym stole gra się jeszcze nie zaczęła.
    [table-is-playing] Partia już się zaczęła.
    [table-is-finished] Ta partia jest skończona.
    [table-is-abandoned] Ten stół zamknięto.
    [kicked] Gospodarz poprosił cię o odejście od tego stołu.
    [only-the-host-can-do-that] To może zrobić tylko gospodarz.
   *[other] { $words }
}

## Why?

web-why = Za co? { $title }
web-why-more = Za co?
web-why-past = To, co widać, już minęło: wróć do bieżącego ruchu i wtedy zapytaj.
web-why-offline = Do odpowiedzi potrzebne jest połączenie. Trwa jego przywracanie.
web-why-no-points = Jeszcze nie ma punktów.
