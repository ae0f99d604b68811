"""The table in words goes to the connections that asked for it, and to no others."""

import random

import msgspec
import pytest

from frostfair.kernel.game import Game
from frostfair.wire import data
from frostfair.wire import messages as wire
from frostfair.wire.plain import Plain
from tests.server.rooms import GAMES, Talk, play_on, room
from tests.server.serving import Serving, seated, started, told


@pytest.mark.parametrize("played", GAMES, ids=lambda game: game.meta.id)
def test_plain_news_are_the_news_and_the_table_in_words(played: Game) -> None:
    talk, chance = Talk(room(played, played.meta.seats[0])), random.Random(5)
    here = talk.room
    here.reading = lambda: [0, None]
    for _ in range(40):
        if here.is_over:
            break
        outcome = play_on(talk, chance)
        assert outcome.plain_news.keys() == ({0, None} if outcome.news else set())
        for audience, frame in outcome.plain_news.items():
            bare = msgspec.json.decode(outcome.news[audience])
            worded = msgspec.json.decode(frame)
            words = worded["d"]["now"].pop("plain") if "d" in worded else None
            assert worded == bare
            if words is not None:
                assert msgspec.convert(words, Plain) == _as_sent(here.position(audience).plain)
    assert here.position(1).plain is None


def _as_sent(words: Plain | None) -> Plain:
    return msgspec.json.decode(msgspec.json.encode(words), type=Plain)


@pytest.mark.asyncio
async def test_who_asks_for_words_gets_them_with_every_position(serving: Serving) -> None:
    ana, ben = await serving.guest("Ana"), await serving.guest("Ben")
    table = (await started(ana, ben, options={"first": 1})).id
    async with ana.link(table) as drawn, serving.socket(ana, f"/ws/tables/{table}") as socket:
        await seated(drawn)
        await socket.send(wire.encode(wire.Hello(None, data.LookData(plain=True))).decode())
        view = await told(socket, wire.View)
        words = view.d.now.plain
        assert words is not None
        assert [choice.do for group in words.groups for choice in group.choices]
        assert drawn.now is not None
        await drawn.act(drawn.now.offers[0].do)
        assert drawn.now.plain is None
        news = await told(socket, wire.News)
        assert news.d is not None
        assert news.d.now.plain is not None
        await socket.send(wire.encode(wire.Look(data.LookData())).decode())
        view = await told(socket, wire.View)
        assert (view.d.seat, view.d.now.plain) == (0, None)
    then = await ana.ask("GET", f"/api/tables/{table}/at/0")
    assert "plain" not in then
    then = await ana.ask("GET", f"/api/tables/{table}/at/0?plain=true")
    assert then["plain"]["table"]
    assert "groups" not in then["plain"]


@pytest.mark.asyncio
async def test_a_stream_may_be_plain_too(serving: Serving) -> None:
    ana, ben = await serving.guest("Ana"), await serving.guest("Ben")
    table = (await started(ana, ben)).id
    async with ana._http.stream("GET", f"/api/tables/{table}/stream?plain=true") as lines:
        async for line in lines.aiter_lines():
            heard = msgspec.json.decode(line)
            if heard["t"] == "view":
                assert heard["d"]["now"]["plain"]["table"]
                break
