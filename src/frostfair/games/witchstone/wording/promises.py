"""What a tile or some actions would give: the engine's preview in messages."""

from collections.abc import Sequence

from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.preview import Gift, Laying, Promise, gifts, preview_special, promise
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import KINDS, NONE, symbol_of
from frostfair.games.witchstone.wording.names import actions, given, kind_name, silver_name, tile, vp
from frostfair.kernel.bits import BIT, members_of
from frostfair.wording.message import Message, Value, apart, message

Both = tuple[Promise, Promise]
Placement = tuple[int, int]  # the hex of the first symbol, and the direction
TRACKS = ("pentagram", "wand")  # kinds of which one wants to know what is on the way


class Promises:
    """Answers for one seat, on a table that it imagines. What was asked once is known."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self._halves: dict[tuple[int, int], Promise] = {}
        self._placements: dict[int, dict[Placement, Both]] = {}
        self._layings: dict[int, dict[int, Laying]] = {}

    def half(self, kind: int, at: int) -> Promise:
        """A symbol that would lie on a hex."""
        if (kind, at) not in self._halves:
            self._halves[kind, at] = promise(self.table, self.seat, kind, at)
        return self._halves[kind, at]

    def placements(self, number: int) -> dict[Placement, Both]:
        """Wherever the tile can lie now, with both groups; the largest first."""
        if number not in self._placements:
            beside, empty = self.table.box.cauldron.beside, self.table.empty_hexes(self.seat)
            one, two = symbol_of(number, 0), symbol_of(number, 1)
            found = {
                (at, direction): (self.half(one, at), self.half(two, int(beside(at, direction))))
                for at in members_of(empty)
                for direction in range(6)
                if _is_in(beside(at, direction), empty)
            }
            self._placements[number] = dict(sorted(found.items(), key=lambda item: -together(item[1])))
        return self._placements[number]

    def layings(self, special: int) -> dict[int, Laying]:
        """Every empty hex for a special tile: first where this turn gains most, then the largest groups."""
        if special not in self._layings:
            empty = members_of(self.table.empty_hexes(self.seat))
            found = {at: preview_special(self.table, self.seat, special, at) for at in empty}
            self._layings[special] = dict(sorted(found.items(), key=lambda item: _worth(item[1])))
        return self._layings[special]

    # --- in messages ---

    def of_actions(self, kind: str, n: int) -> Message:
        """What so many actions of a kind would give now."""
        number = KINDS.index(kind)
        return _promised(number, n, gifts(self.table, self.seat, number, n))

    def on_the_way(self, kind: str, n: int) -> list[Message]:
        """What so many steps on a track would bring."""
        return [in_words(gift) for gift in gifts(self.table, self.seat, KINDS.index(kind), n)]


def in_full(promises: Sequence[Promise]) -> Value:
    """Both groups, and what is on the way where it is a track."""
    return apart(_promised(promise.kind, promise.size, promise.gifts) for promise in promises)


def in_short(promises: Sequence[Promise]) -> Value:
    """3 energy, 2 witch"""
    return apart(actions(KINDS[promise.kind], promise.size) for promise in promises)


def laid(laying: Laying, sizes: str | None = None) -> Message:
    """Both groups of a special tile or their `sizes`, and the second kind if it would grow (WS-3.5)."""
    groups = in_short(laying.groups) if sizes is None else sizes
    if laying.coming is None:
        return message("ws-groups", groups=groups)
    then = actions(KINDS[laying.coming.kind], laying.coming.size)
    return message("ws-groups-then", groups=groups, actions=then)


def together(promises: Sequence[Promise]) -> int:
    return sum([promise.size for promise in promises])


def kinds_of(number: int) -> tuple[Value, Value]:
    """The names of a tile's symbols."""
    one, other = tile_name(number).split("+")
    return kind_name(one), kind_name(other)


def _promised(kind: int, n: int, gained: Sequence[Gift]) -> Message:
    name = KINDS[kind]
    said = actions(name, n)
    if name in TRACKS:
        way = [in_words(gift) for gift in gained]
        return message("ws-promise", actions=said, gives=apart(way)) if way else said
    if name == "scroll" and gained:
        return message("ws-promise-scroll", n=len(gained))
    if name == "scroll" or not gained[0].n:
        return message("ws-promise-nothing", actions=said)
    return said


def in_words(gift: Gift) -> Message:
    """What a space of a track brings."""
    if gift.what == "owl":
        return message("ws-give-owl", value=gift.n)
    if gift.what == "special":
        return message("ws-give-special", tile=tile(gift.of)) if gift.of else message("ws-give-special-any")
    if gift.what == "vp":
        return vp(gift.n)
    if gift.what == "silver":
        return message("ws-give-silver", vp=gift.n, what=silver_name(gift.of))
    return message("ws-give-any", n=gift.n) if gift.what == "any" else given(gift.of, gift.n)


def _worth(laying: Laying) -> tuple[int, int]:
    return -(laying.coming.size if laying.coming else 0), -together(laying.groups)


def _is_in(at: int, hexes: int) -> bool:
    return at != NONE and hexes & BIT[at] != 0
