"""A table from what was written down: the inverse of Table.pack, for our own snapshots."""

from collections.abc import Mapping

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.crystals import heap_of
from frostfair.games.winter_queen.rules.flow import FRAME_KINDS
from frostfair.games.winter_queen.rules.plausible import check_plausible
from frostfair.games.winter_queen.rules.slots import PAGES, at_page, at_slot, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import MOST_BOOKS, NONE
from frostfair.kernel.bits import BIT, set_of
from frostfair.kernel.codec import unpack
from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Frame


def restore(box: Box, packed: Mapping[str, object]) -> Table:
    """Checks that nothing is lost or doubled; a snapshot that lies is refused."""
    try:
        table = _lay_out(box, packed)
        table.check()
        check_plausible(table)
    except (KeyError, TypeError, ValueError, IndexError, AssertionError, AttributeError) as error:
        raise Malformed(f"not a table of Winter Queen: {type(error).__name__}: {error}") from None
    return table


def _lay_out(box: Box, packed: Mapping[str, object]) -> Table:
    table = Table(box, _int(packed["seats"]))
    table.clear()
    table.open_scores = packed["open_scores"] is True
    table.first = _int(packed["first"])
    table.crystals = vec[i64]([set_of(spaces) for spaces in _lists(packed["crystals"], 5)])
    for spaces in table.crystals:
        table.occupied |= spaces
    table.depicted = set_of(_ints(packed["depicted"]))
    table.bag = heap_of(_ints(packed["bag"], 5))
    table.holders = vec[i64]([heap_of(h) for h in _lists(packed["holders"], len(table.holders))])
    table.gone = heap_of(_ints(packed["gone"], 5))
    table.pile_top = vec[i64](_ints(packed["pile_top"], 4))
    table.pile_size = vec[i64](_ints(packed["pile_size"], 4))
    table.unseen = set_of(_ints(packed["unseen"]))
    table.books = vec[i64](_ints(packed["books"], MOST_BOOKS * table.seats))
    table.charge = vec[i64](_ints(packed["charge"], PAGES * table.seats))
    table.points = vec[i64](_ints(packed["points"], table.seats))
    table.turns_left = _int(packed["turns_left"])
    table.passes = _int(packed["passes"])
    table.end = _int(packed["end"])
    note_pages(table)
    stack = packed["stack"]
    if not isinstance(stack, list):
        raise ValueError("stack is not a list")
    for written in stack:
        frame = unpack(FRAME_KINDS, written)
        assert isinstance(frame, Frame)
        table.stack.append(frame)
    return table


def note_pages(table: Table) -> None:
    """The sets of pages and charged pages, from the books and the crystals on them."""
    for seat in range(table.seats):
        for page in range(6):
            if table.books[at_slot(seat, slot_of(page))] != NONE:
                table.pages[seat] |= BIT[page]
            if table.charge[at_page(seat, page)] != NONE:
                table.charged[seat] |= BIT[page]


def _int(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is not a number")
    return value


def _ints(value: object, n: int = -1) -> list[int]:
    if not isinstance(value, list) or n not in (-1, len(value)):
        raise ValueError(f"{value!r} is not a list of {n}")
    return [_int(item) for item in value]


def _lists(value: object, n: int) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != n:
        raise ValueError(f"{value!r} is not a list of {n}")
    return [_ints(item) for item in value]
