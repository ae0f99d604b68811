"""What a game gives those who put it into words. A game that can't say something gives none."""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct

from frostfair.games.installed import package_of
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result, View
from frostfair.wire.data import Stage
from frostfair.wire.explanation import Explanation, Gained, Said, Source
from frostfair.wire.ledger import Counted
from frostfair.wire.plain import Group, Section
from frostfair.wire.schema import Shapes
from frostfair.wording import unworded
from frostfair.wording.message import Message, apart, message
from frostfair.wording.picture import Shape

__all__ = [
    "Account",
    "Counted",
    "Explanation",
    "Gained",
    "Happened",
    "Said",
    "Shapes",
    "Source",
    "Wording",
    "wording_of",
]


class Account(Struct, frozen=True):
    """Why an event brought so many points, in short, and all that counted."""

    told: Message | None = None
    counted: list[Counted] = []


class Happened(NamedTuple):
    """An event as it may be known, and the version that it made."""

    v: int
    event: Event


class Wording:
    """One game in messages. Sees views, events and imagined states: what a seat can't know can't be told."""

    # Whether no seat knows more of the table than any other, so that a spectator may imagine it too.
    is_open: bool = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def shapes(self) -> Shapes | None:
        """The types of its views and offers, for typed clients."""
        return None

    def tell(self, event: Event) -> Message | None:
        """One line of the log; the event is already cut for its audience."""
        kind, *values = event.pack()
        return message("log-event", event=unworded.spelled(str(kind)), values=apart(map(str, values)))

    def gains(self, event: Event) -> list[Gained]:
        """The points that an event brought."""
        return []

    # --- the ledger: where all points came from ---

    def sources(self) -> list[Message]:
        """What points are made with, in the order of its table of points; any other follows as it comes."""
        return []

    def account(self, event: Event) -> "Account":
        """How an event's points came about, for those who look back: as the log tells it, if not better."""
        return Account(self.tell(event))

    def round_of(self, event: Event) -> int | None:
        """The round that an event begins or belongs to; without any, each turn of a seat is a round."""
        return None

    def opens_last_scoring(self, event: Event) -> bool:
        """From this event on points are no longer made by turns."""
        return False

    def sealed(self, view: View) -> Collection[int]:
        """Seats whose points lie face down for who has this view."""
        return ()

    # --- what is asked ---

    def prompt(
        self, view: View, deciders: Sequence[int], seat: int | None, offers: Sequence[int] = ()
    ) -> Message | None:
        """What the viewer has to decide, or what the table waits for; of the view a glance is enough."""
        return None

    def stage(self, view: View) -> Stage | None:
        """What to announce as long as it lasts, such as the last turns; of the view a glance is enough."""
        return None

    def offered(self, action: int) -> Message | None:
        """What choosing this does."""
        return None

    def picture(self, view: View) -> list[Shape]:
        """The table for those who get a link to it; nothing where a game has no picture of itself."""
        return []

    def describe(self, view: View) -> list[Message]:
        """All that lies on the table, in words."""
        return []

    # --- the plain board: what there is to read and to choose without a drawing ---

    def table(self, view: View, seat: int | None) -> list[Section]:
        """All that lies on the table, part by part, in the order in which people want to know it."""
        return unworded.table(view)

    def context(self, view: View, seat: int | None) -> list[Message]:
        """What to know besides the prompt: how far the game is, what is still owed."""
        return []

    def choices(
        self, view: View, seat: int, offers: Sequence[int], imagine: Callable[[], State]
    ) -> list[Group]:
        """All offers, each in one group. `imagine` gives a state of the seat's own, to look ahead in."""
        return unworded.choices(self.game, offers, [self.offered(action) for action in offers])

    def describe_space(self, view: View, space: str) -> Message | None:
        """One place of the board."""
        return None

    def refusal(self, reason: str) -> Message:
        """Why not, by the reason of a rule of this game: as its catalogues say, if it brings any."""
        package = package_of(self.game)
        if package is None or not package.languages():
            return unworded.refusal(reason)
        return Message(f"{self.game.meta.prefix.lower()}-refuse-{reason}", {})

    def verdict(self, result: Result) -> Message | None:
        """Who won, with all honours."""
        return None

    def answer(
        self,
        state: State,
        view: View,
        asker: int | None,
        about: dict[str, Any],
        sources: Callable[[int], list[Source]],
    ) -> Explanation:
        """Why a number on the table is what it is; `state` is imagined by the asker."""
        raise Malformed("this game doesn't explain itself yet")

    def turn(
        self, state: State, view: View, asker: int | None, seat: int, happened: Sequence[Happened]
    ) -> Explanation:
        """A seat's turn so far: what happened in it, and what is still to be done; `state` is imagined."""
        raise Malformed("this game doesn't tell its turns yet")

    def foresee(self, state: State, seat: int, action: int) -> Explanation:
        """What choosing this would change for the seat; `state` is imagined and legal for it."""
        raise Malformed("this game doesn't explain itself yet")


@cache
def wording_of(game: Game) -> Wording:
    """How this game is put into words; one without wording says nothing."""
    package = package_of(game)
    if package is None or package.wording is None:
        return Wording(game)
    made = package.load(package.wording)(game)
    assert isinstance(made, Wording)
    return made
