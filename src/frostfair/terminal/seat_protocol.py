"""What a conversation needs of a table, whether it stands here or on a server."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import FrostfairError
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.terminal.face import Face, Scene
from frostfair.terminal.log import LogLine
from frostfair.terminal.narration import Narration
from frostfair.terminal.terminal import Terminal


class Leaving(Exception):
    """The player gets up; everything is kept."""


class Played(Protocol):
    """A match, as far as a deciding player must know it."""

    @property
    def game(self) -> Game: ...

    @property
    def version(self) -> int: ...

    def offers(self, seat: int) -> list[int]: ...

    def may_undo(self, seat: int) -> bool: ...

    def may_end_turn(self, seat: int) -> bool: ...


class AtTable(Protocol):
    """A player sits there."""

    face: Face
    terminal: Terminal
    catalogue: Catalogue
    notes: list[str]

    @property
    def match(self) -> Played: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def narration(self) -> Narration | None: ...

    @property
    def commitment(self) -> str: ...

    @property
    def commands(self) -> Mapping[str, Callable[[list[str]], str]]: ...

    def refresh(self) -> None: ...

    def scene(self, seat: int | None) -> Scene: ...

    def news(self, seat: int | None) -> list[LogLine]: ...

    def story(self, seat: int | None) -> list[LogLine]: ...

    def imagine(self, seat: int) -> State: ...

    def propose(self, seat: int, bot: str) -> int: ...

    def act(self, seat: int, action: int) -> None: ...

    def undo(self, seat: int) -> None: ...

    def end_turn(self, seat: int) -> None: ...

    def keep(self) -> None:
        """What was said is written down, where that is done here."""
        ...

    def save_copy(self, path: Path) -> None: ...

    def refusal(self, error: FrostfairError) -> str: ...

    def show_notes(self) -> None: ...

    def tell_log(self, told: Sequence[LogLine]) -> None: ...

    def tell_older(self, told: Sequence[LogLine], most: int) -> None: ...

    def tell_news(self, told: Sequence[LogLine], most: int | None = None) -> None: ...


def lately(sitting: AtTable, seat: int | None) -> list[LogLine]:
    """What is new; without anything new, what the story stands at."""
    news = [told for told in sitting.news(seat) if told.lines]
    return news or [told for told in sitting.story(seat) if told.lines][-2:]
