"""WT-3.4: one activation, in one's own turn or to head for somebody else's quest (WT-11.2)."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import (
    CLAIM,
    CREATE,
    PASS,
    PASSAGE,
    PERFORM,
    RESCUE_OF,
    REVEAL,
    STEP,
    SWAP,
)
from frostfair.games.winter_tales.rules.effects import put_figure, tell
from frostfair.games.winter_tales.rules.flow.acting import quest_actions
from frostfair.games.winter_tales.rules.flow.cards import Payment, reduce_hand
from frostfair.games.winter_tales.rules.flow.lovers import Along, Mover, companion_of
from frostfair.games.winter_tales.rules.flow.movement import enter, why_not_step
from frostfair.games.winter_tales.rules.flow.objectives import (
    begin_claim,
    claims_now,
    connection_options,
)
from frostfair.games.winter_tales.rules.flow.placing import TokenPlacing
from frostfair.games.winter_tales.rules.flow.rescue import pay_rescue, rescue_options, stand_again
from frostfair.games.winter_tales.rules.flow.skills import ChoosingObjective, skill_options
from frostfair.games.winter_tales.rules.rulings import JOINERS_REDUCE_AT_ONCE
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    NONE,
    SKILL_MOVEMENT,
    STEPS_PER_CARD,
    TELL_MOVEMENT,
    TELL_POWER,
    side_of,
)
from frostfair.games.winter_tales.rules.winnings import begin_connection
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink


@final
class Activation(Mover):
    """Moves, rescues and one action. `pawn` is where the quest to be joined is, NONE in one's own turn.

    `steps` are left of the last card, `stride` is 1 while the free steps of WT-21.5 are unused, `start` is
    where it began. `target` and `saving` are decided and wait for the cards to be paid. `visited` (places,
    if there are objectives) and `live` (Connections revealed in this activation) are sets.
    """

    kind: ClassVar[str] = "activation"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "along",
        "character",
        "pawn",
        "start",
        "steps",
        "stride",
        "moved",
        "acted",
        "target",
        "saving",
        "visited",
        "live",
    )
    rule: ClassVar[str] = "WT-3.4"

    def __init__(
        self,
        seat: int,
        along: int,
        character: int,
        pawn: int,
        start: int,
        steps: int,
        stride: int,
        moved: int,
        acted: int,
        target: int,
        saving: int,
        visited: int,
        live: int,
    ) -> None:
        self.seat = seat
        self.along = along
        self.character: int = character
        self.pawn: int = pawn
        self.start: int = start
        self.steps: int = steps
        self.stride: int = stride
        self.moved: int = moved
        self.acted: int = acted
        self.target: int = target
        self.saving: int = saving
        self.visited: int = visited
        self.live: int = live

    def deciders(self, state: Table) -> Seats:
        if self.target != NONE or self.saving != NONE:
            return NOBODY
        return BIT[self.seat]

    def options(self, state: Table, seat: int) -> list[int]:
        if self.pawn != NONE:
            return self.options_on_the_way(state, seat)
        found = [] if self.acted else self.ways(state) + quest_actions(state, self.character)
        if state.lying:
            found += rescue_options(state, seat)
        if state.skills and self.is_fresh(state):
            found += skill_options(state, seat, self.character)
        if state.objectives:
            found += claims_now(state, seat)
            found += connection_options(state, seat, self.character, self.visited, self.live)
        found.append(PASS)
        return found

    def is_fresh(self, state: Table) -> bool:
        """WT-21.1, WT-21.6: it has neither moved nor acted."""
        return not self.moved and not (self.acted and state.amended)

    def options_on_the_way(self, state: Table, seat: int) -> list[int]:
        """WT-11.2: who heads for a quest must come nearer as long as he can, or be there already."""
        ways = self.ways(state)
        found = ways[:]
        if state.skills and not self.moved:
            found += skill_options(state, seat, self.character)
        if state.objectives:
            found += connection_options(state, seat, self.character, self.visited, self.live)
        distance = state.box.distance[self.pawn]
        here = distance[state.where[self.character]]
        if not ways or here == 0 or here < distance[self.start]:
            found.append(PASS)
        return found

    def ways(self, state: Table) -> list[int]:
        """WT-5.1: the steps from here, if it may and can pay. The map's own list: only to be read."""
        character = self.character
        if (state.lying | state.barred) & BIT[character]:
            return []
        if not (self.steps or self.stride or state.hands[self.seat]):
            return []
        if state.running != NONE and state.is_pinned(character):
            return []
        return state.box.steps[state.where[character]]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if STEP <= action < STEP + 32:
            self.step(state, action - STEP, sink)
        elif action == PASS:
            self.finish(state)
        elif PERFORM <= action < STEP:
            self.acted = 1
            state.stack.pop()
            turn = state.stack[-1]
            assert isinstance(turn, Performing)
            turn.quest = action - PERFORM
        elif CREATE <= action < CREATE + 8:
            self.create(state, action - CREATE)
        elif RESCUE_OF <= action < RESCUE_OF + 16:
            self.rescue(state, action - RESCUE_OF)
        else:
            self.take_special(state, seat, action, sink)

    def take_special(self, state: Table, seat: int, action: int, sink: Sink | None) -> None:
        if action == PASSAGE:
            self.go_through_passage(state, sink)
        elif action == SWAP:
            self.moved = 1
            state.stack.append(ChoosingObjective(seat, side_of(self.character)))
        elif CLAIM <= action < REVEAL:
            begin_claim(state, seat, action - CLAIM, sink)
        else:
            objective = action - REVEAL
            self.live |= BIT[objective]
            begin_connection(state, seat, objective, sink)

    def step(self, state: Table, space: int, sink: Sink | None) -> None:
        """Decided; a new card and the other lover come first."""
        self.moved = 1
        companion = NONE if state.lover == NONE else companion_of(state, self.character)
        if self.steps and companion == NONE:
            self.go(state, space, sink)
            return
        self.target = space
        if companion != NONE:
            state.stack.append(Along(state.controller[companion], companion))
        if not self.steps:
            self.pay(state, space, sink)

    def pay(self, state: Table, space: int, sink: Sink | None) -> None:
        """WT-5.1: a card for two steps, or the free ones of WT-21.5; both are told (WT-5.2)."""
        self.steps = STEPS_PER_CARD
        side = side_of(self.character)
        if self.stride:
            self.stride = 0
            tell(sink, TELL_MOVEMENT, self.seat, self.character, space, NONE, side)
            return
        state.stack.append(Payment(self.seat, 1, TELL_MOVEMENT, self.character, space, side))

    def create(self, state: Table, quest: int) -> None:
        """WT-10.2; afterwards only what isn't an action is left, and often there is nothing of that."""
        self.acted = 1
        if not (state.lying or state.powers or state.objectives):
            self.finish(state)
        state.stack.append(TokenPlacing(self.seat, quest))

    def rescue(self, state: Table, character: int) -> None:
        self.saving = character
        pay_rescue(state, self.seat, character)

    def run(self, state: Table, sink: Sink | None) -> None:
        if self.saving != NONE:
            saved, self.saving = self.saving, NONE
            stand_again(state, self.seat, saved, sink)
            return
        space, self.target = self.target, NONE
        self.go(state, space, sink)

    def go(self, state: Table, space: int, sink: Sink | None) -> None:
        companion = self.along
        self.along = NONE
        self.steps -= 1
        if state.objectives and space < state.box.places:
            self.visited |= BIT[space]
        enter(state, self.character, companion, space, sink)

    def go_through_passage(self, state: Table, sink: Sink | None) -> None:
        """WT-21.6: not movement, so nobody can interrupt."""
        space = state.box.passage[self.character]
        self.moved = 1
        self.visited |= BIT[space]
        put_figure(state, self.character, space, sink)
        tell(sink, TELL_POWER, self.seat, self.character, space)

    def finish(self, state: Table) -> None:
        state.stack.pop()
        if self.pawn == NONE or JOINERS_REDUCE_AT_ONCE:
            reduce_hand(state, self.seat)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if STEP <= action < STEP + 32:
            return why_not_step(state, self.character, action - STEP)
        if PERFORM <= action < STEP:
            return Refusal("WT-11.0", "no-quest-to-perform")
        if CREATE <= action < CREATE + 8:
            return Refusal("WT-10.2", "no-quest-to-create")
        if RESCUE_OF <= action < RESCUE_OF + 16:
            return Refusal("WT-9.4" if self.pawn == NONE else "WT-9.5", "no-rescue")
        return Refusal("WT-11.2" if action == PASS else self.rule, "not-offered-now")


class Performing(Mover):
    """The turn below an activation: `quest` is what the activation has chosen to perform, or NONE."""

    quest: int = NONE


def begin_activation(state: Table, seat: int, character: int, pawn: int) -> None:
    space = state.where[character]
    stride = int(state.skills == 1 and state.box.skill[character] == SKILL_MOVEMENT)
    visited = BIT[space] if space < state.box.places else 0
    state.stack.append(
        Activation(seat, NONE, character, pawn, space, 0, stride, 0, 0, NONE, NONE, visited, 0)
    )
