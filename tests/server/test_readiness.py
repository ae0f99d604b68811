"""Ready is a server whose database keeps what is written; and nothing is acknowledged that isn't kept."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from frostfair.server.readiness import ASKED_AGAIN_SECONDS
from frostfair.store.settings import sqlite_path
from tests.server.serving import Serving, seated, started

pytestmark = pytest.mark.asyncio


def file_of(url: str) -> Path:
    path = sqlite_path(url)
    assert path is not None
    return path


async def status(serving: Serving) -> int:
    """An answer holds for a moment; here each question gets a new one."""
    serving.server._served.state.readiness._asked_at -= 2 * ASKED_AGAIN_SECONDS
    answer = await (await serving.stranger())._http.get("/readyz")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == ("ready" if answer.status_code == 200 else "not ready")
    return answer.status_code


async def test_a_server_is_ready(serving_each: Serving) -> None:
    assert await status(serving_each) == 200


async def test_a_database_that_is_locked_is_not_ready(database: str) -> None:
    async with Serving(database) as serving:
        assert await status(serving) == 200
        other = sqlite3.connect(file_of(database), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await status(serving) == 503
        other.execute("ROLLBACK")
        other.close()
        asking = serving.server._served.state.readiness._asking
        await asking  # it waited for the lock all the time
        assert await status(serving) == 200


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("other"))
    os.replace(path.with_name("other"), path)


def delete_the_log_beside_it(path: Path) -> None:
    Path(f"{path}-wal").unlink()


@pytest.mark.parametrize("harm", [delete, replace, delete_the_log_beside_it])
async def test_a_file_that_was_deleted_or_replaced_is_noticed_before_anything_is_acknowledged(
    database: str, harm: Callable[[Path], None]
) -> None:
    async with Serving(database) as serving:
        ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
        table = await started(ana, bo, options={"first": 1})
        async with ana.link(table.id) as one:
            await seated(one)
            assert one.now is not None
            await one.act(one.now.offers[0].do)
            version = one.version
            harm(file_of(database))
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(2):
                    await one.act(one.now.offers[0].do)
            assert one.version == version
            assert await status(serving) == 503
            answer = await (await serving.stranger())._http.post("/api/guest", json={"name": "Cy"})
            assert answer.status_code == 503


async def test_a_database_that_may_only_be_read_is_not_ready(postgres: object, url: str) -> None:
    if not url.startswith("postgresql"):
        pytest.skip("of PostgreSQL")
    async with Serving(url) as serving:
        assert await status(serving) == 200
        admin = await asyncpg.connect(url)
        name = await admin.fetchval("SELECT current_database()")
        await admin.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        assert await status(serving) == 503
        await admin.execute("SET default_transaction_read_only = off")
        await admin.execute(f'ALTER DATABASE "{name}" RESET default_transaction_read_only')
        await admin.close()
