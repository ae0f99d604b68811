"""Who is thought for next: tables take turns, and what can wait lets the bots' decisions go first."""

from collections import deque
from typing import Final, Generic, TypeVar

Item = TypeVar("Item")

UNCROWDED: Final = 2  # tables that may wait for each worker before bots think shorter
LEAST_SHARE: Final = 1 / 8


class FairQueue(Generic[Item]):
    """A line for each table: the first question of one comes before the second of another."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[Item]] = {}  # the table whose turn it is comes first

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def put(self, table: str, item: Item) -> None:
        self._lines.setdefault(table, deque()).append(item)

    def take(self) -> Item | None:
        """The next one; its table then goes to the end."""
        if not self._lines:
            return None
        table = next(iter(self._lines))
        line = self._lines.pop(table)
        item = line.popleft()
        if line:
            self._lines[table] = line
        return item

    def discard(self, table: str, item: Item) -> None:
        """It is no longer wanted; nothing happens if it isn't waiting."""
        line = self._lines.get(table)
        if line is not None and item in line:
            line.remove(item)
            if not line:
                del self._lines[table]


def share(waiting: int, workers: int) -> float:
    """The part of its usual budget that a bot gets while so many others wait: all, 1/2, 1/4 or 1/8."""
    found = 1.0
    while waiting > UNCROWDED * workers / found and found > LEAST_SHARE:
        found /= 2
    return found
