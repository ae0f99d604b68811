"""Who is gone, and what the others decide then: wait, let a bot play, or end. Never anything by itself."""

from collections.abc import Sequence

from frostfair.server.table.clock import Clock
from frostfair.wire import limits
from frostfair.wire.clock import TurnPace
from frostfair.wire.data import Absence


class Attendance:
    """The seats of one table: who is connected, and who voted."""

    def __init__(self, seats: int, now: int) -> None:
        self._connections = [0] * seats
        self._since = [now] * seats  # without any connection
        self._replace: dict[tuple[int, str], set[int]] = {}
        self._close: set[int] = set()

    def came(self, seat: int) -> None:
        self._connections[seat] += 1
        self.forget_votes_about(seat)

    def went(self, seat: int, now: int) -> None:
        self._connections[seat] = max(0, self._connections[seat] - 1)
        self._since[seat] = now

    def seen(self, seat: int, now: int) -> None:
        """Connected to another node, at this moment."""
        self._since[seat] = max(self._since[seat], now)

    def is_present(self, seat: int) -> bool:
        return self._connections[seat] > 0

    @property
    def all_are_here(self) -> bool:
        return 0 not in self._connections

    def gone(self, humans: Sequence[int], clock: Clock, now: int) -> list[int]:
        """Whose time is up, or who has been away too long. At a pace of days only the clock counts."""
        out = clock.out(now)
        by_days = isinstance(clock.pace, TurnPace)
        return [seat for seat in humans if seat in out or (not by_days and self._is_away(seat, now))]

    def next_change(self, humans: Sequence[int], now: int) -> int | None:
        """When the next one will have been away too long."""
        times = [self._since[seat] + limits.AWAY_MS for seat in humans if not self._connections[seat]]
        return min([at for at in times if at > now], default=None)

    # --- votes ---

    def vote_replace(self, voter: int, seat: int, bot: str, needed: Sequence[int]) -> bool:
        """Whether all whose vote is needed have now voted for this bot in this seat."""
        voters = self._replace.setdefault((seat, bot), set())
        voters.add(voter)
        return voters.issuperset(needed)

    def vote_close(self, voter: int, needed: Sequence[int]) -> bool:
        self._close.add(voter)
        return self._close.issuperset(needed)

    def forget_votes_about(self, seat: int) -> None:
        """They are back, or somebody plays for them."""
        self._replace = {vote: voters for vote, voters in self._replace.items() if vote[0] != seat}

    def forget_votes_to_close(self) -> None:
        """The game goes on, so nobody means it any more."""
        self._close.clear()

    def told(self, gone: list[int]) -> Absence:
        votes = {f"{seat}:{bot}": sorted(voters) for (seat, bot), voters in sorted(self._replace.items())}
        return Absence(gone, votes, sorted(self._close))

    def _is_away(self, seat: int, now: int) -> bool:
        return not self._connections[seat] and now - self._since[seat] >= limits.AWAY_MS
