"""What lies on the table. No rules here: effects.py changes it, flow.py says when."""

from typing import Final, final

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.crystals import count, counts
from frostfair.games.winter_queen.rules.slots import PAGES, at_page, at_slot, side_of, slot_of
from frostfair.games.winter_queen.rules.terms import (
    ALL_PAGES,
    ALL_SPACES,
    MOST_BOOKS,
    NONE,
    PLAYING,
    Colour,
    Heap,
    Space,
    Spaces,
)
from frostfair.kernel.bits import BIT, members_of, size
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import Seat, State, copy_stack, overwrite
from frostfair.kernel.keys import EMPTY, mixed, mixed_all

NOTHING: Final[vec[i64]] = vec[i64]([])  # what a new table has in place of each list; never written to


@final
@mypyc_attr(free_list_len=1)
class Table(State):
    """One table of Winter Queen."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(seats)
        self.box: Box = box  # the components: shared by all copies, never changed
        self.open_scores: bool = False  # WQ-9.1
        self.first: Seat = 0  # who holds the Winter Queen token (WQ-2.7)
        # The map
        self.crystals: vec[i64] = NOTHING  # [colour] the spaces it lies on, depicted ones too
        self.occupied: Spaces = 0  # all spaces with a crystal
        self.depicted: Spaces = 0  # those whose crystal is printed on a domain tile
        # Crystals that aren't on the map or on books
        self.bag: Heap = 0
        self.holders: vec[i64] = NOTHING  # [holder] a heap
        self.gone: Heap = 0  # crystals that left the game with a book
        # Spell books
        self.pile_top: vec[i64] = NOTHING  # [county] the visible book
        self.pile_size: vec[i64] = NOTHING  # [county] books left, the visible one too
        self.unseen: i64 = 0  # books that nobody has seen: drawn only when they become visible (WQ-2.6)
        self.books: vec[i64] = NOTHING  # [at_slot(seat, slot)]
        self.charge: vec[i64] = NOTHING  # [at_page(seat, page)] the crystal's colour
        self.pages: vec[i64] = NOTHING  # [seat] pages of their books (2 * slot + side), a set
        self.charged: vec[i64] = NOTHING  # [seat] those with a crystal on them, a set
        self.points: vec[i64] = NOTHING  # [seat]
        # The end
        self.turns_left: i64 = NONE  # counts from the last stage on, the running turn included (WQ-7.3)
        self.passes: i64 = 0  # in a row (WQ-7.8)
        self.end: i64 = PLAYING  # or why it is over

    def clear(self) -> None:
        """An empty table: places for everything, and nothing on them."""
        seats = self.seats
        self.crystals = vec[i64]([0] * 5)
        self.holders = vec[i64]([0] * self.box.holders[seats])
        self.pile_top = vec[i64]([NONE] * 4)
        self.pile_size = vec[i64]([0] * 4)
        self.books = vec[i64]([NONE] * (MOST_BOOKS * seats))
        self.charge = vec[i64]([NONE] * (PAGES * seats))
        self.pages = vec[i64]([0] * seats)
        self.charged = vec[i64]([0] * seats)
        self.points = vec[i64]([0] * seats)

    def copy(self) -> "Table":
        other = Table(self.box, self.seats)
        self._copy_numbers(other)
        other.crystals = self.crystals[:]
        other.holders = self.holders[:]
        other.pile_top = self.pile_top[:]
        other.pile_size = self.pile_size[:]
        other.books = self.books[:]
        other.charge = self.charge[:]
        other.pages = self.pages[:]
        other.charged = self.charged[:]
        other.points = self.points[:]
        return other

    def copy_into(self, spare: State) -> State:
        if not isinstance(spare, Table) or spare.seats != self.seats:
            return self.copy()
        self._copy_numbers(spare)
        overwrite(spare.crystals, self.crystals)
        overwrite(spare.holders, self.holders)
        overwrite(spare.pile_top, self.pile_top)
        overwrite(spare.pile_size, self.pile_size)
        overwrite(spare.books, self.books)
        overwrite(spare.charge, self.charge)
        overwrite(spare.pages, self.pages)
        overwrite(spare.charged, self.charged)
        overwrite(spare.points, self.points)
        return spare

    def _copy_numbers(self, other: "Table") -> None:
        """All but the lists."""
        other.rng = self.rng
        other.stack = copy_stack(self.stack)
        other.open_scores = self.open_scores
        other.first = self.first
        other.occupied = self.occupied
        other.depicted = self.depicted
        other.bag = self.bag
        other.gone = self.gone
        other.unseen = self.unseen
        other.turns_left = self.turns_left
        other.passes = self.passes
        other.end = self.end

    def key(self) -> i64:
        """Sets that follow from lists (occupied, pages, charged) need not go in."""
        key = mixed_all(EMPTY, self.crystals)
        key = mixed_all(key, self.holders)
        key = mixed_all(key, self.pile_top)
        key = mixed_all(key, self.pile_size)
        key = mixed_all(key, self.books)
        key = mixed_all(key, self.charge)
        key = mixed_all(key, self.points)
        key = mixed(mixed(key, self.seats), self.first)
        key = mixed(mixed(key, 1 if self.open_scores else 0), self.depicted)
        key = mixed(mixed(mixed(key, self.bag), self.gone), self.unseen)
        key = mixed(mixed(mixed(key, self.turns_left), self.passes), self.end)
        for frame in self.stack:
            key = mixed(key, frame.key())
        return key

    # --- questions ---

    def is_last_stage(self) -> bool:
        return self.turns_left != NONE

    def empty_spaces(self) -> Spaces:
        return self.occupied ^ ALL_SPACES

    def placed(self) -> Spaces:
        """Spaces with a crystal that somebody put there (WQ-6.3)."""
        return self.occupied ^ self.depicted

    def colour_at(self, space: Space) -> Colour:
        bit = BIT[space]
        crystals = self.crystals
        for colour in range(i64(5)):
            if crystals[colour] & bit:
                return colour
        return NONE

    def free_pages(self, seat: Seat) -> i64:
        """Pages of the seat's books without a crystal, as a set."""
        return self.pages[seat] ^ self.charged[seat]

    def has_room(self, seat: Seat) -> bool:
        """Whether the seat may hold one more book (WQ-4.5)."""
        return self.pages[seat] != ALL_PAGES

    def effect_on(self, seat: Seat, page: i64) -> i64:
        """The effect on a page of one of the seat's books."""
        return self.box.effect_of(self.books[at_slot(seat, slot_of(page))], side_of(page))

    # --- written down ---

    def pack(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "open_scores": self.open_scores,
            "first": self.first,
            "crystals": [members_of(spaces) for spaces in self.crystals],
            "depicted": members_of(self.depicted),
            "bag": counts(self.bag),
            "holders": [counts(heap) for heap in self.holders],
            "gone": counts(self.gone),
            "pile_top": list(self.pile_top),
            "pile_size": list(self.pile_size),
            "unseen": members_of(self.unseen),
            "books": list(self.books),
            "charge": list(self.charge),
            "points": list(self.points),
            "turns_left": self.turns_left,
            "passes": self.passes,
            "end": self.end,
            "stack": [frame.pack() for frame in self.stack],
        }

    def check(self) -> None:
        """Conservation: every crystal and every book is in one place, and every set agrees with its list."""
        assert self.occupied == self._all_crystals(), "a space holds two crystals, or occupied is wrong"
        assert self.depicted & ~self.occupied == 0, "a depicted crystal is gone"
        in_play = self.box.crystals_per_colour - self.box.left_out[self.seats]
        for colour in range(i64(5)):
            found = self._crystals_of(colour)
            assert found == in_play, f"{found} crystals of colour {colour}, not {in_play}"
        assert size(self.unseen) == self._books_beneath(), "unseen books and piles differ"
        for seat in range(self.seats):
            self._check_books(seat)

    def _all_crystals(self) -> Spaces:
        together: i64 = 0
        n: i64 = 0
        for spaces in self.crystals:
            together |= spaces
            n += size(spaces)
        assert n == size(together), "two crystals on one space"
        return together

    def _crystals_of(self, colour: Colour) -> i64:
        n = count(self.bag, colour) + count(self.gone, colour) + size(self.crystals[colour] & ~self.depicted)
        for heap in self.holders:
            n += count(heap, colour)
        for charge in self.charge:
            if charge == colour:
                n += 1
        return n

    def _books_beneath(self) -> i64:
        n: i64 = 0
        for county in range(i64(4)):
            assert (self.pile_top[county] == NONE) == (self.pile_size[county] == 0)
            n += max(self.pile_size[county] - 1, i64(0))
        return n

    def _check_books(self, seat: Seat) -> None:
        assert self.charged[seat] & ~self.pages[seat] == 0, "a crystal on a page nobody has"
        for page in range(i64(6)):
            has_book = self.books[at_slot(seat, slot_of(page))] != NONE
            assert has_book == (self.pages[seat] & BIT[page] != 0), "pages and books differ"
            has_crystal = self.charge[at_page(seat, page)] != NONE
            assert has_crystal == (self.charged[seat] & BIT[page] != 0), "charges differ"
