"""A game's puzzles as its file tells them: lessons, by what they teach, and a stock of daily ones."""

import tomllib
from datetime import date
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from frostfair.games.installed import package
from frostfair.kernel.errors import Malformed
from frostfair.puzzles.base import Puzzle


class PuzzleBook(Struct, forbid_unknown_fields=True, frozen=True):
    lesson: tuple[Puzzle, ...]
    daily: tuple[Puzzle, ...]

    def of_day(self, day: date) -> Puzzle:
        """Each of the stock in turn, so that none comes again before all others have been."""
        return self.daily[day.toordinal() % len(self.daily)]

    def find(self, wanted: str) -> Puzzle | None:
        return next((puzzle for puzzle in (*self.lesson, *self.daily) if puzzle.id == wanted), None)


def read_book(text: str) -> PuzzleBook:
    """Malformed if it isn't one; whether its puzzles are sound, `solving.faults` says."""
    try:
        found: Any = tomllib.loads(text)
        book = msgspec.convert(found, PuzzleBook)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Malformed(f"puzzles: {error}") from None
    ids = [puzzle.id for puzzle in (*book.lesson, *book.daily)]
    for name in ids:
        if ids.count(name) > 1:
            raise Malformed(f"puzzles: {name} appears twice")
    if not book.daily:
        raise Malformed("puzzles: no daily ones")
    return book


@cache
def book_of(game: str) -> PuzzleBook:
    """The puzzles of the game of this id; Malformed if it has none."""
    text = package(game).puzzle_book()
    if text is None:
        raise Malformed(f"{game} has no puzzles")
    return read_book(text)


def has_puzzles(game: str) -> bool:
    return package(game).puzzle_book() is not None
