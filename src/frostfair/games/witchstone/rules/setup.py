"""Set-up, in the order of chapter 2."""

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.effects import reveal_scroll, reveal_special
from frostfair.games.witchstone.rules.flow.deal import Deal
from frostfair.games.witchstone.rules.flow.frames import FRAME_KINDS
from frostfair.games.witchstone.rules.flow.towers import Towers
from frostfair.games.witchstone.rules.heaps import ONE
from frostfair.games.witchstone.rules.state import Table, at_kind
from frostfair.games.witchstone.rules.terms import (
    ALL_TILES,
    LOCATIONS,
    MAGIC_TOKENS,
    SCROLL_PLACES,
    SCROLLS,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import below
from frostfair.kernel.game import Options
from frostfair.kernel.luck import seeded

assert FRAME_KINDS  # flow/frames.py must have been read before anything can be gained


def setup(box: Box, seats: int, options: Options, seed: int) -> Table:
    """The table before the first large witch is put on a tower."""
    table = Table(box, seats)
    table.clear()
    table.rng = seeded(seed)
    table.hidden_scrolls = options["hidden_scrolls"] is True
    lay_owl_tiles(table)
    lay_scrolls(table)
    lay_special_tiles(table)
    lay_tokens(table)
    for seat in range(table.seats):
        fill_cauldron(table, seat)
        table.players[seat].handicap = handicap(options, seat)
    choose_start_player(table, options["first"])
    table.stack.append(Towers((table.first + table.seats - 1) % table.seats, False))
    table.stack.append(Deal())
    return table


def lay_owl_tiles(table: Table) -> None:
    """WS-2.1"""
    for stack in range(i64(2)):
        table.owls_left[stack] = i64(len(table.box.tracks.owl_stack))


def lay_scrolls(table: Table) -> None:
    """WS-2.2"""
    table.deck = BIT[SCROLLS] - 1
    for place in range(SCROLL_PLACES):
        reveal_scroll(table, place, None)


def lay_special_tiles(table: Table) -> None:
    """WS-2.3"""
    table.special_stack = ALL_TILES
    for dark in range(i64(3)):
        reveal_special(table, dark, None)


def lay_tokens(table: Table) -> None:
    """WS-2.4: one on every location but the Witchstone, the others under the shelves."""
    left = table.box.supply.tokens[:]
    n = i64(MAGIC_TOKENS)
    for at in range(i64(LOCATIONS)):
        if at == table.box.ball.witchstone:
            continue
        k = below(table, n)
        token: i64 = 0
        while k >= left[token]:
            k -= left[token]
            token += 1
        left[token] -= 1
        n -= 1
        table.token_at[at] = token
    for token in range(i64(len(left))):
        table.shelf_tokens += left[token] * ONE[token]


def fill_cauldron(table: Table, seat: i64) -> None:
    """WS-1.4"""
    p = table.players[seat]
    p.crystals = table.box.cauldron.crystal_start
    p.black = table.box.cauldron.black_start
    for kind in range(i64(6)):
        table.symbols[at_kind(seat, kind)] = table.box.cauldron.printed[kind]


def handicap(options: Options, seat: int) -> int:
    """WS-13.2; what is said of a seat that nobody sits on means nothing."""
    level = options[f"handicap{seat + 1}"]
    assert isinstance(level, int)
    return level


def choose_start_player(table: Table, wish: object) -> None:
    """WS-2.9: by chance, or as the host says (seats are counted from 1 there)."""
    if not isinstance(wish, int):
        table.first = below(table, table.seats)
        return
    if wish > table.seats:
        raise Malformed(f"option first: no seat {wish}; seats are 1 to {table.seats} (WS-2.9)")
    table.first = wish - 1
