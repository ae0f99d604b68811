### Winter Tales at its stall: what is said before anybody sits down.

game-winter_tales = Téli mesék
game-winter_tales-line = Tavasz a Tél ellen, a ti szavaitokkal.
game-winter_tales-authors = Tervezte: Jocularis és Matteo Santus

## House rules

game-winter_tales-option-memories = Emlékek
game-winter_tales-option-memories-hint = ilyen hosszú a mese
game-winter_tales-option-alternative_epilogue = Másféle epilógus
game-winter_tales-option-alternative_epilogue-hint = a könyvjelző emlékről emlékre vándorol
game-winter_tales-option-powers = Erők
game-winter_tales-option-powers-hint = a sikeres küldetés erőt ad
game-winter_tales-option-objectives = Titkos célok
game-winter_tales-option-objectives-hint = legalább 5 emlékes mesében
game-winter_tales-option-skills = Képességek
game-winter_tales-option-skills-hint = minden szereplőnek van egy
game-winter_tales-option-narration = Mesélés
game-winter_tales-option-narration-hint = mennyit kell írni
game-winter_tales-option-narration-light = könnyed
game-winter_tales-option-narration-full = részletes
game-winter_tales-option-narration-voice = élőszóban, írás nélkül
game-winter_tales-option-drafts = Vázlatok
game-winter_tales-option-drafts-hint = mit látnak a többiek, amíg írsz
game-winter_tales-option-drafts-private = semmit
game-winter_tales-option-drafts-live = minden sort, mintha hallgatnák
game-winter_tales-option-ages = Ki a legfiatalabb
game-winter_tales-option-ages-hint = ettől függ az ülésrend
game-winter_tales-option-ages-seats = az 1. hely, aztán sorban
game-winter_tales-option-chapter_limit = Legfeljebb ennyi fejezet
game-winter_tales-option-chapter_limit-hint = utána kezdődik az epilógus
game-winter_tales-option-chapter_limit-0 = nincs határ
