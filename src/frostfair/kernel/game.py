"""What a game gives the kernel, and nothing more."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from frostfair.kernel.codec import Written, shorten, to_bytes, unpack
from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import mypyc_attr
from frostfair.kernel.flow import Action, Event, State

Value: TypeAlias = "bool | int | str"
Options: TypeAlias = "dict[str, Value]"
View: TypeAlias = "dict[str, object]"


class Option:
    """One thing that can be set at the table: its name, what it may be, and its default."""

    def __init__(self, name: str, default: Value, allowed: tuple[Value, ...], rule: str) -> None:
        self.name: str = name
        self.default: Value = default
        self.allowed: tuple[Value, ...] = allowed
        self.rule: str = rule

    def accept(self, value: object) -> Value:
        for candidate in self.allowed:
            # True is not 1 here: an option is exactly one of the allowed values.
            if type(candidate) is type(value) and candidate == value:
                return candidate
        allowed = ", ".join([str(a).lower() if isinstance(a, bool) else str(a) for a in self.allowed])
        raise Malformed(f"option {self.name}: {shorten(value)} is not one of {allowed} ({self.rule})")


class Meta:
    """Who a game is: id, seats, options, and the version that moves whenever its behaviour moves."""

    def __init__(
        self,
        game_id: str,
        prefix: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        rules_version: int,
        most_choices: int,
    ) -> None:
        self.id: str = game_id
        self.prefix: str = prefix  # of its rule numbers: WQ, WS, WT
        self.seats: tuple[int, ...] = seats
        self.options: tuple[Option, ...] = options
        self.rules_version: int = rules_version
        self.most_choices: int = most_choices  # no decision ever has more

    def accept_seats(self, seats: object) -> int:
        if isinstance(seats, int) and not isinstance(seats, bool) and seats in self.seats:
            return seats
        allowed = ", ".join([str(n) for n in self.seats])
        raise Malformed(f"{self.id} is played by {allowed} seats, not {shorten(seats)}")

    def accept_options(self, given: Mapping[str, object]) -> Options:
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise Malformed(f"{self.id} has no option {shorten(name)}; it has {', '.join(known)}")
        return {o.name: o.accept(given[o.name]) if o.name in given else o.default for o in self.options}


class Result:
    """How a game ended: points per seat, who won (a tie may be shared) and why it was over."""

    def __init__(self, points: tuple[int, ...], winners: tuple[int, ...], reason: str) -> None:
        self.points: tuple[int, ...] = points
        self.winners: tuple[int, ...] = winners
        self.reason: str = reason

    def pack(self) -> dict[str, object]:
        return {"points": list(self.points), "winners": list(self.winners), "reason": self.reason}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Its texts for people live in the message catalogues, by key."""

    def __init__(self, meta: Meta, data_hash: str = "") -> None:
        self.meta: Meta = meta
        self.data_hash: str = data_hash  # of the component data, if it has any; a match refuses any other

    def by_rules(self, version: int) -> "Game":
        """The game as it was played by an older version of its rules, if it still can be; else this one."""
        return self

    def setup(self, seats: int, options: Options, seed: int) -> State:
        """The table as it stands before the first move, the first frame on the stack."""
        raise NotImplementedError

    def result(self, state: State) -> Result | None:
        """None while the game goes on."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        """What a seat (None: a spectator) sees, built up field by field: what isn't put in can't leak."""
        raise NotImplementedError

    def written_views(self, state: State, seats: Sequence[int | None]) -> list[list[bytes]]:
        """The views of several as JSON, each in pieces; what all of them see may be one piece."""
        return [[to_bytes(self.view(state, seat))] for seat in seats]

    def glance(self, state: State, seat: int | None) -> View:
        """As much of the view as it takes to say what is asked."""
        return self.view(state, seat)

    def imagine(self, state: State, seat: int, seed: int) -> State:
        """A state that this seat considers possible. Bots only ever get that."""
        raise NotImplementedError

    def notation(self, action: Action) -> str:
        """The action as short text."""
        raise NotImplementedError

    def parse(self, text: str) -> Action:
        """The action that a text means, legal or not; the inverse of `notation`."""
        raise NotImplementedError

    def describe(self, action: Action) -> dict[str, object]:
        """The action in structured form, ready for JSON; `do` says what kind of action it is."""
        return {"move": self.notation(action)}

    def understand(self, described: Mapping[str, object]) -> Action:
        """The inverse of `describe`."""
        return self.parse(str(described.get("move")))

    def restore(self, packed: Mapping[str, object]) -> State:
        """The inverse of `State.pack`."""
        raise NotImplementedError

    def event_kinds(self) -> dict[str, type[Written]]:
        """All events that can happen, by kind."""
        raise NotImplementedError

    def unpack_event(self, packed: object) -> Event:
        """The inverse of `Event.pack`; `event_kinds` is all that it needs."""
        event = unpack(self.event_kinds(), packed)
        assert isinstance(event, Event)
        return event
