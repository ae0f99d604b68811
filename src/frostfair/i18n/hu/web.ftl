### The browser client: what the shell says everywhere. Names of games and pieces are in names.ftl.

language = Magyar
web-page-not-loaded = Ezt az oldalt nem sikerült betölteni. Van kapcsolat?
web-loading = Egy pillanat …
web-dismiss = Bezárás
web-cancel = Mégse
web-close = Bezárás
web-guest-name = { $name } (vendég)
web-table-was-closed = Ezt az asztalt bezárták.
web-offline = Megszakadt a kapcsolat. Tovább próbálkozunk.
web-home = Kezdőlap

web-name-title = Hogyan szólítsunk a vásáron?
web-name-label = A neved
web-name-hint = Az asztalnál ülők látják. Nem kell jelszó, sem e-mail.
web-name-go = Belépek
web-name-login = Van fiókom
# How strong a bot is, in a word
web-bot-level = { $bot ->
    [novice] kezdő
    [adept] haladó
    [master] mester
    [queen] királynő
    [greedy] erős
    [random] találomra
   *[other] { $bot }
}
web-seat-open = Szabad hely

## Bots have names by the seat they sit in
web-bot-0 = Gesztenyeárus
web-bot-1 = Öreg révész
web-bot-2 = Lámpagyújtó
web-bot-3 = Korcsolyás káplán
web-bot-4 = Jégvágó
web-bot-5 = Jósnő
web-bot-6 = Éjjeliőr
web-bot-tutor = Oktató

## Why a table can’t be shown (bye of the server)
web-ended-no-such-table = Nincs ilyen asztal.
web-ended-not-signed-in = Előbb lépj be egy névvel.
web-ended-signed-out = Kijelentkeztél.

## Refusals of the server, by kind
web-refused-illegal = Ezt a szabályok nem engedik.
web-refused-stale = Közben továbbment a játék; nem történt semmi.
web-refused-malformed = Ezt nem lehetett értelmezni.
web-refused-unavailable = A szerver most nem tud válaszolni. Hamarosan újra próbáljuk.
web-refused-not-now = Ez most nem lehetséges.
web-refused-offline = Nincs kapcsolat: semmit sem küldtünk el. Próbáld újra, ha helyreállt.

## Refusals of requests, by reason

web-fault = Itt valami nem sikerült. Próbáld újra.
web-fault-of = { $reason ->
    [offline] A szerver nem válaszol. Van kapcsolat?
    [too-many-requests] Ez egy kicsit gyors volt. Próbáld újra egy perc múlva.
    [too-many-tables] Több nyitott asztalod nem lehet. Előbb fejezz be vagy hagyj el egyet.
    [too-many-tokens] Több kulcsod nem lehet. Előbb vonj vissza egyet.
    [this-seat-is-taken] Itt már ül valaki.
    [this-name-is-taken] Ez a név már foglalt.
    [no-table-of-this-code] Ilyen kóddal nincs asztal. Egy kód egy napig érvényes.
    [the-name-or-the-password-is-wrong] Hibás a név vagy a jelszó.
    [the-password-is-wrong] Hibás a jelszó.
    [seats-are-free] Vannak még szabad helyek. Hívj meg valakit, vagy ültess le robotokat.
    [nobody-would-play] Legalább egy helyen embernek kell ülnie.
    [table-is-open] Ennél az asztalnál még nem kezdődött el a játszma.
    [table-is-playing] A játszma már elkezdődött.
    [table-is-finished] Ez a játszma véget ért.
    [table-is-abandoned] Ezt az asztalt bezárták.
    [kicked] A házigazda megkért, hogy hagyd el ezt az asztalt.
    [only-the-host-can-do-that] Ezt csak a házigazda teheti meg.
   *[other] { $words }
}

## Why?

web-why = Miért? { $title }
web-why-more = Miért?
web-why-past = Amit látsz, az a múlt: lépj vissza a jelenbe, és ott kérdezz.
web-why-offline = A válaszhoz kapcsolat kell. Az újracsatlakozás folyamatban van.
web-why-no-points = Még nincs pont.
