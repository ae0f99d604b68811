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

## Safety at the table
web-safety-title = Bezpieczeństwo
web-safety-boundaries = Ustalone przed opowieścią
web-safety-boundaries-none = Żadnych granic, żadnych zasłon.
web-safety-kind = { $kind ->
    [line] Granice: tego nie ma w naszej opowieści
   *[veil] Zasłony: tylko sugerujemy
}
web-safety-x-how = Karta X na pasku zasłania wszystkim to, co opowiedziano ostatnio. Nikt nie musi niczego tłumaczyć.
web-safety-people = Inni
web-safety-mute = Wycisz
web-safety-unmute = Wyłącz wyciszenie
web-safety-block = Zablokuj
web-safety-unblock = Odblokuj
web-safety-block-words = Zablokowane osoby są wszędzie wyciszone i nie mogą usiąść przy twoich stołach. Nie widzicie nawzajem swoich stołów w poczekalni.
web-safety-report = Zgłoś
web-safety-report-line = Zgłoś tę wypowiedź: { $player }
web-safety-report-title = Zgłoszenie do gospodarza serwera
web-safety-report-words = Słowa zostaną wysłane tak, jak brzmią teraz. Zgłoszenie czyta tylko gospodarz serwera.
web-safety-report-why = Co jest nie tak?
web-safety-report-not = Nie zgłaszaj
web-safety-report-send = Wyślij zgłoszenie
web-safety-reported = Wysłano. Gospodarz serwera się tym zajmie.
