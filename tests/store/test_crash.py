"""kill -9 in the middle of a stream of appends: what was acknowledged is there, once, and without a gap."""

import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from frostfair.store.errors import VersionTaken
from frostfair.store.store import Store
from tests.size import size
from tests.store.playing import bare_table, line

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.asyncio


def killed_in_the_middle(url: str, tables: list[str], after: int) -> Counter[str]:
    """The newest acknowledged version of each table, of a process that is killed after so many."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.writing_process", url, *tables],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT}:{ROOT / 'src'}", "FROSTFAIR_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    heard = [process.stdout.readline() for _ in range(after)]
    process.send_signal(signal.SIGKILL)
    heard += process.stdout.readlines()
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    newest: Counter[str] = Counter()
    for said in heard:
        if said.endswith("\n"):
            table, version = said.split()
            assert int(version) > newest[table], "acknowledged twice"
            newest[table] = int(version)
    return newest


async def test_a_killed_writer_loses_nothing_that_was_acknowledged(url: str) -> None:
    store = await Store.open(url)
    tables = [await bare_table(store) for _ in range(8)]
    for attempt in range(size(2, 50)):
        acknowledged = killed_in_the_middle(url, tables, after=20 + 37 * attempt % 300)
        assert acknowledged
        for table in tables:
            kept = [entry.version for entry in await store.logs.read(table)]
            assert kept == list(range(1, len(kept) + 1))
            assert len(kept) >= acknowledged[table]
    await go_on(store, tables[0])
    await store.close()


async def go_on(store: Store, table: str) -> None:
    """Where it stopped: perhaps not at once, if PostgreSQL is still busy with the last wish of the dead."""
    while True:
        try:
            await store.writer.append(line(table, await store.logs.version(table) + 1))
            return
        except VersionTaken:
            continue
