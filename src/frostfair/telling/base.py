"""What a game gives those who tell it to people. A game that can't say something gives none."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result, View
from frostfair.telling.message import Message


class Gained(Struct, frozen=True):
    """Points that a seat made, and what for."""

    seat: int
    points: int
    source: Message


class Telling:
    """One game in messages. Sees views, events and imagined states: what a seat can't know can't be told."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def tell(self, event: Event) -> Message | None:
        """One line of the log; the event is cut for whoever hears it already."""
        return None

    def gains(self, event: Event) -> list[Gained]:
        """The points that an event brought."""
        return []

    def prompt(
        self, view: View, deciders: Sequence[int], seat: int | None, offers: Sequence[int] = ()
    ) -> Message | None:
        """What the viewer has to decide, or what everybody waits for."""
        return None

    def offered(self, action: int) -> Message | None:
        """What choosing this does."""
        return None

    def describe(self, view: View) -> list[Message]:
        """All that lies on the table, in words."""
        return []

    def describe_space(self, view: View, space: str) -> Message | None:
        """One place of the board."""
        return None

    def refusal(self, reason: str) -> Message:
        """Why not, by the reason of a rule of this game."""
        return Message(f"{self.game.meta.prefix.lower()}-refuse-{reason}", {})

    def verdict(self, result: Result) -> Message | None:
        """Who won, with all honours."""
        return None

    def answer(self, state: State, view: View, asker: int | None, about: dict[str, Any]) -> Any:
        """Why a number on the table is what it is; `state` is imagined by the asker."""
        return None
