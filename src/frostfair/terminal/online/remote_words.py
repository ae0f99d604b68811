"""Words at a table on a server: how they are told and changed there, and what people remark about them."""

from typing import cast

from frostfair.client import TableLink
from frostfair.terminal.online.line import Line
from frostfair.terminal.online.snapshot import Snapshot
from frostfair.wire.data import ChatData, OrderWord, Remark


class RemoteWords:
    def __init__(self, line: Line, link: TableLink, table: str) -> None:
        self._line = line
        self._link = link
        self._table = table
        self._remarks: dict[int, ChatData] = {}
        self._connection: int | None = None  # in which all of them were read

    def remarks(self, seen: Snapshot) -> list[ChatData]:
        """The oldest first. What was said while the line was dead is read anew."""
        if seen.connection is not None and seen.connection != self._connection:
            said = self._line.ask(lambda session: session.chat(self._table))
            self._connection = seen.connection
        else:
            said = seen.chat
        self._remarks |= {line.number: line for line in said if line.about is not None}
        return [self._remarks[number] for number in sorted(self._remarks)]

    def tell(self, text: str, words: str) -> None:
        """Without words the server makes some up."""
        self._line.command(self._link.tell(text, words))

    def edit(self, text: str, words: str) -> None:
        self._line.command(self._link.edit(text, words))

    def draft(self, text: str, words: str) -> None:
        self._line.command(self._link.draft(text, words))

    # --- which seat it is, the link knows ---

    def strike(self, seat: int, text: str) -> None:
        self._line.command(self._link.strike(text))

    def redact(self, seat: int, text: str) -> None:
        self._line.command(self._link.redact(text))

    def remark(self, seat: int, text: str, how: str, note: str) -> None:
        self._line.command(self._link.remark(text, cast(Remark, how), note))

    def order(self, seat: int, subject: str, matter: str, order: str) -> None:
        self._line.command(self._link.order(subject, matter, cast(OrderWord, order)))
