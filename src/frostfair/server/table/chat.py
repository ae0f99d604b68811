"""What may be said at a table, and how much of it in a while."""

from frostfair.kernel.errors import IllegalAction, Malformed
from frostfair.server.transport.rate import Rates
from frostfair.wire import limits
from frostfair.wire.sanitise import clean_line


class Chatting:
    """Counts for each person, from before the start to after the end."""

    def __init__(self) -> None:
        self._lines = Rates(limits.CHAT_LINES, limits.CHAT_SECONDS)

    def accept(self, who: str, text: str, now: int) -> str:
        """The line as it is kept."""
        line = clean_line(text, "chat")
        if not line:
            raise Malformed("nothing was said")
        if not self._lines.allows(who, now / 1000):
            raise IllegalAction("K-6", "too-much-chat")
        return line
