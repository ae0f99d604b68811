### The browser client: all pages but the table.

## The bar

web-pages-nav = Oldalak
web-pages-nav-home = Frostfair, kezdőlap
web-pages-nav-tables = Asztalok
web-pages-nav-rules = Szabályok
web-pages-nav-learn = Tanulás
web-pages-nav-about = Rólunk
web-pages-nav-settings = Beállítások
web-pages-nav-sign-in = Bejelentkezés

## Home

web-pages-lead = Befagyott a folyó. Három téli játék, a barátaid és egy lámpás, amely fényt ad hozzá.
web-pages-play-now = Játsszunk most
web-pages-make = Új asztal
web-pages-code-join = Csatlakozás
web-pages-code-example = K7M2QX
web-pages-code-go = Csatlakozás ezzel a kóddal
web-pages-games = A játékok
web-pages-since = Amíg nem voltál itt
# what a move of somebody brought them
web-pages-since-points = +{ $points } pont
web-pages-since-more = Még { $tables } asztal
web-pages-new-here = Először jársz a vásáron?
web-pages-new-here-words = { $game }: öt perc alatt megtanulható. Te lépsz, mi tartjuk a lámpást.
web-pages-new-here-learn = Mutassátok meg, hogyan kell játszani
web-pages-first-time = Játszottál már a Winter Queennel?
web-pages-first-time-words = Egy bevezető játszma úgy öt percig tart, és minden lépést te teszel meg. Vagy ülj le, és jöjj rá magad: csak az fénylik, ami választható.
web-pages-first-time-play = Rögtön játszom
web-pages-first-time-learn = Előbb megnézem
web-pages-booth-seats = { $least }–{ $most }
web-pages-booth-time = { $hours ->
    [0] { $minutes } perc
   *[other] { $hours } óra
}
web-pages-booth-tables = { $tables } asztal
web-pages-booth-rules = Szabályok olvasása

## My tables

web-pages-mine-with = { $game } – { $names }
web-pages-mine-your-turn = Te jössz
web-pages-mine-waiting = { $names } van soron
web-pages-mine-playing = Folyik a játszma
web-pages-mine-open = { $free ->
    [0] Mindenki itt van
   *[other] { $free } szabad hely
}
web-pages-mine-won = Te győztél
web-pages-mine-shared = Megosztott győzelem: { $names }
web-pages-mine-lost = Győztes: { $names }
web-pages-mine-unfinished = Félbemaradt

## The lobby

web-pages-lobby = Asztalok
web-pages-lobby-open = Bárki leülhet
web-pages-lobby-mine = Az én asztalaim
web-pages-lobby-filter = Melyik játék
web-pages-lobby-all = Minden játék
web-pages-lobby-seats = Helyek
web-pages-lobby-how = { $status ->
    [open] { $free ->
        [0] Mindenki itt van
       *[other] { $free } szabad hely
    }
   *[other] Folyik a játszma
} · { $pace }
web-pages-lobby-empty = Csendes ma este a jég.
web-pages-lobby-empty-words = Még senki sem gyújtott lámpást. Nyiss egy asztalt, amelyet mindenki lát, hátha leül hozzá valaki.
web-pages-lobby-empty-do = Meggyújtom az elsőt
web-pages-watch = Nézem

## Making a table

web-pages-making-game = Játék
web-pages-making-seats = { $least }–{ $most } játékos
web-pages-making-invite = Asztalnyitás és meghívás
web-pages-start = Gyújtsunk lámpást, kezdődjön
web-pages-who = Kik játszanak?
web-pages-who-name = { $who ->
    [bots] Robotok
    [friends] Barátok
   *[here] Közös képernyő
}
web-pages-who-hint = { $who ->
    [bots] most rögtön
    [friends] linkkel
   *[here] egymás mellett
}
web-pages-how-many = Hányan?
web-pages-pace = Tempó
web-pages-pace-name = { $name ->
    [none] Kötetlen
    [quick] Gyors
    [easy] Kényelmes
   *[letter] Levelezős
}
web-pages-pace-none = óra nélkül
web-pages-pace-live = { $minutes } perc + { $seconds } mp
web-pages-pace-turns = { $hours ->
    [24] napi egy lépés
   *[other] { $hours } óra lépésenként
}
web-pages-house-rules = Házi szabályok
web-pages-option = { $name ->
    [first] Ki kezd
   *[other] { $name }
}
web-pages-option-hint = { $hint } ({ $rule })
web-pages-option-value = { $kind ->
    [number] { $name ->
        [first] { $value }. hely
       *[other] { $value }
    }
   *[other] { $value ->
        [random] a véletlen dönt
        [true] igen
        [false] nem
       *[other] { $value }
    }
}
web-pages-asks = Rákérdezés a kör végén
web-pages-asks-hint = az utolsó lépésed addig visszavonható
web-pages-listed = Bárki csatlakozhat
web-pages-listed-hint = az asztal látszik a listán; különben csak az találja meg, akinél ott a link
web-pages-seat-you = Te
web-pages-seat-host = te · házigazda
web-pages-seat-here = Melletted
web-pages-seat-who = Ki ül itt: { $seat }. hely
web-pages-seat-name = Név, { $seat }. hely
web-pages-seat-friend = Egy barát, linkkel
web-pages-seat-beside = Valaki ennél a képernyőnél
web-pages-seat-bot = Robot: { $level }, { $strength }
web-pages-seat-about = { $who ->
    [bot] robot · { $level }
    [me] { $host ->
        [yes] te · házigazda
       *[no] te
    }
    [beside] ennél a képernyőnél
   *[other] { $host ->
        [yes] házigazda
       *[no] készen áll
    }
}
web-pages-seat-take = Ide ülök
web-pages-seat-add-bot = Robot leültetése
web-pages-seat-no-bot = Robot elküldése
web-pages-seat-kick = Megkérem, hogy álljon fel

## Before the start

web-pages-waiting-title = { $game }: kezdés előtt
web-pages-waiting-facts = Erről az asztalról
web-pages-waiting-free = { $free ->
    [0] Mindenki itt van.
   *[other] Várakozás: még { $free } szabad hely.
}
web-pages-waiting-ready = Mindenki itt van. Gyújts lámpást.
web-pages-waiting-host = Mindenki itt van. A házigazda indítja a játszmát.
web-pages-waiting-leave = Felállok
web-pages-waiting-back = Vissza
web-pages-waiting-sit = Leülök
web-pages-waiting-door = Ajtó
web-pages-waiting-visible = { $visibility ->
    [listed] mindenki előtt nyitva
   *[private] csak linkkel vagy kóddal
}
web-pages-kick-title = Felálljon az asztaltól { $name }?
web-pages-kick-words = A hely felszabadul. A linkkel később is vissza lehet jönni.
web-pages-kick-keep = Maradjon
web-pages-invite = Barátok meghívása
web-pages-invite-code = Asztalkód: { $code }
web-pages-invite-copy = Link másolása
web-pages-invite-copied = A link a vágólapra került.
web-pages-invite-qr = QR-kód
web-pages-invite-qr-label = Ennek az asztalnak a linkje QR-kódként
web-pages-luck = Ellenőrizhető véletlen
web-pages-luck-words = A mag már rögzült. A lenyomata most látható, maga a mag a játszma után.
web-pages-luck-fingerprint = Lenyomat
web-pages-luck-word = Egy szavad megkeveri a zsákot:
web-pages-luck-given = A szavad a zsákban van. Megváltoztathatod:
web-pages-luck-add = Hozzáadás
web-pages-luck-change = Módosítás

## Joining

web-pages-join = Csatlakozás egy asztalhoz
web-pages-join-lead = Kaptál valakitől hat jelet? Egy asztalhoz vezetnek.
web-pages-join-code = Asztalkód
web-pages-join-hint = Hat betű és számjegy
web-pages-join-go = Az asztal megkeresése
web-pages-join-lobby = Vagy nézd meg a mindenki előtt nyitott asztalokat

## An invitation

web-invite = { $state ->
    [free] { $named ->
        [yes] { $name } meghív erre a játékra
       *[no] Meghívást kaptál erre a játékra
    }
    [kept] A helyed megvan itt
    [full] Minden hely foglalt itt
    [playing] A játék már elkezdődött:
    [finished] Ez a játék véget ért:
   *[closed] Ezt az asztalt bezárták:
}
web-invite-seats = Az asztalnál
web-invite-your-seat = A te helyed
web-invite-free = szabad
web-invite-sits = { $host ->
    [yes] házigazda
   *[no] itt ül
}
web-invite-taken = { $all } helyből { $taken } foglalt
web-invite-sit = Leülök
web-invite-enter = { $state ->
    [kept] Az asztalhoz
    [finished] Megnézem a játékot
   *[other] Nézem
}
web-invite-words = { $state ->
    [free] Nem kell fiók, nem kell telepíteni semmit.
    [kept] A többiek a neveden ismernek.
    [full] Nézni még lehet.
    [playing] Nézni még lehet, név sem kell hozzá.
    [finished] Győztes: { $winners }. Minden lépés újra megnézhető.
   *[closed] Eredmény nélkül ért véget. A jég még szabad.
}
web-invite-taught = Az első játék magától megtanít rá.
web-invite-watch = Csak nézem

## Settings

web-pages-settings = Beállítások
web-pages-settings-lead = Ez a böngésző őrzi őket.
web-pages-language = Nyelv
web-pages-theme = Megjelenés
web-pages-theme-name = { $theme ->
    [dark] Alkonyat
    [light] Reggel
   *[system] A rendszer szerint
}
web-pages-theme-turn = { $theme ->
    [light] Váltás világosra
   *[dark] Váltás sötétre
}
web-pages-sound = Hang
web-pages-sound-hint = halk hangok ahhoz, ami amúgy is látszik
web-pages-motion = Kevesebb mozgás
web-pages-motion-hint = a kristályok nem repülnek; jelölés mutatja, mi változott
web-pages-plain = Egyszerű tábla
web-pages-plain-hint = asztalok szavakban, képernyőolvasóhoz és billentyűzethez
web-pages-confirm = Rákérdezés a kör végén
web-pages-confirm-hint = azoknál az asztaloknál, amelyeket te nyitsz

## Rules

web-pages-rules = Szabályok
web-pages-rules-of = { $game }: szabályok
web-pages-rules-lead = Minden szabálynak száma van, és minden elutasítás megnevez egyet.
web-pages-rules-search = Keresés a szabályokban
web-pages-rules-hits = { $hits ->
    [0] Nincs találat
   *[other] { $hits } szabály
}
web-pages-rules-contents = Tartalom
web-pages-rules-print = Nyomtatás
# $effect and $colour are keys of names.ftl.

## Learning

web-pages-learn = Tanuld meg: { $game }
web-pages-learn-lead = Igazi asztal, rövid játszma, és minden lépést te teszel meg. Nagyjából { $minutes } perc.
web-pages-learn-begin = Kezdjük
web-pages-learn-read = Inkább a szabályokat olvasom
web-pages-learn-none = Ehhez a játékhoz még nincs vezetett játszma. Olvasd el a szabályait, vagy tanulj meg egy másik játékot az oktatóval.
web-pages-learn-rules = Elolvasom a szabályokat
web-pages-learn-guest = Vendég
web-pages-learn-puzzles = Második lecke: feladványok
web-pages-learn-puzzles-lead = Igazi állások, mindegyikben egyetlen kör: mennyit ér ez az oldal, és hova kerüljön a kristály? A segítség ingyen van, és név sem kell hozzá.
web-pages-learn-puzzles-begin = Jöhetnek a feladványok

## Puzzles: the card of the day, and an address that leads nowhere

web-pages-puzzle-daily = Napi feladvány
# $days in a row were solved; done: today's is
web-pages-puzzle-days = { $done ->
    [yes] { $game }: megoldva.
   *[no] { $game }: egy állás, egy kör.
}{ $days ->
    [0] { "" }
   *[other] { " " }{ $days } napja egyhuzamban.
}
web-pages-puzzle-solve = Megoldom
web-pages-puzzle-more = További feladványok
web-pages-puzzle-nowhere = Nincs ilyen feladvány.
web-pages-puzzle-offline = A feladványokhoz kell a szerver, de nem válaszol.

## About

web-pages-about = A Frostfairről
web-pages-about-lead = Hely három téli játéknak, pontos szabályokkal, olyanoktól, akik szeretik őket.
web-pages-about-games = Kiké ezek a játékok
web-pages-about-unofficial = A Frostfair nem hivatalos, és nincs kapcsolatban a játékok szerzőivel vagy kiadóival. A játékok neve, terve, szabályszövege és képei a jogosultjaikéi.
web-pages-about-buy = Ami itt van, azt mi írtuk és rajzoltuk: a szabályok a mi szavainkkal, a mi képeink, a mi kódunk. Ha tetszik egy játék, kérjük, vedd meg.
web-pages-about-luck = Ellenőrizhető véletlen
web-pages-about-luck-words = Egy asztal magjának lenyomata már látható, mielőtt bárki leül, és minden játékos hozzátehet egy szót. A játszma után a mag is látható, és bárki újrajátszhat minden húzást.
web-pages-about-others = Mások munkája
web-pages-about-work = { $what ->
    [font] Betűtípus: { $names }, { $licence }
    [icons] Ikonok: { $names }, { $licence }
   *[code] Programkód: { $names }, { $licence }
}
web-pages-about-changed = Az ikonokat kivágtuk a négyzetükből, és kiszíneztük.
web-pages-about-licence = A licenc szövege ({ $name })
web-pages-about-ours = A mi munkánk
web-pages-about-ours-words = A Frostfair kódja szabad (MIT-licenc).

## Profile

web-pages-profile = Profil
web-pages-profile-lead = { $kind ->
    [guest] { $name }, vendég ebben a böngészőben
   *[other] { $name }
}
web-pages-profile-name = Így szólítanak a többiek
web-pages-profile-rename = Átnevezés
web-pages-profile-renamed = A többiek már az új nevedet látják.
web-pages-profile-keep = Tartsd meg az asztalaidat
web-pages-profile-keep-words = A vendég csak egyetlen böngészőben él. Azonosítóval és jelszóval bárhonnan megtalálod az asztalaidat. Minden megmarad, ami a tiéd.
web-pages-profile-account = A fiókod
web-pages-profile-have = Már van fiókom
web-pages-profile-have-words = A vendégként elfoglalt helyeid veled jönnek.
web-pages-profile-guest = Belépés vendégként
web-pages-profile-guest-words = A játékhoz elég egy név.
web-pages-profile-guest-go = Nevet választok
web-pages-profile-login = Vagy jelentkezz be
web-pages-profile-logout = Kijelentkezés
web-pages-credentials-login = Azonosító
web-pages-credentials-password = Jelszó
web-pages-credentials-hint = Legalább { $least } karakter
web-pages-credentials-go = { $way ->
    [account] Legyen fiók
   *[login] Bejelentkezés
}
web-pages-credentials-done = { $way ->
    [account] Ez mostantól fiók.
   *[login] Jó, hogy újra itt vagy.
}
web-pages-password = Jelszócsere
web-pages-password-old = Régi jelszó
web-pages-password-new = Új jelszó
web-pages-password-go = Csere
web-pages-password-done = A jelszó megváltozott. Mindenhol máshol kijelentkeztettünk.
web-pages-sessions = Ahol be vagy jelentkezve
web-pages-sessions-seen = Utoljára itt: { $when }
web-pages-sessions-this = Itt
web-pages-sessions-end = Kijelentkezés ott
web-pages-sessions-others = Kijelentkezés mindenhol máshol
web-pages-keys-keep = A programok megtartják a kulcsukat
web-pages-keys-keep-hint = Különben ezek a kulcsok is megszűnnek: { $names }.
web-pages-tokens = Kulcsok programoknak
web-pages-tokens-name = A program neve
web-pages-tokens-hint = Egy kulccsal rendelkező program a nevedben játszik az asztaloknál. A fiókodhoz soha nem nyúl.
web-pages-tokens-lobby = Asztalt is nyithat
web-pages-tokens-lobby-hint = és el is indíthatja
web-pages-tokens-make = Kulcs készítése
web-pages-tokens-unused = Még nem használt
web-pages-tokens-revoke = Visszavonás
web-pages-tokens-secret = A kulcs ehhez: { $name }
web-pages-tokens-once = Másold ki most: csak ez egyszer látható.
web-pages-tokens-kept = Megvan
web-pages-mutes = Akiket elnémítottál
web-pages-mutes-about = Nem látod, amit írnak.
web-pages-mutes-none = Senki.
web-pages-mutes-end = Újra olvasom
web-pages-data = Az adataid
web-pages-export = Minden rólad őrzött adat letöltése
web-pages-forget = Töröljetek engem
web-pages-forget-title = Töröljünk téged és a nevedet?
web-pages-forget-words = A neved, a bejelentkezéseid, a kulcsaid és minden, amit írtál, azonnal eltűnik, és senki sem hozhatja vissza. A lépéseid név nélkül megmaradnak a játszmáikban.
web-pages-forget-stay = Maradok
web-pages-forget-go = Töröljetek engem
web-pages-forget-done = Elfelejtettünk. Bármikor visszajöhetsz.

## Nowhere

web-pages-nowhere = Itt nincs bódé
web-pages-nowhere-words = Ezt az utat belepte a hó, vagy sosem vezetett ide út.
web-pages-nowhere-home = Vissza a vásárba

## The coach of a guided game

web-pages-coach = Lecke
web-pages-coach-progress = { $at }. lépés, összesen { $all }
web-pages-coach-next = Tovább
web-pages-coach-back = Vissza
web-pages-coach-read-first = Előbb olvasd el ezt, aztán nyomd meg: „Tovább”.
web-pages-coach-not = Most nem ez kell: a lila keret mutatja, mire gondolunk.
web-pages-coach-later = A szabályok ezt is megengedik, de előbb jöjjön, amiről a lecke szól: a lila keret mutatja.
web-pages-coach-skip = Kihagyom a leckét
web-pages-coach-end = Ennyi az egész. A többi a tél dolga.
web-pages-coach-play = Igazi játszmát kezdek
web-pages-coach-stay = Itt játszom tovább
web-pages-coach-home = Vissza a vásárba

## Somebody beside me at this screen, until they say their name
web-pages-beside = { $seat }. játékos
web-pages-beside-name = A játékos neve
