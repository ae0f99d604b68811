"""WT-19.2: the two rebels bound by love move along with each other and may fight as one."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.actions import ACCEPT, GIVE, PASS, REJECT
from frostfair.games.winter_tales.rules.business import Ballot, Business, ballot_of
from frostfair.games.winter_tales.rules.effects import give
from frostfair.games.winter_tales.rules.flow.battle import start_battle
from frostfair.games.winter_tales.rules.flow.cards import in_hand
from frostfair.games.winter_tales.rules.flow.trap import Trap, start_trap
from frostfair.games.winter_tales.rules.rulings import LOVERS_MUST_SHARE_SPACE
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Seat, Seats, Sink

IS_BATTLE: Final = 0
IS_TRAP: Final = 1


def other_lover(state: Table, rebel: int) -> int:
    """The one bound to this rebel by love, or NONE."""
    if state.lover == NONE or rebel not in (state.lover, state.beloved):
        return NONE
    return state.lover + state.beloved - rebel


def companion_of(state: Table, rebel: int) -> int:
    """Who may move along: even lying or barred, but nobody who carries or performs the running quest."""
    other = other_lover(state, rebel)
    if other == NONE or state.is_pinned(other) or state.where[other] == NONE:
        return NONE
    together = state.where[other] == state.where[rebel]
    return other if together or not LOVERS_MUST_SHARE_SPACE else NONE


def partner_in_fight(state: Table, rebel: int, foe: int) -> int:
    """Who may act as one with this rebel: both stand in one space, and nobody fights himself (WT-6.5)."""
    other = other_lover(state, rebel)
    if other == NONE or state.is_lying(other) or state.where[other] != state.where[rebel]:
        return NONE
    return NONE if state.controller[other] == foe else other


@final
class Along(Business):
    """Does the other lover come along, for free, with this step?"""

    kind: ClassVar[str] = "along"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character")
    rule: ClassVar[str] = "WT-19.2"

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: int = character

    def options(self, state: Table, seat: int) -> list[int]:
        return [ACCEPT, PASS]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        mover = state.stack[-1]
        assert isinstance(mover, Mover)
        mover.along = self.character if action == ACCEPT else NONE


class Mover(Business):
    """Business that moves a figure: `along` is who comes with the next step, or NONE."""

    along: int = NONE


@final
class Fight(Ballot):
    """A battle or trap is about to begin: do the lovers act as one? Both controllers must want it."""

    kind: ClassVar[str] = "fight"
    fields: ClassVar[tuple[str, ...]] = ("sort", "opener", "rebel", "soldier", "origin", "answers")
    rule: ClassVar[str] = "WT-19.2"

    def __init__(
        self, sort: int, opener: int, rebel: int, soldier: int, origin: int, answers: list[int]
    ) -> None:
        super().__init__(answers)
        self.sort: int = sort
        self.opener: int = opener
        self.rebel: int = rebel
        self.soldier: int = soldier
        self.origin: int = origin

    def options(self, state: Table, seat: int) -> list[int]:
        return [ACCEPT, REJECT]

    def run(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()
        partner = NONE if REJECT in self.answers else other_lover(state, self.rebel)
        start_fight(state, self.sort, self.opener, self.rebel, partner, self.soldier, self.origin, sink)
        if partner != NONE:
            self.share(state, partner)

    def share(self, state: Table, partner: int) -> None:
        """One fight for both, and they may hand each other cards first."""
        for frame in state.stack:
            if isinstance(frame, Entry) and frame.mover == partner:
                frame.mover = NONE
        one, two = state.controller[self.rebel], state.controller[partner]
        if one != two:
            state.stack.append(Sharing(one, two, 0))


def begin_fight(
    state: Table, sort: int, opener: int, rebel: int, soldier: int, origin: int, sink: Sink | None
) -> None:
    foe = opener if sort == IS_BATTLE else state.controller[soldier]
    partner = partner_in_fight(state, rebel, foe)
    if partner == NONE:
        start_fight(state, sort, opener, rebel, NONE, soldier, origin, sink)
        return
    asked = [state.controller[rebel], state.controller[partner]]
    state.stack.append(Fight(sort, opener, rebel, soldier, origin, ballot_of(state.seats, asked)))


def start_fight(
    state: Table,
    sort: int,
    opener: int,
    rebel: int,
    partner: int,
    soldier: int,
    origin: int,
    sink: Sink | None,
) -> None:
    if sort == IS_BATTLE:
        start_battle(state, opener, soldier, rebel, partner, sink)
    else:
        start_trap(state, opener, rebel, partner, soldier, origin, sink)


class Entry(Ballot):
    """Somebody has entered a space (movement.Interruption): `mover` is NONE when nothing is to follow."""

    mover: int = NONE


@final
class Sharing(Business):
    """Two players who act as one hand each other cards, as many as they like. `done` is a set of seats."""

    kind: ClassVar[str] = "sharing"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "done")
    rule: ClassVar[str] = "WT-19.2"

    def __init__(self, seat: int, other: int, done: int) -> None:
        super().__init__(seat)
        self.other: int = other
        self.done: int = done

    def deciders(self, state: Table) -> Seats:
        return NOBODY if self.is_over() else (BIT[self.seat] | BIT[self.other]) & ~self.done

    def is_over(self) -> bool:
        return self.done == BIT[self.seat] | BIT[self.other]

    def options(self, state: Table, seat: int) -> list[int]:
        return [PASS] if self.needs_last_card(state, seat) else [*in_hand(state, seat, GIVE), PASS]

    def needs_last_card(self, state: Table, seat: int) -> bool:
        """Whoever springs a trap keeps a card for it (WT-8.1)."""
        fight = state.stack[-2]
        return isinstance(fight, Trap) and fight.seat == seat and len(state.hands[seat]) == 1

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action == PASS:
            self.done |= BIT[seat]
            return
        give(state, seat, self.seat + self.other - seat, action - GIVE, sink)

    def run(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()
