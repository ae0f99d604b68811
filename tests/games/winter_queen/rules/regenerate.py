"""Writes the golden files anew:

    FROSTFAIR_PURE=1 PYTHONPATH=src python -m tests.games.winter_queen.rules.regenerate matches plays perft

Without a name, all of them. They pin behaviour, so regenerating belongs together with a new rules version
(meta.RULES_VERSION) or with new recipes; look at the difference before you commit it. Matches that have no
recipe (games that people played) are left alone. About two minutes.
"""

import re
import sys
from pathlib import Path

from frostfair.kernel.logtext import write
from tests.games.winter_queen.rules import perfts
from tests.games.winter_queen.rules.golden import playthrough
from tests.games.winter_queen.rules.recipes import PLAYTHROUGHS, RECIPES

GOLDEN = Path(__file__).parents[1] / "golden"


def matches() -> None:
    for name, recipe in RECIPES.items():
        log = recipe.cook(name)
        (GOLDEN / f"{name}.match").write_text(write(log), encoding="utf-8")
        print(f"{name}: {log.match.version} records")


def plays() -> None:
    for name, recipe in PLAYTHROUGHS.items():
        (GOLDEN / f"{name}.play").write_text(playthrough(recipe.cook(name)), encoding="utf-8")
        print(f"{name}.play")


def perft() -> None:
    """Positions and depths stay; the counts are counted again."""
    for file in sorted(perfts.FOLDER.glob("*.perft")):
        entries = {entry.where: entry for entry in perfts.entries()}
        lines = file.read_text(encoding="utf-8").splitlines()
        where = ""
        for i, line in enumerate(lines):
            if line.startswith("position"):
                where = f"{file.stem}:{i + 1}"
            elif counted := re.match(r"((?:soak )?(\d+) )\d+", line):
                lines[i] = f"{counted[1]}{entries[where].count(int(counted[2]))}"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(file.name)


def main() -> None:
    wanted = sys.argv[1:] or ["matches", "plays", "perft"]
    for name in wanted:
        {"matches": matches, "plays": plays, "perft": perft}[name]()


if __name__ == "__main__":
    main()
