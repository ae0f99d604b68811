"""All that has happened at a table and still counts, as this seat may know it.

The link tells what is new. What is older than the last hundred records, and what an undo has left standing,
is read from the history.
"""

from collections.abc import Sequence

from frostfair.kernel.game import Game
from frostfair.kernel.record import ACT, UNDO, Record
from frostfair.terminal.online.line import Line
from frostfair.wire.data import HistoryRecord, Missed


class Past:
    def __init__(self, line: Line, table: str, game: Game) -> None:
        self._line = line
        self._table = table
        self._game = game
        self._standing: list[Record] = []
        self._last = 0  # the newest version that was read

    def upto(self, version: int, heard: Sequence[Missed]) -> list[Record]:
        """What stands at a version; `heard` is what the link has told, holes and all."""
        for record in heard:
            if record.v != self._last + 1:
                continue  # known already, or behind a hole
            if record.deed == UNDO:
                break
            self._keep(record)
        if self._last < version:
            self._read()
        return [record for record in self._standing if record.version <= version]

    def _read(self) -> None:
        self._standing, self._last = [], 0
        while True:
            page = self._line.ask(lambda session: session.history(self._table, self._last))
            for record in page.records:
                self._keep(record)
            if self._last >= page.last or not page.records:
                return

    def _keep(self, told: Missed | HistoryRecord) -> None:
        self._last = told.v
        if isinstance(told, HistoryRecord) and told.undone:
            return
        events = tuple([self._game.unpack_event(event) for event in told.events])
        by = -1 if told.by is None else told.by
        self._standing.append(Record(told.v, by, told.deed or ACT, 0, events, ""))
