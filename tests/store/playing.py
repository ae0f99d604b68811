"""Tables to test with: games of Winter Queen, played at random, and bare logs where no game is needed."""

from frostfair.games.installed import game
from frostfair.kernel.luck import advanced, drawn, seeded
from frostfair.kernel.match import Match
from frostfair.kernel.record import Record
from frostfair.store.database import Entry
from frostfair.store.rows import NewTable, TableRow
from frostfair.store.store import Store

WINTER_QUEEN = game("winter-queen")


async def bare_table(store: Store) -> str:
    """A table to write any log to."""
    return (await store.tables.create(NewTable(WINTER_QUEEN, 2))).id


def line(table: str, version: int, text: str = "{}") -> Entry:
    return Entry(table, version, text, at=1000 + version, bot=None, key=f"k{version}")


async def new_table(store: Store, *, seats: int = 2, asks_end_turn: bool = False) -> TableRow:
    """Bots everywhere, started."""
    wanted = NewTable(
        WINTER_QUEEN, seats, {"open_scores": True}, asks_end_turn, bots=dict.fromkeys(range(seats), "random")
    )
    table = await store.tables.create(wanted)
    return await store.tables.start(table.id)


class Player:
    """Plays a match at random, with undo now and then, the same way for the same seed."""

    def __init__(self, match: Match, seed: int = 1) -> None:
        self.match = match
        self._rng = seeded(seed)

    def move(self) -> Record:
        match = self.match
        seat = match.deciders()[0]
        if match.may_undo(seat) and self._below(8) == 0:
            return match.undo(seat)
        if match.may_end_turn(seat):
            return match.end_turn(seat)
        offered = match.offers(seat)
        return match.submit(seat, offered[self._below(len(offered))])

    def _below(self, n: int) -> int:
        self._rng = advanced(self._rng)
        return int(drawn(self._rng, n))


async def play(store: Store, table: TableRow, most: int = 10_000, seed: int = 1) -> Match:
    """To the end, or so many records; every record durable before the next."""
    match = Match(WINTER_QUEEN, table.setup(WINTER_QUEEN))
    player = Player(match, seed)
    while match.result() is None and match.version < most:
        await store.append(table.id, WINTER_QUEEN, player.move(), bot="random")
    return match


async def finished_table(store: Store, *, seats: int = 2, asks_end_turn: bool = False) -> TableRow:
    table = await new_table(store, seats=seats, asks_end_turn=asks_end_turn)
    result = (await play(store, table)).result()
    assert result is not None
    return await store.tables.finish(table.id, result)
