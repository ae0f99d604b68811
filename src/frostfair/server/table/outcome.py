"""What follows from a message, or from time: first the durable things, then what is told."""

from dataclasses import dataclass, field
from typing import TypeAlias

from frostfair.kernel.match import Record
from frostfair.server.table.position import Audience
from frostfair.server.table.words.tale import Change
from frostfair.wire import messages as wire

Told: TypeAlias = list[tuple[Audience, wire.Message]]


@dataclass(frozen=True, slots=True)
class Line:
    """Something somebody says, perhaps about a text."""

    text: str
    about: str | None = None
    how: str | None = None


@dataclass(slots=True)
class Outcome:
    """Nobody hears `news`, `told` and `reply` before the rest is durable."""

    record: Record | None = None  # to be appended
    bot: str | None = None  # who decided, if a bot did
    key: str | None = None
    at: int = 0  # the time that the clocks reckon with, to be kept in the log
    texts: list[Change] = field(default_factory=list)  # what is done to people's words
    set_bot: tuple[int, str | None] | None = None  # a seat changes hands
    close: bool = False  # the table ends without a result
    say: Line | None = None  # a line of chat to keep and pass on
    reply: list[wire.Message] = field(default_factory=list)  # to whoever asked
    news: dict[Audience, bytes] = field(default_factory=dict)  # of the record, as it goes out; before `told`
    plain_news: dict[Audience, bytes] = field(default_factory=dict)  # the same with the table in words
    told: Told = field(default_factory=list)
