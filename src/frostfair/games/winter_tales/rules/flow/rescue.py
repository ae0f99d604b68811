"""WT-9.3, WT-9.4: who may be rescued, and by whom."""

from frostfair.games.winter_tales.rules.actions import RESCUE_OF
from frostfair.games.winter_tales.rules.rulings import SELF_RESCUE_ANYWHERE
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import RESCUE_CARDS, characters_in, side_of


def rescue_options(state: Table, seat: int) -> list[int]:
    """WT-9.3, WT-9.4: one's own anywhere, others' beside a standing character of the same side."""
    if len(state.hands[seat]) < RESCUE_CARDS:
        return []
    return [RESCUE_OF + c for c in characters_in(state.lying) if can_rescue(state, seat, c)]


def can_rescue(state: Table, seat: int, character: int) -> bool:
    if state.controller[character] == seat and SELF_RESCUE_ANYWHERE:
        return True
    helpers = state.standing_at(state.where[character], side_of(character))
    return helpers & state.owned[seat] != 0
