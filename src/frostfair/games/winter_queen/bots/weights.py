"""The numbers of the judge, read from weights.toml, where their origin stands beside them."""

import tomllib
from functools import cache
from importlib.resources import files

from frostfair.games.winter_queen.bots.judge import Outlook, WinterQueenJudge
from frostfair.games.winter_queen.bots.standings import Weights


@cache
def _written() -> dict[str, dict[str, float]]:
    text = files("frostfair.games.winter_queen.bots").joinpath("weights.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def fitted_weights() -> Weights:
    return Weights(**_written()["weights"])


def fitted_outlook() -> Outlook:
    return Outlook(**_written()["outlook"])


def make_judge() -> WinterQueenJudge:
    return WinterQueenJudge(fitted_weights(), fitted_outlook())
