"""A whole position in one line of text, as chess players do it. Ten fields:

    ..R/.gB.../.r...../....../... RRG,BYP,- RGBBYP 7+4,12+4,-,3+0 5,9 2:12R-,3-G|0: 1 turn1 - 0

map       the rows from the top; a capital is a placed crystal, a small letter a depicted one, . is empty
holders   their crystals; - is empty
bag       its crystals
piles     red, green, purple, blue county: the top book + how many lie beneath; - is exhausted
spent     books that left the game
seats     points : books; a book is its number and the crystals on its left and right page (- is none)
first     the first player's seat
business  turn1, book1:b3 (seat 1 may take a book for b3), back1 (seat 1 returns a crystal), over:REASON
left      turns left in the last stage, the running one included; - before it
passes    passes in a row
"""

from collections.abc import Sequence

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.crystals import ONE, ONE_OF_EACH, counts
from frostfair.games.winter_queen.rules.flow import ReturnCrystal, TakeBook, Turn
from frostfair.games.winter_queen.rules.notation import LETTERS
from frostfair.games.winter_queen.rules.plausible import check_plausible
from frostfair.games.winter_queen.rules.restore import note_pages
from frostfair.games.winter_queen.rules.slots import at_page, at_slot, page_in
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import BOOKS, END_REASONS, NONE, PLAYING
from frostfair.kernel.bits import BIT, members_of
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed


def position(table: Table) -> str:
    """The line for a table."""
    last = str(table.turns_left) if table.is_last_stage() else "-"
    return " ".join(
        [
            _map_text(table),
            ",".join([_heap_text(heap) for heap in table.holders]),
            _heap_text(table.bag),
            ",".join([_pile_text(table, county) for county in range(4)]),
            ",".join([str(book + 1) for book in spent_books(table)]) or "-",
            "|".join([_seat_text(table, seat) for seat in range(table.seats)]),
            str(table.first + 1),
            _business_text(table),
            last,
            str(table.passes),
        ]
    )


def table_at(box: Box, text: str) -> Table:
    """The table of a line. Crystals that are nowhere on it have left the game."""
    fields = text.split()
    if len(fields) != 10:
        raise Malformed(f"a position has 10 fields, not {len(fields)}")
    seats = fields[5].split("|")
    if len(seats) not in (2, 3, 4):
        raise Malformed(f"position: {len(seats)} seats, not 2, 3 or 4")
    table = Table(box, len(seats))
    table.clear()
    try:
        _read_map(table, fields[0])
        _read_holders(table, fields[1])
        table.bag = _heap(fields[2])
        _read_piles(table, fields[3])
        for seat, written in enumerate(seats):
            _read_seat(table, seat, written)
        note_pages(table)
        _read_spent(table, fields[4])
        table.first = _number(fields[6], 1, len(seats)) - 1
        _read_business(table, fields[7])
        table.turns_left = NONE if fields[8] == "-" else _number(fields[8], 0, 8)
        table.passes = _number(fields[9], 0, 4)
        table.gone = _missing(table)
        table.check()
        check_plausible(table)
    except AssertionError as error:
        raise Malformed(f"position: {error}") from None
    return table


def spent_books(table: Table) -> list[int]:
    """Books that left the game: all that are neither unseen nor on a pile nor in front of a player."""
    elsewhere = list(table.pile_top) + list(table.books) + members_of(table.unseen)
    return [book for book in range(BOOKS) if book not in elsewhere]


# --- writing ---


def _map_text(table: Table) -> str:
    rows: list[str] = []
    for space, name in enumerate(table.box.space_names):
        if name[1:] == "1":
            rows.append("")
        colour = table.colour_at(space)
        letter = "." if colour == NONE else LETTERS[colour]
        rows[-1] += letter.lower() if table.depicted & BIT[space] else letter
    return "/".join(rows)


def _heap_text(heap: int) -> str:
    return "".join([LETTERS[colour] * n for colour, n in enumerate(counts(heap))]) or "-"


def _pile_text(table: Table, county: int) -> str:
    if table.pile_size[county] == 0:
        return "-"
    return f"{table.pile_top[county] + 1}+{table.pile_size[county] - 1}"


def _seat_text(table: Table, seat: int) -> str:
    slots = [_book_text(table, seat, slot) for slot in range(3)]
    while slots and slots[-1] == "":
        slots.pop()
    return f"{table.points[seat]}:{','.join(slots)}"


def _book_text(table: Table, seat: int, slot: int) -> str:
    book = table.books[at_slot(seat, slot)]
    if book == NONE:
        return ""
    charges = [table.charge[at_page(seat, page_in(slot, side))] for side in range(2)]
    return str(book + 1) + "".join(["-" if c == NONE else LETTERS[c] for c in charges])


def _business_text(table: Table) -> str:
    if not table.stack:
        return f"over:{END_REASONS[table.end]}"
    top = table.stack[-1]
    if isinstance(top, TakeBook):
        return f"book{top.seat + 1}:{table.box.space_names[top.space]}"
    if isinstance(top, ReturnCrystal):
        return f"back{top.seat + 1}"
    assert isinstance(top, Turn)
    return f"turn{top.seat + 1}"


# --- reading ---


def _read_map(table: Table, text: str) -> None:
    rows = _map_text(table).split("/")
    found = text.split("/")
    if [len(row) for row in found] != [len(row) for row in rows]:
        raise Malformed(f"position: the map needs rows of {', '.join([str(len(row)) for row in rows])}")
    for space, letter in enumerate("".join(found)):
        if letter == ".":
            continue
        colour = _colour(letter)
        table.crystals[colour] |= BIT[space]
        table.occupied |= BIT[space]
        if letter.islower():
            table.depicted |= BIT[space]


def _read_holders(table: Table, text: str) -> None:
    heaps = text.split(",")
    if len(heaps) != len(table.holders):
        raise Malformed(f"position: {len(heaps)} holders, not {len(table.holders)} (WQ-2.2)")
    for holder, heap in enumerate(heaps):
        table.holders[holder] = _heap(heap)


def _read_piles(table: Table, text: str) -> None:
    piles = text.split(",")
    if len(piles) != 4:
        raise Malformed(f"position: {len(piles)} piles, not 4")
    for county, pile in enumerate(piles):
        if pile == "-":
            continue
        top, _, beneath = pile.partition("+")
        table.pile_top[county] = _number(top, 1, BOOKS) - 1
        table.pile_size[county] = _number(beneath, 0, 4) + 1


def _read_seat(table: Table, seat: int, text: str) -> None:
    points, colon, books = text.partition(":")
    if not colon:
        raise Malformed(f"position: seat {seat + 1} needs points:books, found {shorten(text)}")
    table.points[seat] = _number(points, 0, 9999)
    for slot, book in enumerate(books.split(",") if books else []):
        if slot == 3:
            raise Malformed(f"position: seat {seat + 1} has more than 3 books (WQ-4.5)")
        if book:
            _read_book(table, seat, slot, book)


def _read_book(table: Table, seat: int, slot: int, text: str) -> None:
    table.books[at_slot(seat, slot)] = _number(text[:-2], 1, BOOKS) - 1
    for side, letter in enumerate(text[-2:]):
        if letter != "-":
            table.charge[at_page(seat, page_in(slot, side))] = _colour(letter)


def _read_spent(table: Table, text: str) -> None:
    spent = [] if text == "-" else [_number(book, 1, BOOKS) - 1 for book in text.split(",")]
    seen = spent + [book for book in [*table.pile_top, *table.books] if book != NONE]
    for book in seen:
        if seen.count(book) > 1:
            raise Malformed(f"position: book {book + 1} is in two places")
    table.unseen = (BIT[BOOKS] - 1) & ~_set(seen)


def _read_business(table: Table, text: str) -> None:
    what, _, where = text.partition(":")
    if what == "over":
        if where not in END_REASONS[1:]:
            raise Malformed(f"position: {shorten(text)} is not a way a game ends")
        table.end = END_REASONS.index(where)
        return
    table.end = PLAYING
    kind, seat = what[:-1], _number(what[-1:], 1, table.seats) - 1
    table.stack.append(Turn(seat, kind != "turn"))
    if kind == "book" and where in table.box.space_names:
        table.stack.append(TakeBook(seat, table.box.space_names.index(where)))
    elif kind == "back":
        table.stack.append(ReturnCrystal(seat))
    elif kind != "turn":
        raise Malformed(f"position: {shorten(text)} is not a pending business")


def _missing(table: Table) -> int:
    """The crystals that are in play and nowhere to be seen."""
    gone = int(ONE_OF_EACH * (table.box.crystals_per_colour - table.box.left_out[table.seats]))
    seen = [
        LETTERS[c]
        for heap in [table.bag, *table.holders]
        for c, n in enumerate(counts(heap))
        for _ in range(n)
    ]
    seen += [LETTERS[c] for c in table.charge if c != NONE]
    for colour in range(5):
        seen += [LETTERS[colour]] * len(members_of(table.crystals[colour] & ~table.depicted))
    for colour, letter in enumerate(LETTERS):
        if seen.count(letter) > counts(gone)[colour]:
            raise Malformed(f"position: more crystals {letter} than there are (WQ-2.1)")
        gone -= seen.count(letter) * ONE[colour]
    return gone


def _heap(text: str) -> int:
    return 0 if text == "-" else sum([int(ONE[_colour(letter)]) for letter in text])


def _colour(letter: str) -> int:
    if letter.upper() not in tuple(LETTERS):
        raise Malformed(f"position: unknown crystal {shorten(letter)}; available: {', '.join(LETTERS)}")
    return LETTERS.index(letter.upper())


def _number(text: str, low: int, high: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 6 and low <= int(text) <= high:
        return int(text)
    raise Malformed(f"position: expected a number from {low} to {high}, found {shorten(text)}")


def _set(members: Sequence[int]) -> int:
    return sum({1 << member for member in members})
