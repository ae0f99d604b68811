"""Seats whose player is gone, and what the others decide then: wait, let a bot play, or end the game.

Nothing of it happens by itself.
"""

from collections.abc import Sequence

from frostfair.kernel.errors import NOT_ABSENT, IllegalAction
from frostfair.server.table.clock import Clock
from frostfair.wire import limits
from frostfair.wire.clock import NO_PACE, TurnPace
from frostfair.wire.data import AbsenceData


class Seats:
    """The seats of one table: connected or not, played by their user or a bot, and the votes about that."""

    def __init__(self, bots: Sequence[str | None], clock: Clock, now: int) -> None:
        self.bots = list(bots)  # the bot that plays a seat; None: its user does
        self._clock = clock
        self._connections = [0] * len(bots)
        self._since = [now] * len(bots)  # without any connection
        self._replace: dict[tuple[int, str], set[int]] = {}
        self._close: set[int] = set()

    # --- connections ---

    def came(self, seat: int) -> None:
        self._connections[seat] += 1
        self._forget_votes_about(seat)

    def went(self, seat: int, now: int) -> None:
        self._connections[seat] = max(0, self._connections[seat] - 1)
        self._since[seat] = now

    def seen(self, seat: int, now: int) -> None:
        """Connected to another node, at this moment."""
        self._since[seat] = max(self._since[seat], now)

    def is_present(self, seat: int) -> bool:
        return self._connections[seat] > 0

    @property
    def none_can_be_gone(self) -> bool:
        """Nor will be, whatever time passes: nearly always so where people play."""
        return 0 not in self._connections and self._clock.pace is NO_PACE

    def humans(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def gone(self, now: int) -> list[int]:
        """Those whose time is up, or who have been away too long. At a pace of days only the clock counts."""
        if self.none_can_be_gone:
            return []
        out = self._clock.out(now)
        by_days = isinstance(self._clock.pace, TurnPace)
        return [seat for seat in self.humans() if seat in out or (not by_days and self._is_away(seat, now))]

    def others(self, seat: int, now: int) -> list[int]:
        """All humans whose vote counts: here, and not the one it is about."""
        gone = self.gone(now)
        return [other for other in self.humans() if other != seat and other not in gone]

    def next_change(self, now: int) -> int | None:
        """When the next one will have been away too long."""
        times = [self._since[seat] + limits.AWAY_MS for seat in self.humans() if not self._connections[seat]]
        return min([at for at in times if at > now], default=None)

    # --- votes ---

    def replace(self, voter: int, seat: int, bot: str, now: int) -> bool:
        """Let a bot play: in one's own seat at once, elsewhere when all who are there want it.

        Whether it is so far.
        """
        if not 0 <= seat < len(self.bots) or self.bots[seat] is not None:
            raise IllegalAction(NOT_ABSENT, "a-bot-plays-this-seat")
        if voter == seat:
            return True
        if seat not in self.gone(now):
            raise IllegalAction(NOT_ABSENT, "not-gone")
        voters = self._replace.setdefault((seat, bot), set())
        voters.add(voter)
        return voters.issuperset(self.others(seat, now))

    def close(self, mine: Sequence[int], now: int) -> bool:
        """Vote, for all seats of a user, to end the game unfinished; whether all who are there have."""
        self._close.update(mine)
        gone = self.gone(now)
        return self._close.issuperset(seat for seat in self.humans() if seat not in gone)

    @property
    def want_to_close(self) -> list[int]:
        return sorted(self._close)

    def change_hands(self, seat: int, bot: str | None) -> None:
        """The store knows it already."""
        self.bots[seat] = bot
        self._forget_votes_about(seat)

    def forget_votes_to_close(self) -> None:
        """The game goes on: those who voted have thought better of it."""
        self._close.clear()

    def data(self, gone: list[int], closes_in: int | None = None) -> AbsenceData:
        votes = {f"{seat}:{bot}": sorted(voters) for (seat, bot), voters in sorted(self._replace.items())}
        return AbsenceData(gone, votes, sorted(self._close), closes_in)

    def _forget_votes_about(self, seat: int) -> None:
        """The player is back, or a bot plays."""
        self._replace = {vote: voters for vote, voters in self._replace.items() if vote[0] != seat}

    def _is_away(self, seat: int, now: int) -> bool:
        return not self._connections[seat] and now - self._since[seat] >= limits.AWAY_MS
