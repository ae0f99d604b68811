"""The log of a table: its records, what each seat hears of them, and which of them still count."""

from collections.abc import Sequence
from typing import Final, Protocol

from frostfair.kernel.flow import Event
from frostfair.kernel.game import View

ACT: Final = "act"
UNDO: Final = "undo"
END_TURN: Final = "end turn"


class Record:
    """One line of the log: who did what, what happened, and the digest of the state after it."""

    def __init__(
        self,
        version: int,
        seat: int,
        deed: str,
        value: int,
        events: tuple[Event, ...],
        digest: str,
        agreed: bool = False,
    ) -> None:
        self.version: int = version
        self.seat: int = seat
        self.deed: str = deed
        self.value: int = value  # ACT: the action; UNDO: the version it returns to; END_TURN: 0
        self.events: tuple[Event, ...] = events
        self.digest: str = digest
        self.agreed: bool = agreed  # an undo that needed the others' consent


class News:
    """What a seat hears of one record. Numbering has no holes: with nothing to tell, just the version."""

    def __init__(self, version: int, events: tuple[Event, ...]) -> None:
        self.version: int = version
        self.events: tuple[Event, ...] = events


class Logged(Protocol):
    """A match as far as its log goes: the match itself, or what a seat was told of it."""

    @property
    def version(self) -> int: ...

    @property
    def records(self) -> Sequence[Record]: ...

    def view(self, seat: int | None) -> View: ...


def standing(records: Sequence[Record]) -> list[Record]:
    """The records that still count: what was taken back is gone, and so is the taking back."""
    found: list[Record] = []
    for record in records:
        if record.deed == UNDO:
            found = [earlier for earlier in found if earlier.version <= record.value]
        else:
            found.append(record)
    return found


def seen_by(seat: int | None, events: Sequence[Event]) -> tuple[Event, ...]:
    """Events with the secrets cut out that this seat (None: a spectator) doesn't share."""
    cut = [event.seen_by(seat) for event in events]
    return tuple([event for event in cut if event is not None])
