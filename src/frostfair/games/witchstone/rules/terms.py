"""The rulebook's words as small numbers, and the numbers that are rules."""

from typing import Final, TypeAlias

from frostfair.kernel.fast import i64, vec

Kind: TypeAlias = i64  # 0 … 5 an action kind and its symbol, an index of KINDS
Hex: TypeAlias = i64  # 0 … 36 of a cauldron, row by row like a page
Hexes: TypeAlias = i64  # a set of hexes (kernel.bits)
Tile: TypeAlias = i64  # 0 … 14 a spell tile or a special tile, an index of TILES
Location: TypeAlias = i64  # an index of Box.location_names
Locations: TypeAlias = i64  # a set of locations
Connection: TypeAlias = i64  # an index of Box.connection_names
Connections: TypeAlias = i64  # a set of connections
Token: TypeAlias = i64  # 0 … 5 one action of that kind, 6 three VP
Scroll: TypeAlias = i64  # 0 … 39
Scrolls: TypeAlias = i64  # a set of scrolls
Heap: TypeAlias = i64  # how many of each of a few things, in one int (heaps.py)

NONE: Final[i64] = -1

# WS-1.1
KINDS: Final = ("energy", "witch", "pentagram", "crystal", "wand", "scroll")
ENERGY: Final[i64] = 0
WITCH: Final[i64] = 1
PENTAGRAM: Final[i64] = 2
CRYSTAL: Final[i64] = 3
WAND: Final[i64] = 4
SCROLL: Final[i64] = 5

# WS-1.2, WS-1.6: every pair of symbols once, for spell tiles and special tiles alike.
TILES: Final = tuple([(a, b) for a in range(6) for b in range(a + 1, 6)])
SYMBOL: Final[vec[i64]] = vec[i64]([kind for tile in TILES for kind in tile])  # [2 * tile + side]
ALL_TILES: Final[i64] = 0x7FFF

TOKENS: Final = (*KINDS, "vp")
VP_TOKEN: Final[i64] = 6

LOCATION_TYPES: Final = ("witchstone", "tower", "village", "forest", "castle")
WITCHSTONE: Final[i64] = 0
TOWER: Final[i64] = 1
# What a prophecy may ask for: one of these types, or a tower that isn't the own (WS-12.13).
PLACE_TYPES: Final = (*LOCATION_TYPES, "foreign_tower")
FOREIGN_TOWER: Final[i64] = 5

HEXES: Final = 37  # WS-1.4
ALL_HEXES: Final[i64] = 0x1FFFFFFFFF
LOCATIONS: Final = 17  # WS-1.3
SMALL_WITCHES: Final[i64] = 11  # WS-1.2
ENERGIES: Final[i64] = 20
CRYSTALS: Final[i64] = 6  # of the own colour; the black one is apart
ROUNDS: Final[i64] = 11  # WS-3.3
HAND: Final[i64] = 5  # WS-2.5
SCROLL_PLACES: Final[i64] = 6  # WS-2.2
SCROLLS: Final = 40
MAGIC_TOKENS: Final = 21
SHELVES: Final = 7  # one for each kind, and the bottom one
BOTTOM: Final[i64] = 6

WITCH_POINTS: Final[i64] = 2  # WS-5.6
TOKEN_POINTS: Final[i64] = 3  # WS-5.8
BLACK_TOKEN_POINTS: Final[i64] = 5  # WS-7.4
TOKEN_ACTIONS: Final[i64] = 1  # WS-5.8
BLACK_TOKEN_ACTIONS: Final[i64] = 3  # WS-7.4
SHELF_ACTIONS: Final[i64] = 2  # WS-7.3
BLACK_SHELF_ACTIONS: Final[i64] = 4  # WS-7.4
SPECIAL_ACTIONS: Final[i64] = 2  # WS-6.5
EMPTY_DARK_ACTIONS: Final[i64] = 2  # WS-6.4
EMPTY_OWL_POINTS: Final[i64] = 2  # WS-6.3
KEPT_TOKEN_POINTS: Final[i64] = 2  # WS-11.1
KEPT_BOOST_POINTS: Final[i64] = 2  # WS-9.6
CONNECTION_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 6])  # by length (WS-4.5)
PROPHECY_POINTS: Final[vec[i64]] = vec[i64]([1, 3, 5, 7])  # by level (WS-9.8)
LEVELS: Final = ("not fulfilled", "basic", "middle", "full")

# The spaces of the pentagram (WS-6.2 to WS-6.4) and of the wand (WS-8.2).
PENTAGRAM_SPACES: Final = ("pale", "owl", "special")
PALE: Final[i64] = 0
OWL: Final[i64] = 1
DARK: Final[i64] = 2
WAND_SPACES: Final = ("blank", "bonus", "score")
BLANK: Final[i64] = 0
BONUS: Final[i64] = 1
SILVER: Final[i64] = 2

# What a silver space scores (WS-8.6).
SILVERS: Final = ("connections", "witches", "scrolls", "tokens", "crystals", "specials")
SILVER_CONNECTIONS: Final[i64] = 0
SILVER_WITCHES: Final[i64] = 1
SILVER_SCROLLS: Final[i64] = 2
SILVER_TOKENS: Final[i64] = 3
SILVER_CRYSTALS: Final[i64] = 4
SILVER_SPECIALS: Final[i64] = 5

# Kinds of scrolls (WS-9.5, chapter 12), and the rule of each.
SCROLL_KINDS: Final = (
    "double_boost",
    "single_boost",
    "group",
    "witches_in_order",
    "witches_on",
    "joined_in_order",
    "witchstone_rank",
    "witches",
    "lying",
    "silver",
    "specials",
    "scrolls",
    "tokens",
    "crystals",
)
SCROLL_RULES: Final = (
    "WS-9.5",
    "WS-9.5",
    "WS-12.1",
    "WS-12.2",
    "WS-12.3",
    "WS-12.4",
    "WS-12.5",
    "WS-12.6",
    "WS-12.7",
    "WS-12.8",
    "WS-12.9",
    "WS-12.10",
    "WS-12.11",
    "WS-12.12",
)
DOUBLE_BOOST: Final[i64] = 0
SINGLE_BOOST: Final[i64] = 1
GROUP: Final[i64] = 2
WITCHES_IN_ORDER: Final[i64] = 3
WITCHES_ON: Final[i64] = 4
JOINED_IN_ORDER: Final[i64] = 5
WITCHSTONE_RANK: Final[i64] = 6
WITCHES: Final[i64] = 7
LYING: Final[i64] = 8
SILVER_REACHED: Final[i64] = 9
SPECIALS: Final[i64] = 10
SCROLLS_GAINED: Final[i64] = 11
TOKENS_GAINED: Final[i64] = 12
CRYSTALS_SHELVED: Final[i64] = 13

# What the basic, middle and full level of a prophecy need that counts something, by kind of scroll.
_LEVELS: Final = (
    (0, 0, 0),  # boosts
    (0, 0, 0),
    (4, 5, 6),  # hexes of the largest group (WS-12.1)
    (0, 0, 0),  # places in order
    (1, 2, 3),  # locations of a type (WS-12.3)
    (0, 0, 0),  # places in order
    (0, 0, 0),  # the rank at the Witchstone
    (5, 7, 9),  # witches in the crystal ball (WS-12.6)
    (1, 2, 3),  # lying witches (WS-12.7)
    (3, 4, 5),  # silver spaces (WS-12.8)
    (2, 3, 4),  # special tiles (WS-12.9)
    (4, 5, 6),  # scrolls (WS-12.10)
    (4, 5, 7),  # magic tokens (WS-12.11)
    (3, 4, 5),  # crystals on shelves (WS-12.12)
)
NEEDS: Final[vec[i64]] = vec[i64]([n for levels in _LEVELS for n in levels])  # [3 * kind + level]

# Where points come from, and the rule behind each: score forensics counts by these.
SOURCES: Final = (
    "connection",
    "witch",
    "witchstone",
    "token",
    "empty_owls",
    "silver_connections",
    "silver_witches",
    "silver_scrolls",
    "silver_tokens",
    "silver_crystals",
    "silver_specials",
    "removed_crystal",
    "owl_tiles",
    "kept_tokens",
    "kept_boosts",
    "prophecy",
)
SOURCE_RULES: Final = (
    "WS-4.5",
    "WS-5.6",
    "WS-5.9",
    "WS-5.8",
    "WS-6.3",
    "WS-8.6",
    "WS-8.6",
    "WS-8.6",
    "WS-8.6",
    "WS-8.6",
    "WS-8.6",
    "WS-3.7",
    "WS-11.1",
    "WS-11.1",
    "WS-11.1",
    "WS-9.8",
)
FROM_CONNECTION: Final[i64] = 0
FROM_WITCH: Final[i64] = 1
FROM_WITCHSTONE: Final[i64] = 2
FROM_TOKEN: Final[i64] = 3
FROM_EMPTY_OWLS: Final[i64] = 4
FROM_SILVER: Final[i64] = 5  # and five more, in the order of SILVERS
FROM_REMOVED: Final[i64] = 11
FROM_OWLS: Final[i64] = 12
FROM_KEPT_TOKENS: Final[i64] = 13
FROM_KEPT_BOOSTS: Final[i64] = 14
FROM_PROPHECY: Final[i64] = 15
ALL_SOURCES: Final = 16

# What opened a frame of actions: cause * 64 + which (WS-10.1).
CAUSES: Final = ("tile", "token", "shelf", "special", "wand", "dark")
BY_TILE: Final[i64] = 0  # which: the hex of the symbol just placed
BY_TOKEN: Final[i64] = 64  # the token
BY_SHELF: Final[i64] = 128  # the shelf
BY_SPECIAL: Final[i64] = 192  # the special tile
BY_WAND: Final[i64] = 256  # the space of the wand
BY_DARK: Final[i64] = 320  # the dark space of the pentagram

# Why a game was over.
PLAYING: Final[i64] = 0
ROUNDS_PLAYED: Final[i64] = 1
END_REASONS: Final = ("playing", "rounds-played")


def symbol_of(tile: Tile, side: i64) -> Kind:
    """One of the two symbols of a tile."""
    return SYMBOL[2 * tile + side]
