"""Bodies of requests, and answers to them. Tables, chat and positions are those of sockets (`wire.data`)."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from frostfair.wire import limits
from frostfair.wire.clock import NoPace, Pace
from frostfair.wire.data import Position, Seat, TableData
from frostfair.wire.explanation import Said

COOKIE: Final = "frostfair"  # the session of a browser

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Password = Annotated[str, Meta(min_length=limits.PASSWORD_SHORTEST, max_length=limits.PASSWORD_LONGEST)]
BotName = Annotated[str, Meta(max_length=40)]


class Refusal(Struct, omit_defaults=True):
    """Every answer that isn't a yes looks like this."""

    error: str
    reason: str
    rule: str | None = None


# --- people ---


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    login: Name
    password: Password


class NewAccount(Struct, forbid_unknown_fields=True):
    login: Name
    password: Password
    keep_tokens: bool = False  # else the tokens of programs end


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password
    keep_tokens: bool = False


class Me(Struct):
    id: str
    kind: str
    name: str


class WhoAmI(Struct):
    """The user who asks, if signed in."""

    me: Me | None


class SessionInfo(Struct):
    id: str
    agent: str
    created: int
    seen: int
    current: bool


class NewToken(Struct, forbid_unknown_fields=True):
    name: Name
    scopes: Annotated[list[str], Meta(max_length=8)]


class TokenInfo(Struct):
    id: str
    name: str
    scopes: list[str]
    created: int
    seen: int | None
    secret: str | None = None  # told once, when it is made


class Muted(Struct):
    id: str
    name: str


# --- tables ---


class OptionInfo(Struct):
    name: str
    default: bool | int | str
    allowed: list[bool | int | str]
    rule: str


class GameInfo(Struct):
    id: str
    seats: list[int]
    options: list[OptionInfo]
    rules_version: int
    bots: list[str]
    rules: bool  # whether there is a text of its rules
    puzzles: bool = False


class WantedTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, bool | int | str] = {}
    pace: Pace = msgspec.field(default_factory=NoPace)
    visibility: Literal["listed", "private"] = "listed"
    asks_end_turn: bool = True
    bots: dict[str, BotName] = {}  # seat -> bot
    hot_seat: bool = False  # people share a screen: one user may hold several seats
    language: Annotated[str, Meta(max_length=12)] | None = None  # in which the program tells; English if none


class SitDown(Struct, forbid_unknown_fields=True):
    seat: Seat | None = None
    name: Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)] | None = None


class Kick(Struct, forbid_unknown_fields=True):
    seat: Seat


class Word(Struct, forbid_unknown_fields=True):
    word: Annotated[str, Meta(max_length=limits.WORD_LENGTH)]


class SeatBot(Struct, forbid_unknown_fields=True):
    seat: Seat
    bot: BotName | None = None


class Invitation(Struct):
    """The table that a link leads to; null if it leads nowhere."""

    table: TableData | None


class Code(Struct):
    code: str


class Imagined(Struct):
    v: int
    seat: int
    state: dict[str, Any]


# --- guided games ---


class Step(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that is said; the learner reads on, or makes a move."""

    id: str
    say: str  # a key of the catalogue
    wait: Literal["read", "move"]
    do: list[str] = []  # moves that are meant, in notation; any of them will do
    light: list[str] = []  # places that the board points at
    values: dict[str, int] = {}  # numbers in the text


class WantedTutorial(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]


class TutorialInfo(Struct):
    """What is said step by step; the moves are made at the table."""

    game: str
    steps: list[Step]


# --- puzzles ---


class PuzzleInfo(Struct):
    id: str
    tag: str  # what it teaches
    grade: int  # 1 easy, 3 hard


class DailyPuzzle(Struct):
    date: str  # of the day whose puzzle it is, in UTC
    puzzle: PuzzleInfo


class PuzzleShelf(Struct):
    """The puzzles of a game: lessons in the order of their tags, and today's."""

    game: str
    tags: list[str]
    lessons: list[PuzzleInfo]
    daily: DailyPuzzle


class PuzzleMoment(Struct):
    """The position for the learner, and how far the aim is reached in it."""

    now: Position
    value: int
    reached: bool
    values: dict[str, int] = {}  # by offer: what it is worth if the best ones follow


class PuzzleData(Struct):
    id: str
    tag: str
    grade: int
    aim: dict[str, Any]  # in the game's own words
    wanted: int  # the value at which it is reached
    told: Said
    at: PuzzleMoment
    about: dict[str, Any] | None = None  # what to ask, to have the value explained
    hints: list[Said] = []  # what it counts, what counts now, where to look


class WhyNot(Struct):
    """An illegal move: the rule that forbids it, and what it says."""

    rule: str
    told: Said


class Tried(Struct):
    at: PuzzleMoment
    refused: WhyNot | None = None
    solutions: list[list[str]] = []  # all of them, once it is solved


Move = Annotated[str, Meta(max_length=limits.DEED_LENGTH)]


class PuzzleMoves(Struct, forbid_unknown_fields=True):
    moves: Annotated[list[Move], Meta(max_length=limits.PUZZLE_MOVES)]


class PuzzleQuestion(Struct, forbid_unknown_fields=True):
    about: dict[str, Any]
    moves: Annotated[list[Move], Meta(max_length=limits.PUZZLE_MOVES)] = []


class Sharing(Struct):
    """Whether a finished tale may be read by everybody who has its link."""

    tellers: list[int]  # the seats that are asked
    agreed: list[int]
    mine: bool  # whether I have agreed
    link: str | None  # once all have
