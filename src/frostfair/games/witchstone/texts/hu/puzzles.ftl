### A Witchstone feladványai: mi a cél, és a segítségek. $rule egy szabály száma.

## A cél

ws-puzzle-turn = Szerezz { $vp } GyP-t a köröd hátralévő részével
ws-puzzle-tile = Tedd le úgy ezt a lapkát: { $tile }, hogy a szimbólumai együtt { $n } akciót adjanak
# Hely helyett: egy egész kör volt a próba
ws-puzzle-this-turn = Ez a kör
ws-puzzle-others = { $others ->
    [0] Ez volt az egyetlen megoldás.
   *[other] Még { $others } megoldás van.
}

## Segítségek

ws-hint-groups = Egy szimbólum annyi akciót ad, ahány mezős a csoportja: minden vele összefüggő azonos szimbólum számít ({ $rule }).
ws-hint-printed = A sarkok nyomtatott szimbólumai és a különleges lapkák is a csoportokhoz tartoznak ({ $rule }). Egy hely két csoportot is összeköthet.
ws-hint-row = Az első szimbólum helye ebben a sorban van: { $row }.
ws-hint-turn = A lapka mindkét szimbóluma megadja az akcióit, és amit azok hoznak, azonnal lejátszod, még a második szimbólum előtt ({ $rule }).
ws-hint-sources = Innen jönnek a pontok: { $sources }.
ws-hint-begin = Ezzel kezdd: { FORM($kind) }.

## Mit tanítanak

ws-teaches-tile = Lapka és csoportok
ws-teaches-ways = Összeköttetések
ws-teaches-witches = Boszorkányok
ws-teaches-wand = Varázspálca
ws-teaches-chain = Láncok
