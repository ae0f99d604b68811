### Winter Tales on the plain board: the table part by part, and what follows from a choice.

## The table

wt-plain-players = Players
wt-plain-prologue = before the first chapter
wt-plain-chapter = chapter { $n }
wt-plain-epilogue = the epilogue, Spring { $spring }:{ $winter } Winter
wt-plain-player = Player
wt-plain-side = Side
wt-plain-role = Role
wt-plain-points = Points of the side
wt-plain-aims = Secret aims
wt-plain-cards = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
wt-plain-aim = Aim
wt-plain-aim-side = For
wt-plain-aim-takes = What it takes
wt-plain-aim-seen = Known
wt-plain-revealed = to everybody
wt-plain-secret = only to you
wt-plain-characters = Characters
wt-plain-ready-sum = { $n ->
    [0] nobody is ready
   *[other] { $n } ready
}
wt-plain-character = Character
wt-plain-where = Where
wt-plain-state = State
wt-plain-skill = Skill
wt-plain-ready = ready
wt-plain-exhausted = exhausted
wt-plain-carries = carries the quest “{ FORM($quest) }”
wt-plain-bears = bears the power “{ FORM($quest) }”
wt-plain-map = Map of Wintertown
wt-plain-map-sum = characters in { $n } of { $most } places
wt-plain-place = Place
wt-plain-people = Who is there
wt-plain-lying = What lies there
wt-plain-ways = Squares lead to
wt-plain-quest-here = the quest “{ FORM($quest) }”
wt-plain-power-here = the power “{ FORM($quest) }”
wt-plain-squares = Squares
wt-plain-squares-sum = { $n ->
    [0] nobody is on them
    [one] characters on { $n } of them
   *[other] characters on { $n } of them
}
wt-plain-square = Square
wt-plain-under-way = Under way: “{ FORM($quest) }”
wt-plain-count = Spring { $spring }:{ $winter } Winter
wt-plain-card = Card
wt-plain-artifact = the memory of the Great Artifact
wt-plain-quests = Quests
wt-plain-quests-sum = { $n ->
    [0] none is open
   *[other] { $n } open
}
wt-plain-quest = Quest
wt-plain-carried = carried by { FORM($character, form: "the") }, { $in }
wt-plain-told = told, memory { $memory }
wt-plain-pool = not yet begun
wt-plain-out = out of the game
wt-plain-track-sum = { $n } of { $most }; the last brings the epilogue
wt-plain-space = Space
wt-plain-memory = Memory
wt-plain-bookmarked = { $n }, with the bookmark
wt-plain-empty = empty
wt-plain-symbol = empty, with the symbol of objectives
wt-plain-nobody = nobody
wt-plain-neutral = neutral card
wt-plain-powers = Powers
wt-plain-powers-sum = { $n ->
    [0] none is awake
   *[other] { $n } awake
}
wt-plain-power = Power
wt-plain-bearer = With whom or where

## Below the question

wt-context-prologue = The first chapter has not begun yet.
wt-context-chapter = This is chapter { $n }.
wt-context-epilogue = The epilogue: Spring { $spring }:{ $winter } Winter.
wt-context-quest = Under way: “{ FORM($quest) }”, Spring { $spring }:{ $winter } Winter.
wt-context-bookmark = The bookmark lies on memory { $memory }: { $what }.

## Choices

wt-plain-first = { $what }: { $which }
wt-plain-space-with = { $space } ({ $people })
wt-plain-memory-of = memory { $n }: { $what }

## What follows from a choice

wt-follows-fail = the quest fails, and the other side gets the memory
wt-follows-point = a point for { FORM($side) }
wt-follows-yield = the rebel wins the battle
wt-follows-felled = the rebel is incapacitated and moves no more in this chapter
wt-follows-sheltered = the rebel is put into the Safe House and moves no more in this chapter
wt-follows-defence = your defence is { $n }
wt-follows-trap = the trap is worth { $n }
wt-follows-steps = { $steps ->
    [0] where the quest is
    [one] { $steps } step from the quest
   *[other] { $steps } steps from the quest
}
wt-follows-card = takes a card
wt-follows-battle = a battle is possible: { $people }
wt-follows-springing = a trap is possible: { $people }
wt-follows-bookmark = the story must refer to the bookmarked memory
wt-follows-carried = a rebel carries it
wt-follows-artifact = the other side’s Great Artifact leaves the game
wt-follows-covers = covers an objective, which leaves the game
wt-follows-epilogue = the track is full: the epilogue begins
wt-follows-destroy = its memory turns to Winter
wt-follows-arbiter = if the arbiter accepts the story

## Standing orders: about what
wt-order-matter = { $matter ->
    [fight] battles and traps
   *[quest] quests
}
