### Winter Tales in the terminal: the table, the questions, the choices, the log, the refusals.

count-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
count-cards-acc = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}

## Two letters for the map: rebels in small ones, soldiers in capitals
wt-code-alice = Al
wt-code-dorothy_c = Do
wt-code-pinocchio = Pi
wt-code-scarecrow = St
wt-code-tin_man = Dr
wt-code-grumpy = Gb
wt-code-match_girl = Dz
wt-code-snow_white = ŚN
wt-code-white_rabbit = KR
wt-code-candlewick = KN
wt-code-fox_cat = LK
wt-code-mad_hatter = KA
wt-code-wolf = WI
wt-code-mangiafuoco = OG

## Quests in a word or two
wt-short-great_artifact = Artefakt
wt-short-ray = Promyk
wt-short-love = Miłość
wt-short-safe_house = Schronienie
wt-short-nightmare = Koszmar
wt-short-propaganda = Propaganda
wt-short-retaliation = Odwet

## The table
wt-title-prologue = Zimogród przed pierwszym rozdziałem
wt-title = Zimogród, rozdział { $n }
wt-title-quest = trwa: { $quest }
wt-title-epilogue = epilog, { $score }
wt-objective-at = { $kind } ({ $places })
wt-square = plac { $number }
wt-square-way = plac: { FORM($one) } – { FORM($two) }
wt-token-main = główny gracz
wt-token-main-short = główny
wt-token-arbiter = arbiter
wt-legend = ● przygotowana  ○ wykorzystana  ◆ zadanie  ★ moc
# Behind a name: words without gender and number.
wt-state-lying = na ziemi
wt-state-barred = bez ruchu
wt-state-silenced = bez głosu
wt-state-eliminated = poza grą
wt-quests-map = Otwarte zadania
wt-quests-pool = Do stworzenia
wt-quests-track = Opowiedziane
wt-memory = Wspomnienie { $n }
wt-memories = Wspomnienia
wt-memories-empty = { $n ->
    [1] brakuje jeszcze jednego, na polu { $spaces }; ostatnie zaczyna epilog
   *[other] brakuje jeszcze { $n }, na polach { $spaces }; ostatnie zaczyna epilog
}
wt-memory-space = pole { $n }
wt-memory-neutral = Czego nikt nie wygrał
wt-bookmark = ◀ zakładka
wt-hand = Twoje karty
wt-aims = Twoje tajne cele
wt-board-more = W całości: what map, what people, what quests, what memories.
wt-hand-empty = brak
wt-objective-own = cel: { $name }
wt-objective-hidden = tajny cel
wt-under = pod pionkiem { FORM($character, form: "gen") }
wt-spring-up = { $n ->
    [0] żadna karta wiosenną stroną ku górze
    [one] { $n } karta wiosenną stroną ku górze
    [few] { $n } karty wiosenną stroną ku górze
    [many] { $n } kart wiosenną stroną ku górze
   *[other] { $n } karty wiosenną stroną ku górze
}
wt-told = { $player }: { $words }
wt-plays-for = { $player } ({ FORM($faction) })

## Questions, by kind of business
wt-prompt-election = Kto ma być arbitrem? Wybierz w tajemnicy.
wt-prompt-election-appoint = Remis w głosowaniu: wyznacz arbitra, kogo chcesz.
wt-prompt-taking-characters = Weź postać i wskaż, gdzie zaczyna.
wt-prompt-token-placing = Dokąd prowadzi zadanie „{ FORM($quest) }”?
wt-prompt-turn = Twoja kolej: aktywuj jedną ze swoich przygotowanych postaci.
wt-prompt-turn-closing = Zanim skończy się twoja tura: czy kogoś ratujesz?
wt-prompt-activation = Twoja postać: { FORM($character) }. { $steps ->
    [0] Idź (karta to najwyżej 2 kroki)
    [one] Idź (z karty został { $steps } krok)
    [few] Idź (z karty zostały { $steps } kroki)
    [many] Idź (z karty zostało { $steps } kroków)
   *[other] Idź (z karty zostało { $steps } kroku)
}, wykonaj akcję albo zakończ.
wt-prompt-activation-heading = Wysyłasz { FORM($character, form: "acc") } do zadania: podejdź do niego bliżej.
wt-prompt-activation-acted = { FORM($character) }: akcja wykonana. Czy coś jeszcze?
wt-prompt-payment-movement = Prowadzisz { FORM($character, form: "acc") } { $to }: którą kartą to opowiesz?
wt-prompt-payment-rescue = Ratujesz { FORM($character, form: "acc") }: zagraj jeszcze { count-cards-acc } i opowiedz jak.
wt-prompt-payment-power = Moc ma swoją cenę: zagraj jeszcze { count-cards-acc } i opowiedz.
wt-prompt-reduction = Limit kart na ręce to { $down_to }: odrzuć jedną.
wt-prompt-interruption-battle = { FORM($mover) } wchodzi na pole twojego żołnierza. Zainicjować bitwę?
wt-prompt-interruption-trap = { FORM($mover) } { FORM($mover, form: "gender") ->
    [pl] wchodzą
   *[other] wchodzi
} tam, gdzie jest twój rebeliant. Uruchomić pułapkę?
wt-prompt-agreement = Kilka osób chce walczyć { FORM($mover, form: "with") }. Kto to zrobi?
wt-prompt-fight = Czy postacie złączone miłością stają do walki razem?
wt-prompt-along = Czy { FORM($character) } z miłości idzie razem?
wt-prompt-sharing = Ty i { $other } działacie jak jedno: przekaż kartę albo graj dalej.
wt-prompt-battle-first = Atakujesz { FORM($rebel, form: "acc") }: zagraj pierwszą kartę.
wt-prompt-battle-attack = Bitwa { FORM($rebel, form: "with") } trwa: atakuj kartą albo się poddaj.
wt-prompt-battle-defence = Bronisz { FORM($rebel, form: "gen") } przed { FORM($soldier, form: "ins") }: odpowiedz kartą albo się poddaj.
wt-prompt-relocation = { FORM($rebel) } przegrywa: przenieś tę postać na inne pole, jeśli opowieść to uzasadnia.
wt-prompt-trap-springing = Pułapka na { FORM($soldier, form: "acc") }: która karta będzie kartą pułapki?
wt-prompt-trap-hiding = Pozostałe karty trafiają pod kartę { FORM($rebel, form: "gen") }: ile wiosenną stroną ku górze?
wt-prompt-trap-defending = Pułapka na { FORM($soldier, form: "acc") }: broń się kartami albo przestań i sprawdź, ile jest warta.
wt-prompt-trap-sorting = Które z ukrytych kart leżały zimową stroną ku górze? Wracają na twoją rękę.
wt-prompt-call-bookmark = Decyzja arbitra (opowiada { $author }): czy to naprawdę nawiązanie do wspomnienia z zakładką?
wt-prompt-call-relocation = Decyzja arbitra (opowiada { $author }): czy opowieść uzasadnia przeniesienie tam rebelianta?
wt-prompt-call-artifact = Decyzja arbitra (opowiada { $author }): czy opowieść uzasadnia przekazanie artefaktu?
wt-prompt-call-return = Decyzja arbitra (opowiada { $author }): czy z opowieści wynika, że rebeliant wraca właśnie tam?
wt-prompt-call-objective = Decyzja arbitra (opowiada { $author }): czy ta opowieść realizuje cel?
wt-prompt-quest-main = Zadanie „{ FORM($quest) }”: opowiadaj, zagrywając dowolnie wiele kart, albo zakończ swoją część.
wt-prompt-quest-remember = Zadanie „{ FORM($quest) }”: opowiadaj, zagrywając karty, i raz nawiąż do wspomnienia z zakładką.
wt-prompt-quest-join = Zadanie „{ FORM($quest) }” trwa { $in }: dołączasz?
wt-prompt-quest-joined = Zadanie „{ FORM($quest) }”: bierzesz udział. Opowiadaj, zagrywając karty, albo zakończ swoją część.
wt-prompt-quest-last = Zadanie „{ FORM($quest) }”: możesz zagrać ostatnią kartę.
wt-prompt-quest-warned = Zadanie „{ FORM($quest) }”: brakuje wspomnienia z zakładką. Nawiąż do niego teraz albo przyjmij porażkę.
wt-prompt-setting-out = Zadanie zaczyna się { $in }. Czy wyrusza do niego któraś z twoich postaci?
wt-prompt-remembering-choose = Która karta zadania staje się wspomnieniem?
wt-prompt-remembering-lay = Na którym polu toru ma leżeć to wspomnienie?
wt-prompt-naming-love = Kogo kocha { FORM($carrier) }?
wt-prompt-naming-artifact = Kto będzie nosić Wielki artefakt?
wt-prompt-retaliation = Zbrojny odwet: zniszcz moc rebeliantów albo wyeliminuj rebelianta.
wt-prompt-new-carrier = Zadanie „{ FORM($quest) }” straciło swoją postać: kto poniesie je dalej?
wt-prompt-ray-question = Promyk nadziei: przygotować jego postać jeszcze raz w tym rozdziale?
wt-prompt-returning = Arbiter odrzuca to miejsce: gdzie indziej wraca { FORM($character) }?
wt-prompt-claim-window = Coś się wydarzyło. Realizujesz cel?
wt-prompt-claiming = Twój cel jest zrealizowany: na którym polu toru ma leżeć?
wt-prompt-choosing-objective = Wybierz inny cel { FORM($side, form: "gen") }.
wt-prompt-epilogue-first = Zaczynasz epilog: opowiadaj, zagrywając karty, potem zakończ swoją część.
wt-prompt-epilogue-part = Twoja część epilogu: opowiadaj, zagrywając karty, potem ją zakończ.
wt-prompt-epilogue-side = Twoja część epilogu, Pisarzu: po czyjej stronie opowiadasz?

## Choices: plain ones, by question where it matters
wt-choice-pass = Nie.
wt-choice-pass-turn = Zakończ turę.
wt-choice-pass-activation = Zakończ tutaj.
wt-choice-pass-interruption = Przepuść.
wt-choice-pass-sharing = Graj dalej.
wt-choice-pass-battle = Poddaj się.
wt-choice-pass-relocation = Zostaw rebelianta tam, gdzie leży.
wt-choice-pass-trap = Wystarczy: odkryj pułapkę.
wt-choice-pass-quest = Zakończ swoją część.
wt-choice-pass-quest-join = Nie dołączaj.
wt-choice-pass-setting-out = Nikt nie wyrusza.
wt-choice-pass-epilogue = Zakończ swoją część.
wt-choice-free = Walcz bez karty, dzięki umiejętności.
wt-choice-artifact = Zagraj wspomnienie Wielkiego artefaktu.
wt-choice-cite = Nawiąż do wspomnienia z zakładką.
wt-choice-accept = Tak.
wt-choice-accept-call = Akceptuję.
wt-choice-reject = Nie.
wt-choice-reject-call = Nie akceptuję.
wt-choice-ready = Promyk nadziei: przygotuj jego postać ponownie.
wt-choice-swap = Wymień cel.
wt-choice-passage = Idź tajnym przejściem.
wt-choice-fail = Przyjmij porażkę.
wt-choice-step-down = Zaakceptuj i oddaj żeton arbitra.

## Headings of choices, by verb
wt-section-vote = Wskaż osobę
wt-section-side = Opowiadaj po stronie
wt-section-lay = Miejsce dla wspomnienia
wt-section-link = Zakończ swoją część nawiązaniem
wt-section-mark = Zakończ swoją część i przesuń zakładkę
wt-section-perform = Wykonaj zadanie
wt-section-step = Idź dalej
wt-section-relocate = Przenieś rebelianta
wt-section-activate = Aktywuj postać
wt-section-engage = Kto walczy
wt-section-join = Kto dołącza
wt-section-rescue = Uratuj postać (2 karty)
wt-section-name = Wskaż postać
wt-section-hand = Nowa postać z Wielkim artefaktem
wt-section-eliminate = Wyeliminuj rebelianta
wt-section-claim = Zrealizuj cel
wt-section-reveal = Odkryj cel
wt-section-choose-objective = Wybierz cel
wt-section-destroy = Zniszcz moc
wt-section-play = Zagraj kartę
wt-section-discard = Odrzuć kartę
wt-section-trap = Karta pułapki
wt-section-keep = Z powrotem na rękę
wt-section-choose = Zapamiętaj kartę
wt-section-give = Przekaż kartę
wt-section-hide = Ukryj
wt-section-take = Weź postać
wt-section-take-then = Pole na początek
wt-section-create = Stwórz zadanie
wt-section-place = Umieść zadanie
wt-section-place-then = Miejsce zadania
wt-section-propaganda = Zimowa propaganda: kto ją szerzy
wt-section-propaganda-then = Kogo ucisza
wt-section-haunt = Mroźny koszmar nawiedza
wt-section-haunt-then = Jego ofiara
wt-section-return = Przywróć rebelianta (3 karty)
wt-section-return-then = Miejsce powrotu

## What is to be told, by beat
wt-about-opening = początek opowieści i pierwsze zadania.
wt-about-movement = jak { FORM($who) } { FORM($who, form: "gender") ->
    [pl] idą
   *[other] idzie
} { $to }.
wt-about-attack = jak { FORM($who) } { FORM($who, form: "gender") ->
    [pl] atakują
   *[other] atakuje
} { $in }.
wt-about-defence = jak { FORM($who) } broni się { $in }.
wt-about-battle-ending = jak kończy się bitwa { $in }, pomyślnie dla { FORM($who, form: "gen") }.
wt-about-trap = pułapka { $in }: zastawia ją { FORM($who) }.
wt-about-trap-defence = jak { FORM($who) } { FORM($who, form: "gender") ->
    [pl] bronią się
   *[other] broni się
} przed pułapką { $in }.
wt-about-trap-ending = jak kończy się pułapka { $in }, pomyślnie dla { FORM($who, form: "gen") }.
wt-about-rescue = jak { FORM($who) } { FORM($who, form: "gender") ->
    [pl] stają
   *[other] staje
} znów na nogi { $in }.
wt-about-quest-intro = o co chodzi w zadaniu „{ FORM($quest) }”.
wt-about-quest-start = jak { FORM($who) } { FORM($who, form: "gender") ->
    [pl] zaczynają
   *[other] zaczyna
} zadanie „{ FORM($quest) }” { $in }.
wt-about-quest-main = co { FORM($who) } { FORM($who, form: "gender") ->
    [pl] robią
   *[other] robi
} dalej w zadaniu „{ FORM($quest) }”.
wt-about-quest-join = co { FORM($who) } { FORM($who, form: "gender") ->
    [pl] robią
   *[other] robi
} w sprawie zadania „{ FORM($quest) }”.
wt-about-last-card = ostatnia próba { FORM($who, form: "gen") }.
wt-about-quest-ending = jak kończy się zadanie „{ FORM($quest) }”.
wt-about-caption = co pozostanie w pamięci, w kilku słowach: podpis wspomnienia.
wt-about-objective = jak udało się zrealizować tajny cel.
wt-about-power = co { FORM($who) } { FORM($who, form: "gender") ->
    [pl] potrafią
   *[other] potrafi
} { $in }, choć nikt inny nie umie.
wt-about-epilogue = ciąg dalszy epilogu.
wt-about-link = koniec twojej części epilogu: powiąż ją ze wspomnieniem.
wt-about-ending = ostatnie zdania opowieści.
wt-about-quest = zadanie
wt-recall-intro = Tak o tym opowiadano: { $words }
wt-rambles = Długa część bez karty: może czas na którąś. Jeszcze jeden Enter zostawia ją tak, jak jest.

## The log, by kind of event
wt-log-factions-drawn = Wylosowano stronnictwa: { $factions }. Najmłodsza osoba to { $ages }, a pierwsze miejsce zajmuje { $order }.
wt-log-objectives-drawn = { $known ->
    [yes] { $player } losuje tajny cel: { $objectives }.
   *[no] { $player } losuje tajny cel.
}
wt-log-voted = Jest już odpowiedź: { $player }.
wt-log-arbiter-elected = Arbitrem zostaje { $player }.
wt-log-character-taken = { $player } bierze { FORM($character, form: "acc") }. Ta postać zaczyna { $in }.
wt-log-quest-drawn = Wylosowano zadanie „{ FORM($quest) }”.
wt-log-quest-placed = { $has_carrier ->
    [yes] { $player } umieszcza zadanie „{ FORM($quest) }” pod pionkiem { FORM($carrier, form: "gen") }.
   *[no] { $player } umieszcza zadanie „{ FORM($quest) }” { $in }.
}
wt-log-chapter-began = Zaczyna się rozdział { $chapter }.
wt-log-cards-drawn = { $known ->
    [yes] { $player } dobiera karty: { $cards }.
   *[no] { $player } dobiera karty.
}
wt-log-card-discarded = { $player } odrzuca kartę „{ $card }”.
wt-log-character-activated = { $has_joining ->
    [yes] { $player } wysyła { FORM($character, form: "acc") } do zadania „{ FORM($joining) }”.
   *[no] { $player } aktywuje { FORM($character, form: "acc") }.
}
wt-log-turn-passed = { $player } nie ma kogo aktywować.
wt-log-told = { $player } opowiada.
wt-log-figure-moved = { FORM($character) } { FORM($character, form: "gender") ->
    [pl] idą
   *[other] idzie
} { $to }.
wt-log-battle-began = { $has_soldier ->
    [yes] Bitwa { $in }: { FORM($soldier) } przeciwko { FORM($rebel, form: "dat") }.
   *[no] Bitwa { $in }: Mroźny koszmar przeciwko { FORM($rebel, form: "dat") }.
}
wt-log-battle-ended = { $side ->
    [spring] { FORM($rebel) } wygrywa bitwę.
   *[other] { FORM($rebel) } przegrywa bitwę.
}
wt-log-trap-sprung = Pułapka { $in }: { FORM($rebel) } przeciwko { FORM($soldier, form: "dat") }.
wt-log-trap-hidden = { $value ->
    [-1] { $player } zastawia pułapkę; nikt nie wie, ile jest warta.
   *[other] { $player } zastawia pułapkę. Karty wiosenną stroną ku górze: { $value }.
}
wt-log-trap-revealed = Wartość pułapki { $value }, obrona { $defence }: { $outcome ->
    [trapped] złapano żołnierza!
    [blocked] droga zablokowana.
   *[passed] pułapka zawodzi.
}{ $known ->
    [yes] { " " }Leżały pod nią: { $cards }.
   *[no] { "" }
}
wt-log-card-kept = { $player } bierze z powrotem kartę „{ $card }”.
wt-log-incapacitated = { FORM($character) } { FORM($character, form: "gender") ->
    [f] zostaje obezwładniona.
    [pl] zostają obezwładnieni.
   *[m] zostaje obezwładniony.
}
wt-log-barred = Do końca rozdziału { FORM($character) } { FORM($character, form: "gender") ->
    [pl] nie mogą
   *[other] nie może
} się już poruszać.
wt-log-rescued = { $player } ratuje { FORM($character, form: "acc") }.
wt-log-quest-began = { FORM($character) } { FORM($character, form: "gender") ->
    [pl] zaczynają
   *[other] zaczyna
} zadanie „{ FORM($quest) }” { $in }.
wt-log-quest-joined = { $player } bierze udział w zadaniu: { FORM($character) }.
wt-log-bookmark-cited = { $player } nawiązuje do wspomnienia { $memory }.
wt-log-warned = { $player } pomija wspomnienie z zakładką.
wt-log-call-made = { $accepted ->
    [1] Opowieść zaakceptowana, opowiada { $author }
   *[0] Opowieść odrzucona, opowiada { $author }
} { $topic ->
    [bookmark] (wspomnienie z zakładką).
    [relocation] (nowe pole rebelianta).
    [artifact] (przekazanie artefaktu).
    [return] (powrót rebelianta).
   *[objective] (cel).
}
wt-log-quest-ended = Zadanie „{ FORM($quest) }”, Wiosna { $spring }:{ $winter } Zima: { $automatic ->
    [1] porażka, bo nie nawiązano do wspomnienia z zakładką.
   *[0] { $outcome ->
        [success] sukces.
        [failure] porażka.
       *[tie] remis.
    }
}
wt-log-memory-laid = { $sort ->
    [story] Karta „{ $card }” staje się wspomnieniem { $memory }, { $side ->
        [spring] dla Wiosny
        [winter] dla Zimy
       *[neutral] dla nikogo
    }.
    [objective] Cel staje się wspomnieniem { $memory }, { $side ->
        [spring] dla Wiosny
        [winter] dla Zimy
       *[neutral] dla nikogo
    }.
   *[other] Karta neutralna staje się wspomnieniem { $memory }.
}
wt-log-top-card-turned = Nie zagrano żadnej karty: w pamięci zostaje wierzchnia karta talii, „{ $card }”.
wt-log-bookmark-moved = { $player } przesuwa zakładkę na wspomnienie { $memory }.
wt-log-power-gained = { $has_character ->
    [yes] Moc „{ FORM($quest) }” należy do { FORM($character, form: "gen") }{ $has_other ->
        [yes] { " " }i { FORM($other, form: "gen") }.
       *[no] .
    }
   *[no] Moc „{ FORM($quest) }” budzi się.
}
wt-log-power-lost = Moc „{ FORM($quest) }” przepada.
wt-log-readied = Promyk nadziei: { FORM($character) } { FORM($character, form: "gender") ->
    [f] jest znów przygotowana.
   *[other] jest znów przygotowany.
}
wt-log-silenced = Zimowa propaganda: { FORM($soldier) } { FORM($soldier, form: "gender") ->
    [pl] uciszają
   *[other] ucisza
} { FORM($rebel, form: "acc") }.
wt-log-eliminated = { FORM($character) } { FORM($character, form: "gender") ->
    [f] zostaje wyeliminowana.
   *[other] zostaje wyeliminowany.
}
wt-log-returned = { FORM($character) } wraca do gry { $in }.
wt-log-card-given = { $has_card ->
    [yes] { $player } przekazuje kartę „{ $card }”. Dostaje ją { $to }.
   *[no] { $player } przekazuje kartę. Dostaje ją { $to }.
}
wt-log-objective-shown = { $player } odkrywa cel: { $objective }.
wt-log-objective-swapped = { $has_objective ->
    [yes] { $player } wymienia tajny cel na nowy: { $objective }.
   *[no] { $player } wymienia tajny cel.
}
wt-log-epilogue-began = { $reason ->
    [chapter-limit] Skończył się ostatni rozdział: { $player } zaczyna epilog.
   *[tale-told] Ostatnie wspomnienie leży na torze: { $player } zaczyna epilog.
}
wt-log-tale-ended = Koniec opowieści. Wiosna { $spring }:{ $winter } Zima.

## Refusals, by reason
wt-refuse-not-offered-now = Tego nie możesz teraz zrobić.
wt-refuse-play-a-card = Najpierw zagraj kartę z ręki.
wt-refuse-discard-first = Najpierw odrzuć kartę.
wt-refuse-name-a-candidate = Wskaż jedną z tych osób, które kandydują.
wt-refuse-activation-is-compulsory = Dopóki masz przygotowaną postać, musisz ją aktywować.
wt-refuse-not-a-ready-character = To nie jest twoja przygotowana postać.
wt-refuse-activate-a-character = Aktywuj postać.
wt-refuse-token-can-not-lie-there = Żeton nie może tam leżeć.
wt-refuse-place-the-token = Najpierw umieść żeton zadania.
wt-refuse-first-card-must-be-played = Kto inicjuje bitwę, zagrywa pierwszą kartę.
wt-refuse-not-your-card = Nie masz tej karty na ręce.
wt-refuse-no-such-objective = Nie masz takiego celu do zrealizowania.
wt-refuse-not-this-character-there = Ta postać nie może tam zacząć.
wt-refuse-refer-or-fail = Nawiąż do wspomnienia z zakładką albo przyjmij porażkę.
wt-refuse-cannot-join = Ta postać nie może dołączyć.
wt-refuse-nothing-to-refer-to = Nie ma do czego nawiązać albo nawiązanie już było.
wt-refuse-tell-or-pass = Zagraj kartę i opowiadaj albo zakończ swoją część.
wt-refuse-no-quest-to-perform = Nie ma tu takiego zadania do wykonania.
wt-refuse-no-quest-to-create = Tego zadania nie można teraz stworzyć.
wt-refuse-no-rescue = W ten sposób nikogo nie uratujesz.
wt-refuse-choose-a-card-of-the-quest = Wybierz kartę zagraną w tym zadaniu.
wt-refuse-lay-it-on-an-empty-space = Połóż je na pustym polu toru.
wt-refuse-writer-plays-half = Pisarz opowiada, zagrywając najwyżej połowę swoich kart.
wt-refuse-link-the-bookmark = Przy tym stole część kończy się przesunięciem zakładki na inne wspomnienie.
wt-refuse-cannot-fight-here = Ta postać nie może teraz walczyć.
wt-refuse-fight-or-pass = Walcz albo przepuść.
wt-refuse-not-moved-again = Ta postać nie może się już poruszać w tym rozdziale.
wt-refuse-incapacitated = Obezwładniona postać nie chodzi.
wt-refuse-not-connected = Stąd nie da się tam dojść jednym krokiem.
wt-refuse-no-card-to-move = Ruch kosztuje kartę, a ty nie masz żadnej.
wt-refuse-somebody-is-telling = Ktoś właśnie opowiada.
wt-refuse-tell-first = Najpierw opowiedz.
wt-refuse-not-yours-to-tell = To nie twoja część opowieści.
wt-refuse-too-late-to-edit = Opowieść toczy się już dalej; jest za późno na zmianę.
wt-refuse-your-own-text = To twój własny tekst.
wt-refuse-text-is-redacted = Ten tekst wycofano.
wt-refuse-text-is-struck = Ten tekst jest zwinięty.
wt-refuse-arbiter-only = To może zrobić tylko arbiter.
wt-refuse-text-too-short = Trochę więcej, proszę.
wt-refuse-not-your-text = To nie twoje słowa.
wt-refuse-asked-twice-already = O zmianę proszono już dwa razy.
wt-refuse-text-too-long = To za długie: najwyżej 1000 znaków.

## Questions of players, help, the end
wt-why = Wspomnienie jest warte 3 punkty dla swojej strony, a w epilogu każda karta 1 punkt. Przy równym wyniku wygrywa Pisarz.
wt-why-side = { FORM($side) }: { $memories ->
    [one] { $memories } wspomnienie
    [few] { $memories } wspomnienia
    [many] { $memories } wspomnień
   *[other] { $memories } wspomnienia
}, { count-points }
wt-what = Zapytaj o postać lub miejsce: what alicja, what kostnica. Albo o część stołu: what map, what people, what quests, what memories.
wt-what-nothing = Nikt tu nie zna nazwy { $asked }; spróbuj what alicja albo what kostnica.
wt-help =
    Wybierz numer albo wpisz sam ruch, na przykład:
    aktywuj alicja     idź dębowy_park     zagraj klucz     pas
    wykonaj promyk     stwórz miłość       umieść miłość pod:alicja
    dołącz alicja      walcz wilk          ukryj 3
    Na mapie rebelianci to Al, żołnierze WI; ◆ to zadanie, ★ moc.
    tale         opowieść do tego miejsca
    reword       zmień swoje ostatnie słowa, dopóki nikt nie opowiada dalej
    what alicja  kto to jest albo jakie to miejsce; what map, people, quests, memories: stół w całości
    texts        co opowiedziano ostatnio i jakie są sugestie; dalej suggest, object, redact; dla arbitra change, strike, allow
    orders       decyzje z góry: walczyć i wyruszać do zadań zawsze albo nigdy, bez pytania

## What people say about words
wt-talk-passage = Chodzi o te słowa: { $words }
wt-talk-change-asked = Arbiter prosi o zmianę. Twoje słowa: { $words } Prośba: { $note } (reword)
wt-talk-objected = Ktoś sprzeciwia się tekstowi { $n }: { $words } Powód: { $note } (change, strike albo allow)
wt-talk-no-texts = Jeszcze nic nie opowiedziano.
wt-talk-state = { $state ->
    [redacted] { " " }(wycofano)
    [struck] { " " }(zwinięto)
    [asked] { " " }(jest prośba o zmianę)
    [objected] { " " }(jest sprzeciw)
   *[told] { "" }
}
wt-talk-how =
    suggest 2 pomysł …      object 2 powód …      redact 2 (własne słowa, na zawsze)
    Dla arbitra: change 2 co …      strike 2      allow 2
wt-talk-which = Który tekst? Najnowszy ma numer 1; texts pokazuje wszystkie.
wt-talk-no-such = Nie ma tekstu { $n }: najstarszy ma numer { $most }.
wt-talk-say-what = Napisz to w kilku słowach za numerem.
wt-talk-noted = Zapisano obok tekstu.
wt-talk-arbiter-will-look = Zapisano; arbiter się o tym dowie.
wt-talk-author-will-see = Zapisano; osoba, która to napisała, dostanie prośbę o zmianę. Nikt na to nie czeka.
wt-talk-allowed = Zostaje tak, jak jest.
wt-talk-struck = Zwinięto: w księdze ten tekst jest złożony.
wt-talk-redacted = Tych słów już nie ma.
wt-order = { FORM($who) }: { $matter ->
    [fight] bitwy i pułapki
   *[quest] wyruszanie do zadań i dołączanie
} – { $order ->
    [always] zawsze
   *[never] nigdy
}.
wt-orders-none = Nie ma żadnych decyzji z góry: zawsze dostajesz pytanie.
wt-orders-how = Na przykład tak: orders fight wolf always, orders quest all never, orders fight wolf ask.
wt-orders-who = { $name } to nie twoja postać; twoje to { $known }.

wt-verdict = { $winners ->
    [0] Koniec opowieści, nikt nie wygrywa.
    [1] Wygrana: { $players }{ $points ->
        [0] . Opowieść należy do Pisarza.
       *[other] , { count-points }.
    }
   *[other] Wspólne zwycięstwo: { $players }{ $points ->
        [0] .
       *[other] , { count-points }.
    }
}
