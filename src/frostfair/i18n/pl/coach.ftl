### What the coach says, at a terminal and in the browser

coach-move = { $move }
coach-rival = Przeciwnicy
coach-well-seen = Dobrze widziane: { $move }
coach-better = Lepiej: { $move }
coach-as-good = Równie dobry ruch jak każdy inny.
coach-found = Dobrze widziane: żaden inny ruch nie był prawie tak dobry.
coach-now = Punkty w tej turze
coach-later = Spodziewane później, w porównaniu z drugim najlepszym ruchem
coach-worth = Szansa na wygraną: { $worth }.
coach-worth-other = Szansa na wygraną: { $worth }. Drugi najlepszy ruch, { $other_worth }: { $other }
coach-hints-used = Z podpowiedziami: { $players }
