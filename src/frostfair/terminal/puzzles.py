"""`frostfair puzzles`: looks for puzzles in matches that were played, and grades them."""

import hashlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from frostfair.bots.roster import make_bot
from frostfair.files import read_match, replace, shown
from frostfair.games.installed import game as game_of
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from frostfair.puzzles.base import GamePuzzles, Puzzle, puzzles_of
from frostfair.puzzles.finding import puzzles_in, toml

BOT = "greedy"
GAMES = 10  # that are played if no files are named


def puzzles_command(
    name: str,
    files: Sequence[Path],
    games: int | None,
    seats: int | None,
    seed: int,
    tags: Sequence[str],
    grade: int | None,
    out: Path | None,
) -> None:
    """One entry of a puzzle file for each puzzle, on the screen as it is found or all in a new file."""
    game = game_of(name)
    puzzles = puzzles_of(game)
    _refuse_odd_wishes(puzzles, tags, out)
    number = GAMES if games is None and not files else games or 0
    found = _wanted(_found(puzzles, _matches(game, files, number, seats, seed)), tags, grade)
    if out is not None:
        _write(out, list(found))
    else:
        for puzzle in found:
            print(toml(puzzle), flush=True)


def _matches(game: Game, files: Sequence[Path], games: int, seats: int | None, seed: int) -> Iterator[Match]:
    for path in files:
        match = read_match(path).match
        if match.game.meta.id != game.meta.id:
            raise Malformed(f"{shown(path)}: a match of {match.game.meta.id}, not of {game.meta.id}")
        yield match
    counts = game.meta.seats if seats is None else (game.meta.accept_seats(seats),)
    for number in range(seed, seed + games):
        yield _played(game, counts[number % len(counts)], number)


def _played(game: Game, seats: int, seed: int) -> Match:
    """The match of a seed, always the same: bots play it to the end."""
    luck = hashlib.sha256(f"puzzles {game.meta.id} {seed}".encode()).hexdigest()
    match = Match(game, Setup(game, seats, luck))
    bots = [make_bot(BOT, game, seats * seed + seat) for seat in range(seats)]
    while match.result() is None:
        seat = match.deciders()[0]
        imagined = match.imagine(seat, match.version)
        match.submit(seat, bots[seat].decide(imagined, seat, match.offers(seat)))
    return match


def _found(puzzles: GamePuzzles, matches: Iterator[Match]) -> Iterator[Puzzle]:
    known: set[str] = set()
    for number, match in enumerate(matches, 1):
        fresh = [puzzle for puzzle in puzzles_in(puzzles, match) if puzzle.id not in known]
        known |= {puzzle.id for puzzle in fresh}
        print(f"match {number}: {len(fresh)} puzzles", file=sys.stderr)
        yield from fresh


def _wanted(found: Iterator[Puzzle], tags: Sequence[str], grade: int | None) -> Iterator[Puzzle]:
    return (puzzle for puzzle in found if (not tags or puzzle.tag in tags) and grade in (None, puzzle.grade))


def _refuse_odd_wishes(puzzles: GamePuzzles, tags: Sequence[str], out: Path | None) -> None:
    for tag in tags:
        if tag not in puzzles.tags:
            raise Malformed(f"--tag: unknown tag {shorten(tag)}; available: {', '.join(puzzles.tags)}")
    if out is not None and out.exists():
        raise Malformed(f"{shown(out)}: exists already; name another file")


def _write(path: Path, found: Sequence[Puzzle]) -> None:
    try:
        replace(path, "\n".join([toml(puzzle) for puzzle in found]))
    except OSError as error:
        raise Malformed(f"{shown(path)}: {error.strerror or error}") from None
    print(f"{shown(path)}: {len(found)} puzzles", file=sys.stderr)
