"""A finished private tale of two people and a bot, put into a database: `telling_table.py URL USER USER`."""

import asyncio
import sys

from frostfair.games.installed import game, narration
from frostfair.games.winter_tales.bots.chance import Rng
from frostfair.games.winter_tales.bots.tactics import choose
from frostfair.games.winter_tales.rules.state import Table
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.match import Match
from frostfair.kernel.telling import Telling
from frostfair.store.rows import PRIVATE, NewTable
from frostfair.store.store import Store


async def told(url: str, people: list[str]) -> str:
    store = await Store.open(url)
    wanted = NewTable(
        game("winter-tales"), 3, {"memories": 3}, host=people[0], bots={2: "random"}, visibility=PRIVATE
    )
    table = await store.tables.create(wanted)
    for seat, user in enumerate(people):
        await store.tables.sit(table.id, user, seat)
    row = await store.tables.start(table.id)
    match = Match(wanted.game, row.setup(wanted.game))
    how = narration(match.game, match.setup.options)
    assert how is not None
    telling, rng = Telling(match, how), Rng(5)
    while match.result() is None:
        seat = match.deciders()[0]
        imagined = match.imagine(seat, rng.below(1 << 29))
        assert isinstance(imagined, Table)
        record = match.submit(seat, choose(imagined, seat, match.offers(seat), rng))
        await store.append(table.id, match.game, record)
        for passage in telling.untold():
            words = how.teller(match, catalogue())(passage)
            telling.tell(passage.seat, passage.id, words)
            author = people[passage.seat] if passage.seat < len(people) else None
            await store.texts.write(table.id, passage.id, author, passage.seat, words, author is None)
    result = match.result()
    assert result is not None
    await store.tables.finish(table.id, result)
    await store.close()
    return table.id


if __name__ == "__main__":
    print(asyncio.run(told(sys.argv[1], sys.argv[2:])))
