"""What happened, in lines of the log, as one seat may know it."""

from collections.abc import Sequence
from dataclasses import dataclass

from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.flow import Event
from frostfair.kernel.match import Match
from frostfair.kernel.record import END_TURN, UNDO
from frostfair.terminal.face import Face
from frostfair.terminal.narration import Narration


@dataclass(frozen=True)
class LogLine:
    """One record of the log: its version, its events for these eyes, and the lines that tell them."""

    version: int
    events: tuple[Event, ...]
    lines: tuple[str, ...]


def tell(
    match: Match,
    face: Face,
    catalogue: Catalogue,
    names: Sequence[str],
    seat: int | None,
    since: int = 0,
    narration: Narration | None = None,
) -> list[LogLine]:
    """All records after a version, undone ones too."""
    told = []
    for news, record in zip(match.news(seat, since), match.records[since:], strict=True):
        lines = [face.tell(event, names) for event in news.events]
        if narration is not None:
            lines = narration.retell(news.version, news.events, lines)
        if record.deed == UNDO:
            lines = [catalogue.say("log-undo", player=names[record.seat])]
        elif record.deed == END_TURN:
            lines = []
        told.append(LogLine(news.version, news.events, tuple(lines)))
    return told


def as_it_stands(match: Match, told: Sequence[LogLine]) -> list[LogLine]:
    """Without what was taken back, and without the taking back."""
    counting = {record.version for record in match.standing()}
    return [one for one in told if one.version in counting]
