### The table in the browser: bar, panels, log, chat, replay, curtain, the end.

web-table-home = Kezdőlap
web-table-rules = Szabályok
web-table-menu = Menü
web-table-tools = Eszközök
web-table-side = Játékosok és napló
web-table-where = { $watching ->
    [yes] { $players } játékos, te nézed
   *[no] { $players } játékos
}
web-table-you = te
web-table-bot = robot
web-table-gone = távol
web-table-won = győztes
web-table-sealed = rejtve
web-table-points-why = { $player }: { $points } pont. Miből?
web-table-points = { $points } pont

## The prompt and its buttons
web-table-your-turn = Te jössz
web-table-loading = Egy pillanat …
web-table-offline = Megszakadt a kapcsolat; újra próbálkozunk. Választani akkor lehet, ha helyreállt.
    .short = Nincs kapcsolat …
web-table-unsure = A kapcsolat megszakadt, mielőtt a lépésed visszaigazolódott volna. Ha helyreáll, újra elküldjük.
    .short = Nincs visszaigazolva …
web-table-unsure-forget = Ne küldjük el
web-table-end-turn = Kör vége
web-table-undo = Visszavonás
web-table-put-back = Visszateszem
web-table-replaying = Visszajátszás: { $at }. lépés
web-table-replay-present = Vissza a jelenbe

## Clocks
web-table-clock-left = Hátralévő idő:
web-table-clock-low = Fél perced maradt.
web-table-clock-days = { $days } nap
web-table-clock-hours = { $hours } óra

## Log, chat, replay
web-table-feed = Ami történik, és amiről szó esik
web-table-turn = Kör
web-table-log = Napló
web-table-log-empty = Még semmi sem történt.
web-table-seen-until-here = eddig már láttad
web-table-chat = Csevegés
web-table-chat-say = Mondj valamit
web-table-chat-send = Küldés
web-table-chat-empty = Még senki sem szólt.
web-table-chat-gone = (visszavonva)
web-table-chat-new = új
web-table-react = Reagálj
web-table-react-to = Reagálj erre a lépésre
web-table-reaction = { $what ->
    [applause] Szép volt!
    [wow] Hű!
    [laugh] Haha!
    [oops] Hoppá!
    [luck] Sok szerencsét!
    [moment] Egy pillanat!
   *[other] { $what }
}
web-table-reacted = { $names }: { $words }
web-table-reaction-at = a(z) { $at }. lépésre
web-table-watchers = Nézők ({ $count }): { $names }{ $more ->
    [0] { "" }
   *[other] { " " }és mások
}
web-table-replay = Visszajátszás
web-table-replay-move = Lépés
web-table-replay-at = { $at }. lépés, összesen { $all }
web-table-replay-first = Az elejére
web-table-replay-back = Egy lépés vissza
web-table-replay-play = Lejátszás innen
web-table-replay-stop = Megállítás
web-table-replay-forward = Egy lépés előre
web-table-replay-last = A jelenbe
web-table-since = Amíg nem voltál itt
web-table-since-more = és előtte még { $n }
web-table-since-show = Mutasd

## Phone tabs
web-table-tabs = Az asztal részei
web-table-tab-table = Asztal
web-table-tab-players = Játékosok
web-table-tab-log = Napló
web-table-tab-chat = Csevegés
# in the row that answers, before anything has happened
web-table-ask-hint = Tartsd az ujjad bármin, és megtudod, miért.

## Menu and keys
web-table-share = Link megosztása
web-table-link-copied = A link a vágólapra került.
web-table-settings = Beállítások
web-table-keys = Billentyűparancsok
web-table-back-to-table = Vissza az asztalhoz
web-table-bot-for-me = Játsszon helyettem robot
web-table-take-back = Újra én játszom
web-table-close = Asztal bezárása eredmény nélkül
web-table-key-tab = ugrás részről részre
web-table-key-arrows = a következő lehetőség a táblán
web-table-key-enter = választás; kör vége
web-table-key-escape = visszateszem, magyarázat vége, vissza a jelenbe
web-table-key-undo = visszavonás
web-table-key-notation = lépés beírása
web-table-unknown-move = „{ $text }”: ilyen lépés itt nincs.
web-table-key-pages = lapozás vissza és előre
web-table-key-help = ezek a billentyűk

## Somebody is gone
web-table-is-gone = { $player } nincs itt. Várhattok, vagy dönthettek együtt.
web-table-seat-bot = { $votes ->
    [0] Üljön a helyére robot
   *[other] Üljön a helyére robot ({ $votes } szavazat)
}
web-table-wants-to-close = { $player } szeretné bezárni az asztalt.
web-table-closing = A játszma nemsokára félbemarad

## Visszalépés kérése
web-table-ask-undo = Utolsó lépésem visszavételének kérése
web-table-ask-back-to-here = Visszalépés kérése idáig
web-table-undo-request = Kérés: visszalépés
web-table-undo-accept = Rendben
web-table-undo-decline = Nem egyezem bele
web-table-undo-withdraw = Mégsem kérem
web-table-undo-look = Mutasd azt a lépést
web-table-log-earlier = Korábbi lépések

## One screen for several players
web-table-curtain = Most { $player } következik
web-table-curtain-hint = Senki se leskelődjön. Tartsd nyomva a gombot, ha már nálad van a képernyő.
web-table-curtain-open = { $player } vagyok

## The end
web-table-rematch = Visszavágó
web-table-watch-rematch = Nézem a következő játszmát
web-table-luck-checking = A véletlen ellenőrzése …
web-table-luck-fair = A véletlen tiszta volt: a mag illik a lenyomatához.
web-table-luck-unfair = A mag nem illik a lenyomatához!
web-table-luck-unchecked = Ez a böngésző itt nem tudja ellenőrizni a magot.
web-table-luck-commitment = Lenyomat, a kezdés előtt látható volt
web-table-luck-seed = Mag
web-table-luck-words = A játékosok szavai
web-table-luck-how = A napló alapján minden húzás ellenőrizhető:
web-table-luck-log = Napló letöltése
web-table-tale-book = A mese könyvként

## The end, with all points
web-end-where = Vége · { $rounds } kör
web-end-new = Új asztal
web-end-review = Visszanézés
web-end-result = Eredmény
web-end-share = Megosztás
web-end-share-moment = Pillanat megosztása
web-end-watch = A végső pontozás újra
web-end-counting = Végső pontozás: { $player }, { $source }
web-end-skip = Átugrom
web-end-next = Tovább
web-end-ledger = Pontok forrás szerint
web-end-total = Összesen
web-end-cell = { $player }, { $source }: { $points }. Miért?
web-end-last = { $points } a végső pontozásban
web-end-chart = { $player }: { $points } pont forrás szerint, { $rounds } kör alatt
# Below the chart: the first round is numbered beside it
web-end-round = kör
# Below the last column of the chart
web-end-end = vége
web-end-why = Miért?
web-end-why-hint = Nyomj meg egy számot, és látod, mi számított hozzá és mikor.
web-end-in-round = { $round }. kör:
web-end-at-end = A végén:
web-end-to-moment = Mutasd azt a pillanatot
web-end-tab-result = Eredmény
web-end-over-turns = Körönként
web-end-by-source = Forrásonként
web-end-luck = Tiszta szerencse

## The last stage
# In the last stage: whose turns are left, in their order
web-table-stage-turns = Hátralévő lépések: { $players }.
web-table-stage-last = { $player } utolsó lépése
web-table-stage-your-last = Az utolsó lépésed
# Before the signs of those players
web-table-stage-left = Hátra van
