"""The lobby: opening, inviting, sitting, kicking, starting, watching, playing again."""

import random
import re

import pytest

from frostfair.games.installed import enabled
from frostfair.wire import messages as wire
from tests.server.people.test_people import refused
from tests.server.serving import Serving, play, started, told

pytestmark = pytest.mark.asyncio


async def test_the_games_tell_what_can_be_chosen(serving: Serving) -> None:
    games = await (await serving.stranger()).ask("GET", "/api/games")
    assert [game["id"] for game in games] == enabled() == ["winter-queen", "winter-tales", "witchstone"]
    assert [game["seats"] for game in games] == [[2, 3, 4], [3, 4, 5, 6, 7], [2, 3, 4]]
    assert all("greedy" in game["bots"] for game in games)


async def test_a_table_is_joined_by_code_and_a_private_one_is_not_listed(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await ana.create("winter-queen", 3, private=True, options={"open_scores": True})
    assert await bo.tables() == []
    await refused(403, bo.code(table.id))
    code = await ana.code(table.id)
    assert (await bo.by_code(code.lower())).id == table.id
    sat = await bo.sit(table.id, 2)
    assert [seat.name for seat in sat.seats] == ["Ana", None, "Bo"]
    await refused(404, bo.by_code("ZZZZZZ"))
    await refused(404, bo.by_code("nonsense"))
    await refused(404, bo.table("0" * 32))


async def test_the_host_kicks_and_fills_with_bots_and_only_the_host_starts(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await ana.create("winter-queen", 2)
    await bo.sit(table.id)
    await refused(403, bo.start(table.id))
    await refused(403, bo.kick(table.id, 0))
    await refused(404, ana.kick(table.id, 0))
    assert (await ana.kick(table.id, 1)).seats[1].user is None
    await refused(409, ana.start(table.id))
    await refused(400, ana.ask("POST", f"/api/tables/{table.id}/bot", {"seat": 1, "bot": "hal"}))
    await ana.ask("POST", f"/api/tables/{table.id}/bot", {"seat": 1, "bot": "random"})
    assert (await ana.start(table.id)).status == "playing"
    await refused(409, ana.leave(table.id))


async def test_a_host_who_leaves_hands_the_table_on_and_the_last_one_closes_it(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await ana.create("winter-queen", 2)
    await bo.sit(table.id)
    left = await ana.leave(table.id)
    assert (left.status, left.host) == ("open", (await bo.me())["id"])
    await refused(403, ana.start(table.id))
    await ana.sit(table.id)
    await bo.kick(table.id, 0)
    assert (await bo.leave(table.id)).status == "abandoned"


async def test_whoever_is_forgotten_leaves_no_table_without_a_host(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    alone, shared = await ana.create("winter-queen", 2), await ana.create("winter-queen", 2)
    bots = await ana.create("winter-queen", 2, bots={0: "random", 1: "random"})
    await bo.sit(shared.id)
    async with bo.link(shared.id) as link:
        await link.until(lambda: link.table is not None)
        await ana.ask("DELETE", "/api/me")
        await link.until(lambda: link.table is not None and link.table.seats[0].user is None)
    assert (await bo.table(alone.id)).status == (await bo.table(bots.id)).status == "abandoned"
    assert (await bo.table(shared.id)).host == (await bo.me())["id"]
    await bo.ask("POST", f"/api/tables/{shared.id}/bot", {"seat": 0, "bot": "random"})
    assert (await bo.start(shared.id)).status == "playing"


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess", "seats": 2},
        {"game": "winter-queen", "seats": 5},
        {"game": "winter-queen", "seats": 2, "options": {"fast": True}},
        {"game": "winter-queen", "seats": 2, "pace": {"kind": "live", "bank": 1}},
        {"game": "winter-queen", "seats": 2, "bots": {"7": "random"}},
        {"game": "winter-queen", "seats": 2, "bots": {"x": "random"}},
        {"game": "winter-queen", "seats": 2, "more": 1},
    ],
)
async def test_odd_wishes_are_refused(serving: Serving, wanted: dict[str, object]) -> None:
    await refused(400, (await serving.guest("Ana")).ask("POST", "/api/tables", wanted))


async def test_the_lobby_is_live(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    first = await ana.create("winter-queen", 2)
    async with serving.socket(bo, "/ws/lobby") as lobby:
        await lobby.send('{"t":"hello"}')
        assert [t.id for t in (await told(lobby, wire.Lobby)).d.tables] == [first.id]
        await lobby.send('{"t":"ping"}')
        assert await told(lobby, wire.Pong)
        second = await ana.create("winter-queen", 2)
        assert (await told(lobby, wire.Table)).d.id == second.id
        await ana.create("winter-queen", 2, private=True)
        await ana.leave(first.id)
        assert (await told(lobby, wire.Gone)).d.id == first.id


async def test_who_waits_at_the_table_sees_others_sit_down_and_the_start(serving: Serving) -> None:
    ana, bo, eve = [await serving.guest(name) for name in ("Ana", "Bo", "Eve")]
    table = await ana.create("winter-queen", 2)
    async with bo.link(table.id) as link, eve.link(table.id) as watching:
        await link.until(lambda: link.table is not None)
        await bo.sit(table.id)
        await ana.start(table.id)
        await link.until(lambda: link.now is not None)
        await watching.until(lambda: watching.now is not None)
        assert (link.seat, watching.seat) == (1, None)
        assert watching.now is not None
        assert watching.now.offers == []


async def test_a_rematch_is_one_table_for_all_who_ask(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo, options={"open_scores": True})
    await refused(409, ana.rematch(table.id))
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        for link in (one, two):
            await link.send(wire.Close())
        await one.until(lambda: one.table is not None and one.table.status == "abandoned")
        again = await bo.rematch(table.id)
        await one.until(lambda: one.table is not None and one.table.rematch == again.id)
    assert (await ana.rematch(table.id)).id == again.id
    del serving.hub.tables[table.id]  # as after a restart
    async with ana.link(table.id) as one:
        await one.until(lambda: one.table is not None and one.table.rematch == again.id)
    assert [seat.name for seat in (await ana.table(again.id)).seats] == ["Bo", "Ana"]
    assert (await ana.table(again.id)).options["open_scores"] is True


async def test_a_rematch_that_everybody_has_left_is_opened_anew(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    await serving.hub.store.tables.abandon(table.id)
    left = await ana.rematch(table.id)
    await ana.leave(left.id)
    assert (await bo.rematch(table.id)).id != left.id


async def test_words_go_into_the_seed_and_come_out_at_the_end(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 2, bots={1: "random"})
    assert (await ana.word(table.id, "a white hare")).seats[0].word
    assert "hare" not in str(await ana.ask("GET", f"/api/tables/{table.id}"))
    await ana.start(table.id)
    await refused(409, ana.word(table.id, "too late"))
    await refused(409, ana.log(table.id))
    async with ana.link(table.id) as link:
        await play(link, random.Random(1))
        assert link.now is not None
        assert link.now.reveal is not None
        assert link.now.reveal.words == ["a white hare"]
    assert table.commitment in await ana.log(table.id)


async def test_one_user_opens_only_so_many_tables(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    for _ in range(20):
        await ana.create("winter-queen", 2)
    assert (await refused(409, ana.create("winter-queen", 2))).reason == "too-many-tables"


async def test_only_who_sits_there_invites_and_asks_for_another_game(serving: Serving) -> None:
    ana, bo, cy = await serving.guest("Ana"), await serving.guest("Bo"), await serving.guest("Cy")
    table = await started(ana, bo)
    await refused(403, cy.code(table.id))
    assert len(await bo.code(table.id)) == 6
    await serving.hub.store.tables.abandon(table.id)
    await refused(403, cy.rematch(table.id))


async def test_bots_tell_in_the_language_of_the_table(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    await refused(400, ana.create("winter-tales", 3, language="xx"))
    bots = {1: "greedy", 2: "greedy"}
    table = await ana.create("winter-tales", 3, bots=bots, private=True, language="hu")
    assert table.language == "hu"
    await ana.start(table.id)
    async with ana.link(table.id) as link:
        await link.until(lambda: link.now is not None)
        await play(link, random.Random(1), 30)
        told = [text.words or "" for text in link.texts.values() if text.auto]
    assert told
    assert all(re.search("[áéíóöőúüű]", words) for words in told)
