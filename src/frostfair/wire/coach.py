"""What the coach says: hints while a game is played, and a review when it is over.

Worths are what a seat may expect of the game, in thousandths: 0 lost, 1000 won. Points are in tenths.
"""

from typing import Literal

from msgspec import Struct

from frostfair.wire.data import Seat
from frostfair.wire.explanation import Said


class Piece(Struct, omit_defaults=True):
    """A piece of what the coach says."""


class Points(Piece):
    """What something brings from one source."""

    source: Said
    tenths: int


class Advice(Piece):
    """A move and why: from where to look to what it brings, to be read rung by rung."""

    where: Said
    sort: Said  # what kind of move it is
    do: str
    told: Said
    light: list[str] = []  # places of the board that it is about, as steps of a lesson name them
    now: list[Points] = []  # what the turn brings at once, if it goes on well
    later: list[Points] = []  # what may be expected later, more than of the next best move
    worth: int = 0
    other: Said | None = None  # the next best move …
    other_worth: int = 0  # … and what it is worth


class Hint(Advice, kw_only=True):
    """Advice about the position of version `v`."""

    v: int
    seat: int


class HintsAnswer(Struct, forbid_unknown_fields=True):
    yes: bool


# --- after the game ---


class Decision(Piece):
    """The decision that made version `v`, beside what the coach would have done with the same knowledge."""

    v: int
    seat: int
    do: str
    told: Said
    worth: int
    best: str
    best_told: Said
    best_worth: int
    found: int = 0  # it was the best one, and so much better than the next
    kind: str | None = None  # of a loss: what the lesson is about
    tag: str | None = None  # of puzzles that train it
    light: list[str] = []  # places of the board that the better move is about
    later: list[Points] = []  # what the better move would have brought more, by source


class Training(Piece):
    """Where something can be practised: puzzles of a tag, or the guided game."""

    kind: Literal["puzzles", "lesson"]
    tag: str | None = None


class Lesson(Piece):
    """Something to remember of a game, and the decision that shows it best."""

    told: Said
    v: int
    loss: int = 0  # in all; 0: it was well done
    times: int = 1
    training: Training | None = None


class SeatReview(Piece):
    seat: int
    decisions: list[Decision]
    turning: list[int] = []  # versions where most was lost or found
    lessons: list[Lesson] = []


class Review(Piece):
    """Every decision of people at a finished table."""

    seats: list[SeatReview]


class ReviewState(Piece):
    """A review, or how far it is. `agreed`: seats that share it; once all do, everybody may read it."""

    done: int = 0
    of: int = 0
    working: bool = False
    review: Review | None = None
    agreed: list[int] = []
    shared: bool = False


class ShareReview(Struct, forbid_unknown_fields=True):
    yes: bool


class WantedBranch(Struct, forbid_unknown_fields=True):
    """Play on from version `v` in this seat, against bots of this kind."""

    v: int
    seat: Seat | None = None
    bot: str | None = None
