"""What a tile or some actions would give, in words: the engine's preview for people."""

from collections.abc import Sequence

from frostfair.games.witchstone.rules.preview import Laying, Promise, gives, preview, preview_special
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import KINDS, NONE
from frostfair.games.witchstone.terminal.lexicon import Words
from frostfair.kernel.bits import BIT, members_of

Placement = tuple[int, int]  # the hex of the first symbol, and the direction
TRACKS = ("pentagram", "wand")  # kinds of which one wants to know what is on the way


class Promising:
    """Answers for one seat, on a table that it imagines."""

    def __init__(self, table: Table, seat: int, words: Words) -> None:
        self.table = table
        self.seat = seat
        self.words = words
        self._layings: dict[int, dict[int, Laying]] = {}

    def placements(self, tile: int) -> dict[Placement, tuple[Promise, Promise]]:
        """Wherever the tile can lie now, with both groups; the largest first."""
        box, empty = self.table.box, self.table.empty_hexes(self.seat)
        found = {
            (at, direction): preview(self.table, self.seat, tile, at, direction)
            for at in members_of(empty)
            for direction in range(6)
            if _is_in(box.neighbour[6 * at + direction], empty)
        }
        return dict(sorted(found.items(), key=lambda item: -together(item[1])))

    def layings(self, special: int) -> dict[int, Laying]:
        """Every empty hex for a special tile: first where this turn gains most, then the largest groups."""
        if special not in self._layings:
            empty = members_of(self.table.empty_hexes(self.seat))
            found = {at: preview_special(self.table, self.seat, special, at) for at in empty}
            self._layings[special] = dict(sorted(found.items(), key=lambda item: _worth(item[1])))
        return self._layings[special]

    def sizes(self, promises: Sequence[Promise]) -> str:
        """3+2"""
        return "+".join([str(promise.size) for promise in promises])

    def in_full(self, promises: Sequence[Promise]) -> str:
        """Both groups, and what is on the way where it is a track."""
        return ", ".join([self.promise(promise.kind, promise.size, promise.gives) for promise in promises])

    def of_actions(self, kind: str, actions: int) -> str:
        """What so many actions of a kind would give now."""
        number = KINDS.index(kind)
        return self.promise(number, actions, gives(self.table, self.seat, number, actions))

    def promise(self, kind: int, actions: int, given: Sequence[str]) -> str:
        name = KINDS[kind]
        said = self.words.actions(name, actions)
        if name in TRACKS:
            way = [self.given(text) for text in given]
            return self.words.say("ws-promise", actions=said, gives=", ".join(way)) if way else said
        if name == "scroll" and given:
            return self.words.say("ws-promise-scroll", n=len(given))
        if name == "scroll":
            return self.words.say("ws-promise-nothing", actions=said)
        usable = int(given[0].split()[0])
        return said if usable else self.words.say("ws-promise-nothing", actions=said)

    def given(self, text: str) -> str:
        """One of the engine's short words: `owl 7`, `5 VP for witches`, `special energy+wand`, `2 any` …"""
        first, _, rest = text.partition(" ")
        if first == "owl":
            return self.words.say("ws-give-owl", value=int(rest))
        if first == "special":
            return self.words.say("ws-give-special", tile="?" if rest == "?" else self.words.tile(rest))
        n = int(first)
        if rest == "VP":
            return self.words.vp(n)
        if rest.startswith("VP for "):
            what = rest.removeprefix("VP for ")
            return self.words.say("ws-give-silver", vp=n, what=f"ws-silver-{what}")
        if rest == "any":
            return self.words.say("ws-give-any", n=n)
        return self.words.actions(rest, n)


def together(promises: Sequence[Promise]) -> int:
    return sum([promise.size for promise in promises])


def _worth(laying: Laying) -> tuple[int, int]:
    return -(laying.coming.size if laying.coming else 0), -together(laying.groups)


def _is_in(at: int, hexes: int) -> bool:
    return at != NONE and hexes & BIT[at] != 0
