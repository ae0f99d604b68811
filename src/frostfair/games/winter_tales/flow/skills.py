"""WT-21.1, WT-21.6: the skills that are a choice, once at the start of an activation."""

from frostfair.games.winter_tales.actions import PASSAGE, SWAP
from frostfair.games.winter_tales.flow.objectives import own_of_side, unused_of
from frostfair.games.winter_tales.state import Table
from frostfair.games.winter_tales.words import NONE, SKILL_OBJECTIVE, SKILL_PASSAGE, side_of


def skill_options(state: Table, seat: int, character: int) -> list[int]:
    if state.is_lying(character):
        return []
    skill = state.box.skill[character]
    if skill == SKILL_PASSAGE:
        there = state.where[character] == state.box.passage[character]
        return [] if there or state.is_pinned(character) else [PASSAGE]
    return [SWAP] if skill == SKILL_OBJECTIVE and may_swap(state, seat, side_of(character)) else []


def may_swap(state: Table, seat: int, side: int) -> bool:
    """WT-21.1: there is an unscored objective of this side, and another to take."""
    if not state.objectives:
        return False
    return own_of_side(state, seat, side) != NONE and len(unused_of(state, side)) > 0
