"""What can happen at a table: each kind names its values, which are secret, and whether a veil is lifted.

A secret value is seen by the seat of the event only; everybody else is told -1, or an empty list.
"""

from typing import ClassVar, Final, TypeAlias, final

from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.kernel.codec import Written, kinds
from frostfair.kernel.fast import mypyc_attr
from frostfair.kernel.flow import Event

Value: TypeAlias = "int | tuple[int, ...]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Event):
    """Something that has happened; its values stand in the order of `fields`."""

    secret: ClassVar[tuple[str, ...]] = ()
    veil: ClassVar[bool] = False

    def __init__(self, *values: Value) -> None:
        if len(values) != len(self.fields):
            raise TypeError(f"{self.kind} needs {len(self.fields)} values")
        self.values: tuple[Value, ...] = values

    def pack(self) -> list[object]:
        return [self.kind, *[list(v) if isinstance(v, tuple) else v for v in self.values]]

    def number(self, field: str) -> int:
        value = self.values[self.fields.index(field)]
        assert isinstance(value, int)
        return value

    def numbers(self, field: str) -> tuple[int, ...]:
        value = self.values[self.fields.index(field)]
        assert isinstance(value, tuple)
        return value

    def seen_by(self, seat: int | None) -> Event | None:
        if not self.secret or self.number("seat") == seat:
            return self
        return type(self)(
            *[
                _cut(value) if field in self.secret else value
                for field, value in zip(self.fields, self.values, strict=True)
            ]
        )

    def lifts_veil(self) -> bool:
        return self.veil


def _kind(name: str, *fields: str, secret: tuple[str, ...] = (), veil: bool = False) -> type[Happening]:
    """A kind of event, told in one line."""
    return type(name, (Happening,), {"kind": name, "fields": fields, "secret": secret, "veil": veil})


def _cut(value: Value) -> Value:
    return () if isinstance(value, tuple) else NONE


# --- set-up ---
# By seat, the order clockwise and from the youngest up (WT-2.4, WT-2.5).
FactionsDrawn = _kind("factions-drawn", "factions", "order", "ages", veil=True)
# WT-2.6
ObjectivesDrawn = _kind("objectives-drawn", "seat", "objectives", secret=("objectives",), veil=True)
# An answer was given; what, is told when all have answered.
Voted = _kind("voted", "seat", "answer", secret=("answer",))
ArbiterElected = _kind("arbiter-elected", "seat", veil=True)  # WT-2.7, WT-25.1
CharacterTaken = _kind("character-taken", "seat", "character", "space")  # WT-2.8
QuestDrawn = _kind("quest-drawn", "quest", veil=True)  # WT-2.9, WT-2.10
# On a place, or under a character (WT-10.3); the other is -1.
QuestPlaced = _kind("quest-placed", "seat", "quest", "space", "carrier")

# --- chapters and turns ---
ChapterBegan = _kind("chapter-began", "chapter")  # WT-3.8
# Which ones, only their player sees; how many, nobody is told (WT-4.1).
CardsDrawn = _kind("cards-drawn", "seat", "cards", secret=("cards",), veil=True)
# To the limit, or as part of a claim (WT-3.4, WT-20.8).
CardDiscarded = _kind("card-discarded", "seat", "card")
# WT-3.4; `joining` the quest or -1 (WT-11.2).
CharacterActivated = _kind("character-activated", "seat", "character", "joining")
TurnPassed = _kind("turn-passed", "seat")  # WT-3.3
# A piece of a telling is due: the words to it lie beside the log under this record's number (WT-22.1).
# `beat` is an index of words.BEATS; card, side, quest, memory are -1 where there is none.
Told = _kind("told", "beat", "seat", "character", "space", "card", "side", "quest", "memory")

# --- movement, battles, traps ---
# By a step (WT-5.1), a passage (WT-21.6) or whatever else puts it elsewhere.
FigureMoved = _kind("figure-moved", "character", "origin", "space")
# WT-6.1; the Nightmare fights without a soldier (WT-19.5).
BattleBegan = _kind("battle-began", "seat", "soldier", "rebel", "space", veil=True)
BattleEnded = _kind("battle-ended", "winner", "side", "soldier", "rebel")  # WT-7.3
TrapSprung = _kind("trap-sprung", "seat", "rebel", "soldier", "space", veil=True)  # WT-8.1
# The other cards lie under the rebel's card (WT-8.1).
TrapHidden = _kind("trap-hidden", "seat", "value", secret=("value",))
# All hidden cards are shown; `outcome` is an index of words.TRAP_ENDS (WT-8.3).
TrapRevealed = _kind("trap-revealed", "seat", "value", "defence", "cards", "outcome", veil=True)
CardKept = _kind("card-kept", "seat", "card")  # It lay Winter side up and is back in the hand (WT-8.4).
Incapacitated = _kind("incapacitated", "character")  # WT-9.1
Barred = _kind("barred", "character")  # It may not be moved again this chapter (WT-5.6).
Rescued = _kind("rescued", "seat", "character")  # WT-9.3

# --- quests and memories ---
QuestBegan = _kind("quest-began", "seat", "character", "quest", "space")  # WT-11.1
QuestJoined = _kind("quest-joined", "seat", "character")  # WT-11.5
BookmarkCited = _kind("bookmark-cited", "seat", "memory")  # WT-12.4
Warned = _kind("warned", "seat")  # The bookmarked memory is missing (WT-24.2).
# A binding call, or the table's vote (WT-25.3); `topic` is an index of flow.calls.TOPICS.
CallMade = _kind("call-made", "topic", "author", "accepted", veil=True)
# `outcome` is an index of words.OUTCOMES (WT-11.7).
QuestEnded = _kind("quest-ended", "quest", "spring", "winter", "outcome", "automatic")
# `card` is a story card, an objective or -1, by `sort`, an index of words.MEMORY_KINDS (WT-11.9).
MemoryLaid = _kind("memory-laid", "seat", "memory", "sort", "card", "side", "quest")
TopCardTurned = _kind("top-card-turned", "card", veil=True)  # WT-11.9: no card was played in the quest
BookmarkMoved = _kind("bookmark-moved", "seat", "memory")  # WT-18.1

# --- powers and objectives ---
# Character or place bears it; both -1 if it has no token (WT-19.0).
PowerGained = _kind("power-gained", "quest", "character", "other", "place")
PowerLost = _kind("power-lost", "quest")  # WT-19.7
Readied = _kind("readied", "character")  # By Ray of Hope (WT-19.1).
Silenced = _kind("silenced", "soldier", "rebel")  # By Winter Propaganda (WT-19.6).
Eliminated = _kind("eliminated", "character")  # WT-19.7
Returned = _kind("returned", "seat", "character", "space")  # WT-19.8
# Revealed, not yet scored (WT-20.7).
ObjectiveShown = _kind("objective-shown", "seat", "objective", veil=True)
ObjectiveSwapped = _kind("objective-swapped", "seat", "objective", secret=("objective",))  # WT-21.1

# --- the end ---
# WT-13.1; `reason` is an index of words.END_REASONS.
EpilogueBegan = _kind("epilogue-began", "seat", "reason")
# Story points by side and the faction that won (WT-13.6).
TaleEnded = _kind("tale-ended", "spring", "winter", "faction")


@final
class CardGiven(Happening):
    """Between two who act as one: only they see which (WT-19.2)."""

    kind = "card-given"
    fields = ("seat", "to", "card")

    def seen_by(self, seat: int | None) -> Event | None:
        if seat in (self.number("seat"), self.number("to")):
            return self
        return CardGiven(self.number("seat"), self.number("to"), NONE)


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
