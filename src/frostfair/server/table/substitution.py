"""Seats that change hands: a bot plays for whoever is gone, the others end the table, somebody is back."""

from typing import TYPE_CHECKING

from frostfair.kernel.errors import IllegalAction, Malformed
from frostfair.server.table.outcome import Outcome

if TYPE_CHECKING:
    from frostfair.server.table.room import Room


def replace(room: "Room", voter: int, seat: int, bot: str, now: int) -> Outcome:
    """Let a bot play: in one's own seat at once, elsewhere when all who are there want it."""
    if bot not in room.known_bots():
        raise Malformed(f"there is no bot of this name; there is {', '.join(room.known_bots())}")
    room.refuse_if_over()
    if not 0 <= seat < len(room.bots) or room.bots[seat] is not None:
        raise IllegalAction("K-7", "a-bot-plays-this-seat")
    if voter != seat:
        if seat not in room.gone(now):
            raise IllegalAction("K-7", "not-gone")
        if not room.attendance.vote_replace(voter, seat, bot, room.others(seat, now)):
            return Outcome(told=room.tell_absence(now))
    return Outcome(set_bot=(seat, bot))


def take_back(room: "Room", seat: int) -> Outcome:
    room.refuse_if_over()
    return Outcome(set_bot=(seat, None)) if room.bots[seat] is not None else Outcome()


def close(room: "Room", seat: int, now: int) -> Outcome:
    """Vote to end the table without a result."""
    room.refuse_if_over()
    if room.attendance.vote_close(seat, room.others(seat, now)):
        return Outcome(close=True)
    return Outcome(told=room.tell_absence(now))


def changed(room: "Room", seat: int, bot: str | None, now: int) -> Outcome:
    """The store knows it; now the room does."""
    room.bots[seat] = bot
    room.attendance.forget_votes_about(seat)
    return Outcome(told=room.tell_absence(now))
