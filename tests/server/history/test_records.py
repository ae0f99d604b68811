"""The past of a table: every moment as its audience saw it then, and every record as it was told."""

import random

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from frostfair.client.session import ApiError
from frostfair.kernel.game import Game
from frostfair.kernel.logtext import write_record
from frostfair.kernel.match import Match
from frostfair.kernel.record import ACT, UNDO, Record
from frostfair.server.history.moments import _Leafed, _position
from frostfair.server.history.records import history
from frostfair.server.table.logbook import Logbook, taken_back
from frostfair.store.database import Entry
from frostfair.wire import messages as wire
from frostfair.wire.data import KeyData, LogLine
from frostfair.wire.limits import GAP
from tests.kernel.lanterns import Whispered
from tests.server.rooms import LANTERNS, WINTER_QUEEN, WINTER_TALES, Talk, news_to, play_on, room, undo
from tests.server.serving import Serving, must_decide, play, seated, started


@pytest.mark.parametrize("played", [LANTERNS, WINTER_QUEEN], ids=lambda game: game.meta.id)
def test_the_past_tells_exactly_what_was_told_at_the_time(played: Game) -> None:
    here = room(played, 2, asks_end_turn=True)
    talk, chance = Talk(here), random.Random(3)
    views = {audience: [here.position(audience).view] for audience in here.audiences}
    told: dict[int | None, list[wire.News]] = {audience: [] for audience in here.audiences}
    while not here.is_over:
        actor = here.match.deciders()[0]
        if here.match.may_undo(actor) and chance.random() < 0.2:
            outcome = talk.ask(actor, undo(here.match.version, f"u{here.match.version}"))
        elif here.match.may_end_turn(actor):
            outcome = talk.ask(actor, wire.EndTurn(here.match.version, KeyData(f"e{here.match.version}")))
        else:
            outcome = talk.do(actor, played.notation(chance.choice(here.match.offers(actor))))
        assert outcome.record is not None
        for audience in here.audiences:
            views[audience].append(here.position(audience).view)
            told[audience] += news_to(outcome, audience)

    match = here.match
    entries = [Entry("t", r.version, write_record(played, r), talk.now, None, None) for r in match.records]
    leafed = _Leafed(Match(played, match.setup))
    leafed.note()
    leafed.read(entries)
    for audience in here.audiences:
        for version, seen in enumerate(views[audience]):
            then = _position(leafed.match, leafed.moments[version], audience)
            assert msgspec.json.encode(then.view) == msgspec.json.encode(seen)
            assert (then.reveal is not None) == (version == match.version)
            assert not then.offers
        past = history(played, entries, audience, 0, 10_000)
        assert past.last == match.version
        assert [record.v for record in past.records] == [news.v for news in told[audience]]
        lines = [LogLine(news.v) if news.d is None else news.d.line for news in told[audience]]
        assert {line.v for line in past.records if line.undone} == crossed_out(lines)
        with_events = history(played, entries, audience, 0, 10_000, with_events=True)
        assert [as_told(line) for line in with_events.records] == lines
        assert [as_told(line) for line in past.records] == [replace(line, events=[]) for line in lines]
        for since in range(match.version):
            missed = here.view(audience, since, talk.now).d.missed
            assert [as_told(line) for line in missed] == (
                lines[since:] if match.version - since <= GAP else []
            )


def as_told(line: LogLine) -> LogLine:
    """As it comes to a client, before anything of it is taken back."""
    return replace(msgspec.json.decode(msgspec.json.encode(line), type=LogLine), undone=False)


def crossed_out(lines: list[LogLine]) -> set[int]:
    """By the lines alone: an undo crosses out itself and all after the version that it went back to."""
    undone: set[int] = set()
    for line in lines:
        if line.deed == UNDO:
            assert line.to is not None
            undone |= {other.v for other in lines if line.to < other.v <= line.v and other.by is not None}
    return undone


def test_what_was_taken_back_is_marked() -> None:
    here = room(WINTER_QUEEN, 2, asks_end_turn=True)
    talk = Talk(here)
    talk.do(0, WINTER_QUEEN.notation(here.match.offers(0)[0]))
    talk.ask(0, undo(1))
    talk.do(0, WINTER_QUEEN.notation(here.match.offers(0)[1]))
    records = here.match.records
    assert taken_back(records, records[1]) == [records[0]]


def test_who_could_not_know_of_a_decision_does_not_hear_that_it_was_taken_back() -> None:
    records = [Record(1, 0, ACT, 0, (Whispered(0),), ""), Record(2, 0, UNDO, 0, (), "")]
    logbook = Logbook(LANTERNS, records, [1, 2], {})
    for audience in (1, None):
        assert logbook.lines(audience) == [LogLine(1), LogLine(2)]
    assert [line.deed for line in logbook.lines(0)] == [ACT, UNDO]


@pytest.mark.asyncio
async def test_the_past_over_the_wire(serving: Serving) -> None:
    ana, ben, cid = [await serving.guest(name) for name in ("Ana", "Ben", "Cid")]
    table = await started(ana, ben, options={"first": 1})
    async with ana.link(table.id) as one, ben.link(table.id) as two:
        await seated(one, two)
        assert one.now is not None
        await one.act(one.now.offers[0].do)
        await one.undo()
        for _ in range(6):
            deciding = one if must_decide(one) else two
            version = (await play(deciding, random.Random(1), most=1))[0]
            await seated(one, two)
            await one.until(lambda at=version: one.version == at)  # type: ignore[misc]
    for session in (ana, ben, cid):
        past = await session.ask("GET", f"/api/tables/{table.id}/history")
        assert past["last"] == version
        assert [record["v"] for record in past["records"]] == list(range(1, version + 1))
        assert past["records"][0]["told"][0][1]["player"] == {"seat": past["records"][0]["by"]}
        assert past["records"][0]["at"] > table.created
        assert past["records"][0]["undone"]
        rest = await session.ask("GET", f"/api/tables/{table.id}/history?from=1&limit=1")
        assert rest["records"] == past["records"][1:2]
        past_with_events = await session.history(table.id)
        assert [record.v for record in past_with_events.records] == list(range(1, version + 1))
        assert past_with_events.records[0].events
        assert "events" not in past["records"][0]
        for since in range(version + 2):
            rest = await session.ask("GET", f"/api/tables/{table.id}/history?from={since}")
            assert rest == {"records": past["records"][since:], "last": version}
        then = await session.ask("GET", f"/api/tables/{table.id}/at/0")
        assert all(holder for holder in then["view"]["holders"])
        assert then["view"]["you"] == {"Ana": 0, "Ben": 1}.get((await session.me())["name"])
        assert "reveal" not in then
        assert "offers" not in then
        with pytest.raises(ApiError):
            await session.ask("GET", f"/api/tables/{table.id}/at/999")
    async with httpx.AsyncClient(base_url=serving.url, trust_env=False) as stranger:
        assert (await stranger.get(f"/api/tables/{table.id}/history")).status_code == 401


def test_a_seats_own_decision_is_told_to_it_even_if_nothing_happened() -> None:
    """Others, who may know nothing of it, get the bare number; in the news as in the history."""
    played = Talk(room(WINTER_TALES, 3))
    chance, bare = random.Random(5), 0
    for _ in range(120):
        if played.room.is_over or bare > 3:
            break
        outcome = play_on(played, chance)
        record = outcome.record
        if record is None or record.events:
            continue
        bare += 1
        (own,) = news_to(outcome, record.seat)
        assert own.d is not None
        assert (own.d.line.by, own.d.line.deed) == (record.seat, record.deed)
        logbook = Logbook(WINTER_TALES, played.room.match.records, played.room.times, played.room.marks)
        assert logbook.lines(record.seat)[-1].by == record.seat
        others = [logbook.lines(seat)[-1] for seat in (*range(3), None) if seat != record.seat]
        if record.deed == ACT:
            assert [line.by for line in others] == [None] * len(others)
    assert bare
