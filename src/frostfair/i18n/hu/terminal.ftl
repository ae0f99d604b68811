### The terminal, whatever the game.

badge-vp = { $vp } GyP
player = Játékos
bot-greedy = Mohó robot
bot-novice = Kezdő robot
bot-adept = Haladó robot
bot-master = Mester robot
bot-queen = Királynő robot
bot-random = Véletlen robot

## At the prompt

prompt = { $player }>{ " " }
prompt-undo = (undo: visszavonod az utolsó lépésed.)
choice-end = Kör vége.
choice-undo = Az utolsó lépés visszavonása.
menu-enter = Enter: { $text }.
menu-number = A sorszámok 1-től tartanak, a legnagyobb: { $most }. Az Enter újra megmutatja az asztalt.
news-above = ↑ még { $lines } korábbi sor az asztal fölött áll.
menu-back = back: újra az összes lehetőség.
answer-back = Az Enter újra megmutatja a lehetőségeidet.
hint = A mohó robot ezt lépné: { $text } – { $label }.
hint-end-turn = Nincs több döntenivaló: fejezd be a köröd.
save-where = Írd meg, hová: save FÁJL
saved = Elmentve: { $path }.
menu-nothing = { $text }: most ezt nem teheted. Válassz egy sorszámot, írj be egy lépést, vagy kérd ezt: help.
help =
    Egy lépés eleje szűkíti a listát, a Tab kiegészíti. Ha csak egy lehetőség
    van, az Enter azt választja, különben újra megmutatja az asztalt.
    back         újra az összes lehetőség, egy választás első lépése után
    undo         visszavonod az utolsó lépésed, amíg semmi új nem derült ki
    end          befejezed a köröd
    why          megmagyarázza a pontokat
    what         megmondja, mi mennyit érne
    rules 8.5    egy szabály szám szerint; rules 8 egy fejezet; rules a tartalom
    hint         mit tenne a mohó robot
    log          minden, ami eddig történt
    save FÁJL    másolatot ír (a játszma minden döntés után magától is elmentődik)
    quit         kilépsz; később folytathatod

## Refusals of the kernel, by reason

refuse-no-turn-to-end = Most nincs befejezhető kör.
refuse-end-turn-first = Előbb fejezd be a köröd, vagy vonj vissza.
refuse-game-over = A játszma véget ért.
refuse-not-your-decision = Most nem te jössz.

## Keeping, leaving, the end

not-kept = A játszma már nem mentődik: { $reason }. Használd ezt: save FÁJL.
farewell = A játszma el van mentve. Folytatás: frostfair play --resume { $file }
farewell-not-kept = A játszma sehová sincs elmentve.
seed-from-word = Ebből a szóból lett a mag (SHA-256): „{ $word }”, { $seed }
closing-last = Az utolsó kör és a végső pontozás:
closing-sources = Pontok forrás szerint
closing-parts = Pontok fordulónként
closing-total = Összesen
luck-seed = Mag: { $seed }, szavak: { $words }
luck-commitment = Előzetes lenyomat (a mag SHA-256-összege): { $commitment }
luck-verify = Minden húzás ellenőrizhető: frostfair verify { $file }

## Other commands

rules-more = Egy szabály: frostfair rules { $game } 8.5, egy fejezet: frostfair rules { $game } 8, egy szó: --search SZÓ
rules-none = { $game }: nincs { $asked } szabály
rules-no-word = { $game }: egyik szabályban sincs { $word }
games-line = { $id }: { $title }, { $seats } játékos
games-options = Beállítások: { $options }
games-commands = A terminálban: { $commands }
games-browser = Csak böngészőben.
bots-line = { $bot }: { $how }
replay-prompt = { $at }. bejegyzés, az utolsó: { $last } (Enter: tovább, b: vissza, egy szám: oda, q: kilépés)>{ " " }

## Where people tell, and where hands are secret
curtain = Most { $player } üljön a billentyűzethez, és nyomjon Entert.{ " " }
telling-now = Meséld el: { $about }
telling-chip = { "  " }{ $n } [{ $name }] { $wanted }
telling-wanted = – ennek benne kell lennie
telling-how = { $chips ->
    [0] Akárhány sort írhatsz; üres sor zárja le.
   *[other] Akárhány sort írhatsz; üres sor zárja le. Egy név vagy szám [szögletes zárójelben] beleteszi azt, amit jelöl.
}
telling-may-skip = { $skip ->
    [yes] skip: a program ír helyetted egy sort. help: továbbiak.
    [optional] Csak Enter: a program ír helyetted egy sort. help: továbbiak.
   *[no] help: továbbiak.
}
telling-prompt = { $player } mesél>{ " " }
telling-more = … { $player }>{ " " }
telling-missing = Ez még nincs benne: { $chips }. Írj hozzá egy sort, vagy nyomj még egy Entert, ha így jó.
telling-too-short = Egy kicsit többet kérünk: legalább { $shortest } betűt.
telling-no-skip = Ennél az asztalnál mindenki a saját szavaival mesél.
telling-help =
    Írd be a történet rád eső részét, egy vagy több sorban; üres sor zárja le.
    { "[" }Kulcs] vagy [1]  kártyát, emléket, küldetést vagy helyszínt tesz a szövegbe;
                  a név szerint említett kártyát a program megtalálja
    skip          a program ír helyetted egy sort
    again         elölről kezded ezt a részt
    ideas         ötletek a kezdéshez
    tale          a történet eddig
    undo          visszavonod a lépést, amelyről mesélsz
    quit          kilépsz; később folytathatod
telling-unheard = Ezt írtad: { $words }
telling-begun = Ezt kezdted el: { $words } Folytasd, vagy írd be: again.
closing-tale = A mese le van írva itt: { $path }
telling-nothing-to-change = Nincs olyan szöveged, amelyen még változtathatnál.
tale-printed = Elkészült a könyv: { $path }
