"""Random tables against plain code that shares nothing with the engine (naive.py)."""

from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from frostfair.games.witchstone.rules.ending import final_entries, final_points
from frostfair.games.witchstone.rules.flow.crystals import Crystals, list_moves
from frostfair.games.witchstone.rules.preview import preview
from frostfair.games.witchstone.rules.prophecies import prophecy_level
from frostfair.games.witchstone.rules.scoring import largest_group
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import KINDS, NONE
from frostfair.games.witchstone.rules.ways import (
    cheapest_way,
    cost,
    destinations,
    free_connections,
    reachable,
)
from frostfair.kernel.bits import members_of
from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import deciders, offers, settle, step
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from tests.games.witchstone.rules.naive import PAIRS, Naive, scroll_list
from tests.games.witchstone.rules.play import BOX, WITCHSTONE
from tests.games.witchstone.rules.players import STYLES, Chooser

SCROLLS = scroll_list()
QUICK = sorted(set(STYLES) - {"clever"})  # it thinks too long for a test


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table in the middle of a game between players of any bent."""
    seats = draw(st.sampled_from((2, 3, 4)))
    levels = {f"handicap{i + 1}": draw(st.integers(0, 3)) for i in range(seats) if draw(st.booleans())}
    options = WITCHSTONE.meta.accept_options(levels)
    table = WITCHSTONE.setup(seats, options, draw(st.integers(0, 1 << 30)))
    assert isinstance(table, Table)
    settle(table, None)
    players = [Chooser(draw(st.sampled_from(QUICK)), draw(st.integers(0, 1 << 30))) for _ in range(seats)]
    for _ in range(draw(st.integers(8, 500))):
        waiting = members_of(deciders(table))
        if not waiting:
            break
        step(
            table,
            waiting[0],
            players[waiting[0]].choose(table, waiting[0], offers(table, waiting[0], 400)),
            None,
        )
    return table


def plain(table: Table) -> Naive:
    packed: Any = from_json(to_json(table.pack()))
    return Naive(packed)


def settled(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if table.players[seat].tower != NONE]


@given(tables())
def test_group_sizes(table: Table) -> None:  # WS-3.4, WS-12.1
    naive = plain(table)
    for seat in range(table.seats):
        for kind, name in enumerate(KINDS):
            groups = naive.groups(seat, name)
            assert largest_group(table, seat, kind) == max([len(group) for group in groups])


@given(tables(), st.integers(0, 14), st.integers(0, 5))
def test_preview_is_what_the_group_would_be(table: Table, tile: int, direction: int) -> None:  # WS-3.4
    for seat in range(table.seats):
        empty = members_of(table.empty_hexes(seat))
        for at in empty[:6]:
            other = BOX.cauldron.neighbour[6 * at + direction]
            if other == NONE or other not in empty or table.laid[15 * seat + tile] != NONE:
                continue
            one, two = preview(table, seat, tile, at, direction)
            packed = table.pack()
            laid: Any = packed["laid"]
            laid[15 * seat + tile] = at * 64 + other
            naive = Naive(packed)
            for promise, where, kind in ((one, at, PAIRS[tile][0]), (two, other, PAIRS[tile][1])):
                sizes = [len(g) for g in naive.groups(seat, kind) if BOX.cauldron.grid.cells[where] in g]
                assert [promise.size] == sizes


@given(tables())
def test_witch_way_costs(table: Table) -> None:  # WS-5.2, WS-5.3
    naive = plain(table)
    for seat in settled(table):
        costs = naive.way_costs(seat)
        for at, name in enumerate(BOX.ball.location_names):
            assert cost(table, seat, at) == costs.get(name, NONE)
            if name in costs:
                way = cheapest_way(table, seat, at)
                assert way[0] == table.players[seat].tower
                assert way[-1] == at
                own = [{BOX.ball.end_a[i], BOX.ball.end_b[i]} for i in members_of(table.players[seat].links)]
                foreign = [{a, b} not in own for a, b in pairwise(way)]
                assert 1 + sum(foreign) == costs[name]
        for actions in range(6):
            near = {name for name, n in costs.items() if n <= actions}
            assert {BOX.ball.location_names[at] for at in members_of(reachable(table, seat, actions))} == near
            if table.players[seat].lying:
                goals = {BOX.ball.location_names[at] for at in members_of(destinations(table, seat, actions))}
                assert goals == near - naive.standing(seat)


@given(tables())
def test_energy_spaces(table: Table) -> None:  # WS-4.2, WS-4.3, WS-4.4
    naive = plain(table)
    for seat in settled(table):
        found = {BOX.ball.connection_names[link] for link in members_of(free_connections(table, seat))}
        assert (found if table.players[seat].energies else set()) == naive.energy_spaces(seat)


@given(tables(), st.integers(1, 8))
def test_crystal_moves(table: Table, actions: int) -> None:  # WS-7.1, WS-7.3
    naive = plain(table)
    out = vec[i64]([0] * 400)
    for seat in range(table.seats):
        n = list_moves(table, seat, actions, out)
        texts = [WITCHSTONE.notation(out[i]).split() for i in range(n)]
        moves = [(start, to) for _, start, to in texts]
        assert len(set(moves)) == len(moves)
        assert set(moves) == naive.crystal_moves(seat, actions)


@given(tables())
def test_prophecy_levels(table: Table) -> None:  # WS-12.0 … WS-12.13
    naive = plain(table)
    for seat in settled(table):
        for scroll, (kind, about) in enumerate(SCROLLS):
            if not kind.endswith("boost"):
                assert prophecy_level(table, seat, scroll) == naive.level(seat, kind, about), (kind, about)


@given(tables())
def test_the_fast_sum_is_the_sum_of_the_entries(table: Table) -> None:  # WS-11.1
    for seat in settled(table):
        assert final_points(table, seat) == sum([entry.points for entry in final_entries(table, seat)])


@given(tables())
def test_every_list_is_short_and_every_placement_fits(table: Table) -> None:  # WS-3.1
    for seat in members_of(deciders(table)):
        offered = offers(table, seat, 400)
        assert 0 < len(offered) < 400
        for action in offered:
            words = WITCHSTONE.notation(action).split()
            if words[0] == "place":
                at = BOX.cauldron.hex_names.index(words[2])
                other = BOX.cauldron.neighbour[6 * at + DIRECTION_NAMES.index(words[3])]
                assert table.empty_hexes(seat) >> at & 1
                assert table.empty_hexes(seat) >> other & 1


def test_the_longest_list_stays_below_four_hundred() -> None:
    """Seven crystals, all open hexes, six exits each: no crystal decision can be longer."""
    table = WITCHSTONE.setup(4, WITCHSTONE.meta.accept_options({}), 1)
    assert isinstance(table, Table)
    table.stack.append(Crystals(0, 12, 0, 0, 0))
    assert len(offers(table, 0, 400)) < 230
