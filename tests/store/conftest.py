"""Every test that asks for `store` or `url` runs on both engines, each time on a fresh database."""

import asyncio
import itertools
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from frostfair.store.migrate import upgrade
from frostfair.store.store import Store, connect
from tests.store.postgres import Postgres

ENGINES = ("sqlite", "postgresql")
TEMPLATE = "frostfair_template"
_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        asyncio.run(_prepare_template(server))
        yield server


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def url(engine: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A new database with our schema in it."""
    with _new_database(engine, request, tmp_path, TEMPLATE) as made:
        yield made


@pytest.fixture
def empty_url(engine: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A new database with nothing in it."""
    with _new_database(engine, request, tmp_path, "template0") as made:
        yield made


@pytest.fixture
def other_url(engine: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A new database of the other engine, with nothing in it."""
    other = ENGINES[1 - ENGINES.index(engine)]
    with _new_database(other, request, tmp_path, "template0") as made:
        yield made


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "template.db"
    asyncio.run(_upgrade(f"sqlite:///{path}"))
    return path


@contextmanager
def _new_database(engine: str, request: pytest.FixtureRequest, folder: Path, template: str) -> Iterator[str]:
    name = f"test{next(_numbers)}"
    if engine == "sqlite":
        if template == TEMPLATE:
            shutil.copy(request.getfixturevalue("sqlite_template"), folder / name)
        yield f"sqlite:///{folder / name}"
        return
    server: Postgres = request.getfixturevalue("postgres")
    asyncio.run(_command(server, f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY"))
    yield server.url(name)
    asyncio.run(_command(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _prepare_template(server: Postgres) -> None:
    await _command(server, f"CREATE DATABASE {TEMPLATE}")
    await _upgrade(server.url(TEMPLATE))


async def _upgrade(url: str) -> None:
    database = connect(url)
    await upgrade(database)
    await database.close()


async def _command(server: Postgres, sql: str) -> None:
    connection = await asyncpg.connect(server.url())
    await connection.execute(sql)
    await connection.close()
