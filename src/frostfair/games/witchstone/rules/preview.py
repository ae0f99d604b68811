"""A tile held over the cauldron: how large both groups would be, and what they would give at once.

The same for a special tile, which gives nothing at once but may enlarge what the turn still has to come.

Pure: for client, bots and terminal. Nothing is changed, and nothing random is foretold.
"""

from typing import Final, final

from frostfair.games.witchstone.rules.flow.turn import FIRST_KIND, Turn
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.scoring import counted, group
from frostfair.games.witchstone.rules.state import Table, at_kind
from frostfair.games.witchstone.rules.terms import (
    BONUS,
    CRYSTAL,
    DARK,
    EMPTY_DARK_ACTIONS,
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

UNKNOWN: Final = -2  # a special tile that nobody has seen yet


@final
class Gift:
    """Something that actions bring: what, how many or how much, and the space of a track that brings it."""

    def __init__(self, what: str, n: int, of: str = "", space: int = -1, doubled: bool = False) -> None:
        self.what: str = what  # actions, scroll, vp, silver, owl, special or any
        self.n: int = n  # so many actions or points; which place of the scrolls
        self.of: str = of  # the kind of actions, what silver counts, the special tile ("": not known yet)
        self.space: int = space
        self.doubled: bool = doubled  # for whoever leads on the wand (WS-8.3)

    @property
    def text(self) -> str:
        """In short words."""
        if self.what == "actions":
            return f"{self.n} {self.of}"
        if self.what == "silver":
            return f"{self.n} VP for {self.of}"
        if self.what == "vp":
            return f"{self.n} VP"
        if self.what == "special":
            return f"special {self.of or '?'}"
        return f"{self.n} any" if self.what == "any" else f"{self.what} {self.n}"


@final
class Promise:
    """One symbol of the tile: its kind, the hexes of its group, and what so many actions would give."""

    def __init__(self, kind: int, hexes: tuple[int, ...], gifts: tuple[Gift, ...]) -> None:
        self.kind: int = kind
        self.hexes: tuple[int, ...] = hexes
        self.gifts: tuple[Gift, ...] = gifts

    @property
    def gives(self) -> tuple[str, ...]:
        return tuple([gift.text for gift in self.gifts])

    @property
    def size(self) -> int:
        return len(self.hexes)

    def pack(self) -> dict[str, object]:
        return {"kind": KINDS[self.kind], "size": self.size, "gives": list(self.gives)}


def preview(table: Table, seat: int, tile: int, at: int, direction: int) -> tuple[Promise, Promise]:
    """Both symbols of a tile that would lie on `at` and its neighbour in the direction (WS-3.4)."""
    other = table.box.cauldron.beside(at, direction)
    return promise(table, seat, symbol_of(tile, 0), at), promise(table, seat, symbol_of(tile, 1), other)


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
    groups = promise(table, seat, kinds[0], at), promise(table, seat, kinds[1], at)
    coming = kind_to_come(table, seat)
    if coming is None or coming[0] not in kinds:
        return Laying(groups, None)
    kind, where = coming
    shown = table.symbols[at_kind(seat, kind)]
    hexes = members_of(group(table, shown | BIT[at], BIT[where]))
    if len(hexes) == size(group(table, shown, BIT[where])):
        return Laying(groups, None)
    return Laying(groups, Promise(kind, tuple(hexes), tuple(gifts(table, seat, kind, len(hexes)))))


def kind_to_come(table: Table, seat: int) -> tuple[int, int] | None:
    """The second kind of the seat's turn while the first is running, and the hex of its symbol."""
    for frame in table.stack:
        if isinstance(frame, Turn) and frame.seat == seat and frame.stage == FIRST_KIND:
            return frame.symbol(frame.second), frame.at if frame.second == 0 else frame.other
    return None


def promise(table: Table, seat: int, kind: int, at: int) -> Promise:
    """A symbol that would lie on a hex; the other one of its tile is of another kind and changes nothing."""
    hexes = tuple(members_of(group(table, table.symbols[at_kind(seat, kind)] | BIT[at], BIT[at])))
    return Promise(kind, hexes, tuple(gifts(table, seat, kind, len(hexes))))


def gives(table: Table, seat: int, kind: int, actions: int) -> list[str]:
    """What so many actions of a kind would give this seat now, as short words."""
    return [gift.text for gift in gifts(table, seat, kind, actions)]


def gifts(table: Table, seat: int, kind: int, actions: int) -> list[Gift]:
    """What so many actions of a kind would give this seat now."""
    p = table.players[seat]
    if kind == ENERGY:
        return [Gift("actions", min(actions, p.energies), "energy")]
    if kind == WITCH:
        return [Gift("actions", actions if p.supply + p.lying > 0 else 0, "witch")]
    if kind == CRYSTAL:
        return [Gift("actions", actions if table.crystal_hexes(seat) else 0, "crystal")]
    if kind == PENTAGRAM:
        return _on_pentagram(table, seat, actions)
    if kind == WAND:
        return _on_wand(table, seat, actions)
    places = [place for place in range(min(actions, int(SCROLL_PLACES))) if table.open[place] != NONE]
    return [Gift("scroll", place + 1) for place in places]


def _on_pentagram(table: Table, seat: int, steps: int) -> list[Gift]:
    """The rewards on the way, in order (WS-6.2); what would be turned up meanwhile isn't known."""
    box, found = table.box, list[Gift]()
    owls, dark = list(table.owls_left), list(table.dark)
    for i in range(steps):
        space = (table.players[seat].pentagram + i + 1) % len(box.tracks.pentagram)
        place = box.tracks.pentagram_place[space]
        if box.tracks.pentagram[space] == OWL:
            value = box.tracks.owl_stack[len(box.tracks.owl_stack) - owls[place]] if owls[place] else 0
            found.append(Gift("owl", value, "", space) if value else Gift("vp", EMPTY_OWL_POINTS, "", space))
            owls[place] = max(owls[place] - 1, 0)
        elif box.tracks.pentagram[space] == DARK:
            found.append(_at_dark(dark[place], space))
            if dark[place] != NONE:
                dark[place] = UNKNOWN if table.special_stack else NONE
    return found


def _at_dark(special: int, space: int) -> Gift:
    """WS-6.4"""
    if special == NONE:
        return Gift("any", EMPTY_DARK_ACTIONS, "", space)
    return Gift("special", 1, "" if special == UNKNOWN else tile_name(special), space)


def _on_wand(table: Table, seat: int, steps: int) -> list[Gift]:
    """The spaces on the way, in order, doubled if the owl would be in front (WS-8.3)."""
    box, start = table.box, table.players[seat].wand
    to = min(start + steps, box.tracks.wand_end)
    front = to >= table.front()
    found: list[Gift] = []
    for space in range(start + 1, to + 1):
        what, n = box.tracks.wand_what[space], box.tracks.wand_number[space]
        if box.tracks.wand[space] == SILVER:
            found.append(Gift("silver", n * counted(table, seat, what), SILVERS[what], space))
        elif box.tracks.wand[space] == BONUS:
            found.append(Gift("actions", 2 * n if front else n, KINDS[what], space, front))
    return found
