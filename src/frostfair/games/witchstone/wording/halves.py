"""The two symbols of a tile, each wherever it could lie: what a board shows while the tile is held.

The kinds of a tile differ, so its symbols don't change each other's groups: at most 2 × 37 halves say what
every place and every direction would bring.
"""

from typing import cast

from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.preview import Gift as Given
from frostfair.games.witchstone.rules.preview import Promise
from frostfair.games.witchstone.rules.prophecies import level
from frostfair.games.witchstone.rules.scoring import largest_group
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import GROUP, KINDS, PROPHECY_POINTS, TILES, symbol_of
from frostfair.games.witchstone.wording.marks import Gift, GiftSort, Half
from frostfair.games.witchstone.wording.promises import Promises
from frostfair.games.witchstone.wording.shapes import Kind, Silver
from frostfair.kernel.bits import members_of

TILE_NAMES = [tile_name(number) for number in range(len(TILES))]


class Halves:
    """For one seat, on a table that it imagines."""

    def __init__(self, table: Table, seat: int, promises: Promises) -> None:
        self.table = table
        self.pot = table.box.cauldron
        self.seat = seat
        self.promises = promises

    def of_tile(self, tile: str) -> dict[str, dict[str, Half]]:
        """By kind, then by empty hex."""
        number = TILE_NAMES.index(tile)
        empty = members_of(self.table.empty_hexes(self.seat))
        return {
            KINDS[kind]: {self.pot.hex_names[at]: self.of(self.promises.half(kind, at)) for at in empty}
            for kind in (int(symbol_of(number, 0)), int(symbol_of(number, 1)))
        }

    def of(self, promise: Promise) -> Half:
        kind = KINDS[promise.kind]
        on_the_way = promise.gifts if kind in ("pentagram", "wand", "scroll") else ()
        return Half(
            kind=cast(Kind, kind),
            size=promise.size,
            hexes=[self.pot.hex_names[at] for at in promise.hexes],
            usable=self._usable(promise),
            gives=[gift_mark(gift) for gift in on_the_way],
            freed=self._freed(promise.size) if kind == "crystal" else [],
            later=self._later(promise),
        )

    def _usable(self, promise: Promise) -> int:
        kind = KINDS[promise.kind]
        if kind == "pentagram":
            return promise.size  # the ring has no end
        if kind == "wand":
            return min(promise.size, int(self.table.box.tracks.wand_end - self.table.players[self.seat].wand))
        return len(promise.gifts) if kind == "scroll" else int(promise.gifts[0].n)

    def _freed(self, moves: int) -> list[str]:
        """The crystals that so many moves could bring to some rim space, each for itself (WS-7.1, WS-7.3)."""
        return [
            self.pot.hex_names[at]
            for at in members_of(self.table.crystal_hexes(self.seat))
            if any(self.pot.moves_out(at, kind) <= moves for kind in range(len(KINDS)))
        ]

    def _later(self, promise: Promise) -> int:
        """What own prophecies about groups of this symbol would bring more at the end (WS-12.1)."""
        scrolls, own = self.table.box.scrolls, members_of(self.table.players[self.seat].scrolls)
        groups = [scroll for scroll in own if scrolls.kind[scroll] == GROUP]
        mine = [scroll for scroll in groups if scrolls.about(scroll, 0) == promise.kind]
        if not mine:
            return 0
        now = largest_group(self.table, self.seat, promise.kind)
        before, after = level(GROUP, now), level(GROUP, max(now, promise.size))
        return len(mine) * int(PROPHECY_POINTS[after] - PROPHECY_POINTS[before])


def gift_mark(gift: Given) -> Gift:
    return Gift(
        what=cast(GiftSort, gift.what),
        n=int(gift.n),
        kind=cast(Kind, gift.of) if gift.what == "actions" else None,
        silver=cast(Silver, gift.of) if gift.what == "silver" else None,
        tile=gift.of or None if gift.what == "special" else None,
        space=None if gift.space < 0 else int(gift.space),
        doubled=gift.doubled,
    )
