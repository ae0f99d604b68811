"""`frostfair db`: the schema, backups, and whether every log still tells what it told.

The database's libraries are imported where they are used: whoever only plays shall not wait for them.
"""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from frostfair.kernel.errors import FrostfairError
from frostfair.store.settings import SETTING

R = TypeVar("R")

app = typer.Typer(
    name="db",
    help="Look after the database (FROSTFAIR_DATABASE; by default an SQLite file of your own).",
    no_args_is_help=True,
)

Url = Annotated[
    str | None,
    typer.Option("--database", envvar=SETTING, show_default=False, show_envvar=False,
                 help="sqlite:///path or postgresql://…, instead of FROSTFAIR_DATABASE."),
]  # fmt: skip


@app.command()
def migrate(database: Url = None) -> None:
    """Make the schema, or bring it up to date. Make a backup first."""
    from frostfair.store.migrate import upgrade
    from frostfair.store.store import connect

    async def work() -> tuple[str | None, str]:
        found = connect(database)
        try:
            return await upgrade(found)
        finally:
            await found.close()

    before, after = _run(work())
    typer.echo(f"Up to date: revision {after}" + ("." if before == after else f" (was {before or 'empty'})."))


@app.command()
def backup(
    file: Path,
    database: Url = None,
    portable: Annotated[bool, typer.Option(help="An archive of lines also for SQLite.")] = False,
) -> None:
    """Write everything to a new FILE, while the server may be running."""
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
    typer.echo(f"Written: {file} ({file.stat().st_size} bytes). It holds secrets: keep it safe.")


@app.command()
def restore(file: Path, database: Url = None) -> None:
    """Fill an empty database from a backup of either engine. Never overwrites anything."""
    from frostfair.store import backup as backups
    from frostfair.store.store import connect

    async def work() -> int:
        backups.refuse_unreadable(file)  # before there is a new and empty database
        found = connect(database)
        try:
            return await backups.restore(found, file)
        finally:
            await found.close()

    typer.echo(f"Restored: {_run(work())} rows.")


@app.command()
def verify(database: Url = None) -> None:
    """Replay every table and check every digest."""
    from frostfair.store.store import opened

    async def work() -> tuple[int, int]:
        tables = faults = 0
        async with opened(database, must_exist=True) as store:
            async for _, fault in store.verify():
                tables += 1
                if fault is not None:
                    faults += 1
                    typer.echo(str(fault), err=True)
        return tables, faults

    tables, faults = _run(work())
    typer.echo(f"{tables} tables, {faults} with a fault.")
    if faults:
        raise typer.Exit(1)


@app.command()
def export(table: str, file: Path, database: Url = None) -> None:
    """Write a finished TABLE (its id, or the link that ends with it) to a new FILE."""
    from frostfair.store.backup import write_new
    from frostfair.store.store import opened

    async def work() -> None:
        async with opened(database, must_exist=True) as store:
            written = await store.export_table(table.rstrip("/").rpartition("/")[2])
        write_new(file, lambda part: part.write_text(written, encoding="utf-8"))

    _run(work())
    typer.echo(f"Written: {file} ({file.stat().st_size} bytes).")


@app.command("import")
def import_(file: Path, database: Url = None) -> None:
    """Replay a finished table's FILE and, if every record is right, keep it in the database."""
    from frostfair.store.errors import BadFile
    from frostfair.store.store import opened

    async def work() -> str:
        try:
            written = file.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            raise BadFile(f"{file}: {getattr(error, 'strerror', None) or 'not a text'}") from None
        async with opened(database) as store:
            return await store.import_table(written)

    typer.echo(f"Imported: table {_run(work())}.")


def _run(work: Coroutine[Any, Any, R]) -> R:
    with _told():
        return asyncio.run(work)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except FrostfairError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
