"""The verbs for what lasts: tokens, memories, powers, objectives. Besides effects.py all that changes it."""

from frostfair.games.winter_tales.rules.events import ObjectivesDrawn, QuestPlaced
from frostfair.games.winter_tales.rules.quest_events import (
    BookmarkMoved,
    MemoryLaid,
    ObjectiveShown,
    ObjectiveSwapped,
    PowerGained,
    PowerLost,
)
from frostfair.games.winter_tales.rules.state import GONE, SCORED, UNUSED, Table
from frostfair.games.winter_tales.rules.terms import (
    ARTIFACT_S,
    ARTIFACT_W,
    CARRIED,
    EMPTY,
    LOVE,
    NIGHTMARE,
    NONE,
    OBJECTIVE,
    ON_MAP,
    ON_TRACK,
    OUT,
    PROPAGANDA,
    RAY,
    SAFE_HOUSE,
    STORY,
    WINTER,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import Sink, below

# --- quests and memories ---


def place_token(table: Table, seat: int, quest: int, at: int, sink: Sink | None) -> None:
    """WT-10.3; `at` is a place, or the carrier. One Great Artifact drives out the other (WT-10.5)."""
    table.token[quest] = ON_MAP
    table.token_at[quest] = at
    if quest in (ARTIFACT_S, ARTIFACT_W):
        table.token[ARTIFACT_S + ARTIFACT_W - quest] = OUT
    if sink is not None:
        carried = quest in CARRIED
        sink.add(QuestPlaced(seat, quest, NONE if carried else at, at if carried else NONE))


def lay_memory(
    table: Table, seat: int, memory: int, sort: int, card: int, side: int, quest: int, sink: Sink | None
) -> None:
    """WT-11.9, WT-11.10: the card on the track, the quest token above it, the bookmark on it."""
    if table.memory_kind[memory] == OBJECTIVE:
        table.objective[table.memory_card[memory]] = GONE  # WT-20.5
    table.memory_kind[memory] = sort
    table.memory_card[memory] = card
    table.memory_side[memory] = side
    table.memory_quest[memory] = quest
    table.bookmark = memory
    if quest != NONE:
        table.token[quest] = ON_TRACK
        table.token_at[quest] = NONE
    if sort == OBJECTIVE:
        table.objective[card] = SCORED
        table.shown &= ~BIT[card]
    if sink is not None:
        sink.add(MemoryLaid(seat, memory, sort, card, side, quest))


def move_bookmark(table: Table, seat: int, memory: int, sink: Sink | None) -> None:
    table.bookmark = memory
    if sink is not None:
        sink.add(BookmarkMoved(seat, memory))


# --- powers and objectives ---


def gain_power(table: Table, quest: int, character: int, other: int, place: int, sink: Sink | None) -> None:
    """WT-19.1 … WT-19.6"""
    if quest == RAY:
        table.ray = character
    elif quest == LOVE:
        table.lover, table.beloved = character, other
    elif quest == SAFE_HOUSE:
        table.safe_house = place
        if table.nightmare_place == place:
            table.nightmare_place = NONE  # back to its owner's card (WT-19.3)
    elif quest == NIGHTMARE:
        table.nightmare = character
    elif quest == PROPAGANDA:
        table.propaganda = 1
    elif quest in (ARTIFACT_S, ARTIFACT_W):
        table.artifact = character
    if sink is not None:
        sink.add(PowerGained(quest, character, other, place))


def lose_power(table: Table, quest: int, sink: Sink | None) -> None:
    """WT-19.7: the power leaves the game and its memory turns to Winter."""
    if quest == RAY:
        table.ray = NONE
    elif quest == LOVE:
        table.lover = table.beloved = NONE
    elif quest == SAFE_HOUSE:
        table.safe_house = NONE
    else:
        table.artifact = NONE
    table.memory_side[table.memory_of(quest)] = WINTER
    if sink is not None:
        sink.add(PowerLost(quest))


def send_nightmare(table: Table, place: int) -> None:
    """Its token lies where it last struck (WT-19.5)."""
    table.nightmare_place = place


def draw_objectives(table: Table, seat: int, sides: tuple[int, ...], sink: Sink | None) -> None:
    """WT-2.6: one of each of these sides."""
    for side in sides:
        free = [o for o, s in enumerate(table.box.objective_side) if s == side]
        free = [o for o in free if table.objective[o] == UNUSED]
        table.objective[free[below(table, len(free))]] = seat
    if sink is not None:
        held = tuple([o for o, owner in enumerate(table.objective) if owner == seat])
        sink.add(ObjectivesDrawn(seat, held))


def note_asked(table: Table, seat: int, asked: bool) -> None:
    """Whether the seat was asked between turns since all could see that it might claim (WT-26.6)."""
    table.asked = table.asked | BIT[seat] if asked else table.asked & ~BIT[seat]


def begin_connection(table: Table, seat: int, objective: int, sink: Sink | None) -> None:
    """Ruling C-32: once a chapter."""
    table.tried |= BIT[objective]
    show_objective(table, seat, objective, sink)


def show_objective(table: Table, seat: int, objective: int, sink: Sink | None) -> None:
    table.shown |= BIT[objective]
    if sink is not None:
        sink.add(ObjectiveShown(seat, objective))


def swap_objective(table: Table, seat: int, old: int, new: int, sink: Sink | None) -> None:
    """WT-21.1"""
    table.objective[old] = UNUSED
    table.objective[new] = seat
    table.shown &= ~BIT[old]
    if sink is not None:
        sink.add(ObjectiveSwapped(seat, new))


def empty_spaces(table: Table) -> list[int]:
    """Of the track, left of the epilogue token (WT-12.2)."""
    return [m for m in range(table.memories) if table.memory_kind[m] == EMPTY]


def overwritable(table: Table) -> list[int]:
    """Objective memories may make room for a quest's memory (WT-20.5)."""
    return [m for m in range(table.memories) if table.memory_kind[m] == OBJECTIVE]


def story_card_at(table: Table, memory: int) -> int:
    """The picture of a memory, or NONE."""
    has_picture = memory != NONE and table.memory_kind[memory] == STORY
    return table.memory_card[memory] if has_picture else NONE
