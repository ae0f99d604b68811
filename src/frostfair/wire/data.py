"""The pieces that messages and answers are made of, for sockets and REST alike.

A field that has its default isn't sent. What a client says and isn't declared is refused; what it hears may
have fields that it doesn't know yet.
"""

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from msgspec import Meta, Struct

from frostfair.wire import limits
from frostfair.wire.clock import ClockFace, Pace
from frostfair.wire.explanation import Explanation, Gained, Said
from frostfair.wire.plain import Plain

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.KEY_LENGTH)]
Version: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=64)]


class Part(Struct, omit_defaults=True):
    """A piece of a message."""


class AskedPart(Part, forbid_unknown_fields=True):
    """A piece of what a client says."""


class LookData(AskedPart):
    """Through which of one's seats (without it, as before), and whether positions come in words too."""

    seat: Seat | None = None
    plain: bool = False


class ActData(AskedPart):
    key: Key
    do: Annotated[str, Meta(max_length=limits.DEED_LENGTH)]


class UndoData(AskedPart):
    key: Key
    to: Version | None = None


class KeyData(AskedPart):
    key: Key


class SayData(AskedPart):
    text: Annotated[str, Meta(min_length=1, max_length=limits.CHAT_LENGTH)]


Reaction: TypeAlias = Literal["applause", "wow", "laugh", "oops", "luck", "moment"]


class ReactData(AskedPart):
    """A quick reaction: to the record of version `v`, or to nothing in particular."""

    what: Reaction
    v: Version | None = None


class ReadData(AskedPart):
    """The chat was read up to this line."""

    number: Annotated[int, Meta(ge=0, lt=1 << 31)]


class ReplaceData(AskedPart):
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class AskData(AskedPart):
    key: Key
    about: dict[str, Any]


class AnswerData(Explanation, frozen=True, kw_only=True):
    """The explanation that was asked for under this key."""

    key: str


class AskUndoData(AskedPart):
    to: Version | None = None


class ConsentData(AskedPart):
    yes: bool


TextId: TypeAlias = Annotated[str, Meta(max_length=20)]
Remark: TypeAlias = Literal["suggest", "ask", "object", "allow"]
OrderWord: TypeAlias = Literal["always", "never", "ask"]


class TellData(AskedPart):
    key: Key
    text: TextId
    words: Annotated[str, Meta(max_length=limits.STORY_LENGTH)] = ""


class TextKeyData(AskedPart):
    key: Key
    text: TextId


class RemarkData(AskedPart):
    key: Key
    text: TextId
    how: Remark
    words: Annotated[str, Meta(max_length=limits.CHAT_LENGTH)] = ""  # only to allow something needs none


class OrderData(AskedPart):
    """A standing order: for whom, about what, and what is to be answered then."""

    key: Key
    subject: Annotated[str, Meta(max_length=40)]
    matter: Annotated[str, Meta(max_length=40)]
    order: OrderWord


class Offer(Part):
    """Something that may be chosen now: as text, to be sent back, and as a structure, to be shown."""

    do: str
    what: dict[str, Any]
    told: Said | None = None


class Reveal(Part):
    """Shown when the game is over: with the log every deal can be checked."""

    seed: str
    words: list[str]


class ResultData(TypedDict):
    """How a game ended, as the kernel packs it."""

    points: list[int]
    winners: list[int]
    reason: str


class Untold(Part):
    """Something that a seat is to tell; the table waits for it if it is `required`."""

    id: str
    seat: int
    beat: str
    required: bool
    about: dict[str, Any]


class DraftData(Part):
    """What a seat has begun to write, and for which text."""

    seat: int
    text: str
    words: str


class StandingOrder(Part):
    """What is answered for a seat without asking it."""

    subject: str
    matter: str
    order: str


class OrdersData(Part):
    orders: list[StandingOrder] = []


class TellingData(Part):
    """Where people tell: what is untold, which of my texts I may still edit, and how long a text must be.

    Drafts are my own, and those of others where the table wants to listen; orders are only ever my own.
    """

    untold: list[Untold] = []
    may_edit: list[str] = []
    shortest: int = 0
    drafts: list[DraftData] = []
    orders: list[StandingOrder] = []


class TextData(Part):
    """Words of a seat, never markup; null where they were taken back. `auto`: the program made them up.

    `asked`: the arbiter waits for a change; `objected`: a seat waits for the arbiter.
    """

    id: str
    seat: int
    words: str | None
    status: str
    about: dict[str, Any] = {}  # as it was while it was untold: what the marks in the words stand for
    auto: bool = False
    asked: bool = False
    objected: bool = False


class Stage(Part):
    """A part of the game in which other things are possible than before, in words and in short.

    `turns` are the seats of all turns that are left, the running one first; empty where that isn't known.
    """

    title: Said
    told: Said
    brief: Said
    turns: list[int] = []


class Position(Part):
    """The table as one audience sees it, complete."""

    view: dict[str, Any]
    deciders: list[int]
    prompt: Said | None = None
    offers: list[Offer] = []
    may_undo: bool = False
    may_end_turn: bool = False
    clock: ClockFace | None = None
    result: ResultData | None = None
    reveal: Reveal | None = None
    seal: str | None = None  # of the newest record: see Luck.seal
    telling: TellingData | None = None
    plain: Plain | None = None  # the table in words, for connections that asked for it
    stage: Stage | None = None  # announced while it lasts


class LogLine(Part):
    """One record as its audience may know it; with nothing to tell, just the number."""

    v: int
    by: int | None = None
    deed: str | None = None
    bot: str | None = None
    told: list[Said] = []
    gains: list[Gained] = []
    to: int | None = None  # of an undo: the version that it went back to
    at: int | None = None
    undone: bool = False  # it was taken back since, or is the taking back: only the history knows
    events: list[list[Any]] = []  # in the history where they are asked for


class History(Part):
    records: list[LogLine]
    last: int


class AbsenceData(Part):
    """Who is gone, and who has voted for what.

    `closes_in`: all who are there have voted to end the game, and in so many milliseconds it ends.
    """

    gone: list[int] = []
    replace: dict[str, list[int]] = {}
    close: list[int] = []
    closes_in: int | None = None


class ClosingData(Part):
    """A game that its players end unfinished: seats that want it, seats that are gone, and when it ends."""

    by: list[int]
    gone: list[int] = []
    at: int = 0


class UndoRequestData(Part):
    """A seat asks to go back to a version: the seats that must agree, and how it ended if it has."""

    by: int
    to: int
    asked: list[int] = []
    agreed: list[int] = []
    ended: Literal["granted", "declined", "withdrawn", "void"] | None = None
    ended_by: int | None = None  # the seat that declined


class ViewData(Part):
    now: Position
    seat: int | None = None
    missed: list[LogLine] = []
    absence: AbsenceData | None = None
    undo_request: UndoRequestData | None = None
    texts: list[TextData] = []
    mine: list[int] = []  # seats of mine
    seen: int | None = None  # the newest version that I had seen before this connection


class TextNewsData(Part):
    text: TextData
    now: Position | None = None


class NewsData(Part):
    line: LogLine
    now: Position


class RefusedData(Part):
    error: str
    reason: str
    rule: str | None = None
    key: str | None = None
    told: Said | None = None


class SeatInfo(Part):
    seat: int
    name: str | None = None
    user: str | None = None
    bot: str | None = None
    word: bool = False  # whether they added a word for the seed; which, only at the end
    guest: bool = False  # a guest who bears the name of an account, or one that looks like it


class TableData(Part):
    """A table as the lobby shows it."""

    id: str
    game: str
    status: str
    visibility: str
    options: dict[str, Any]
    asks_end_turn: bool
    pace: Pace
    commitment: str
    seats: list[SeatInfo]
    created: int
    host: str | None = None
    result: ResultData | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    hot_seat: bool = False  # people share a screen: one user may hold several seats
    language: str | None = None  # in which the program tells here; English if none
    closing: ClosingData | None = None  # while it is played: will be; once it is abandoned: how it ended


class MyTable(TableData, kw_only=True):
    """A table of mine, and whether it waits for me."""

    mine: list[int] = []
    deciders: list[int] = []
    my_turn: bool = False
    version: int = 0
    seen: int | None = None
    updated: int = 0
    happened: list[LogLine] = []  # the last lines of others that I haven't seen


class ChatData(Part):
    number: int
    at: int
    name: str
    text: str | None
    user: str | None = None
    seat: int | None = None
    about: str | None = None  # a text, and what it is then:
    how: str | None = None  # or "react": then `text` is one of the reactions
    version: int | None = None  # of a reaction: the record that it is to
    guest: bool = False  # as of a seat


class ChatLog(Part):
    """What was said, and the last line of it that I have read, on whatever device."""

    lines: list[ChatData]
    read: int


class WatchingData(Part):
    """The users who watch a table without sitting there: how many, and some of their names."""

    count: int = 0
    names: list[str] = []


class ByeData(Part):
    reason: str
    again_ms: int | None = None


class LobbyData(Part):
    tables: list[TableData]


class GoneData(Part):
    id: str
