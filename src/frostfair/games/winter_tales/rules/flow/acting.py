"""WT-10.1: what a character may do about quests."""

from frostfair.games.winter_tales.rules.actions import CREATE, PERFORM
from frostfair.games.winter_tales.rules.rulings import BLOCKED_MAY_ACT, SHELTERED_MAY_ACT
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import CARRIED, IN_POOL, NONE, QUESTS_OF, SPRING, side_of
from frostfair.kernel.bits import BIT


def quest_actions(state: Table, character: int) -> list[int]:
    """Create a quest of its side or perform one that is here."""
    side = side_of(character)
    if (state.lying | state.barred) & BIT[character] and not may_act(state, character, side):
        return []
    token, lies_at, where = state.token, state.token_at, state.where
    space, carried = where[character], CARRIED[side]
    found: list[int] = []
    if space in lies_at:
        found += [PERFORM + q for q in QUESTS_OF[side] if lies_at[q] == space and q != carried]
    carrier = lies_at[carried]
    if carrier not in (NONE, character) and where[carrier] == space:  # WT-16.1
        found.append(PERFORM + carried)
    if IN_POOL in token:
        found += [CREATE + q for q in QUESTS_OF[side] if token[q] == IN_POOL]
    return found


def may_act(state: Table, character: int, side: int) -> bool:
    """Whoever lies can't (WT-9.1); whoever was stopped can (rulings C-14, C-15)."""
    return not state.is_lying(character) and (SHELTERED_MAY_ACT if side == SPRING else BLOCKED_MAY_ACT)
