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
