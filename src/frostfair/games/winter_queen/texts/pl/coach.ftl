### Winter Queen's coach: where to look, what kind of move, what a loss teaches, where points come from.

## Where to look

wq-coach-where-zone = Rozejrzyj się { FORM($zone, form: "in") }.
wq-coach-where-book = Spójrz na swoją księgę { $book }.
wq-coach-where-take = Spójrz na stosy ksiąg.
wq-coach-where-return = Spójrz na policzone kryształy: jeden wraca do woreczka.
wq-coach-where-all = Spójrz na cały stół: niewiele zostało do zrobienia.

## What kind of move

wq-coach-sort-place = Połóż kryształ na mapie.
wq-coach-sort-charge = Połóż kryształ na jednej ze swoich stronic.
wq-coach-sort-activate = Aktywuj księgę.
wq-coach-sort-take = Weź księgę.
wq-coach-sort-decline = Nie bierz księgi.
wq-coach-sort-return = Zwróć kryształ do woreczka.
wq-coach-sort-pass = Spasuj.

## Lessons, by what went wrong

wq-lesson-activate-early = Za wczesna aktywacja: pozwól stronicom urosnąć, zanim je policzysz.
wq-lesson-activate-late = Za późna aktywacja: aktywuj księgę, gdy jej stronice są pełne, a mapa już ich nie poprawi.
wq-lesson-activate-other = Aktywacja niewłaściwej księgi: to druga była gotowa.
wq-lesson-charge-early = Kryształy trafiły na stronice za wcześnie: na mapie przydałyby się bardziej.
wq-lesson-charge-late = Stronice zostały puste: kryształ na stronicy liczy się do końca gry.
wq-lesson-charge-colour = Niewłaściwy kolor na stronicy: wybierz ten, który na mapie liczy się najwięcej.
wq-lesson-charge-page = Niewłaściwa stronica na początek: zacznij od tej, która jest warta najwięcej.
wq-lesson-book-missed = Przepadła księga: pole w odpowiednim hrabstwie by ją przyniosło.
wq-lesson-book-choice = Niewłaściwy wybór księgi: sprawdź, ile już teraz liczy jej mapa.
wq-lesson-map-colour = Niewłaściwy kolor na mapie: pomógł innym albo nikomu.
wq-lesson-map-space = Niewłaściwe pole na mapie: sprawdź, co liczą tam twoje stronice.
wq-lesson-return = Niewłaściwy zwrócony kryształ: oddaj ten, którego twoje stronice nie potrzebują.
wq-lesson-pass = Pas w złej chwili albo jego brak.

## Where points come from, besides the effects

wq-coach-room = Miejsce na księgi
