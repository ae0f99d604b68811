### Winter Tales in words: what everybody waits for, what a choice does, why things are as they are.

## Where something is

wt-at-in = { FORM($place, form: "in") }
wt-at-to = { FORM($place, form: "to") }
wt-square-in = na placu między { FORM($one, form: "ins") } a { FORM($two, form: "ins") }
wt-square-to = na plac między { FORM($one, form: "ins") } a { FORM($two, form: "ins") }
wt-nowhere-in = gdzieś w Zimogrodzie
wt-nowhere-to = przez Zimogród

## What everybody else waits for, by kind of business

wt-wait-election = { $variant ->
    [appoint] Remis w głosowaniu: { $player } wyznacza arbitra.
   *[other] Trwa wybór arbitra. Jeszcze bez odpowiedzi: { $players }.
}
wt-wait-taking-characters = { $player } bierze postać.
wt-wait-token-placing = { $player } wybiera, dokąd prowadzi zadanie „{ FORM($quest) }”.
wt-wait-turn = { $variant ->
    [closing] { $player } może jeszcze kogoś uratować przed końcem tury.
   *[other] { $player } wybiera postać do aktywacji.
}
wt-wait-activation = { $player } prowadzi { FORM($character, form: "acc") }.
wt-wait-payment = { $variant ->
    [movement] { $player } opowiada o drodze { FORM($character, form: "gen") } { $to }.
    [rescue] { $player } opowiada o ratunku dla { FORM($character, form: "gen") }.
   *[power] { $player } płaci kartami za moc.
}
wt-wait-reduction = { $player } odrzuca karty.
wt-wait-interruption = { $variant ->
    [battle] Czy dojdzie do bitwy { FORM($mover, form: "with") }?
   *[trap] Czy będzie pułapka na { FORM($mover, form: "acc") }?
} Jeszcze bez odpowiedzi: { $players }.
wt-wait-agreement = Kilka osób chce walczyć { FORM($mover, form: "with") } i ustala, kto to zrobi. Jeszcze bez odpowiedzi: { $players }.
wt-wait-fight = Czy postacie złączone miłością stają do walki razem? Jeszcze bez odpowiedzi: { $players }.
wt-wait-along = { $player } decyduje, czy { FORM($character) } idzie razem.
wt-wait-sharing = Dwie osoby działają jak jedna i mogą przekazywać sobie karty. Jeszcze bez odpowiedzi: { $players }.
wt-wait-battle = Bitwa: { FORM($soldier) } przeciwko { FORM($rebel, form: "dat") }. Następna karta: { $players }.
wt-wait-relocation = { $player } decyduje o losie { FORM($rebel, form: "gen") }.
wt-wait-trap = Pułapka na { FORM($soldier, form: "acc") }: { $variant ->
    [springing] { $player } wybiera kartę pułapki.
    [hiding] { $player } ukrywa karty.
    [defending] { $player } się broni.
   *[sorting] { $player } rozdziela odkryte karty.
}
wt-wait-call = { $variant ->
    [bookmark] Opowiada { $author }: czy to naprawdę nawiązanie do wspomnienia z zakładką?
    [relocation] Opowiada { $author }: czy to uzasadnia nowe pole rebelianta?
    [artifact] Opowiada { $author }: czy to uzasadnia przekazanie artefaktu?
    [return] Opowiada { $author }: czy rebeliant wraca do gry?
   *[objective] Opowiada { $author }: czy ta opowieść realizuje cel?
} Jeszcze bez odpowiedzi: { $players }.
wt-wait-quest = Zadanie „{ FORM($quest) }”: { $variant ->
    [join] { $player } może dołączyć.
    [last] { $player } może zagrać ostatnią kartę.
    [warned] brakuje wspomnienia z zakładką, decyduje { $player }.
   *[main] { $player } opowiada.
}
wt-wait-setting-out = Zadanie zaczyna się { $in }: { $player } może wysłać postać.
wt-wait-remembering = { $player } decyduje, co zostaje w pamięci.
wt-wait-naming = { $variant ->
    [love] { $player } decyduje, kogo kocha { FORM($carrier) }.
   *[artifact] { $player } decyduje, kto nosi Wielki artefakt.
}
wt-wait-retaliation = Zbrojny odwet: { $player } wybiera jego cel.
wt-wait-new-carrier = { $player } wskazuje, kto dalej niesie zadanie „{ FORM($quest) }”.
wt-wait-ray-question = Promyk nadziei: { $player } może jeszcze raz przygotować jego postać.
wt-wait-returning = { $player } wybiera inne miejsce powrotu dla { FORM($character, form: "gen") }.
wt-wait-claim-window = { $player } może zrealizować cel.
wt-wait-claiming = { $player } realizuje cel.
wt-wait-choosing-objective = { $player } wymienia tajny cel.
wt-wait-epilogue = { $player } opowiada część epilogu.

wt-log-told-epilogue = { $player } opowiada, zagrywając kartę: 1 punkt { $side ->
    [spring] dla Wiosny
   *[winter] dla Zimy
}.

## What choosing does, by verb

wt-offer-pass = Zrezygnuj albo zakończ tutaj.
wt-offer-free = Walcz bez karty, dzięki umiejętności.
wt-offer-artifact = Zagraj wspomnienie Wielkiego artefaktu.
wt-offer-cite = Nawiąż do wspomnienia z zakładką.
wt-offer-accept = Powiedz „tak”.
wt-offer-reject = Powiedz „nie”.
wt-offer-ready = Przygotuj ponownie postać z Promykiem nadziei.
wt-offer-swap = Wymień swój cel.
wt-offer-passage = Idź tajnym przejściem.
wt-offer-fail = Przyjmij porażkę zadania.
wt-offer-step-down = Zaakceptuj i oddaj żeton arbitra.
wt-offer-vote = Wskaż osobę: { $player }.
wt-offer-side = Opowiadaj po stronie { FORM($side, form: "gen") }.
wt-offer-lay = Połóż wspomnienie na polu { $memory }.
wt-offer-link = Zakończ swoją część nawiązaniem do wspomnienia { $memory }.
wt-offer-mark = Zakończ swoją część i przesuń zakładkę na wspomnienie { $memory }.
wt-offer-perform = Wykonaj zadanie „{ FORM($quest) }”.
wt-offer-step = Idź { $to }.
wt-offer-relocate = Przenieś rebelianta { $to }.
wt-offer-activate = Aktywuj { FORM($character, form: "acc") }.
wt-offer-engage = Do walki staje { FORM($character) }.
wt-offer-join = Do zadania dołącza { FORM($character) }.
wt-offer-rescue = Uratuj { FORM($character, form: "acc") }, zagrywając 2 karty.
wt-offer-name = Wskaż { FORM($character, form: "acc") }.
wt-offer-hand = Oddaj Wielki artefakt { FORM($character, form: "dat") }.
wt-offer-eliminate = Wyeliminuj { FORM($character, form: "acc") }.
wt-offer-claim = Zrealizuj cel: { $objective }.
wt-offer-reveal = Odkryj cel: { $objective }.
wt-offer-choose-objective = Wybierz cel: { $objective }.
wt-offer-destroy = Zniszcz moc „{ FORM($quest) }”.
wt-offer-play = Zagraj kartę „{ $card }” i opowiedz.
wt-offer-discard = Odrzuć kartę „{ $card }”.
wt-offer-trap = Niech karta „{ $card }” będzie kartą pułapki.
wt-offer-keep = Weź z powrotem kartę „{ $card }”.
wt-offer-choose = Niech karta „{ $card }” zostanie w pamięci.
wt-offer-give = Przekaż kartę „{ $card }”.
wt-offer-hide = Ukryj swoje karty: { wt-spring-up }.
wt-offer-take = Weź { FORM($character, form: "acc") }: ta postać zaczyna { $in }.
wt-offer-create = Stwórz zadanie „{ FORM($quest) }”.
wt-offer-place = { $carried ->
    [yes] Umieść zadanie „{ FORM($quest) }” pod pionkiem { FORM($carrier, form: "gen") }.
   *[no] Umieść zadanie „{ FORM($quest) }” { $in }.
}
wt-offer-propaganda = Zimowa propaganda: szerzy ją { FORM($soldier) }, głos traci { FORM($rebel) }.
wt-offer-haunt = Poślij Mroźny koszmar przeciwko { FORM($character, form: "dat") } { $in }.
wt-offer-return = Zagraj 3 karty: { FORM($character) } wraca { $to }.

## Words to type for moves: one each, and no two alike. Match files always have the English ones.

wt-type-pass = pas
wt-type-free = umiejętność
wt-type-artifact = artefakt
wt-type-cite = nawiąż
wt-type-accept = tak
wt-type-reject = nie
wt-type-ready = przygotuj
wt-type-swap = wymień
wt-type-passage = przejście
wt-type-fail = porażka
wt-type-step-down = ustąp
wt-type-vote = głosuj
wt-type-side = strona
wt-type-lay = połóż
wt-type-link = powiąż
wt-type-mark = zakładka
wt-type-perform = wykonaj
wt-type-step = idź
wt-type-relocate = przenieś
wt-type-activate = aktywuj
wt-type-engage = walcz
wt-type-join = dołącz
wt-type-rescue = uratuj
wt-type-name = wskaż
wt-type-hand = oddaj
wt-type-eliminate = wyeliminuj
wt-type-claim = zrealizuj
wt-type-reveal = odkryj
wt-type-choose-objective = wybierz-cel
wt-type-destroy = zniszcz
wt-type-play = zagraj
wt-type-discard = odrzuć
wt-type-trap = pułapka
wt-type-keep = zabierz
wt-type-choose = zapamiętaj
wt-type-give = przekaż
wt-type-hide = ukryj
wt-type-take = weź
wt-type-create = stwórz
wt-type-place = umieść
wt-type-propaganda = propaganda
wt-type-haunt = nawiedź
wt-type-return = przywróć
wt-type-under = pod

## Why, and what somebody or something is

wt-why-cards = { FORM($side) }: { $cards ->
    [one] { $cards } karta epilogu
    [few] { $cards } karty epilogu
    [many] { $cards } kart epilogu
   *[other] { $cards } karty epilogu
}, każda po 1 punkcie
wt-why-writer = Pisarz nie ma punktów: chce tylko równowagi obu stron.
wt-why-about = { $what }: { $words }
wt-why-character = Teraz { $where }; { $states }.
wt-why-people = { $n ->
    [0] { $space }: nikogo tam nie ma.
   *[other] { $space }: { $people }.
}
wt-why-tokens = Leży tu: { $tokens }.
wt-why-memory = { $side ->
    [spring] { $what }: wspomnienie Wiosny, warte 3 punkty.
    [winter] { $what }: wspomnienie Zimy, warte 3 punkty.
   *[neutral] { $what }: wspomnienie, które do nikogo nie należy.
}
wt-why-memory-empty = Nie ma tu jeszcze wspomnienia.
wt-why-bookmark = Leży na nim zakładka: opowieść następnego zadania musi do niego nawiązać, inaczej zadanie kończy się porażką.

wt-aim-rescue = uratuj rebelianta
wt-aim-rebels = obezwładnij żołnierza pułapką
wt-aim-connection = niech jeden twój rebeliant odwiedzi oba miejsca w jednej aktywacji; odkryj cel w pierwszym
wt-aim-bounty = obezwładnij rebelianta w bitwie
wt-aim-spy = odkryj go, gdy rebeliant wejdzie do twojego żołnierza; liczy się następny raz
wt-aim-attack = miej w tym miejscu stojącego żołnierza i odrzuć 2 karty
wt-aim-garrison = niech Zima będzie w większej liczbie miejsc niż Wiosna

wt-skill-objective = cel
wt-skill-quest = zadanie
wt-skill-trap = pułapka
wt-skill-battle = bitwa
wt-skill-movement = ruch
wt-skill-passage = tajne przejście
wt-skill-story = karta opowieści
wt-why-skill-objective = Umiejętność: przy aktywacji możesz wymienić cel.
wt-why-skill-quest = Umiejętność: w zadaniu ta strona liczy o 1 więcej.
wt-why-skill-trap = Umiejętność: w pułapce o 1 więcej, po każdej z jej stron.
wt-why-skill-battle = Umiejętność: w pierwszej rundzie bitwy nie potrzeba karty.
wt-why-skill-movement = Umiejętność: najwyżej 2 kroki za darmo, raz na aktywację.
wt-why-skill-passage = Umiejętność: przed ruchem można iść tajnym przejściem.
wt-why-skill-story = Umiejętność: przy aktywacji 4 karty zamiast 3.

wt-why-power-ray = Promyk nadziei: raz na rozdział, po swojej aktywacji, jego postać może być przygotowana ponownie.
wt-why-power-love = Miłość: dwoje rebeliantów może chodzić razem i walczyć jak jedno.
wt-why-power-safe_house = Bezpieczne schronienie: żadna bitwa nie obezwładnia już rebelianta; kto przegra, staje właśnie tam.
wt-why-power-great_artifact = Wielki artefakt: w zadaniach i bitwach jego postać może zagrać jego wspomnienie jak kartę.
wt-why-power-nightmare = Mroźny koszmar: kto nie ma przygotowanej postaci, może go posłać do jakiegoś miejsca, przeciwko rebeliantowi.
wt-why-power-propaganda = Zimowa propaganda: zamiast aktywacji żołnierz odbiera rebeliantowi głos na ten rozdział.
wt-why-power-retaliation = Zbrojny odwet: od razu niszczy moc rebeliantów albo eliminuje rebelianta bez mocy.
