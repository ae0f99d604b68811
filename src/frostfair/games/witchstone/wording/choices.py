"""What can be chosen at a table of Witchstone, in groups and with what follows: for the plain board."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from frostfair.games.witchstone.rules.notation import structure, text
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.wording.consequences import Consequences
from frostfair.games.witchstone.wording.names import kind_name, location_name, scroll, tile
from frostfair.games.witchstone.wording.offers import sort_of, values
from frostfair.games.witchstone.wording.shapes import Seen, symbols_of
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.wire.plain import Choice, Group
from frostfair.wording.message import Message, Value, message

LAST: Final = ("done", "reach")  # what gives something up, and what costs points
GAINED: Final = ("boost", "token")
# What is done, and the heading that it stands under.
HEADINGS: Final = {
    "hold": "ws-section-hold",
    "discard": "ws-section-discard",
    "begin": "ws-section-begin",
    "choose": "ws-section-choose",
    "remove": "ws-section-remove",
    "tower": "ws-section-tower",
    "energy": "ws-section-energy",
    "lay-witch": "ws-section-witches",
    "send": "ws-section-witches",
    "step": "ws-section-step",
    "wand": "ws-section-wand",
    "scroll": "ws-section-scroll",
    "boost": "ws-section-gained",
    "token": "ws-section-gained",
    "reach": "ws-section-cost",
    "done": "ws-section-else",
    "draw": "ws-section-else",
}
# What the label of an offer names.
OF_LABELS: Final[dict[str, tuple[str, ...]]] = {
    "draw": (),
    "reach": (),
    "lay-witch": (),
    "step": (),
    "put-nothing": (),
    "put-aside": (),
    "boost": ("strength",),
    "token": ("kind", "black"),
    "wand": ("spaces",),
    "use": ("kind",),
    "move-rim": ("rim",),
    "put-shelf": ("rim",),
    "put-bottom": ("token",),
}


def choices(seen: Seen, table: Table, seat: int, offers: Sequence[int]) -> list[Group]:
    """By what is decided first: the hex, the crystal, the special tile. `table` is imagined by the seat."""
    wording = Labels(seen, table, seat)
    groups: dict[bytes, Group] = {}
    for action in wording.sorted(offers):
        title = wording.heading(action)
        group = groups.setdefault(msgspec.json.encode(title), Group([], title))
        group.choices.append(wording.choice(action))
    return list(groups.values())


class Labels:
    """The offers of one seat: under which heading, by which name, and what follows."""

    def __init__(self, seen: Seen, table: Table, seat: int) -> None:
        self.seen = seen
        self.table = table
        self.box = table.box
        self.black = seen.players[seat].cauldron.black
        self.follows = Consequences(seen, table, seat)

    def sorted(self, offers: Sequence[int]) -> list[int]:
        """The best places first, what was gained after them, then what gives something up or costs points."""

        def order(action: int) -> tuple[int, int, int]:
            do = structure(self.box, action)["do"]
            part = 2 + LAST.index(do) if do in LAST else 1 if do in GAINED else 0
            return part, *self.follows.rank(action)

        return sorted(offers, key=order)

    def choice(self, action: int) -> Choice:
        do = text(structure(self.box, action))
        points = self.follows.points(action)
        return Choice(do, self.label(action), self.follows.note(action), points or None)

    def heading(self, action: int) -> Message:
        what = structure(self.box, action)
        sort, named = sort_of(what), values(what)
        if sort in HEADINGS:
            return message(HEADINGS[sort])
        if sort == "place":
            return message("ws-heading-place", kind=named["kind"], hex=named["hex"])
        if sort in ("use", "lay"):
            return message(f"ws-heading-{sort}", tile=named["tile"])
        if sort.startswith("move"):
            return message("ws-heading-move", crystal=self.crystal(str(named["start"])), hex=named["start"])
        return message("ws-section-shelve", black=named["black"], kind=named["rim"])

    def label(self, action: int) -> Value:
        """Short, since the heading says the rest."""
        what = structure(self.box, action)
        sort, named = sort_of(what), values(what)
        if sort in ("hold", "discard"):
            return tile(str(what["tile"]))
        if sort in ("begin", "choose"):
            return kind_name(str(what["kind"]))
        if sort == "place":
            return self._way(what)
        if sort in ("tower", "send"):
            return self._location(str(what["location"]))
        if sort == "scroll":
            return self._scroll(what)
        if sort in ("move", "lay"):
            return str(what["hex"])
        if sort == "energy":
            return str(what["connection"])
        if sort == "remove":
            return message("ws-crystal-at", crystal=self.crystal(str(what["hex"])), hex=str(what["hex"]))
        if sort == "done":
            return message("ws-choice-on" if self.follows.note(action) is None else "ws-choice-done")
        return message(f"ws-choice-{sort}", **_only(named, OF_LABELS[sort]))

    def _way(self, what: Mapping[str, object]) -> Value:
        """Where the second symbol lies."""
        at, direction = self.box.cauldron.hex_names.index(str(what["hex"])), str(what["direction"])
        there = self.box.cauldron.hex_names[self.box.cauldron.beside(at, DIRECTION_NAMES.index(direction))]
        _, other = symbols_of(str(what["tile"]))
        return message("ws-choice-way", kind=kind_name(other), hex=there, direction=values(what)["direction"])

    def _location(self, name: str) -> Value:
        place = next(place for place in self.seen.locations if place.name == name)
        return message("ws-location", place=location_name(place.type), location=name)

    def _scroll(self, what: Mapping[str, object]) -> Value:
        place = what["place"]
        assert isinstance(place, int)
        lying = self.seen.scrolls.open[place - 1]
        assert lying is not None
        return scroll(lying.kind, lying.about)

    def crystal(self, at: str) -> Message:
        return message("ws-crystal-black" if at == self.black else "ws-crystal")


def _only(named: Mapping[str, Value], wanted: Sequence[str]) -> dict[str, Value]:
    return {name: value for name, value in named.items() if name in wanted}
