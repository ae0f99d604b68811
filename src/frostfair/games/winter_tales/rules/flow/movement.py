"""WT-5, WT-6: a figure enters a space, and others may interrupt."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import ENGAGE, PASS, VOTE
from frostfair.games.winter_tales.rules.business import UNASKED, WAITING, Ballot, ballot_of
from frostfair.games.winter_tales.rules.effects import put_figure
from frostfair.games.winter_tales.rules.events import Voted
from frostfair.games.winter_tales.rules.flow.battle import attacks_without_card
from frostfair.games.winter_tales.rules.flow.lovers import IS_BATTLE, IS_TRAP, Entry, begin_fight
from frostfair.games.winter_tales.rules.flow.objectives import offer_spies
from frostfair.games.winter_tales.rules.rulings import LYING_CANT_FIGHT
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import NONE, REBELS, SOLDIERS, characters_in
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import Action, Refusal, Seat, Sink


def enter(state: Table, mover: int, companion: int, space: int, sink: Sink | None) -> None:
    """One step. Whoever stands there and may fight is asked before anything else happens (WT-5.3)."""
    origin = state.where[mover]
    nobody_there = state.at[space] == 0
    put_figure(state, mover, space, sink)
    if companion != NONE:
        put_figure(state, companion, space, sink)
    if nobody_there:
        return
    if companion != NONE and foes(state, companion, space):
        state.stack.append(Interruption(companion, origin, []))
    there = foes(state, mover, space)
    if there:
        # With objectives the Spies come first.
        state.stack.append(Interruption(mover, origin, [] if state.objectives else asked(state, there)))
    if state.objectives and REBELS & BIT[mover]:
        offer_spies(state, space)


def foes(state: Table, mover: int, space: int) -> int:
    """Who may start a battle (WT-6.1) or a trap (WT-6.2) against this newcomer, a set."""
    here = state.at[space]
    if REBELS & BIT[mover]:
        here &= SOLDIERS
    elif space < state.box.places:
        here &= REBELS
    else:
        return 0
    if here and LYING_CANT_FIGHT:
        here &= ~state.lying
    return here & ~state.owned[state.controller[mover]] if here else 0  # nobody fights himself (WT-6.5)


def asked(state: Table, characters: int) -> list[int]:
    """Empty answers of those who control any of these."""
    return [WAITING if owned & characters else UNASKED for owned in state.owned]


@final
class Interruption(Entry):
    """WT-6.3, WT-26.3: everybody with a figure there is asked at once, cards or not."""

    kind: ClassVar[str] = "interruption"
    fields: ClassVar[tuple[str, ...]] = ("mover", "origin", "answers")
    rule: ClassVar[str] = "WT-6.1"

    def __init__(self, mover: int, origin: int, answers: list[int]) -> None:
        super().__init__(answers)
        self.mover = mover
        self.origin: int = origin

    def is_battle(self) -> bool:
        return REBELS & BIT[self.mover] != 0

    def options(self, state: Table, seat: int) -> list[int]:
        mine = characters_in(foes(state, self.mover, state.where[self.mover]) & state.owned[seat])
        if not state.hands[seat]:
            mine = self.able_without_cards(state, mine)
        return [*[ENGAGE + character for character in mine], PASS]

    def able_without_cards(self, state: Table, mine: tuple[int, ...]) -> tuple[int, ...]:
        """WT-6.5: whoever starts a battle must have its first card; a trap always needs one."""
        return tuple([c for c in mine if self.is_battle() and attacks_without_card(state, c)])

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        self.answers[seat] = action
        if sink is not None:
            sink.add(Voted(seat, action))

    def run(self, state: Table, sink: Sink | None) -> None:
        if not self.answers and not self.ask(state):
            state.stack.pop()
        elif WAITING not in self.answers:
            state.stack.pop()
            self.resolve(state, sink)

    def ask(self, state: Table) -> bool:
        """Only now, when what came before is over: the newcomer may have been felled meanwhile."""
        if self.mover == NONE or state.is_lying(self.mover):
            return False
        there = foes(state, self.mover, state.where[self.mover])
        self.answers = asked(state, there)
        return there != 0

    def resolve(self, state: Table, sink: Sink | None) -> None:
        willing = [answer - ENGAGE for answer in self.answers if answer > PASS]
        if len(willing) == 1:
            open_fight(state, self.mover, self.origin, willing[0], sink)
        elif willing:
            seats = [state.controller[c] for c in willing]
            state.stack.append(Agreement(self.mover, self.origin, willing, ballot_of(state.seats, seats)))

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if ENGAGE <= action < ENGAGE + 16 and state.owned[seat] & BIT[action - ENGAGE]:
            return Refusal("WT-6.5", "cannot-fight-here")
        return Refusal("WT-6.1" if self.is_battle() else "WT-6.2", "fight-or-pass")


@final
class Agreement(Ballot):
    """WT-6.4: several want to. They name one of them; otherwise the first clockwise from the mover."""

    kind: ClassVar[str] = "agreement"
    fields: ClassVar[tuple[str, ...]] = ("mover", "origin", "willing", "answers")
    rule: ClassVar[str] = "WT-6.4"

    def __init__(self, mover: int, origin: int, willing: list[int], answers: list[int]) -> None:
        super().__init__(answers)
        self.mover: int = mover
        self.origin: int = origin
        self.willing: list[int] = list(willing)

    def options(self, state: Table, seat: int) -> list[int]:
        return [VOTE + s for s in self.in_order(state)]

    def in_order(self, state: Table) -> list[int]:
        """The willing seats, clockwise from the mover's."""
        seats = [state.controller[c] for c in self.willing]
        return [s for s in state.clockwise_after(state.controller[self.mover]) if s in seats]

    def run(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()
        chosen = max(self.in_order(state), key=lambda seat: self.answers.count(VOTE + seat))
        fighter = next(c for c in self.willing if state.controller[c] == chosen)
        open_fight(state, self.mover, self.origin, fighter, sink)


def open_fight(state: Table, mover: int, origin: int, fighter: int, sink: Sink | None) -> None:
    if REBELS & BIT[mover]:
        begin_fight(state, IS_BATTLE, state.controller[fighter], mover, fighter, origin, sink)
    else:
        begin_fight(state, IS_TRAP, state.controller[fighter], fighter, mover, origin, sink)


def why_not_step(state: Table, character: int, space: int) -> Refusal:
    if state.barred & BIT[character]:
        return Refusal("WT-5.6", "not-moved-again")
    if state.is_lying(character):
        return Refusal("WT-9.1", "incapacitated")
    if space not in state.box.near[state.where[character]]:
        return Refusal("WT-5.1", "not-connected")
    return Refusal("WT-5.1", "no-card-to-move")
