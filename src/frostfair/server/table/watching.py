"""Who watches a table: users with a connection and no seat, at this node and at others."""

import secrets
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from frostfair.server.transport.connection import Connection
from frostfair.wire import limits
from frostfair.wire.data import WatchingData

FORGET_MS: Final = 45_000  # nodes say it every 15 s: one that is silent for so long is gone

Names: TypeAlias = dict[str, str]  # by user: several connections of one are one spectator


class Watching:
    def __init__(self) -> None:
        self.node = secrets.token_hex(4)  # how the others tell apart what nodes say
        self._elsewhere: dict[str, tuple[int, Names]] = {}  # by node: when it said so, and who
        self._told = WatchingData()

    def elsewhere(self, node: str, names: Mapping[str, str], now: int) -> None:
        """Another node says who watches there."""
        self._elsewhere[node] = now, dict(names)

    def changed(self, listeners: Iterable[Connection], now: int) -> WatchingData | None:
        """What is to be told, if it is something new."""
        self._elsewhere = {
            node: (at, names) for node, (at, names) in self._elsewhere.items() if now - at < FORGET_MS
        }
        watching = dict(watching_here(listeners))
        for _, names in self._elsewhere.values():
            watching |= names
        named = sorted(watching.values())
        found = WatchingData(len(named), named[: limits.WATCHERS_NAMED])
        if found == self._told:
            return None
        self._told = found
        return found

    @property
    def told(self) -> WatchingData:
        """As all who are here know it."""
        return self._told


def watching_here(listeners: Iterable[Connection]) -> Names:
    return {listener.user: listener.name for listener in listeners if not listener.seats}
