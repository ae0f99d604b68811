"""What can happen on the boards: chapters 2 and 4 to 9. Everything here is public (WS-9.7)."""

from typing import ClassVar, Final, final

from frostfair.games.witchstone.rules.events import (
    ActionsGained,
    ActionsLost,
    BoostUsed,
    CrystalRemoved,
    GameEnded,
    PointsScored,
    RoundBegan,
    TileDiscarded,
    TileDrawn,
    TileHeld,
    TilePlaced,
    TokenTaken,
    TokenUsed,
)
from frostfair.kernel.codec import Written, kinds
from frostfair.kernel.flow import Event


@final
class TowerChosen(Event):
    """The large witch was put on a tower: the own one from now on (WS-2.7)."""

    kind: ClassVar[str] = "tower-chosen"
    fields: ClassVar[tuple[str, ...]] = ("seat", "location")

    def __init__(self, seat: int, location: int) -> None:
        self.seat: int = seat
        self.location: int = location


@final
class EnergyPlaced(Event):
    """`filled` of the connection's `length` spaces hold an energy now (WS-4.1)."""

    kind: ClassVar[str] = "energy-placed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "connection", "filled", "length")

    def __init__(self, seat: int, connection: int, filled: int, length: int) -> None:
        self.seat: int = seat
        self.connection: int = connection
        self.filled: int = filled
        self.length: int = length


@final
class WitchLaid(Event):
    """Beside the own tower (WS-5.1)."""

    kind: ClassVar[str] = "witch-laid"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


@final
class WitchSent(Event):
    """Stood up and sent to a location over `way`, the locations in order (WS-5.2)."""

    kind: ClassVar[str] = "witch-sent"
    fields: ClassVar[tuple[str, ...]] = ("seat", "location", "cost", "way")

    def __init__(self, seat: int, location: int, cost: int, way: tuple[int, ...]) -> None:
        self.seat: int = seat
        self.location: int = location
        self.cost: int = cost
        self.way: tuple[int, ...] = way


@final
class PentagramStepped(Event):
    """One step clockwise, to `space` (WS-6.1)."""

    kind: ClassVar[str] = "pentagram-stepped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: int = seat
        self.space: int = space


@final
class OwlTaken(Event):
    """The top tile of a stack (WS-6.3)."""

    kind: ClassVar[str] = "owl-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "stack", "value")

    def __init__(self, seat: int, stack: int, value: int) -> None:
        self.seat: int = seat
        self.stack: int = stack
        self.value: int = value


@final
class SpecialTaken(Event):
    """From a dark space (WS-6.4)."""

    kind: ClassVar[str] = "special-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "special", "dark")

    def __init__(self, seat: int, special: int, dark: int) -> None:
        self.seat: int = seat
        self.special: int = special
        self.dark: int = dark


@final
class SpecialRevealed(Event):
    """A dark space was refilled (WS-6.4)."""

    kind: ClassVar[str] = "special-revealed"
    fields: ClassVar[tuple[str, ...]] = ("special", "dark")

    def __init__(self, special: int, dark: int) -> None:
        self.special: int = special
        self.dark: int = dark

    def lifts_veil(self) -> bool:
        return True


@final
class SpecialUsed(Event):
    """Once, for two actions of one of its kinds (WS-6.5)."""

    kind: ClassVar[str] = "special-used"
    fields: ClassVar[tuple[str, ...]] = ("seat", "special", "action_kind")

    def __init__(self, seat: int, special: int, action_kind: int) -> None:
        self.seat: int = seat
        self.special: int = special
        self.action_kind: int = action_kind


@final
class SpecialLaid(Event):
    """For good, on a hex of the cauldron (WS-6.5)."""

    kind: ClassVar[str] = "special-laid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "special", "hex")

    def __init__(self, seat: int, special: int, hex: int) -> None:  # noqa: A002
        self.seat: int = seat
        self.special: int = special
        self.hex: int = hex


@final
class CrystalMoved(Event):
    """To another hex, or to a rim space: 40 + its kind (WS-7.1, WS-7.3)."""

    kind: ClassVar[str] = "crystal-moved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "start", "to", "black", "cost")

    def __init__(self, seat: int, start: int, to: int, black: bool, cost: int) -> None:
        self.seat: int = seat
        self.start: int = start
        self.to: int = to
        self.black: bool = black
        self.cost: int = cost


@final
class CrystalShelved(Event):
    """From a rim space to a shelf (WS-7.3); shelf -1 is beside the screen (WS-7.7)."""

    kind: ClassVar[str] = "crystal-shelved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "rim", "shelf", "black")

    def __init__(self, seat: int, rim: int, shelf: int, black: bool) -> None:
        self.seat: int = seat
        self.rim: int = rim
        self.shelf: int = shelf
        self.black: bool = black


@final
class WandMoved(Event):
    """All spaces of one source at once (WS-8.1)."""

    kind: ClassVar[str] = "wand-moved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "start", "to")

    def __init__(self, seat: int, start: int, to: int) -> None:
        self.seat: int = seat
        self.start: int = start
        self.to: int = to


@final
class WandBonus(Event):
    """A dark space was carried out, doubled for whoever is in front (WS-8.3)."""

    kind: ClassVar[str] = "wand-bonus"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "doubled")

    def __init__(self, seat: int, space: int, doubled: bool) -> None:
        self.seat: int = seat
        self.space: int = space
        self.doubled: bool = doubled


@final
class ScrollTaken(Event):
    """From an open place (WS-9.1)."""

    kind: ClassVar[str] = "scroll-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "scroll")

    def __init__(self, seat: int, place: int, scroll: int) -> None:
        self.seat: int = seat
        self.place: int = place
        self.scroll: int = scroll


@final
class ScrollRevealed(Event):
    """The sixth place was refilled (WS-9.1)."""

    kind: ClassVar[str] = "scroll-revealed"
    fields: ClassVar[tuple[str, ...]] = ("scroll",)

    def __init__(self, scroll: int) -> None:
        self.scroll: int = scroll

    def lifts_veil(self) -> bool:
        return True


EVENT_KINDS: Final[dict[str, type[Written]]] = kinds(
    RoundBegan,
    TileHeld,
    TilePlaced,
    TileDiscarded,
    TileDrawn,
    ActionsGained,
    ActionsLost,
    BoostUsed,
    TokenTaken,
    TokenUsed,
    CrystalRemoved,
    PointsScored,
    GameEnded,
    TowerChosen,
    EnergyPlaced,
    WitchLaid,
    WitchSent,
    PentagramStepped,
    OwlTaken,
    SpecialTaken,
    SpecialRevealed,
    SpecialUsed,
    SpecialLaid,
    CrystalMoved,
    CrystalShelved,
    WandMoved,
    WandBonus,
    ScrollTaken,
    ScrollRevealed,
)
