"""The rules once more, slow and plain: sets, dictionaries and searches; nothing shared with the engine.

Everything is read from the written form of a table (`Table.pack`) and from the data file.
"""

import tomllib
from collections.abc import Mapping
from heapq import heappop, heappush
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = tomllib.loads(
    (files("frostfair.games.witchstone") / "data" / "witchstone.toml").read_text(encoding="utf-8")
)
KINDS = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"]
PAIRS = [(a, b) for i, a in enumerate(KINDS) for b in KINDS[i + 1 :]]
CELLS = {(row["q"] + i, row["r"]): text for row in DATA["cauldron"] for i, text in enumerate(row["hexes"])}
ORDER = list(CELLS)
LINKS = [(tuple(link["between"]), link["length"]) for link in DATA["connection"]]
NAMES = [place["id"] for place in DATA["location"]]
TYPE = {place["id"]: place["type"] for place in DATA["location"]}

Cell = tuple[int, int]


def beside(a: Cell, b: Cell) -> bool:
    return (b[0] - a[0], b[1] - a[1]) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


class Naive:
    """One table, as somebody would read it off the board."""

    def __init__(self, packed: Mapping[str, Any]) -> None:
        self.packed = packed
        self.seats: int = packed["seats"]

    def player(self, seat: int) -> list[Any]:
        found: list[Any] = self.packed["players"][seat]
        return found

    # --- the cauldron ---

    def symbols(self, seat: int) -> dict[Cell, set[str]]:
        """What every hex shows."""
        shown: dict[Cell, set[str]] = {}
        for cell, text in CELLS.items():
            for word in text.split():
                if word.startswith("printed:"):
                    shown.setdefault(cell, set()).add(word[8:])
        for tile, pair in enumerate(PAIRS):
            at = self.packed["laid"][15 * seat + tile]
            if at >= 0:
                shown.setdefault(ORDER[at // 64], set()).add(pair[0])
                shown.setdefault(ORDER[at % 64], set()).add(pair[1])
            at = self.packed["special_at"][tile]
            if at >= 0 and at // 64 == seat and at % 64 < 37:
                shown.setdefault(ORDER[at % 64], set()).update(pair)
        return shown

    def groups(self, seat: int, kind: str) -> list[set[Cell]]:
        """The connected groups of a symbol, by joining neighbours until nothing changes."""
        groups = [{cell} for cell, kinds in self.symbols(seat).items() if kind in kinds]
        joined = True
        while joined:
            joined = False
            for i, one in enumerate(groups):
                for other in groups[i + 1 :]:
                    if any(beside(a, b) for a in one for b in other):
                        one |= other
                        groups.remove(other)
                        joined = True
                        break
                if joined:
                    break
        return groups

    def crystals(self, seat: int) -> list[Cell]:
        p = self.player(seat)
        return [ORDER[at] for at in p[5] + ([p[6]] if p[6] < 37 else [])]

    def empty(self, seat: int) -> set[Cell]:
        taken = set(self.symbols(seat)) | set(self.crystals(seat))
        return {cell for cell in CELLS if cell not in taken}

    def crystal_moves(self, seat: int, actions: int) -> set[tuple[str, str]]:
        """From where to where, hex or rim space, by walking hex by hex."""
        found = set()
        for start in self.crystals(seat):
            steps = {start: 0}
            todo = [start]
            while todo:
                here = todo.pop(0)
                for there in CELLS:
                    if beside(here, there) and there not in steps:
                        steps[there] = steps[here] + 1
                        todo.append(there)
            for cell, n in steps.items():
                if cell in self.empty(seat) and n <= actions:
                    found.add((name(start), name(cell)))
                for word in CELLS[cell].split():
                    if word.startswith("exit:") and n + 1 <= actions:
                        found.add((name(start), word[5:]))
        return found

    # --- the crystal ball ---

    def tower(self, seat: int) -> str:
        found: str = NAMES[self.player(seat)[10]]
        return found

    def joined(self, seat: int) -> set[str]:
        links = [set(LINKS[i][0]) for i in self.player(seat)[16]]
        found = {self.tower(seat)}
        for _ in links:
            for link in links:
                if link & found:
                    found |= link
        return found

    def energy_spaces(self, seat: int) -> set[str]:
        """Connections that may take the seat's next energy."""
        p = self.player(seat)
        if p[15] == 0:
            return set()
        if p[17] >= 0:
            return {"-".join(LINKS[p[17]][0])}
        others = {i for seat in range(self.seats) for i in [*self.player(seat)[16], self.player(seat)[17]]}
        free = [ends for i, (ends, _) in enumerate(LINKS) if i not in others]
        return {"-".join(ends) for ends in free if set(ends) & self.joined(seat)}

    def way_costs(self, seat: int) -> dict[str, int]:
        """Actions to every location that a witch can get to, by Dijkstra's search."""
        owner = {i: s for s in range(self.seats) for i in self.player(s)[16]}
        costs: dict[str, int] = {}
        heap = [(1, self.tower(seat))]
        while heap:
            cost, here = heappop(heap)
            if here in costs:
                continue
            costs[here] = cost
            for i, whose in owner.items():
                ends = LINKS[i][0]
                if here in ends:
                    there = ends[0] if ends[1] == here else ends[1]
                    heappush(heap, (cost + (whose != seat), there))
        return costs

    # --- prophecies ---

    def standing(self, seat: int) -> set[str]:
        return {NAMES[i] for i in self.player(seat)[13]}

    def count_of(self, have: set[str], seat: int, place: str) -> int:
        own = self.tower(seat)
        if place == "tower":
            return len(have & {own})
        if place == "foreign_tower":
            return len([at for at in have if TYPE[at] == "tower" and at != own])
        return len([at for at in have if TYPE[at] == place])

    def in_order(self, have: set[str], seat: int, places: list[str]) -> int:
        level = 0
        while level < 3 and self.count_of(have, seat, places[level]) >= places[: level + 1].count(
            places[level]
        ):
            level += 1
        return level

    def level(self, seat: int, kind: str, about: list[str]) -> int:
        """How far a prophecy is fulfilled, straight from the sentences of chapter 12."""
        p = self.player(seat)
        standing = self.standing(seat)
        if kind == "witches_in_order":
            return self.in_order(standing, seat, about)
        if kind == "joined_in_order":
            return self.in_order(self.joined(seat), seat, about)
        if kind == "witchstone_rank":
            return {1: 3, 2: 2, 3: 1}.get(p[14], 0)
        shelved = sum(self.packed["vials"][7 * seat : 7 * seat + 7]) - (48 <= p[6] < 55)
        silver = [i for i, space in enumerate(DATA["wand"]) if space.startswith("score") and i <= p[20]]
        number, steps = {
            "group": (
                max([len(g) for g in self.groups(seat, (about or ["energy"])[0])], default=0),
                [4, 5, 6],
            ),
            "witches_on": (self.count_of(standing, seat, (about or ["village"])[0]), [1, 2, 3]),
            "witches": (p[12] + len(standing), [5, 7, 9]),
            "lying": (p[12], [1, 2, 3]),
            "silver": (len(silver), [3, 4, 5]),
            "specials": (len(p[23]), [2, 3, 4]),
            "scrolls": (len(p[25]), [4, 5, 6]),
            "tokens": (p[24], [4, 5, 7]),
            "crystals": (shelved, [3, 4, 5]),
        }[kind]
        return sum([number >= step for step in steps])


def name(cell: Cell) -> str:
    row = "abcdefg"[cell[1] + 3]
    return f"{row}{sorted([q for q, r in CELLS if r == cell[1]]).index(cell[0]) + 1}"


def scroll_list() -> list[tuple[str, list[str]]]:
    return [(row["kind"], row["about"]) for row in DATA["scroll"] for _ in range(row["copies"])]
