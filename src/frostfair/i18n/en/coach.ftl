### What the coach says, at a terminal and in the browser

coach-move = { $move }
coach-rival = Opponents
coach-well-seen = Well seen: { $move }
coach-better = Better: { $move }
coach-as-good = As good as any other move.
coach-found = Well seen: no other move was nearly as good.
coach-now = Points this turn
coach-later = Expected later, more than with the next best move
coach-worth = Chance to win with it: { $worth }.
coach-worth-other = Chance to win with it: { $worth }. Next best, { $other_worth }: { $other }
coach-hints-used = With hints: { $players }

## At a terminal only

coach-more = Type hint again for more.
coach-asked = Hints need everybody’s consent. The others are asked now: type hint again once they agree.
coach-answer-how = Answer with: hints yes, or hints no
coach-answered = Answered.
coach-asks = { $player } asks whether all may use hints in this game (hints yes or hints no).
coach-seat = Seat { $seat }
