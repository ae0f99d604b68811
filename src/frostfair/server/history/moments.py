"""How a table stood at any moment, for one audience. Nothing is shown that the audience couldn't see then."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.game import Result
from frostfair.kernel.logtext import read_record
from frostfair.kernel.match import Match
from frostfair.server.table.position import Audience, Moment, reveal
from frostfair.store.database import Entry
from frostfair.store.errors import NotNow
from frostfair.store.rows import OPEN, TableRow
from frostfair.store.store import Store
from frostfair.wire.data import Position
from frostfair.wire.plain import Plain
from frostfair.wording.base import wording_of

MOST_TABLES: Final = 32  # that are kept ready to be leafed through


@dataclass(frozen=True, slots=True)
class _Kept:
    state: State
    deciders: list[int]
    result: Result | None


@dataclass(slots=True)
class _Leafed:
    """A table that a user leafs through: its match as far as it was read, and every moment before that."""

    match: Match
    moments: list[_Kept] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def note(self) -> None:
        self.moments.append(_Kept(self.match.state.copy(), self.match.deciders(), self.match.result()))

    def read(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.match.apply(read_record(self.match.game, entry.text))
            self.note()


class Moments:
    """Replays a table once, in a thread, and then has every moment of it at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._leafed: OrderedDict[str, _Leafed] = OrderedDict()

    async def at(self, row: TableRow, version: int, audience: Audience, *, plain: bool = False) -> Position:
        if row.status == OPEN:
            raise NotNow(f"table-is-{row.status}")
        leafed = self._find(row)
        async with leafed.lock:
            if version >= len(leafed.moments):
                entries = await self._store.logs.read(row.id, leafed.match.version)
                await asyncio.to_thread(leafed.read, entries)
        if not 0 <= version < len(leafed.moments):
            raise Malformed(f"no version {version}: the newest is {len(leafed.moments) - 1}")
        return _position(leafed.match, leafed.moments[version], audience, plain)

    def _find(self, row: TableRow) -> _Leafed:
        found = self._leafed.get(row.id)
        if found is None:
            game = self._store.find_game(row.game)
            found = self._leafed[row.id] = _Leafed(Match(game, row.setup(game)))
            found.note()
        self._leafed.move_to_end(row.id)
        while len(self._leafed) > MOST_TABLES:
            self._leafed.popitem(last=False)
        return found


def _position(match: Match, kept: _Kept, audience: Audience, plain: bool = False) -> Position:
    """As the audience saw it then, but with nothing to choose; on demand in words too."""
    view = match.game.view(kept.state, audience)
    revealed = None if kept.result is None else reveal(match)
    found = Moment(match.game, list(kept.deciders), kept.result, revealed).position(None, view, view)
    if plain:
        found.plain = Plain(wording_of(match.game).table(view, audience))
    return found
