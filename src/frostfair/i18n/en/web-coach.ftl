### The coach in the browser

web-coach = The coach
web-coach-hint = Hint
web-coach-thinking = The coach is thinking …
web-coach-free = A hint costs nothing, but the end of the game says that there were some.
web-coach-rung = { $rung ->
    [2] What kind of move?
    [3] Which move?
   *[other] Why?
}
web-coach-consent = Hints need the consent of all: { $players }.
web-coach-ask = Ask them
web-coach-request = Request: hints
web-coach-you-ask = You have asked whether all may use hints in this game.
web-coach-asks = { $player } asks whether all may use hints in this game.
web-coach-review = Review by the coach
web-coach-curve = Your chance to win, decision by decision
web-coach-turn = { $at ->
    [0] { $all ->
        [one] One turning point
       *[other] { $all } turning points
    }
   *[other] Turning point { $at } of { $all }
}
web-coach-turn-before = Turning point before
web-coach-turn-after = Next turning point
web-coach-turn-found = Turning point at move { $at }: well seen, { $by }
web-coach-turn-lost = Turning point at move { $at }: lost, { $by }
web-coach-elsewhere = There was nothing for you to decide here.
web-coach-expected = Expected result
web-coach-made = Played
web-coach-best = Better
web-coach-more = The better move brings more or less from
web-coach-lessons = { $n ->
    [1] A lesson of this game
    [2] Two lessons of this game
   *[other] Three lessons of this game
}
web-coach-show = Move { $at }
web-coach-puzzle = Puzzles about it
web-coach-lesson = Guided game
web-coach-what-if = What if: play on from here
web-coach-what-if-about = Opens a table against bots with the same luck; this game stays as it is.
web-coach-share = Share this review
web-coach-share-about = If all players do, everybody with the link may read it.
web-coach-working = The coach looks at your decisions: { $done } of { $all }.
web-coach-gave-up = The coach couldn’t finish this review.
web-coach-again = Try again
