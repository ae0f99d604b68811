### A table, whatever the game: what terminal and browser say alike.

prompt-over = A játszma véget ért.
prompt-waiting = { $players } van soron.
wait-end-turn = { $player } még visszavonhatja az utolsó lépést.
refuse-malformed = Ezt nem lehet értelmezni.
refuse-stale = Közben megváltozott az asztal: nézd meg újra.
refuse-unavailable = A szerver most semmit sem tud elmenteni. Semmi sem veszett el; próbáld újra.
refuse-a-bot-plays-this-seat = Ezen a helyen robot játszik.
refuse-only-watching = Te csak nézed ezt a játszmát.
refuse-too-much-chat = Lassabban: várj egy kicsit, mielőtt újra írsz.
refuse-not-gone = Ez a játékos még itt van.
