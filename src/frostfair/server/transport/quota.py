"""How many sockets and streams each address may have open."""

from collections import Counter

from frostfair.server import metrics
from frostfair.wire import limits


class SocketQuota:
    def __init__(self, *, counting: bool = True) -> None:
        self._counting = counting  # a load test comes from one address
        self._of = Counter[str]()

    def has_room(self, address: str) -> bool:
        return not self._counting or self._of[address] < limits.SOCKETS_PER_ADDRESS

    def came(self, address: str) -> bool:
        """Counted from now on; False, and not counted, if there is no room: many may come at once."""
        if not self.has_room(address):
            return False
        metrics.SOCKETS.inc()
        self._of[address] += 1
        return True

    def went(self, address: str) -> None:
        metrics.SOCKETS.dec()
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]
