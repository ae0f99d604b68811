"""The file of finished games: the settings, then one line of JSON for each game, added as it ends.

Whatever stops an arena, what stands in the file is whole: a line that was being written is dropped.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import ENOTDIR
from io import BufferedRandom
from pathlib import Path
from typing import TypeVar

import msgspec

from frostfair.arena.playing import Played
from frostfair.arena.schedule import Settings, table
from frostfair.files import replace_bytes, shown
from frostfair.kernel.errors import Malformed

NAME = "games.jsonl"
Read = TypeVar("Read", Settings, Played)


class GamesFile:
    """Open for one arena, and locked against any other."""

    def __init__(self, path: Path, settings: Settings) -> None:
        with _told(path):
            if path.parent.exists() and not path.parent.is_dir():
                raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                replace_bytes(path, msgspec.json.encode(settings) + b"\n")
            self._file: BufferedRandom = path.open("r+b")
        self._path = path
        try:
            _lock(self._file, path)
            self.games = self._read(settings)
        except BaseException:
            self._file.close()
            raise

    def add(self, game: Played) -> None:
        """On its way to the disk before anything else happens."""
        self._file.write(msgspec.json.encode(game) + b"\n")
        self._file.flush()
        self.games[game.number] = game

    def close(self) -> None:
        self._file.close()

    def _read(self, settings: Settings) -> dict[int, Played]:
        lines = self._whole_lines()
        head = self._decoded(next(lines, b""), Settings, 1)
        if (other := _difference(head, settings)) is not None:
            raise Malformed(f"{shown(self._path)}: played with other settings: {other}")
        found = {}
        for number, line in enumerate(lines, 2):
            game = self._decoded(line, Played, number)
            if not _fits(game, settings):
                raise Malformed(f"{shown(self._path)}: line {number} is no game of these settings")
            found[game.number] = game
        return found

    def _whole_lines(self) -> Iterator[bytes]:
        """Afterwards the file ends with the last whole line, ready for the next."""
        end = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            end += len(line)
            yield line
        self._file.seek(end)
        self._file.truncate()

    def _decoded(self, line: bytes, kind: type[Read], number: int) -> Read:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeError):
            raise Malformed(f"{shown(self._path)}: line {number} is not of an arena") from None


def _difference(there: Settings, wanted: Settings) -> str | None:
    for name in Settings.__struct_fields__:
        old, new = getattr(there, name), getattr(wanted, name)
        if old != new:
            return f"{name.replace('_', ' ')} {_said(old)}, not {_said(new)}"
    return None


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    if isinstance(value, dict):
        return ",".join([f"{name}={chosen}" for name, chosen in value.items()])
    return str(value)


def _fits(game: Played, settings: Settings) -> bool:
    """Whether it is the game of this number, with something for every seat."""
    if game.number < 0:
        return False
    at = table(settings, game.number)
    by_seat = (game.points, game.decisions, game.sources)
    return (
        (at.deal, list(at.bots)) == (game.deal, game.bots)
        and all(len(each) == settings.seats for each in by_seat)
        and game.winners != []
        and all(0 <= seat < settings.seats for seat in game.winners)
    )


def _lock(file: BufferedRandom, path: Path) -> None:
    """Two arenas would play the same games twice. Where files can't be locked, nobody is kept out."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # of this process alone, and gone with it
        except (BlockingIOError, PermissionError):
            raise Malformed(f"{shown(path)}: another arena is playing into it") from None


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Malformed(f"{shown(path)}: {error.strerror or error}") from None
