"""Writes the golden files anew: python -m tests.games.witchstone.rules.regenerate [NAME …]"""

import sys

from frostfair.kernel.logtext import write
from tests.games.witchstone.rules.perft import TABLE, rows
from tests.games.witchstone.rules.recipes import RECIPES
from tests.games.witchstone.rules.telling import PLAYS, told
from tests.games.witchstone.rules.test_games import GOLDEN


def main(wanted: list[str]) -> None:
    GOLDEN.mkdir(exist_ok=True)
    for recipe in RECIPES:
        if not wanted or recipe.name in wanted:
            (GOLDEN / f"{recipe.name}.match").write_text(write(recipe.play()), encoding="utf-8")
            print(recipe.name)
    for name in PLAYS:
        if not wanted or name in wanted:
            (GOLDEN / f"{name}.play").write_text(told(name), encoding="utf-8")
    if not wanted or "perft" in wanted:
        TABLE.write_text(rows(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
