"""The components of Winter Queen: loads a data file, checks it, and lays out tables for the rules.

To correct the map, edit the data file and nothing else.
"""

from collections.abc import Mapping
from typing import Final, final

from frostfair.games import datafile
from frostfair.games.winter_queen.rules.terms import (
    BOOKS_PER_PILE,
    COLOURS,
    COUNTIES,
    DOMAIN,
    EFFECTS,
    RAY_STEPS,
    SPACES,
    ZONES,
)
from frostfair.kernel.bits import set_of
from frostfair.kernel.checking import Checker, as_int, as_tables, as_texts
from frostfair.kernel.codec import digest
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.hexgrid import Grid

STANDARD: Final = "winter-queen.toml"


@final
class Box:
    """What is in the box, as tables of small ints; one Box serves all states of all its matches."""

    def __init__(self, data: Mapping[str, object], source: str) -> None:
        _Checker(data, source).check()
        self.data_hash: str = digest(data)
        rows = _rows(data)
        zones = [zone for _, _, row in rows for zone in row]
        grid = Grid([(q + i, r) for r, q, row in rows for i in range(len(row))])
        rays = [[grid.ray(space, d) for d in range(6)] for space in range(SPACES)]

        self.grid: Grid = grid
        self.space_names: tuple[str, ...] = tuple(
            [
                f"{'abcdefghijklmnopqrstuvwxy'[i]}{j + 1}"
                for i, row in enumerate(rows)
                for j in range(len(row[2]))
            ]
        )
        self.near: vec[i64] = vec[i64]([set_of(grid.near(space)) for space in range(SPACES)])
        self.lines: vec[i64] = vec[i64]([set_of([s for ray in six for s in ray]) for six in rays])
        # The first spaces of every ray, padded with NONE: [(space * 6 + direction) * RAY_STEPS + step]
        self.ray: vec[i64] = vec[i64](
            [ray[i] if i < len(ray) else -1 for six in rays for ray in six for i in range(RAY_STEPS)]
        )
        self.edge: i64 = set_of(grid.edge())
        self.zone: vec[i64] = vec[i64]([ZONES.index(zone) for zone in zones])
        self.zones: vec[i64] = vec[i64](
            [set_of([s for s in range(SPACES) if zones[s] == zone]) for zone in ZONES]
        )
        self.domain_spaces: vec[i64] = vec[i64]([s for s in range(SPACES) if zones[s] == ZONES[DOMAIN]])
        self.domain_tiles: vec[i64] = vec[i64](
            [-1 if tile == "none" else COLOURS.index(tile) for tile in as_texts(data["domain_tiles"])]
        )
        # The effect of every page: [2 * book + side]
        self.effect: vec[i64] = vec[i64](
            [EFFECTS.index(page) for book in as_tables(data["book"]) for page in as_texts(book["pages"])]
        )
        self.crystals_per_colour: i64 = as_int(data["crystals_per_colour"])
        by_seats = {as_int(row["seats"]): row for row in as_tables(data["players"])}
        # By number of seats; 0 and 1 stand empty.
        self.holders: vec[i64] = _by_seats(by_seats, "holders")
        self.per_holder: vec[i64] = _by_seats(by_seats, "crystals_per_holder")
        self.left_out: vec[i64] = _by_seats(by_seats, "left_out_per_colour")

    def effect_of(self, book: i64, side: i64) -> i64:
        """The effect on a page of a book."""
        return self.effect[2 * book + side]


def standard_box() -> Box:
    """The box that comes with the program."""
    return box_from_text(datafile.shipped("frostfair.games.winter_queen", STANDARD), STANDARD)


def box_from_file(path: str) -> Box:
    """Another box: the same game with a corrected map, tiles or books."""
    return box_from_text(datafile.on_disk(path), path)


def box_from_text(text: str, source: str) -> Box:
    return Box(datafile.parse(text, source), source)


class _Checker(Checker):
    """Looks at a data file and names the first thing that can't be Winter Queen."""

    def check(self) -> None:
        self.names("the file", self.data, ("crystals_per_colour", "domain_tiles", "row", "players", "book"))
        self.number("crystals (WQ-1.2)", self.data, "crystals_per_colour", 9, 9)
        self._map()
        self._tiles()
        self._players()
        self._books()

    def _map(self) -> None:
        zones: list[str] = []
        cells: list[tuple[int, int]] = []
        for i, row in enumerate(self.tables("row")):
            where = f"row {i + 1}"
            self.names(where, row, ("r", "q", "zones"))
            r, q = self.number(where, row, "r", -20, 20), self.number(where, row, "q", -20, 20)
            self.require(
                r == cells[-1][1] + 1 if cells else True, f"{where}: r must rise by one from row to row"
            )
            row_zones = self.words(where, row["zones"], ZONES)
            self.require(len(row_zones) > 0, f"{where}: a row needs spaces")
            for zone in row_zones:
                cells.append((q + len([c for c in cells if c[1] == r]), r))
                zones.append(zone)
        self.require(len(cells) == SPACES, f"the map has {len(cells)} spaces, not {SPACES} (WQ-1.1)")
        for zone in ZONES:
            n = zones.count(zone)
            self.require(n == 5, f"zone {zone} has {n} spaces, not 5 (WQ-1.1)")
        grid = Grid(cells)
        self.require(grid.connected(list(range(SPACES))), "the map falls into pieces")

    def _tiles(self) -> None:
        tiles = self.words("domain_tiles", self.data["domain_tiles"], (*COLOURS, "none"))
        self.require(len(tiles) == 8, f"{len(tiles)} domain tiles, not 8 (WQ-1.3)")

    def _players(self) -> None:
        rows = self.tables("players")
        for row in rows:
            self.names("players", row, ("seats", "holders", "crystals_per_holder", "left_out_per_colour"))
            seats = self.number("players", row, "seats", 2, 4)
            where = f"players with seats = {seats}"
            holders = self.number(where, row, "holders", 1, 4)
            each = self.number(where, row, "crystals_per_holder", 1, 9)
            left_out = self.number(where, row, "left_out_per_colour", 0, 8)
            self.require(seats == 2 or holders == seats, f"{where}: one holder between neighbours (WQ-2.4)")
            self.require(holders * each < 5 * (9 - left_out), f"{where}: set-up would empty the bag (WQ-7.1)")
        seated = sorted([as_int(row["seats"]) for row in rows])
        self.require(seated == [2, 3, 4], f"players must be given once for 2, 3 and 4 seats, found {seated}")

    def _books(self) -> None:
        books = self.tables("book")
        want = BOOKS_PER_PILE * len(COUNTIES)
        self.require(len(books) == want, f"{len(books)} books, not {want} (WQ-1.4)")
        for i, book in enumerate(books):
            where = f"book {i + 1}"
            self.names(where, book, ("pages",))
            pages = self.words(where, book["pages"], EFFECTS)
            self.require(len(pages) == 2, f"{where} has {len(pages)} pages, not 2 (WQ-1.4)")


def _rows(data: Mapping[str, object]) -> list[tuple[int, int, list[str]]]:
    return [(as_int(row["r"]), as_int(row["q"]), as_texts(row["zones"])) for row in as_tables(data["row"])]


def _by_seats(rows: Mapping[int, Mapping[str, object]], name: str) -> vec[i64]:
    return vec[i64]([0, 0] + [as_int(rows[seats][name]) for seats in (2, 3, 4)])
