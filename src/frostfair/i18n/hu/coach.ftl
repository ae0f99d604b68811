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
