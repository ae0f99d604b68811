"""Why? Every answer of Witchstone agrees with the rules, and what is foreseen is what happens."""

from itertools import chain
from typing import Any

import pytest

from frostfair.games.witchstone.rules.ending import final_entries
from frostfair.games.witchstone.rules.prophecies import prophecy_points
from frostfair.games.witchstone.rules.scoring import largest_group
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.games.witchstone.rules.ways import cost
from frostfair.kernel.errors import Malformed
from frostfair.kernel.match import Match
from frostfair.server.table.explain import explain
from frostfair.wording.base import Explanation
from tests.games.witchstone.rules.play import Play
from tests.games.witchstone.terminal.test_face import played, positions
from tests.games.witchstone.wording.test_wording import WORDING, WS, rows, said
from tests.size import size


def ask(match: Match, asker: int | None, about: dict[str, Any]) -> Explanation:
    return WORDING.answer(match.imagine(asker or 0, 1), match.view(asker), asker, about, lambda seat: [])


def asked_of(play: Play, about: dict[str, Any], asker: int | None = 0) -> Explanation:
    return WORDING.answer(play.table, WS.view(play.table, asker), asker, about, lambda seat: [])


def test_everything_that_can_be_asked_is_answered() -> None:
    for match in chain(
        positions(3, 4, size(80, 10)), positions(2, 5, size(90, 10), "careful"), [played(2, 1)]
    ):
        for asker in (1, None):
            for _, row in rows(WORDING.table(match.view(asker), asker)):
                if row.about is not None:
                    told = explain(match, asker, "k", row.about)
                    assert told.rule is not None
                    assert all(said(line).endswith(".") for line in told.told)


def test_points_are_told_by_source_and_the_end_is_foretold() -> None:
    for match in chain(positions(2, 5, 30, "careful"), [played(2, 5, "careful")]):
        for seat in range(2):
            told = explain(match, seat, "k", {"points": seat})
            assert told.value == sum(source.points for source in told.sources)
            table = match.imagine(seat, 0)
            assert isinstance(table, Table)
            expected = 0 if match.result() is not None else len(final_entries(table, seat))
            assert len(told.told) == expected


def test_groups_prophecies_and_ways_are_those_of_the_rules() -> None:
    def ask(about: dict[str, Any]) -> Explanation:
        return WORDING.answer(table, view, 0, about, lambda seat: [])

    ways = 0
    for match in positions(4, 6, size(90, 10), "careful"):
        view, table = match.view(0), match.imagine(0, 1)
        assert isinstance(table, Table)
        for seat in range(4):
            for i, kind in enumerate(KINDS):
                told = ask({"group": {"seat": seat, "kind": kind}})
                assert told.value == largest_group(table, seat, i) == len(told.counted)
            if table.players[seat].tower < 0:
                continue
            for scroll in range(16, 40):
                told = ask({"scroll": {"seat": seat, "number": scroll + 1}})
                assert told.value == prophecy_points(table, seat, scroll)
            for at, name in enumerate(WS.box.ball.location_names):
                told = ask({"way": {"seat": seat, "location": name}})
                n = int(cost(table, seat, at))
                assert told.value == (None if n < 0 else n)
                assert (told.counted[-1:] == [name]) == (n >= 0)
                ways += n > 0
    assert ways > 10


def test_what_counts_for_a_prophecy_is_marked() -> None:  # WS-14.7
    play = Play().joins(0, "T0-V0", "V0-T1")
    order = play.scroll("joined_in_order", "foreign_tower", "foreign_tower")
    told = asked_of(play, {"scroll": {"seat": 0, "number": order + 1}})
    assert (told.value, told.counted) == (3, ["T1"])
    there = play.scroll("witches_on", "village")
    play.player().standing |= 1 << play.location("V0")
    assert asked_of(play, {"scroll": {"seat": 0, "number": there + 1}}).counted == ["V0"]
    boost = play.scroll("single_boost")
    assert asked_of(play, {"scroll": {"seat": 0, "number": boost + 1}}).value == 2


def test_answers_about_the_boards() -> None:
    play = Play().joins(0, "T0-V0")
    connection = asked_of(play, {"connection": "W-T0"})
    assert [said(line) for line in connection.told] == ["W-T0 has 2 spaces: 3 VP when complete."]
    owned = asked_of(play, {"connection": "T0-V0"})
    assert said(owned.told[1]) == "Ana has filled 1 of 1."
    silver = asked_of(play, {"wand": 4})
    assert (silver.value, silver.rule) == (1, "WS-8.6")
    assert asked_of(play, {"wand": 4}, None).value is None  # whoever watches has no connections
    assert "2 VP" not in said(asked_of(play, {"wand": 18}).told[0])
    assert asked_of(play, {"wand": 1}).rule == "WS-8.2"
    assert asked_of(play, {"shelf": "bottom"}).value == 4
    assert asked_of(play, {"round": True}).value == 1
    assert len(asked_of(play, {"location": "V0"}).told) == 2
    assert len(asked_of(play, {"location": "V0"}, None).told) == 1


@pytest.mark.parametrize(
    "about",
    [
        {},
        {"points": 9},
        {"points": -1},
        {"group": {"seat": 0, "kind": "moon"}},
        {"wand": 99},
        {"scroll": {"seat": 0, "number": 0}},
        {"scroll": {"seat": 0, "number": 41}},
        {"group": {"seat": 0, "kind": "witch", "hex": "d4"}},
        {"way": {"seat": 0, "location": "Z9"}},
        {"location": "b3"},
        {"connection": "T0-T0"},
        {"pentagram": 15},
        {"shelf": "top"},
        {"round": False},
        {"nonsense": 1},
        {"group": {"seat": 0}},
    ],
)
def test_what_cannot_be_asked_is_refused(about: dict[str, Any]) -> None:
    match = next(positions(2, 1, 1))
    with pytest.raises(Malformed):
        ask(match, 0, about)


@pytest.mark.parametrize(("seats", "seed", "bot"), [(2, 5, "careful"), (3, 4, "random")])
def test_what_is_foreseen_is_what_happens(seats: int, seed: int, bot: str) -> None:
    """Points always; what is told as well, but for what chance decides."""
    whole, checked = played(seats, seed, bot), 0
    for match, record in zip(positions(seats, seed, 1, bot), whole.records, strict=True):
        told = WORDING.foresee(match.imagine(record.seat, 0), record.seat, record.value)
        brought = [g.points for event in record.events for g in WORDING.gains(event) if g.seat == record.seat]
        assert told.value == sum(brought)
        happened = [WORDING.tell(event) for event in record.events if not event.lifts_veil()]
        assert told.told[0] == WORDING.offered(record.value)
        assert told.told[len(told.told) - len(happened) :] == happened
        checked += bool(told.counted)
    assert checked > 10


def test_no_answer_depends_on_what_the_asker_cannot_know() -> None:
    match = next(
        match for match in positions(3, 4, 1) if match.view(match.deciders()[0])["holding"] is not None
    )
    other = (match.deciders()[0] + 1) % 3
    for _, row in rows(WORDING.table(match.view(other), other)):
        if row.about is not None:
            answers = [
                WORDING.answer(match.imagine(other, s), match.view(other), other, row.about, lambda seat: [])
                for s in (1, 2)
            ]
            assert answers[0] == answers[1]
