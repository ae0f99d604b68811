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
wt-book-named = { $one } i { $two }
wt-book-capitals = first
wt-book-cast = Osoby
wt-book-map = Zimogród i drogi, które przemierzyli
wt-book-contents = Spis treści
wt-book-votes = Co rozstrzygnięto przy stole
wt-book-the-end = Koniec
wt-book-so-far = Opowieść do tej pory
wt-book-colophon = O tej książce
wt-book-nth = Wspomnienie { $number }
wt-book-since = Co było dalej
wt-book-told-by = opowiadają: { $tellers }
wt-book-played-by = { $player } ({ $side })
wt-book-cover-alt = Okładka: { $title }
wt-book-kept-for = { $side ->
    [spring] Zachowała je Wiosna.
    [winter] Zachowała je Zima.
   *[neutral] Nie należy do nikogo.
}
wt-book-vote = { $matter ->
    [arbiter] Nad opowieścią czuwa { $player }.
   *[bookmark] { $outcome ->
        [accepted] { $player }: odwołanie do wspomnienia przyjęte.
       *[refused] { $player }: odwołanie do wspomnienia odrzucone.
    }
    [relocation] { $outcome ->
        [accepted] { $player }: przeniesienie pokonanego rebelianta przyjęte.
       *[refused] { $player }: przeniesienie pokonanego rebelianta odrzucone.
    }
    [artifact] { $outcome ->
        [accepted] { $player }: przekazanie artefaktu przyjęte.
       *[refused] { $player }: przekazanie artefaktu odrzucone.
    }
    [return] { $outcome ->
        [accepted] { $player }: miejsce powrotu przyjęte.
       *[refused] { $player }: miejsce powrotu odrzucone.
    }
    [objective] { $outcome ->
        [accepted] { $player }: opowieść o tajnym celu przyjęta.
       *[refused] { $player }: opowieść o tajnym celu odrzucona.
    }
}
wt-book-colophon-words = Słowa należą do tych, którzy je opowiedzieli.
wt-book-colophon-game = Zimowe opowieści to gra, którą stworzyli Jocularis i Matteo Santus. Tę książkę zrobili ludzie, którzy ją kochają; nie są związani z autorami ani wydawcami.
wt-book-colophon-pictures = Obrazki kart, postaci i zadań: autorzy game-icons.net, licencja CC BY 3.0 (creativecommons.org/licenses/by/3.0). Miasto i okładka: Frostfair.
wt-book-colophon-fonts = Kroje pisma: Alegreya (Juan Pablo del Peral), Kurale (Eduardo Tunni) i Ruslan Display (Oleg Snarsky, Denis Masharov i Vladimir Rabdu), wszystkie na licencji SIL Open Font License 1.1.
wt-book-colophon-made = Wydrukował Frostfair.
