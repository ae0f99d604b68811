"""Finds puzzles in matches that were played: every position in which one seat decides may be one."""

import hashlib
import json
from collections.abc import Iterator

from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.match import Match
from frostfair.kernel.record import ACT
from frostfair.puzzles.base import Aim, GamePuzzles, Puzzle
from frostfair.puzzles.solving import TooLong, grade, seat_of, solve


def puzzles_in(puzzles: GamePuzzles, match: Match) -> Iterator[Puzzle]:
    """Position by position, those too that were taken back later."""
    again = Match(match.game, match.setup)
    for record in match.records:
        if record.deed == ACT:
            yield from puzzles_at(puzzles, again.state)
        again.apply(record)


def puzzles_at(puzzles: GamePuzzles, state: State) -> Iterator[Puzzle]:
    try:
        seat = seat_of(state)
    except Malformed:  # several decide at a time, or none
        return
    for aim in puzzles.aims(state, seat):
        try:
            solved = solve(puzzles, state, aim)
        except TooLong:
            continue
        found = solved.solutions
        if not 1 <= len(found) <= puzzles.most_solutions or len(found) == len(solved.lines):
            continue
        tag = puzzles.tag(state, seat, aim, found)
        if tag is not None:
            position = puzzles.position(state)
            yield Puzzle(
                name(tag, position, aim), tag, grade(puzzles, solved), position, dict(aim), len(found)
            )


def name(tag: str, position: str, aim: Aim) -> str:
    """The same puzzle has the same id, whoever finds it."""
    what = f"{position} {json.dumps(dict(aim), sort_keys=True)}"
    return f"{tag.replace('_', '-')}-{hashlib.sha256(what.encode()).hexdigest()[:6]}"


def toml(puzzle: Puzzle, table: str = "daily") -> str:
    """An entry of a puzzle file."""
    aim = ", ".join([f"{key} = {json.dumps(value)}" for key, value in puzzle.aim.items()])
    return (
        f'[[{table}]]\nid = "{puzzle.id}"\ntag = "{puzzle.tag}"\ngrade = {puzzle.grade}\n'
        f"position = {_quoted(puzzle.position)}\naim = {{ {aim} }}\nsolutions = {puzzle.solutions}\n"
    )


def _quoted(text: str) -> str:
    """A TOML string that people can read: JSON stands between single quotes."""
    return f"'{text}'" if '"' in text else f'"{text}"'
