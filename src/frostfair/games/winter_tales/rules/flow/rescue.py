"""WT-9.3 … WT-9.5: who may be rescued, by whom, and what follows when the cards are played."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import RESCUE_OF
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import stand_up
from frostfair.games.winter_tales.rules.flow.cards import Payment
from frostfair.games.winter_tales.rules.flow.objectives import offer_claim
from frostfair.games.winter_tales.rules.rulings import SELF_RESCUE_ANYWHERE, SELF_RESCUE_SCORES
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    NONE,
    REBELS,
    RESCUE,
    RESCUE_CARDS,
    TELL_RESCUE,
    characters_in,
    side_of,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Seats, Sink


def rescue_options(state: Table, seat: int) -> list[int]:
    """WT-9.3: two cards each."""
    if len(state.hands[seat]) < RESCUE_CARDS:
        return []
    return [RESCUE_OF + c for c in whom_to_rescue(state, seat)]


def whom_to_rescue(state: Table, seat: int) -> list[int]:
    """WT-9.4: one's own anywhere, others' beside a standing character of the same side."""
    return [c for c in characters_in(state.lying) if can_rescue(state, seat, c)]


def can_rescue(state: Table, seat: int, character: int) -> bool:
    if state.controller[character] == seat and SELF_RESCUE_ANYWHERE:
        return True
    helpers = state.standing_at(state.where[character], side_of(character))
    return helpers & state.owned[seat] != 0


@final
class Rescue(Business):
    """WT-9.5: outside an activation, before it or after the quest; it waits for the cards to be played."""

    kind: ClassVar[str] = "rescue"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character")
    rule: ClassVar[str] = "WT-9.3"

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: int = character

    def deciders(self, state: Table) -> Seats:
        return NOBODY

    def run(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()
        stand_again(state, self.seat, self.character, sink)


def begin_rescue(state: Table, seat: int, character: int) -> None:
    state.stack.append(Rescue(seat, character))
    pay_rescue(state, seat, character)


def pay_rescue(state: Table, seat: int, character: int) -> None:
    space, side = state.where[character], side_of(character)
    state.stack.append(Payment(seat, RESCUE_CARDS, TELL_RESCUE, character, space, side))


def stand_again(state: Table, seat: int, character: int, sink: Sink | None) -> None:
    """A rescued rebel may be somebody's objective, though not while a quest is being told (WT-20.2)."""
    stand_up(state, seat, character, sink)
    scores = SELF_RESCUE_SCORES or state.controller[character] != seat
    if REBELS & BIT[character] and scores and state.running == NONE:
        offer_claim(state, seat, RESCUE)
