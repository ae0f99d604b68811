"""Words of people that lie beside a match: in a file of their own next to the match file, never in the log.

A game in which people tell gives the terminal a Narration. Rules never see the words; the
terminal waits for them before it asks for the next decision.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from frostfair.files import ENDING, read_text, replace, shown
from frostfair.kernel import narration
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import Event

TEXTS = ".texts.json"
TALE = ".tale.md"
LARGEST_TEXTS = 16 << 20


@dataclass(frozen=True)
class Chip:
    """Something of the table that may stand inside the words."""

    mark: str  # as it is kept in the text: [card]
    name: str  # as people know it: Key
    wanted: bool = False  # the rules ask for it
    worded: bool = False  # the teller may give it a word of its own: [card:keys]

    def mark_with(self, word: str) -> str:
        return f"{self.mark[:-1]}:{word}]" if word and self.worded else self.mark

    def is_in(self, words: str) -> bool:
        return self.mark in words or (self.worded and f"{self.mark[:-1]}:" in words)


@dataclass(frozen=True)
class Piece:
    """One piece that is to be told, and by whom."""

    text_id: str
    seat: int
    about: str  # what happens, in one sentence
    recalled: tuple[str, ...] = ()  # what was said before and matters now
    chips: tuple[Chip, ...] = ()
    ideas: tuple[str, ...] = ()  # something to begin with
    shortest: int = 0
    may_skip: bool = True  # the program may make up a line
    optional: bool = False  # it may even stay untold


@dataclass(frozen=True)
class Overtaken:
    """What the table did while somebody was telling; whether their words may still be put in."""

    sentence: str
    may_still: bool


class Book(Protocol):
    """What was told in one match, to be read."""

    def book(self) -> str:
        """All of it as Markdown, a pleasure to read."""
        ...

    def data(self) -> str:
        """All of it as JSON, for programs."""
        ...

    def bound(self) -> narration.Book:
        """All of it for a press."""
        ...


class Narration(Book, Protocol):
    """The words of one match."""

    def next_piece(self) -> Piece | None:
        """What is to be told before the match goes on, in the order of the tale."""
        ...

    def draft(self, piece: Piece) -> str:
        """What was written of it before, and not told yet."""
        ...

    def keep_draft(self, piece: Piece, words: str) -> None:
        """What is written of it so far; nothing, where it is begun anew."""
        ...

    def overtaken(self, piece: Piece) -> Overtaken | None:
        """Whether something else has become of the piece since it was asked for."""
        ...

    def write(self, piece: Piece, words: str) -> None: ...

    def make_up(self, piece: Piece) -> None:
        """A line by the program: for bots, and for people who skip."""
        ...

    def to_change(self, seat: int) -> Piece | None:
        """The seat's newest words, if they may still be changed."""
        ...

    def hint(self, words: str) -> str:
        """A gentle word about a long text, or nothing."""
        ...

    def retell(self, version: int, events: Sequence[Event], lines: Sequence[str]) -> list[str]:
        """The lines of a record, with people's words where they belong."""
        ...

    def notes(self, seat: int) -> list[str]:
        """What this seat should know about words before it decides."""
        ...

    def commands(self) -> tuple[str, ...]:
        """What people may say about words, besides telling."""
        ...

    def obey(self, seat: int, command: str, words: Sequence[str]) -> str:
        """Do it; what there is to say then."""
        ...

    def standing_answer(self, seat: int, offers: Sequence[int]) -> int | None:
        """What the seat has ordered beforehand for such a question, or None."""
        ...

    def on_table(self) -> tuple[str, ...]:
        """Words that lie on the table for all to see, in the game's own order."""
        ...


class LocalNarration(Narration, Protocol):
    """The words of a match that is played here."""

    def to_json(self) -> str:
        """What is kept beside the match."""
        ...


def texts_path(match: Path) -> Path:
    return _beside(match, TEXTS)


def tale_path(match: Path) -> Path:
    return _beside(match, TALE)


def _beside(match: Path, ending: str) -> Path:
    """Two matches never share a file: only our own ending is replaced."""
    return match.with_name(match.name.removesuffix(ENDING) + ending)


def stored_texts(match: Path | None) -> str | None:
    """What was kept beside this match; None if nothing was."""
    if match is None or not texts_path(match).exists():
        return None
    return read_text(texts_path(match), LARGEST_TEXTS)


def save_texts(match: Path, texts: str) -> None:
    """Beside the match, in one stroke like the match itself."""
    try:
        replace(texts_path(match), texts)
    except OSError as error:
        raise Malformed(f"{shown(texts_path(match))}: {error.strerror or error}") from None
