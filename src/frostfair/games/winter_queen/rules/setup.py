"""Set-up, in the order of chapter 2."""

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.crystals import ONE_OF_EACH
from frostfair.games.winter_queen.rules.effects import refill, reveal_book
from frostfair.games.winter_queen.rules.flow import Turn
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import BOOKS, BOOKS_PER_PILE, NONE
from frostfair.kernel.bits import BIT
from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import below
from frostfair.kernel.game import Options
from frostfair.kernel.luck import seeded


def setup(box: Box, seats: int, options: Options, seed: int) -> Table:
    """The table before the first turn."""
    table = Table(box, seats)
    table.clear()
    table.rng = seeded(seed)
    table.open_scores = options["open_scores"] is True
    fill_bag_and_holders(table)
    lay_domain_tiles(table)
    lay_piles(table)
    choose_first_player(table, options["first"])
    table.stack.append(Turn(table.first, False))
    return table


def fill_bag_and_holders(table: Table) -> None:
    """WQ-2.1, WQ-2.2, WQ-2.3"""
    box = table.box
    table.bag = ONE_OF_EACH * (box.crystals_per_colour - box.left_out[table.seats])
    for holder in range(i64(len(table.holders))):
        refill(table, holder, None)


def lay_domain_tiles(table: Table) -> None:
    """WQ-2.5: five of the eight tiles, one on each space of the Queen's Domain."""
    tiles = table.box.domain_tiles[:]
    left = i64(len(tiles))
    for space in table.box.domain_spaces:
        k = below(table, left)
        left -= 1
        colour = tiles[k]
        tiles[k] = tiles[left]
        if colour != NONE:
            table.crystals[colour] |= BIT[space]
            table.depicted |= BIT[space]
    table.occupied = table.depicted


def lay_piles(table: Table) -> None:
    """WQ-2.6: four piles, the top book of each visible."""
    table.unseen = BIT[BOOKS] - 1
    for county in range(i64(4)):
        table.pile_size[county] = BOOKS_PER_PILE
        reveal_book(table, county, None)


def choose_first_player(table: Table, wish: object) -> None:
    """WQ-2.7: by chance, or as the host says (seats are counted from 1 there)."""
    if not isinstance(wish, int):
        table.first = below(table, table.seats)
        return
    if wish > table.seats:
        raise Malformed(f"option first: no seat {wish}; seats are 1 to {table.seats} (WQ-2.7)")
    table.first = wish - 1
