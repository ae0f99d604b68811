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
