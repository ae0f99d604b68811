"""WT-8: traps. How many cards lie Spring side up is fixed in one secret act: nobody can count along."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.actions import HIDE, KEEP, PASS, PLAY, TRAP
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import (
    bar,
    discard_all,
    hide_hand,
    incapacitate,
    keep,
    put_figure,
    spend,
    tell,
)
from frostfair.games.winter_tales.rules.flow.cards import in_hand
from frostfair.games.winter_tales.rules.flow.objectives import offer_claim
from frostfair.games.winter_tales.rules.map_events import TrapRevealed, TrapSprung
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    BLOCKED,
    NONE,
    PASSED,
    REBEL_TRAP,
    SKILL_TRAP,
    SPRING,
    TELL_TRAP,
    TELL_TRAP_DEFENCE,
    TELL_TRAP_ENDING,
    TRAPPED,
    WINTER,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink

SPRINGING: Final = 0  # which card is the trap card?
HIDING: Final = 1  # how many of the others lie Spring side up?
DEFENDING: Final = 2
SORTING: Final = 3  # which of the revealed cards were the Winter-side ones?


@final
class Trap(Business):
    """`seat` springs it on a soldier from `origin`; `value` and `cards` are secret until the reveal."""

    kind: ClassVar[str] = "trap"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "rebel",
        "partner",
        "soldier",
        "origin",
        "stage",
        "played",
        "value",
        "cards",
    )
    rule: ClassVar[str] = "WT-8.1"
    hidden: ClassVar[tuple[str, ...]] = ("value", "cards")

    def __init__(
        self,
        seat: int,
        rebel: int,
        partner: int,
        soldier: int,
        origin: int,
        stage: int,
        played: int,
        value: int,
        cards: list[int],
    ) -> None:
        super().__init__(seat)
        self.rebel: int = rebel
        self.partner: int = partner
        self.soldier: int = soldier
        self.origin: int = origin
        self.stage: int = stage
        self.played: int = played
        self.value: int = value
        self.cards: list[int] = list(cards)

    def held(self) -> list[int]:
        return self.cards

    def shown_to(self, seat: int | None) -> list[object]:
        return self.pack() if self.stage == SORTING else super().shown_to(seat)  # WT-8.3: shown to everybody

    def deciders(self, state: Table) -> Seats:
        if self.stage == DEFENDING:
            return BIT[state.controller[self.soldier]]
        return BIT[self.seat] if self.stage != SORTING or self.sides_differ() else NOBODY

    def sides_differ(self) -> bool:
        return 0 < self.value < len(self.cards)

    def options(self, state: Table, seat: int) -> list[int]:
        if self.stage == SPRINGING:
            return in_hand(state, seat, TRAP)
        if self.stage == HIDING:
            return [HIDE + n for n in range(len(state.hands[seat]) + 1)]
        if self.stage == SORTING:
            return [KEEP + card for card in self.cards]
        return [*in_hand(state, seat, PLAY), PASS]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if self.stage == SPRINGING:
            self.spring(state, action - TRAP, sink)
        elif self.stage == HIDING:
            self.hide(state, action - HIDE, sink)
        elif self.stage == SORTING:
            self.cards.remove(action - KEEP)
            keep(state, seat, action - KEEP, sink)
        elif action == PASS:
            self.resolve(state, sink)
        else:
            self.defend(state, seat, action - PLAY, sink)

    def spring(self, state: Table, card: int, sink: Sink | None) -> None:
        spend(state, self.seat, card)  # it doesn't count towards the value
        tell(sink, TELL_TRAP, self.seat, self.rebel, state.where[self.rebel], card, SPRING)
        self.stage = HIDING

    def hide(self, state: Table, value: int, sink: Sink | None) -> None:
        """All other cards go under the rebel's card, `value` of them Spring side up."""
        self.cards = hide_hand(state, self.seat, value, sink)
        self.value = value
        self.stage = DEFENDING

    def defend(self, state: Table, seat: int, card: int, sink: Sink | None) -> None:
        spend(state, seat, card)
        self.played += 1
        tell(sink, TELL_TRAP_DEFENCE, seat, self.soldier, state.where[self.soldier], card, WINTER)

    def resolve(self, state: Table, sink: Sink | None) -> None:
        """WT-8.3: reveal, compare, conclude."""
        outcome = compare(state, self)
        space = state.where[self.rebel]
        if sink is not None:
            sink.add(TrapRevealed(self.seat, self.value, self.played, tuple(self.cards), outcome))
        spring = outcome != PASSED
        winner = self.seat if spring else state.controller[self.soldier]
        tell(sink, TELL_TRAP_ENDING, winner, self.rebel if spring else self.soldier, space)
        if spring:
            bar(state, self.soldier, sink)
        if outcome == TRAPPED:
            incapacitate(state, self.soldier, sink)
            state.stack.pop()
            offer_claim(state, self.seat, REBEL_TRAP)
            state.stack.append(self)  # the cards are sorted first
        elif outcome == BLOCKED:
            put_figure(state, self.soldier, self.origin, sink)
        self.stage = SORTING

    def run(self, state: Table, sink: Sink | None) -> None:
        """What is left lies on one side: back to the hand, or discarded (WT-8.4)."""
        state.stack.pop()
        if self.value > 0:
            discard_all(state, self.cards)
            return
        for card in self.cards:
            keep(state, self.seat, card, sink)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if self.stage == DEFENDING:
            return Refusal("WT-8.2", "not-your-card")
        return Refusal("WT-8.4" if self.stage == SORTING else self.rule, self.reason)


def compare(state: Table, trap: Trap) -> int:
    """WT-8.3, with the skills of WT-21.3."""
    value, defence = trap.value, trap.played
    if state.skills:
        skill = state.box.skill
        value += sum([skill[r] == SKILL_TRAP for r in (trap.rebel, trap.partner) if r != NONE])
        defence += skill[trap.soldier] == SKILL_TRAP
    if defence < value:
        return TRAPPED
    return BLOCKED if defence == value else PASSED


def start_trap(
    state: Table, seat: int, rebel: int, partner: int, soldier: int, origin: int, sink: Sink | None
) -> None:
    if sink is not None:
        sink.add(TrapSprung(seat, rebel, soldier, state.where[rebel]))
    state.stack.append(Trap(seat, rebel, partner, soldier, origin, SPRINGING, 0, 0, []))
