"""What a table does by itself where people tell: bots tell, standing orders are followed, and time is up."""

from typing import Final, Protocol

from frostfair.kernel.telling import Telling
from frostfair.server.table.clock import Clock
from frostfair.server.table.outcome import Outcome
from frostfair.server.table.words.receive import Worded, changed
from frostfair.wire.clock import LivePace, NoPace

TABLE: Final = "table"  # what decides for a seat whose time is up; marked like a bot


class Unattended(Worded, Protocol):
    """What is needed of a room that goes on without clients."""

    clock: Clock
    marks: dict[int, str]
    ordered: int  # the version that a standing order made last

    @property
    def bots(self) -> list[str | None]: ...

    @property
    def is_over(self) -> bool: ...

    def waited_for(self) -> list[int]: ...

    def decide_for(self, seat: int, action: int | None, bot: str | None, now: int) -> Outcome: ...


def deadline(room: Unattended) -> int | None:
    """When the table decides for a seat; None where time has no such consequences."""
    if room.words is None or room.is_over:
        return None
    times = [room.clock.deadline(), _end_of_window(room, room.words.telling)]
    return min([at for at in times if at is not None], default=None)


def has_something_to_do(room: Unattended, now: int) -> bool:
    if room.words is None:
        return False
    telling = room.words.telling
    bots_tell = any(room.bots[passage.seat] for passage in telling.untold())
    return bots_tell or _ordered(room, telling) is not None or bool(_overdue(room, telling, now))


def do_something(room: Unattended, now: int) -> Outcome | None:
    """One thing, if one is due."""
    words = room.words
    if words is None:
        return None
    telling = words.telling
    lines = telling.make_up([passage for passage in telling.untold() if room.bots[passage.seat]])
    if lines:
        return changed(room, words, lines, now)
    ordered = _ordered(room, telling)
    if ordered is not None:
        outcome = room.decide_for(*ordered, None, now)
        room.ordered = room.match.version
        return outcome
    for seat in _overdue(room, telling, now):
        lines = telling.make_up([passage for passage in telling.due() if passage.seat == seat])
        if lines:
            return changed(room, words, lines, now)
        return room.decide_for(seat, _default(room, telling, seat), TABLE, now)
    return None


def _default(room: Unattended, telling: Telling, seat: int) -> int | None:
    if room.match.may_end_turn(seat):
        return None
    by_table = [version for version, bot in room.marks.items() if bot == TABLE]
    return telling.narration.default(room.match, seat, by_table)


# --- standing orders ---


def _ordered(room: Unattended, telling: Telling) -> tuple[int, int | None] | None:
    """The seat that has answered beforehand, and what (None: it ends its turn). Nobody else may know."""
    if telling.orders is None or room.is_over or telling.waits_for():
        return None
    for seat in room.match.deciders():
        if room.bots[seat] is not None:
            continue
        if room.match.may_end_turn(seat):
            return (seat, None) if room.ordered == room.match.version else None
        answer = telling.standing_answer(seat, room.match.offers(seat))
        if answer is not None:
            return seat, answer
    return None


# --- time ---


def _overdue(room: Unattended, telling: Telling, now: int) -> list[int]:
    """Whose time is up: their bank is empty, or a call has waited long enough."""
    waited_for = [seat for seat in room.waited_for() if room.bots[seat] is None]
    out = room.clock.out(now)
    closed = _end_of_window(room, telling)
    return [
        seat
        for seat in waited_for
        if seat in out or (closed is not None and closed <= now and _is_called(room, telling, seat))
    ]


def _end_of_window(room: Unattended, telling: Telling) -> int | None:
    pace = room.clock.pace
    if isinstance(pace, NoPace) or telling.waits_for():
        return None
    if not any(_is_called(room, telling, seat) for seat in room.match.deciders()):
        return None
    narration = telling.narration
    window = narration.window_live if isinstance(pace, LivePace) else narration.window_turns
    return room.clock.since + window


def _is_called(room: Unattended, telling: Telling, seat: int) -> bool:
    return telling.narration.is_call(room.match.offers(seat))
