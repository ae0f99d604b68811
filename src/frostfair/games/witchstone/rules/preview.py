"""A tile held over the cauldron: how large both groups would be, and what they would give at once.

The same for a special tile, which gives nothing at once but may enlarge what the turn still has to come.

Pure: for client, bots and terminal. Nothing is changed, and nothing random is foretold.
"""

from typing import final

from frostfair.games.witchstone.rules.flow.turn import FIRST_KIND, Turn
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.scoring import counted, group
from frostfair.games.witchstone.rules.state import Table, at_kind
from frostfair.games.witchstone.rules.terms import (
    BONUS,
    CRYSTAL,
    DARK,
    EMPTY_OWL_POINTS,
    ENERGY,
    KINDS,
    NONE,
    OWL,
    PENTAGRAM,
    SCROLL_PLACES,
    SILVER,
    SILVERS,
    WAND,
    WITCH,
    symbol_of,
)
from frostfair.kernel.bits import BIT, members_of, size


@final
class Promise:
    """One symbol of the tile: its kind, the hexes of its group, and what so many actions would give."""

    def __init__(self, kind: int, hexes: tuple[int, ...], gives: tuple[str, ...]) -> None:
        self.kind: int = kind
        self.hexes: tuple[int, ...] = hexes
        self.gives: tuple[str, ...] = gives

    @property
    def size(self) -> int:
        return len(self.hexes)

    def pack(self) -> dict[str, object]:
        return {"kind": KINDS[self.kind], "size": self.size, "gives": list(self.gives)}


def preview(table: Table, seat: int, tile: int, at: int, direction: int) -> tuple[Promise, Promise]:
    """Both symbols of a tile that would lie on `at` and its neighbour in the direction (WS-3.4)."""
    other = table.box.cauldron.beside(at, direction)
    return _promise(table, seat, symbol_of(tile, 0), at), _promise(table, seat, symbol_of(tile, 1), other)


@final
class Laying:
    """A special tile laid for good: both its groups, and the turn's second kind if it would grow (WS-3.5)."""

    def __init__(self, groups: tuple[Promise, Promise], coming: Promise | None) -> None:
        self.groups: tuple[Promise, Promise] = groups
        self.coming: Promise | None = coming

    def pack(self) -> dict[str, object]:
        coming = None if self.coming is None else self.coming.pack()
        return {"groups": [promise.pack() for promise in self.groups], "coming": coming}


def preview_special(table: Table, seat: int, special: int, at: int) -> Laying:
    """A special tile that would lie on a hex."""
    kinds = symbol_of(special, 0), symbol_of(special, 1)
    groups = _promise(table, seat, kinds[0], at), _promise(table, seat, kinds[1], at)
    coming = kind_to_come(table, seat)
    if coming is None or coming[0] not in kinds:
        return Laying(groups, None)
    kind, where = coming
    shown = table.symbols[at_kind(seat, kind)]
    hexes = members_of(group(table, shown | BIT[at], BIT[where]))
    if len(hexes) == size(group(table, shown, BIT[where])):
        return Laying(groups, None)
    return Laying(groups, Promise(kind, tuple(hexes), tuple(gives(table, seat, kind, len(hexes)))))


def kind_to_come(table: Table, seat: int) -> tuple[int, int] | None:
    """The second kind of the seat's turn while the first is running, and the hex of its symbol."""
    for frame in table.stack:
        if isinstance(frame, Turn) and frame.seat == seat and frame.stage == FIRST_KIND:
            return frame.symbol(frame.second), frame.at if frame.second == 0 else frame.other
    return None


def _promise(table: Table, seat: int, kind: int, at: int) -> Promise:
    hexes = tuple(members_of(group(table, table.symbols[at_kind(seat, kind)] | BIT[at], BIT[at])))
    return Promise(kind, hexes, tuple(gives(table, seat, kind, len(hexes))))


def gives(table: Table, seat: int, kind: int, actions: int) -> list[str]:
    """What so many actions of a kind would give this seat now, as short words."""
    p = table.players[seat]
    if kind == ENERGY:
        return [f"{min(actions, p.energies)} energy"]
    if kind == WITCH:
        return [f"{actions if p.supply + p.lying > 0 else 0} witch"]
    if kind == CRYSTAL:
        return [f"{actions if table.crystal_hexes(seat) else 0} crystal"]
    if kind == PENTAGRAM:
        return _on_pentagram(table, seat, actions)
    if kind == WAND:
        return _on_wand(table, seat, actions)
    places = [place for place in range(min(actions, int(SCROLL_PLACES))) if table.open[place] != NONE]
    return [f"scroll {place + 1}" for place in places]


def _on_pentagram(table: Table, seat: int, steps: int) -> list[str]:
    """The rewards on the way, in order (WS-6.2); what would be turned up meanwhile isn't known."""
    box, found = table.box, list[str]()
    owls, dark = list(table.owls_left), list(table.dark)
    for i in range(steps):
        space = (table.players[seat].pentagram + i + 1) % len(box.tracks.pentagram)
        place = box.tracks.pentagram_place[space]
        if box.tracks.pentagram[space] == OWL:
            value = box.tracks.owl_stack[len(box.tracks.owl_stack) - owls[place]] if owls[place] else 0
            found.append(f"owl {value}" if value else f"{EMPTY_OWL_POINTS} VP")
            owls[place] = max(owls[place] - 1, 0)
        elif box.tracks.pentagram[space] == DARK:
            found.append("2 any" if dark[place] == NONE else _special(dark[place]))
            if dark[place] != NONE:
                dark[place] = -2 if table.special_stack else NONE
    return found


def _special(special: int) -> str:
    return f"special {tile_name(special)}" if special >= 0 else "special ?"


def _on_wand(table: Table, seat: int, steps: int) -> list[str]:
    """The spaces on the way, in order, doubled if the owl would be in front (WS-8.3)."""
    box, start = table.box, table.players[seat].wand
    to = min(start + steps, box.tracks.wand_end)
    front = to >= table.front()
    found: list[str] = []
    for space in range(start + 1, to + 1):
        what, n = box.tracks.wand_what[space], box.tracks.wand_number[space]
        if box.tracks.wand[space] == SILVER:
            found.append(f"{n * counted(table, seat, what)} VP for {SILVERS[what]}")
        elif box.tracks.wand[space] == BONUS:
            found.append(f"{2 * n if front else n} {KINDS[what]}")
    return found
