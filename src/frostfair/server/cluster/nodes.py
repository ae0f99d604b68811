"""Several nodes on one database: they tell each other that something happened, and read what from the store.

Only hints travel, never positions or words: a hint that is lost costs a moment, since every node looks at the
log now and then, and a node that writes is held to the log's versions anyway. One node needs no broker.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeAlias
from urllib.parse import urlsplit

import msgspec
import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg

from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.server.work import Work

SETTING: Final = "FROSTFAIR_NATS"
SCHEMES: Final = ("nats", "tls", "ws", "wss")
CONNECT_SECONDS: Final = 2.0  # for a broker that doesn't answer, before the node begins without it
SUBJECT: Final = "frostfair.hints"
CLOSE_SECONDS: Final = 5.0
AT_ONCE: Final = 500  # hints in one message: a broker takes a megabyte
Announce: TypeAlias = Callable[[str, list[Any]], None]
# None: it concerns no client here, as nearly always.
Hear: TypeAlias = Callable[[str, list[Any]], Awaitable[None] | None]
Hint: TypeAlias = tuple[str, list[Any]]  # the table, and what happened there

log = structlog.get_logger(__name__)


class Nodes(Protocol):
    """The other nodes."""

    def announce(self, table: str, told: list[Any]) -> None: ...

    async def listen(self, hear: Hear, heal: Callable[[], Awaitable[None]]) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """There are no others."""

    def announce(self, table: str, told: list[Any]) -> None:
        pass

    async def listen(self, hear: Hear, heal: Callable[[], Awaitable[None]]) -> None:
        pass

    async def close(self) -> None:
        pass


def check_broker(url: str) -> str:
    """The address as it is, if it can be one. Never told whole: it may hold a password."""
    try:
        parts = urlsplit(url)
        if parts.scheme in SCHEMES and parts.hostname and parts.port != 0:
            return url
    except ValueError:
        pass
    raise Malformed(f"{SETTING}: expected nats://host:port, found {url.partition(':')[0][:20]}:…")


class NatsNodes:
    """Hints over NATS. What is announced in one turn of the event loop travels together.

    Connects in the background and for ever: a broker that isn't there yet, or not for a while, costs no table
    anything.
    """

    def __init__(self, url: str) -> None:
        self._url = check_broker(url)
        self._client = Client()
        self._connecting: asyncio.Task[None] | None = None
        self._unsaid: list[Hint] = []
        self._work = Work()
        self._hear: Hear | None = None
        self._heal: Callable[[], Awaitable[None]] | None = None

    def announce(self, table: str, told: list[Any]) -> None:
        if not self._client.is_connected:
            return  # they will look at the log
        if not self._unsaid:
            asyncio.get_running_loop().call_soon(self._say)
        self._unsaid.append((table, told))

    def _say(self) -> None:
        said, self._unsaid = self._unsaid, []
        for start in range(0, len(said), AT_ONCE):
            payload = msgspec.json.encode(said[start : start + AT_ONCE])
            self._work.spawn(_logged(self._client.publish(SUBJECT, payload)))

    async def listen(self, hear: Hear, heal: Callable[[], Awaitable[None]]) -> None:
        self._hear, self._heal = hear, heal
        self._connecting = asyncio.create_task(_logged(self._connect()))
        await asyncio.wait([self._connecting], timeout=CONNECT_SECONDS)

    async def _connect(self) -> None:
        await self._client.connect(
            self._url,
            reconnected_cb=self._reconnected,
            error_cb=_warn,
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            allow_reconnect=True,
            no_echo=True,
        )
        await self._client.subscribe(SUBJECT, cb=self._on_message)
        await self._reconnected()

    async def _reconnected(self) -> None:
        """Hints were lost meanwhile; what happened wasn't."""
        if self._heal is not None:
            self._work.spawn(_logged(self._heal()))

    async def close(self) -> None:
        self._say()
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        await self._work.finish(CLOSE_SECONDS)
        if not self._client.is_closed:
            await self._client.close()

    async def _on_message(self, message: Msg) -> None:
        if self._hear is None:
            return
        for table, told in msgspec.json.decode(message.data, type=list[Hint]):
            work = self._hear(table, told)
            if work is not None:
                self._work.spawn(_logged(work))


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except (FrostfairError, nats.errors.Error, OSError) as error:
        log.warning("a hint between nodes was lost", why=type(error).__name__)


async def _warn(error: Exception) -> None:
    log.warning("the broker reports an error", why=type(error).__name__)
