"""What the kernel carries, shown by Lanterns: nested bonuses, interruptions, simultaneous secret choices."""

from typing import Any, ClassVar

import pytest

from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.errors import BrokenContract
from frostfair.kernel.flow import Frame, Sink, deciders, offers, settle, step
from frostfair.kernel.match import Match
from tests.kernel.lanterns import CALM, DEEPER, LIGHT, PICK, STOP, Lanterns, Table, Turn
from tests.kernel.playing import breadcrumb, new_match, offered, play

GAME = Lanterns()

FIVE_DEEP = ("0 light", "0 deeper", "0 deeper", "0 deeper", "0 deeper")


def saved_and_restored(match: Match) -> Table:
    written = from_json(to_json(match.state.pack()))
    assert isinstance(written, dict)
    return GAME.restore(written)


def assert_goes_on_alike(match: Match, *actions: tuple[int, int]) -> None:
    """A restored state and the running one do the same from here on."""
    restored, running = saved_and_restored(match), match.state.copy()
    restored.rng = running.rng
    for seat, action in actions:
        assert offers(restored, seat, 16) == offers(running, seat, 16)
        told_there, told_here = Sink(), Sink()
        step(restored, seat, action, told_there)
        step(running, seat, action, told_here)
        assert [e.pack() for e in told_there.events] == [e.pack() for e in told_here.events]
        assert restored.pack() == running.pack()


def test_a_chain_of_bonuses_goes_five_deep_and_back() -> None:
    match = new_match(GAME)
    play(match, *FIVE_DEEP)
    assert breadcrumb(match) == "turn > bonus > bonus > bonus > bonus > bonus"
    assert offered(match, 0) == ["stop"], "the fifth bonus brings no sixth"
    play(match, *["0 stop"] * 5)
    assert breadcrumb(match) == "turn > gust", "each frame popped itself; the turn went on by itself"
    assert match.view(None)["points"] == [5, 0]


def test_five_deep_can_be_saved_and_restored() -> None:
    match = new_match(GAME)
    play(match, *FIVE_DEEP[:3])
    assert_goes_on_alike(match, (0, DEEPER), (0, DEEPER), *[(0, STOP)] * 5, (1, CALM), (1, LIGHT))


def test_another_seat_interrupts_in_the_middle_of_a_turn() -> None:
    match = new_match(GAME, seats=3)
    play(match, "0 light", "0 stop")
    assert match.deciders() == [1]
    play(match, "1 blow")
    assert match.deciders() == [2], "each of the others is asked, in order"
    assert offered(match, 2) == ["calm"], "the lantern is out already"
    play(match, "2 calm")
    assert breadcrumb(match) == "turn"
    assert match.deciders() == [1], "and then play goes on"


def test_an_interruption_can_be_saved_and_restored() -> None:
    match = new_match(GAME, seats=3)
    play(match, "0 light", "0 stop", "1 calm")
    assert_goes_on_alike(match, (2, CALM), (1, LIGHT), (1, STOP))


def to_the_picking(match: Match) -> None:
    play(match, "0 light", "0 stop", "1 calm", "1 light", "1 stop", "0 calm")
    assert breadcrumb(match) == "picking"


def test_all_seats_choose_at_once_and_in_secret() -> None:
    match = new_match(GAME)
    to_the_picking(match)
    assert match.deciders() == [0, 1]
    play(match, "1 pick3")
    assert match.deciders() == [0], "who has picked waits"
    assert match.view(1)["picked"] == [None, 3]
    assert match.view(0)["picked"] == match.view(None)["picked"] == [None, "hidden"]
    record = play(match, "0 pick2")
    assert [event.kind for event in record.events] == ["picked", "whispered", "revealed", "scored"]
    assert match.view(None)["points"] == [1, 4]


def test_a_secret_choice_can_be_saved_and_restored() -> None:
    match = new_match(GAME)
    to_the_picking(match)
    play(match, "1 pick3")
    assert_goes_on_alike(match, (0, PICK + 1), (0, LIGHT))


def test_a_copy_shares_nothing_that_changes() -> None:
    match = new_match(GAME)
    play(match, "0 light")
    before = match.state.pack()
    copy = match.state.copy()
    for action in (DEEPER, STOP, STOP):
        step(copy, 0, action, None)
    assert match.state.pack() == before
    assert copy.pack() != before


def test_nobody_decides_when_the_stack_is_empty() -> None:
    table = Table(2)
    settle(table, None)
    assert deciders(table) == 0
    assert offers(table, 0, 16) == []


def test_only_seats_at_the_table_are_offered_anything() -> None:
    table = Table(2)
    table.stack.append(Turn(0, 0))
    assert offers(table, 0, 16) != []
    assert [offers(table, seat, 16) for seat in (-1, 1, 2, 99)] == [[], [], [], []]


class Mill(Frame):
    kind: ClassVar[str] = "mill"

    def run(self, state: Any, sink: Sink | None) -> None:
        pass


def test_a_frame_that_never_ends_is_caught() -> None:
    table = Table(2)
    table.stack.append(Mill())
    with pytest.raises(BrokenContract, match="10000 automatic steps in mill"):
        settle(table, None)
