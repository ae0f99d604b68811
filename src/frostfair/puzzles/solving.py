"""Every way to play a puzzle, by the engine: what solves it, what doesn't, and how hard that makes it."""

from collections.abc import Sequence
from dataclasses import dataclass

from frostfair.kernel.bits import BIT
from frostfair.kernel.errors import IllegalAction, Malformed
from frostfair.kernel.flow import Sink, State, deciders, step
from frostfair.puzzles.base import Aim, GamePuzzles, Puzzle


class TooLong(Malformed):
    """A puzzle that can be played in more ways than its game allows."""


@dataclass(frozen=True)
class Line:
    """The learner's decisions until nothing is left to decide, and what they are worth."""

    moves: tuple[int, ...]
    value: int


@dataclass(frozen=True)
class Solved:
    """A puzzle played through in every way."""

    lines: list[Line]
    wanted: int

    @property
    def solutions(self) -> list[tuple[int, ...]]:
        return [line.moves for line in self.lines if line.value >= self.wanted]

    def after(self, moves: Sequence[int]) -> dict[int, int]:
        """What each next decision is worth if the best ones follow it."""
        best: dict[int, int] = {}
        for line in self.lines:
            if len(line.moves) > len(moves) and line.moves[: len(moves)] == tuple(moves):
                move = line.moves[len(moves)]
                best[move] = max(best.get(move, line.value), line.value)
        return best


def seat_of(state: State) -> int:
    """Who decides in the position of a puzzle: one seat."""
    waiting = deciders(state)
    found = [seat for seat in range(state.seats) if waiting == BIT[seat]]
    if not found:
        raise Malformed("a puzzle needs a position in which one seat decides")
    return found[0]


def solve(puzzles: GamePuzzles, state: State, aim: Aim) -> Solved:
    """TooLong if there are more ways to play it than the game allows."""
    lines: list[Line] = []
    _play(puzzles, state, seat_of(state), aim, (), lines)
    return Solved(lines, puzzles.wanted(aim))


def _play(
    puzzles: GamePuzzles, state: State, seat: int, aim: Aim, moves: tuple[int, ...], lines: list[Line]
) -> None:
    """Adds every line that begins with these moves."""
    actions = puzzles.offers(state, seat, aim)
    if not actions and moves:
        lines.append(Line(moves, puzzles.value(state, seat, aim)))
        if len(lines) > puzzles.most_lines:
            raise TooLong(f"more than {puzzles.most_lines} lines")
    for action in actions:
        then = state.copy()
        step(then, seat, action, None)
        _play(puzzles, then, seat, aim, (*moves, action), lines)


def played(puzzles: GamePuzzles, state: State, aim: Aim, moves: Sequence[int]) -> State:
    """The position after these decisions; IllegalAction for the first that isn't offered."""
    seat, then = seat_of(state), state.copy()
    for move in moves:
        offered = puzzles.offers(then, seat, aim)
        if not offered:
            raise Malformed("moves: nothing is left to decide")
        if move not in offered:
            refusal = then.stack[-1].why_not(then, seat, move)
            raise IllegalAction(refusal.rule, refusal.reason)
        step(then, seat, move, None)
    return then


def grade(puzzles: GamePuzzles, solved: Solved) -> int:
    decisions = max(len(line.moves) for line in solved.lines)
    return puzzles.grade(len(solved.lines), len(solved.solutions), decisions)


def faults(puzzles: GamePuzzles, puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle; nothing if it may be asked."""
    state = puzzles.state(puzzle.position)
    solved = solve(puzzles, state, puzzle.aim)
    found = []
    if puzzle.tag not in puzzles.tags:
        found.append(f"unknown tag {puzzle.tag!r}; available: {', '.join(puzzles.tags)}")
    if puzzles.value(state, seat_of(state), puzzle.aim) >= solved.wanted:
        found.append("the aim is reached already")
    if any(line.value > solved.wanted for line in solved.lines):
        found.append("more than the aim can be reached")
    if len(solved.solutions) != puzzle.solutions:
        found.append(f"{len(solved.solutions)} solutions, not {puzzle.solutions}")
    elif len(solved.solutions) == len(solved.lines):
        found.append("every move solves it")
    elif grade(puzzles, solved) != puzzle.grade:
        found.append(f"grade {grade(puzzles, solved)}, not {puzzle.grade}")
    if any(_calls_for_chance(state, line.moves) for line in solved.lines):
        found.append("a move calls for chance")
    return found


def _calls_for_chance(state: State, moves: Sequence[int]) -> bool:
    then, sink, seat = state.copy(), Sink(), seat_of(state)
    for move in moves:
        step(then, seat, move, sink)
    return any(event.lifts_veil() for event in sink.events)
