### The browser client: what the shell says everywhere. Names of games and pieces are in names.ftl.

language = Polski
web-page-not-loaded = Nie udało się wczytać tej strony. Czy jest połączenie z serwerem?
web-loading = Chwileczkę …
web-dismiss = Zamknij
web-home = Strona główna
web-rules = Zasady
web-no-board-yet = Ta gra nie ma jeszcze planszy w przeglądarce. Na razie gra się w nią w terminalu.

web-name-title = Jak mamy się do ciebie zwracać na jarmarku?
web-name-label = Twoje imię
web-name-go = Wejdź

## Bots have names by the seat they sit in
web-bot-0 = Sprzedawca kasztanów
web-bot-1 = Stary przewoźnik
web-bot-2 = Latarnik
web-bot-3 = Wikary na łyżwach
web-bot-4 = Rębacz lodu
web-bot-5 = Wróżbitka
web-bot-6 = Nocny stróż

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
