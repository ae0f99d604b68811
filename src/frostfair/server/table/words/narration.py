"""Words at a table: what people do to texts, and what the table does by itself while it waits for them."""

from collections.abc import Sequence
from typing import Final, Protocol

from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.match import Match
from frostfair.server.table.chat import Chat
from frostfair.server.table.clock import Clock
from frostfair.server.table.outcome import Broadcast, Line, Outcome
from frostfair.server.table.position import Audience
from frostfair.server.table.words.tale import TABLE, Change, Tale
from frostfair.wire import messages as wire
from frostfair.wire.clock import LivePace, NoPace
from frostfair.wire.data import KeyData, Position, TextNewsData

# How long a call waits for a no (WT-24.3), in milliseconds: at a live pace, and turn by turn.
WINDOW_LIVE: Final = 60_000
WINDOW_TURNS: Final = 12 * 3600_000


class Narrated(Protocol):
    """What is needed of a room where people tell."""

    match: Match
    clock: Clock
    chat: Chat
    tale: Tale | None

    @property
    def bots(self) -> list[str | None]: ...

    @property
    def audiences(self) -> list[Audience]: ...

    @property
    def is_over(self) -> bool: ...

    def waited_for(self) -> list[int]: ...

    def position(self, audience: Audience) -> Position: ...

    def has_done(self, seat: int, key: str) -> bool: ...

    def remember(self, seat: int, key: str, version: int) -> None: ...

    def restart_waiting(self, now: int) -> None: ...

    def decide_for(self, seat: int, action: int | None, bot: str, now: int) -> Outcome: ...


def receive_words(room: Narrated, seat: int, message: wire.Worded, now: int) -> Outcome:
    tale = room.tale
    if tale is None:
        raise IllegalAction("K-9", "nobody-tells-here")
    done = wire.Done(room.match.version, KeyData(message.d.key))
    match message:
        case wire.Remark(d=said):
            if room.has_done(seat, said.key):
                return Outcome(reply=[done])
            words = room.chat.accept(f"seat {seat}", said.words, now)
            tale.remark(seat, said.text, said.how, now)
            room.remember(seat, said.key, room.match.version)
            return Outcome(say=Line(words, said.text, said.how), reply=[done])
        case wire.Tell(d=told):
            if tale.has_told(seat, told.text, told.words):
                return Outcome(reply=[done])
            change = tale.tell(seat, told.text, told.words, now)
        case wire.Edit(d=told):
            change = tale.edit(seat, told.text, told.words, now)
        case wire.Strike(d=struck):
            change = tale.strike(seat, struck.text)
        case wire.Redact(d=struck):
            change = tale.redact(seat, struck.text)
    outcome = changed(room, tale, [change], now)
    outcome.reply.append(done)
    return outcome


def changed(room: Narrated, tale: Tale, changes: Sequence[Change], now: int) -> Outcome:
    """Texts have changed, so others may be waited for."""
    room.restart_waiting(now)
    return Outcome(texts=list(changes), told=text_news(room, tale, [change.id for change in changes]))


def text_news(room: Narrated, tale: Tale, ids: Sequence[str]) -> Broadcast:
    """To all; the table as it stands comes with the last of them."""
    told: Broadcast = []
    for audience in room.audiences:
        for text_id in ids:
            now = room.position(audience) if text_id == ids[-1] else None
            told.append((audience, wire.Text(room.match.version, TextNewsData(tale.text(text_id), now))))
    return told


# --- by itself ---


def deadline(room: Narrated) -> int | None:
    """When the table decides for somebody; None where time has no such consequences."""
    if room.tale is None or room.is_over:
        return None
    times = [room.clock.deadline(), _end_of_window(room, room.tale)]
    return min([at for at in times if at is not None], default=None)


def has_something_to_do(room: Narrated, now: int) -> bool:
    if room.tale is None:
        return False
    return any(room.bots[due.seat] for due in room.tale.untold()) or bool(_overdue(room, room.tale, now))


def do_something(room: Narrated, now: int) -> Outcome | None:
    """Bots tell at once; for somebody whose time is up there is a neutral line or the default (WT-23.4)."""
    tale = room.tale
    if tale is None:
        return None
    lines = tale.bots_tell(room.bots, now)
    if lines:
        return changed(room, tale, lines, now)
    for seat in _overdue(room, tale, now):
        lines = tale.neutral_lines(seat, now)
        if lines:
            return changed(room, tale, lines, now)
        return room.decide_for(
            seat, None if room.match.may_end_turn(seat) else tale.default(seat), TABLE, now
        )
    return None


def _overdue(room: Narrated, tale: Tale, now: int) -> list[int]:
    """Whose time is up: their bank is empty, or nobody objects to a call."""
    waited_for = [seat for seat in room.waited_for() if room.bots[seat] is None]
    out = room.clock.out(now)
    closed = _end_of_window(room, tale)
    return [
        seat
        for seat in waited_for
        if seat in out or (closed is not None and closed <= now and tale.has_a_short_window(seat))
    ]


def _end_of_window(room: Narrated, tale: Tale) -> int | None:
    pace = room.clock.pace
    if isinstance(pace, NoPace) or tale.waits_for():
        return None
    if not any(tale.has_a_short_window(seat) for seat in room.match.deciders()):
        return None
    return room.clock.since + (WINDOW_LIVE if isinstance(pace, LivePace) else WINDOW_TURNS)
