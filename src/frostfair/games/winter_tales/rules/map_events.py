"""What can happen on the map: figures that move, battles and traps (events.py says what is cut out)."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.kernel.flow import Event


@final
class FigureMoved(Happening):
    """By a step (WT-5.1), a passage (WT-21.6) or whatever else puts it elsewhere."""

    kind: ClassVar[str] = "figure-moved"
    fields: ClassVar[tuple[str, ...]] = ("character", "origin", "space")

    def __init__(self, character: int, origin: int, space: int) -> None:
        self.character: int = character
        self.origin: int = origin
        self.space: int = space


@final
class BattleBegan(Happening):
    """WT-6.1; the Nightmare fights without a soldier (WT-19.5)."""

    kind: ClassVar[str] = "battle-began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "soldier", "rebel", "space")

    def __init__(self, seat: int, soldier: int, rebel: int, space: int) -> None:
        self.seat: int = seat
        self.soldier: int = soldier
        self.rebel: int = rebel
        self.space: int = space

    def lifts_veil(self) -> bool:
        return True


@final
class BattleEnded(Happening):
    """WT-7.3"""

    kind: ClassVar[str] = "battle-ended"
    fields: ClassVar[tuple[str, ...]] = ("winner", "side", "soldier", "rebel")

    def __init__(self, winner: int, side: int, soldier: int, rebel: int) -> None:
        self.winner: int = winner
        self.side: int = side
        self.soldier: int = soldier
        self.rebel: int = rebel


@final
class TrapSprung(Happening):
    """WT-8.1"""

    kind: ClassVar[str] = "trap-sprung"
    fields: ClassVar[tuple[str, ...]] = ("seat", "rebel", "soldier", "space")

    def __init__(self, seat: int, rebel: int, soldier: int, space: int) -> None:
        self.seat: int = seat
        self.rebel: int = rebel
        self.soldier: int = soldier
        self.space: int = space

    def lifts_veil(self) -> bool:
        return True


@final
class TrapHidden(Happening):
    """The other cards lie under the rebel's card (WT-8.1)."""

    kind: ClassVar[str] = "trap-hidden"
    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int) -> None:
        self.seat: int = seat
        self.value: int = value

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else TrapHidden(self.seat, NONE)


@final
class TrapRevealed(Happening):
    """All hidden cards are shown; `outcome` is an index of terms.TRAP_ENDS (WT-8.3)."""

    kind: ClassVar[str] = "trap-revealed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "value", "defence", "cards", "outcome")

    def __init__(self, seat: int, value: int, defence: int, cards: tuple[int, ...], outcome: int) -> None:
        self.seat: int = seat
        self.value: int = value
        self.defence: int = defence
        self.cards: tuple[int, ...] = cards
        self.outcome: int = outcome

    def lifts_veil(self) -> bool:
        return True


@final
class CardKept(Happening):
    """It lay Winter side up and is back in the hand (WT-8.4)."""

    kind: ClassVar[str] = "card-kept"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card


@final
class Incapacitated(Happening):
    """WT-9.1"""

    kind: ClassVar[str] = "incapacitated"
    fields: ClassVar[tuple[str, ...]] = ("character",)

    def __init__(self, character: int) -> None:
        self.character: int = character


@final
class Barred(Happening):
    """It may not be moved again this chapter (WT-5.6)."""

    kind: ClassVar[str] = "barred"
    fields: ClassVar[tuple[str, ...]] = ("character",)

    def __init__(self, character: int) -> None:
        self.character: int = character


@final
class Rescued(Happening):
    """WT-9.3"""

    kind: ClassVar[str] = "rescued"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character")

    def __init__(self, seat: int, character: int) -> None:
        self.seat: int = seat
        self.character: int = character
