"""What can happen at a table. Nothing here is secret once it has happened (WQ-6.6), so nobody is cut out."""

from typing import ClassVar, Final, final

from frostfair.kernel.codec import Written, kinds
from frostfair.kernel.flow import Event


@final
class CrystalPlaced(Event):
    """On the map (WQ-4.1)."""

    kind: ClassVar[str] = "crystal-placed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "holder", "colour", "space")

    def __init__(self, seat: int, holder: int, colour: int, space: int) -> None:
        self.seat: int = seat
        self.holder: int = holder
        self.colour: int = colour
        self.space: int = space


@final
class PageCharged(Event):
    """A crystal was put on a page of an own book (WQ-5.1)."""

    kind: ClassVar[str] = "page-charged"
    fields: ClassVar[tuple[str, ...]] = ("seat", "holder", "colour", "book", "page")

    def __init__(self, seat: int, holder: int, colour: int, book: int, page: int) -> None:
        self.seat: int = seat
        self.holder: int = holder
        self.colour: int = colour
        self.book: int = book
        self.page: int = page


@final
class HolderEmptied(Event):
    """The last crystal of a holder was taken, for a point (WQ-3.3, WQ-7.5)."""

    kind: ClassVar[str] = "holder-emptied"
    fields: ClassVar[tuple[str, ...]] = ("seat", "holder", "points")

    def __init__(self, seat: int, holder: int, points: int) -> None:
        self.seat: int = seat
        self.holder: int = holder
        self.points: int = points


@final
class HolderRefilled(Event):
    """Crystals were drawn from the bag (WQ-3.3)."""

    kind: ClassVar[str] = "holder-refilled"
    fields: ClassVar[tuple[str, ...]] = ("holder", "colours")

    def __init__(self, holder: int, colours: tuple[int, ...]) -> None:
        self.holder: int = holder
        self.colours: tuple[int, ...] = colours

    def lifts_veil(self) -> bool:
        return True


@final
class LastStageBegan(Event):
    """The bag is empty; all crystals lie on one holder (WQ-7.1). `turns` follow the running one."""

    kind: ClassVar[str] = "last-stage-began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "turns")

    def __init__(self, seat: int, turns: int) -> None:
        self.seat: int = seat
        self.turns: int = turns


@final
class BookTaken(Event):
    """From the top of a pile (WQ-4.2)."""

    kind: ClassVar[str] = "book-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "county", "book", "slot")

    def __init__(self, seat: int, county: int, book: int, slot: int) -> None:
        self.seat: int = seat
        self.county: int = county
        self.book: int = book
        self.slot: int = slot


@final
class BookRevealed(Event):
    """The next book of a pile became visible (WQ-4.2)."""

    kind: ClassVar[str] = "book-revealed"
    fields: ClassVar[tuple[str, ...]] = ("county", "book")

    def __init__(self, county: int, book: int) -> None:
        self.county: int = county
        self.book: int = book

    def lifts_veil(self) -> bool:
        return True


@final
class BookDeclined(Event):
    """A book could have been taken and wasn't (WQ-4.4)."""

    kind: ClassVar[str] = "book-declined"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


@final
class EffectScored(Event):
    """One page was scored (WQ-6.1, WQ-7.9), with the choice that was made and all that counted (WQ-6.6).

    `space`, `direction` and `opponent` are -1 where the effect doesn't choose one. `spaces` are the counted
    spaces of the map, `marks` the counted crystals on books (see scoring.Choice).
    """

    kind: ClassVar[str] = "effect-scored"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "book",
        "page",
        "effect",
        "colour",
        "points",
        "space",
        "direction",
        "opponent",
        "spaces",
        "marks",
    )

    def __init__(
        self,
        seat: int,
        book: int,
        page: int,
        effect: int,
        colour: int,
        points: int,
        space: int,
        direction: int,
        opponent: int,
        spaces: tuple[int, ...],
        marks: tuple[int, ...],
    ) -> None:
        self.seat: int = seat
        self.book: int = book
        self.page: int = page
        self.effect: int = effect
        self.colour: int = colour
        self.points: int = points
        self.space: int = space
        self.direction: int = direction
        self.opponent: int = opponent
        self.spaces: tuple[int, ...] = spaces
        self.marks: tuple[int, ...] = marks


@final
class BookSpent(Event):
    """An activated book and its crystals left the game (WQ-6.2)."""

    kind: ClassVar[str] = "book-spent"
    fields: ClassVar[tuple[str, ...]] = ("seat", "book", "slot")

    def __init__(self, seat: int, book: int, slot: int) -> None:
        self.seat: int = seat
        self.book: int = book
        self.slot: int = slot


@final
class CrystalReturned(Event):
    """From the map to the bag (WQ-6.3)."""

    kind: ClassVar[str] = "crystal-returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "colour", "space")

    def __init__(self, seat: int, colour: int, space: int) -> None:
        self.seat: int = seat
        self.colour: int = colour
        self.space: int = space


@final
class TurnPassed(Event):
    """Nothing could be done (WQ-7.7)."""

    kind: ClassVar[str] = "turn-passed"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


@final
class GameEnded(Event):
    """Final scoring begins (WQ-7.3, WQ-7.8); `reason` is an index of terms.END_REASONS."""

    kind: ClassVar[str] = "game-ended"
    fields: ClassVar[tuple[str, ...]] = ("reason",)

    def __init__(self, reason: int) -> None:
        self.reason: int = reason


EVENT_KINDS: Final[dict[str, type[Written]]] = kinds(
    CrystalPlaced,
    PageCharged,
    HolderEmptied,
    HolderRefilled,
    LastStageBegan,
    BookTaken,
    BookRevealed,
    BookDeclined,
    EffectScored,
    BookSpent,
    CrystalReturned,
    TurnPassed,
    GameEnded,
)
