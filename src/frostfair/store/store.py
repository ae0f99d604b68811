"""The store as the server sees it: parts for each kind of thing, and the log."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Self

from frostfair.games import installed
from frostfair.kernel.game import Game
from frostfair.kernel.logtext import write_record
from frostfair.kernel.match import Match
from frostfair.kernel.record import Record
from frostfair.store import ids
from frostfair.store.chat_reads import ChatReads
from frostfair.store.checks import plain_text
from frostfair.store.database import Database, Entry
from frostfair.store.errors import StoreError
from frostfair.store.files import Files
from frostfair.store.keys import Sessions, Tokens
from frostfair.store.loading import Fault, FindGame, Loaded, Loading
from frostfair.store.logs import Logs
from frostfair.store.migrate import prepare
from frostfair.store.notes import Notes
from frostfair.store.people import People
from frostfair.store.postgres import Postgres
from frostfair.store.settings import database_url, sqlite_path
from frostfair.store.sqlite import Sqlite
from frostfair.store.tables import Tables
from frostfair.store.texts import Chat, Texts
from frostfair.store.uptimes import Uptimes
from frostfair.store.visits import Visits
from frostfair.store.writer import Writer


def connect(url: str | None = None, *, must_exist: bool = False) -> Database:
    """The database of this address, or of FROSTFAIR_DATABASE. Whether it answers shows when it is asked.

    `must_exist`: a mistyped path shall not make an empty file.
    """
    url = url or database_url()
    path = sqlite_path(url)
    if path is None:
        return Postgres(url)
    if must_exist and not path.exists():
        raise StoreError(f"{path}: no such database")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds secrets; what SQLite adds is alike
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from None
    return Sqlite(path)


class Store:
    """Everything that is kept. Open it with `Store.open`, inside the event loop that uses it."""

    def __init__(
        self,
        database: Database,
        *,
        now: Callable[[], int] = ids.now,
        find_game: FindGame = installed.game,
        writer: Writer | None = None,
    ) -> None:
        self.database = database
        self.now = now
        self.find_game = find_game
        self.writer = writer or Writer(database)
        self.tables = Tables(database, now)
        self.people = People(database, now)
        self.sessions = Sessions(database, now)
        self.tokens = Tokens(database, now)
        self.texts = Texts(database, now)
        self.chat = Chat(database, now)
        self.chat_reads = ChatReads(database, now)
        self.notes = Notes(database, now)
        self.logs = Logs(database, now)
        self.visits = Visits(database, now)
        self.uptimes = Uptimes(database, now)
        self._files = Files(database, now)
        self._loading = Loading(database, now)

    @classmethod
    async def open(
        cls,
        url: str | None = None,
        *,
        now: Callable[[], int] = ids.now,
        find_game: FindGame = installed.game,
        must_exist: bool = False,
    ) -> Self:
        """A new database gets its schema; an outdated one is refused with what to do."""
        database = connect(url, must_exist=must_exist)
        try:
            await prepare(database)
        except BaseException:
            await database.close()
            raise
        return cls(database, now=now, find_game=find_game)

    async def close(self) -> None:
        """Writes what is waiting to be written, then lets go."""
        await self.writer.close()
        await self.database.close()

    # --- the log ---

    async def append(
        self, table: str, game: Game, record: Record, *, bot: str | None = None, key: str | None = None
    ) -> Entry:
        """Returns once the record is durable; only then may it be told. Refusals: Writer.append."""
        if key is not None:
            plain_text(key, "key")
        entry = Entry(table, record.version, write_record(game, record), self.now(), bot, key)
        await self.writer.append(entry)
        return entry

    async def load_match(self, table: str, *, use_snapshot: bool = True) -> Loaded:
        """The table as its log tells it."""
        return await self._loading.load(table, self.find_game, use_snapshot=use_snapshot)

    async def keep_snapshot(self, table: str, match: Match) -> bool:
        return await self.logs.keep_snapshot(table, match)

    async def verify(self) -> AsyncIterator[tuple[str, Fault | None]]:
        """Replay every table: each with what is wrong with it, if anything."""
        last = ""
        while page := await self.tables.ids(last):
            for table in page:
                yield table, await self._loading.check(table, self.find_game)
            last = page[-1]

    # --- files ---

    async def export_table(self, table: str) -> str:
        """A finished table as one JSON text."""
        return await self._files.export(table)

    async def import_table(self, written: str) -> str:
        """The inverse: verified by replay, then kept under its own id."""
        return await self._files.import_(written, self.find_game)


@asynccontextmanager
async def opened(url: str | None = None, *, must_exist: bool = False) -> AsyncIterator[Store]:
    store = await Store.open(url, must_exist=must_exist)
    try:
        yield store
    finally:
        await store.close()
