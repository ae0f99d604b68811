"""A second Winter Queen, deliberately naive: the rules read aloud, one loop per sentence.

It shares no code with the game: its own map, dictionaries of axial coordinates, words instead of numbers.
`choices` tells every way to score an effect, `legal` every action of a position line.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

Cell = tuple[int, int]
Board = Mapping[Cell, str]  # every space; a colour's letter, or "." where it is empty
Page = tuple[str, str]  # effect, and the letter of the crystal on it or "-"
Books = Sequence[Sequence[tuple[Page, Page]]]  # by seat
Choice = tuple[Cell | None, int | None, int | None]  # crystal, direction, opponent
Parts = list[set[Hashable]]  # one point for each part, and what may stand for it

# Row by row from the top: r, the q of the first space, and the county of each space (D: Queen's Domain)
ROWS: Final = ((-2, 0, "RDG"), (-1, -2, "RRRGGG"), (0, -3, "DRBDGPD"), (1, -3, "BBBPPP"), (2, -2, "BDP"))
ZONE: Final[dict[Cell, str]] = {(q + i, r): zone for r, q, row in ROWS for i, zone in enumerate(row)}
CELLS: Final = list(ZONE)
NAMES: Final = {(q + i, r): f"{'abcde'[r + 2]}{i + 1}" for r, q, row in ROWS for i in range(len(row))}
STEPS: Final[tuple[Cell, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E NE NW W SW SE
NOWHERE: Final[Choice] = (None, None, None)


def beside(cell: Cell) -> list[Cell]:
    """The neighbouring spaces on the map."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in STEPS if (cell[0] + dq, cell[1] + dr) in ZONE]


def line(cell: Cell, direction: int) -> list[Cell]:
    """The spaces from here to the edge of the map, without this one."""
    found: list[Cell] = []
    dq, dr = STEPS[direction]
    cell = (cell[0] + dq, cell[1] + dr)
    while cell in ZONE:
        found.append(cell)
        cell = (cell[0] + dq, cell[1] + dr)
    return found


def crystals(board: Board, colour: str) -> list[Cell]:
    return [cell for cell in CELLS if board[cell] == colour]


# --- the effects: for every choice, the parts that give a point each ---


def choices(board: Board, books: Books, seat: int, effect: str, colour: str) -> dict[Choice, Parts]:
    """Effects are called as in the data file, colours by their letters."""
    if effect.startswith("forest_wisps_"):
        return wisps(board, effect[len("forest_wisps_")].upper(), colour)
    if effect == "arcane_knowledge":
        return arcane_knowledge(books, seat, colour)
    by_name = {
        "rose_of_the_winds": rose,
        "border_keeper": border_keeper,
        "magical_clouds": clouds,
        "bright_way": bright_way,
        "northern_lights": lights,
        "polar_star": polar_star,
    }
    return by_name[effect](board, colour)


def best(found: Mapping[Choice, Parts]) -> int:
    return max([len(parts) for parts in found.values()], default=0)


def wisps(board: Board, depicted: str, colour: str) -> dict[Choice, Parts]:
    found: dict[Choice, Parts] = {}
    for chosen in CELLS:
        if board[chosen] not in (depicted, colour):
            continue
        other = colour if board[chosen] == depicted else depicted
        found[chosen, None, None] = [{cell} for cell in beside(chosen) if board[cell] == other]
    return found


def rose(board: Board, colour: str) -> dict[Choice, Parts]:
    found: dict[Choice, Parts] = {}
    for chosen in crystals(board, colour):
        parts: Parts = [{chosen}]
        for direction in range(6):
            parts += [{cell} for cell in line(chosen, direction) if board[cell] == colour]
        found[chosen, None, None] = parts
    return found


def border_keeper(board: Board, colour: str) -> dict[Choice, Parts]:
    return {NOWHERE: [{cell} for cell in crystals(board, colour) if len(beside(cell)) < 6]}


def clouds(board: Board, colour: str) -> dict[Choice, Parts]:
    groups: list[set[Cell]] = []
    for cell in crystals(board, colour):
        touched = [group for group in groups if any(near in group for near in beside(cell))]
        groups = [group for group in groups if group not in touched]
        groups.append({cell}.union(*touched))
    return {NOWHERE: [set(group) for group in groups]}


def bright_way(board: Board, colour: str) -> dict[Choice, Parts]:
    found: dict[Choice, Parts] = {}
    for chosen in crystals(board, colour):
        for direction in range(6):
            met = [colour]
            parts: Parts = [{chosen}]
            for cell in line(chosen, direction):
                if board[cell] == "." or board[cell] in met:
                    break
                met.append(board[cell])
                parts.append({cell})
            found[chosen, direction, None] = parts
    return found


def lights(board: Board, colour: str) -> dict[Choice, Parts]:
    zones = [{cell for cell in crystals(board, colour) if ZONE[cell] == zone} for zone in "RGPBD"]
    return {NOWHERE: [set(cells) for cells in zones if cells]}


def polar_star(board: Board, colour: str) -> dict[Choice, Parts]:
    return {
        (chosen, None, None): [{cell} for cell in beside(chosen) if board[cell] == "."]
        for chosen in crystals(board, colour)
    }


def arcane_knowledge(books: Books, seat: int, colour: str) -> dict[Choice, Parts]:
    """A part is a crystal on a book: whose, which book, which page, and whether it is depicted."""
    found: dict[Choice, Parts] = {}
    for opponent in range(len(books)):
        if opponent == seat:
            continue
        parts: Parts = []
        for owner in (seat, opponent):
            for slot, book in enumerate(books[owner]):
                for side, (effect, crystal) in enumerate(book):
                    if crystal == colour:
                        parts.append({(owner, slot, side, False)})
                    if effect.startswith("forest_wisps_") and effect[len("forest_wisps_")].upper() == colour:
                        parts.append({(owner, slot, side, True)})
        found[None, None, opponent] = parts
    return found


# --- legal actions ---


def legal(position: str) -> set[str]:
    """All that may be done in a position line, in notation."""
    drawn, holders, _, piles, _, seats, _, business, left, _ = position.split()
    on = dict(zip(NAMES.values(), drawn.replace("/", ""), strict=True))
    what, _, where = business.partition(":")
    if what == "over":
        return set()
    if what.startswith("back"):
        return {f"back {space}" for space, letter in on.items() if letter.isupper()}
    if what.startswith("book"):
        return _books_to_take(where, piles.split(",")) | {"skip"}
    seat = int(what[-1])
    own = seats.split("|")[seat - 1].partition(":")[2].split(",")
    pages = [f"{i + 1}{'LR'[j]}" for i, book in enumerate(own) for j in (0, 1) if book and book[j - 2] == "-"]
    targets = [space for space, letter in on.items() if letter == "."] + pages
    done = {
        f"{crystal}{holder}-{target}"
        for holder in _reach(seat, len(seats.split("|")), left)
        for crystal in holders.split(",")[holder - 1].replace("-", "")
        for target in targets
    }
    if left == "-":
        done |= {f"use {i + 1}" for i, book in enumerate(own) if book and book[-2:] != "--"}
    return done or {"pass"}


def _books_to_take(where: str, piles: list[str]) -> set[str]:
    (zone,) = [ZONE[cell] for cell, name in NAMES.items() if name == where]
    return {f"take {c}" for c, pile in zip("RGPB", piles, strict=True) if pile != "-" and zone in (c, "D")}


def _reach(seat: int, seats: int, left: str) -> list[int]:
    if left != "-":
        return [1]
    if seats == 2:
        return [1, 2, 3]
    return [seat, seat % seats + 1]
