"""What a board is told before anything is chosen: it is what then happens, and nothing secret is in it."""

import time
from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest

from frostfair.games.witchstone.rules.actions import PLACE, direction_of, first_hex_of
from frostfair.games.witchstone.rules.ending import final_points
from frostfair.games.witchstone.rules.notation import structure, text
from frostfair.games.witchstone.rules.owed import owed
from frostfair.games.witchstone.rules.prophecies import prophecy_level, prophecy_points
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import LEVELS
from frostfair.games.witchstone.wording.log import AT_THE_END
from frostfair.games.witchstone.wording.marks import Foreseen, Half, Marks
from frostfair.games.witchstone.wording.names import actions
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import step
from frostfair.kernel.match import Match
from frostfair.kernel.record import Record
from frostfair.server.table.explain import explain
from frostfair.wire.data import AnswerData
from tests.games.witchstone.rules.play import Play
from tests.games.witchstone.terminal.test_face import played, positions
from tests.games.witchstone.wording.test_why import asked_of
from tests.games.witchstone.wording.test_wording import WORDING, WS
from tests.size import size


def marks(match: Match, asker: int | None, about: dict[str, object]) -> Marks:
    told = explain(match, asker, "k", about).marks
    assert isinstance(told, Marks)
    return told


def foreseen(play: Play, do: str) -> Foreseen:
    told = asked_of(play, {"offers": True}).marks
    assert isinstance(told, Marks)
    return told.offers[do]


def halves(play: Play, tile: str) -> dict[str, dict[str, Half]]:
    told = asked_of(play, {"tile": tile}).marks
    assert isinstance(told, Marks)
    return told.halves


# --- the whole of games ---


@pytest.mark.parametrize(("seats", "seed", "bot"), [(2, 5, "careful"), (3, 4, "random")])
def test_what_is_foreseen_is_what_happens(seats: int, seed: int, bot: str) -> None:
    """Points by source, what the end adds, and both groups of a tile, for every decision of a game."""
    later = placed = 0
    for match, record, then in steps(played(seats, seed, bot)):
        seat, told = record.seat, marks(match, record.seat, {"offers": True})
        offers = [text(structure(WS.box, one)) for one in match.offers(seat) if one < PLACE]
        assert list(told.offers) == offers
        assert bool(told.halves) == (match.view(seat)["holding"] is not None)
        if record.value >= PLACE:
            placed += 1
            assert_halves(told, record.value, then)
            continue
        one = told.offers[text(structure(WS.box, record.value))]
        gained = [e for e in map(packed, record.events) if e["kind"] == "points-scored" and e["seat"] == seat]
        at_once = [(e["points"], e["rule"]) for e in gained if e["source"] not in AT_THE_END]
        assert [(scored.points, scored.rule) for scored in one.scored] == at_once
        assert one.points == sum(scored.points for scored in one.scored)
        assert isinstance(match.state, Table)
        assert one.later == final_points(then, seat) - final_points(match.state, seat)
        later += one.later
    assert placed == 11 * seats
    assert later > 0


def steps(whole: Match) -> Iterator[tuple[Match, Record, Table]]:
    """The match before each record, the record, and the table after it."""
    match = Match(WS, whole.setup)
    for record in whole.records:
        then = match.state.copy()
        then.rng = whole.setup.luck.for_step(record.version)
        step(then, record.seat, record.value, None)
        assert isinstance(then, Table)
        yield match, record, then
        match.apply(record)


def packed(event: object) -> dict[str, object]:
    return {name: getattr(event, name) for name in ("kind", *getattr(event, "fields", ()))}


def assert_halves(told: Marks, action: int, then: Table) -> None:
    """As many actions of both kinds as the turn then owes."""
    at, pot = int(first_hex_of(action)), WS.box.cauldron
    other = int(pot.beside(at, direction_of(action)))
    (one, first), (two, second) = told.halves.items()
    assert {entry.kind: entry.left for entry in owed(then) if entry.cause == "tile"} == {
        one: first[pot.hex_names[at]].size,
        two: second[pot.hex_names[other]].size,
    }


def test_the_work_of_a_turn_is_a_tree_of_all_that_is_owed() -> None:
    deepest = done = 0
    for match in chain(positions(2, 5, 1, "careful"), positions(3, 4, size(7, 1))):
        if match.result() is not None:
            continue
        (seat,) = match.deciders()
        told = marks(match, None, {"turn": True})
        assert isinstance(match.state, Table)
        entries = owed(match.state)
        unfinished = [work for work in told.work if work.progress != "done"]
        wanted = [one for one in entries if one.left or one.held or one is entries[-1]]
        assert sorted([(work.kind, work.which) for work in unfinished]) == sorted(
            [(one.kind, one.which) for one in wanted]
        )
        assert [work.kind for work in told.work if work.progress == "now"] in ([], [entries[-1].kind])
        above = -1
        for work in told.work:
            assert 0 <= work.left <= work.total
            assert work.depth <= above + 1
            above = work.depth
            deepest = max(deepest, above)
        done += len(told.work) - len(unfinished)
        answer = explain(match, seat, "k", {"turn": True})
        assert answer.value == sum(scored.points for scored in told.scored)
    assert deepest >= 2
    assert done > 20


def test_points_of_a_turn_are_those_since_it_began() -> None:
    match, turns = played(2, 5, "careful"), 0
    points = {0: 0, 1: 0}
    for now, record in zip(positions(2, 5, 1, "careful"), match.records, strict=True):
        assert isinstance(now.state, Table)
        here = int(now.state.players[record.seat].points)
        told = explain(now, None, "k", {"turn": True})
        last = now.records[-1:]
        if any(one.seat != record.seat or any(e.kind == "round-began" for e in one.events) for one in last):
            points[record.seat], turns = here, turns + 1
            assert told.value == 0
        assert told.value == here - points[record.seat]
    assert turns > 20


# --- one by one ---


def test_a_tile_says_for_every_hex_what_it_gives() -> None:  # WS-3.4, WS-8.3, WS-7.3
    play = Play().lies("energy+wand", "b2", "W").has_tiles("energy+wand", "energy+crystal").on_wand(2, 9)
    told = halves(play, "energy+wand")
    assert list(told) == ["energy", "wand"]
    assert told["energy"]["a2"].size == 3
    assert set(told["energy"]["a2"].hexes) >= {"a2", "b2"}
    assert [(gift.what, gift.silver, gift.space) for gift in told["wand"]["c1"].gives] == [
        ("silver", "connections", 4)
    ]
    alone = next(half for half in told["wand"].values() if half.size == 1)
    assert alone.gives == []  # one step, to where nothing lies
    crystal = halves(play, "energy+crystal")["crystal"]
    assert crystal["a2"].freed == []
    assert crystal["a2"].usable == 1
    with pytest.raises(Malformed, match="in your hand"):
        asked_of(play, {"tile": "witch+scroll"})
    with pytest.raises(Malformed, match="spectators"):
        asked_of(play, {"offers": True}, None)


def test_a_group_that_a_prophecy_counts_is_worth_something_later() -> None:  # WS-12.1
    play = Play().lies("energy+wand", "b2", "W").has_tiles("energy+pentagram")
    play.gains("group", "energy")
    assert halves(play, "energy+pentagram")["energy"]["a2"].later == 0
    play.lies("energy+scroll", "b1", "SW")
    assert halves(play, "energy+pentagram")["energy"]["a2"].later == 2


def test_energy_witch_wand_and_steps_say_what_they_bring() -> None:
    play = Play().owes("energy", 2)
    told = foreseen(play, "energy T0-V0")
    assert (told.completes, told.points, told.worth) == (True, 1, 1)
    assert [one.rule for one in told.scored] == ["WS-4.5"]
    long = foreseen(play, "energy W-T0")
    assert (long.completes, long.filled, long.length, long.worth, long.points) == (False, 1, 2, 3, 0)
    sent = foreseen(with_a_lying_witch().owes("witch", 2), "send V0")
    assert (sent.cost, sent.way) == (1, ["T0", "V0"])
    assert sent.points == 2 + (3 if sent.token == "vp" else 0)
    assert sent.gives
    wand = foreseen(Play().on_wand(2, 3).joins(0, "T0-V0").owes("wand", 4), "wand 4")
    assert (wand.space, wand.leads, wand.points) == (6, True, 1)
    assert [(gift.what, gift.n, gift.doubled) for gift in wand.gives] == [
        ("silver", 1, False),
        ("actions", 2, True),
    ]
    ring = Play().owes("pentagram", 1)
    ring.player().pentagram = 4
    step = foreseen(ring, "step")
    assert (step.space, step.later, step.gives[0].what, step.gives[0].n) == (5, 7, "owl", 7)
    assert foreseen(ring, "done").lost == [actions("pentagram", 1)]
    assert foreseen(ring, "reach").pays == 1


def with_a_lying_witch() -> Play:
    play = Play().joins(0, "T0-V0")
    play.player().lying = 1
    play.player().supply -= 1
    return play


def test_every_scroll_tells_its_level_the_next_one_and_what_counts() -> None:
    for match in positions(3, 4, size(90, 10)):
        for asker in (0, None):
            table = match.imagine(0, 1)
            assert isinstance(table, Table)
            for one in marks(match, asker, {"scrolls": True}).prophecies:
                if one.level is None:
                    assert one.points == 2
                    continue
                number = one.scroll - 1
                assert one.points == prophecy_points(table, one.seat, number)
                assert one.level == LEVELS[prophecy_level(table, one.seat, number)]
                assert (one.next is None) == (one.level == "full")
                if one.have is not None and one.need is not None:
                    assert one.have < one.need


def test_hidden_scrolls_are_told_to_their_owners_only() -> None:  # WS-9.7
    play = Play()
    play.table.hidden_scrolls = True
    play.gains("group", "energy")
    found = {asker: asked_of(play, {"scrolls": True}, asker).marks for asker in (0, 1, None)}
    assert [len(told.prophecies) for told in found.values() if isinstance(told, Marks)] == [7, 6, 0]


def test_no_foresight_depends_on_what_the_asker_cannot_know() -> None:
    for match in positions(3, 4, size(60, 10)):
        if match.result() is not None:
            continue
        (seat,) = match.deciders()
        for about in ({"offers": True}, {"scrolls": True}):
            answers = [
                WORDING.answer(match.imagine(seat, seed), match.view(seat), seat, about, lambda _: [])
                for seed in (1, 2)
            ]
            assert answers[0] == answers[1]


def test_a_held_tile_is_foreseen_fast_enough_for_every_place() -> None:
    """All places and directions in one answer: small on the wire, and no long wait for the table."""
    match = next(m for m in positions(2, 1, 1) if m.deciders() and m.view(m.deciders()[0])["holding"])
    (seat,) = match.deciders()
    best = 1.0
    for _ in range(5):
        started = time.perf_counter()
        answer = explain(match, seat, "k", {"offers": True})
        best = min(best, time.perf_counter() - started)
    assert isinstance(answer, AnswerData)
    assert len(msgspec.json.encode(answer)) < 20_000
    assert best < 0.1
