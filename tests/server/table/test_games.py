"""Every game at a table, by nothing but messages: from the first offer to the result."""

import asyncio
import random
from typing import Any

import pytest

from frostfair.kernel.game import Game
from frostfair.kernel.match import replay
from frostfair.server.history.verify import verify_luck
from frostfair.wire import messages as wire
from tests.server.people.test_people import refused
from tests.server.rooms import GAMES, WINTER_TALES, Talk, play_on, room, to
from tests.server.serving import Serving, play, seated


@pytest.mark.parametrize("asks_end_turn", [False, True], ids=["", "asks"])
@pytest.mark.parametrize("played", GAMES, ids=lambda game: game.meta.id)
def test_a_whole_game_by_messages(played: Game, asks_end_turn: bool) -> None:
    chance = random.Random(3)
    short = {"chapter_limit": 2} if played is WINTER_TALES else {}
    here = room(played, played.meta.seats[0], asks_end_turn=asks_end_turn, options=short)
    talk = Talk(here)
    heard = dict.fromkeys(here.audiences, 0)
    while not here.is_over:
        outcome = play_on(talk, chance)
        assert outcome.record is not None or outcome.texts
        assert isinstance(outcome.reply[-1], wire.Done)
        for audience in here.audiences:
            for message in to(outcome, audience):
                wire.decode_told(wire.encode(message))  # a client understands it
                if isinstance(message, wire.News):
                    heard[audience] += 1
                    assert message.v == heard[audience]
    assert set(heard.values()) == {here.match.version}
    assert replay(played, here.match.setup, here.match.records).digest() == here.match.digest()
    now = here.position(None)
    assert now.result is not None
    assert now.reveal is not None


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("winter-queen", 3, {}), ("witchstone", 3, {}), ("winter-tales", 3, {"chapter_limit": 1})],
)
async def test_two_people_and_a_bot_play_over_sockets(
    serving: Serving, game: str, seats: int, options: dict[str, Any]
) -> None:
    ana, bo, eve = [await serving.guest(name) for name in ("Ana", "Bo", "Eve")]
    table = await ana.create(game, seats, options=options, bots={2: "random"})
    await bo.sit(table.id)
    await ana.start(table.id)
    async with ana.link(table.id) as one, bo.link(table.id) as two, eve.link(table.id) as watching:
        await seated(one, two, watching)
        await asyncio.gather(play(one, random.Random(1)), play(two, random.Random(2)))
        for link in (one, two, watching):
            await link.until(lambda link=link: link.now.result is not None)  # type: ignore[misc]
            assert link.versions == list(range(1, (one.version or 0) + 1))
    assert (await ana.table(table.id)).status == "finished"
    assert "Every deal" in verify_luck(await ana.log(table.id))
    if game != "winter-tales":
        await refused(404, ana.tale(table.id))
        return
    assert one.texts == two.texts == watching.texts
    assert {text.auto for text in one.texts.values()} == {True, False}
    book, data = await eve.tale(table.id), await eve.ask("GET", f"/api/tables/{table.id}/tale.json")
    assert "says seat 0" in book
    assert "Ana" in str(data["players"])
    assert len(set(ids_in(data)) & set(one.texts)) > 10


def ids_in(data: object) -> list[str]:
    """All texts of a tale."""
    if isinstance(data, dict):
        own = [data["id"]] if "words" in data else []
        return own + [found for value in data.values() for found in ids_in(value)]
    return [found for value in data for found in ids_in(value)] if isinstance(data, list) else []
