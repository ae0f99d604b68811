"""Set-up as far as chance decides it (WT-2.1 … WT-2.5); the rest are decisions (flow/setup.py)."""

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.flow.setup import SettingUp
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import OBJECTIVES_NEED, SPRING, WINTER, WRITER
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import below
from frostfair.kernel.game import Options
from frostfair.kernel.luck import seeded


def setup(box: Box, seats: int, options: Options, seed: int, amended: bool = True) -> Table:
    """The table before the first decision; not `amended`: by the rules of version 4."""
    table = Table(box, seats)
    table.amended = int(amended)
    table.clear()
    table.rng = seeded(seed)
    note_options(table, options)
    draw_factions(table, options["ages"] == "seats")
    table.stack.append(SettingUp(0))
    return table


def note_options(table: Table, options: Options) -> None:
    table.memories = _int(options["memories"])
    table.alternative = _int(options["alternative_epilogue"])
    table.powers = _int(options["powers"])
    table.objectives = _int(options["objectives"])
    table.skills = _int(options["skills"])
    table.limit = _int(options["chapter_limit"])
    if table.objectives and table.memories < OBJECTIVES_NEED:
        raise Malformed(f"option objectives: needs at least {OBJECTIVES_NEED} memories (WT-20.1)")


def draw_factions(table: Table, ages_as_seated: bool) -> None:
    """WT-2.4, WT-2.5: factions by chance, then Spring, Winter, Spring … from the youngest Spring player."""
    seats = list(range(table.seats))
    table.ages = seats[:] if ages_as_seated else shuffled(table, seats)
    half = table.seats // 2
    pool = [SPRING] * half + [WINTER] * half + [WRITER] * (table.seats % 2)
    table.faction = shuffled(table, pool)
    first = table.youngest(SPRING)
    spring = [s for s in shuffled(table, seats) if table.faction[s] == SPRING and s != first]
    winter = [s for s in shuffled(table, seats) if table.faction[s] == WINTER]
    for one, other in zip([first, *spring], winter, strict=True):
        table.order += [one, other]
    table.order += [s for s in seats if table.faction[s] == WRITER]


def shuffled(table: Table, items: list[int]) -> list[int]:
    rest = items[:]
    mixed: list[int] = []
    while rest:
        mixed.append(rest.pop(below(table, len(rest))))
    return mixed


def _int(value: object) -> int:
    assert isinstance(value, int)
    return int(value)
