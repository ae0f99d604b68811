### Puzzles of Winter Queen: what is asked, and hints. $effect is the name of an effect, $rule the number of a rule.

## The aim, by what is done: a crystal on the map or on a page, the page's own crystal, a book activated

wq-puzzle-map = Połóż kryształ na mapie tak, by efekt „{ FORM($effect) }” był wart { $vp }
wq-puzzle-page = Połóż kryształ na jednej ze swoich stronic tak, by efekt „{ FORM($effect) }” był wart { $vp }
wq-puzzle-charge = Wybierz kryształ, z którym efekt „{ FORM($effect) }” będzie wart { $vp }
wq-puzzle-book = Aktywuj księgę tak, by potem efekt „{ FORM($effect) }” był wart { $vp }
wq-puzzle-map-books = Połóż kryształ na mapie tak, by twoje księgi były razem warte { $vp }
wq-puzzle-page-books = Połóż kryształ na jednej ze swoich stronic tak, by twoje księgi były razem warte { $vp }
wq-puzzle-take = Połóż kryształ tak, by móc wziąć księgę z efektem „{ FORM($effect) }”

## Hints: what it counts, what counts now, where to look

wq-hint-take = Po położeniu kryształu w hrabstwie możesz wziąć wierzchnią księgę tego hrabstwa, a na pustym kafelku Królewskich Włości – wierzchnią księgę dowolnego hrabstwa ({ $rule }).
wq-hint-take-now = Znajdź stos, na którego wierzchu jest „{ FORM($effect) }”. Czy w tym hrabstwie zostało puste pole?
wq-hint-books = Na koniec gry punktuje każda twoja stronica z kryształem ({ $rule }).
wq-hint-books-now = Twoje księgi są teraz razem warte: { count-vp }.
wq-hint-empty-now = Na stronicy { $page } nie ma jeszcze kryształu, więc nic się nie liczy.
wq-hint-activate = Aktywuj księgę { $book }, a potem sprawdź, który kryształ przeszkadza.
wq-hint-look = Spróbuj z { FORM($colour, form: "m-ins") } kryształem { FORM($zone, form: "in") }.
wq-hint-look-page = Spróbuj z { FORM($colour, form: "m-ins") } kryształem na stronicy { $page }.

## What puzzles teach besides the effects

wq-teaches-domain = Królewskie Włości
wq-teaches-depicted = Nadrukowane kryształy
wq-teaches-last_stage = Etap końcowy
