"""Undo by consent at a table on a server: asking, answering, and what there is to say about it."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

from frostfair.client import Refusal, TableLink
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import Malformed
from frostfair.terminal.online.line import Line, NoAnswer
from frostfair.wire.data import UndoRequestData

BACK: Final = "back"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"


class RemoteConsent:
    """What one seat can type, at its prompt and while it waits."""

    def __init__(self, line: Line, link: TableLink, catalogue: Catalogue) -> None:
        self._line = line
        self._link = link
        self._catalogue = catalogue

    @property
    def commands(self) -> Mapping[str, Callable[[list[str]], None]]:
        return {
            BACK: lambda words: self._vote(self._link.ask_undo(self._version(words))),
            ACCEPT: lambda words: self._vote(self._link.answer_undo(True)),
            DECLINE: lambda words: self._vote(self._link.answer_undo(False)),
        }

    def _version(self, words: list[str]) -> int | None:
        """The move that is asked for; None: before one's own last."""
        if not words:
            return None
        is_number = len(words) == 1 and words[0].isascii() and words[0].isdigit()
        if not is_number or int(words[0]) >= (self._link.version or 0):
            raise Malformed(self._catalogue.say("online-back-where"))
        return int(words[0])

    def _vote(self, vote: Coroutine[Any, Any, None]) -> None:
        self._line.command(_heard(self._link, vote))

    def sentence(self, request: UndoRequestData, names: Sequence[str], seat: int | None) -> str:
        """How it stands with the request, and what this seat can do about it."""
        say = self._catalogue.say
        if request.ended is not None:
            by = request.by if request.ended_by is None else request.ended_by
            return say(f"undo-{request.ended}", player=names[by])
        unanswered = [other for other in request.asked if other not in request.agreed]
        if seat in unanswered:
            return f"{say('undo-asks', player=names[request.by], to=request.to)} {say('online-undo-answer')}"
        is_mine = request.by == seat
        asks = say("undo-you-ask" if is_mine else "undo-asks", player=names[request.by], to=request.to)
        waits = say("undo-unanswered", players=self._catalogue.join([names[other] for other in unanswered]))
        return f"{asks} {waits}" + (f" {say('online-undo-withdraw')}" if is_mine else "")


async def _heard(link: TableLink, vote: Coroutine[Any, Any, None]) -> None:
    """A vote has no key: what follows from it is seen in the request, and a refusal among the refusals.

    Where all have agreed the news come first, and how the request ended right after them.
    """
    request, refused = link.undo_request, len(link.refusals)
    try:
        await vote
        await link.until(lambda: link.undo_request is not request or len(link.refusals) > refused)
    except TimeoutError:
        raise NoAnswer("the server doesn't answer") from None
    if len(link.refusals) > refused:
        raise Refusal(link.refusals[-1])
