"""The rulebook's words as small numbers, and the numbers that are rules."""

from functools import cache
from typing import Final, TypeAlias

Side: TypeAlias = int  # SPRING or WINTER; of a memory also NEUTRAL
Faction: TypeAlias = int  # SPRING, WINTER or WRITER
Space: TypeAlias = int  # a place (0 … places - 1) or a square (from there on)
Character: TypeAlias = int  # 0 … 6 rebels, 7 … 13 soldiers
Characters: TypeAlias = int  # a set of characters (kernel.bits)
Quest: TypeAlias = int  # 0 … 7, an index of QUESTS
Card: TypeAlias = int  # 0 … 92, a story card

NONE: Final = -1

SPRING: Final = 0
WINTER: Final = 1
WRITER: Final = 2
NEUTRAL: Final = 2
SIDES: Final = ("spring", "winter")
FACTIONS: Final = ("spring", "winter", "writer")
MEMORY_SIDES: Final = ("spring", "winter", "neutral")

REBELS: Final = 0x7F  # as a set
SOLDIERS: Final = 0x3F80
OF_SIDE: Final = (REBELS, SOLDIERS)
CHARACTERS: Final = 14

# WT-1.6: four quests a side; the black-rimmed ones are carried by a rebel.
QUESTS: Final = (
    "great_artifact_s",
    "ray",
    "love",
    "safe_house",
    "great_artifact_w",
    "nightmare",
    "propaganda",
    "retaliation",
)
ARTIFACT_S: Final = 0
RAY: Final = 1
LOVE: Final = 2
SAFE_HOUSE: Final = 3
ARTIFACT_W: Final = 4
NIGHTMARE: Final = 5
PROPAGANDA: Final = 6
RETALIATION: Final = 7
CARRIED: Final = (LOVE, RETALIATION)  # one of each side
QUESTS_OF: Final = ((ARTIFACT_S, RAY, LOVE, SAFE_HOUSE), (ARTIFACT_W, NIGHTMARE, PROPAGANDA, RETALIATION))

# Where a quest token is.
IN_POOL: Final = 0
ON_MAP: Final = 1
ON_TRACK: Final = 2
OUT: Final = 3
TOKEN_STATES: Final = ("pool", "map", "track", "out")

# What lies on a space of the memory track.
EMPTY: Final = 0
STORY: Final = 1
NEUTRAL_CARD: Final = 2
OBJECTIVE: Final = 3
MEMORY_KINDS: Final = ("empty", "story", "neutral", "objective")

SKILLS: Final = ("objective", "quest", "trap", "battle", "movement", "passage", "story")
SKILL_OBJECTIVE: Final = 0
SKILL_QUEST: Final = 1
SKILL_TRAP: Final = 2
SKILL_BATTLE: Final = 3
SKILL_MOVEMENT: Final = 4
SKILL_PASSAGE: Final = 5
SKILL_STORY: Final = 6

OBJECTIVES: Final = ("rescue", "rebels", "connection", "bounty", "spy", "attack", "garrison")
RESCUE: Final = 0
REBEL_TRAP: Final = 1
CONNECTION: Final = 2
BOUNTY: Final = 3
SPY: Final = 4
ATTACK: Final = 5
GARRISON: Final = 6
OBJECTIVE_COUNTS: Final = (1, 2, 4, 2, 2, 2, 1)  # WT-20.7, WT-20.8

STORY_CARDS: Final = 93  # WT-1.2
START_HAND: Final = 4  # WT-2.13
CHAPTER_DRAW: Final = 4  # WT-3.8
ACTIVATION_DRAW: Final = 3  # WT-3.4
STORY_SKILL_DRAW: Final = 4  # WT-21.7
HAND_LIMIT: Final = 7  # WT-3.4
STEPS_PER_CARD: Final = 2  # WT-5.1
RESCUE_CARDS: Final = 2  # WT-9.3
MEMORY_POINTS: Final = 3  # WT-12.1
PROPAGANDA_CARDS: Final = 3  # WT-19.6
RETURN_CARDS: Final = 3  # WT-19.8
ATTACK_CARDS: Final = 2  # WT-20.8
OBJECTIVES_NEED: Final = 5  # WT-20.1: memories at least

# Characters that each player takes, by number of players (WT-2.8); the Writer takes half on each side.
CHARACTERS_EACH: Final = (0, 0, 0, 4, 3, 2, 2, 2)

# The beats of WT-22.1, in the order of its table.
BEATS: Final = (
    "opening",
    "movement",
    "attack",
    "defence",
    "battle-ending",
    "trap",
    "trap-defence",
    "trap-ending",
    "rescue",
    "quest-intro",
    "quest-start",
    "quest-main",
    "quest-join",
    "last-card",
    "quest-ending",
    "caption",
    "objective",
    "power",
    "epilogue",
    "ending",
)
(
    TELL_OPENING,
    TELL_MOVEMENT,
    TELL_ATTACK,
    TELL_DEFENCE,
    TELL_BATTLE_ENDING,
    TELL_TRAP,
    TELL_TRAP_DEFENCE,
    TELL_TRAP_ENDING,
    TELL_RESCUE,
    TELL_INTRO,
    TELL_START,
    TELL_MAIN,
    TELL_JOIN,
    TELL_LAST,
    TELL_QUEST_ENDING,
    TELL_CAPTION,
    TELL_OBJECTIVE,
    TELL_POWER,
    TELL_EPILOGUE,
    TELL_ENDING,
) = range(20)

# How a quest ended, seen from the main player's side (WT-11.7).
SUCCESS: Final = 0
FAILURE: Final = 1
TIE: Final = 2
OUTCOMES: Final = ("success", "failure", "tie")

# How a trap ended (WT-8.3).
TRAPPED: Final = 0
BLOCKED: Final = 1
PASSED: Final = 2
TRAP_ENDS: Final = ("trapped", "blocked", "passed")

# Why a game was over.
PLAYING: Final = 0
TALE_TOLD: Final = 1  # WT-13.6
CHAPTER_LIMIT: Final = 2  # the house rule against stalling (rulings.py)
END_REASONS: Final = ("playing", "tale-told", "chapter-limit")


@cache  # there are no more than 2 ** 14 of them
def characters_in(members: Characters) -> tuple[Character, ...]:
    """A set of characters written out, in rising order."""
    return tuple([c for c in range(CHARACTERS) if members >> c & 1])


def side_of(character: Character) -> Side:
    return SPRING if character < 7 else WINTER


def side_of_quest(quest: Quest) -> Side:
    return SPRING if quest < 4 else WINTER
