"""The schema's age, and how it gets younger: Alembic, driven from here, on both engines."""

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from frostfair.store.database import Database
from frostfair.store.errors import WrongSchema
from frostfair.store.schema import metadata

SCRIPTS: Final = Path(__file__).parent / "migrations"
ADVICE: Final = "make a backup, then run `frostfair db migrate`"


def config(connection: Connection | None = None) -> Config:
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.set_main_option("file_template", "r%%(rev)s_%%(slug)s")
    return made


@cache
def newest() -> str:
    """The revision that this program is written for."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def revision(connection: Connection) -> str | None:
    """The revision of the database; None if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade_to(connection: Connection, target: str) -> None:
    command.upgrade(config(connection), target)


def differences(connection: Connection) -> list[object]:
    """What a migration would still have to change for the database to be as schema.py says."""
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True, "render_as_batch": True}
    )
    return list(compare_metadata(context, metadata))


async def upgrade(database: Database) -> tuple[str | None, str]:
    """Bring the schema up to date: from which revision to which."""

    def work(connection: Connection) -> tuple[str | None, str]:
        before = revision(connection)
        refuse_unknown(before)
        upgrade_to(connection, "head")
        return before, newest()

    return await database.migrate(work)


async def prepare(database: Database) -> None:
    """A new database gets its schema at once; an old one is left to its owner, who may want a backup."""
    found, is_new = await database.read(lambda connection: (revision(connection), _is_empty(connection)))
    if found == newest():
        return
    if is_new:
        await upgrade(database)
        return
    refuse_unknown(found)
    raise WrongSchema(f"the database is at revision {found or 'none'}, this needs {newest()}: {ADVICE}")


def _is_empty(connection: Connection) -> bool:
    return not inspect(connection).get_table_names()


def refuse_unknown(found: str | None) -> None:
    """A revision that only a newer program knows."""
    known = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]
    if found is not None and found not in known:
        raise WrongSchema(f"revision {found} is newer than this program")
