"""Chat at a table: what may be said, how much of it in a while, and how a line goes out."""

from collections.abc import Mapping
from typing import Final

from frostfair.kernel.errors import TOO_MUCH_CHAT, IllegalAction, Malformed
from frostfair.server.transport.rate import Rates
from frostfair.store.texts import Said
from frostfair.wire import limits
from frostfair.wire.data import ChatData
from frostfair.wire.sanitise import clean_line

FORGOTTEN: Final = "?"  # the user who said it has deleted their account


class Chat:
    """Counts the lines of each user, from before the start to after the end."""

    def __init__(self) -> None:
        self._lines = Rates(limits.CHAT_LINES, limits.CHAT_SECONDS)

    def accept(self, who: str, text: str, now: int) -> str:
        """The line as it is kept."""
        line = clean_line(text, "chat")
        if not line:
            raise Malformed("chat line is empty")
        if not self._lines.allows(who, now / 1000):
            raise IllegalAction(TOO_MUCH_CHAT, "too-much-chat")
        return line


def chat_data(said: Said, names: Mapping[str, str], seat: int | None) -> ChatData:
    name = names.get(said.user, FORGOTTEN) if said.user is not None else FORGOTTEN
    return ChatData(said.number, said.at, name, said.body, said.user, seat, said.about, said.how)
