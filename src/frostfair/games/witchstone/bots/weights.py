"""The numbers of the judge, read from weights.toml, where their origin stands beside them."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from frostfair.games.witchstone.bots.judge import Outlook, WitchstoneJudge
from frostfair.games.witchstone.bots.standings import FEATURES, TURNS, Weights

Parts = Mapping[str, Mapping[str, float]]

# What the fit begins with: promises as the greedy bot sees them (evaluation.py), more with many turns to go.
BY_HAND = {
    **dict.fromkeys(FEATURES[:6], 0.55),
    "crystals_inside": 1.0,
    "unused_boosts": 1.0,
    "wand": 0.45,
    "pentagram_steps": 0.6,
    "lying_witches": 1.3,
    "open_tokens": 0.5,
    "empty_pairs": 0.25,
}


def part_of(turns: int) -> str:
    return f"turns_left_{turns}"


def weights_by_hand() -> Weights:
    last = int(TURNS) - 1
    return weights_of(
        {
            part_of(turns): {name: worth * (turns - 0.5) / last for name, worth in BY_HAND.items()}
            for turns in range(1, int(TURNS))
        }
    )


def weights_of(parts: Parts) -> Weights:
    """As a table in the order of standings.FEATURES; what isn't named counts nothing."""
    by_turns = [parts.get(part_of(turns), {}) for turns in range(TURNS)]
    return Weights([float(numbers.get(name, 0.0)) for numbers in by_turns for name in FEATURES])


@cache
def _written() -> dict[str, dict[str, float]]:
    text = files("frostfair.games.witchstone.bots").joinpath("weights.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def make_judge() -> WitchstoneJudge:
    written = _written()
    return WitchstoneJudge(weights_of(written), Outlook(**written["outlook"]))
