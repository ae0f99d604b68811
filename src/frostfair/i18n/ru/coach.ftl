### What the coach says, at a terminal and in the browser

coach-move = { $move }
coach-rival = Соперники
coach-well-seen = Точно подмечено: { $move }
coach-better = Лучше: { $move }
coach-as-good = Не хуже любого другого хода.
coach-found = Точно подмечено: другие ходы намного слабее.
coach-now = Очки в этот ход
coach-later = Ожидается позже, по сравнению со вторым по силе ходом
coach-worth = Шанс на победу: { $worth }.
coach-worth-other = Шанс на победу: { $worth }. Второй по силе ход, { $other_worth }: { $other }
coach-hints-used = С подсказками: { $players }
