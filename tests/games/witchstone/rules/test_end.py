"""Chapters 11 and 13: the end, and handicaps."""

import pytest

from frostfair.games.witchstone.rules.effects import end_game
from frostfair.games.witchstone.rules.ending import winners
from frostfair.games.witchstone.rules.player import Player
from frostfair.games.witchstone.rules.state import Table
from frostfair.kernel.bits import BIT, size
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import Sink, settle
from tests.games.witchstone.rules.play import WITCHSTONE, Play
from tests.games.witchstone.rules.test_turn import pass_turn


def test_the_final_scoring() -> None:  # WS-11.1
    play = Play()
    p = play.player()
    p.owls = 0b0000100101  # 7 and 5 of the first stack, 7 of the second
    play.player(1).owls = 0b0000000010
    play.table.owls_left[0], play.table.owls_left[1] = 2, 4
    p.tokens, play.player(1).tokens = 2, 0
    play.gains("single_boost")
    play.player().used |= BIT[play.gains("double_boost", "wand")]
    play.gains("lying")
    p.supply, p.lying = 9, 2
    sink = Sink()
    play.table.stack.clear()
    end_game(play.table, sink)
    told = [e.pack()[3:] for e in sink.events if e.kind == "points-scored" and e.pack()[1] == 0]
    assert [[row[0], row[1], row[2]] for row in told] == [
        [19, "WS-11.1", "owl_tiles"],
        [4, "WS-11.1", "kept_tokens"],
        [2, "WS-11.1", "kept_boosts"],
        [5, "WS-9.8", "prophecy"],
    ]
    assert play.points == 2 + 30
    result = WITCHSTONE.result(play.table)
    assert result is not None
    assert (result.points, result.winners, result.reason) == ((32, 8), (0,), "rounds-played")
    play.table.check()


def test_the_final_scoring_goes_round_from_the_start_player() -> None:  # WS-11.1
    play, sink = Play(seats=3, first=2), Sink()
    play.table.stack.clear()
    end_game(play.table, sink)
    assert [e.pack()[1] for e in sink.events if e.kind == "points-scored"] == [1, 2, 0]  # a token each


def tied(*places: tuple[int, int, int]) -> list[int]:
    """The winners with these points, wand spaces and orders of arrival."""
    play = Play(seats=len(places))
    for p, (points, wand, arrived) in zip(play.table.players, places, strict=True):
        p.points, p.wand, p.arrived = points, wand, arrived
    return winners(play.table)


def test_most_points_win_and_ties_are_broken_on_the_wand() -> None:  # WS-11.2
    assert tied((50, 3, 0), (49, 22, 1)) == [0]
    assert tied((50, 3, 0), (50, 4, 0)) == [1]
    assert tied((50, 22, 2), (50, 22, 1), (50, 21, 0)) == [1]
    assert tied((50, 7, 0), (50, 7, 0), (49, 9, 0)) == [0, 1]
    assert tied((-3, 0, 0), (-4, 9, 0)) == [0]


def test_the_game_ends_after_round_eleven() -> None:  # WS-11.1
    play = Play(seats=2)
    while play.table.stack:
        assert WITCHSTONE.result(play.table) is None
        pass_turn(play)
    assert play.table.round == 11
    assert WITCHSTONE.result(play.table) is not None
    assert [event.kind for event in play.told if event.kind == "game-ended"] == ["game-ended"]


def test_four_tiles_go_back_unseen() -> None:  # WS-13.1
    for seed in range(5):
        play = Play(seats=2, seed=seed, handicap1=3)
        while play.table.stack:
            pass_turn(play)
        p = play.player()
        laid = [tile for tile in range(15) if play.table.laid[tile] != -1]
        assert len(laid) + size(p.discarded) == 11
        assert size(p.unseen) == 4  # nobody ever saw them
    rests = {int(after(seed).unseen) for seed in range(12)}
    assert len(rests) > 8  # random ones


def after(seed: int) -> Player:
    play = Play(seats=2, seed=seed, handicap1=2)
    while play.table.stack:
        pass_turn(play)
    return play.player()


@pytest.mark.parametrize(("level", "hand"), [(3, 3), (2, 2), (1, 0)])
def test_handicapped_hands(level: int, hand: int) -> None:  # WS-13.2
    play = Play(seats=2, handicap1=level)
    assert (size(play.player().hand), size(play.player(1).hand)) == (hand, 5)
    assert play.player().to_draw == 11 - hand


def test_the_hard_level_draws_a_tile_and_plays_it() -> None:  # WS-13.2
    play = Play(seats=2, handicap1=1)
    assert [t for t in play.can() if t != "reach"] == ["draw"]
    assert play.refuses("hold energy+witch") == "WS-13.2 draw-first"
    play.do("draw")
    assert play.told[0].lifts_veil()
    assert len([t for t in play.can() if t.startswith("hold")]) == 1
    pass_turn(play)
    assert play.seat == 1
    assert size(play.player().hand) == 0


def test_all_eleven_are_played_and_the_last_turns_draw_nothing() -> None:  # WS-13.3
    for level in (1, 2, 3):
        play = Play(seats=2, handicap2=level)
        draws = [0, 0]
        while play.table.stack:
            seat = play.seat
            before = size(play.player(seat).unseen)
            pass_turn(play)
            draws[seat] += before - size(play.player(seat).unseen)
        assert draws == [10, 11 - (level if level > 1 else 0)]
        assert size(play.player(1).hand) == 0


def test_every_seat_has_its_own_handicap() -> None:  # WS-13.2
    options = WITCHSTONE.meta.accept_options({"handicap2": 1, "handicap3": 2, "handicap4": 3})
    for seats in (2, 3, 4):
        table = WITCHSTONE.setup(seats, options, 1)
        assert isinstance(table, Table)
        settle(table, None)
        assert [size(p.hand) for p in table.players] == [5, 0, 2, 3][:seats]
    with pytest.raises(Malformed, match=r"option handicap1: 4 is not one of 0, 1, 2, 3 \(WS-13.2\)"):
        WITCHSTONE.meta.accept_options({"handicap1": 4})
