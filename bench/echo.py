"""The least that a server of ours could do: a text in, a grouped durable commit, two answers out.

    python -m bench.echo [--tables 100] [--seconds 5]

The same transport, the same writer and as many bytes as a move of Winter Queen, but no game, no table, no
room. What is between this and a move is what we can still save.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any, Final

import uvicorn
import uvloop

from bench.store import RECORD, new_table
from frostfair.load import frames
from frostfair.load.measuring import Figures, Wanted, play, some_at_once
from frostfair.load.tables import Notes
from frostfair.load.targets import Target
from frostfair.server import metrics
from frostfair.server.transport.owner import SocketOwner, SocketWriter, way_to_take_over
from frostfair.server.transport.socket import Socket
from frostfair.server.transport.timeouts import TimedRequests
from frostfair.store.database import Entry
from frostfair.store.store import Store

ASKED: Final = b'{"t":"act","v":12,"d":{"key":"load-1234","do":"R1-b3"}}'
NEWS: Final = b"n" * 6000
DONE: Final = b'{"t":"done","v":13,"d":{"key":"load-1234"}}'


# --- the server ---


class Room:
    """All sockets of one table."""

    def __init__(self, store: Store, table: str) -> None:
        self.table = table
        self.sockets: list[SocketWriter] = []
        self._store = store
        self._version = 0

    def receive(self, who: SocketWriter) -> None:
        self._version += 1
        entry = Entry(self.table, self._version, RECORD, self._version, None, "key")
        self._store.writer.hand_over(entry, lambda error: self._tell(who, error))

    def _tell(self, who: SocketWriter, error: Exception | None) -> None:
        if error is not None:
            raise error
        for socket in self.sockets:
            socket.write(NEWS, DONE) if socket is who else socket.write(NEWS)


class Echo(SocketOwner):
    def __init__(self, room: Room, scope: Any) -> None:
        take_over = way_to_take_over(scope)
        assert take_over is not None
        self._room = room
        self._socket = take_over(self)
        room.sockets.append(self._socket)

    def heard(self, text: bytes) -> None:
        self._room.receive(self._socket)

    def has_room(self) -> None:
        pass

    def flooded(self) -> None:
        self._socket.abort()

    def lost(self) -> None:
        self._room.sockets.remove(self._socket)


async def _serve(database: str, tables: int, address: "Pipe[int, int]") -> None:
    store = await Store.open(database)
    rooms = {f"/{n}": Room(store, await new_table(store)) for n in range(tables)}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            Echo(rooms[scope["path"]], scope)
        else:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": metrics.written().encode()})

    server = uvicorn.Server(
        uvicorn.Config(app, port=0, http=TimedRequests, ws=Socket, lifespan="off", log_config=None)
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    address.send(server.servers[0].sockets[0].getsockname()[1])
    await serving
    await store.close()


def _serve_in_a_process(database: str, tables: int, address: "Pipe[int, int]", core: int | None) -> None:
    if core is not None:
        os.sched_setaffinity(0, {core})
    uvloop.run(_serve(database, tables, address))


@asynccontextmanager
async def serving(tables: int, core: int | None = None) -> AsyncIterator[Target]:
    here, there = get_context("spawn").Pipe()
    with tempfile.TemporaryDirectory(prefix="frostfair-echo-") as folder:
        given = (f"sqlite:///{Path(folder) / 'echo.db'}", tables, there, core)
        process = get_context("spawn").Process(target=_serve_in_a_process, args=given)
        process.start()
        try:
            yield Target([f"http://127.0.0.1:{await asyncio.to_thread(here.recv)}"])
        finally:
            process.terminate()
            await asyncio.to_thread(process.join)


# --- the load ---


class Pair:
    """Two sockets of a table that take turns: the next text goes out when both have heard of the last."""

    def __init__(self, url: str, notes: Notes) -> None:
        self._url = url
        self._notes = notes
        self._sockets: list[frames.Socket] = []
        self._unheard = 0
        self._turn = 0
        self._sent_at = 0.0
        self._is_playing = False

    async def join(self) -> None:
        self._sockets = [await frames.connect(self._url, {}, self._heard) for _ in range(2)]

    def play(self, pace: float | None) -> None:
        self._is_playing = True
        self._send()

    def stop(self) -> None:
        self._is_playing = False

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _send(self) -> None:
        self._unheard, self._turn = 2, 1 - self._turn
        self._sent_at = asyncio.get_running_loop().time()
        self._sockets[self._turn].send(ASKED)

    def _heard(self, text: bytes) -> None:
        self._unheard -= len(text) > len(DONE)
        if self._unheard or not self._is_playing or len(text) <= len(DONE):
            return
        if self._notes.is_measuring:
            self._notes.seconds.append(asyncio.get_running_loop().time() - self._sent_at)
        self._send()


async def measure(target: Target, wanted: Wanted) -> Figures:
    notes, found = Notes(), Figures()
    pairs = [Pair(f"{target.url(0)}/{n}", notes) for n in range(wanted.tables)]
    await some_at_once(lambda n: pairs[n].join(), len(pairs))
    await play(target, wanted, pairs, notes, found)
    return found


async def run(tables: int, seconds: float, core: int | None = None) -> Figures:
    async with serving(tables, core) as target:
        return await measure(target, Wanted(tables, seconds))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--seconds", type=float, default=5.0)
    said = words.parse_args()
    found = uvloop.run(run(said.tables, said.seconds))
    print(f"{found.per_cpu_second:,.0f} texts per CPU second, p99 {1000 * found.p99:.1f} ms")


if __name__ == "__main__":
    main()
