"""WT-3: chapters and turns."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import (
    ACTIVATE,
    CLAIM,
    HAND,
    HAUNT,
    PASS,
    PROPAGATE,
    READY,
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
from frostfair.games.winter_tales.rules.flow.activation import Performing, begin_activation
from frostfair.games.winter_tales.rules.flow.cards import reduce_hand
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
from frostfair.games.winter_tales.rules.rulings import NO_LIMIT, TOKEN_KEEPS_TRAVELLING
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import CHAPTER_LIMIT, NONE, SPRING, characters_in
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink


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
        if self.over or self.character != NONE:
            return NOBODY
        seat = self.seat
        if state.owned[seat] & state.ready:
            return BIT[seat]
        # WT-3.3: nothing to activate ends the turn, unless a power has something to offer.
        return BIT[seat] if state.powers and (can_ready(state, seat) or hauntings(state, seat)) else NOBODY

    def options(self, state: Table, seat: int) -> list[int]:
        ready = characters_in(state.owned[seat] & state.ready)
        found = [ACTIVATE + character for character in ready]
        if state.powers:
            found += self.power_options(state, seat, len(ready) > 0)
        if state.objectives:
            found += claims_now(state, seat)
        return found if ready else [*found, PASS]

    def power_options(self, state: Table, seat: int, can_activate: bool) -> list[int]:
        found = [READY] if can_ready(state, seat) else []
        if not can_activate:
            return found + handovers(state, seat) + hauntings(state, seat)
        return found + handovers(state, seat) + propagandas(state, seat) + returns(state, seat)

    def take(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if ACTIVATE <= action < ACTIVATE + 16:
            self.character = action - ACTIVATE
            activate(state, seat, self.character, NONE, sink)
            begin_activation(state, seat, self.character, NONE)
        elif action == PASS:
            self.over = 1
            if sink is not None:
                sink.add(TurnPassed(seat))
        elif action == READY:
            ready_again(state, sink)
        elif HAND <= action < HAND + 16:
            begin_handover(state, seat, action - HAND, sink)
        elif CLAIM <= action < CLAIM + 16:
            begin_claim(state, seat, action - CLAIM, sink)
        else:
            self.take_other_turn(state, seat, action, sink)

    def take_other_turn(self, state: Table, seat: int, action: int, sink: Sink | None) -> None:
        """Instead of an activation (WT-19.5, WT-19.6, WT-19.8)."""
        self.over = 1
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
            self.over = 2  # step 5 is still to come
            begin_quest(state, self.seat, self.character, quest, sink)
            return
        state.stack.pop()
        pass_main_token(state, state.left(self.seat))
        if self.over == 2:
            reduce_hand(state, self.seat)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if action == PASS:
            return Refusal(self.rule, "activation-is-compulsory")
        if ACTIVATE <= action < ACTIVATE + 16:
            return Refusal(self.rule, "not-a-ready-character")
        return Refusal(self.rule, "activate-a-character")
