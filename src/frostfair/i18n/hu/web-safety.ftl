## The X-card
web-safety-x = X-kártya: a legutóbb elmondott lefátyolozása
web-safety-veil = Lefátyolozom
web-safety-veiled = (lefátyolozva)
web-safety-paused = Az asztal szünetet tart
web-safety-paused-words = { $player } egy részlete mindenki előtt le van fátyolozva. Senkinek sem kell magyarázkodnia.
web-safety-mine = Te nyomtad meg. Ezt csak te tudod.
web-safety-lift = Leveszem a fátylamat
web-safety-agree = Felőlem levehető
web-safety-agreed = Szerinted levehető. A fátyol lekerül, amint azok is akarják, akik rátették.
web-safety-rewrite = Elmesélem más szavakkal
web-safety-rewrite-send = Így mesélem el
web-safety-rewrite-later = Most nem
web-safety-redact = Végleg kiveszem
web-safety-redact-title = Végleg kiveszed ezt a részletet?

## Safety at the table
web-safety-title = Biztonság
web-safety-boundaries = A mese előtt megbeszéltük
web-safety-boundaries-none = Nincs határ, nincs fátyol.
web-safety-kind = { $kind ->
    [line] Határok: ez nincs a mesénkben
   *[veil] Fátylak: csak utalunk rá
}
web-safety-x-how = A sávban lévő X-kártya mindenki előtt lefátyolozza, ami utoljára elhangzott. Senkinek sem kell magyarázkodnia.
web-safety-people = A többiek
web-safety-mute = Némítás
web-safety-unmute = Némítás vége
web-safety-block = Letiltás
web-safety-unblock = Feloldás
web-safety-block-words = Akit letiltasz, azt mindenhol elnémítod, és nem ülhet le az asztalaidhoz. Nem látjátok egymás asztalait a társalgóban.
web-safety-report = Jelentés
web-safety-report-line = { $player } sorának jelentése
web-safety-report-title = Jelentés a szerver gazdájának
web-safety-report-words = A szavak úgy mennek el, ahogy most állnak. A jelentést csak a szerver gazdája olvassa.
web-safety-report-why = Mi a baj vele?
web-safety-report-not = Mégsem jelentem
web-safety-report-send = Jelentem
web-safety-reported = Elküldve. A szerver gazdája megnézi.
