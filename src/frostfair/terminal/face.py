"""What a game gives the terminal: one Face per game, and nothing else about it is special here.

A face sees views, events and imagined states, never the match: what a seat can't know can't be drawn.
Adding a game means writing a face and naming it in faces.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from rich.console import RenderableType

from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Result, View


@dataclass(frozen=True)
class Scene:
    """What a player has before their eyes: the view of a seat (None: a spectator), and what is new in it."""

    view: View
    seat: int | None
    names: tuple[str, ...]  # of the players, by seat
    deciding: tuple[int, ...] = ()  # seats that are waited for
    news: tuple[Event, ...] = ()
    words: tuple[str, ...] = ()  # of people, lying on the table for all to see (beside.py)
    offers: tuple[int, ...] = ()  # what the viewer may choose


@dataclass(frozen=True)
class Sheet:
    """What is drawn on: how wide it is, and whether it takes coloured blocks (else: lines and letters)."""

    width: int
    blocks: bool
    lines: int | None = None  # that the table may take beside the question; None: as many as it likes


@dataclass(frozen=True)
class Step:
    """One step on the way to an action: what to type for it, and what it means."""

    key: str
    label: str = ""
    section: str = ""  # steps of the same section stand together under this heading


@dataclass(frozen=True)
class Choice:
    """An offered action: its notation, and the steps in which people narrow down to it."""

    action: int
    text: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Gain:
    """Points that a seat made, what for, and in which part of the game (if the game is told in parts).

    No points: a part began.
    """

    seat: int
    points: int
    source: str
    when: str = ""


class Face(Protocol):
    """How one game looks and speaks in the terminal."""

    def board(self, scene: Scene, sheet: Sheet) -> RenderableType:
        """Everything that the viewer may see."""
        ...

    def prompt(self, scene: Scene) -> str:
        """What the viewer has to decide, in one sentence."""
        ...

    def choices(self, scene: Scene, state: State, offers: Sequence[int]) -> list[Choice]:
        """The offers in words, grouped for people; `state` is imagined."""
        ...

    def read(self, typed: str) -> str:
        """A move as it was typed, in the game's notation: letters may be those of a language."""
        ...

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """One line of the log."""
        ...

    def why(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        """Explains scores; `state` is imagined. Without words: everything the viewer could ask about."""
        ...

    def what_if(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        """What something would score."""
        ...

    def gains(self, event: Event) -> list[Gain]:
        """The points that an event brought."""
        ...

    def verdict(self, result: Result, names: Sequence[str]) -> str:
        """Who won, with all honours."""
        ...


@runtime_checkable
class InParts(Protocol):
    """A face whose table can be too large for the screen: it leaves parts out that can be asked for."""

    def look(self, scene: Scene, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        """The part that the words ask for; without words the whole table, however large."""
        ...
