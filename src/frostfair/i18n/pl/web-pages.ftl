### The browser client: all pages but the table.

## The bar

web-pages-nav = Strony
web-pages-nav-home = Frostfair, strona główna
web-pages-nav-tables = Stoły
web-pages-nav-rules = Zasady
web-pages-nav-learn = Nauka
web-pages-nav-about = O nas
web-pages-nav-settings = Ustawienia
web-pages-nav-sign-in = Zaloguj się

## Home

web-pages-lead = Rzeka zamarzła. Trzy zimowe gry, twoi przyjaciele i latarnia, przy której się gra.
web-pages-play-now = Zagraj
web-pages-make = Nowy stół
web-pages-code-join = Dołącz
web-pages-code-example = K7M2QX
web-pages-code-go = Dołącz z tym kodem
web-pages-games = Gry
web-pages-since = Od twojej ostatniej wizyty
# what a move of somebody brought them
web-pages-since-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
web-pages-since-more = { $tables ->
    [one] Jeszcze { $tables } stół
    [few] Jeszcze { $tables } stoły
    [many] Jeszcze { $tables } stołów
   *[other] Jeszcze { $tables } stołu
}
web-pages-new-here = Pierwszy raz na jarmarku?
web-pages-new-here-words = { $game }: naukę zaczniesz i skończysz w pięć minut. Ty wykonujesz ruchy, my trzymamy latarnię.
web-pages-new-here-learn = Pokażcie, jak się gra
web-pages-first-time = Znasz już „Królową Zimy”?
web-pages-first-time-words = Partia z przewodnikiem trwa około pięciu minut, a każdy ruch należy do ciebie. Albo siadaj i odkrywaj: świeci tylko to, co można wybrać.
web-pages-first-time-play = Graj od razu
web-pages-first-time-learn = Najpierw pokażcie
web-pages-booth-seats = { $least }–{ $most }
web-pages-booth-time = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } godz.
}
web-pages-booth-tables = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}
web-pages-booth-rules = Czytaj zasady

## My tables

web-pages-mine-with = { $game } – { $names }
web-pages-mine-your-turn = Twoja kolej
web-pages-mine-waiting = Czekamy na ruch: { $names }
web-pages-mine-playing = Partia trwa
web-pages-mine-open = { $free ->
    [0] Wszyscy są na miejscu
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
web-pages-mine-won = Twoja wygrana
web-pages-mine-shared = Wspólne zwycięstwo: { $names }
web-pages-mine-lost = Wygrana: { $names }
web-pages-mine-unfinished = Partia porzucona

## The lobby

web-pages-lobby = Stoły
web-pages-lobby-open = Otwarte dla wszystkich
web-pages-lobby-mine = Moje stoły
web-pages-lobby-filter = Która gra
web-pages-lobby-all = Wszystkie gry
web-pages-lobby-seats = Miejsca
web-pages-lobby-how = { $status ->
    [open] { $free ->
        [0] Wszyscy są na miejscu
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
   *[other] Partia trwa
} · { $pace }
web-pages-lobby-empty = Dziś wieczorem na lodzie cisza.
web-pages-lobby-empty-words = Nie świeci jeszcze żadna latarnia. Załóż stół, który widzą wszyscy, a może ktoś się przysiądzie.
web-pages-lobby-empty-do = Zapal pierwszą
web-pages-watch = Oglądaj

## Making a table

web-pages-making-game = Gra
web-pages-making-seats = Liczba graczy: { $least }–{ $most }
web-pages-making-invite = Załóż stół i zaproś
web-pages-start = Zapal latarnie i zacznij
web-pages-who = Kto gra?
web-pages-who-name = { $who ->
    [bots] Boty
    [friends] Przyjaciele
   *[here] Jeden ekran
}
web-pages-who-hint = { $who ->
    [bots] od razu
    [friends] przez link
   *[here] obok siebie
}
web-pages-how-many = Ile osób?
web-pages-pace = Tempo
web-pages-pace-name = { $name ->
    [none] Dowolne
    [quick] Szybkie
    [easy] Spokojne
   *[letter] Korespondencyjne
}
web-pages-pace-none = bez zegara
web-pages-pace-live = { $minutes } min + { $seconds } s
web-pages-pace-turns = { $hours ->
    [24] jeden ruch dziennie
    [one] { $hours } godzina na ruch
    [few] { $hours } godziny na ruch
    [many] { $hours } godzin na ruch
   *[other] { $hours } godziny na ruch
}
web-pages-house-rules = Domowe zasady
web-pages-option = { $name ->
    [first] Kto zaczyna
   *[other] { $name }
}
web-pages-option-hint = { $hint } ({ $rule })
web-pages-option-value = { $kind ->
    [number] { $name ->
        [first] miejsce { $value }
       *[other] { $value }
    }
   *[other] { $value ->
        [random] losowo
        [true] tak
        [false] nie
       *[other] { $value }
    }
}
web-pages-asks = Pytaj przed końcem tury
web-pages-asks-hint = do tej chwili można cofnąć ostatni krok
web-pages-listed = Każdy może dołączyć
web-pages-listed-hint = stół jest na liście; w przeciwnym razie trafi do niego tylko ktoś, kto ma link
web-pages-seat-you = Ty
web-pages-seat-host = ty · gospodarz
web-pages-seat-here = Obok ciebie
web-pages-seat-who = Kto siedzi na miejscu { $seat }
web-pages-seat-name = Imię na miejscu { $seat }
web-pages-seat-friend = Ktoś z przyjaciół, przez link
web-pages-seat-beside = Ktoś przy tym ekranie
web-pages-seat-bot = Bot: { $level }, { $strength }
web-pages-seat-about = { $who ->
    [bot] bot · { $level }
    [me] { $host ->
        [yes] ty · gospodarz
       *[no] ty
    }
    [beside] przy tym ekranie
   *[other] { $host ->
        [yes] gospodarz
       *[no] na miejscu
    }
}
web-pages-seat-take = Usiądź tu
web-pages-seat-add-bot = Dodaj bota
web-pages-seat-no-bot = Odpraw bota
web-pages-seat-kick = Poproś o odejście

## Before the start

web-pages-waiting-title = { $game }: przed startem
web-pages-waiting-facts = O tym stole
web-pages-waiting-free = { $free ->
    [0] Wszyscy są na miejscu.
    [one] Czekamy: { $free } wolne miejsce.
    [few] Czekamy: { $free } wolne miejsca.
    [many] Czekamy: { $free } wolnych miejsc.
   *[other] Czekamy: { $free } wolnego miejsca.
}
web-pages-waiting-ready = Wszyscy są na miejscu. Zapal latarnie.
web-pages-waiting-host = Wszyscy są na miejscu. Partię zaczyna gospodarz.
web-pages-waiting-leave = Odejdź od stołu
web-pages-waiting-back = Wstecz
web-pages-waiting-sit = Usiądź
web-pages-waiting-door = Drzwi
web-pages-waiting-visible = { $visibility ->
    [listed] otwarte dla wszystkich
   *[private] tylko przez link lub kod
}
web-pages-kick-title = Poprosić o odejście: { $name }?
web-pages-kick-words = Miejsce się zwolni. Z linkiem można wrócić.
web-pages-kick-keep = Zostaw
web-pages-invite = Zaproś przyjaciół
web-pages-invite-code = Kod stołu: { $code }
web-pages-invite-copy = Kopiuj link
web-pages-invite-copied = Link skopiowano.
web-pages-invite-qr = Kod QR
web-pages-invite-qr-label = Link do tego stołu jako kod QR
web-pages-luck = Sprawdzalny los
web-pages-luck-words = Ziarno jest już ustalone. Jego odcisk widać teraz, samo ziarno po partii.
web-pages-luck-fingerprint = Odcisk
web-pages-luck-word = Twoje słowo zamiesza w woreczku:
web-pages-luck-given = Twoje słowo jest w woreczku. Możesz je zmienić:
web-pages-luck-add = Dodaj
web-pages-luck-change = Zmień

## Joining

web-pages-join = Dołącz do stołu
web-pages-join-lead = Masz od kogoś sześć znaków? Prowadzą do stołu.
web-pages-join-code = Kod stołu
web-pages-join-hint = Sześć liter i cyfr
web-pages-join-go = Znajdź stół
web-pages-join-lobby = Albo obejrzyj stoły otwarte dla wszystkich

## An invitation

web-invite = { $state ->
    [free] { $named ->
        [yes] { $name } zaprasza do gry
       *[no] Masz zaproszenie do gry
    }
    [kept] Twoje miejsce czeka
    [full] Wszystkie miejsca są zajęte
    [playing] Gra już trwa:
    [finished] Ta gra już się skończyła:
   *[closed] Ten stół został zamknięty:
}
web-invite-seats = Przy stole
web-invite-your-seat = Twoje miejsce
web-invite-free = wolne
web-invite-sits = { $host ->
    [yes] gospodarz
   *[no] przy stole
}
web-invite-taken = zajęte miejsca: { $taken } z { $all }
web-invite-sit = Usiądź
web-invite-enter = { $state ->
    [kept] Do stołu
    [finished] Obejrzyj grę
   *[other] Oglądaj
}
web-invite-words = { $state ->
    [free] Bez konta i bez instalowania.
    [kept] Pozostali znają cię z imienia.
    [full] Nadal można popatrzeć.
    [playing] Nadal można popatrzeć, także bez imienia.
    [finished] Zwycięstwo: { $winners }. Każdy ruch można obejrzeć jeszcze raz.
   *[closed] Gra skończyła się bez wyniku. Lód jest wciąż wolny.
}
web-invite-taught = Pierwsza gra uczy sama.
web-invite-watch = Tylko popatrzę

## Settings

web-pages-settings = Ustawienia
web-pages-settings-lead = Zapisane w tej przeglądarce.
web-pages-language = Język
web-pages-theme = Motyw
web-pages-theme-name = { $theme ->
    [dark] Zmierzch
    [light] Poranek
   *[system] Jak w systemie
}
web-pages-theme-turn = { $theme ->
    [light] Przełącz na jasny motyw
   *[dark] Przełącz na ciemny motyw
}
web-pages-sound = Dźwięk
web-pages-sound-hint = ciche dźwięki do tego, co i tak widać
web-pages-motion = Mniej ruchu
web-pages-motion-hint = kryształy nie latają; zmiany są tylko zaznaczone
web-pages-plain = Prosta plansza
web-pages-plain-hint = stoły opisane słowami, do czytnika ekranu i klawiatury
web-pages-confirm = Pytaj przed końcem tury
web-pages-confirm-hint = przy stołach, które zakładasz

## Rules

web-pages-rules = Zasady
web-pages-rules-of = { $game }: zasady
web-pages-rules-lead = Każda zasada ma numer, a każda odmowa podaje jedną z nich.
web-pages-rules-search = Szukaj w zasadach
web-pages-rules-hits = { $hits ->
    [0] Nic nie znaleziono
    [one] { $hits } zasada
    [few] { $hits } zasady
    [many] { $hits } zasad
   *[other] { $hits } zasady
}
web-pages-rules-contents = Spis treści
web-pages-rules-print = Drukuj
# $effect and $colour are keys of names.ftl.

## Learning

web-pages-learn = Nauka gry: { $game }
web-pages-learn-lead = Prawdziwy stół, krótka partia, a każdy ruch należy do ciebie. Około { $minutes } minut.
web-pages-learn-begin = Zacznij
web-pages-learn-read = Wolę przeczytać zasady
web-pages-learn-none = Ta gra nie ma jeszcze partii z nauczycielem. Przeczytaj jej zasady albo naucz się z nauczycielem innej gry.
web-pages-learn-rules = Przeczytaj zasady
web-pages-learn-guest = Gość
web-pages-learn-puzzles = Lekcja druga: łamigłówki
web-pages-learn-puzzles-lead = Prawdziwe pozycje, w każdej jedna tura: ile jest warta ta stronica i gdzie położyć kryształ? Podpowiedzi nic nie kosztują, imię nie jest potrzebne.
web-pages-learn-puzzles-begin = Do łamigłówek

## Puzzles: the card of the day, and an address that leads nowhere

web-pages-puzzle-daily = Łamigłówka dnia
# $days in a row were solved; done: today's is
web-pages-puzzle-days = { $done ->
    [yes] { $game }: rozwiązana.
   *[no] { $game }: jedna pozycja, jedna tura.
}{ $days ->
    [0] { "" }
    [one] { " " }Jeden dzień za tobą.
    [few] { " " }{ $days } dni z rzędu.
    [many] { " " }{ $days } dni z rzędu.
   *[other] { " " }{ $days } dnia z rzędu.
}
web-pages-puzzle-solve = Rozwiąż
web-pages-puzzle-more = Więcej łamigłówek
web-pages-puzzle-nowhere = Nie ma takiej łamigłówki.
web-pages-puzzle-offline = Łamigłówki potrzebują serwera, a ten nie odpowiada.

## About

web-pages-about = O Frostfair
web-pages-about-lead = Miejsce, w którym gra się w trzy zimowe gry według dokładnych zasad, stworzone przez ludzi, którzy te gry kochają.
web-pages-about-games = Czyje to gry
web-pages-about-unofficial = Frostfair jest projektem nieoficjalnym, niezwiązanym z autorami ani wydawcami gier. Nazwy, projekty, teksty zasad i ilustracje gier należą do ich właścicieli.
web-pages-about-buy = Wszystko tutaj napisaliśmy i narysowaliśmy sami: zasady naszymi słowami, nasze rysunki, nasz kod. Jeśli gra ci się podoba, kup ją.
web-pages-about-luck = Sprawdzalny los
web-pages-about-luck-words = Odcisk ziarna stołu widać, zanim ktokolwiek usiądzie, a każdy gracz może dodać słowo. Po partii widać samo ziarno i każdy może odtworzyć każde losowanie.
web-pages-about-others = Praca innych
web-pages-about-work = { $what ->
    [font] Krój pisma: { $names }, { $licence }
    [icons] Ikony: { $names }, { $licence }
   *[code] Kod programu: { $names }, { $licence }
}
web-pages-about-changed = Ikony wycięto z kwadratów i pokolorowano.
web-pages-about-licence = Przeczytaj licencję ({ $name })
web-pages-about-ours = Nasza praca
web-pages-about-ours-words = Kod Frostfair jest wolny, na licencji MIT.

## Profile

web-pages-profile = Profil
web-pages-profile-lead = { $kind ->
    [guest] { $name }, gość w tej przeglądarce
   *[other] { $name }
}
web-pages-profile-name = Tak widzą cię inni
web-pages-profile-rename = Zmień imię
web-pages-profile-renamed = Inni widzą już nowe imię.
web-pages-profile-keep = Zachowaj swoje stoły
web-pages-profile-keep-words = Gość żyje tylko w jednej przeglądarce. Z loginem i hasłem znajdziesz swoje stoły z każdego miejsca. Wszystko, co masz, zostaje.
web-pages-profile-account = Twoje konto
web-pages-profile-have = Mam już konto
web-pages-profile-have-words = Miejsca zajęte w gościnie przejdą z tobą.
web-pages-profile-guest = Wejdź jako gość
web-pages-profile-guest-words = Do gry wystarczy imię.
web-pages-profile-guest-go = Wybierz imię
web-pages-profile-login = Albo zaloguj się
web-pages-profile-logout = Wyloguj się
web-pages-credentials-login = Login
web-pages-credentials-password = Hasło
web-pages-credentials-hint = { $least ->
    [one] Co najmniej { $least } znak
    [few] Co najmniej { $least } znaki
    [many] Co najmniej { $least } znaków
   *[other] Co najmniej { $least } znaku
}
web-pages-credentials-go = { $way ->
    [account] Załóż konto
   *[login] Zaloguj się
}
web-pages-credentials-done = { $way ->
    [account] To jest teraz konto.
   *[login] Witaj ponownie.
}
web-pages-password = Zmień hasło
web-pages-password-old = Stare hasło
web-pages-password-new = Nowe hasło
web-pages-password-go = Zmień
web-pages-password-done = Hasło zmieniono. Wszędzie indziej cię wylogowano.
web-pages-sessions = Gdzie trwa twoje logowanie
web-pages-sessions-seen = Ostatnio: { $when }
web-pages-sessions-this = Tutaj
web-pages-sessions-end = Wyloguj tam
web-pages-sessions-others = Wyloguj wszędzie indziej
web-pages-keys-keep = Programy zachowują swoje klucze
web-pages-keys-keep-hint = W przeciwnym razie te klucze też wygasną: { $names }.
web-pages-tokens = Klucze dla programów
web-pages-tokens-name = Nazwa programu
web-pages-tokens-hint = Program z kluczem gra przy stołach w twoim imieniu. Twojego konta nigdy nie rusza.
web-pages-tokens-lobby = Może zakładać stoły
web-pages-tokens-lobby-hint = i zaczynać partie
web-pages-tokens-make = Utwórz klucz
web-pages-tokens-unused = Jeszcze nieużywany
web-pages-tokens-revoke = Unieważnij
web-pages-tokens-secret = Klucz programu { $name }
web-pages-tokens-once = Skopiuj go teraz: widać go tylko ten jeden raz.
web-pages-tokens-kept = Mam go
web-pages-mutes = Osoby wyciszone
web-pages-mutes-about = Nie widzisz, co piszą.
web-pages-mutes-none = Nikogo.
web-pages-mutes-end = Czytaj znowu
web-pages-data = Twoje dane
web-pages-export = Pobierz wszystko, co o tobie przechowujemy
web-pages-forget = Usuń mnie
web-pages-forget-title = Usunąć ciebie i twoje imię?
web-pages-forget-words = Twoje imię, logowania, klucze i wszystko, co masz napisane, znikną od razu i nikt nie zdoła ich przywrócić. Twoje ruchy zostaną w partiach, ale bez imienia.
web-pages-forget-stay = Zostań
web-pages-forget-go = Usuń mnie
web-pages-forget-done = Już cię nie pamiętamy. Wracaj, kiedy zechcesz.

## Nowhere

web-pages-nowhere = Tu nie ma straganu
web-pages-nowhere-words = Tę ścieżkę zasypał śnieg albo nigdy jej nie było.
web-pages-nowhere-home = Wróć na jarmark

## The coach of a guided game

web-pages-coach = Lekcja
web-pages-coach-progress = Krok { $at } z { $all }
web-pages-coach-next = Dalej
web-pages-coach-back = Wstecz
web-pages-coach-read-first = Najpierw to przeczytaj, a potem naciśnij „Dalej”.
web-pages-coach-not = Nie to: fioletowa ramka pokazuje, o co chodzi.
web-pages-coach-later = Zasady i na to pozwalają, ale najpierw to, o czym mówi lekcja: pokazuje to fioletowa ramka.
web-pages-coach-skip = Pomiń lekcję
web-pages-coach-end = To już cała tajemnica. Reszta to zima.
web-pages-coach-play = Zagraj prawdziwą partię
web-pages-coach-stay = Gram dalej tutaj
web-pages-coach-home = Wróć na jarmark

## Somebody beside me at this screen, until they say their name
web-pages-beside = Gracz { $seat }
web-pages-beside-name = Imię gracza
