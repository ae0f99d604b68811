### Puzzles of Winter Queen: what is asked, and hints. $effect is the name of an effect, $rule the number of a rule.

## The aim, by what is done: a crystal on the map or on a page, the page's own crystal, a book activated

wq-puzzle-map = Helyezz kristályt a térképre úgy, hogy { FORM($effect, form: "the") } { $vp } pontot érjen
wq-puzzle-page = Helyezz kristályt valamelyik oldaladra úgy, hogy { FORM($effect, form: "the") } { $vp } pontot érjen
wq-puzzle-charge = Válaszd ki a kristályt, amellyel { FORM($effect, form: "the") } { $vp } pontot ér
wq-puzzle-book = Aktiválj egy könyvet úgy, hogy utána { FORM($effect, form: "the") } { $vp } pontot érjen
wq-puzzle-map-books = Helyezz kristályt a térképre úgy, hogy a könyveid együtt { $vp } pontot érjenek
wq-puzzle-page-books = Helyezz kristályt valamelyik oldaladra úgy, hogy a könyveid együtt { $vp } pontot érjenek
wq-puzzle-take = Tedd le úgy a kristályt, hogy elvehesd ezt a könyvet: { FORM($effect) }

## Hints: what it counts, what counts now, where to look

wq-hint-take = A megyébe tett kristály után a megye legfelső könyvét veheted el, a Télkirálynő birtokának üres lapkájára tett kristály után bármelyik megyéét ({ $rule }).
wq-hint-take-now = Keresd meg, melyik kupac tetején van { FORM($effect, form: "the") }. Van még üres mező abban a megyében?
wq-hint-books = A játék végén minden kristályos oldalad pontot ér ({ $rule }).
wq-hint-books-now = A könyveid most együtt ennyit érnek: { count-vp }.
wq-hint-empty-now = Ezen az oldalon még nincs kristály ({ $page }), így nem ér semmit.
wq-hint-activate = Aktiváld ezt a könyvedet: { $book }. Utána nézd meg, melyik kristály van útban.
wq-hint-look = Próbálj ki egy { FORM($colour) } kristályt { FORM($zone, form: "in") }.
wq-hint-look-page = Próbálj ki egy { FORM($colour) } kristályt ezen az oldalon: { $page }.

## What puzzles teach besides the effects

wq-teaches-domain = A Télkirálynő birtoka
wq-teaches-depicted = Előrajzolt kristályok
wq-teaches-last_stage = Végjáték
