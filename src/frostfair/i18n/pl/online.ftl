# A table on a server, in the terminal.
online-invite = Inni przyjdą tak: { $command }
online-seats = Przy stole: { $seats }
online-waiting = Czekamy na ruch: { $players } … (help: co można teraz wpisać)
online-away = Serwer nie odpowiada. Próbujemy znowu; nic nie przepadło.
online-back = Serwer znów odpowiada.
online-abandoned = Stół zamknięto bez wyniku.
online-guest-name = { $name } (gość)
online-farewell = Gra przy stole toczy się dalej bez ciebie. Powrót: { $command }
online-save-later = Dziennik stołu serwer pokaże po zakończeniu partii.
online-verify = Sprawdź każde losowanie: frostfair verify-luck { $file }
online-told-meanwhile = W międzyczasie opowiedziano to za ciebie: { $words } (Pisz dalej: twoje słowa zajmą to miejsce.)
online-told-too-late = W międzyczasie opowiedziano to za ciebie i opowieść toczy się dalej: { $words }
online-gone-on = Opowieść toczy się dalej; tych słów nie można już zmienić.
online-taken-back = W międzyczasie ten krok cofnięto, więc nie ma o czym opowiadać.
online-last-words = Partia się skończyła; ostatnie słowa należą do: { $players }. Ctrl-C: nie czekaj.
online-text-changed = Teraz innymi słowami – { $words }
online-text-struck = Arbiter skreślił tekst. Autor: { $player }.
online-text-redacted = Tekst usunięto z opowieści. Autor: { $player }.
online-help =
    back         poproś innych o cofnięcie twojego ostatniego ruchu
    back 12      poproś o powrót do ruchu 12 (numery pokazuje log)
    accept       zgódź się na cofnięcie
    decline      nie zgódź się albo wycofaj własną prośbę
    close        głosuj za porzuceniem partii
    log          wszystko, co się wydarzyło
    quit         wyjdź; możesz wrócić
online-back-where = Podaj ruch: back 12, albo samo back, by cofnąć swój ostatni.
online-undo-answer = (accept albo decline)
online-undo-withdraw = (decline wycofuje prośbę)
online-close-votes = Chcesz porzucić partię. Czekamy na odpowiedź: { $players }.
online-minutes = { $n } min
online-hours = { $n } h
