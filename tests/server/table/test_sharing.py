"""One screen for several people, my tables, and what happened since I was last here."""

import asyncio
import random
from typing import Any

import pytest

from frostfair.client import Session
from frostfair.client.session import ApiError
from frostfair.wire import messages as wire
from frostfair.wire.data import ActData, LookData
from tests.server.serving import PATIENCE, Serving, must_decide, play, seated, started, told

pytestmark = pytest.mark.asyncio


async def shared_table(ana: Session) -> str:
    wanted = {"game": "winter-queen", "seats": 3, "hot_seat": True, "visibility": "private"}
    table = await ana.ask("POST", "/api/tables", wanted)
    for seat, name in ((1, "Ben"), (2, "Cid")):
        table = await ana.ask("POST", f"/api/tables/{table['id']}/sit", {"seat": seat, "name": name})
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Ben", "Cid"]
    assert len({seat["user"] for seat in table["seats"]}) == 1
    await ana.start(table["id"])
    return str(table["id"])


async def test_one_user_plays_all_seats_and_sees_one_at_a_time(serving: Serving) -> None:
    ana, eve = await serving.guest("Ana"), await serving.guest("Eve")
    table = await shared_table(ana)
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        await socket.send(wire.encode(wire.Hello(None, LookData(1))).decode())
        view = await told(socket, wire.View)
        assert (view.d.seat, view.d.mine, view.d.now.view["you"]) == (1, [0, 1, 2], 1)
        for turn in range(3):
            seat = view.d.now.deciders[0]
            await socket.send(wire.encode(wire.Look(LookData(seat))).decode())
            view = await told(socket, wire.View)
            assert view.d.seat == view.d.now.view["you"] == seat
            do = view.d.now.offers[0].do
            await socket.send(wire.encode(wire.Act(view.v, ActData(f"k{turn}", do))).decode())
            await told(socket, wire.Done)
            await socket.send(wire.encode(wire.Look(LookData(seat))).decode())
            view = await told(socket, wire.View)
        await socket.send(wire.encode(wire.Look(LookData(7))).decode())
        assert (await told(socket, wire.Refused)).d.reason == "not-your-seat"
        hub_room = serving.hub.tables[table].room
        assert hub_room is not None
        assert hub_room.seats.is_present(2)
    async with serving.socket(eve, f"/ws/tables/{table}") as socket:
        await socket.send(wire.encode(wire.Hello(None, LookData(0))).decode())
        view = await told(socket, wire.View)
        assert (view.d.seat, view.d.mine) == (None, [])
        await socket.send(wire.encode(wire.Look(LookData(0))).decode())
        assert (await told(socket, wire.Refused)).d.reason == "not-your-seat"


async def test_elsewhere_nobody_has_two_seats(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 2)
    with pytest.raises(ApiError, match="share a screen"):
        await ana.ask("POST", f"/api/tables/{table.id}/sit", {"seat": 1, "name": "Ben"})
    moved = await ana.sit(table.id, 1)
    assert [seat.user is None for seat in moved.seats] == [True, False]


async def test_a_seat_is_given_back_and_a_rematch_keeps_the_names(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await shared_table(ana)
    row = await serving.hub.store.tables.get(table)
    assert row.hot_seat
    open_one = await ana.ask(
        "POST", "/api/tables", {"game": "winter-queen", "seats": 2, "hot_seat": True, "visibility": "private"}
    )
    await ana.ask("POST", f"/api/tables/{open_one['id']}/sit", {"seat": 1, "name": "Ben"})
    left = await ana.ask("POST", f"/api/tables/{open_one['id']}/leave?seat=1")
    assert [seat.get("user") is None for seat in left["seats"]] == [False, True]
    await serving.hub.store.tables.abandon(table)
    await serving.hub.changed(table)
    again = await ana.rematch(table)
    assert [seat.name for seat in again.seats][1:] == ["Ben", "Cid"]


async def test_my_tables_tell_whose_turn_it_is_and_what_i_missed(serving: Serving) -> None:
    ana, ben = await serving.guest("Ana"), await serving.guest("Ben")
    table = await started(ana, ben)

    async def mine(who: Session) -> dict[str, Any]:
        found = await who.ask("GET", "/api/tables/mine")
        assert [one["id"] for one in found] == [table.id]
        return dict(found[0])

    async def noted(who: Session, version: int) -> dict[str, Any]:
        """The server hears a moment later that somebody has gone, and notes what they saw."""
        async with asyncio.timeout(PATIENCE):
            while (shown := await mine(who)).get("seen") != version:
                await asyncio.sleep(0.02)
        return shown

    async with ana.link(table.id) as one, ben.link(table.id) as two:
        await seated(one, two)
    before = await noted(ana, 0)
    assert "version" not in before  # nothing has happened
    async with ana.link(table.id) as one:
        await seated(one)
        async with ben.link(table.id) as two:
            await seated(two)
            first = one if must_decide(one) else two
            await play(first, random.Random(1), most=1)
        turn = one.now.deciders if one.now is not None else []
        for who in (ana, ben):
            shown = await mine(who)
            assert shown["deciders"] == turn
            assert shown.get("my_turn", False) == (shown["mine"] == turn)
            assert shown["version"] == 1
            assert shown["updated"] > before["updated"]
    await noted(ana, 1)
    async with serving.socket(ana, f"/ws/tables/{table.id}") as socket:
        await socket.send(wire.encode(wire.Hello()).decode())
        assert (await told(socket, wire.View)).d.seen == 1


async def test_my_tables_tell_in_words_what_others_did_since(serving: Serving) -> None:
    ana, ben = await serving.guest("Ana"), await serving.guest("Ben")
    table = await started(ana, ben)
    async with ana.link(table.id) as one, ben.link(table.id) as two:
        await seated(one, two)
        first, mover, watcher = (one, ana, ben) if must_decide(one) else (two, ben, ana)
    async with asyncio.timeout(PATIENCE):
        while (await watcher.ask("GET", "/api/tables/mine"))[0].get("seen") is None:
            await asyncio.sleep(0.02)
    async with mover.link(table.id) as link:
        await seated(link)
        await play(link, random.Random(1), most=1)
    (theirs,), (own,) = [await who.ask("GET", "/api/tables/mine") for who in (watcher, mover)]
    (line,) = theirs["happened"]
    assert (line["v"], line["by"]) == (1, first.seat)
    assert line["told"]
    assert "events" not in line
    assert "happened" not in own
