"""Actions as ints: the number is the action's stable id.

   0 …   14   hold a spell tile over the cauldron
  16 …   30   discard a spell tile (WS-3.9)
  32 …   37   begin with this kind
  40          draw a tile and end the turn
  41          done: waive what is left
  42          take a crystal out of the cauldron at a cost: which one follows
  43          use a double boost, 44 a single one
  45          one step on the pentagram
  46          lay a witch beside the own tower
  48 …   53   two actions of this kind (WS-6.4)
  56 …   61   use a magic token of this kind; 62 … 67 one that the black crystal brought
  72 …   88   put the large witch on a tower
  96 …  101   take the scroll of a place
 112 …  142   move so many spaces on the wand (112 + number)
 160 …  176   send a witch to a location
 192 …  251   put an energy on a connection
 256 …  292   take out the crystal of a hex
 320 …  349   use a special tile once: 2 * special + side
 384 …  503   put a waiting crystal somewhere: 10 * which + where
              which: the rim space's kind, 6 more for the black crystal
              where: 0 its symbol's shelf, 1 … 7 the bottom shelf for a token, 8 for nothing,
              9 beside the screen
 512 … 1471   lay a special tile: 64 * special + hex
1536 … 3903   move a crystal: 64 * from hex + to hex, or + 40 + kind of a rim space
4096 … 7935   place a spell tile: 256 * tile + 6 * hex + direction; its first symbol lies on the hex,
              its second on the neighbour in that direction
"""

from typing import Final

from frostfair.games.witchstone.rules.terms import HEXES, Hex, Tile
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Action

HOLD: Final[i64] = 0
DISCARD: Final[i64] = 16
BEGIN: Final[i64] = 32
DRAW: Final[i64] = 40
DONE: Final[i64] = 41
REACH: Final[i64] = 42
USE_DOUBLE: Final[i64] = 43
USE_SINGLE: Final[i64] = 44
STEP: Final[i64] = 45
LAY_WITCH: Final[i64] = 46
CHOOSE: Final[i64] = 48
USE_TOKEN: Final[i64] = 56
SETTLE: Final[i64] = 72
TAKE_SCROLL: Final[i64] = 96
MOVE_WAND: Final[i64] = 112
SEND: Final[i64] = 160
ENERGIZE: Final[i64] = 192
REMOVE: Final[i64] = 256
USE_SPECIAL: Final[i64] = 320
SHELVE: Final[i64] = 384
LAY_SPECIAL: Final[i64] = 512
MOVE: Final[i64] = 1536
PLACE: Final[i64] = 4096
LAST: Final[i64] = 7935

RIM: Final[i64] = 40  # a crystal's target from here on is a rim space
# Where a waiting crystal goes
TO_SYMBOL: Final[i64] = 0
FOR_TOKEN: Final[i64] = 1  # + the token
FOR_NOTHING: Final[i64] = 8
TO_SIDE: Final[i64] = 9

MOST_CHOICES: Final = 400


def place(tile: int, at: int, direction: int) -> int:
    return int(PLACE) + 256 * tile + 6 * at + direction


def tile_of(action: Action) -> Tile:
    return action - PLACE >> 8


def first_hex_of(action: Action) -> Hex:
    return (action - PLACE & 255) // 6


def direction_of(action: Action) -> i64:
    return (action - PLACE & 255) % 6


def move(start: int, to: int) -> int:
    return int(MOVE) + 64 * start + to


def shelve(which: int, where: int) -> int:
    return int(SHELVE) + 10 * which + where


def all_actions(locations: int, connections: int, longest: int) -> list[int]:
    """Every action there can be with so many locations and connections and so long a wand, legal or not."""
    singles = [DRAW, DONE, REACH, USE_DOUBLE, USE_SINGLE, STEP, LAY_WITCH]
    found = [int(action) for action in singles]
    for base, n in (
        (HOLD, 15),
        (DISCARD, 15),
        (BEGIN, 6),
        (CHOOSE, 6),
        (USE_TOKEN, 12),
        (SETTLE, locations),
        (TAKE_SCROLL, 6),
        (MOVE_WAND + 1, longest),
        (SEND, locations),
        (ENERGIZE, connections),
        (REMOVE, HEXES),
        (USE_SPECIAL, 30),
        (SHELVE, 120),
    ):
        found += [int(base) + i for i in range(n)]
    found += [int(LAY_SPECIAL) + 64 * special + at for special in range(15) for at in range(HEXES)]
    targets = [*range(HEXES), *range(int(RIM), int(RIM) + 6)]
    found += [move(start, to) for start in range(HEXES) for to in targets if start != to]
    return sorted(found + [place(t, at, d) for t in range(15) for at in range(HEXES) for d in range(6)])
