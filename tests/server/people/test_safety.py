"""Lines and veils before the start, users who are blocked, and reports to the host of the server."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from frostfair.client import Session
from frostfair.store.commands import app
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import TableData
from tests.server.people.test_people import refused
from tests.server.serving import Serving, told

pytestmark = pytest.mark.asyncio


async def telling(serving: Serving) -> tuple[TableData, Session, Session]:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await ana.create("winter-tales", 3, bots={2: "random"})
    return await bo.sit(table.id), ana, bo


# --- lines and veils ---


async def test_all_see_the_boundaries_and_nobody_whose_they_are(serving_each: Serving) -> None:
    table, ana, bo = await telling(serving_each)
    stranger = await serving_each.guest("Eve")
    async with ana.link(table.id) as link:
        await link.until(lambda: link.table is not None)
        mine = await bo.add_boundary(table.id, "line", " spiders  in hair ")
        assert await ana.my_boundaries(table.id) == []
        assert await bo.my_boundaries(table.id) == mine
        await link.until(lambda: bool(link.table and link.table.boundaries))
        assert link.table is not None
        assert [(one.kind, one.words) for one in link.table.boundaries] == [("line", "spiders in hair")]
        assert (await bo.me())["id"] not in str(link.table.boundaries)
    await refused(404, stranger.add_boundary(table.id, "veil", "blood"))
    await refused(404, ana.drop_boundary(table.id, mine[0]))
    listed = next(one for one in await stranger.tables() if one.id == table.id)
    assert listed.boundaries == []  # a list of tables is no place for them
    assert await bo.add_boundary(table.id, "line", "Spiders in hair") == mine  # twice is once
    assert await bo.drop_boundary(table.id, mine[0]) == []


async def test_the_tale_starts_when_all_agree_and_a_change_asks_all_again(serving_each: Serving) -> None:
    table, ana, bo = await telling(serving_each)
    await ana.add_boundary(table.id, "veil", "the death of a child")
    before = await ana.table(table.id)
    await refused(409, ana.start(table.id))
    await ana.agree(table.id, before.boundaries)
    await refused(409, ana.start(table.id))
    (mine,) = await bo.add_boundary(table.id, "line", "cruelty to animals")
    now = await bo.table(table.id)
    assert [seat.agreed for seat in now.seats] == [False, False, False]
    await refused(409, bo.agree(table.id, before.boundaries))  # what they saw is no longer so
    for one in (ana, bo):
        now = await one.agree(table.id, now.boundaries)
    assert [seat.agreed for seat in now.seats] == [True, True, False]  # bots are asked nothing
    started = await ana.start(table.id)
    assert started.status == "playing"
    shown = [(one.kind, one.words) for one in started.boundaries]
    assert shown == [("line", "cruelty to animals"), ("veil", "the death of a child")]
    assert await bo.my_boundaries(table.id) == []  # not even the store knows any more
    await refused(409, bo.drop_boundary(table.id, mine))
    await refused(409, bo.add_boundary(table.id, "line", "too late"))


async def test_what_a_user_added_leaves_with_them_and_who_comes_is_asked(serving_each: Serving) -> None:
    table, ana, bo = await telling(serving_each)
    await bo.add_boundary(table.id, "line", "spiders")
    await ana.add_boundary(table.id, "line", "clowns")
    now = await ana.agree(table.id, (await ana.table(table.id)).boundaries)
    await bo.leave(table.id)
    now = await ana.table(table.id)
    assert ([one.words for one in now.boundaries], now.seats[0].agreed) == (["clowns"], False)
    await ana.agree(table.id, now.boundaries)
    now = await bo.sit(table.id)
    assert [seat.agreed for seat in now.seats] == [True, False, False]
    await refused(409, ana.start(table.id))


async def test_without_boundaries_there_is_nothing_to_agree_to(serving: Serving) -> None:
    table, ana, _ = await telling(serving)
    assert (await ana.start(table.id)).status == "playing"
    queen = await ana.create("winter-queen", 2)
    await refused(400, ana.add_boundary(queen.id, "line", "spiders"))  # nobody tells there


async def test_a_user_has_only_so_many(serving: Serving) -> None:
    table, ana, bo = await telling(serving)
    for n in range(limits.BOUNDARIES):
        await ana.add_boundary(table.id, "line", f"number {n}")
    await refused(409, ana.add_boundary(table.id, "line", "one more"))
    await bo.add_boundary(table.id, "line", "mine")
    await refused(400, bo.add_boundary(table.id, "line", "x" * (limits.BOUNDARY_LENGTH + 1)))
    await refused(400, bo.add_boundary(table.id, "line", "  "))


# --- blocks ---


async def test_a_blocked_user_cant_sit_at_my_table_nor_find_it_nor_be_read(serving_each: Serving) -> None:
    ana, bo = await serving_each.guest("Ana"), await serving_each.guest("Bo")
    table = await ana.create("winter-tales", 3)
    him, her = (await bo.me())["id"], (await ana.me())["id"]
    async with serving_each.socket(bo, "/ws/lobby") as lobby:
        await lobby.send('{"t":"hello"}')
        assert [one.id for one in (await told(lobby, wire.Lobby)).d.tables] == [table.id]
        await ana.block(him)
        assert (await told(lobby, wire.Lobby)).d.tables == []
        other = await ana.create("winter-queen", 2)
        eve = await serving_each.guest("Eve")
        third = await eve.create("winter-queen", 2)
        assert (await told(lobby, wire.Table)).d.id == third.id  # of hers nothing is told
    assert {one.id for one in await bo.tables()} == {third.id}
    assert {one.id for one in await ana.tables()} == {table.id, other.id, third.id}
    await refused(409, bo.sit(table.id))
    await refused(409, bo.sit(other.id))
    assert await ana.ask("GET", "/api/blocks") == [{"id": him, "name": "Bo"}]
    assert await ana.ask("GET", "/api/mutes") == []  # it says so in one place
    assert await bo.ask("GET", "/api/blocks") == []
    his = await bo.create("winter-queen", 2)
    assert his.id not in {one.id for one in await ana.tables()}
    async with ana.link(his.id) as hers, bo.link(his.id) as link:
        await hers.until(lambda: hers.table is not None)
        await link.say("hello")
        await link.until(lambda: bool(link.chat))
        assert hers.chat == []
    await ana.block(him, False)
    assert {one.id for one in await bo.tables()} == {table.id, other.id, third.id, his.id}
    await bo.sit(table.id)
    await refused(409, ana.block(her))
    await refused(404, ana.block("nobody"))


async def test_a_block_outlives_a_login(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    him = (await bo.me())["id"]
    account = await serving.guest("Ana")
    await account.register("ana", "a long password")
    await ana.block(him)
    await ana.log_in("ana", "a long password")
    assert [one["id"] for one in await ana.ask("GET", "/api/blocks")] == [him]
    assert (await ana.ask("GET", "/api/me/export"))["blocked"] == [{"blocked_id": him}]


# --- reports ---


async def test_the_host_reads_what_was_said_even_if_it_is_gone_since(url: str) -> None:
    async with Serving(url) as serving:
        table, ana, bo = await telling(serving)
        async with bo.link(table.id) as link:
            await link.until(lambda: link.table is not None)
            await link.say("you are all stupid")
            await link.until(lambda: bool(link.chat))
            number = link.chat[0].number
        him = (await bo.me())["id"]
        line = await ana.report(table.id, "he insults us", line=number)
        player = await ana.report(table.id, "and he did so before", user=him)
        await refused(404, ana.report(table.id, "no such text", text="9.0"))
        await refused(400, ana.report(table.id, "nothing"))
        await refused(400, ana.report(table.id, "two things", line=number, user=him))
        await refused(400, ana.report(table.id, " ", user=him))
        assert line in str(await ana.ask("GET", "/api/me/export"))
        assert "insults" not in str(await bo.ask("GET", "/api/me/export"))
    lines = (await _run("reports", "--database", url)).splitlines()
    assert lines[-1] == "Reports: 2."
    assert (
        f'Ana reports Bo: chat {number}, table {table.id}: "you are all stupid" – "he insults us"' in lines[0]
    )
    assert "Ana reports Bo: player, table" in lines[1]
    lines = (await _run("reports", "--database", url, "--settle", line)).splitlines()
    assert [found.split()[0] for found in lines] == [player, "Reports:"]
    assert "stupid" not in await _run("reports", "--database", url, "--all")


async def test_nobody_floods_the_host_and_who_is_forgotten_is_forgotten_here_too(
    serving_each: Serving,
) -> None:
    table, ana, bo = await telling(serving_each)
    him = (await bo.me())["id"]
    async with bo.link(table.id) as link:
        await link.until(lambda: link.table is not None)
        await link.say("a secret of mine")
        await link.until(lambda: bool(link.chat))
    await ana.report(table.id, "why", line=1)
    for n in range(limits.REPORTS - 1):
        await ana.report(table.id, f"why {n}", user=him)
    await refused(409, ana.report(table.id, "once more", user=him))
    await bo.ask("DELETE", "/api/me")
    reports = await serving_each.hub.store.reports.all()
    assert len(reports) == limits.REPORTS
    assert {(report.user, report.words) for report in reports} == {(None, None)}


async def _run(*args: str) -> str:
    result = await asyncio.to_thread(CliRunner().invoke, app, list(args))
    assert result.exit_code == 0, result.output
    return result.output


async def test_reports_of_no_database_are_refused(tmp_path: Path) -> None:
    result = await asyncio.to_thread(
        CliRunner().invoke, app, ["reports", "--database", f"sqlite:///{tmp_path}/none.db"]
    )
    assert result.exit_code == 2
