# A table on a server, in the terminal.
online-invite = Inni przyjdą tak: { $command }
online-seats = Przy stole: { $seats }
online-waiting = Czekamy na ruch: { $players } …
online-away = Serwer nie odpowiada. Próbujemy znowu; nic nie przepadło.
online-back = Serwer znów odpowiada.
online-abandoned = Stół zamknięto bez wyniku.
online-farewell = Gra przy stole toczy się dalej bez ciebie. Powrót: { $command }
online-save-later = Dziennik stołu serwer pokaże po zakończeniu partii.
online-not-told = W grze „{ $game }” się opowiada; przy stole na serwerze terminal jeszcze tego nie potrafi.
online-verify = Sprawdź każde losowanie: frostfair verify-luck { $file }
