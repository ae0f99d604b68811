"""All that has happened at a table and still counts, as this seat may know it.

The link tells what is new. What is older than the last hundred records is read from the history.
"""

from collections.abc import Sequence

from frostfair.kernel.game import Game
from frostfair.kernel.record import ACT, UNDO, Record
from frostfair.terminal.online.line import Line
from frostfair.wire.data import LogLine


class Past:
    def __init__(self, line: Line, table: str, game: Game) -> None:
        self._line = line
        self._table = table
        self._game = game
        self._standing: list[Record] = []
        self._last = 0  # the newest version that is known

    def upto(self, version: int, heard: Sequence[LogLine]) -> list[Record]:
        """What stands at a version; `heard` is what the link has told, holes and all."""
        for line in heard:
            if line.v > self._last + 1:
                self._read(line.v - 1)
            self._keep(line)
        self._read(version)
        return [record for record in self._standing if record.version <= version]

    def _read(self, version: int) -> None:
        while self._last < version:
            page = self._line.ask(lambda session: session.history(self._table, self._last))
            for line in page.records:
                self._keep(line)
            if not page.records:
                return

    def _keep(self, line: LogLine) -> None:
        if line.v <= self._last:
            return
        self._last = line.v
        if line.deed == UNDO:
            self._standing = [record for record in self._standing if record.version <= (line.to or 0)]
            return
        events = tuple([self._game.unpack_event(event) for event in line.events])
        by = -1 if line.by is None else line.by
        self._standing.append(Record(line.v, by, line.deed or ACT, 0, events, ""))
