"""The compiled and the uncompiled build play the same games: both must give these fingerprints."""

import json
from pathlib import Path

import pytest

from frostfair.games.installed import enabled_games
from frostfair.kernel.bits import first
from frostfair.kernel.codec import digest
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import below, choices, deciders, settle, step
from frostfair.kernel.game import Game
from frostfair.kernel.playout import copy_and_step, fingerprint, play_out, play_outs

GAMES = Path(__file__).parents[1] / "games"
SEEDS = {"winter-queen": 1000}  # the others have longer games

CASES = [
    pytest.param(game, seats, id=f"{game.meta.id}-{seats}")
    for game in enabled_games()
    for seats in game.meta.seats
]


def kept(game: Game) -> Path:
    return GAMES / game.meta.id.replace("-", "_") / "golden/fingerprints.json"


def fingerprints_of(game: Game, seats: int) -> str:
    return digest([fingerprint(game, seats, seed) for seed in range(SEEDS.get(game.meta.id, 60))])


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_same_seeds_give_the_same_games_on_every_build(game: Game, seats: int) -> None:
    known = json.loads(kept(game).read_text())
    assert fingerprints_of(game, seats) == known[str(seats)]


def test_the_counting_loops_agree_with_themselves() -> None:
    for game in enabled_games():
        seats = game.meta.seats[0]
        assert play_outs(game, seats, 20, 1) == play_outs(game, seats, 10, 1) + play_outs(game, seats, 10, 11)
        assert copy_and_step(game, seats, 200, 1) == 200


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_fast_loop_plays_the_games_of_the_plain_one(game: Game, seats: int) -> None:
    out = vec[i64]([0] * game.meta.most_choices)
    for seed in range(3):
        fast, plain = [game.setup(seats, game.meta.accept_options({}), seed) for _ in range(2)]
        decisions = 0
        settle(plain, None)
        while waiting := deciders(plain):
            seat = first(waiting)
            step(plain, seat, out[below(plain, choices(plain, seat, out))], None)
            decisions += 1
        assert play_out(fast, out) == decisions
        assert fast.pack() == plain.pack()


if __name__ == "__main__":
    # Behaviour moved on purpose, with RULES_VERSION: write the fingerprints anew.
    for played in enabled_games():
        found = {str(seats): fingerprints_of(played, seats) for seats in played.meta.seats}
        kept(played).write_text(json.dumps(found, indent=1) + "\n")
