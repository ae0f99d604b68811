"""The verbs of the boards: crystal ball, pentagram, cauldron rim and shelves, wand (chapters 4 to 8)."""

from frostfair.games.witchstone.rules.board_events import (
    CrystalMoved,
    CrystalShelved,
    EnergyPlaced,
    OwlTaken,
    PentagramStepped,
    SpecialLaid,
    SpecialTaken,
    SpecialUsed,
    TowerChosen,
    WandMoved,
    WitchLaid,
    WitchSent,
)
from frostfair.games.witchstone.rules.effects import reveal_special, score, show
from frostfair.games.witchstone.rules.heaps import ONE
from frostfair.games.witchstone.rules.player import ASIDE, ON_RIM, ON_SHELF
from frostfair.games.witchstone.rules.scoring import counted
from frostfair.games.witchstone.rules.state import HELD, USED, Table, at_shelf
from frostfair.games.witchstone.rules.terms import (
    CONNECTION_POINTS,
    EMPTY_OWL_POINTS,
    FROM_CONNECTION,
    FROM_EMPTY_OWLS,
    FROM_SILVER,
    FROM_WITCH,
    FROM_WITCHSTONE,
    NONE,
    WITCH_POINTS,
    Connection,
    Hex,
    Kind,
    Location,
    Tile,
    symbol_of,
)
from frostfair.games.witchstone.rules.ways import cheapest_way
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat, Sink

# --- the crystal ball (WS-2.7, chapters 4 and 5) ---


def choose_tower(table: Table, seat: Seat, tower: Location, sink: Sink | None) -> None:
    """WS-2.7"""
    p = table.players[seat]
    p.tower = tower
    p.joined = BIT[tower]
    p.standing |= BIT[tower]
    if sink is not None:
        sink.add(TowerChosen(seat, tower))
    score(table, seat, WITCH_POINTS, FROM_WITCH, tower, 1, sink)


def place_energy(table: Table, seat: Seat, link: Connection, sink: Sink | None) -> None:
    """WS-4.1"""
    p = table.players[seat]
    length = table.box.ball.length[link]
    p.energies -= 1
    p.begun = link
    p.filled += 1
    table.taken |= BIT[link]
    if sink is not None:
        sink.add(EnergyPlaced(seat, link, p.filled, length))
    if p.filled == length:
        complete(table, seat, link, sink)


def complete(table: Table, seat: Seat, link: Connection, sink: Sink | None) -> None:
    """WS-4.5"""
    p = table.players[seat]
    p.begun = NONE
    p.filled = 0
    p.links |= BIT[link]
    a = table.box.ball.end_a[link]
    b = table.box.ball.end_b[link]
    table.roads[a] |= BIT[b]
    table.roads[b] |= BIT[a]
    p.joined |= BIT[a] | BIT[b]  # one of them was joined before (WS-4.2)
    length = table.box.ball.length[link]
    score(table, seat, CONNECTION_POINTS[length], FROM_CONNECTION, link, length, sink)


def lay_witch(table: Table, seat: Seat, sink: Sink | None) -> None:
    """WS-5.1"""
    p = table.players[seat]
    p.supply -= 1
    p.lying += 1
    if sink is not None:
        sink.add(WitchLaid(seat))


def send_witch(table: Table, seat: Seat, to: Location, actions: i64, sink: Sink | None) -> None:
    """WS-5.2, WS-5.6"""
    p = table.players[seat]
    p.lying -= 1
    p.standing |= BIT[to]
    if sink is not None:
        sink.add(WitchSent(seat, to, actions, tuple(cheapest_way(table, seat, to))))
    score(table, seat, WITCH_POINTS, FROM_WITCH, to, 1, sink)
    if to == table.box.ball.witchstone:
        rank_at_witchstone(table, seat, sink)


def rank_at_witchstone(table: Table, seat: Seat, sink: Sink | None) -> None:
    """WS-5.9: the best free bonus space."""
    rank: i64 = 1
    for p in table.players:
        if p.rank > 0:
            rank += 1
    table.players[seat].rank = rank
    score(table, seat, table.box.ball.witchstone_bonus[rank - 1], FROM_WITCHSTONE, rank, 1, sink)


# --- the pentagram (chapter 6) ---


def step_on_pentagram(table: Table, seat: Seat, sink: Sink | None) -> i64:
    """WS-6.1; the space that was reached."""
    p = table.players[seat]
    p.pentagram += 1
    space = p.pentagram % i64(len(table.box.tracks.pentagram))
    if sink is not None:
        sink.add(PentagramStepped(seat, space))
    return space


def take_owl(table: Table, seat: Seat, stack: i64, sink: Sink | None) -> None:
    """WS-6.3"""
    left = table.owls_left[stack]
    if left == 0:
        score(table, seat, EMPTY_OWL_POINTS, FROM_EMPTY_OWLS, stack, 1, sink)
        return
    tiles = i64(len(table.box.tracks.owl_stack))
    table.owls_left[stack] = left - 1
    table.players[seat].owls |= BIT[tiles * stack + tiles - left]
    if sink is not None:
        sink.add(OwlTaken(seat, stack, table.box.tracks.owl_stack[tiles - left]))


def take_special(table: Table, seat: Seat, dark: i64, sink: Sink | None) -> None:
    """WS-6.4: the space is refilled at once."""
    special = table.dark[dark]
    table.dark[dark] = NONE
    table.players[seat].specials |= BIT[special]
    table.special_at[special] = seat << 6 | HELD
    if sink is not None:
        sink.add(SpecialTaken(seat, special, dark))
    if table.special_stack != 0:
        reveal_special(table, dark, sink)


def use_special(table: Table, seat: Seat, special: Tile, kind: Kind, sink: Sink | None) -> None:
    """Once (WS-6.5)."""
    table.special_at[special] = seat << 6 | USED
    if sink is not None:
        sink.add(SpecialUsed(seat, special, kind))


def lay_special(table: Table, seat: Seat, special: Tile, at: Hex, sink: Sink | None) -> None:
    """For good (WS-6.5); it activates nothing (WS-6.6)."""
    table.special_at[special] = seat << 6 | at
    table.players[seat].covered |= BIT[at]
    show(table, seat, symbol_of(special, 0), at)
    show(table, seat, symbol_of(special, 1), at)
    if sink is not None:
        sink.add(SpecialLaid(seat, special, at))


# --- crystals (chapter 7) ---


def move_crystal(table: Table, seat: Seat, start: Hex, to: i64, actions: i64, sink: Sink | None) -> bool:
    """To a hex, or to a rim space: ON_RIM + its kind (WS-7.1, WS-7.3). Whether it was the black one."""
    p = table.players[seat]
    black = p.black == start
    if black:
        p.black = to
    else:
        p.crystals ^= BIT[start]
        if to < ON_RIM:
            p.crystals |= BIT[to]
        else:
            p.rim += ONE[to - ON_RIM]
    if sink is not None:
        sink.add(CrystalMoved(seat, start, to, black, actions))
    return black


def shelve_crystal(table: Table, seat: Seat, rim: Kind, black: bool, shelf: i64, sink: Sink | None) -> None:
    """To a shelf (WS-7.3), or beside the screen where `shelf` is NONE (WS-7.7)."""
    p = table.players[seat]
    if black:
        p.black = ASIDE if shelf == NONE else ON_SHELF + shelf
    else:
        p.rim -= ONE[rim]
        p.aside += 1 if shelf == NONE else 0
    if shelf != NONE:
        table.vials[at_shelf(seat, shelf)] += 1
    if sink is not None:
        sink.add(CrystalShelved(seat, rim, shelf, black))


# --- the wand (chapter 8) ---


def move_on_wand(table: Table, seat: Seat, spaces: i64, sink: Sink | None) -> None:
    """WS-8.1, and WS-8.4 at the end."""
    p = table.players[seat]
    start = p.wand
    p.wand = min(start + spaces, table.box.tracks.wand_end)
    if p.wand == table.box.tracks.wand_end:
        p.arrived = arrivals(table) + 1
    if sink is not None:
        sink.add(WandMoved(seat, start, p.wand))


def arrivals(table: Table) -> i64:
    """How many owls have come to the wand's last space."""
    n: i64 = 0
    for p in table.players:
        if p.arrived > 0:
            n += 1
    return n


def score_silver(table: Table, seat: Seat, space: i64, sink: Sink | None) -> None:
    """WS-8.6"""
    what = table.box.tracks.wand_what[space]
    n = counted(table, seat, what)
    score(table, seat, table.box.tracks.wand_number[space] * n, FROM_SILVER + what, space, n, sink)
