"""The verbs of Witchstone: the only code that changes a table. Each reports itself to the sink, if any.

Here: points, tiles, tokens, boosts, scrolls and the end; board_effects.py has the boards.
"""

from frostfair.games.witchstone.rules.board_events import ScrollRevealed, ScrollTaken, SpecialRevealed
from frostfair.games.witchstone.rules.ending import final_entries
from frostfair.games.witchstone.rules.events import (
    BoostUsed,
    CrystalRemoved,
    GameEnded,
    PointsScored,
    RoundBegan,
    TileDiscarded,
    TileDrawn,
    TileHeld,
    TilePlaced,
    TokenTaken,
    TokenUsed,
)
from frostfair.games.witchstone.rules.heaps import ONE
from frostfair.games.witchstone.rules.player import ASIDE
from frostfair.games.witchstone.rules.state import Table, at_kind, at_source, at_tile
from frostfair.games.witchstone.rules.terms import (
    BLACK_TOKEN_POINTS,
    FROM_REMOVED,
    FROM_TOKEN,
    NONE,
    ROUNDS,
    ROUNDS_PLAYED,
    SCROLL_PLACES,
    SOURCE_RULES,
    SOURCES,
    TOKEN_POINTS,
    Hex,
    Kind,
    Location,
    Scroll,
    Tile,
    Token,
    symbol_of,
)
from frostfair.kernel.bits import BIT, first, nth, size
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat, Sink, below

# --- points ---


def score(table: Table, seat: Seat, points: i64, source: i64, of: i64, count: i64, sink: Sink | None) -> None:
    """Points with their source; nothing is told of no points."""
    if points == 0:
        return
    table.players[seat].points += points
    table.ledger[at_source(seat, source)] += points
    if sink is not None:
        sink.add(PointsScored(seat, table.round, points, SOURCE_RULES[source], SOURCES[source], of, count))


def begin_round(table: Table, sink: Sink | None) -> None:
    table.round += 1
    if sink is not None:
        sink.add(RoundBegan(table.round))


def end_game(table: Table, sink: Sink | None) -> None:
    """WS-11.1, from the start player clockwise."""
    table.end = ROUNDS_PLAYED
    if sink is not None:
        sink.add(GameEnded(ROUNDS_PLAYED))
    for i in range(table.seats):
        seat = (table.first + i) % table.seats
        for entry in final_entries(table, seat):
            score(table, seat, entry.points, entry.source, entry.of, entry.count, sink)


# --- spell tiles ---


def lay_out_tiles(table: Table, seat: Seat) -> None:
    """Face down: without handicap all fifteen are there to be drawn; eleven with it (WS-13.1)."""
    p = table.players[seat]
    p.to_draw = 15 if p.handicap == 0 else ROUNDS


def hold_tile(seat: Seat, tile: Tile, sink: Sink | None) -> None:
    if sink is not None:
        sink.add(TileHeld(seat, tile))


def place_tile(table: Table, seat: Seat, tile: Tile, at: Hex, other: Hex, sink: Sink | None) -> None:
    """WS-3.1"""
    p = table.players[seat]
    p.hand ^= BIT[tile]
    p.covered |= BIT[at] | BIT[other]
    table.laid[at_tile(seat, tile)] = at << 6 | other
    show(table, seat, symbol_of(tile, 0), at)
    show(table, seat, symbol_of(tile, 1), other)
    if sink is not None:
        sink.add(TilePlaced(seat, tile, at, other))


def show(table: Table, seat: Seat, kind: Kind, at: Hex) -> None:
    table.symbols[at_kind(seat, kind)] |= BIT[at]


def discard_tile(table: Table, seat: Seat, tile: Tile, sink: Sink | None) -> None:
    """WS-3.9"""
    p = table.players[seat]
    p.hand ^= BIT[tile]
    p.discarded |= BIT[tile]
    if sink is not None:
        sink.add(TileDiscarded(seat, tile))


def draw_tile(table: Table, seat: Seat, sink: Sink | None) -> None:
    """WS-3.3: chosen from all that lie face down, at the moment it is drawn."""
    p = table.players[seat]
    tile = nth(p.unseen, below(table, size(p.unseen)))
    p.unseen ^= BIT[tile]
    p.hand |= BIT[tile]
    p.to_draw -= 1
    if sink is not None:
        sink.add(TileDrawn(seat, tile))


# --- crystals taken out ---


def remove_crystal(table: Table, seat: Seat, at: Hex, sink: Sink | None) -> None:
    """WS-3.7: it lies beside the screen, and costs more each time."""
    p = table.players[seat]
    black = p.black == at
    if black:
        p.black = ASIDE
    else:
        p.crystals ^= BIT[at]
        p.aside += 1
    p.removed += 1
    if sink is not None:
        sink.add(CrystalRemoved(seat, at, black))
    score(table, seat, -p.removed, FROM_REMOVED, at, p.removed, sink)


# --- magic tokens ---


def take_token(
    table: Table, seat: Seat, token: Token, at: Location, by_black: bool, sink: Sink | None
) -> None:
    """From a location (WS-5.7), or from under the shelves where `at` is NONE (WS-7.3); VP come at once."""
    if at == NONE:
        table.shelf_tokens -= ONE[token]
    else:
        table.token_at[at] = NONE
    table.players[seat].tokens += 1
    if sink is not None:
        sink.add(TokenTaken(seat, token, at, by_black))


def score_token(table: Table, seat: Seat, token: Token, by_black: bool, sink: Sink | None) -> None:
    """WS-5.8, and WS-7.4 for the black crystal."""
    turn_token(seat, token, 0, sink)
    points = BLACK_TOKEN_POINTS if by_black else TOKEN_POINTS
    score(table, seat, points, FROM_TOKEN, token, 1, sink)


def turn_token(seat: Seat, token: Token, actions: i64, sink: Sink | None) -> None:
    """It was used, or waived, and is turned over (WS-5.8)."""
    if sink is not None:
        sink.add(TokenUsed(seat, token, actions))


# --- scrolls ---


def use_boost(table: Table, seat: Seat, boosts: i64, kind: Kind, actions: i64, sink: Sink | None) -> None:
    """The first of these boosts is turned over (WS-9.6)."""
    p = table.players[seat]
    scroll = first(p.scrolls & ~p.used & boosts)
    p.used |= BIT[scroll]
    if sink is not None:
        sink.add(BoostUsed(seat, scroll, kind, actions))


def take_scroll(table: Table, seat: Seat, place: i64, sink: Sink | None) -> None:
    """WS-9.1: all above it move down one place."""
    shown = table.open
    scroll = shown[place]
    table.players[seat].scrolls |= BIT[scroll]
    for i in range(place, SCROLL_PLACES - 1):
        shown[i] = shown[i + 1]
    shown[SCROLL_PLACES - 1] = NONE
    if sink is not None:
        sink.add(ScrollTaken(seat, place, scroll))
    if table.deck != 0:
        reveal_scroll(table, SCROLL_PLACES - 1, sink)


def reveal_scroll(table: Table, place: i64, sink: Sink | None) -> None:
    """The deck's next scroll is chosen at the moment it is turned up (WS-2.2)."""
    scroll: Scroll = nth(table.deck, below(table, size(table.deck)))
    table.deck ^= BIT[scroll]
    table.open[place] = scroll
    if sink is not None:
        sink.add(ScrollRevealed(scroll))


def reveal_special(table: Table, dark: i64, sink: Sink | None) -> None:
    """The same for special tiles (WS-2.3, WS-6.4)."""
    special: Tile = nth(table.special_stack, below(table, size(table.special_stack)))
    table.special_stack ^= BIT[special]
    table.dark[dark] = special
    if sink is not None:
        sink.add(SpecialRevealed(special, dark))
