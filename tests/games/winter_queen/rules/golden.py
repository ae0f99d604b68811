"""A match as a story: who did what and what happened, the map now and then, and how it ended."""

from typing import Final

from frostfair.games.winter_queen.rules.notation import notation
from frostfair.kernel.logtext import Log
from frostfair.kernel.match import Match
from frostfair.kernel.record import ACT, UNDO, Record
from tests.games.winter_queen.rules.kit import BOX, GAME, Scene
from tests.games.winter_queen.rules.telling import in_words, map_lines

MAP_EVERY: Final = 8  # records


def playthrough(log: Log) -> str:
    """The whole story, told by playing the match again."""
    told = log.match
    setup = told.setup
    lines = [
        f"Winter Queen, {setup.seats} players: {', '.join(log.players)}",
        f"options: {', '.join([f'{name} {value}' for name, value in setup.options.items()])}",
        f"seed: {setup.luck.seed}",
        "",
    ]
    match = Match(GAME, setup)
    lines += _table(Scene(match.state))
    for record in told.records:
        match.apply(record)
        lines += _deed(record)
        if record.version % MAP_EVERY == 0 or record.version == len(told.records):
            lines += ["", *_table(Scene(match.state))]
    result = match.result()
    assert result is not None
    winners = ", ".join([f"seat {seat + 1}" for seat in result.winners])
    lines += [f"over: {result.reason}", f"points: {' '.join(map(str, result.points))}", f"winners: {winners}"]
    return "\n".join(lines) + "\n"


def _deed(record: Record) -> list[str]:
    what = "end of turn"
    if record.deed == ACT:
        what = notation(BOX, record.value)
    elif record.deed == UNDO:
        what = f"undo, back to {record.value}"
    return [f"{record.version}. seat {record.seat + 1}: {what}"] + [
        f"       {in_words(BOX, event)}" for event in record.events
    ]


def _table(scene: Scene) -> list[str]:
    """The map, and beside it all else that lies on the table; the first player has a star."""
    players: list[str] = []
    for seat, points in enumerate(scene.points, 1):
        star = "*" if scene["first"] == str(seat) else " "
        players.append(f"{star}seat {seat}  {points:>2} points  {' '.join(scene.books(seat))}")
    beside = [f"holders {scene['holders']}  bag {scene['bag']}", f"piles {scene['piles']}", *players]
    drawn = map_lines(scene.table)
    rows = max(len(drawn), len(beside))
    drawn += [""] * (rows - len(drawn))
    beside += [""] * (rows - len(beside))
    return [f"    {left:<32}{right}".rstrip() for left, right in zip(drawn, beside, strict=True)] + [""]
