"""A game on a server that its players end unfinished: voting for it, and what there is to say about it."""

from collections.abc import Sequence
from typing import Final

from frostfair.client import Refusal, TableLink
from frostfair.i18n.catalogue import Catalogue
from frostfair.terminal.online.line import Line, NoAnswer
from frostfair.wire.data import AbsenceData, TableData

CLOSE: Final = "close"
ABANDONED: Final = "abandoned"
MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS


class Abandoned(Exception):
    """The players have ended the game: there is nothing to ask any more."""


def is_abandoned(link: TableLink) -> bool:
    return link.table is not None and link.table.status == ABANDONED


class RemoteClosing:
    """What one seat hears about it and can do."""

    def __init__(self, line: Line, link: TableLink, catalogue: Catalogue) -> None:
        self._line = line
        self._link = link
        self._catalogue = catalogue
        self._was_closing = False

    def vote(self, names: Sequence[str]) -> str:
        """What comes of it: a grace for those who are gone, or the answers of the others are waited for."""
        self._line.command(_heard(self._link))
        if is_abandoned(self._link):
            raise Abandoned
        absence = self._link.absence
        if absence.closes_in is not None:
            return self._sentence(absence, absence.closes_in, names)
        others = [name for seat, name in enumerate(names) if seat not in absence.close + absence.gone]
        return self._catalogue.say("online-close-votes", players=self._catalogue.join(others))

    def news(self, absence: AbsenceData, names: Sequence[str]) -> str | None:
        """That it has begun, or was called off."""
        is_closing = absence.closes_in is not None
        if is_closing == self._was_closing:
            return None
        self._was_closing = is_closing
        if absence.closes_in is None:
            return self._catalogue.say("closing-off")
        return self._sentence(absence, absence.closes_in, names)

    def _sentence(self, absence: AbsenceData, left: int, names: Sequence[str]) -> str:
        gone = [names[seat] for seat in absence.gone]
        return self._catalogue.say("closing-in", players=self._catalogue.join(gone), time=self._time(left))

    def _time(self, left: int) -> str:
        if left >= 2 * HOUR_MS:
            return self._catalogue.say("online-hours", n=left // HOUR_MS)
        return self._catalogue.say("online-minutes", n=max(1, -(-left // MINUTE_MS)))


def ended(table: TableData, names: Sequence[str], catalogue: Catalogue) -> str:
    """How a table was closed: a game that had begun says by whom."""
    closing = table.closing
    if closing is None:
        return catalogue.say("online-abandoned")
    by = catalogue.join([names[seat] for seat in closing.by])
    gone = catalogue.join([names[seat] for seat in closing.gone])
    how = "unfinished-gone" if closing.gone else "unfinished-agreed"
    return f"{catalogue.say('prompt-unfinished')} {catalogue.say(how, by=by, players=gone)}"


async def _heard(link: TableLink) -> None:
    """A vote has no key: what follows from it is seen in the absence, and a refusal among the refusals."""
    absence, refused = link.absence, len(link.refusals)
    try:
        await link.close_table()
        await link.until(
            lambda: link.absence is not absence or is_abandoned(link) or len(link.refusals) > refused
        )
    except TimeoutError:
        raise NoAnswer("the server doesn't answer") from None
    if len(link.refusals) > refused:
        raise Refusal(link.refusals[-1])
