"""`frostfair db`: the schema, backups, and whether every table still replays.

The database's libraries are imported where they are used, so that `frostfair db --help` needn't load them.
"""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from click.exceptions import Exit

from frostfair.kernel.errors import FrostfairError
from frostfair.store.settings import SETTING

R = TypeVar("R")
BAD_INPUT = 2

a_file = click.argument("file", type=click.Path(path_type=Path))
database_url = click.option(
    "--database",
    envvar=SETTING,
    metavar="URL",
    help=f"sqlite:///path or postgresql://…, instead of {SETTING}.",
)


@click.group(name="db", context_settings={"help_option_names": ["-h", "--help"]})
def app() -> None:
    """Look after the server's database.

    It is the one that FROSTFAIR_DATABASE names; without that, an SQLite file in your state directory.
    """


@app.command()
@database_url
def migrate(database: str | None) -> None:
    """Create the schema or bring it up to date. Make a backup first."""
    from frostfair.store.migrate import upgrade
    from frostfair.store.store import connect

    async def work() -> tuple[str | None, str]:
        found = connect(database)
        try:
            return await upgrade(found)
        finally:
            await found.close()

    before, after = _run(work())
    click.echo(f"Up to date: revision {after}" + ("." if before == after else f" (was {before or 'empty'})."))


@app.command()
@a_file
@database_url
@click.option(
    "--portable/--no-portable", show_default=False, help="Write an archive of JSON lines for SQLite too."
)
def backup(file: Path, database: str | None, portable: bool) -> None:
    """Write everything to a new FILE; the server may be running."""
    from frostfair.store import backup as backups
    from frostfair.store.store import connect

    async def work() -> None:
        # Not opened: an outdated database is just what should be backed up.
        found = connect(database, must_exist=True)
        try:
            await backups.backup(found, file, portable=portable)
        finally:
            await found.close()

    _run(work())
    click.echo(f"Written: {file} ({file.stat().st_size} bytes). It contains secrets: keep it safe.")


@app.command()
@a_file
@database_url
def restore(file: Path, database: str | None) -> None:
    """Fill an empty database from a backup FILE, made on either engine."""
    from frostfair.store import backup as backups
    from frostfair.store.store import connect

    async def work() -> int:
        backups.refuse_unreadable(file)  # before there is a new and empty database
        found = connect(database)
        try:
            return await backups.restore(found, file)
        finally:
            await found.close()

    click.echo(f"Restored: {_run(work())} rows.")


@app.command()
@database_url
def verify(database: str | None) -> None:
    """Replay every table and check every digest."""
    from frostfair.store.store import opened

    async def work() -> tuple[int, int]:
        tables = faults = 0
        async with opened(database, must_exist=True) as store:
            async for _, fault in store.verify():
                tables += 1
                if fault is not None:
                    faults += 1
                    click.echo(str(fault), err=True)
        return tables, faults

    tables, faults = _run(work())
    click.echo(f"Tables: {tables}, faulty: {faults}.")
    if faults:
        raise Exit(1)


@app.command()
@click.argument("table", help="Its id, or the link that ends with the id.")
@a_file
@database_url
def export(table: str, file: Path, database: str | None) -> None:
    """Write a finished TABLE to a new FILE."""
    from frostfair.store.backup import write_new
    from frostfair.store.store import opened

    async def work() -> None:
        async with opened(database, must_exist=True) as store:
            written = await store.export_table(table.rstrip("/").rpartition("/")[2])
        write_new(file, lambda part: part.write_text(written, encoding="utf-8"))

    _run(work())
    click.echo(f"Written: {file} ({file.stat().st_size} bytes).")


@app.command("import")
@a_file
@database_url
def import_(file: Path, database: str | None) -> None:
    """Replay a finished table from its FILE and store it.

    Nothing is stored unless every record replays to the same digest.
    """
    from frostfair.store.errors import BadFile
    from frostfair.store.store import opened

    async def work() -> str:
        try:
            written = file.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            raise BadFile(f"{file}: {getattr(error, 'strerror', None) or 'not a text file'}") from None
        async with opened(database) as store:
            return await store.import_table(written)

    click.echo(f"Imported: table {_run(work())}.")


def _run(work: Coroutine[Any, Any, R]) -> R:
    with _told():
        return asyncio.run(work)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except FrostfairError as error:
        click.echo(str(error), err=True)
        raise Exit(BAD_INPUT) from None
