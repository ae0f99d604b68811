"""What a seat has, in points: made, owed in the middle of a turn, and what its boards promise for later.

Compiled: bots that search judge some hundred thousand tables for one decision. The greedy bot has its own
measure (evaluation.py), which never changes.
"""

from typing import Final, final

from frostfair.games.witchstone.rules.ending import final_points
from frostfair.games.witchstone.rules.flow.crystals import Crystals
from frostfair.games.witchstone.rules.flow.pentagram import AnyKind, Pentagram
from frostfair.games.witchstone.rules.flow.running import Running
from frostfair.games.witchstone.rules.flow.turn import CHOOSING, FIRST_KIND, PLACED, Turn
from frostfair.games.witchstone.rules.flow.wand import Wand
from frostfair.games.witchstone.rules.heaps import total
from frostfair.games.witchstone.rules.player import Player
from frostfair.games.witchstone.rules.scoring import counted, group_size, largest_group
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    CONNECTION_POINTS,
    NONE,
    PALE,
    ROUNDS,
    SCROLL,
    SILVER,
    symbol_of,
)
from frostfair.kernel.bits import first, size
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Seat

# What a seat's boards promise is a sum over these; the first six are the largest groups by kind (WS-1.1).
FEATURES: Final = (
    "energy_group",
    "witch_group",
    "pentagram_group",
    "crystal_group",
    "wand_group",
    "scroll_group",
    "squares",  # of the groups: larger ones are worth more than their hexes
    "crystals_inside",  # still in the cauldron
    "unused_boosts",
    "wand",  # spaces
    "behind",  # the foremost owl, in spaces
    "silver_ahead",  # what the silver spaces ahead would score now
    "pentagram_steps",  # since the last reward
    "lying_witches",  # up to three
    "open_tokens",  # on locations that own connections reach
    "empty_pairs",  # of adjacent hexes, up to a dozen: without room a turn is lost (WS-3.9)
    "connections",
    "joined",  # locations
    "standing_witches",
    "energies",  # in the supply
    "prophecies",
    "turn",  # always 1: what having this many turns left is worth by itself
)
MANY: Final[i64] = 22
TURNS: Final[i64] = 12  # none left to all left

# What is owed counts as it does for the greedy bot, with numbers chosen by hand (evaluation.py says why).
ACTION: Final[vec[float]] = vec[float]([1.3, 1.1, 1.2, 0.9, 1.1, 0.3])  # [kind] one action
ANY_KIND: Final = 2.6
SCROLL_TAKEN: Final = 2.0
HELD_TOKEN: Final = 1.0
HELD_SPECIAL: Final = 2.4
WAITING_CRYSTAL: Final = 2.2
MOST_LYING: Final[i64] = 3
ENOUGH_PAIRS: Final[i64] = 12


@final
class Weights:
    """What each feature is worth in points, by the turns that a seat has left."""

    def __init__(self, by_turns: list[float]) -> None:
        self.by_turns: vec[float] = vec[float](by_turns)  # [MANY * turns + feature]


@final
class Standings:
    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.features: vec[float] = vec[float]([0.0] * 22)

    def of(self, table: Table, seat: Seat) -> float:
        if table.players[seat].tower == NONE:
            return float(table.players[seat].points)
        return sure(table, seat) + owed(table, seat) + self.promised(table, seat)

    def promised(self, table: Table, seat: Seat) -> float:
        turns = turns_left(table, seat)
        if turns == 0:
            return 0.0
        self.look_at(table, seat)
        by_turns = self.weights.by_turns
        start = MANY * turns
        sum_ = 0.0
        for i in range(MANY):
            sum_ += by_turns[start + i] * self.features[i]
        return sum_

    def look_at(self, table: Table, seat: Seat) -> None:
        """Write the seat's features down."""
        p = table.players[seat]
        f = self.features
        squares: i64 = 0
        for kind in range(i64(6)):
            n = largest_group(table, seat, kind)
            f[kind] = float(n)
            squares += n * n
        f[6] = float(squares)
        f[7] = float(size(table.crystal_hexes(seat)))
        f[8] = float(size(p.scrolls & table.box.scrolls.boosts & ~p.used))
        f[9] = float(p.wand)
        f[10] = float(table.front() - p.wand)
        f[11] = float(silver_ahead(table, seat))
        f[12] = float(since_reward(table, p))
        f[13] = float(min(p.lying, MOST_LYING))
        f[14] = float(open_tokens(table, p))
        f[15] = float(min(empty_pairs(table, seat), ENOUGH_PAIRS))
        f[16] = float(size(p.links))
        f[17] = float(size(p.joined))
        f[18] = float(size(p.standing))
        f[19] = float(p.energies)
        f[20] = float(size(p.scrolls & ~table.box.scrolls.boosts))
        f[21] = 1.0


def turns_left(table: Table, seat: Seat) -> i64:
    """Turns of the seat that haven't begun with a tile in its cauldron."""
    if len(table.stack) == 0:
        return 0
    turn = table.stack[0]
    if not isinstance(turn, Turn):
        return ROUNDS
    after = ROUNDS - table.round
    now = in_order(table, turn.seat)
    here = in_order(table, seat)
    still_to_come = here > now or (here == now and turn.stage == CHOOSING)
    return after + 1 if still_to_come else after


def in_order(table: Table, seat: Seat) -> i64:
    """0 for the start player, and so on."""
    place = seat - table.first
    return place if place >= 0 else place + table.seats


# --- made and owed ---


def sure(table: Table, seat: Seat) -> float:
    """Points made, what the end would bring now, and a connection half done as half its points."""
    p = table.players[seat]
    points = float(p.points + final_points(table, seat))
    if p.begun == NONE:
        return points
    length = table.box.ball.length[p.begun]
    return points + float(CONNECTION_POINTS[length]) * float(p.filled) / float(length)


def owed(table: Table, seat: Seat) -> float:
    """What the unfinished business of the seat's turn will still bring."""
    sum_ = 0.0
    for frame in table.stack:
        if isinstance(frame, Running):
            if frame.seat == seat:
                sum_ += running(frame)
        elif isinstance(frame, AnyKind):
            if frame.seat == seat:
                sum_ += ANY_KIND
        elif isinstance(frame, Turn) and frame.seat == seat:
            if frame.stage == PLACED:
                sum_ += to_come(table, frame, 0) + to_come(table, frame, 1)
            elif frame.stage == FIRST_KIND:
                sum_ += to_come(table, frame, frame.second)
    return sum_


def running(frame: Running) -> float:
    moved = isinstance(frame, Wand) and frame.space != NONE
    sum_ = 0.0 if moved else worth_of(frame.symbol(), frame.left)
    sum_ += HELD_TOKEN * float(total(frame.tokens))
    if isinstance(frame, Pentagram):
        sum_ += HELD_SPECIAL * float(size(frame.specials))
    if isinstance(frame, Crystals):
        sum_ += WAITING_CRYSTAL * float(total(frame.waiting))
    return sum_


def to_come(table: Table, turn: Turn, side: i64) -> float:
    kind = symbol_of(turn.tile, side)
    at = turn.at if side == 0 else turn.other
    return worth_of(kind, group_size(table, turn.seat, kind, at))


def worth_of(kind: i64, actions: i64) -> float:
    """So many actions of a kind."""
    if actions == 0:
        return 0.0
    sum_ = ACTION[kind] * float(actions)
    return sum_ + SCROLL_TAKEN if kind == SCROLL else sum_


# --- promised ---


def silver_ahead(table: Table, seat: Seat) -> i64:
    tracks = table.box.tracks
    points: i64 = 0
    for space in range(table.players[seat].wand + 1, tracks.wand_end + 1):
        if tracks.wand[space] == SILVER:
            points += tracks.wand_number[space] * counted(table, seat, tracks.wand_what[space])
    return points


def since_reward(table: Table, p: Player) -> i64:
    """Steps on the pentagram since the last space that gave something."""
    track = table.box.tracks.pentagram
    around = i64(len(track))
    steps: i64 = 0
    while steps < p.pentagram and track[(p.pentagram - steps) % around] == PALE:
        steps += 1
    return steps


def open_tokens(table: Table, p: Player) -> i64:
    n: i64 = 0
    todo = p.joined & ~p.standing
    while todo:
        if table.token_at[first(todo)] != NONE:
            n += 1
        todo &= todo - 1
    return n


def empty_pairs(table: Table, seat: Seat) -> i64:
    empty = table.empty_hexes(seat)
    twice: i64 = 0
    todo = empty
    while todo:
        twice += size(table.box.cauldron.near[first(todo)] & empty)
        todo &= todo - 1
    return twice >> 1
