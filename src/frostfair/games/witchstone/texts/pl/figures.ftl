### Podpisy pod rysunkami przy zasadach Witchstone; zastępują też rysunki, gdy ich nie widać.

ws-figure-tile = Płytka nad kociołkiem: jej pentagram złączyłby się z pięcioma innymi, w tym z nadrukowanym, i dałby 6 akcji. Liczby na pozostałych polach mówią, ile dałby tam każdy z jej symboli.
ws-figure-begin = Świecące połączenia można rozpocząć: każde zaczyna się przy własnej wieży albo w lokacji, którą łączą z nią ukończone połączenia.
ws-figure-complete = Najpierw trzeba dokończyć rozpoczęte połączenie. Świecąca energia je kończy: 3 PZ za jego 2 pola.
ws-figure-witches = Dokąd można wysłać wiedźmę, ile kosztuje podróż i ile ona przynosi. Zaznaczona droga prowadzi przez cudze połączenie, kosztuje więc 2 akcje; na jej końcu czeka żeton z PZ.
ws-figure-pentagram = Następny krok sowy prowadzi na ciemne pole: bierze płytkę specjalną. Na pomarańczowych polach leżą żetony sów z ich wartościami.
ws-figure-special = Płytka specjalna położona tu na stałe dołącza do dwóch grup naraz: liczą się oba jej symbole.
ws-figure-crystals = Podniesiony kryształ może trafić na każde świecące pole kociołka i krawędzi. Liczba mówi, ile kosztuje droga na pole krawędzi pentagramu.
ws-figure-shelves = Kryształ z pola krawędzi różdżki: na półce różdżki daje 2 akcje różdżki, na dolnej półce dowolny żeton.
ws-figure-black = Czarny kryształ daje o 2 więcej: 4 akcje na półce symbolu, 3 z żetonem z dolnej półki, 5 PZ z żetonem za 3.
ws-figure-wand = Pięć pól naprzód, przed wszystkich innych: ciemne pola po drodze dają podwójnie, a srebrne punktuje zwoje.
ws-figure-silver = Sześć pól naprzód: dwa srebrne pola punktują żetony i kryształy, a ciemne między nimi daje podwójnie.
ws-figure-scrolls = Trzy akcje zwoju: jeden ze zwojów z miejsc od 1 do 3.
ws-figure-prophecies = Cztery przepowiednie na koniec gry: niespełniona 1 PZ, na poziomie podstawowym 3, na średnim 5, w pełni 7.
ws-figure-end = Co koniec gry dodaje jednej osobie: wartości żetonów sów, 2 PZ za każdy żeton i każde nieużyte wzmocnienie oraz przepowiednie.
