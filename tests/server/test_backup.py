"""A backup while people play, restored and replayed: on both engines."""

import asyncio
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from frostfair.store.commands import app as db
from frostfair.store.store import opened
from tests.server.serving import Serving, play, seated, started
from tests.store.conftest import empty_url  # noqa: F401

pytestmark = pytest.mark.asyncio


async def admin(url: str, *words: str) -> str:
    result = await asyncio.to_thread(CliRunner().invoke, db, words, env={"FROSTFAIR_DATABASE": url})
    assert result.exit_code == 0, result.output
    return result.output


async def test_a_backup_taken_while_people_play_is_whole(
    serving_each: Serving,
    url: str,
    empty_url: str,  # noqa: F811
    tmp_path: Path,
) -> None:
    ana, bo = await serving_each.guest("Ana"), await serving_each.guest("Bo")
    table = await started(ana, bo)
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await seated(one, two)
        playing = asyncio.gather(play(one, random.Random(1)), play(two, random.Random(2)))
        await one.until(lambda: (one.version or 0) >= 5)
        seen = one.version or 0
        await admin(url, "backup", str(tmp_path / "copy"))
        await playing
        newest = one.version or 0
    await admin(empty_url, "restore", str(tmp_path / "copy"))
    assert "1" in await admin(empty_url, "verify")
    async with opened(empty_url) as store:
        assert seen <= await store.logs.version(table.id) <= newest  # what was acknowledged before is in it
        assert (await store.tables.get_named(table.id))[1]
    async with Serving(empty_url) as again:
        assert (await again.hub.table(table.id)).row.id == table.id
