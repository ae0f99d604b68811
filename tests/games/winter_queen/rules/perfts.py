"""Perft: how many ways there are to play so many decisions on from a position.

A file has entries like this one; `#` starts a remark.

    position .../....../… turn1 - 0      as in frostfair.games.winter_queen.rules.position
    seed 7                               of the generator at the position
    1 129                                depth, and the number of positions after so many decisions
    2 258
    soak 3 31104                         counted only when FROSTFAIR_SOAK is set

Every offered action is taken on a copy, down to the last decision. A game that ends before the depth is
reached adds nothing.
"""

from pathlib import Path

from frostfair.games.winter_queen.rules.actions import MOST_CHOICES
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.flow import deciders, offers, step
from tests.games.winter_queen.rules.kit import at

FOLDER = Path(__file__).parents[1] / "golden"


class Entry:
    """One position with its counts."""

    def __init__(self, file: Path, line: int, position: str) -> None:
        self.where = f"{file.stem}:{line}"
        self.position = position
        self.seed = 0
        self.counts: dict[int, int] = {}
        self.soak: dict[int, int] = {}

    def count(self, depth: int) -> int:
        return perft(at(self.position, self.seed).table, depth)


def perft(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    seat = int(deciders(table)).bit_length() - 1
    leaves = 0
    for action in offers(table, seat, MOST_CHOICES):
        after = table.copy()
        step(after, seat, action, None)
        leaves += perft(after, depth - 1)
    return leaves


def entries() -> list[Entry]:
    found: list[Entry] = []
    for file in sorted(FOLDER.glob("*.perft")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            words = line.partition("#")[0].split()
            if not words:
                continue
            if words[0] == "position":
                found.append(Entry(file, number, " ".join(words[1:])))
            elif words[0] == "seed":
                found[-1].seed = int(words[1])
            elif words[0] == "soak":
                found[-1].soak[int(words[1])] = int(words[2])
            else:
                found[-1].counts[int(words[0])] = int(words[1])
    return found
