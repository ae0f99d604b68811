"""A table from what was written down: the inverse of Table.pack, for our own snapshots."""

from collections.abc import Mapping

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.effects import show
from frostfair.games.witchstone.rules.flow.frames import FRAME_KINDS
from frostfair.games.witchstone.rules.heaps import heap_of
from frostfair.games.witchstone.rules.player import Player
from frostfair.games.witchstone.rules.state import Table, at_kind, at_source, at_tile
from frostfair.games.witchstone.rules.terms import (
    ALL_SOURCES,
    HEXES,
    LOCATIONS,
    NONE,
    SCROLL_PLACES,
    SHELVES,
    symbol_of,
)
from frostfair.kernel.bits import BIT, members_of, set_of
from frostfair.kernel.codec import unpack
from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Frame

PLAYER_FIELDS = 27


def restore(box: Box, packed: Mapping[str, object]) -> Table:
    """Checks that nothing is lost or doubled; a snapshot that lies is refused."""
    try:
        table = _lay_out(box, packed)
        table.check()
    except (KeyError, TypeError, ValueError, IndexError, AssertionError, AttributeError) as error:
        raise Malformed(f"not a table of Witchstone: {type(error).__name__}: {error}") from None
    return table


def _lay_out(box: Box, packed: Mapping[str, object]) -> Table:
    seats = _int(packed["seats"])
    table = Table(box, seats)
    table.clear()
    table.hidden_scrolls = packed["hidden_scrolls"] is True
    table.first = _int(packed["first"])
    table.round = _int(packed["round"])
    table.end = _int(packed["end"])
    for seat, written in enumerate(_list(packed["players"], seats)):
        _read_player(table.players[seat], _list(written, PLAYER_FIELDS))
    table.laid = vec[i64](_ints(packed["laid"], 15 * seats))
    table.special_at = vec[i64](_ints(packed["special_at"], 15))
    table.special_stack = _set(packed["special_stack"])
    table.dark = vec[i64](_ints(packed["dark"], 3))
    table.owls_left = vec[i64](_ints(packed["owls_left"], 2))
    table.token_at = vec[i64](_ints(packed["token_at"], LOCATIONS))
    table.shelf_tokens = heap_of(_ints(packed["shelf_tokens"], 7))
    table.vials = vec[i64](_ints(packed["vials"], SHELVES * seats))
    table.open = vec[i64](_ints(packed["open"], int(SCROLL_PLACES)))
    table.deck = _set(packed["deck"])
    table.ledger = vec[i64](_ints(packed["ledger"], ALL_SOURCES * seats))
    note_symbols(table)
    note_roads(table)
    for seat in range(seats):
        row = [table.ledger[at_source(seat, source)] for source in range(ALL_SOURCES)]
        table.players[seat].points = sum(row)
    for written in _list(packed["stack"]):
        frame = unpack(FRAME_KINDS, written)
        assert isinstance(frame, Frame)
        table.stack.append(frame)
    return table


def _read_player(p: Player, written: list[object]) -> None:
    """In the order of state.pack_player."""
    p.handicap = _int(written[0])
    p.hand, p.unseen, p.discarded = _set(written[1]), _set(written[2]), _set(written[3])
    p.to_draw = _int(written[4])
    p.crystals, p.black, p.rim = _set(written[5]), _int(written[6]), heap_of(_ints(written[7], 6))
    p.aside, p.removed = _int(written[8]), _int(written[9])
    p.tower, p.supply, p.lying = _int(written[10]), _int(written[11]), _int(written[12])
    p.standing, p.rank = _set(written[13]), _int(written[14])
    p.energies, p.links = _int(written[15]), _set(written[16])
    p.begun, p.filled = _int(written[17]), _int(written[18])
    p.pentagram, p.wand, p.arrived = _int(written[19]), _int(written[20]), _int(written[21])
    p.owls, p.specials, p.tokens = _set(written[22]), _set(written[23]), _int(written[24])
    p.scrolls, p.used = _set(written[25]), _set(written[26])


def note_symbols(table: Table) -> None:
    """What the hexes show, from the printed symbols and the tiles on them."""
    for seat in range(table.seats):
        p = table.players[seat]
        for kind in range(6):
            table.symbols[at_kind(seat, kind)] = table.box.cauldron.printed[kind]
        for tile in range(15):
            at = table.laid[at_tile(seat, tile)]
            if at != NONE:
                p.covered |= BIT[at >> 6] | BIT[at & 63]
                show(table, seat, symbol_of(tile, 0), at >> 6)
                show(table, seat, symbol_of(tile, 1), at & 63)
            at = table.special_at[tile]
            if at != NONE and at >> 6 == seat and at & 63 < HEXES:
                p.covered |= BIT[at & 63]
                show(table, seat, symbol_of(tile, 0), at & 63)
                show(table, seat, symbol_of(tile, 1), at & 63)


def note_roads(table: Table) -> None:
    """Where connections lead, from those that were completed or begun."""
    for p in table.players:
        p.joined = 0 if p.tower == NONE else BIT[p.tower]
        table.taken |= p.links | (BIT[p.begun] if p.begun != NONE else 0)
        for link in members_of(p.links):
            a, b = table.box.ball.end_a[link], table.box.ball.end_b[link]
            table.roads[a] |= BIT[b]
            table.roads[b] |= BIT[a]
            p.joined |= BIT[a] | BIT[b]


def _int(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is not a number")
    return value


def _list(value: object, n: int = -1) -> list[object]:
    if not isinstance(value, list) or n not in (-1, len(value)):
        raise ValueError(f"{value!r} is not a list of {n}")
    return value


def _ints(value: object, n: int = -1) -> list[int]:
    return [_int(item) for item in _list(value, n)]


def _set(value: object) -> int:
    return set_of(_ints(value))
