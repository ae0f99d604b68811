"""How good a table of Witchstone is for a seat: the measure of the bots that look ahead.

What counts is the lead over the strongest opponent, everybody judged by the same sum: points made, what the
end would bring now, actions still owed, and what the boards promise for later. Owed actions count, so that
positions in the middle of a turn can be compared: a bot that can't think a whole turn through still knows
that a place with larger groups is better, and never waives what it could use.
"""

from frostfair.games.witchstone.rules.ending import final_points, winners
from frostfair.games.witchstone.rules.flow.crystals import Crystals
from frostfair.games.witchstone.rules.flow.pentagram import AnyKind, Pentagram
from frostfair.games.witchstone.rules.flow.running import Running
from frostfair.games.witchstone.rules.flow.turn import FIRST_KIND, PLACED, Turn
from frostfair.games.witchstone.rules.flow.wand import Wand
from frostfair.games.witchstone.rules.heaps import total
from frostfair.games.witchstone.rules.player import Player
from frostfair.games.witchstone.rules.scoring import group_size, largest_group
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    CONNECTION_POINTS,
    NONE,
    PALE,
    PLAYING,
    ROUNDS,
    SCROLL,
    symbol_of,
)
from frostfair.kernel.bits import members_of, size
from frostfair.kernel.flow import Frame, State

# What one action of a kind brings on average, a little less than it really does: using one must look better
# than having it. Energy is worth its points and the ways it opens; a wand space half a bonus or silver space.
ACTION = (1.3, 1.1, 1.2, 0.9, 1.1, 0.3)
SCROLL_TAKEN = 2.0  # one scroll, however many actions choose it (WS-9.2): a boost, or half a prophecy
HELD_TOKEN = 1.0  # a magic token not used yet: one action
HELD_SPECIAL = 2.4  # a special tile not decided yet: two actions
WAITING_CRYSTAL = 2.2  # on the rim: two actions, or a token and two points at the end

# Promises, paid in full with many turns to go and not at all in the last.
GROUP_HEX = 0.55  # each hex of the largest group of a kind: the next tile there counts it again
CRYSTAL_INSIDE = 1.0  # still in the cauldron: two bonus actions, less the moves out
UNUSED_BOOST = 1.0  # beyond the two points it is worth at the end
WAND_SPACE = 0.45  # silver spaces ahead score more the more one has; being in front doubles
PENTAGRAM_STEP = 0.6  # since the last reward: the next one is that much nearer
LYING_WITCH = 1.3  # one action more makes it two points, and often a token
OPEN_TOKEN = 0.5  # on a location that own connections reach
EMPTY_PAIR = 0.25  # of adjacent empty hexes, up to a dozen: without room a turn is lost (WS-3.9)
ENOUGH_PAIRS = 12

# What the strongest opponent has counts less than what is mine, since nobody can hold back three others.
RIVAL = 0.5
WIN = 1000.0


def evaluate(state: State, seat: int) -> float:
    """The seat's lead, in points."""
    assert isinstance(state, Table)
    others = [other for other in range(state.seats) if other != seat]
    if state.end != PLAYING:
        lead = float(state.players[seat].points) - max([float(state.players[o].points) for o in others])
        return lead + (WIN if seat in winners(state) else 0.0)
    return standing(state, seat) - RIVAL * max([standing(state, other) for other in others])


def standing(table: Table, seat: int) -> float:
    """What a seat has, in points."""
    p = table.players[seat]
    if p.tower == NONE:
        return float(p.points)
    later = (int(ROUNDS) - max(int(table.round), 1)) / int(ROUNDS)
    owed = sum([_owed(table, frame) for frame in table.stack if getattr(frame, "seat", -1) == seat])
    return (
        float(p.points + final_points(table, seat)) + owed + begun(table, p) + later * promises(table, seat)
    )


def begun(table: Table, p: Player) -> float:
    """A connection half done is worth half its points: somebody must finish it before starting another."""
    if p.begun == NONE:
        return 0.0
    length = table.box.ball.length[p.begun]
    return float(CONNECTION_POINTS[length]) * int(p.filled) / int(length)


def promises(table: Table, seat: int) -> float:
    """What the boards will bring if there is time."""
    p = table.players[seat]
    groups = sum([int(largest_group(table, seat, kind)) for kind in range(6)])
    boosts = count(p.scrolls & table.box.scrolls.boosts & ~p.used)
    near = [at for at in members_of(p.joined & ~p.standing) if table.token_at[at] != NONE]
    empty = table.empty_hexes(seat)
    pairs = sum([count(table.box.cauldron.near[at] & empty) for at in members_of(empty)]) // 2
    return (
        GROUP_HEX * groups
        + CRYSTAL_INSIDE * count(table.crystal_hexes(seat))
        + UNUSED_BOOST * boosts
        + WAND_SPACE * int(p.wand)
        + PENTAGRAM_STEP * since_reward(table, p)
        + LYING_WITCH * min(int(p.lying), 3)
        + OPEN_TOKEN * len(near)
        + EMPTY_PAIR * min(pairs, ENOUGH_PAIRS)
    )


def count(members: int) -> int:
    return int(size(members))


def since_reward(table: Table, p: Player) -> int:
    """Steps on the pentagram since the last space that gave something."""
    track = table.box.tracks.pentagram
    steps = 0
    while steps < p.pentagram and track[(p.pentagram - steps) % len(track)] == PALE:
        steps += 1
    return steps


def _owed(table: Table, frame: Frame) -> float:
    """What the unfinished business of a turn will still bring."""
    if isinstance(frame, Running):
        return _running(frame)
    if isinstance(frame, AnyKind):
        return 2 * max(ACTION)
    if isinstance(frame, Turn) and PLACED <= frame.stage <= FIRST_KIND:
        sides = (0, 1) if frame.stage == PLACED else (frame.second,)
        return sum([_to_come(table, frame, side) for side in sides])
    return 0.0


def _to_come(table: Table, turn: Turn, side: int) -> float:
    kind, at = symbol_of(turn.tile, side), turn.at if side == 0 else turn.other
    return worth_of(int(kind), int(group_size(table, turn.seat, kind, at)))


def _running(frame: Running) -> float:
    moved = isinstance(frame, Wand) and frame.space != NONE
    sum_ = 0.0 if moved else worth_of(int(frame.symbol()), int(frame.left))
    sum_ += HELD_TOKEN * int(total(frame.tokens))
    if isinstance(frame, Pentagram):
        sum_ += HELD_SPECIAL * count(frame.specials)
    if isinstance(frame, Crystals):
        sum_ += WAITING_CRYSTAL * int(total(frame.waiting))
    return sum_


def worth_of(kind: int, actions: int) -> float:
    """So many actions of a kind."""
    if actions == 0:
        return 0.0
    return ACTION[kind] * actions + (SCROLL_TAKEN if kind == SCROLL else 0.0)
