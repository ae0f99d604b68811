"""One face for both engines: work is a plain function of a connection, run in a transaction of its own.

The functions are the same for both. SQLite runs one in a thread, all its statements in a single hop;
PostgreSQL runs it on the event loop, where SQLAlchemy awaits the network underneath.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection

R = TypeVar("R")
P = ParamSpec("P")
Work = Callable[[Connection], R]


KEEP: Final = -1


class Entry(NamedTuple):
    """One line of the log as it is kept: the record as text, and what the kernel doesn't know of it."""

    table: str
    version: int
    text: str
    at: int
    bot: str | None = None
    key: str | None = None
    # Not part of the log, but of the same commit:
    wake: int | None = KEEP  # when to look at the table by oneself; KEEP: as it was
    result: str | None = None  # how the game ended, if this is the end of it


class Refused(Exception):
    """One or more entries of a group can't be kept at all; nothing was written. Never leaves the store."""


class Database(ABC):
    """An engine. Whatever keeps it from answering comes out as StoreUnavailable."""

    engine: str

    @abstractmethod
    async def read(self, work: Work[R]) -> R:
        """Run `work` on a consistent picture of the database."""

    @abstractmethod
    async def write(self, work: Work[R]) -> R:
        """Run `work` and commit; all of it or nothing."""

    @abstractmethod
    async def migrate(self, work: Work[R]) -> R:
        """Like `write`, alone, and without foreign keys acting while tables are rebuilt."""

    @abstractmethod
    async def append(self, group: Sequence[Entry]) -> list[bool]:
        """Write the entries in one transaction; after the commit, which of them went in.

        They are of different tables. An entry stays out if its version exists, or the one before or its table
        doesn't.
        """

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything; unfinished work ends first."""


class Part:
    """A part of the store: questions and changes about one kind of thing."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now


S = TypeVar("S", bound=Part)
Asked = Callable[Concatenate[S, Connection, P], R]
Answered = Callable[Concatenate[S, P], Coroutine[Any, Any, R]]


def reads(work: Asked[S, P, R]) -> Answered[S, P, R]:
    """Make a method that takes a connection into one that is awaited."""

    @wraps(work)
    async def ask(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await self.database.read(lambda connection: work(self, connection, *args, **kwargs))

    return ask


def writes(work: Asked[S, P, R]) -> Answered[S, P, R]:
    """The same, for what changes something."""

    @wraps(work)
    async def do(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await self.database.write(lambda connection: work(self, connection, *args, **kwargs))

    return do
