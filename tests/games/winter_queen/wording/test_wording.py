"""Winter Queen in messages: all that happens can be said, and what was asked is what can be answered."""

import random
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from frostfair.games.installed import game
from frostfair.games.winter_queen.rules.actions import PASS, all_actions
from frostfair.games.winter_queen.rules.terms import COLOURS, COUNTIES, EFFECTS, END_REASONS, ZONES
from frostfair.games.winter_queen.wording import shapes
from frostfair.games.winter_queen.wording.wording import WinterQueenWording
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import Malformed
from frostfair.kernel.match import Match, Setup
from frostfair.wording.message import Message, Name, Seat, apart, listed, message, unpack
from frostfair.wording.showing import show
from tests.size import size

WQ = game("winter-queen")
TELLING = WinterQueenWording(WQ)
NAMES = ("Ana", "Ben", "Cid", "Dee")


def said(told: Message) -> str:
    """In English, after a journey over the wire."""
    over_the_wire = unpack(msgspec.json.decode(msgspec.json.encode(told)))
    assert over_the_wire == told
    return show(over_the_wire, catalogue(), NAMES)


def played(seed: int, seats: int) -> Iterator[Match]:
    match, chance = Match(WQ, Setup(WQ, seats, f"{seed:064x}")), random.Random(seed)
    yield match
    while match.deciders():
        seat = match.deciders()[0]
        match.submit(seat, chance.choice(match.offers(seat)))
        yield match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(size(2, 50)))
def test_everything_that_happens_can_be_said(seed: int, seats: int) -> None:
    made = [0] * seats
    for match in played(seed, seats):
        for event in match.records[-1].events if match.records else ():
            assert said(TELLING.tell(event)).endswith(".")
            for gained in TELLING.gains(event):
                made[gained.seat] += gained.points
                assert said(gained.source)
        for seat in (*range(seats), None):
            asked = TELLING.prompt(match.view(seat), match.deciders(), seat)
            assert (asked is None) == (not match.deciders())
            assert asked is None or len(said(asked)) <= 90
    result = match.result()
    assert result is not None
    assert tuple(made) == result.points
    assert any(NAMES[winner] in said(TELLING.verdict(result)) for winner in result.winners)


def test_the_table_is_described_down_to_the_last_crystal() -> None:
    for match in played(7, 3):
        view = match.view(0)
        lines = [said(line) for line in TELLING.describe(view)]
        seen = shapes.seen(view)
        text = "\n".join(lines)
        for space in seen.spaces:
            about = said(TELLING.describe_space(view, space.name))
            assert space.name in text
            assert ("empty" in about) == (space.crystal is None)
            assert space.crystal is None or space.crystal in about
        assert text.count("points face down") == (0 if seen.over else 2)
        assert all(line.endswith((".", ":")) for line in lines)


def test_every_action_says_what_it_does() -> None:
    told = [said(TELLING.offered(action)) for action in all_actions()]
    assert len(set(told)) == len(told)
    assert said(TELLING.offered(WQ.parse("R1-b3"))).startswith("Place the red crystal of holder 1 on b3 in ")
    assert said(TELLING.offered(WQ.parse("B2-2L"))) == "Place the blue crystal of holder 2 on your page 2L."


def test_whoever_can_only_pass_is_told_so() -> None:
    view = Match(WQ, Setup(WQ, 2, "0" * 64)).view(0)
    assert TELLING.prompt(view, [0], 0, [PASS]) == message("wq-prompt-pass")
    assert TELLING.prompt(view, [0], 0, [WQ.parse("R1-b3")]) == message("wq-prompt-action")
    assert TELLING.prompt(view, [0], 1, []) == message("wq-wait-turn", player=Seat(0))


def test_views_have_the_types_that_they_say() -> None:
    assert get_args(shapes.Colour) == COLOURS
    assert get_args(shapes.County) == COUNTIES
    assert get_args(shapes.Zone) == ZONES
    assert get_args(shapes.Effect) == EFFECTS
    assert get_args(shapes.EndReason) == END_REASONS[1:]
    for match in played(3, 4):
        for seat in (0, None):
            view = match.view(seat)
            assert msgspec.json.encode(shapes.seen(view)) == msgspec.json.encode(view)


def test_a_list_is_joined_as_asked() -> None:
    def crystals(told: object) -> str:
        return said(Message("wq-log-holder-refilled", {"holder": 1, "crystals": told}))  # type: ignore[dict-item]

    assert crystals(listed([Name("wq-colour-red"), "b3", Seat(1)])).endswith("red, b3 and Ben.")
    assert crystals(apart(["a", 2, message("count-vp", vp=3)])).endswith("a, 2, 3 VP.")


@pytest.mark.parametrize("packed", [None, [], ["a"], ["a", 1], ["a", {"b": None}], ["a", {"b": {"x": 1}}]])
def test_what_is_no_message_is_refused(packed: object) -> None:
    with pytest.raises(Malformed):
        unpack(packed)
