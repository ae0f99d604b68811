"""The end of a match: the last board, points by source, who won, and how the luck can be checked."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Sheet
from rich.text import Text

from frostfair.files import shown
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.game import Result
from frostfair.terminal.face import Gain
from frostfair.terminal.sitting import Sitting
from frostfair.wording.base import wording_of
from frostfair.wording.ledger import ledger
from frostfair.wording.showing import show


def close(sitting: Sitting, result: Result) -> None:
    """Everything there is to say when it is over."""
    terminal, say = sitting.terminal, sitting.catalogue.say
    terminal.clear()
    terminal.say(sitting.face.board(sitting.scene(None), terminal.sheet), "")
    terminal.stress(say("closing-last"))
    sitting.tell_news([told for told in sitting.story(None) if told.lines][-1:])
    terminal.say("", *points(sitting, result))
    terminal.stress(sitting.face.verdict(result, sitting.names))
    if (why := margin(sitting, result)) is not None:
        terminal.say(why)
    sitting.show_notes()
    sitting.keep()  # the last words
    if (tale := sitting.keep_tale()) is not None:
        terminal.whole(say("closing-tale", path=shown(tale)))
    tell_luck(sitting)


def margin(sitting: Sitting, result: Result) -> str | None:
    """By how much it was won and why, in games whose points have sources."""
    match = sitting.match
    wording = wording_of(match.game)
    found = ledger(wording, match.records, None, match.view(None), len(sitting.names), result)
    if not found.entries or found.verdict is None:
        return None
    return show(found.verdict, sitting.catalogue, sitting.names)


def points(sitting: Sitting, result: Result) -> list[RenderableType]:
    """The tables of points, in games where events bring them: by source, and by part of the game."""
    gains = _gains(sitting)
    tables = [sources(sitting.catalogue, sitting.names, gains, result)] if gains else []
    if any(gain.when for gain in gains):
        tables.append(parts(sitting, result, gains))
    return [thing for table in tables for thing in (table, "")]


def sources(catalogue: Catalogue, names: Sequence[str], gains: list[Gain], result: Result) -> Sheet:
    """Points by source and player."""
    table = Sheet(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(catalogue.say("closing-sources"))
    for name in names:
        table.add_column(Text(name), justify="right")
    for source in dict.fromkeys([gain.source for gain in gains if gain.points]):
        points = [_sum(gains, source, seat) for seat in range(len(names))]
        table.add_row(Text(source), *[str(n) if n else "–" for n in points])
    total = [str(points) for points in result.points]
    table.add_row(Text(catalogue.say("closing-total"), style="bold"), *total, style="bold")
    return table


def parts(sitting: Sitting, result: Result, gains: Sequence[Gain]) -> Sheet:
    """A line for each player: what they made in each part of the game."""
    table = Sheet(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(sitting.catalogue.say("closing-parts"))
    whens = list(dict.fromkeys([gain.when for gain in gains]))
    for when in [*whens, sitting.catalogue.say("closing-total")]:
        table.add_column(Text(when), justify="right")
    for seat, name in enumerate(sitting.names):
        points = [sum([g.points for g in gains if g.seat == seat and g.when == when]) for when in whens]
        shown = [str(n) if n else "–" for n in points]
        table.add_row(Text(name), *shown, Text(str(result.points[seat]), style="bold"))
    return table


def tell_luck(sitting: Sitting) -> None:
    """The seed behind the commitment, and the command that checks the deal."""
    say, luck = sitting.catalogue.say, sitting.match.setup.luck
    sitting.terminal.whole(say("luck-seed", seed=luck.seed, words=", ".join(luck.words) or "–"))
    sitting.terminal.whole(say("luck-commitment", commitment=luck.commitment()))
    if sitting.keeper is not None:
        sitting.terminal.whole(say("luck-verify", file=sitting.file))


def _gains(sitting: Sitting) -> list[Gain]:
    return [gain for told in sitting.story(None) for e in told.events for gain in sitting.face.gains(e)]


def _sum(gains: list[Gain], source: str, seat: int) -> int:
    return sum([gain.points for gain in gains if gain.source == source and gain.seat == seat])
