"""A whole server for each test, in the same event loop, on a fresh database."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from frostfair.store.migrate import upgrade
from frostfair.store.store import connect
from tests.server.serving import Serving
from tests.store.conftest import engine, postgres, sqlite_template, url  # noqa: F401


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("server") / "template.db"

    async def make() -> None:
        database = connect(f"sqlite:///{path}")
        await upgrade(database)
        await database.close()

    asyncio.run(make())
    return path


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> str:
    path = tmp_path / "tables.db"
    shutil.copy(empty_database, path)
    return f"sqlite:///{path}"


@pytest_asyncio.fixture
async def serving_each(url: str) -> AsyncIterator[Serving]:  # noqa: F811
    """On each engine in turn, a real PostgreSQL among them."""
    async with Serving(url) as server:
        yield server


@pytest_asyncio.fixture
async def serving(database: str) -> AsyncIterator[Serving]:
    async with Serving(database) as server:
        yield server
