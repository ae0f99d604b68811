"""Lanterns: a small game that shows what the kernel carries.

Two or three seats, two rounds. On its turn a seat lights a lantern (1 point), which brings a bonus inside a
bonus inside a bonus, five deep; or strikes a spark (chance). After each turn every other seat may blow once:
an interruption. After each round all seats pick a number at once and in secret.

    L-1  a turn: light or spark     L-2  a bonus: go deeper or stop, five deep at most
    L-3  a gust: blow or calm       L-4  a secret pick; the highest number that nobody else picked scores 3
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from frostfair.kernel.bits import BIT
from frostfair.kernel.codec import Written, kinds, unpack
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import NOBODY, Event, Frame, Refusal, Sink, State, below, copy_stack
from frostfair.kernel.game import Game, Meta, Option, Options, Result, View
from frostfair.kernel.luck import seeded

WORDS = ("light", "spark", "deeper", "stop", "blow", "calm", "pick0", "pick1", "pick2", "pick3")
LIGHT, SPARK, DEEPER, STOP, BLOW, CALM, PICK = range(7)
DEEPEST = 5
ROUNDS = 2
HIDDEN = -1

META = Meta("lanterns", "L", (2, 3), (Option("bright", False, (False, True), "L-1"),), 1, 16)


class Table(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = [0] * seats
        self.round = 0

    def copy(self) -> "Table":
        other = Table(self.seats)
        other.rng = self.rng
        other.stack = copy_stack(self.stack)
        other.points = list(self.points)
        other.round = self.round
        return other

    def pack(self) -> dict[str, object]:
        return {
            "seats": int(self.seats),
            "points": list(self.points),
            "round": self.round,
            "stack": [frame.pack() for frame in self.stack],
        }

    def check(self) -> None:
        assert all(points >= 0 for points in self.points), "negative points"


class Scored(Event):
    kind: ClassVar[str] = "scored"
    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "rule")

    def __init__(self, seat: int, points: int, rule: str) -> None:
        self.seat = seat
        self.points = points
        self.rule = rule


class Sparked(Event):
    kind: ClassVar[str] = "sparked"
    fields: ClassVar[tuple[str, ...]] = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def lifts_veil(self) -> bool:
        return True


class Picked(Event):
    """Who picked is public, what they picked is not."""

    kind: ClassVar[str] = "picked"
    fields: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Picked(self.seat, HIDDEN)


class Whispered(Event):
    """Something only its own seat hears of."""

    kind: ClassVar[str] = "whispered"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class Revealed(Event):
    kind: ClassVar[str] = "revealed"
    fields: ClassVar[tuple[str, ...]] = ("numbers",)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers

    def lifts_veil(self) -> bool:
        return True


def score(table: Table, seat: int, points: int, rule: str, sink: Sink | None) -> None:
    table.points[seat] += points
    if sink is not None:
        sink.add(Scored(seat, points, rule))


class Turn(Frame):
    kind: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage  # 0 choose, 1 the others may blow, 2 over

    def copy(self) -> Frame:
        return Turn(self.seat, self.stage)

    def deciders(self, state: Any) -> int:
        return BIT[self.seat] if self.stage == 0 else NOBODY

    def choices(self, state: Any, seat: int, out: Any) -> int:
        out[0] = LIGHT
        out[1] = SPARK
        return 2

    def take(self, state: Any, seat: int, action: int, sink: Sink | None) -> None:
        self.stage = 1
        if action == LIGHT:
            score(state, seat, 1, "L-1", sink)
            state.stack.append(Bonus(seat, 1))
            return
        points = below(state, 6)
        state.points[seat] += points
        if sink is not None:
            sink.add(Sparked(seat, points))

    def run(self, state: Any, sink: Sink | None) -> None:
        if self.stage == 1:
            self.stage = 2
            state.stack.append(Gust(self.seat, (self.seat + 1) % state.seats))
        elif self.seat + 1 < state.seats:
            self.seat, self.stage = self.seat + 1, 0
        else:
            state.stack.pop()
            state.stack.append(Picking((HIDDEN,) * state.seats))

    def why_not(self, state: Any, seat: int, action: int) -> Refusal:
        return Refusal("L-1", "light-or-spark")


class Bonus(Frame):
    kind: ClassVar[str] = "bonus"
    fields: ClassVar[tuple[str, ...]] = ("seat", "depth")

    def __init__(self, seat: int, depth: int) -> None:
        self.seat = seat
        self.depth = depth

    def copy(self) -> Frame:
        return Bonus(self.seat, self.depth)

    def deciders(self, state: Any) -> int:
        return BIT[self.seat]

    def choices(self, state: Any, seat: int, out: Any) -> int:
        out[0] = STOP
        out[1] = DEEPER
        return 2 if self.depth < DEEPEST else 1

    def take(self, state: Any, seat: int, action: int, sink: Sink | None) -> None:
        if action == STOP:
            state.stack.pop()
            return
        score(state, seat, 1, "L-2", sink)
        state.stack.append(Bonus(seat, self.depth + 1))

    def why_not(self, state: Any, seat: int, action: int) -> Refusal:
        return Refusal("L-2", "too-deep" if action == DEEPER else "bonus-first")


class Gust(Frame):
    """The others, one after the other, in the middle of somebody's turn."""

    kind: ClassVar[str] = "gust"
    fields: ClassVar[tuple[str, ...]] = ("target", "waiting")

    def __init__(self, target: int, waiting: int) -> None:
        self.target = target
        self.waiting = waiting

    def copy(self) -> Frame:
        return Gust(self.target, self.waiting)

    def deciders(self, state: Any) -> int:
        return BIT[self.waiting]

    def choices(self, state: Any, seat: int, out: Any) -> int:
        out[0] = CALM
        out[1] = BLOW
        return 2 if state.points[self.target] > 0 else 1

    def take(self, state: Any, seat: int, action: int, sink: Sink | None) -> None:
        if action == BLOW:
            score(state, self.target, -1, "L-3", sink)
        self.waiting = (self.waiting + 1) % state.seats
        if self.waiting == self.target:
            state.stack.pop()

    def why_not(self, state: Any, seat: int, action: int) -> Refusal:
        return Refusal("L-3", "nothing-to-blow-out" if action == BLOW else "gust-first")


class Picking(Frame):
    """Everybody at once, in secret."""

    kind: ClassVar[str] = "picking"
    fields: ClassVar[tuple[str, ...]] = ("picks",)

    def __init__(self, picks: tuple[int, ...]) -> None:
        self.picks = tuple(picks)

    def copy(self) -> Frame:
        return Picking(self.picks)

    def deciders(self, state: Any) -> int:
        return sum(BIT[seat] for seat, pick in enumerate(self.picks) if pick == HIDDEN)

    def choices(self, state: Any, seat: int, out: Any) -> int:
        for number in range(4):
            out[number] = PICK + number
        return 4

    def take(self, state: Any, seat: int, action: int, sink: Sink | None) -> None:
        picks = list(self.picks)
        picks[seat] = action - PICK
        self.picks = tuple(picks)
        if sink is not None:
            sink.add(Picked(seat, action - PICK))
            sink.add(Whispered(seat))

    def run(self, state: Any, sink: Sink | None) -> None:
        state.stack.pop()
        if sink is not None:
            sink.add(Revealed(self.picks))
        alone = [pick for pick in self.picks if self.picks.count(pick) == 1]
        if alone:
            score(state, self.picks.index(max(alone)), 3, "L-4", sink)
        state.round += 1
        if state.round < ROUNDS:
            state.stack.append(Turn(0, 0))

    def why_not(self, state: Any, seat: int, action: int) -> Refusal:
        return Refusal("L-4", "pick-a-number")


EVENTS = kinds(Scored, Sparked, Picked, Whispered, Revealed)
FRAMES = kinds(Turn, Bonus, Gust, Picking)


class Lanterns(Game):
    def __init__(self) -> None:
        super().__init__(META, "0" * 64)

    def setup(self, seats: int, options: Options, seed: int) -> Table:
        table = Table(seats)
        table.rng = seeded(seed)
        table.stack.append(Turn(0, 0))
        return table

    def result(self, state: Any) -> Result | None:
        if state.round < ROUNDS:
            return None
        best = max(state.points)
        winners = tuple(s for s in range(state.seats) if state.points[s] == best)
        return Result(tuple(state.points), winners, "rounds-played")

    def view(self, state: Any, seat: int | None) -> View:
        top = state.stack[-1] if state.stack else None
        picked = None
        if isinstance(top, Picking):
            picked = [
                None if pick == HIDDEN else pick if owner == seat else "hidden"
                for owner, pick in enumerate(top.picks)
            ]
        return {"points": list(state.points), "round": state.round, "picked": picked}

    def imagine(self, state: Any, seat: int, seed: int) -> State:
        imagined = state.copy()
        imagined.rng = seeded(seed)
        if imagined.stack and isinstance(imagined.stack[-1], Picking):
            top = imagined.stack[-1]
            top.picks = tuple(
                pick if owner == seat or pick == HIDDEN else int(below(imagined, 4))
                for owner, pick in enumerate(top.picks)
            )
        return imagined  # type: ignore[no-any-return]

    def notation(self, action: int) -> str:
        if not 0 <= action < len(WORDS):
            raise Malformed(f"no action {action}")
        return WORDS[action]

    def parse(self, text: str) -> int:
        if text not in WORDS:
            raise Malformed(f"{text!r} is not an action")
        return WORDS.index(text)

    def describe(self, action: int) -> dict[str, object]:
        return {"do": self.notation(action)}

    def understand(self, described: Mapping[str, object]) -> int:
        return self.parse(str(described.get("do")))

    def restore(self, packed: Mapping[str, Any]) -> Table:
        table = Table(packed["seats"])
        table.points = list(packed["points"])
        table.round = packed["round"]
        for written in packed["stack"]:
            frame = unpack(FRAMES, written)
            assert isinstance(frame, Frame)
            table.stack.append(frame)
        return table

    def event_kinds(self) -> dict[str, type[Written]]:
        return EVENTS
