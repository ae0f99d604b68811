"""WT-3: chapters and turns."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.actions import (
    ACTIVATE,
    CLAIM,
    HAND,
    HAUNT,
    PASS,
    PROPAGATE,
    READY,
    RESCUE_OF,
    RETURN,
)
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import (
    activate,
    end_chapter,
    note_ray_asked,
    pass_main_token,
    ready_again,
)
from frostfair.games.winter_tales.rules.events import TurnPassed
from frostfair.games.winter_tales.rules.flow.activation import Activation, Performing, begin_activation
from frostfair.games.winter_tales.rules.flow.calls import Call
from frostfair.games.winter_tales.rules.flow.cards import reduce_hand
from frostfair.games.winter_tales.rules.flow.election import Election
from frostfair.games.winter_tales.rules.flow.epilogue import begin_epilogue
from frostfair.games.winter_tales.rules.flow.objectives import (
    begin_claim,
    claims_now,
    offer_between_turns,
)
from frostfair.games.winter_tales.rules.flow.other_turns import (
    begin_return,
    haunt,
    hauntings,
    propagandas,
    returns,
    spread_propaganda,
)
from frostfair.games.winter_tales.rules.flow.powers import (
    RayQuestion,
    begin_handover,
    can_ready,
    handovers,
)
from frostfair.games.winter_tales.rules.flow.quest import begin_quest
from frostfair.games.winter_tales.rules.flow.rescue import begin_rescue, rescue_options, whom_to_rescue
from frostfair.games.winter_tales.rules.rulings import NO_LIMIT, TOKEN_KEEPS_TRAVELLING
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import CHAPTER_LIMIT, NONE, SPRING, characters_in
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink

CHOOSING: Final = 0
OVER: Final = 1
CLOSING: Final = 2  # what the turn was for is done; a rescue is still possible (WT-9.5)


@final
class Chapter(Business):
    """WT-3.1: turns while anybody has a ready character, then the end phase. Nobody decides here."""

    kind: ClassVar[str] = "chapter"
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(NONE)

    def deciders(self, state: Table) -> Seats:
        return NOBODY

    def run(self, state: Table, sink: Sink | None) -> None:
        if state.ready:
            while not state.powers and state.owned[state.main] & state.ready == 0:
                pass_main_token(state, state.left(state.main))  # WT-3.3, without asking anything
            state.stack.append(Turn(state.main, NONE, NONE, 0))
            if state.objectives:
                offer_between_turns(state)
        elif state.ray != NONE and not state.ray_asked and can_ready(state, state.controller[state.ray]):
            note_ray_asked(state)
            state.stack.append(RayQuestion(state.controller[state.ray]))
        elif state.limit != NO_LIMIT and state.chapter >= state.limit:
            begin_epilogue(state, state.main, CHAPTER_LIMIT, sink)
        else:
            self.end(state, sink)

    def asides(self, state: Table, seat: int) -> list[int]:
        """WT-19.4: with every decision of its owner the artifact may change hands; a vote is none."""
        top = state.stack[-1]
        if isinstance(top, (Election, Call)):
            return []
        if not state.amended:
            own_turn = isinstance(top, Turn) or (isinstance(top, Activation) and top.pawn == NONE)
            return handovers(state, seat) if own_turn else []
        return handovers(state, seat)

    def take_aside(self, state: Table, seat: int, action: int, sink: Sink | None) -> None:
        begin_handover(state, seat, action - HAND, sink)

    def end(self, state: Table, sink: Sink | None) -> None:
        end_chapter(state, sink)
        if not TOKEN_KEEPS_TRAVELLING:
            pass_main_token(state, state.youngest(SPRING))


@final
class Turn(Performing):
    """WT-3.2: activate a ready character, or what a power offers instead. The activation sets `quest`."""

    kind: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "quest", "character", "over")
    rule: ClassVar[str] = "WT-3.2"

    def __init__(self, seat: int, quest: int, character: int, over: int) -> None:
        self.seat = seat
        self.quest = quest
        self.character: int = character
        self.over: int = over

    def deciders(self, state: Table) -> Seats:
        seat = self.seat
        if self.over == CLOSING:
            # By what all can see: the question must not tell how many cards there are (WT-26.3).
            return BIT[seat] if state.amended and whom_to_rescue(state, seat) else NOBODY
        if self.over or self.character != NONE:
            return NOBODY
        if state.owned[seat] & state.ready:
            return BIT[seat]
        # WT-3.3: nothing to activate ends the turn, unless a power has something to offer.
        return BIT[seat] if state.powers and (can_ready(state, seat) or hauntings(state, seat)) else NOBODY

    def options(self, state: Table, seat: int) -> list[int]:
        ready = characters_in(state.owned[seat] & state.ready) if self.over == CHOOSING else ()
        found = [ACTIVATE + character for character in ready]
        if state.powers and self.over == CHOOSING:
            found += self.power_options(state, seat, len(ready) > 0)
        if state.lying and state.amended:
            found += rescue_options(state, seat)  # WT-9.5: at any moment of the turn
        if state.objectives:
            found += claims_now(state, seat)
        return found if ready else [*found, PASS]

    def power_options(self, state: Table, seat: int, can_activate: bool) -> list[int]:
        found = [READY] if can_ready(state, seat) else []
        if not can_activate:
            return found + hauntings(state, seat)
        return found + propagandas(state, seat) + returns(state, seat)

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if ACTIVATE <= action < ACTIVATE + 16:
            self.character = action - ACTIVATE
            activate(state, seat, self.character, NONE, sink)
            begin_activation(state, seat, self.character, NONE)
        elif action == PASS:
            self.stop(seat, sink)
        elif action == READY:
            ready_again(state, sink)
        elif RESCUE_OF <= action < RESCUE_OF + 16:
            begin_rescue(state, seat, action - RESCUE_OF)
        elif CLAIM <= action < CLAIM + 16:
            begin_claim(state, seat, action - CLAIM, sink)
        else:
            self.take_other_turn(state, seat, action, sink)

    def stop(self, seat: int, sink: Sink | None) -> None:
        """Nothing was done in a turn that is passed; a turn that closes has had its say."""
        if self.over == CHOOSING and sink is not None:
            sink.add(TurnPassed(seat))
        self.over = OVER

    def take_other_turn(self, state: Table, seat: int, action: int, sink: Sink | None) -> None:
        """Instead of an activation (WT-19.5, WT-19.6, WT-19.8)."""
        self.over = CLOSING if state.amended else OVER
        if action >= RETURN:
            begin_return(state, seat, action)
        elif action >= HAUNT:
            haunt(state, seat, action, sink)
        else:
            assert action >= PROPAGATE
            spread_propaganda(state, seat, action, sink)

    def run(self, state: Table, sink: Sink | None) -> None:
        if self.quest != NONE:
            quest, self.quest = self.quest, NONE
            self.over = CLOSING
            begin_quest(state, self.seat, self.character, quest, sink)
            return
        state.stack.pop()
        pass_main_token(state, state.left(self.seat))
        if self.character != NONE:  # step 5, which waited for the quest
            reduce_hand(state, self.seat)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if action == PASS:
            return Refusal(self.rule, "activation-is-compulsory")
        if ACTIVATE <= action < ACTIVATE + 16:
            return Refusal(self.rule, "not-a-ready-character")
        return Refusal(self.rule, "activate-a-character")
