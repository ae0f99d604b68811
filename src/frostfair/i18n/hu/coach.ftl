### What the coach says, at a terminal and in the browser

coach-move = { $move }
coach-rival = Ellenfelek
coach-well-seen = Jól láttad: { $move }
coach-better = Jobb: { $move }
coach-as-good = Van olyan jó, mint bármely más lépés.
coach-found = Jól láttad: más lépés meg sem közelítette.
coach-now = Pontok ebben a körben
coach-later = Később várható, a második legjobb lépéshez képest
coach-worth = Nyerési esély vele: { $worth }.
coach-worth-other = Nyerési esély vele: { $worth }. A második legjobb, { $other_worth }: { $other }
coach-hints-used = Tippekkel: { $players }

## At a terminal only

coach-more = További részletek: hint.
coach-asked = A tippekhez mindenki beleegyezése kell. A többiek most kapják a kérdést; ha beleegyeztek, írd be újra: hint.
coach-answer-how = Így válaszolj: hints yes vagy hints no
coach-answered = Megválaszolva.
coach-asks = { $player } kérdezi, használhat-e mindenki tippeket ebben a játékban (hints yes vagy hints no).
coach-seat = { $seat }. hely
