"""A room from the log, and a bot's question from a room."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from frostfair.kernel.logtext import read_record
from frostfair.kernel.match import Match
from frostfair.server.clocks import Clock, NoPace, read_pace
from frostfair.server.room import Room
from frostfair.server.thinking import Question
from frostfair.store.loading import Loaded


def build_room(loaded: Loaded, now: int, known_bots: Callable[[], Sequence[str]]) -> Room:
    """Everything that a room knows follows from the log: clocks, idempotency keys, marks of bots."""
    row, match = loaded.table, loaded.match
    room = Room(
        match, _clock(loaded, now), [seat.bot for seat in row.seats], now,
        users=[seat.user for seat in row.seats], known_bots=known_bots,
    )  # fmt: skip
    for record, entry in zip(match.records, loaded.entries, strict=True):
        if entry.bot is not None:
            room.marks[entry.version] = entry.bot
        if entry.key is not None:
            room.remember(record.seat, entry.key, entry.version)
    return room


def _clock(loaded: Loaded, now: int) -> Clock:
    """Reckoned from the times in the log; that means playing it once more, so only where a clock runs."""
    row, game = loaded.table, loaded.match.game
    pace = read_pace(row.pace)
    seats = len(row.seats)
    if isinstance(pace, NoPace):
        return Clock(pace, seats, loaded.match.deciders(), now)
    match = Match(game, row.setup(game))
    clock = Clock(pace, seats, match.deciders(), row.started or row.created)
    for entry in loaded.entries:
        match.apply(read_record(game, entry.text))
        clock.decided(match.deciders(), entry.at)
    return clock


@dataclass(frozen=True, slots=True)
class Due:
    """What a bot is to decide. Without a question it just ends its turn, which bots know nothing of."""

    seat: int
    bot: str
    version: int
    question: Question | None


def question_for(room: Room) -> Due | None:
    """The state is imagined here, before it leaves this process."""
    moving = room.bot_to_move()
    if moving is None:
        return None
    seat, bot = moving
    match = room.match
    if match.may_end_turn(seat):
        return Due(seat, bot, match.version, None)
    imagined = match.imagine(seat, secrets.randbits(60))
    offers = match.offers(seat)
    asked = Question(match.game.meta.id, bot, imagined.pack(), seat, offers, secrets.randbits(60))
    return Due(seat, bot, match.version, asked)
