### The terminal, whatever the game.

badge-vp = { $vp } PZ
player = Gracz
bot-greedy = Zachłanny bot
bot-novice = Bot nowicjusz
bot-adept = Bot adept
bot-master = Bot mistrz
bot-queen = Bot królowa
bot-random = Losowy bot

## At the prompt

prompt = { $player }>{ " " }
prompt-undo = (undo cofa twój ostatni krok.)
choice-end = Zakończ turę.
choice-undo = Cofnij ostatni krok.
menu-enter = Enter wybiera { $text }.
menu-number = Numery są od 1 do { $most }; Enter znów pokazuje stół.
news-above = ↑ nad stołem { $lines ->
    [one] stoi jeszcze { $lines } wcześniejszy wiersz
    [few] stoją jeszcze { $lines } wcześniejsze wiersze
    [many] stoi jeszcze { $lines } wcześniejszych wierszy
   *[other] stoi jeszcze { $lines } wcześniejszego wiersza
}.
menu-back = back: znów wszystkie możliwości.
answer-back = Enter znów pokazuje twoje możliwości.
hint = Zachłanny bot zagrałby { $text }: { $label }.
hint-end-turn = Nie ma już o czym decydować: zakończ turę.
save-where = Podaj, gdzie: save PLIK
saved = Zapisano: { $path }.
menu-nothing = { $text }: tego nie możesz teraz zrobić. Wybierz numer, wpisz ruch albo help.
help =
    Początek ruchu zawęża listę, Tab uzupełnia. Jeśli możliwość jest jedna,
    Enter ją wybiera, w przeciwnym razie znów pokazuje stół.
    back         znów wszystkie możliwości, po pierwszym kroku wyboru
    undo         cofnij ostatni krok, dopóki nie odkryto nic nowego
    end          zakończ turę
    why          wyjaśnia punkty
    what         mówi, ile co da
    rules 8.5    zasada według numeru; rules 8: rozdział; rules: spis treści
    hint         co zrobi zachłanny bot
    log          wszystko, co się wydarzyło
    save PLIK    zapisz kopię (partia i tak zapisuje się po każdej decyzji)
    quit         wyjdź; możesz grać dalej później

## Refusals of the kernel, by reason

refuse-no-turn-to-end = Teraz nie ma tury do zakończenia.
refuse-end-turn-first = Najpierw zakończ turę albo cofnij krok.
refuse-game-over = Partia jest skończona.
refuse-not-your-decision = To nie twoja kolej.

## Keeping, leaving, the end

not-kept = Partia nie jest już zapisywana: { $reason }. Użyj polecenia save PLIK.
farewell = Partia jest zapisana. Dalszy ciąg: frostfair play --resume { $file }
farewell-not-kept = Partia nie jest nigdzie zapisana.
seed-from-word = Ziarno to SHA-256 z „{ $word }”: { $seed }
closing-last = Ostatnia tura i końcowe punktowanie:
closing-sources = Punkty według źródeł
closing-parts = Punkty według rund
closing-total = Razem
luck-seed = Ziarno { $seed }, słowa: { $words }
luck-commitment = Odcisk (SHA-256 ziarna): { $commitment }
luck-verify = Sprawdź każde losowanie: frostfair verify { $file }

## Other commands

rules-more = Jedna zasada: frostfair rules { $game } 8.5, rozdział: frostfair rules { $game } 8, słowo: --search SŁOWO
rules-none = { $game }: nie ma zasady { $asked }
rules-no-word = { $game }: w żadnej zasadzie nie ma { $word }
games-line = { $id }: { $title }, liczba graczy: { $seats }
games-options = Opcje: { $options }
games-commands = W terminalu: { $commands }
games-browser = Tylko w przeglądarce.
bots-line = { $bot }: { $how }
replay-prompt = Zapis { $at } z { $last } (Enter: dalej, b: wstecz, liczba: tam, q: wyjście)>{ " " }

## Where people tell, and where hands are secret
curtain = Do klawiatury siada { $player }. Potem naciśnij Enter.{ " " }
telling-now = Opowiedz: { $about }
telling-chip = { "  " }{ $n } [{ $name }] { $wanted }
telling-wanted = – powinno się pojawić
telling-how = { $chips ->
    [0] Pisz tyle wierszy, ile chcesz; pusty wiersz kończy.
   *[other] Pisz tyle wierszy, ile chcesz; pusty wiersz kończy. Nazwa lub numer w [nawiasie] wstawia to, co oznacza.
}
telling-may-skip = { $skip ->
    [yes] skip: program napisze wiersz za ciebie. help: więcej.
    [optional] Sam Enter: program napisze wiersz za ciebie. help: więcej.
   *[no] help: więcej.
}
telling-prompt = { $player } opowiada>{ " " }
telling-more = … { $player }>{ " " }
telling-missing = Jeszcze tego brakuje: { $chips }. Dopisz wiersz albo naciśnij Enter jeszcze raz, by tak zostawić.
telling-too-short = Trochę więcej, proszę: co najmniej { $shortest ->
    [one] { $shortest } literę
    [few] { $shortest } litery
    [many] { $shortest } liter
   *[other] { $shortest } litery
}.
telling-no-skip = Przy tym stole każdy opowiada własnymi słowami.
telling-help =
    Wpisz swoją część opowieści, jeden lub więcej wierszy; pusty wiersz kończy.
    { "[" }Klucz] lub [1]  wstawia kartę, wspomnienie, zadanie lub miejsce;
                  karta wymieniona z nazwy znajdzie się sama
    skip          program napisze wiersz za ciebie
    again         zacznij tę część od nowa
    ideas         pomysły na początek
    tale          opowieść do tego miejsca
    undo          cofnij krok, o którym opowiadasz
    quit          wyjdź; możesz grać dalej później
telling-unheard = Twoje słowa: { $words }
telling-begun = Masz już początek: { $words } Pisz dalej albo wpisz again.
closing-tale = Opowieść jest zapisana w { $path }
telling-nothing-to-change = Nie masz słów, które można jeszcze zmienić.
tale-printed = Książka wydrukowana: { $path }
