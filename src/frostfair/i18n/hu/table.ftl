### A table, whatever the game: what terminal and browser say alike.

prompt-over = A játszma véget ért.
prompt-unfinished = A játszma félbemaradt.
closing-in = Nincs itt: { $players }. A játszma { $time } múlva félbemarad, ha közben senki sem jön vissza.
closing-off = A játszma folytatódik.
unfinished-gone = { $by } vetett véget neki. Nem volt itt: { $players }.
unfinished-agreed = Minden játékos egyetértett abban, hogy félbehagyjátok.
prompt-waiting = { $players } van soron.
    .short = { $players } van soron
prompt-choose = Te jössz: válassz, mit teszel.
    .short = Te jössz
prompt-end-turn = Kész a köröd: fejezd be, vagy vond vissza az utolsó lépésed.
    .short = Fejezd be, vagy vond vissza
wait-end-turn = { $player } még visszavonhatja az utolsó lépést.
    .short = { $player } még visszavonhat
refuse-malformed = Ezt nem lehet értelmezni.
refuse-unworded = Ez nem lehetséges: { $reason }.
refuse-stale = Közben megváltozott az asztal: nézd meg újra.
refuse-unavailable = A szerver most semmit sem tud elmenteni. Semmi sem veszett el; próbáld újra.
refuse-a-bot-plays-this-seat = Ezen a helyen robot játszik.
refuse-table-is-open = A játszma még nem kezdődött el.
refuse-table-is-playing = A játszma már elkezdődött.
refuse-table-is-finished = A játszma véget ért.
refuse-table-is-abandoned = Ezt az asztalt eredmény nélkül zárták be.
refuse-only-watching = Te csak nézed ezt a játszmát.
refuse-too-much-chat = Lassabban: várj egy kicsit, mielőtt újra írsz.
refuse-not-gone = Ez a játékos még itt van.
prompt-tell = Te mesélsz: írd le, mi történik.
    .short = Írd le, mi történik
wait-tell = Most { $players } mesél.
bot-tutor = Oktató
log-undo = { $player } visszavonja az utolsó lépést.
log-undo-agreed = Mindenki beleegyezett: { $player } visszalép néhány lépést.
refuse-nobody-tells-here = Ennél az asztalnál senki sem mesél.
refuse-nothing-to-undo = Nincs mit visszavonni: valami új derült ki, vagy még senki sem lépett.
refuse-undo-too-far = Ilyen messzire nem vonhatsz vissza.
refuse-nobody-asks = Már senki sem kér visszavonást.
refuse-all-others-are-gone = A többi játékos mind távol van, így senki sem tud beleegyezni.
refuse-another-asks = Más játékos már kért visszalépést: előbb arra kell válaszolni.
refuse-taken-back-already = Ezt a lépést már visszavonták.
undo-asks = { $to ->
    [0] { $player } kéri, hogy lépjünk vissza a kezdethez.
   *[other] { $player } kéri, hogy lépjünk vissza ide: { $to }. lépés.
}
undo-you-ask = { $to ->
    [0] Azt kéred, hogy lépjünk vissza a kezdethez.
   *[other] Azt kéred, hogy lépjünk vissza ide: { $to }. lépés.
}
undo-agreed = Beleegyezett: { $players }.
undo-unanswered = Még nem válaszolt: { $players }.
undo-granted = Mindenki beleegyezett: az asztal visszalépett.
undo-declined = { $player } nem egyezik bele: az asztal marad, ahogy van.
undo-withdrawn = { $player } már nem kér visszalépést.
undo-void = Az asztal megváltozott, a kérésre már nem kell válaszolni.
refuse-not-your-seat = Ez nem a te helyed.

## A table that no game words: the plain board of a game without texts of its own

log-event = { $event }: { $values }
plain-facts = Röviden
plain-fact = { $name }: { $value }
plain-part = { $name }: { $part }
plain-yes = igen
plain-no = nem

## The end, whatever the game: who won, by how much and why

verdict-won = { $you ->
    [yes] Győztél
   *[no] { $player } győzött
} { $by } ponttal ({ $points }–{ $second }): { $why }
verdict-turned = a végső pontozás döntött, { $points }–{ $second }
verdict-held = a korábbi előny ({ $lead }) kitartott, pedig { $other } { $points } pontot szerzett a végső pontozásban
verdict-source = a döntő különbség: { $source }, { $points }–{ $second }
verdict-shared = { $players } osztozik a győzelmen, fejenként { $points } ponttal
verdict-alone = { $player } { $points } ponttal zár
