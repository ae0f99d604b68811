"""Puzzles: for strangers too, and nothing is kept. Whatever is tried is played anew from the position."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import lru_cache

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from frostfair.games.installed import enabled, game
from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.flow import State
from frostfair.puzzles.base import GamePuzzles, Puzzle, puzzles_of
from frostfair.puzzles.book import PuzzleBook, book_of, has_puzzles
from frostfair.puzzles.solving import Solved, played, seat_of, solve
from frostfair.server.table.offers import offers_of
from frostfair.server.table.position import Moment
from frostfair.store.errors import NotFound
from frostfair.wire.explanation import Explanation
from frostfair.wire.rest import (
    DailyPuzzle,
    PuzzleData,
    PuzzleInfo,
    PuzzleMoment,
    PuzzleMoves,
    PuzzleQuestion,
    PuzzleShelf,
    Tried,
    WhyNot,
)
from frostfair.wording.base import wording_of
from frostfair.wording.message import Message


@get("/puzzles/{name:str}", sync_to_thread=False)
def shelf(name: FromPath[str]) -> PuzzleShelf:
    """A game's puzzles by what they teach, and today's (UTC)."""
    book, day = _book(name), today()
    lessons = [_info(puzzle) for puzzle in book.lesson]
    return PuzzleShelf(
        name, list(puzzles_of(game(name)).tags), lessons, DailyPuzzle(str(day), _info(book.of_day(day)))
    )


@get("/puzzles/{name:str}/{puzzle:str}", sync_to_thread=False)
def show(name: FromPath[str], puzzle: FromPath[str]) -> PuzzleData:
    """The position, the aim and the hints."""
    asked = _opened(name, puzzle)
    told, about, hints = asked.told(), asked.about(), asked.hints()
    info = asked.puzzle
    return PuzzleData(
        info.id, info.tag, info.grade, info.aim, asked.solved.wanted, told, asked.moment([]), about, hints
    )


@post("/puzzles/{name:str}/{puzzle:str}/try", status_code=200, sync_to_thread=False)
def try_moves(name: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleMoves]) -> Tried:
    """Where these moves lead; for one that is illegal, why not, and where those before it lead."""
    return _opened(name, puzzle).tried(data.moves)


@post("/puzzles/{name:str}/{puzzle:str}/ask", status_code=200, sync_to_thread=False)
def ask(name: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleQuestion]) -> Explanation:
    """Why a number is what it is, after these moves: as at a table."""
    asked = _opened(name, puzzle)
    state = asked.after([asked.game.parse(move) for move in data.moves])
    view = asked.game.view(state, asked.seat)
    if data.about == {"turn": True}:
        return wording_of(asked.game).turn(state, view, asked.seat, asked.seat, [])
    return wording_of(asked.game).answer(state, view, asked.seat, data.about, lambda _: [])


def today() -> date:
    return datetime.now(UTC).date()


class Opened:
    """A puzzle that is being played."""

    def __init__(self, puzzles: GamePuzzles, puzzle: Puzzle) -> None:
        self.game = puzzles.game
        self.puzzle = puzzle
        self._puzzles = puzzles
        self._state = puzzles.state(puzzle.position)
        self.seat = seat_of(self._state)
        self.solved: Solved = solve(puzzles, self._state, puzzle.aim)

    def told(self) -> Message:
        return self._puzzles.told(self._state, self.seat, self.puzzle.aim)

    def about(self) -> dict[str, object] | None:
        return self._puzzles.about(self.seat, self.puzzle.aim)

    def hints(self) -> list[Message]:
        return self._puzzles.hints(self._state, self.seat, self.puzzle.aim, self.solved.solutions)

    def after(self, moves: Sequence[int]) -> State:
        return played(self._puzzles, self._state, self.puzzle.aim, moves)

    def moment(self, moves: Sequence[int]) -> PuzzleMoment:
        """What the learner sees after these moves. The aim is reached when nothing is left to decide."""
        state, aim = self.after(moves), self.puzzle.aim
        actions = self._puzzles.offers(state, self.seat, aim)
        value = self._puzzles.value(state, self.seat, aim)
        view = self.game.view(state, self.seat)
        now = Moment(self.game, [self.seat] if actions else [], None, None).position(
            self.seat, view, view, actions, offers_of(self.game).made(actions)
        )
        return PuzzleMoment(
            replace(now, prompt=self.told()),
            value,
            not actions and value >= self.solved.wanted,
            {self.game.notation(move): worth for move, worth in self.solved.after(moves).items()},
        )

    def tried(self, written: Sequence[str]) -> Tried:
        moves = [self.game.parse(move) for move in written]
        for n in range(len(moves)):
            try:
                self.after(moves[: n + 1])
            except IllegalAction as error:
                told = wording_of(self.game).refusal(error.reason)
                return Tried(self.moment(moves[:n]), WhyNot(error.rule, told))
        moment = self.moment(moves)
        return Tried(moment, None, self._solutions() if moment.reached else [])

    def _solutions(self) -> list[list[str]]:
        return [[self.game.notation(move) for move in moves] for moves in self.solved.solutions]


@lru_cache(maxsize=256)
def _opened(name: str, wanted: str) -> Opened:
    """A puzzle is solved once for all who try it."""
    puzzle = _book(name).find(wanted)
    if puzzle is None:
        raise NotFound("puzzle", wanted[:40])
    return Opened(puzzles_of(game(name)), puzzle)


def _book(name: str) -> PuzzleBook:
    if name not in enabled() or not has_puzzles(name):
        raise NotFound("puzzles of", name[:40])
    return book_of(name)


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(puzzle.id, puzzle.tag, puzzle.grade)


ROUTER = Router("/api", route_handlers=[shelf, show, try_moves, ask], tags=["puzzles"])
