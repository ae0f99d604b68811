### Winter Tales at its stall: what is said before anybody sits down.

game-winter_tales = Zimowe opowieści
game-winter_tales-line = Wiosna przeciw Zimie, twoimi słowami.
game-winter_tales-authors = Autorzy: Jocularis i Matteo Santus

## House rules

game-winter_tales-option-memories = Wspomnienia
game-winter_tales-option-memories-hint = tak długa jest opowieść
game-winter_tales-option-alternative_epilogue = Inny epilog
game-winter_tales-option-alternative_epilogue-hint = zakładka wędruje od wspomnienia do wspomnienia
game-winter_tales-option-powers = Moce
game-winter_tales-option-powers-hint = udana misja daje moc
game-winter_tales-option-objectives = Tajne cele
game-winter_tales-option-objectives-hint = w opowieściach o co najmniej 5 wspomnieniach
game-winter_tales-option-skills = Umiejętności
game-winter_tales-option-skills-hint = każda postać ma jedną
game-winter_tales-option-narration = Narracja
game-winter_tales-option-narration-hint = ile trzeba pisać
game-winter_tales-option-narration-light = krótka
game-winter_tales-option-narration-full = pełna
game-winter_tales-option-narration-voice = na głos, bez pisania
game-winter_tales-option-drafts = Szkice
game-winter_tales-option-drafts-hint = co widzą inni, gdy piszesz
game-winter_tales-option-drafts-private = nic
game-winter_tales-option-drafts-live = każdy wiersz, jakby słuchali
game-winter_tales-option-ages = Kto jest najmłodszy
game-winter_tales-option-ages-hint = od tego zależy kolejność miejsc
game-winter_tales-option-ages-seats = miejsce 1, dalej po kolei
game-winter_tales-option-chapter_limit = Najwyżej tyle rozdziałów
game-winter_tales-option-chapter_limit-hint = potem zaczyna się epilog
game-winter_tales-option-chapter_limit-0 = bez limitu
