"""The coach at a server: hints with consent, reviews for their players, tables that go on from a moment."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from frostfair.client import Session
from frostfair.games.installed import game
from frostfair.kernel.codec import from_json
from frostfair.server.coach.process import CoachProcess, may_coach
from frostfair.store.errors import StoreUnavailable
from frostfair.wire.coach import Advice, ReviewState
from frostfair.wire.data import HintsData, TableData
from tests.server.people.test_people import refused
from tests.server.serving import Serving, play, started

pytestmark = pytest.mark.asyncio
LITTLE = 0.001


@pytest_asyncio.fixture
async def coaching(database: str) -> AsyncIterator[Serving]:
    async with Serving(database, coach_budget=LITTLE) as server:
        yield server


async def alone(ana: Session, **wanted: object) -> TableData:
    table = await ana.create("winter-queen", 2, bots={1: "random"}, asks_end_turn=False, **wanted)  # type: ignore[arg-type]
    return await ana.start(table.id)


async def finished(ana: Session, seed: int = 1) -> TableData:
    table = await alone(ana)
    async with ana.link(table.id) as link:
        await play(link, random.Random(seed), steps_back=0.0)
    return await ana.table(table.id)


async def reviewed(ana: Session, table: str) -> ReviewState:
    state = await ana.begin_review(table)
    while state.working:
        await asyncio.sleep(0.05)
        state = await ana.review(table)
    return state


# --- hints ---


async def test_a_hint_is_one_of_the_offers_and_the_table_says_that_it_was_given(coaching: Serving) -> None:
    ana = await coaching.guest("Ana")
    table = await alone(ana, options={"first": 1})
    hint = await ana.hint(table.id)
    live = await coaching.hub.table(table.id)
    assert live.room is not None
    match = live.room.match
    assert hint.v == match.version
    assert hint.seat == 0
    assert match.game.parse(hint.do) in match.offers(0)
    assert all(said[0] for said in (hint.where, hint.sort, hint.told))
    await ana.hint(table.id)
    assert (await ana.table(table.id)).hints == HintsData(used={"0": 2})


async def test_only_players_whose_turn_it_is_get_hints(coaching: Serving) -> None:
    ana, watcher = await coaching.guest("Ana"), await coaching.guest("Cleo")
    table = await alone(ana, options={"first": 1})
    await refused(403, watcher.hint(table.id))
    await refused(401, (await coaching.stranger()).hint(table.id))
    waiting = await ana.create("winter-queen", 2)
    await refused(409, ana.hint(waiting.id))
    assert (await ana.table(table.id)).hints is None


async def test_with_other_people_hints_need_their_consent_once(coaching: Serving) -> None:
    ana, bo = await coaching.guest("Ana"), await coaching.guest("Bo")
    table = await started(ana, bo, options={"first": 1})
    await refused(409, ana.hint(table.id))
    await refused(409, bo.answer_for_hints(table.id, True))  # nobody asks
    asked = await ana.ask_for_hints(table.id)
    assert asked.hints == HintsData(by=0, agreed=[0])
    await refused(409, bo.ask_for_hints(table.id))  # they are asked already
    await refused(409, ana.hint(table.id))
    assert (await bo.answer_for_hints(table.id, False)).hints == HintsData()
    await refused(409, ana.hint(table.id))
    await ana.ask_for_hints(table.id)
    agreed = await bo.answer_for_hints(table.id, True)
    assert agreed.hints == HintsData(agreed=[0, 1])
    assert (await ana.hint(table.id)).seat == 0
    watcher = await coaching.guest("Cleo")
    await refused(403, watcher.ask_for_hints(table.id))
    await refused(403, watcher.answer_for_hints(table.id, True))


async def test_all_who_are_there_hear_that_hints_are_asked_for(coaching: Serving) -> None:
    ana, bo = await coaching.guest("Ana"), await coaching.guest("Bo")
    table = await started(ana, bo)
    async with bo.link(table.id) as link:
        await link.until(lambda: link.table is not None)
        await ana.ask_for_hints(table.id)
        await link.until(lambda: link.table is not None and link.table.hints is not None)
        assert link.table is not None
        assert link.table.hints == HintsData(by=0, agreed=[0])


async def test_people_at_one_screen_ask_nobody(coaching: Serving) -> None:
    ana = await coaching.guest("Ana")
    table = await ana.create("winter-queen", 2, hot_seat=True, options={"first": 2})
    await ana.sit(table.id, 0, "Ana")
    await ana.sit(table.id, 1, "Bo")
    await ana.start(table.id)
    assert (await ana.hint(table.id, seat=1)).seat == 1


async def test_a_game_without_a_coach_gives_no_hints(coaching: Serving) -> None:
    ana = await coaching.guest("Ana")
    table = await ana.create("winter-tales", 3, bots={1: "random", 2: "random"})
    await ana.start(table.id)
    assert not may_coach(game("winter-tales"))
    await refused(404, ana.hint(table.id))
    coached = {info["id"]: info["coach"] for info in await ana.ask("GET", "/api/games")}
    assert coached == {"winter-queen": True, "witchstone": True, "winter-tales": False}


# --- reviews ---


async def test_a_review_is_made_kept_and_its_players_own(coaching: Serving) -> None:
    ana, cleo = await coaching.guest("Ana"), await coaching.guest("Cleo")
    table = await finished(ana)
    await refused(403, cleo.review(table.id))
    await refused(403, cleo.begin_review(table.id))
    before = await ana.review(table.id)
    assert (before.review, before.working) == (None, False)
    state = await reviewed(ana, table.id)
    assert state.review is not None
    assert state.done == state.of == len(state.review.seats[0].decisions) > 5
    assert [seat.seat for seat in state.review.seats] == [0]  # bots aren't reviewed
    assert await coaching.hub.store.reviews.of_table(table.id) is not None
    assert (await ana.begin_review(table.id)).review == state.review
    await refused(403, cleo.review(table.id))
    assert (await ana.share_review(table.id)).shared
    assert (await cleo.review(table.id)).review == state.review
    assert not (await ana.share_review(table.id, False)).shared
    await refused(403, cleo.review(table.id))
    await refused(403, cleo.share_review(table.id))


async def test_a_game_that_is_still_played_is_not_reviewed(coaching: Serving) -> None:
    ana = await coaching.guest("Ana")
    table = await alone(ana)
    await refused(409, ana.begin_review(table.id))
    await refused(409, ana.branch(table.id, 0))


async def test_a_stop_in_the_middle_costs_nothing_but_time(database: str) -> None:
    async with Serving(database, coach_budget=LITTLE) as serving:
        ana = await serving.guest("Ana")
        table = await finished(ana)
        cookie = ana.cookie
        assert cookie is not None
        assert (await ana.begin_review(table.id)).working
    async with Serving(database, coach_budget=LITTLE) as serving:
        again = await serving.stranger()
        again.cookie = cookie
        assert not (await again.review(table.id)).working
        assert (await reviewed(again, table.id)).review is not None


# --- what if ---


async def test_a_table_goes_on_from_a_moment_and_the_game_stays_as_it_is(coaching: Serving) -> None:
    ana, cleo = await coaching.guest("Ana"), await coaching.guest("Cleo")
    table = await finished(ana)
    before = await ana.log(table.id)
    whole = from_json(before)
    assert isinstance(whole, dict)
    at = len(whole["log"]) // 2
    fresh = await ana.branch(table.id, at)
    assert (fresh.status, fresh.visibility) == ("playing", "private")
    assert fresh.branch is not None
    assert (fresh.branch.of, fresh.branch.v) == (table.id, at)
    assert [(seat.user is not None, seat.bot) for seat in fresh.seats] == [(True, None), (False, "random")]
    kept = await coaching.hub.store.logs.read(fresh.id)
    old = await coaching.hub.store.logs.read(table.id)
    # A bot may have moved since; what was before is the same to the last byte.
    assert [entry.text for entry in kept[:at]] == [entry.text for entry in old[:at]]
    async with ana.link(fresh.id) as link:
        await play(link, random.Random(5), steps_back=0.0)
    assert (await ana.table(fresh.id)).status == "finished"
    assert await ana.log(table.id) == before
    assert await coaching.hub.store._loading.check(fresh.id, game) is None
    other = await cleo.branch(table.id, 0, seat=1, bot="greedy")  # the game is over, and open to all
    assert [seat.bot for seat in other.seats] == ["greedy", None]


async def test_what_if_keeps_hidden_things_and_chance_as_they_were(coaching: Serving) -> None:
    """The same deed at the same moment has the same outcome, so a difference comes from decisions."""
    ana = await coaching.guest("Ana")
    table = await finished(ana)
    whole = (await coaching.hub.store.load_match(table.id)).match
    at = next(record.version for record in whole.records if record.seat == 0 and record.version > 3)
    fresh = await ana.branch(table.id, at - 1)
    async with ana.link(fresh.id) as link:
        await link.until(lambda: link.is_asked)
        await link.act(whole.game.notation(whole.records[at - 1].value))
    branch = (await coaching.hub.store.load_match(fresh.id)).match
    assert branch.records[at - 1].digest == whole.records[at - 1].digest


async def test_bad_wishes_for_a_branch_are_named(coaching: Serving) -> None:
    ana = await coaching.guest("Ana")
    table = await finished(ana)
    last = (await ana.history(table.id)).last
    await refused(409, ana.branch(table.id, last))
    await refused(400, ana.branch(table.id, last + 1))
    await refused(400, ana.branch(table.id, 1, seat=3))
    await refused(400, ana.branch(table.id, 1, bot="nobody"))


# --- the process ---


async def test_a_question_that_is_cancelled_ends_with_its_process() -> None:
    sleeper = (sys.executable, "-c", "import time; time.sleep(600)")
    process = CoachProcess(0, command=sleeper)
    asking = asyncio.create_task(process.ask("advise", game("winter-queen"), 1.0, [], Advice))
    while process._process is None:
        await asyncio.sleep(0.01)
    running = process._process
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert running.returncode is not None
    assert process._process is None


async def test_a_process_that_dies_is_asked_once_more_and_then_given_up() -> None:
    process = CoachProcess(0, command=(sys.executable, "-c", "raise SystemExit(1)"))
    with pytest.raises(StoreUnavailable):
        await process.ask("advise", game("winter-queen"), 1.0, [], Advice)
