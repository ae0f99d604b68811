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
async def serving(database: str) -> AsyncIterator[Serving]:
    async with Serving(database) as server:
        yield server
