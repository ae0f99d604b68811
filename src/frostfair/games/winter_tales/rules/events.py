"""What can happen at a table: set-up, chapters and turns, the telling, the end.

What only one seat may know is cut out for all others: they are told -1, or an empty list.
"""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.kernel.fast import mypyc_attr
from frostfair.kernel.flow import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Event):
    """Its values can be asked for by the names of their fields: many readers treat many kinds alike."""

    def number(self, field: str) -> int:
        value = getattr(self, field)
        assert isinstance(value, int)
        return value

    def numbers(self, field: str) -> tuple[int, ...]:
        value = getattr(self, field)
        assert isinstance(value, tuple)
        return value


# --- set-up ---


@final
class FactionsDrawn(Happening):
    """By seat, the order clockwise and from the youngest up (WT-2.4, WT-2.5)."""

    kind: ClassVar[str] = "factions-drawn"
    fields: ClassVar[tuple[str, ...]] = ("factions", "order", "ages")

    def __init__(self, factions: tuple[int, ...], order: tuple[int, ...], ages: tuple[int, ...]) -> None:
        self.factions: tuple[int, ...] = factions
        self.order: tuple[int, ...] = order
        self.ages: tuple[int, ...] = ages

    def lifts_veil(self) -> bool:
        return True


@final
class ObjectivesDrawn(Happening):
    """Which, only their owner sees (WT-2.6)."""

    kind: ClassVar[str] = "objectives-drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "objectives")

    def __init__(self, seat: int, objectives: tuple[int, ...]) -> None:
        self.seat: int = seat
        self.objectives: tuple[int, ...] = objectives

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ObjectivesDrawn(self.seat, ())

    def lifts_veil(self) -> bool:
        return True


@final
class Voted(Happening):
    """An answer was given; what, is told when all have answered (WT-26.3)."""

    kind: ClassVar[str] = "voted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "answer")

    def __init__(self, seat: int, answer: int) -> None:
        self.seat: int = seat
        self.answer: int = answer

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Voted(self.seat, NONE)


@final
class ArbiterElected(Happening):
    """WT-2.7, WT-25.1"""

    kind: ClassVar[str] = "arbiter-elected"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def lifts_veil(self) -> bool:
        return True


@final
class CharacterTaken(Happening):
    """WT-2.8"""

    kind: ClassVar[str] = "character-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character", "space")

    def __init__(self, seat: int, character: int, space: int) -> None:
        self.seat: int = seat
        self.character: int = character
        self.space: int = space


@final
class QuestDrawn(Happening):
    """WT-2.9, WT-2.10"""

    kind: ClassVar[str] = "quest-drawn"
    fields: ClassVar[tuple[str, ...]] = ("quest",)

    def __init__(self, quest: int) -> None:
        self.quest: int = quest

    def lifts_veil(self) -> bool:
        return True


@final
class QuestPlaced(Happening):
    """On a place, or under a character (WT-10.3); the other is -1."""

    kind: ClassVar[str] = "quest-placed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "quest", "space", "carrier")

    def __init__(self, seat: int, quest: int, space: int, carrier: int) -> None:
        self.seat: int = seat
        self.quest: int = quest
        self.space: int = space
        self.carrier: int = carrier


# --- chapters and turns ---


@final
class ChapterBegan(Happening):
    """WT-3.8"""

    kind: ClassVar[str] = "chapter-began"
    fields: ClassVar[tuple[str, ...]] = ("chapter",)

    def __init__(self, chapter: int) -> None:
        self.chapter: int = chapter


@final
class CardsDrawn(Happening):
    """Which, only their player sees; how many, nobody else is told (WT-4.1)."""

    kind: ClassVar[str] = "cards-drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: int = seat
        self.cards: tuple[int, ...] = cards

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardsDrawn(self.seat, ())

    def lifts_veil(self) -> bool:
        return True


@final
class CardDiscarded(Happening):
    """To the limit, or as part of a claim (WT-3.4, WT-20.8)."""

    kind: ClassVar[str] = "card-discarded"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card


@final
class CharacterActivated(Happening):
    """WT-3.4; `joining` the quest or -1 (WT-11.2)."""

    kind: ClassVar[str] = "character-activated"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character", "joining")

    def __init__(self, seat: int, character: int, joining: int) -> None:
        self.seat: int = seat
        self.character: int = character
        self.joining: int = joining


@final
class TurnPassed(Happening):
    """WT-3.3"""

    kind: ClassVar[str] = "turn-passed"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


@final
class Told(Happening):
    """A piece of a telling is due: its words lie beside the log under this record's number (WT-22.1).

    `beat` is an index of terms.BEATS; card, side, quest and memory are -1 where there is none.
    """

    kind: ClassVar[str] = "told"
    fields: ClassVar[tuple[str, ...]] = (
        "beat",
        "seat",
        "character",
        "space",
        "card",
        "side",
        "quest",
        "memory",
    )

    def __init__(
        self, beat: int, seat: int, character: int, space: int, card: int, side: int, quest: int, memory: int
    ) -> None:
        self.beat: int = beat
        self.seat: int = seat
        self.character: int = character
        self.space: int = space
        self.card: int = card
        self.side: int = side
        self.quest: int = quest
        self.memory: int = memory


# --- the end ---


@final
class EpilogueBegan(Happening):
    """WT-13.1; `reason` is an index of terms.END_REASONS."""

    kind: ClassVar[str] = "epilogue-began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "reason")

    def __init__(self, seat: int, reason: int) -> None:
        self.seat: int = seat
        self.reason: int = reason


@final
class TaleEnded(Happening):
    """Story points by side and the faction that won (WT-13.6)."""

    kind: ClassVar[str] = "tale-ended"
    fields: ClassVar[tuple[str, ...]] = ("spring", "winter", "faction")

    def __init__(self, spring: int, winter: int, faction: int) -> None:
        self.spring: int = spring
        self.winter: int = winter
        self.faction: int = faction
