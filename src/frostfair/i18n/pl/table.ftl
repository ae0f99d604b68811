### A table, whatever the game: what terminal and browser say alike.

prompt-over = Partia jest skończona.
prompt-waiting = Czekamy na ruch: { $players }.
wait-end-turn = { $player } może jeszcze cofnąć ostatni krok.
refuse-malformed = Tego nie da się zrozumieć.
refuse-stale = Stół się w tym czasie zmienił: spójrz jeszcze raz.
refuse-unavailable = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj ponownie.
refuse-a-bot-plays-this-seat = Na tym miejscu gra bot.
refuse-only-watching = Tylko oglądasz.
refuse-too-much-chat = Nie tak szybko: zaczekaj chwilę, zanim napiszesz więcej.
refuse-not-gone = Ta osoba wciąż tu jest.
