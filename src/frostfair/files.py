"""Match files: read whole or not at all, and written so that nothing is ever lost.

A file is replaced in one stroke (a new file beside it, flushed to the disk, then renamed), and only if it is
ours: made by this match and not touched since.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from frostfair.games import installed
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.logtext import Log, read, write

LARGEST_MATCH = 16 << 20  # bytes; a long game has some ten thousand
LARGEST_DATA = 1 << 20
ENDING = ".match"


# --- reading ---


def read_match(path: Path, data: Path | None = None) -> Log:
    """A whole match, replayed, every digest checked. `data` replaces the standard components."""
    text = read_text(path, LARGEST_MATCH)
    try:
        return read(text, lambda name: find_game(name, data))
    except (Malformed, UnicodeError) as error:  # a JSON escape can name half a sign, which no text can hold
        raise Malformed(f"{shown(path)}: {error}") from None


def find_game(name: str, data: Path | None = None) -> Game:
    """A game by its id, with its standard components or those of another data file."""
    if data is None:
        return installed.game(name)
    read_text(data, LARGEST_DATA)  # complains better about a path that can't be data
    return installed.game(name, str(data))


def read_text(path: Path, most: int) -> str:
    """A file's text; whatever keeps us from it is told in one line."""
    with _told(path):
        found = os.stat(path)
        if stat.S_ISDIR(found.st_mode):
            raise Malformed(f"{shown(path)}: is a directory")
        if not stat.S_ISREG(found.st_mode):
            raise Malformed(f"{shown(path)}: is not a plain file")
        with path.open("rb") as file:
            raw = file.read(most + 1)
    if len(raw) > most:
        raise Malformed(f"{shown(path)}: is too large to be ours: more than {most >> 20} MiB")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(
            f"{shown(path)}: is not UTF-8 text: byte {error.start} is 0x{raw[error.start]:02x}"
        ) from None


def shown(path: Path) -> str:
    """A path as one line that can be printed anywhere."""
    text = str(path)
    return text if text.isprintable() else ascii(text)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Malformed(f"{shown(path)}: {error.strerror or error}") from None
    except ValueError as error:  # a name with a NUL in it
        raise Malformed(f"{shown(path)}: {error}") from None


# --- writing ---


class Keeper:
    """The file in which a running match is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._last: tuple[int, ...] = ()  # what the file looked like when we last had it in hand

    @classmethod
    def begin(cls, path: Path) -> "Keeper":
        """A file for a new match; it must not exist."""
        if not _claim(path):
            raise Malformed(f"{shown(path)}: exists already; name another file, or --resume it")
        return cls.go_on(path)

    @classmethod
    def go_on(cls, path: Path) -> "Keeper":
        """The file that a match was just read from (or was just made for it)."""
        with _told(path):
            keeper = cls(path.resolve())
            keeper._last = _look(keeper.path)
            if not os.access(keeper.path, os.W_OK) or not os.access(keeper.path.parent, os.W_OK):
                raise Malformed(f"{shown(path)}: can't be written")
        return keeper

    def save(self, log: Log) -> None:
        with _told(self.path):
            if self.path.exists() and _look(self.path) != self._last:
                raise Malformed(f"{shown(self.path)}: changed by another program; left as it is")
            replace(self.path, write(log))
            self._last = _look(self.path)


def save_copy(path: Path, log: Log) -> None:
    """Write the match to a file that is new, or that holds an earlier stage of the same match."""
    text = write(log)
    with _told(path):
        path = path.resolve()
        if path.exists() and not _is_earlier_stage(read_text(path, LARGEST_MATCH), text):
            raise Malformed(f"{shown(path)}: exists already and is not this match; name another file")
        replace(path, text)


def replace(path: Path, text: str) -> None:
    """Write a text so that at every moment either the old or the new one is there, whole."""
    replace_bytes(path, text.encode())


def replace_bytes(path: Path, content: bytes) -> None:
    beside = path.with_name(f".frostfair-{os.getpid()}.tmp")
    try:
        with beside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    _flush_folder(path.parent)


def _flush_folder(folder: Path) -> None:
    """The new name is safe only when its folder is on the disk too; not every system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _claim(path: Path) -> bool:
    """Make an empty file, unless there is one."""
    with _told(path):
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))
        except FileExistsError:
            return False
    return True


def _look(path: Path) -> tuple[int, ...]:
    found = os.stat(path)
    return found.st_ino, found.st_size, found.st_mtime_ns


def _is_earlier_stage(old: str, new: str) -> bool:
    """Whether all but the closing line of the old text is how the new one begins."""
    begun = "\n".join(old.split("\n")[:-2])
    return begun != "" and new.startswith(begun + "\n")


# --- where matches are kept by default ---


def home() -> Path:
    """The folder for matches under way: $XDG_STATE_HOME/frostfair, by default ~/.local/state/frostfair."""
    base = os.environ.get("XDG_STATE_HOME", "")
    state = Path(base) if os.path.isabs(base) else Path("~/.local/state").expanduser()
    return state / "frostfair"


def begin_at_home(game_id: str, now: datetime) -> Keeper:
    """A new file in the home folder, named after game and time."""
    folder = home()
    with _told(folder):
        folder.mkdir(parents=True, exist_ok=True)
    name = f"{game_id}-{now:%Y-%m-%d-%H%M%S}"
    for more in ["", *[f"-{n}" for n in range(2, 1000)]]:
        path = folder / f"{name}{more}{ENDING}"
        if _claim(path):
            return Keeper.go_on(path)
    raise Malformed(f"{shown(folder)}: too many matches began this second")


def newest_unfinished() -> Path:
    """The match in the home folder that was played last and isn't over."""
    folder = home()
    with _told(folder):
        kept = sorted(folder.glob("*" + ENDING), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in kept:
        if not _is_over(path):
            return path
    raise Malformed(f"{shown(folder)}: no match to go on with")


def _is_over(path: Path) -> bool:
    with _told(path), path.open("rb") as file:
        file.seek(max(0, os.stat(path).st_size - 4096))
        return b'"result":null' not in file.read().rstrip(b"\n").split(b"\n")[-1]
