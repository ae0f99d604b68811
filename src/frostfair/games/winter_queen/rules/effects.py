"""The verbs of Winter Queen: the only code that changes a table. Each reports itself to the sink, if any."""

from frostfair.games.winter_queen.rules.crystals import ONE, nth_colour, total
from frostfair.games.winter_queen.rules.events import (
    BookDeclined,
    BookRevealed,
    BookSpent,
    BookTaken,
    CrystalPlaced,
    CrystalReturned,
    EffectScored,
    GameEnded,
    HolderEmptied,
    HolderRefilled,
    LastStageBegan,
    PageCharged,
    TurnPassed,
)
from frostfair.games.winter_queen.rules.scoring import explain_page, value
from frostfair.games.winter_queen.rules.slots import LEFT, at_page, at_slot, page_in, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import NONE, Colour, Space
from frostfair.kernel.bits import BIT, first, nth, size
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat, Sink, below


def place_on_map(
    table: Table, seat: Seat, holder: i64, colour: Colour, space: Space, sink: Sink | None
) -> None:
    """WQ-4.1"""
    table.crystals[colour] |= BIT[space]
    table.occupied |= BIT[space]
    if sink is not None:
        sink.add(CrystalPlaced(seat, holder, colour, space))
    _take_from_holder(table, seat, holder, colour, sink)


def place_on_page(
    table: Table, seat: Seat, holder: i64, colour: Colour, page: i64, sink: Sink | None
) -> None:
    """WQ-5.1"""
    table.charge[at_page(seat, page)] = colour
    table.charged[seat] |= BIT[page]
    if sink is not None:
        sink.add(PageCharged(seat, holder, colour, table.books[at_slot(seat, slot_of(page))], page))
    _take_from_holder(table, seat, holder, colour, sink)


def _take_from_holder(table: Table, seat: Seat, holder: i64, colour: Colour, sink: Sink | None) -> None:
    left = table.holders[holder] - ONE[colour]
    table.holders[holder] = left
    if left != 0:
        return
    table.points[seat] += 1  # WQ-3.3, and WQ-7.5 in the last stage
    if sink is not None:
        sink.add(HolderEmptied(seat, holder, 1))
    if not table.is_last_stage():
        refill(table, holder, sink)
        if table.bag == 0:
            begin_last_stage(table, seat, sink)


def refill(table: Table, holder: i64, sink: Sink | None) -> None:
    """WQ-3.3; what is left in the bag may be less (WQ-3.4)."""
    left = total(table.bag)
    n = min(table.box.per_holder[table.seats], left)
    heap: i64 = 0
    drawn: list[int] | None = None if sink is None else []
    while n > 0:
        colour = nth_colour(table.bag, below(table, left))
        table.bag -= ONE[colour]
        heap += ONE[colour]
        if drawn is not None:
            drawn.append(colour)
        left -= 1
        n -= 1
    table.holders[holder] += heap
    if sink is not None and drawn is not None:
        sink.add(HolderRefilled(holder, tuple(drawn)))


def begin_last_stage(table: Table, seat: Seat, sink: Sink | None) -> None:
    """WQ-7.1: all crystals on one holder. What follows: the rest of this round and a full one (WQ-7.4)."""
    heap: i64 = 0
    for i in range(i64(len(table.holders))):
        heap += table.holders[i]
        table.holders[i] = 0
    table.holders[0] = heap
    turns = 2 * table.seats - 1 - place_in_round(table, seat)
    table.turns_left = turns + 1  # and the one that is running
    if sink is not None:
        sink.add(LastStageBegan(seat, turns))


def place_in_round(table: Table, seat: Seat) -> i64:
    """0 for the first player, 1 for the next one clockwise …"""
    place = seat - table.first
    return place if place >= 0 else place + table.seats


def take_book(table: Table, seat: Seat, county: i64, sink: Sink | None) -> None:
    """WQ-4.2"""
    book = table.pile_top[county]
    page = first(~table.pages[seat] & 63)
    slot = slot_of(page)
    table.books[at_slot(seat, slot)] = book
    table.pages[seat] |= BIT[page] | BIT[page + 1]
    table.pile_size[county] -= 1
    table.pile_top[county] = NONE
    if sink is not None:
        sink.add(BookTaken(seat, county, book, slot))
    if table.pile_size[county] > 0:
        reveal_book(table, county, sink)


def reveal_book(table: Table, county: i64, sink: Sink | None) -> None:
    """The next book of a pile is drawn from all that nobody has seen, at the moment it is seen (WQ-2.6)."""
    book = nth(table.unseen, below(table, size(table.unseen)))
    table.unseen ^= BIT[book]
    table.pile_top[county] = book
    if sink is not None:
        sink.add(BookRevealed(county, book))


def decline_book(seat: Seat, sink: Sink | None) -> None:
    """WQ-4.4"""
    if sink is not None:
        sink.add(BookDeclined(seat))


def score_page(table: Table, seat: Seat, page: i64, sink: Sink | None) -> None:
    """WQ-6.1, with the best choice (WQ-8.10)."""
    effect = table.effect_on(seat, page)
    colour = table.charge[at_page(seat, page)]
    points = value(table, seat, effect, colour)
    table.points[seat] += points
    if sink is not None:
        best = explain_page(table, seat, page).best
        book = table.books[at_slot(seat, slot_of(page))]
        sink.add(
            EffectScored(
                seat,
                book,
                page,
                effect,
                colour,
                points,
                best.space,
                best.direction,
                best.opponent,
                best.spaces,
                best.marks,
            )
        )


def score_book(table: Table, seat: Seat, slot: i64, sink: Sink | None) -> None:
    """Every page with a crystal, the left one first: the order can't change what they score (WQ-6.3)."""
    left = page_in(slot, LEFT)
    for page in range(left, left + 2):
        if table.charged[seat] & BIT[page] != 0:
            score_page(table, seat, page, sink)


def spend_book(table: Table, seat: Seat, slot: i64, sink: Sink | None) -> None:
    """The book and its crystals leave the game (WQ-6.2)."""
    book = table.books[at_slot(seat, slot)]
    table.books[at_slot(seat, slot)] = NONE
    left = page_in(slot, LEFT)
    for page in range(left, left + 2):
        table.pages[seat] &= ~BIT[page]
        if table.charged[seat] & BIT[page] != 0:
            table.charged[seat] &= ~BIT[page]
            table.gone += ONE[table.charge[at_page(seat, page)]]
            table.charge[at_page(seat, page)] = NONE
    if sink is not None:
        sink.add(BookSpent(seat, book, slot))


def return_crystal(table: Table, seat: Seat, space: Space, sink: Sink | None) -> None:
    """WQ-6.3"""
    colour = table.colour_at(space)
    table.crystals[colour] ^= BIT[space]
    table.occupied ^= BIT[space]
    table.bag += ONE[colour]
    if sink is not None:
        sink.add(CrystalReturned(seat, colour, space))


def pass_turn(table: Table, seat: Seat, sink: Sink | None) -> None:
    """WQ-7.7"""
    table.passes += 1
    if sink is not None:
        sink.add(TurnPassed(seat))


def break_passes(table: Table) -> None:
    """A seat could do something: only passes in a row end the game (WQ-7.8)."""
    table.passes = 0


def count_turn(table: Table) -> None:
    """A turn is over; from the last stage on they are counted (WQ-7.3)."""
    if table.is_last_stage():
        table.turns_left -= 1


def end_game(table: Table, reason: i64, sink: Sink | None) -> None:
    """WQ-7.9: from the first player clockwise, all charged pages; nothing leaves the table."""
    table.end = reason
    if sink is not None:
        sink.add(GameEnded(reason))
    for i in range(table.seats):
        seat = (table.first + i) % table.seats
        for slot in range(i64(3)):
            score_book(table, seat, slot, sink)
