"""Hexagonal grids."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostfair.kernel.hexgrid import (
    DIRECTION_NAMES,
    DIRECTIONS,
    Axial,
    Grid,
    disc,
    distance,
    mirrored,
    neighbour,
    neighbours,
    ring,
    turned,
)

CELLS = st.tuples(st.integers(-30, 30), st.integers(-30, 30))


def test_opposite_directions_cancel() -> None:
    for d in range(6):
        assert neighbour(neighbour((3, -2), d), (d + 3) % 6) == (3, -2)
    assert dict(zip(DIRECTION_NAMES, DIRECTIONS, strict=True))["SE"] == (0, 1)


@given(CELLS)
def test_six_different_neighbours_at_distance_one(cell: Axial) -> None:
    assert len(set(neighbours(cell))) == 6
    assert {distance(cell, n) for n in neighbours(cell)} == {1}


@given(CELLS, CELLS, CELLS)
def test_distance_is_a_distance(a: Axial, b: Axial, c: Axial) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@pytest.mark.parametrize("radius", range(5))
def test_rings_make_a_disc(radius: int) -> None:
    centre = (2, -1)
    around = ring(centre, radius)
    assert len(around) == len(set(around)) == (6 * radius or 1)
    assert {distance(centre, cell) for cell in around} == {radius}
    for one, next_one in itertools.pairwise(around):
        assert distance(one, next_one) == 1, "a ring is walked without jumps"
    everything = [cell for r in range(radius + 1) for cell in ring(centre, r)]
    assert sorted(disc(centre, radius)) == sorted(everything)


@given(CELLS)
def test_symmetries(cell: Axial) -> None:
    assert turned(cell, 6) == cell
    assert turned(turned(cell, 2), 4) == cell
    assert mirrored(mirrored(cell)) == cell
    assert distance((0, 0), turned(cell)) == distance((0, 0), mirrored(cell)) == distance((0, 0), cell)
    assert turned((1, 0)) == (0, 1), "clockwise on the page: E goes to SE"


def test_rays_end_at_the_edge_and_at_gaps() -> None:
    grid = Grid([(0, 0), (1, 0), (2, 0), (4, 0), (0, 1)])
    assert grid.ray(0, 0) == [1, 2], "(3, 0) is missing: the line ends there"
    assert grid.ray(2, 3) == [1, 0]
    assert grid.ray(3, 0) == []
    assert grid.near(0) == [1, 4]
    assert grid.edge() == [0, 1, 2, 3, 4]


def test_the_inside_of_a_disc_is_no_edge() -> None:
    grid = Grid(disc((0, 0), 3))
    assert len(grid.cells) == 37
    assert sorted(grid.cells[i] for i in grid.edge()) == sorted(ring((0, 0), 3))


def test_connected() -> None:
    grid = Grid([(0, 0), (1, 0), (3, 0)])
    assert grid.connected([0, 1])
    assert grid.connected([])
    assert not grid.connected([0, 1, 2])


def test_a_cell_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        Grid([(0, 0), (0, 0)])
