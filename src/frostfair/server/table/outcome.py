"""What follows from a message, or from time: what must be durable, what is told then, or a refusal."""

from dataclasses import dataclass, field
from typing import TypeAlias

from frostfair.kernel.errors import FrostfairError, IllegalAction, StaleCommand
from frostfair.kernel.game import Game
from frostfair.kernel.record import Record
from frostfair.kernel.telling import Change
from frostfair.server.table.position import Audience
from frostfair.store.notes import Note
from frostfair.store.rows import Closing
from frostfair.wire import messages as wire
from frostfair.wire.data import RefusedData
from frostfair.wording.base import wording_of
from frostfair.wording.message import Message, message

Broadcast: TypeAlias = list[tuple[Audience, wire.Message]]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat, perhaps about a text, or a reaction, perhaps to a record."""

    text: str
    about: str | None = None
    how: str | None = None
    version: int | None = None


@dataclass(slots=True)
class Outcome:
    """`news`, `told` and `reply` go out when the rest is durable, and not before."""

    record: Record | None = None  # to be appended
    bot: str | None = None  # the bot that decided, if one did
    key: str | None = None
    at: int = 0  # the time that the clocks reckon with, to be kept in the log
    texts: list[Change] = field(default_factory=list)  # what is done to people's words
    notes: list[Note] = field(default_factory=list)  # what only a seat itself may know
    set_bot: tuple[int, str | None] | None = None  # a seat changes hands
    closing: Closing | None = None  # the game ends unfinished, at once or when that time has come …
    goes_on: bool = False  # … or does not after all
    say: Line | None = None  # a line of chat to keep and pass on
    reply: list[wire.Message] = field(default_factory=list)  # to the connection that asked
    news: dict[Audience, bytes] = field(default_factory=dict)  # of the record, as it goes out; before `told`
    plain_news: dict[Audience, bytes] = field(default_factory=dict)  # the same with the table in words
    told: Broadcast = field(default_factory=list)


# --- refusals, for programs and for people ---


def refusal(error: FrostfairError, key: str | None = None, game: Game | None = None) -> RefusedData:
    if isinstance(error, IllegalAction):
        return RefusedData("illegal", error.reason, error.rule, key, _why_not(error, game))
    if isinstance(error, StaleCommand):
        return RefusedData("stale", str(error), None, key, message("refuse-stale"))
    return RefusedData("malformed", str(error), None, key, message("refuse-malformed"))


def unavailable(key: str | None) -> RefusedData:
    return RefusedData("unavailable", "try-again", None, key, message("refuse-unavailable"))


def _why_not(error: IllegalAction, game: Game | None) -> Message:
    """A rule of the game has its own words; the kernel's and the server's are alike for all games."""
    if game is not None and error.rule.startswith(f"{game.meta.prefix}-"):
        return wording_of(game).refusal(error.reason)
    return message(f"refuse-{error.reason}")
