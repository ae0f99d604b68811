### The tale as a book.

wt-book-title = Opowieść z Zimogrodu
wt-book-tellers = Opowiadają: { $tellers }.
wt-book-remembered = Co zostało w pamięci
wt-book-prologue = Prolog
wt-book-epilogue = Epilog
wt-book-chapter = Rozdział { $number }
wt-book-result = { $outcome ->
    [success] zadanie się powiodło
    [failure] zadanie się nie powiodło
    [forgotten] zadanie się nie powiodło: nie nawiązano do wspomnienia z zakładką
   *[tie] nikt nie wygrał
}
wt-book-memory = W pamięci zostaje: { $memory }
wt-book-aim = Tajny cel osiągnięty: { $aim }
wt-book-aim-rescue = Noc, w którą ktoś wrócił
wt-book-aim-rebels = Żołnierz w sieci
wt-book-aim-connection = Droga, której nikt nie znał
wt-book-aim-bounty = Cena zapłacona za rebelianta
wt-book-aim-spy = Co zapisał szpieg
wt-book-aim-attack = Napad
wt-book-aim-garrison = Buty na każdym rogu
wt-book-covered = przykryte późniejszym wspomnieniem
wt-book-both = { $one } i { $two }
wt-book-struck = (zwinięte przez arbitra)
wt-book-forgotten = coś, czego nikt nie umiał nazwać
wt-book-unfinished = (Opowieść jeszcze się nie skończyła.)
wt-book-ending = { $winner ->
    [writer] Opowieść należy do Pisarza.
    [spring] Opowieść należy do Wiosny.
   *[winter] Opowieść należy do Zimy.
}
wt-book-quoted = „{ $name }”
wt-book-entry = { $memory } – { $where }
wt-book-count = ☀ { $spring }:{ $winter } ❄ – { $result }
