### Puzzles in the browser. What is asked and the hints are in the game's own files.

web-puzzles = Puzzles
web-puzzles-you = You
web-puzzles-rules = Rules
web-puzzles-skip = Skip it
web-puzzles-put-back = Put it back
web-puzzles-next = Next

## Which puzzle

web-puzzles-daily = Daily puzzle
# $date is short, as 16 Nov; $days in a row were solved
web-puzzles-day = { $days ->
    [0] { $date }
    [one] { $date } · first day
   *[other] { $date } · { $days } days running
}
# $name is what the lessons teach
web-puzzles-lessons = Lessons: { $name }
web-puzzles-grade = { $grade ->
    [1] Easy
    [2] Fair
   *[other] Hard
}{ $solved ->
    [yes] , solved
   *[no] { "" }
}
web-puzzles-shelf = What puzzles teach
web-puzzles-progress = { $solved } of { $all } solved

## The aim

web-puzzles-aim = What is asked
web-puzzles-now = { $value } now, { $wanted } wanted.
web-puzzles-try = Make a move: a try costs nothing.
# $place is a space (b3), a page (2L) or a book; measured = no: there is nothing to count
web-puzzles-missed = { $measured ->
    [yes] { $place }: worth { $value }, not enough.
   *[no] { $place }: not that way.
} { $tries ->
    [one] One try so far.
   *[other] { $tries } tries so far.
}
web-puzzles-solved = { $tries ->
    [1] Solved at the first try
    [2] Solved at the second try
    [3] Solved at the third try
   *[other] Solved after { $tries } tries
}
# $places would have solved it too; $others says how many
web-puzzles-others = { $others ->
    [0] That was the only place for it.
   *[other] { $places } would do too.
}

## Hints

web-puzzles-hints = Hints
web-puzzles-used = { $used } of 4 used
web-puzzles-rung = { $rung ->
    [1] What it counts
    [2] What counts now
    [3] Where to look
   *[other] Every value
}
# The same on a phone
web-puzzles-rung-short = { $rung ->
    [1] Counts what
    [2] Counts now
    [3] Where
   *[other] Every value
}
web-puzzles-climb = Climb to rung { $rung }
web-puzzles-every-value = On the board: what each choice would be worth. Take a crystal to see its own values.
web-puzzles-best-values = What each choice would be worth if the best ones follow.
web-puzzles-free = Rungs cost nothing; the day counts as solved with any of them.

## Sharing the day's puzzle: nothing of the solution

web-puzzles-share = Share
web-puzzles-shared = { $game }, daily puzzle of { $date }: { $tries ->
    [1] solved at the first try
   *[other] solved after { $tries } tries
}{ $hints ->
    [0] , without hints
    [one] , with one hint
   *[other] , with { $hints } hints
} · { $days ->
    [one] first day
   *[other] { $days } days running
}
web-puzzles-copied = Copied: paste it wherever you like.
