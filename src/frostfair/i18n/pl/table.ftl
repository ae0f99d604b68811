### A table, whatever the game: what terminal and browser say alike.

prompt-over = Partia jest skończona.
prompt-unfinished = Partię porzucono.
closing-in = Nieobecność: { $players }. Jeśli nikt nie wróci, partia zostanie porzucona za { $time }.
closing-off = Partia trwa dalej.
unfinished-gone = Decyzja: { $by }. Nieobecność: { $players }.
unfinished-agreed = Wszyscy zgodzili się porzucić partię.
prompt-waiting = Czekamy na ruch: { $players }.
    .short = Czekamy: { $players }
prompt-choose = Twoja kolej: wybierz, co robisz.
    .short = Twoja kolej
prompt-end-turn = Twoja tura jest gotowa: zakończ ją albo cofnij ostatni krok.
    .short = Zakończ turę albo cofnij
wait-end-turn = { $player } może jeszcze cofnąć ostatni krok.
    .short = { $player } może jeszcze cofnąć
refuse-malformed = Tego nie da się zrozumieć.
refuse-unworded = To niemożliwe: { $reason }.
refuse-stale = Stół się w tym czasie zmienił: spójrz jeszcze raz.
refuse-unavailable = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj ponownie.
refuse-a-bot-plays-this-seat = Na tym miejscu gra bot.
refuse-table-is-open = Partia jeszcze się nie zaczęła.
refuse-table-is-playing = Partia już się zaczęła.
refuse-table-is-finished = Partia jest skończona.
refuse-table-is-abandoned = Ten stół zamknięto bez wyniku.
refuse-only-watching = Tylko oglądasz.
refuse-too-much-chat = Nie tak szybko: zaczekaj chwilę, zanim napiszesz więcej.
refuse-not-gone = Ta osoba wciąż tu jest.
prompt-tell = Teraz ty opowiadasz: napisz, co się dzieje.
    .short = Napisz, co się dzieje
wait-tell = Czekamy na opowieść: { $players }.
bot-tutor = Nauczyciel
log-undo = { $player } cofa ostatni krok.
log-undo-agreed = Wszyscy się zgadzają: { $player } cofa się o kilka kroków.
refuse-nobody-tells-here = Przy tym stole nikt nie opowiada.
refuse-nothing-to-undo = Nie ma czego cofać: odkryto coś nowego albo nie było jeszcze żadnego ruchu.
refuse-undo-too-far = Tak daleko nie można się cofnąć.
refuse-nobody-asks = Nikt już nie prosi o cofnięcie.
refuse-all-others-are-gone = Nikogo innego nie ma przy stole, więc nie ma kto się zgodzić.
refuse-another-asks = Ktoś już prosi o cofnięcie: najpierw trzeba na to odpowiedzieć.
refuse-taken-back-already = Ten ruch już cofnięto.
undo-asks = { $to ->
    [0] { $player } prosi o powrót do początku.
   *[other] { $player } prosi o powrót do ruchu { $to }.
}
undo-you-ask = { $to ->
    [0] Prosisz o powrót do początku.
   *[other] Prosisz o powrót do ruchu { $to }.
}
undo-agreed = Zgoda: { $players }.
undo-unanswered = Brak odpowiedzi: { $players }.
undo-granted = Wszyscy się zgadzają: stół wraca do tamtego ruchu.
undo-declined = { $player } odmawia: stół zostaje bez zmian.
undo-withdrawn = { $player } już nie prosi o cofnięcie.
undo-void = Stół się zmienił, więc na prośbę nie trzeba już odpowiadać.
refuse-not-your-seat = To nie twoje miejsce.

## A table that no game words: the plain board of a game without texts of its own

log-event = { $event }: { $values }
plain-facts = W skrócie
plain-fact = { $name }: { $value }
plain-part = { $name }: { $part }
plain-yes = tak
plain-no = nie

## The end, whatever the game: who won, by how much and why

verdict-won = { $you ->
    [yes] Wygrywasz
   *[no] { $player } wygrywa
} o { $by ->
    [one] { $by } punkt
    [few] { $by } punkty
    [many] { $by } punktów
   *[other] { $by } punktów
}, { $points }:{ $second }: { $why }
verdict-turned = decyduje końcowe punktowanie, { $points }:{ $second }
verdict-held = wystarczyła wcześniejsza przewaga ({ $lead }), choć { $other } zdobywa { $points } w końcowym punktowaniu
verdict-source = źródło przewagi: { $source }, { $points }:{ $second }
verdict-shared = { $players } dzielą się zwycięstwem z wynikiem { $points }
verdict-alone = { $player } kończy z wynikiem { $points }
