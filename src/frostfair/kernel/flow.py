"""Flow: unfinished business on a stack.

A frame is one unfinished piece of business and owns three answers: who decides now, what they may
choose, and what follows. A bonus inside a bonus is a deeper stack; an interruption is a frame whose
deciders are other seats. Frames hold small values only, so that everything can be copied and saved.

    [Turn(0)]                        seat 0 places a crystal …
    [Turn(0), TakeBook(0)]           … and may take a book; the frame pops itself
    [Turn(0)]                        nobody decides: Turn runs on to the next seat
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from frostfair.kernel.bits import BIT
from frostfair.kernel.codec import Written, to_bytes
from frostfair.kernel.errors import BrokenContract
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.keys import key_of_bytes
from frostfair.kernel.luck import INCREMENT, LOW_62, MIXER, MULTIPLIER

Action: TypeAlias = i64  # its layout is the game's; the number is its stable id
Seat: TypeAlias = i64  # 0 … n-1
Seats: TypeAlias = i64  # a set of seats (kernel.bits)

NOBODY: Final[i64] = 0
RUNAWAY: Final[i64] = 10_000  # automatic steps in a row after which a game must be caught in a loop


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Written):
    """Something that has happened, told in the past tense."""

    def seen_by(self, seat: int | None) -> "Event | None":
        """What this seat (None: a spectator) is told of it. The only place where events are cut."""
        return self

    def lifts_veil(self) -> bool:
        """Whether chance spoke or a secret came out: nobody may undo past it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Where effects report what happened. Search passes none."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)


class Refusal:
    """Why an action can't be chosen: the rule's number and a key of the message catalogue."""

    def __init__(self, rule: str, reason: str) -> None:
        self.rule: str = rule
        self.reason: str = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Written):
    """One unfinished piece of business. `state` is the game's own State: each frame names its type."""

    def deciders(self, state: Any) -> Seats:
        """Who must choose now; NOBODY means that the frame runs by itself."""
        return NOBODY

    def choices(self, state: Any, seat: Seat, out: vec[i64]) -> i64:
        """Write what this decider may choose to `out`; how many there are."""
        return 0

    def any_choice(self, state: Any, seat: Seat, out: vec[i64]) -> Action:
        """One of the choices, by chance."""
        return out[below(state, self.choices(state, seat, out))]

    def take(self, state: Any, seat: Seat, action: Action, sink: Sink | None) -> None:
        """What follows from the choice."""
        raise NotImplementedError

    def run(self, state: Any, sink: Sink | None) -> None:
        """The next automatic step: push a frame, or finish."""
        raise NotImplementedError

    def why_not(self, state: Any, seat: Seat, action: Action) -> Refusal:
        """Asked only after a refusal: the rule that stands in the way."""
        raise NotImplementedError

    def copy(self) -> "Frame":
        """Another one with the same fields; where search must be fast, a frame writes this out."""
        return type(self)(*[getattr(self, field) for field in self.fields])

    def key(self) -> i64:
        """All fields in one number (see `State.key`)."""
        return key_of_bytes(to_bytes(self.pack()))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, and the unfinished business above it."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.rng: i64 = 0  # the small generator; a match sets it anew before every step
        self.stack: list[Frame] = []

    def copy(self) -> "State":
        """Another one, generator and all; a change of either is no change of the other."""
        raise NotImplementedError

    def copy_into(self, spare: "State") -> "State":
        """A copy that may use the memory of a state that is no longer needed: for search."""
        return self.copy()

    def key(self) -> i64:
        """Everything but the generator in 62 bits: equal states have equal keys, others hardly ever."""
        return key_of_bytes(to_bytes(self.pack()))

    def pack(self) -> dict[str, object]:
        """Everything but the generator, ready for JSON."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise if something was lost or doubled: all pieces must be somewhere."""


def below(state: State, n: i64) -> i64:
    """A random number from 0 to n-1, from the state's own generator."""
    # luck.advanced and luck.drawn in one: uncompiled, a third of the time goes into calling them.
    rng = (state.rng * MULTIPLIER + INCREMENT) & LOW_62
    state.rng = rng
    mixed = ((rng ^ (rng >> 31)) * MIXER) & LOW_62
    return (((mixed ^ (mixed >> 29)) >> 30) * n) >> 32


def deciders(state: State) -> Seats:
    """Who must choose now; nobody when the game is over."""
    stack = state.stack
    if len(stack) == 0:
        return NOBODY
    return stack[-1].deciders(state)


def choices(state: State, seat: Seat, out: vec[i64]) -> i64:
    """Write the seat's legal actions to `out`; how many there are."""
    return state.stack[-1].choices(state, seat, out)


def fill(out: vec[i64], actions: Sequence[int]) -> i64:
    """For frames that are in no hurry: write these actions to `out`; how many there are."""
    for i, action in enumerate(actions):
        out[i] = action
    return len(actions)


def step(state: State, seat: Seat, action: Action, sink: Sink | None) -> Seats:
    """One legal action and all that follows by itself; who must choose then.

    Trusts its caller: `Match.submit` checks.
    """
    state.stack[-1].take(state, seat, action, sink)
    return settle(state, sink)


def settle(state: State, sink: Sink | None) -> Seats:
    """Run automatic frames until somebody must choose (and who that is) or nothing is left to do."""
    stack = state.stack
    steps: i64 = 0
    while stack:
        top = stack[-1]
        waiting = top.deciders(state)
        if waiting:
            return waiting
        if steps == RUNAWAY:
            raise BrokenContract(f"no decision after {RUNAWAY} automatic steps in {top.kind}")
        top.run(state, sink)
        steps += 1
    return NOBODY


def is_decider(state: State, seat: int) -> bool:
    return 0 <= seat < state.seats and deciders(state) & BIT[seat] != 0


def offers(state: State, seat: int, most: int) -> list[int]:
    """The seat's legal actions as a list: the one legality function, for all who aren't in a hurry."""
    if not is_decider(state, seat):
        return []
    out = vec[i64]([0] * most)
    n = choices(state, seat, out)
    return [out[i] for i in range(n)]


def copy_stack(stack: list[Frame]) -> list[Frame]:
    return [frame.copy() for frame in stack]


def overwrite(into: vec[i64], source: vec[i64]) -> None:
    """The same numbers, in memory that is there already."""
    for i in range(i64(len(source))):
        into[i] = source[i]
