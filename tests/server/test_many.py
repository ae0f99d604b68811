"""`frostfair serve --workers`: several nodes behind one port, without a broker of their own."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from frostfair.client import Session
from frostfair.server import commands
from frostfair.server.cluster.relay import SCHEME, Relay, RelayedNodes
from frostfair.server.many import Many
from frostfair.wire.rest import COOKIE
from tests.server.serving import SECRET, must_decide, play, seated, started

pytestmark = pytest.mark.asyncio


class Nodes:
    """The process that was started, where it serves, and where each node does."""

    def __init__(self, process: asyncio.subprocess.Process, told: str) -> None:
        self.process = process
        *self.nodes, self.url = re.findall(r"http://\S+", told)

    async def pids(self) -> list[int]:
        found = await asyncio.create_subprocess_exec(
            *("pgrep", "-P", str(self.process.pid)), stdout=subprocess.PIPE
        )
        out, _ = await found.communicate()
        return sorted(map(int, out.split()))


@asynccontextmanager
async def many(database: str, count: int = 2) -> AsyncIterator[Nodes]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "frostfair.server", "serve", "--port", "0"),
        *("--workers", str(count), "--database", database, "--bot-workers", "1"),
        env={"FROSTFAIR_SECRET": SECRET, "PATH": "/usr/bin:/bin", "PYTHONPATH": ":".join(sys.path)},
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        told = b""
        while b"is open" not in told:
            line = await process.stdout.readline()
            assert line, told
            told += line
        yield Nodes(process, told.decode())
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


async def test_two_people_play_at_two_nodes_and_one_is_replaced_under_them(database: str) -> None:
    """SIGHUP replaces the nodes one after the other; then one is killed and comes back. Nothing is lost."""
    async with many(database) as nodes, AsyncExitStack() as stack:
        sessions = [await stack.enter_async_context(Session(url)) for url in nodes.nodes]
        for session, name in zip(sessions, ("Ana", "Bo"), strict=True):
            await session.be_guest(name)
        table = await started(*sessions, options={"first": 1})
        links = [await stack.enter_async_context(session.link(table.id)) for session in sessions]
        await seated(*links)
        before = await nodes.pids()
        playing = asyncio.gather(*(play(link, random.Random(n)) for n, link in enumerate(links)))
        await links[1].until(lambda: (links[1].version or 0) > 3)
        nodes.process.send_signal(signal.SIGHUP)
        async with asyncio.timeout(300):
            while len(after := await nodes.pids()) < 2 or set(after) & set(before):
                await asyncio.sleep(0.1)
        os.kill(after[0], signal.SIGKILL)
        made = await playing
        assert all(must_decide(link) for link in links)
        assert links[0].versions == links[1].versions == list(range(1, (links[0].version or 0) + 1))
        acknowledged = [version for versions in made for version in versions]
        assert len(set(acknowledged)) == len(acknowledged)
        assert set(acknowledged) <= set(links[0].versions)
        nodes.process.terminate()
        assert await nodes.process.wait() == 0


async def test_any_node_answers_at_the_common_port_and_all_end_with_the_process_that_holds_it(
    database: str,
) -> None:
    async with many(database) as nodes, Session(nodes.url) as ana:
        await ana.be_guest("Ana")
        cookie = {COOKIE: ana._http.cookies[COOKIE]}
        async with httpx.AsyncClient(cookies=cookie, trust_env=False) as http:
            for url in (*nodes.nodes, nodes.url, nodes.url):
                assert (await http.get(f"{url}/api/me")).json()["name"] == "Ana"
        left = await nodes.pids()
        assert len(left) == 2
        nodes.process.kill()
        async with asyncio.timeout(60):
            while any(Path(f"/proc/{pid}/cmdline").exists() and _is_alive(pid) for pid in left):
                await asyncio.sleep(0.05)


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


async def test_hints_go_to_all_others_and_a_relay_that_was_away_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "hints"
    nodes = [RelayedNodes(f"{SCHEME}{path}") for _ in range(3)]
    heard: list[list[str]] = [[], [], []]
    healed: list[int] = []

    async def heal(n: int) -> None:
        healed.append(n)

    relay = Relay(path)
    await relay.start()
    for n, node in enumerate(nodes):
        await node.listen(lambda table, told, n=n: heard[n].append(table), lambda n=n: heal(n))  # type: ignore[misc]
    nodes[0].announce("one", ["table"])
    nodes[0].announce("two", ["table"])
    await until(lambda: heard == [[], ["one", "two"], ["one", "two"]])
    await relay.close()
    await until(lambda: not any(node.is_connected for node in nodes))
    nodes[1].announce("lost", ["table"])
    path.unlink(missing_ok=True)
    again = Relay(path)
    await again.start()
    await until(lambda: sorted(healed) == [0, 0, 1, 1, 2, 2])  # what they missed is read from the log
    nodes[2].announce("three", ["table"])
    await until(lambda: heard[0] == ["three"] and heard[1] == ["one", "two", "three"])
    for node in nodes:
        await node.close()
    await again.close()


async def until(is_so: object) -> None:
    async with asyncio.timeout(60):
        while not is_so():  # type: ignore[operator]
            await asyncio.sleep(0.01)


async def test_sqlite_says_that_it_has_one_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FROSTFAIR_SECRET", SECRET)
    monkeypatch.setattr("frostfair.server.logs.configure", lambda **_: None)
    monkeypatch.setattr(commands, "_refuse_what_cannot_work", lambda *_: None)
    ran: list[object] = []

    async def run(many: Many) -> None:
        ran.append(many)

    monkeypatch.setattr(Many, "run", run)
    words = ["serve", "--workers", "3", "--database", f"sqlite:///{tmp_path / 'x.db'}"]
    result = await asyncio.to_thread(CliRunner().invoke, commands.app, words)
    assert result.exit_code == 0
    assert "SQLite has one writer at a time" in result.output
    assert ran
