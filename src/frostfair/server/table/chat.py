"""Chat at a table: what may be said, how much of it in a while, and how a line goes out."""

from typing import Final

from frostfair.kernel.errors import TOO_MUCH_CHAT, IllegalAction, Malformed
from frostfair.server.table.outcome import Line
from frostfair.server.transport.rate import Rates
from frostfair.store.people import Names
from frostfair.store.texts import Said
from frostfair.wire import limits
from frostfair.wire.data import ChatData, ReactData
from frostfair.wire.sanitise import clean_line

REACT: Final = "react"
FORGOTTEN: Final = "?"  # the user who said it has deleted their account


class Chat:
    """Counts the lines of each user, from before the start to after the end."""

    def __init__(self) -> None:
        self._lines = Rates(limits.CHAT_LINES, limits.CHAT_SECONDS)

    def accept(self, who: str, text: str, now: int) -> Line:
        """The line as it is kept."""
        line = clean_line(text, "chat")
        if not line:
            raise Malformed("chat line is empty")
        self._count(who, now)
        return Line(line)

    def accept_reaction(self, who: str, reaction: ReactData, newest: int, now: int) -> Line:
        """To a record, if there is one of this version."""
        if reaction.v is not None and not 0 < reaction.v <= newest:
            raise Malformed(f"no version {reaction.v}: the newest is {newest}")
        self._count(who, now)
        return Line(reaction.what, how=REACT, version=reaction.v)

    def _count(self, who: str, now: int) -> None:
        if not self._lines.allows(who, now / 1000):
            raise IllegalAction(TOO_MUCH_CHAT, "too-much-chat")


def chat_data(said: Said, names: Names, seat: int | None) -> ChatData:
    name = names.get(said.user, FORGOTTEN) if said.user is not None else FORGOTTEN
    return ChatData(
        said.number,
        said.at,
        name,
        said.body,
        said.user,
        seat,
        said.about,
        said.how,
        said.version,
        said.user in names.namesakes,
    )
