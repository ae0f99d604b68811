"""WT-20: objectives. Who is asked follows from what all know; what they answer with is theirs (WT-26.3)."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.actions import CITE, CLAIM, LAY, PASS, REVEAL
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import tell
from frostfair.games.winter_tales.rules.flow.calls import ACCEPTED, ON_OBJECTIVE, Judged, ask_arbiter
from frostfair.games.winter_tales.rules.flow.cards import Reduction
from frostfair.games.winter_tales.rules.flow.epilogue import begin_epilogue
from frostfair.games.winter_tales.rules.rulings import (
    CONNECTION_NEEDS_REVEAL,
    CONNECTION_ONCE_A_CHAPTER,
    GARRISON_COUNTS_LYING,
    MOST_REWRITES,
    OBJECTIVE_ENDS_QUEST,
)
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    ATTACK,
    ATTACK_CARDS,
    CONNECTION,
    EMPTY,
    GARRISON,
    NONE,
    OBJECTIVE,
    OF_SIDE,
    SOLDIERS,
    SPRING,
    SPY,
    TALE_TOLD,
    TELL_OBJECTIVE,
    WINTER,
)
from frostfair.games.winter_tales.rules.winnings import lay_memory, note_asked, show_objective
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink

SIDE_OF_KIND: Final = (SPRING, SPRING, SPRING, WINTER, WINTER, WINTER, WINTER)


# --- questions ---


def held_by(state: Table, seat: int) -> list[int]:
    return [o for o, owner in enumerate(state.objective) if owner == seat]


def of_kind(state: Table, seat: int, kind: int) -> list[int]:
    return [o for o in held_by(state, seat) if state.box.objective_kind[o] == kind]


def free_symbols(state: Table) -> list[int]:
    """WT-20.4: empty track spaces with the symbol, left of the epilogue token."""
    kinds = state.memory_kind
    return [m for m in state.box.symbols if m < state.memories and kinds[m] == EMPTY]


def could_hold(state: Table, seat: int, kind: int) -> bool:
    """Whether, for all that the others know, this seat might have an objective of this kind to claim."""
    if not state.objectives or not free_symbols(state):
        return False
    box = state.box
    for objective in held_by(state, seat):
        hidden = state.shown & BIT[objective] == 0
        if hidden and box.objective_side[objective] == SIDE_OF_KIND[kind]:
            return True
        if box.objective_kind[objective] == kind:
            return True
    return False


def winter_holds_more_places(state: Table) -> bool:
    """WT-20.8, Garrison."""
    present = [0, 0]
    for space in range(state.box.places):
        for side in (SPRING, WINTER):
            here = state.at[space] & OF_SIDE[side]
            if here if GARRISON_COUNTS_LYING else here & ~state.lying:
                present[side] += 1
    return present[WINTER] > present[SPRING]


def attacks(state: Table, seat: int, places: list[int]) -> bool:
    """WT-20.8, Attack: a standing soldier in the named place."""
    mine = state.owned[seat]
    return any(state.standing_at(place, WINTER) & mine for place in places)


def claims_now(state: Table, seat: int) -> list[int]:
    """Attack and Garrison, at any decision of the owner's turn (WT-20.2)."""
    if not state.objectives or not free_symbols(state):
        return []
    found = of_kind(state, seat, GARRISON) if winter_holds_more_places(state) else []
    if len(state.hands[seat]) >= ATTACK_CARDS:
        places = state.box.objective_places
        found += [o for o in of_kind(state, seat, ATTACK) if attacks(state, seat, places[o])]
    return [CLAIM + objective for objective in found]


def could_claim_between_turns(state: Table, seat: int) -> bool:
    """By what everybody knows: the condition of some Attack or of the Garrison holds for this seat."""
    if could_hold(state, seat, GARRISON) and winter_holds_more_places(state):
        return True
    kinds, places = state.box.objective_kind, state.box.objective_places
    named = [p for o, kind in enumerate(kinds) if kind == ATTACK for p in places[o]]
    return could_hold(state, seat, ATTACK) and attacks(state, seat, named)


def connection_options(state: Table, seat: int, rebel: int, visited: int, live: int) -> list[int]:
    """WT-20.7: reveal at the first place, claim at the second, within one activation."""
    if not state.objectives or not OF_SIDE[SPRING] & BIT[rebel] or not free_symbols(state):
        return []
    found: list[int] = []
    for objective in of_kind(state, seat, CONNECTION):
        one, two = state.box.objective_places[objective]
        both = visited & BIT[one] and visited & BIT[two]
        if live & BIT[objective] or not CONNECTION_NEEDS_REVEAL:
            found += [CLAIM + objective] if both else []
        elif not both and state.where[rebel] in (one, two) and may_try(state, objective):
            found.append(REVEAL + objective)
    return found


def may_try(state: Table, objective: int) -> bool:
    return not CONNECTION_ONCE_A_CHAPTER or state.tried & BIT[objective] == 0


# --- windows ---


@final
class ClaimWindow(Business):
    """WT-20.2: right after the event. Asked whenever the card could be there: the question tells nothing."""

    kind: ClassVar[str] = "claim-window"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kinds")
    rule: ClassVar[str] = "WT-20.2"

    def __init__(self, seat: int, kinds: list[int]) -> None:
        super().__init__(seat)
        self.kinds: list[int] = list(kinds)

    def deciders(self, state: Table) -> Seats:
        """Of several who are asked, the first may have taken the last space with the symbol (WT-20.4)."""
        return BIT[self.seat] if free_symbols(state) else NOBODY

    def run(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()

    def options(self, state: Table, seat: int) -> list[int]:
        if ATTACK in self.kinds:
            return [*claims_now(state, seat), PASS]
        spying = SPY in self.kinds
        found = [o for kind in self.kinds for o in of_kind(state, seat, kind)]
        return [self.answer(state, objective, spying) for objective in found] + [PASS]

    def answer(self, state: Table, objective: int, spying: bool) -> int:
        """A Spy is revealed first and scored the next time (WT-20.8)."""
        hidden = state.shown & BIT[objective] == 0
        return REVEAL + objective if spying and hidden else CLAIM + objective

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        if action >= REVEAL:
            show_objective(state, seat, action - REVEAL, sink)
        elif action != PASS:
            begin_claim(state, seat, action - CLAIM, sink)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal(self.rule, "no-such-objective")


def offer_claim(state: Table, seat: int, kind: int) -> None:
    if could_hold(state, seat, kind):
        state.stack.append(ClaimWindow(seat, [kind]))


def offer_spies(state: Table, space: int) -> None:
    """WT-20.8: a rebel has come where these seats have soldiers."""
    for seat in range(state.seats):
        if state.owned[seat] & state.at[space] & SOLDIERS:
            offer_claim(state, seat, SPY)


def offer_between_turns(state: Table) -> None:
    """WT-20.2, WT-26.6: each seat once, from the moment on when all can see that it might claim."""
    for seat in range(state.seats):
        if not could_claim_between_turns(state, seat):
            note_asked(state, seat, False)
        elif state.asked & BIT[seat] == 0:
            note_asked(state, seat, True)
            state.stack.append(ClaimWindow(seat, [ATTACK, GARRISON]))


# --- claiming ---


def begin_claim(state: Table, seat: int, objective: int, sink: Sink | None) -> None:
    """WT-20.3: show the card; an Attack costs two story cards first (WT-20.8)."""
    show_objective(state, seat, objective, sink)
    state.stack.append(Claiming(seat, NONE, objective, 0, 0))
    if state.box.objective_kind[objective] == ATTACK:
        state.stack.append(Reduction(seat, len(state.hands[seat]) - ATTACK_CARDS))


@final
class Claiming(Judged):
    """The story, the arbiter's call, the space on the track. `told` counts the tellings."""

    kind: ClassVar[str] = "claiming"
    fields: ClassVar[tuple[str, ...]] = ("seat", "verdict", "objective", "told", "rewriting")
    rule: ClassVar[str] = "WT-20.4"

    def __init__(self, seat: int, verdict: int, objective: int, told: int, rewriting: int) -> None:
        super().__init__(seat, verdict)
        self.objective: int = objective
        self.told: int = told
        self.rewriting: int = rewriting

    def deciders(self, state: Table) -> Seats:
        return BIT[self.seat] if self.rewriting or self.verdict == ACCEPTED else NOBODY

    def options(self, state: Table, seat: int) -> list[int]:
        if self.rewriting:
            return [CITE, PASS]  # tell it once more, or let it be (WT-25.3)
        return [LAY + memory for memory in free_symbols(state)]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action == PASS:
            state.stack.pop()
        elif action == CITE:
            self.rewriting = 0
            self.verdict = NONE
        else:
            self.lay(state, action - LAY, sink)

    def run(self, state: Table, sink: Sink | None) -> None:
        if self.verdict == NONE:
            self.told += 1
            tell(sink, TELL_OBJECTIVE, self.seat, NONE, NONE, NONE, self.side(state), NONE, state.bookmark)
            ask_arbiter(state, ON_OBJECTIVE, self.seat)
        elif self.told <= MOST_REWRITES:
            self.rewriting = 1
        else:
            state.stack.pop()  # the claim lapses; the card stays with its owner

    def lay(self, state: Table, memory: int, sink: Sink | None) -> None:
        state.stack.pop()
        lay_memory(state, self.seat, memory, OBJECTIVE, self.objective, self.side(state), NONE, sink)
        if state.track_is_full() and (OBJECTIVE_ENDS_QUEST or state.running == NONE):
            begin_epilogue(state, self.seat, TALE_TOLD, sink)  # WT-20.6

    def side(self, state: Table) -> int:
        return state.box.objective_side[self.objective]
