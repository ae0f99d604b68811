"""The components of Witchstone: loads a data file and lays out tables for the rules (checking.py checks it).

To correct a board, edit the data file and nothing else.
"""

from collections.abc import Mapping
from typing import Final, final

from frostfair.games import datafile
from frostfair.games.witchstone.rules.checking import WitchstoneChecker
from frostfair.games.witchstone.rules.terms import (
    BONUS,
    DARK,
    DOUBLE_BOOST,
    HEXES,
    KINDS,
    LOCATION_TYPES,
    NONE,
    OWL,
    PENTAGRAM_SPACES,
    PLACE_TYPES,
    SCROLL_KINDS,
    SILVER,
    SILVERS,
    SINGLE_BOOST,
    TOKENS,
    WAND_SPACES,
)
from frostfair.kernel.bits import set_of
from frostfair.kernel.checking import as_int, as_list, as_table, as_tables, as_texts
from frostfair.kernel.codec import digest
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.hexgrid import Grid, distance, neighbour

STANDARD: Final = "witchstone.toml"
FARTHEST: Final = 6  # no two hexes of a cauldron are farther apart


@final
class Cauldron:
    """The player boards: 37 hexes with symbols, crystals and rim spaces (WS-1.4)."""

    def __init__(self, data: Mapping[str, object]) -> None:
        rows = [(as_int(r["r"]), as_int(r["q"]), as_texts(r["hexes"])) for r in as_tables(data["cauldron"])]
        grid = Grid([(q + i, r) for r, q, hexes in rows for i in range(len(hexes))])
        shown = [text.split() for _, _, hexes in rows for text in hexes]
        steps = [[distance(a, b) for b in grid.cells] for a in grid.cells]
        self.grid: Grid = grid
        self.hex_names: tuple[str, ...] = _hex_names([len(hexes) for _, _, hexes in rows])
        self.near: vec[i64] = vec[i64]([set_of(grid.near(at)) for at in range(HEXES)])
        self.neighbour: vec[i64] = vec[i64](
            [grid.index.get(neighbour(cell, d), -1) for cell in grid.cells for d in range(6)]
        )
        self.within: vec[i64] = vec[i64](
            [set_of([b for b in range(HEXES) if row[b] <= n]) for row in steps for n in range(FARTHEST + 1)]
        )
        self.distance: vec[i64] = vec[i64]([n for row in steps for n in row])
        self.printed: vec[i64] = vec[i64]([_showing(shown, f"printed:{kind}") for kind in KINDS])
        self.all_printed: i64 = sum([_showing(shown, f"printed:{kind}") for kind in KINDS])
        self.exits: vec[i64] = vec[i64]([_showing(shown, f"exit:{kind}") for kind in KINDS])
        self.exit_cost: vec[i64] = vec[i64]([_moves_out(row, shown, kind) for row in steps for kind in KINDS])
        self.crystal_start: i64 = _showing(shown, "crystal")
        self.black_start: i64 = next(at for at in range(HEXES) if "black" in shown[at])

    def beside(self, at: i64, direction: i64) -> i64:
        """The neighbour of a hex in a direction, or NONE."""
        return self.neighbour[6 * at + direction]

    def hexes_within(self, at: i64, steps: i64) -> i64:
        """The hexes at most so many steps away (FARTHEST is enough for all), a set."""
        return self.within[(FARTHEST + 1) * at + steps]

    def moves_between(self, at: i64, to: i64) -> i64:
        """Moves from hex to hex (WS-7.1)."""
        return self.distance[HEXES * at + to]

    def moves_out(self, at: i64, kind: i64) -> i64:
        """Moves to leave a hex by the rim space of a kind (WS-7.3)."""
        return self.exit_cost[6 * at + kind]


@final
class CrystalBall:
    """The map: locations, and connections between them (WS-1.3)."""

    def __init__(self, data: Mapping[str, object]) -> None:
        places = as_tables(data["location"])
        names = [str(place["id"]) for place in places]
        types = [str(place["type"]) for place in places]
        roads = [(as_texts(c["between"]), as_int(c["length"])) for c in as_tables(data["connection"])]
        self.location_names: tuple[str, ...] = tuple(names)
        self.location_at: tuple[tuple[int, int], ...] = tuple(
            [(as_int(place["x"]), as_int(place["y"])) for place in places]
        )
        self.location_type: vec[i64] = vec[i64]([LOCATION_TYPES.index(kind) for kind in types])
        self.locations_of: vec[i64] = vec[i64](
            [set_of([i for i, kind in enumerate(types) if kind == wanted]) for wanted in LOCATION_TYPES]
        )
        self.witchstone: i64 = types.index("witchstone")
        self.connection_names: tuple[str, ...] = tuple([f"{ends[0]}-{ends[1]}" for ends, _ in roads])
        self.end_a: vec[i64] = vec[i64]([names.index(ends[0]) for ends, _ in roads])
        self.end_b: vec[i64] = vec[i64]([names.index(ends[1]) for ends, _ in roads])
        self.length: vec[i64] = vec[i64]([length for _, length in roads])
        self.connections_at: vec[i64] = vec[i64](
            [set_of([i for i, (ends, _) in enumerate(roads) if name in ends]) for name in names]
        )
        self.witchstone_bonus: vec[i64] = _ints(data["witchstone_bonus"])


@final
class Tracks:
    """Pentagram and magic wand, and the owl tiles beside the pentagram."""

    def __init__(self, data: Mapping[str, object]) -> None:
        track = [PENTAGRAM_SPACES.index(space) for space in as_texts(data["pentagram"])]
        wand = [space.split() for space in as_texts(data["wand"])]
        self.owl_stack: vec[i64] = _ints(data["owl_stack"])
        self.pentagram: vec[i64] = vec[i64](track)
        # Which owl stack or dark space a space is: how many of its sort come before it.
        self.pentagram_place: vec[i64] = vec[i64]([track[:i].count(sort) for i, sort in enumerate(track)])
        self.wand: vec[i64] = vec[i64]([WAND_SPACES.index(space[0]) for space in wand])
        self.wand_what: vec[i64] = vec[i64]([_wand_what(space) for space in wand])
        self.wand_number: vec[i64] = vec[i64]([int(space[2]) if len(space) == 3 else 0 for space in wand])
        self.wand_end: i64 = len(wand) - 1

    def pentagram_spaces(self, sort: int) -> list[int]:
        """The spaces of a sort, in the order of the track."""
        return [i for i in range(len(self.pentagram)) if self.pentagram[i] == sort]

    def owl_spaces(self) -> list[int]:
        return self.pentagram_spaces(OWL)

    def dark_spaces(self) -> list[int]:
        return self.pentagram_spaces(DARK)

    def silver_spaces(self) -> list[int]:
        return [i for i in range(len(self.wand)) if self.wand[i] == SILVER]


@final
class Supply:
    """Magic tokens, and how many crystals the shelves take; by number of seats, 0 and 1 stand empty."""

    def __init__(self, data: Mapping[str, object]) -> None:
        tokens = as_table(data["tokens"])
        by_seats = {as_int(row["seats"]): row for row in as_tables(data["shelves"])}
        self.tokens: vec[i64] = vec[i64]([as_int(tokens[name]) for name in TOKENS])
        self.shelf_limit: vec[i64] = vec[i64]([0, 0] + [as_int(by_seats[n]["symbol"]) for n in (2, 3, 4)])
        self.bottom_limit: vec[i64] = vec[i64]([0, 0] + [as_int(by_seats[n]["bottom"]) for n in (2, 3, 4)])


@final
class ScrollDeck:
    """The scrolls, each with its kind and what it is about; boosts as sets of scrolls."""

    def __init__(self, data: Mapping[str, object]) -> None:
        scrolls = [
            (SCROLL_KINDS.index(str(row["kind"])), _about(as_texts(row["about"])))
            for row in as_tables(data["scroll"])
            for _ in range(as_int(row["copies"]))
        ]
        doubles = [(i, about[0]) for i, (kind, about) in enumerate(scrolls) if kind == DOUBLE_BOOST]
        singles = [i for i, (kind, _) in enumerate(scrolls) if kind == SINGLE_BOOST]
        self.kind: vec[i64] = vec[i64]([kind for kind, _ in scrolls])
        self.scroll_about: vec[i64] = vec[i64]([word for _, about in scrolls for word in about])
        self.double_boosts: vec[i64] = vec[i64](
            [set_of([i for i, of in doubles if of == kind]) for kind in range(6)]
        )
        self.single_boosts: i64 = set_of(singles)
        self.boosts: i64 = set_of([i for i, _ in doubles] + singles)

    def about(self, scroll: i64, i: i64) -> i64:
        """The first, second or third kind or place a scroll is about, or NONE."""
        return self.scroll_about[3 * scroll + i]


@final
class Box:
    """What is in the box, as tables of small ints; one Box serves all states of all its matches."""

    def __init__(self, data: Mapping[str, object], source: str) -> None:
        WitchstoneChecker(data, source).check()
        self.data_hash: str = digest(data)
        self.cauldron: Cauldron = Cauldron(data)
        self.ball: CrystalBall = CrystalBall(data)
        self.tracks: Tracks = Tracks(data)
        self.supply: Supply = Supply(data)
        self.scrolls: ScrollDeck = ScrollDeck(data)


def standard_box() -> Box:
    """The box that comes with the program."""
    return box_from_text(datafile.shipped("frostfair.games.witchstone", STANDARD), STANDARD)


def box_from_file(path: str) -> Box:
    """Another box: the same game with a corrected map, cauldron, track or set of scrolls."""
    return box_from_text(datafile.on_disk(path), path)


def box_from_text(text: str, source: str) -> Box:
    return Box(datafile.parse(text, source), source)


def _hex_names(rows: list[int]) -> tuple[str, ...]:
    """A letter for the row, a number for the place in it."""
    return tuple([f"{chr(ord('a') + i)}{j + 1}" for i, length in enumerate(rows) for j in range(length)])


def _moves_out(steps: list[int], shown: list[list[str]], kind: str) -> int:
    """To the nearest hex with an exit of the kind, and one more over the rim."""
    return min([steps[at] for at in range(HEXES) if f"exit:{kind}" in shown[at]]) + 1


def _showing(shown: list[list[str]], word: str) -> int:
    return set_of([at for at in range(HEXES) if word in shown[at]])


def _wand_what(space: list[str]) -> int:
    if space[0] == WAND_SPACES[BONUS]:
        return KINDS.index(space[1])
    return SILVERS.index(space[1]) if space[0] == WAND_SPACES[SILVER] else int(NONE)


def _about(words: list[str]) -> list[int]:
    """What a scroll is about: up to three kinds or places, filled up with NONE."""
    known = [KINDS.index(word) if word in KINDS else PLACE_TYPES.index(word) for word in words]
    return known + [-1] * (3 - len(known))


def _ints(value: object) -> vec[i64]:
    return vec[i64]([as_int(item) for item in as_list(value)])
