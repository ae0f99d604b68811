"""The contract: every game passes it, and games that break one promise are caught by it."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from frostfair.games.installed import enabled_games
from frostfair.kernel.contract import Fault, inspected
from frostfair.kernel.flow import Event, Refusal, Sink, State
from frostfair.kernel.game import Game, Result, View
from frostfair.kernel.match import Setup
from tests.kernel import lanterns
from tests.kernel.lanterns import Lanterns
from tests.size import size

GAMES: list[Game] = [Lanterns(), *enabled_games()]
CASES = [
    pytest.param(game, seats, id=f"{game.meta.id}-{seats}") for game in GAMES for seats in game.meta.seats
]
MOST_RECORDS = 3000


def setup(game: Game, seats: int, number: int, *, asks_end_turn: bool = False) -> Setup:
    """The number-th set-up: another seed, and the options in all their combinations."""
    options = {}
    for option in game.meta.options:
        allowed = [v for v in option.allowed if type(v) is not int or v <= seats]
        options[option.name] = allowed[number % len(allowed)]
        number //= len(allowed)
    if game.meta.id == "winter-tales":  # random players would tell for ever; objectives need a longer game
        options |= {"chapter_limit": 3, "objectives": options["objectives"] is True and number % 2 == 0}
        options |= {"memories": 5} if options["objectives"] else {}
    return Setup(game, seats, f"{number:032x}{seats:032x}", options, asks_end_turn=asks_end_turn)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_game_keeps_the_contract(game: Game, seats: int) -> None:
    games, thorough = (
        (size(6, 2000), 1) if game.meta.id in ("lanterns", "winter-queen") else (size(2, 500), 9)
    )
    for number in range(games):
        which = setup(game, seats, number, asks_end_turn=number % 2 == 0)
        inspected(game, which, number, MOST_RECORDS, thorough)


# --- each promise, broken on purpose ---


class Leaky(Lanterns):
    """Shows the secret picks."""

    def view(self, state: Any, seat: int | None) -> View:
        return {**super().view(state, seat), "business": [frame.pack() for frame in state.stack]}


class Gossip(Lanterns):
    """Imagines the truth."""

    def imagine(self, state: Any, seat: int, seed: int) -> State:
        return state  # type: ignore[no-any-return]


class Forgetful(Lanterns):
    """Loses the round when a state is restored."""

    def restore(self, packed: Mapping[str, Any]) -> lanterns.Table:
        return super().restore({**packed, "round": 0})


class Mumbling(Lanterns):
    """Two actions with one name."""

    def notation(self, action: int) -> str:
        return super().notation(lanterns.LIGHT if action == lanterns.SPARK else action)


class Vague(Lanterns):
    def understand(self, described: Mapping[str, object]) -> int:
        return 0


class Endless(Lanterns):
    def result(self, state: Any) -> Result | None:
        return None


class Unrewarding(Lanterns):
    def result(self, state: Any) -> Result | None:
        result = super().result(state)
        return None if result is None else Result(result.points, (), result.reason)


class Shortchanging(Lanterns):
    def result(self, state: Any) -> Result | None:
        result = super().result(state)
        return None if result is None else Result(result.points[:1], result.winners, result.reason)


def caught(game: Game) -> str:
    """What the contract says of a game within a few matches."""
    for number in range(40):
        try:
            inspected(game, setup(game, 3, number, asks_end_turn=number % 2 == 0), number, MOST_RECORDS)
        except Fault as fault:
            return str(fault)
    return "nothing"


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (Leaky, "sees a secret"),
        (Gossip, "imagine gives the true state away"),
        (Forgetful, "restore(pack) differs"),
        (Mumbling, "notation of 1 differs"),
        (Vague, "structure of 1 differs"),
        (Endless, "no seat can act and there is no result"),
        (Unrewarding, "no seat won"),
        (Shortchanging, "points for other seats"),
    ],
)
def test_a_broken_game_is_caught(broken: Callable[[], Game], complaint: str) -> None:
    assert complaint in caught(broken())


def test_a_shared_list_in_a_copy_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = lanterns.Table.copy

    def careless(self: lanterns.Table) -> lanterns.Table:
        other = honest(self)
        other.points = self.points
        return other

    monkeypatch.setattr(lanterns.Table, "copy", careless)
    assert "changes the original" in caught(Lanterns())


def test_a_frame_that_is_not_copied_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanterns.Gust, "copy", lambda self: self)
    assert "changes the original" in caught(Lanterns())


def test_an_event_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pick is told to all, with a number that depends on what the others can't know."""

    def loud(self: Any, state: Any, seat: int, action: int, sink: Sink | None) -> None:
        quiet(self, state, seat, action, sink)
        if sink is not None:
            sink.add(lanterns.Scored(seat, sum(self.picks), "L-4"))

    quiet = lanterns.Picking.take
    monkeypatch.setattr(lanterns.Picking, "take", loud)
    assert "an event tells seat" in caught(Lanterns())


def test_a_secret_in_the_offers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: Any, state: Any, seat: int, out: Any) -> int:
        n = honest(self, state, seat, out)
        return n - 1 if max(self.picks) == 3 else n

    honest = lanterns.Picking.choices
    monkeypatch.setattr(lanterns.Picking, "choices", telling)
    assert "offers tell seat" in caught(Lanterns())


def test_a_revelation_that_keeps_quiet_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance that doesn't lift the veil could be undone: the events would differ from what was imagined."""
    monkeypatch.setattr(lanterns.Sparked, "lifts_veil", Event.lifts_veil)
    assert "an event tells seat" in caught(Lanterns())


def test_an_empty_offer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanterns.Bonus, "choices", lambda self, state, seat, out: 0)
    assert "has nothing to choose from" in caught(Lanterns())


def test_the_same_offer_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(self: Any, state: Any, seat: int, out: Any) -> int:
        out[0] = out[1] = lanterns.STOP
        return 2

    monkeypatch.setattr(lanterns.Bonus, "choices", twice)
    assert "the same action twice" in caught(Lanterns())


def test_a_refusal_without_a_rule_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanterns.Turn, "why_not", lambda self, state, seat, action: Refusal("because", "no"))
    assert "names no rule" in caught(Lanterns())


def test_something_lost_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(self: Any, state: Any, seat: int, action: int, sink: Sink | None) -> None:
        honest(self, state, seat, action, sink)
        state.points[seat] -= 5

    honest = lanterns.Gust.take
    monkeypatch.setattr(lanterns.Gust, "take", lose)
    assert "negative points" in caught(Lanterns())


def test_chance_from_outside_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that remembers something outside its state doesn't replay."""
    memory: list[int] = []

    def remembering(self: Any, state: Any, seat: int, action: int, sink: Sink | None) -> None:
        honest(self, state, seat, action, sink)
        memory.append(action)
        state.points[0] += len(memory) % 7

    honest = lanterns.Picking.take
    monkeypatch.setattr(lanterns.Picking, "take", remembering)
    assert any(word in caught(Lanterns()) for word in ("sink changes", "than written", "replay"))
