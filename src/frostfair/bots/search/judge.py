"""How a search judges a position: each game that is searched brings a judge of its own."""

from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What the seats may expect of a position. It serves one search, and may remember what it has seen."""

    def shares(self, state: State, into: vec[float], at: i64) -> None:
        """Write what each seat may expect, from 0 (lost) to 1 (won), to `into[at + seat]`."""
        raise NotImplementedError

    def worth(self, state: State, seat: Seat) -> float:
        """By what the seat's plans are compared, in the middle of a turn too: higher is better."""
        shares = vec[float]([0.0] * int(state.seats))
        self.shares(state, shares, 0)
        return shares[seat]

    def standing(self, state: State, seat: Seat) -> float:
        """The same, only roughly if that is quicker: by this the moves of play-outs are chosen."""
        return self.worth(state, seat)
