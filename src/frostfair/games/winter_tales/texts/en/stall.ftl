### Winter Tales at its stall: what is said before anybody sits down.

game-winter_tales = Winter Tales
game-winter_tales-line = Spring against Winter, told by you.
game-winter_tales-authors = Designed by Jocularis and Matteo Santus

## House rules

game-winter_tales-option-memories = Memories
game-winter_tales-option-memories-hint = how long the tale is
game-winter_tales-option-alternative_epilogue = Another epilogue
game-winter_tales-option-alternative_epilogue-hint = the bookmark moves from memory to memory
game-winter_tales-option-powers = Powers
game-winter_tales-option-powers-hint = quests that succeed give powers
game-winter_tales-option-objectives = Secret objectives
game-winter_tales-option-objectives-hint = in tales of 5 memories or more
game-winter_tales-option-skills = Skills
game-winter_tales-option-skills-hint = every character has one
game-winter_tales-option-narration = Narration
game-winter_tales-option-narration-hint = how much is to be written
game-winter_tales-option-narration-light = light
game-winter_tales-option-narration-full = full
game-winter_tales-option-narration-voice = aloud, nothing is written
game-winter_tales-option-drafts = Drafts
game-winter_tales-option-drafts-hint = what others see while you write
game-winter_tales-option-drafts-private = nothing
game-winter_tales-option-drafts-live = every line, as if they listened
game-winter_tales-option-ages = Who is the youngest
game-winter_tales-option-ages-hint = decides how you sit
game-winter_tales-option-ages-seats = seat 1, then in order
game-winter_tales-option-chapter_limit = Chapters at most
game-winter_tales-option-chapter_limit-hint = then the epilogue begins
game-winter_tales-option-chapter_limit-0 = no limit
