### Winter Tales on the plain board: the table part by part, and what follows from a choice.

## The table

wt-plain-players = Gracze
wt-plain-prologue = przed pierwszym rozdziałem
wt-plain-chapter = rozdział { $n }
wt-plain-epilogue = epilog, Wiosna { $spring }:{ $winter } Zima
wt-plain-player = Gracz
wt-plain-side = Strona
wt-plain-role = Rola
wt-plain-points = Punkty strony
wt-plain-aims = Tajne cele
wt-plain-cards = { $cards ->
    [0] brak kart
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
wt-plain-aim = Cel
wt-plain-aim-side = Dla kogo
wt-plain-aim-takes = Co trzeba zrobić
wt-plain-aim-seen = Kto go zna
wt-plain-revealed = wszyscy
wt-plain-secret = tylko ty
wt-plain-characters = Postacie
wt-plain-ready-sum = { $n ->
    [0] nikt nie jest przygotowany
   *[other] przygotowane: { $n }
}
wt-plain-character = Postać
wt-plain-where = Gdzie jest
wt-plain-state = Stan
wt-plain-skill = Umiejętność
wt-plain-ready = przygotowana
wt-plain-exhausted = wykorzystana
wt-plain-carries = z zadaniem „{ FORM($quest) }”
wt-plain-bears = z mocą „{ FORM($quest) }”
wt-plain-map = Mapa Zimogrodu
wt-plain-map-sum = postacie są w { $n } z { $most } miejsc
wt-plain-place = Miejsce
wt-plain-people = Kto tam jest
wt-plain-lying = Co tam leży
wt-plain-ways = Dokąd prowadzą place
wt-plain-quest-here = zadanie „{ FORM($quest) }”
wt-plain-power-here = moc „{ FORM($quest) }”
wt-plain-squares = Place
wt-plain-squares-sum = { $n ->
    [0] nikogo na nich nie ma
   *[other] zajęte: { $n }
}
wt-plain-square = Plac
wt-plain-under-way = Trwa: „{ FORM($quest) }”
wt-plain-count = Wiosna { $spring }:{ $winter } Zima
wt-plain-card = Karta
wt-plain-artifact = wspomnienie Wielkiego artefaktu
wt-plain-quests = Zadania
wt-plain-quests-sum = { $n ->
    [0] żadne nie jest otwarte
   *[other] otwarte: { $n }
}
wt-plain-quest = Zadanie
wt-plain-carried = pod pionkiem { FORM($character, form: "gen") }, { $in }
wt-plain-told = opowiedziane, wspomnienie { $memory }
wt-plain-pool = do stworzenia
wt-plain-out = poza grą
wt-plain-track-sum = { $n } z { $most }; ostatnie zaczyna epilog
wt-plain-space = Pole
wt-plain-memory = Wspomnienie
wt-plain-bookmarked = { $n }, z zakładką
wt-plain-empty = puste
wt-plain-symbol = puste, z symbolem celów
wt-plain-nobody = niczyje
wt-plain-neutral = karta neutralna
wt-plain-powers = Moce
wt-plain-powers-sum = { $n ->
    [0] żadna się nie obudziła
   *[other] w grze: { $n }
}
wt-plain-power = Moc
wt-plain-bearer = U kogo albo gdzie

## Below the question

wt-context-prologue = Pierwszy rozdział jeszcze się nie zaczął.
wt-context-chapter = Trwa rozdział { $n }.
wt-context-epilogue = Epilog: Wiosna { $spring }:{ $winter } Zima.
wt-context-quest = Trwa zadanie „{ FORM($quest) }”, Wiosna { $spring }:{ $winter } Zima.
wt-context-bookmark = Zakładka leży na wspomnieniu { $memory }: { $what }.

## Choices

wt-plain-first = { $what }: { $which }
wt-plain-space-with = { $space } ({ $people })
wt-plain-memory-of = wspomnienie { $n }: { $what }

## What follows from a choice

wt-follows-fail = porażka, a wspomnienie dostaje druga strona
wt-follows-point = 1 punkt dla { FORM($side, form: "gen") }
wt-follows-yield = rebeliant wygrywa bitwę
wt-follows-felled = rebeliant zostaje obezwładniony i nie porusza się już w tym rozdziale
wt-follows-sheltered = rebeliant trafia do Bezpiecznego schronienia i nie porusza się już w tym rozdziale
wt-follows-defence = twoja obrona to { $n }
wt-follows-trap = wartość pułapki: { $n }
wt-follows-steps = { $steps ->
    [0] tam, gdzie zadanie
    [one] { $steps } krok od zadania
    [few] { $steps } kroki od zadania
    [many] { $steps } kroków od zadania
   *[other] { $steps } kroku od zadania
}
wt-follows-card = kosztuje kartę
wt-follows-battle = możliwa bitwa: { $people }
wt-follows-springing = możliwa pułapka: { $people }
wt-follows-bookmark = opowieść musi nawiązać do wspomnienia z zakładką
wt-follows-carried = niesie je rebeliant
wt-follows-artifact = Wielki artefakt drugiej strony wypada z gry
wt-follows-covers = przykrywa cel, który wypada z gry
wt-follows-epilogue = tor jest pełny: zaczyna się epilog
wt-follows-destroy = jej wspomnienie przechodzi na stronę Zimy
wt-follows-arbiter = jeśli arbiter zaakceptuje opowieść

## Standing orders: about what
wt-order-matter = { $matter ->
    [fight] bitwy i pułapki
   *[quest] zadania
}
