### Winter Tales at its stall: what is said before anybody sits down.

game-winter_tales = Зимние сказки
game-winter_tales-line = Весна против Зимы — вашими словами.
game-winter_tales-authors = Авторы: Йокуларис и Маттео Сантус

## House rules

game-winter_tales-option-memories = Воспоминания
game-winter_tales-option-memories-hint = такой длины сказка
game-winter_tales-option-alternative_epilogue = Другой эпилог
game-winter_tales-option-alternative_epilogue-hint = закладка переходит от воспоминания к воспоминанию
game-winter_tales-option-powers = Силы
game-winter_tales-option-powers-hint = удачное задание даёт силу
game-winter_tales-option-objectives = Тайные цели
game-winter_tales-option-objectives-hint = в сказках от 5 воспоминаний
game-winter_tales-option-skills = Умения
game-winter_tales-option-skills-hint = у каждого персонажа есть своё
game-winter_tales-option-narration = Рассказ
game-winter_tales-option-narration-hint = сколько нужно писать
game-winter_tales-option-narration-light = краткий
game-winter_tales-option-narration-full = подробный
game-winter_tales-option-narration-voice = вслух, без записи
game-winter_tales-option-drafts = Наброски
game-winter_tales-option-drafts-hint = что видят другие, пока вы пишете
game-winter_tales-option-drafts-private = ничего
game-winter_tales-option-drafts-live = каждую строку, будто слушают
game-winter_tales-option-ages = Кто самый младший
game-winter_tales-option-ages-hint = от этого зависит порядок мест
game-winter_tales-option-ages-seats = место 1, дальше по порядку
game-winter_tales-option-chapter_limit = Глав не больше
game-winter_tales-option-chapter_limit-hint = затем начинается эпилог
game-winter_tales-option-chapter_limit-0 = без предела
