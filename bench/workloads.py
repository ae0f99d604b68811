"""What is measured, as data. Games are found; a peer is one more line of PEERS."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

# The work that can be timed: `bench.ours` does it. Rates are in units per second.
PLAY: Final = "play"  # random games by the kernel's own loop; a unit is a decision
DRIVE: Final = "drive"  # the same, each decision driven from plain Python
OFFER: Final = "offer"  # the same, with the legal actions as a Python list
COPY_STEP: Final = "copy-step"  # copy a state and take an action on the copy; a unit is one of both
COPY: Final = "copy"  # copy a state, called from Python
MEMORY: Final = "memory"  # not timed: bytes per state

# By whom
COMPILED: Final = "compiled"
PURE: Final = "uncompiled"
C: Final = "C"

MEASURED: Final = {
    COMPILED: (PLAY, COPY_STEP, COPY, DRIVE, OFFER),
    PURE: (PLAY, COPY_STEP),
    C: (PLAY,),
}


@dataclass(frozen=True)
class Bar:
    """One rate must be at least so many times another one; where `turned`, it is told the other way round."""

    words: str
    work: tuple[str, str]
    beside: tuple[str, str]
    least: float
    turned: bool = False
    game: str | None = None  # the game that is measured beside, if it is another one
    games: bool = False  # whether whole games are counted and not decisions
    tables: tuple[int, ...] | None = None  # at which tables it stands, if not at all of them


BARS: Final = (
    Bar("compiled, times uncompiled", (PLAY, COMPILED), (PLAY, PURE), 20),
    Bar("random play, part of C", (PLAY, COMPILED), (PLAY, C), 1 / 4),
    Bar("copy + step, in C moves", (COPY_STEP, COMPILED), (PLAY, C), 1 / 24, turned=True),
    Bar("driven from Python, part of C", (DRIVE, COMPILED), (PLAY, C), 1 / 24),
)


@dataclass(frozen=True)
class Subject:
    """A game of ours: at which tables it is measured, beside what, and what is asked of it."""

    game: str
    seats: tuple[int, ...]
    yardstick: str | None = None  # a script that plays it in C, from the project's folder: PLAYERS SECONDS
    bars: tuple[Bar, ...] = BARS
    counted: tuple[tuple[str, int, int], ...] = ()  # work, seats and times whose instructions are counted


@cache
def subjects() -> tuple[Subject, ...]:
    """Every game that is installed; what is asked of it beyond the common bars stands in bench/subjects."""
    from frostfair.games.installed import enabled  # a child without its build says so before that

    return tuple(_subject(name) for name in enabled())


def _subject(name: str) -> Subject:
    place = f"bench.subjects.{name.replace('-', '_')}"
    if find_spec(place) is not None:
        found: Subject = import_module(place).SUBJECT
        return found
    from frostfair.games.installed import game

    return Subject(name, game(name).meta.seats, bars=())


@dataclass(frozen=True)
class Peer:
    """Another engine: who plays it in `bench.peers`, with what, and what it is called."""

    name: str
    player: str
    setting: str
    engine: str
    game: str


PEERS: Final = (
    Peer("chess", "chess", "", "python-chess", "chess"),
    Peer("catan-2", "catanatron", "2", "Catanatron", "Catan, 2 players"),
    Peer("catan-4", "catanatron", "4", "Catanatron", "Catan, 4 players"),
    Peer("dominoes", "open_spiel", "python_block_dominoes", "OpenSpiel, Python", "block dominoes"),
    Peer("gin-rummy", "open_spiel", "gin_rummy", "OpenSpiel, C++ from Python", "gin rummy"),
    Peer("backgammon", "open_spiel", "backgammon", "OpenSpiel, C++ from Python", "backgammon"),
    Peer("hearts", "open_spiel", "hearts", "OpenSpiel, C++ from Python", "hearts"),
    Peer("hex", "open_spiel", "hex(board_size=5)", "OpenSpiel, C++ from Python", "hex 5×5"),
)


# Names of measurements


def work_name(game: str, seats: int, work: str) -> str:
    return f"{game}/{seats}/{work}"


def key(game: str, seats: int, work: str, build: str) -> str:
    return f"{work_name(game, seats, work)}/{build}"


def peer_key(peer: Peer) -> str:
    return f"peer/{peer.name}"


CALIBRATION: Final = "calibration"  # a plain Python loop: how fast the machine is just now
