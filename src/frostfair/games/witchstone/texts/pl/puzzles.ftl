### Zagadki Witchstone: cel i podpowiedzi. $rule to numer zasady.

## Cel

ws-puzzle-turn = Zdobądź { $vp } PZ w reszcie tej tury
ws-puzzle-tile = Połóż płytkę { $tile } tak, żeby jej symbole dały razem { $n } akcji
# Zamiast miejsca: próbą była cała tura
ws-puzzle-this-turn = Ta tura
ws-puzzle-others = { $others ->
    [0] To był jedyny sposób.
    [one] Jest jeszcze jeden sposób.
    [few] Są jeszcze { $others } sposoby.
    [many] Jest jeszcze { $others } sposobów.
   *[other] Jest jeszcze { $others } sposobu.
}

## Podpowiedzi

ws-hint-groups = Symbol daje tyle akcji, ile pól ma jego grupa: wszystkie takie same symbole, które się z nim łączą ({ $rule }).
ws-hint-printed = Do grup należą też symbole nadrukowane w rogach i płytki specjalne ({ $rule }). Jedno miejsce może złączyć dwie grupy.
ws-hint-row = Pierwszy symbol powinien leżeć w rzędzie { $row }.
ws-hint-turn = Każdy symbol płytki daje swoje akcje, a to, co przyniosą, rozgrywasz od razu, przed drugim symbolem ({ $rule }).
ws-hint-sources = Skąd są punkty: { $sources }.
ws-hint-begin = Zacznij od tego: { FORM($kind) }.

## Czego uczą

ws-teaches-tile = Płytka i grupy
ws-teaches-ways = Połączenia
ws-teaches-witches = Wiedźmy
ws-teaches-wand = Różdżka
ws-teaches-chain = Łańcuchy
