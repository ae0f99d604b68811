## The X-card
web-safety-x = Karta X: zasłoń to, co opowiedziano ostatnio
web-safety-veil = Zasłoń
web-safety-veiled = (zasłonięte)
web-safety-paused = Stół robi przerwę
web-safety-paused-words = Fragment jest zasłonięty dla wszystkich. Autor: { $player }. Nikt nie musi niczego tłumaczyć.
web-safety-mine = To twoja zasłona. Tylko ty o tym wiesz.
web-safety-lift = Zdejmij moją zasłonę
web-safety-agree = Zgadzam się ją zdjąć
web-safety-agreed = Zgadzasz się ją zdjąć. Zasłona zniknie, gdy zechcą tego ci, którzy ją założyli.
web-safety-rewrite = Opowiedz innymi słowami
web-safety-rewrite-send = Opowiedz to tak
web-safety-rewrite-later = Nie teraz
web-safety-redact = Usuń na zawsze
web-safety-redact-title = Usunąć ten fragment na zawsze?
