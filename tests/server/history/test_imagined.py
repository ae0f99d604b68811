"""Imagined states: what a seat can't know isn't in them, neither in the server nor on the wire."""

import random

import pytest

from frostfair.games.installed import game
from frostfair.kernel.codec import to_json
from frostfair.kernel.match import Match, Setup
from tests.kernel.playing import SEED
from tests.server.people.test_people import refused
from tests.server.serving import Serving, started
from tests.size import size


@pytest.mark.parametrize("name", ["winter-queen", "witchstone", "winter-tales"])
def test_what_is_imagined_depends_on_nothing_that_the_seat_cannot_know(name: str) -> None:
    """Imagining twice is imagining once: the truth that was replaced leaves no trace."""
    played, chance = game(name), random.Random(3)
    match = Match(played, Setup(played, 3, SEED))
    for _ in range(size(40, 400)):
        if match.result() is not None:
            break
        seat = match.deciders()[0]
        match.submit(seat, chance.choice(match.offers(seat)))
        for viewer in range(3):
            first, second = chance.getrandbits(60), chance.getrandbits(60)
            other = played.imagine(match.state, viewer, first)
            anew = played.imagine(other, viewer, second)
            assert to_json(anew.pack()) == to_json(match.imagine(viewer, second).pack())


@pytest.mark.asyncio
async def test_only_who_sits_there_can_imagine_and_never_the_truth(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    one = await ana.imagined(table.id)
    room = (await serving.hub.table(table.id)).room
    assert room is not None
    assert one["v"] == room.match.version
    assert one["seat"] == 0
    assert "rng" not in one["state"]  # from it somebody could reckon back what was dealt anew
    assert room.match.game.restore(one["state"]).pack() == room.match.state.pack()  # here nothing is hidden
    watcher = await serving.guest("Cleo")
    await refused(403, watcher.imagined(table.id))
    stranger = await serving.stranger()
    await refused(401, stranger.imagined(table.id))
    waiting = await ana.create("winter-queen", 2)
    await refused(409, ana.imagined(waiting.id))
