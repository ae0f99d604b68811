"""The frames of Winter Queen in rulebook order; question and consequence side by side."""

from typing import ClassVar, Final, final

from frostfair.games.winter_queen.rules.actions import (
    ACTIVATE,
    DECLINE,
    FIRST_PAGE,
    PASS,
    RETURN,
    TAKE,
    colour_of,
    holder_of,
    is_placing,
    target_of,
)
from frostfair.games.winter_queen.rules.crystals import colours
from frostfair.games.winter_queen.rules.effects import (
    break_passes,
    count_turn,
    decline_book,
    end_game,
    pass_turn,
    place_on_map,
    place_on_page,
    return_crystal,
    score_book,
    spend_book,
    take_book,
)
from frostfair.games.winter_queen.rules.slots import LEFT, at_slot, page_in, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import (
    CRYSTALS_GONE,
    DOMAIN,
    EVERYBODY_PASSED,
    NONE,
    PLAYING,
    SPACES,
    TURNS_PLAYED,
    Space,
)
from frostfair.kernel.bits import BIT, first
from frostfair.kernel.codec import Written, kinds
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import NOBODY, Action, Frame, Refusal, Seat, Seats, Sink
from frostfair.kernel.keys import mixed


@final
@mypyc_attr(free_list_len=1)
class Turn(Frame):
    """WQ-3.1: exactly one of: a crystal to the map, a crystal to an own book, an own book activated."""

    kind: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "done")

    def __init__(self, seat: Seat, done: bool) -> None:
        self.seat: Seat = seat
        self.done: bool = done

    def copy(self) -> Frame:
        return Turn(self.seat, self.done)

    def key(self) -> i64:
        return mixed(self.seat, 1 if self.done else 0)

    def deciders(self, state: Table) -> Seats:
        return NOBODY if self.done else BIT[self.seat]

    def choices(self, state: Table, seat: Seat, out: vec[i64]) -> i64:
        targets = state.empty_spaces() | state.free_pages(seat) << FIRST_PAGE
        n = list_placements(available(state, seat), targets, out)
        n = list_members(activatable(state, seat), ACTIVATE, out, n)
        if n == 0:
            out[0] = PASS  # WQ-7.7
            n = 1
        return n

    def take(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        self.done = True
        if action == PASS:
            pass_turn(state, seat, sink)
            return
        break_passes(state)
        if not is_placing(action):
            self.activate(state, seat, action - ACTIVATE, sink)
        elif target_of(action) < FIRST_PAGE:
            self.place(state, seat, action, sink)
        else:
            page = target_of(action) - FIRST_PAGE
            place_on_page(state, seat, holder_of(action), colour_of(action), page, sink)

    def place(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        space = target_of(action)
        place_on_map(state, seat, holder_of(action), colour_of(action), space, sink)
        if state.has_room(seat) and piles_to_take_from(state, space) != 0:  # WQ-4.5
            state.stack.append(TakeBook(seat, space))

    def activate(self, state: Table, seat: Seat, slot: i64, sink: Sink | None) -> None:
        both = state.charged[seat] >> page_in(slot, LEFT) & 3 == 3
        score_book(state, seat, slot, sink)
        spend_book(state, seat, slot, sink)
        if both and state.placed() != 0:  # WQ-6.3, WQ-6.4
            state.stack.append(ReturnCrystal(seat))

    def run(self, state: Table, sink: Sink | None) -> None:
        """The turn is over: the next one, or the end of the game."""
        count_turn(state)
        reason = why_over(state)
        if reason != PLAYING:
            end_game(state, reason, sink)
            state.stack.pop()
            return
        self.seat = next_seat(state, self.seat)
        self.done = False

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if action == PASS:
            return Refusal("WQ-7.7", "pass-not-allowed")
        if ACTIVATE <= action < ACTIVATE + 3:
            return why_not_activate(state, seat, action - ACTIVATE)
        if 0 <= action < ACTIVATE and target_of(action) < FIRST_PAGE + 6:
            return why_not_place(state, seat, action)
        return Refusal("WQ-3.1", "not-a-turn-action")


@final
@mypyc_attr(free_list_len=1)
class TakeBook(Frame):
    """WQ-4.2, WQ-4.3: after a crystal was placed on the map, the top book of a pile may be taken."""

    kind: ClassVar[str] = "take-book"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: Seat, space: Space) -> None:
        self.seat: Seat = seat
        self.space: Space = space

    def copy(self) -> Frame:
        return TakeBook(self.seat, self.space)

    def key(self) -> i64:
        return mixed(self.seat + 100, self.space)

    def deciders(self, state: Table) -> Seats:
        return BIT[self.seat]

    def choices(self, state: Table, seat: Seat, out: vec[i64]) -> i64:
        n = list_members(piles_to_take_from(state, self.space), TAKE, out, 0)
        out[n] = DECLINE  # WQ-4.4
        return n + 1

    def take(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        if action == DECLINE:
            decline_book(seat, sink)
        else:
            take_book(state, seat, action - TAKE, sink)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if TAKE <= action < TAKE + 4:
            if state.pile_size[action - TAKE] == 0:
                return Refusal("WQ-4.2", "pile-exhausted")
            return Refusal("WQ-4.2", "pile-of-another-county")
        return Refusal("WQ-4.4", "book-first")


@final
@mypyc_attr(free_list_len=1)
class ReturnCrystal(Frame):
    """WQ-6.3: after a book with two crystals, one placed crystal goes back to the bag."""

    kind: ClassVar[str] = "return-crystal"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def copy(self) -> Frame:
        return ReturnCrystal(self.seat)

    def key(self) -> i64:
        return mixed(self.seat + 200, 0)

    def deciders(self, state: Table) -> Seats:
        return BIT[self.seat]

    def choices(self, state: Table, seat: Seat, out: vec[i64]) -> i64:
        return list_members(state.placed(), RETURN, out, 0)

    def take(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        return_crystal(state, seat, action - RETURN, sink)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if RETURN <= action < RETURN + SPACES:
            if state.depicted & BIT[action - RETURN] != 0:
                return Refusal("WQ-6.3", "depicted-stays")
            return Refusal("WQ-6.3", "nothing-to-return-there")
        return Refusal("WQ-6.3", "return-first")


FRAME_KINDS: Final[dict[str, type[Written]]] = kinds(Turn, TakeBook, ReturnCrystal)


# --- questions the frames ask ---


def reach(state: Table, seat: Seat) -> i64:
    """The holders within the seat's reach (WQ-2.4), as a set; the single one in the last stage (WQ-7.1)."""
    if state.is_last_stage():
        return 1
    if state.seats == 2:
        return BIT[len(state.holders)] - 1
    return BIT[seat] | BIT[next_seat(state, seat)]


def next_seat(state: Table, seat: Seat) -> Seat:
    """The seat to the left, clockwise."""
    return seat + 1 if seat + 1 < state.seats else i64(0)


def available(state: Table, seat: Seat) -> i64:
    """What the seat can take (WQ-3.2), as a set of holder * 5 + colour."""
    found: i64 = 0
    holders = reach(state, seat)
    while holders:
        holder = first(holders)
        holders &= holders - 1
        found |= colours(state.holders[holder]) << 5 * holder
    return found


def activatable(state: Table, seat: Seat) -> i64:
    """Slots of the books with at least one crystal (WQ-6.1), as a set; none in the last stage (WQ-7.2)."""
    if state.is_last_stage():
        return 0
    charged = state.charged[seat]
    charged |= charged >> 1
    return charged & 1 | charged >> 1 & 2 | charged >> 2 & 4


def piles_to_take_from(state: Table, space: Space) -> i64:
    """Counties whose top book may be taken after a crystal was placed there, as a set (WQ-4.2, WQ-4.3)."""
    zone = state.box.zone[space]
    if zone != DOMAIN:
        return BIT[zone] if state.pile_size[zone] > 0 else i64(0)
    found: i64 = 0
    for county in range(i64(4)):
        if state.pile_size[county] > 0:
            found |= BIT[county]
    return found


def why_over(state: Table) -> i64:
    """PLAYING, or the reason why no further turn is played (WQ-7.3, WQ-7.8)."""
    if state.turns_left == 0:
        return TURNS_PLAYED
    if state.is_last_stage() and state.holders[0] == 0:
        return CRYSTALS_GONE
    if state.passes == state.seats:
        return EVERYBODY_PASSED
    return PLAYING


def why_not_place(state: Table, seat: Seat, action: Action) -> Refusal:
    holder = holder_of(action)
    target = target_of(action)
    if holder >= len(state.holders):
        return Refusal("WQ-2.2", "no-such-holder")
    if reach(state, seat) & BIT[holder] == 0:
        return Refusal("WQ-7.1" if state.is_last_stage() else "WQ-3.2", "holder-out-of-reach")
    if colours(state.holders[holder]) & BIT[colour_of(action)] == 0:
        return Refusal("WQ-3.2", "no-such-crystal")
    if target < FIRST_PAGE:
        return Refusal("WQ-4.1", "space-occupied")
    if state.books[at_slot(seat, slot_of(target - FIRST_PAGE))] == NONE:
        return Refusal("WQ-5.1", "no-such-book")
    return Refusal("WQ-5.1", "page-occupied")


def why_not_activate(state: Table, seat: Seat, slot: i64) -> Refusal:
    if state.books[at_slot(seat, slot)] == NONE:
        return Refusal("WQ-6.1", "no-such-book")
    if state.is_last_stage():
        return Refusal("WQ-7.2", "no-activation-now")
    return Refusal("WQ-6.1", "book-without-crystal")


def list_members(members: i64, base: Action, out: vec[i64], n: i64) -> i64:
    """Append `base` plus each member to the n actions in `out`; how many there are then."""
    while members:
        out[n] = base + first(members)
        n += 1
        members &= members - 1
    return n


def list_placements(crystals: i64, targets: i64, out: vec[i64]) -> i64:
    """Write every crystal on every target to `out`; how many that makes. The targets are found only once."""
    if crystals == 0:
        return 0
    base = first(crystals) << 5
    each = list_members(targets, base, out, 0)
    crystals &= crystals - 1
    n = each
    while crystals:
        step = (first(crystals) << 5) - base
        crystals &= crystals - 1
        for i in range(each):
            out[n] = out[i] + step
            n += 1
    return n
