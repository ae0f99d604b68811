"""What can happen to quests, memories, powers and objectives (events.py says what is cut out)."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.events import (
    ArbiterElected,
    CardDiscarded,
    CardsDrawn,
    ChapterBegan,
    CharacterActivated,
    CharacterTaken,
    EpilogueBegan,
    FactionsDrawn,
    Happening,
    ObjectivesDrawn,
    QuestDrawn,
    QuestPlaced,
    TaleEnded,
    Told,
    TurnPassed,
    Voted,
)
from frostfair.games.winter_tales.rules.map_events import (
    Barred,
    BattleBegan,
    BattleEnded,
    CardKept,
    FigureMoved,
    Incapacitated,
    Rescued,
    TrapHidden,
    TrapRevealed,
    TrapSprung,
)
from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.kernel.codec import Written, kinds
from frostfair.kernel.flow import Event

# --- quests and memories ---


@final
class QuestBegan(Happening):
    """WT-11.1"""

    kind: ClassVar[str] = "quest-began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character", "quest", "space")

    def __init__(self, seat: int, character: int, quest: int, space: int) -> None:
        self.seat: int = seat
        self.character: int = character
        self.quest: int = quest
        self.space: int = space


@final
class QuestJoined(Happening):
    """WT-11.5"""

    kind: ClassVar[str] = "quest-joined"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character")

    def __init__(self, seat: int, character: int) -> None:
        self.seat: int = seat
        self.character: int = character


@final
class BookmarkCited(Happening):
    """WT-12.4"""

    kind: ClassVar[str] = "bookmark-cited"
    fields: ClassVar[tuple[str, ...]] = ("seat", "memory")

    def __init__(self, seat: int, memory: int) -> None:
        self.seat: int = seat
        self.memory: int = memory


@final
class Warned(Happening):
    """The bookmarked memory is missing (WT-24.2)."""

    kind: ClassVar[str] = "warned"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


@final
class CallMade(Happening):
    """A binding call, or the table's vote (WT-25.3); `topic` is an index of flow.calls.TOPICS."""

    kind: ClassVar[str] = "call-made"
    fields: ClassVar[tuple[str, ...]] = ("topic", "author", "accepted")

    def __init__(self, topic: int, author: int, accepted: int) -> None:
        self.topic: int = topic
        self.author: int = author
        self.accepted: int = accepted

    def lifts_veil(self) -> bool:
        return True


@final
class QuestEnded(Happening):
    """`outcome` is an index of terms.OUTCOMES (WT-11.7)."""

    kind: ClassVar[str] = "quest-ended"
    fields: ClassVar[tuple[str, ...]] = ("quest", "spring", "winter", "outcome", "automatic")

    def __init__(self, quest: int, spring: int, winter: int, outcome: int, automatic: int) -> None:
        self.quest: int = quest
        self.spring: int = spring
        self.winter: int = winter
        self.outcome: int = outcome
        self.automatic: int = automatic


@final
class MemoryLaid(Happening):
    """`card` is a story card, an objective or -1, by `sort`, an index of terms.MEMORY_KINDS (WT-11.9)."""

    kind: ClassVar[str] = "memory-laid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "memory", "sort", "card", "side", "quest")

    def __init__(self, seat: int, memory: int, sort: int, card: int, side: int, quest: int) -> None:
        self.seat: int = seat
        self.memory: int = memory
        self.sort: int = sort
        self.card: int = card
        self.side: int = side
        self.quest: int = quest


@final
class TopCardTurned(Happening):
    """No card was played in the quest (WT-11.9)."""

    kind: ClassVar[str] = "top-card-turned"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card: int = card

    def lifts_veil(self) -> bool:
        return True


@final
class BookmarkMoved(Happening):
    """WT-18.1"""

    kind: ClassVar[str] = "bookmark-moved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "memory")

    def __init__(self, seat: int, memory: int) -> None:
        self.seat: int = seat
        self.memory: int = memory


# --- powers and objectives ---


@final
class PowerGained(Happening):
    """Character or place bears it; both -1 if it has no token (WT-19.0)."""

    kind: ClassVar[str] = "power-gained"
    fields: ClassVar[tuple[str, ...]] = ("quest", "character", "other", "place")

    def __init__(self, quest: int, character: int, other: int, place: int) -> None:
        self.quest: int = quest
        self.character: int = character
        self.other: int = other
        self.place: int = place


@final
class PowerLost(Happening):
    """WT-19.7"""

    kind: ClassVar[str] = "power-lost"
    fields: ClassVar[tuple[str, ...]] = ("quest",)

    def __init__(self, quest: int) -> None:
        self.quest: int = quest


@final
class Readied(Happening):
    """By Ray of Hope (WT-19.1)."""

    kind: ClassVar[str] = "readied"
    fields: ClassVar[tuple[str, ...]] = ("character",)

    def __init__(self, character: int) -> None:
        self.character: int = character


@final
class Silenced(Happening):
    """By Winter Propaganda (WT-19.6)."""

    kind: ClassVar[str] = "silenced"
    fields: ClassVar[tuple[str, ...]] = ("soldier", "rebel")

    def __init__(self, soldier: int, rebel: int) -> None:
        self.soldier: int = soldier
        self.rebel: int = rebel


@final
class Eliminated(Happening):
    """WT-19.7"""

    kind: ClassVar[str] = "eliminated"
    fields: ClassVar[tuple[str, ...]] = ("character",)

    def __init__(self, character: int) -> None:
        self.character: int = character


@final
class Returned(Happening):
    """WT-19.8"""

    kind: ClassVar[str] = "returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character", "space")

    def __init__(self, seat: int, character: int, space: int) -> None:
        self.seat: int = seat
        self.character: int = character
        self.space: int = space


@final
class CardGiven(Happening):
    """Between two who act as one: only they see which (WT-19.2)."""

    kind: ClassVar[str] = "card-given"
    fields: ClassVar[tuple[str, ...]] = ("seat", "to", "card")

    def __init__(self, seat: int, to: int, card: int) -> None:
        self.seat: int = seat
        self.to: int = to
        self.card: int = card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat in (self.seat, self.to) else CardGiven(self.seat, self.to, NONE)


@final
class ObjectiveShown(Happening):
    """Revealed, not yet scored (WT-20.7)."""

    kind: ClassVar[str] = "objective-shown"
    fields: ClassVar[tuple[str, ...]] = ("seat", "objective")

    def __init__(self, seat: int, objective: int) -> None:
        self.seat: int = seat
        self.objective: int = objective

    def lifts_veil(self) -> bool:
        return True


@final
class ObjectiveSwapped(Happening):
    """Only its owner sees which was taken (WT-21.1)."""

    kind: ClassVar[str] = "objective-swapped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "objective")

    def __init__(self, seat: int, objective: int) -> None:
        self.seat: int = seat
        self.objective: int = objective

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ObjectiveSwapped(self.seat, NONE)


EVENT_KINDS: Final[dict[str, type[Written]]] = kinds(
    FactionsDrawn,
    ObjectivesDrawn,
    Voted,
    ArbiterElected,
    CharacterTaken,
    QuestDrawn,
    QuestPlaced,
    ChapterBegan,
    CardsDrawn,
    CardDiscarded,
    CharacterActivated,
    TurnPassed,
    Told,
    FigureMoved,
    BattleBegan,
    BattleEnded,
    TrapSprung,
    TrapHidden,
    TrapRevealed,
    CardKept,
    Incapacitated,
    Barred,
    Rescued,
    QuestBegan,
    QuestJoined,
    BookmarkCited,
    Warned,
    CallMade,
    QuestEnded,
    MemoryLaid,
    TopCardTurned,
    BookmarkMoved,
    PowerGained,
    PowerLost,
    Readied,
    Silenced,
    Eliminated,
    Returned,
    CardGiven,
    ObjectiveShown,
    ObjectiveSwapped,
    EpilogueBegan,
    TaleEnded,
)
