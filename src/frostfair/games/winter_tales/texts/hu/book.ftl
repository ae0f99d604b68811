### The tale as a book.

wt-book-title = Télvárosi mese
wt-book-tellers = Mesélték: { $tellers }.
wt-book-remembered = Ami emlék maradt
wt-book-prologue = Prológus
wt-book-epilogue = Epilógus
wt-book-chapter = { $number }. fejezet
wt-book-result = { $outcome ->
    [success] a küldetés sikerült
    [failure] a küldetés kudarcot vallott
    [forgotten] a küldetés kudarcot vallott: az emlék nem került szóba
   *[tie] senki sem győzött
}
wt-book-memory = Emlék maradt belőle: { $memory }
wt-book-aim = Teljesült egy titkos cél: { $aim }
wt-book-aim-rescue = Az éjszaka, amikor visszahoztak valakit
wt-book-aim-rebels = A katona a hálóban
wt-book-aim-connection = Az út, amelyet senki sem ismert
wt-book-aim-bounty = Az ár, amelyet egy lázadóért fizettek
wt-book-aim-spy = Amit a kém feljegyzett
wt-book-aim-attack = A rajtaütés
wt-book-aim-garrison = Csizmák minden sarkon
wt-book-covered = eltakarja egy későbbi emlék
wt-book-both = { $one } és { $two }
wt-book-struck = (a döntőbíró kihúzta)
wt-book-forgotten = valami, amit senki sem tudott megnevezni
wt-book-unfinished = (A mesének még nincs vége.)
wt-book-ending = { $winner ->
    [writer] A mese az Íróé.
    [spring] A mese a Tavaszé.
   *[winter] A mese a Télé.
}
wt-book-quoted = „{ $name }”
wt-book-entry = { $memory } – { $where }
wt-book-count = ☀ { $spring }:{ $winter } ❄ – { $result }
