"""A private tale of people and bots, put into a database: `telling_table.py URL USER …`.

It goes on to the end, or `--until` one of the people must decide in a business (battle, trap, quest …).
With `--seats 7` it has all options.
"""

import argparse
import asyncio

from frostfair.games.installed import game, narration
from frostfair.games.winter_tales.bots.chance import Rng
from frostfair.games.winter_tales.bots.tactics import choose
from frostfair.games.winter_tales.rules.state import Table
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.match import Match
from frostfair.kernel.telling import Telling
from frostfair.store.rows import PRIVATE, NewTable
from frostfair.store.store import Store

FEW, MOST = 3, 7  # seats
PLAIN: dict[str, bool | int | str] = {"memories": 3}
ALL: dict[str, bool | int | str] = {
    "memories": 7,
    "alternative_epilogue": True,
    "powers": True,
    "objectives": True,
    "skills": True,
    "drafts": "live",
}


def reached(match: Match, people: int, until: str | None) -> bool:
    """Whether one of the people has a choice in that business."""
    state = match.state
    assert isinstance(state, Table)
    deciders = [seat for seat in match.deciders() if seat < people and len(match.offers(seat)) > 1]
    return bool(deciders) and state.stack[-1].kind == until


async def told(url: str, people: list[str], until: str | None, seats: int) -> str:
    store = await Store.open(url)
    bots = dict.fromkeys(range(len(people), seats), "random")
    options = ALL if seats == MOST else PLAIN
    wanted = NewTable(game("winter-tales"), seats, options, host=people[0], bots=bots, visibility=PRIVATE)
    table = await store.tables.create(wanted)
    for seat, user in enumerate(people):
        await store.tables.sit(table.id, user, seat)
    row = await store.tables.start(table.id)
    match = Match(wanted.game, row.setup(wanted.game))
    how = narration(match.game, match.setup.options)
    assert how is not None
    telling, rng = Telling(match, how), Rng(5)
    while match.result() is None and not reached(match, len(people), until):
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
    if until is None:
        assert result is not None
        await store.tables.finish(table.id, result)
    else:
        assert result is None, f"nobody came to {until}"
    await store.close()
    return table.id


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("url")
    asked.add_argument("people", nargs="+")
    asked.add_argument("--until")
    asked.add_argument("--seats", type=int, default=FEW)
    given = asked.parse_args()
    print(asyncio.run(told(given.url, given.people, given.until, given.seats)))
