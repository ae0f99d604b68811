"""Paying with story cards, and the limit of a hand."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.actions import DISCARD, GIVE, PLAY, TRAP
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import discard, spend, tell
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import HAND_LIMIT, STORY_CARDS
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Seat, Seats, Sink

# [verb][card] the action. Half of all choices are cards of a hand: adding would make each number anew.
WITH_CARD: Final = {
    first: [first + card for card in range(STORY_CARDS)] for first in (PLAY, DISCARD, TRAP, GIVE)
}


@final
class Payment(Business):
    """Play so many cards, each with its piece of the story; they are discarded (WT-5.1, WT-9.3, WT-19.6)."""

    kind: ClassVar[str] = "payment"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards", "beat", "character", "space", "side")
    rule: ClassVar[str] = "WT-4.2"
    reason: ClassVar[str] = "play-a-card"

    def __init__(self, seat: int, cards: int, beat: int, character: int, space: int, side: int) -> None:
        self.seat = seat
        self.cards: int = cards
        self.beat: int = beat
        self.character: int = character
        self.space: int = space
        self.side: int = side

    def deciders(self, state: Table) -> Seats:
        # Whoever drew too few because no card was left anywhere pays what there is (WT-3.10).
        return BIT[self.seat] if state.hands[self.seat] else NOBODY

    def options(self, state: Table, seat: int) -> list[int]:
        return in_hand(state, seat, PLAY)

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        spend(state, seat, action - PLAY)
        if sink is not None:
            tell(sink, self.beat, seat, self.character, self.space, action - PLAY, self.side)
        self.cards -= 1
        if self.cards == 0:
            state.stack.pop()

    def run(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()


@final
class Reduction(Business):
    """WT-3.4, step 5: discard down to the limit, or so many cards as a claim costs (WT-20.8)."""

    kind: ClassVar[str] = "reduction"
    fields: ClassVar[tuple[str, ...]] = ("seat", "down_to")
    rule: ClassVar[str] = "WT-3.4"
    reason: ClassVar[str] = "discard-first"
    hidden: ClassVar[tuple[str, ...]] = ("down_to",)  # a claim's would tell the size of a hand (WT-4.1)

    def __init__(self, seat: int, down_to: int) -> None:
        self.seat = seat
        self.down_to: int = down_to

    def options(self, state: Table, seat: int) -> list[int]:
        return in_hand(state, seat, DISCARD)

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        discard(state, seat, action - DISCARD, sink)
        if len(state.hands[seat]) <= self.down_to:
            state.stack.pop()


def reduce_hand(state: Table, seat: int) -> None:
    if len(state.hands[seat]) > HAND_LIMIT:
        state.stack.append(Reduction(seat, HAND_LIMIT))


def in_hand(state: Table, seat: int, first: int) -> list[int]:
    """An action for every card of a hand."""
    actions = WITH_CARD[first]
    return [actions[card] for card in state.hands[seat]]


def has_cards(state: Table, seat: int, n: int) -> bool:
    return len(state.hands[seat]) >= n
