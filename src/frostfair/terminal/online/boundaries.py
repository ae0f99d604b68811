"""Lines and veils before a tale starts: told as they change, added and agreed to by typing."""

from typing import Literal

from rich.text import Text

from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import FrostfairError
from frostfair.terminal.online.line import Line
from frostfair.terminal.terminal import Terminal
from frostfair.wire.data import TableData


def are_agreed(table: TableData) -> bool:
    """By all users who sit there; an empty list needs no consent."""
    return not table.boundaries or all(seat.agreed for seat in table.seats if seat.user)


class Agreeing:
    """What one user sees and types before the start."""

    def __init__(self, line: Line, terminal: Terminal, texts: Catalogue) -> None:
        self._line = line
        self._terminal = terminal
        self._texts = texts
        self._shown: list[str] = []

    def show(self, table: TableData) -> None:
        """The list, whenever it is another."""
        keys = {"line": "online-boundary-line", "veil": "online-boundary-veil"}
        found = [self._texts.say(keys[one.kind], words=one.words) for one in table.boundaries]
        if found == self._shown:
            return
        self._shown = found
        how = (
            self._texts.say("online-boundaries-agree") if found else self._texts.say("online-boundaries-none")
        )
        self._terminal.say(*[Text(sentence) for sentence in (*found, how)])

    def obey(self, table: TableData, typed: str) -> None:
        """`line spiders`, `veil blood`, `agree`."""
        word, _, rest = typed.strip().partition(" ")
        try:
            match word.lower():
                case "line":
                    self._add(table, "line", rest)
                case "veil":
                    self._add(table, "veil", rest)
                case "agree":
                    self._line.ask(lambda session: session.agree(table.id, table.boundaries))
                case _:
                    self._terminal.say(Text(self._texts.say("online-boundaries-how")))
        except FrostfairError as error:
            self._terminal.say(Text(str(error)))

    def _add(self, table: TableData, kind: Literal["line", "veil"], words: str) -> None:
        self._line.ask(lambda session: session.add_boundary(table.id, kind, words))
