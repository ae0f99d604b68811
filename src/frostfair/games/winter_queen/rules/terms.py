"""The rulebook's words as small numbers, and the numbers that are rules."""

from typing import Final, TypeAlias

from frostfair.kernel.fast import i64

Colour: TypeAlias = i64  # 0 … 4, an index of COLOURS
Space: TypeAlias = i64  # 0 … 24, row by row like a page
Spaces: TypeAlias = i64  # a set of spaces (kernel.bits)
Zone: TypeAlias = i64  # 0 … 3 a county and its pile, 4 the Queen's Domain
Book: TypeAlias = i64  # 0 … 19
Effect: TypeAlias = i64  # 0 … 11, an index of EFFECTS
Heap: TypeAlias = i64  # some crystals (crystals.py)

NONE: Final[i64] = -1

COLOURS: Final = ("red", "green", "blue", "yellow", "purple")
COUNTIES: Final = ("red", "green", "purple", "blue")  # WQ-1.2: there is no yellow county
ZONES: Final = (*COUNTIES, "domain")
DOMAIN: Final[i64] = 4

SPACES: Final = 25  # WQ-1.1
ALL_SPACES: Final[i64] = 0x1FFFFFF
BOOKS: Final = 20  # WQ-1.4
BOOKS_PER_PILE: Final = 5  # WQ-2.6
MOST_BOOKS: Final[i64] = 3  # WQ-4.5
ALL_PAGES: Final[i64] = 63  # three books with two pages each, as a set
RAY_STEPS: Final = 4  # a Bright Way of five colours has four steps (WQ-8.5)

# A page's effect: 0 … 4 are the Forest Wisps of that colour (WQ-1.4).
EFFECTS: Final = (
    "forest_wisps_red",
    "forest_wisps_green",
    "forest_wisps_blue",
    "forest_wisps_yellow",
    "forest_wisps_purple",
    "rose_of_the_winds",
    "border_keeper",
    "magical_clouds",
    "bright_way",
    "northern_lights",
    "polar_star",
    "arcane_knowledge",
)
ROSE_OF_THE_WINDS: Final[i64] = 5
BORDER_KEEPER: Final[i64] = 6
MAGICAL_CLOUDS: Final[i64] = 7
BRIGHT_WAY: Final[i64] = 8
NORTHERN_LIGHTS: Final[i64] = 9
POLAR_STAR: Final[i64] = 10
ARCANE_KNOWLEDGE: Final[i64] = 11

# The rule behind each effect, in the order of EFFECTS.
EFFECT_RULES: Final = (
    "WQ-8.1",
    "WQ-8.1",
    "WQ-8.1",
    "WQ-8.1",
    "WQ-8.1",
    "WQ-8.2",
    "WQ-8.3",
    "WQ-8.4",
    "WQ-8.5",
    "WQ-8.6",
    "WQ-8.7",
    "WQ-8.8",
)

# Why a game was over.
PLAYING: Final[i64] = 0
TURNS_PLAYED: Final[i64] = 1  # WQ-7.3
CRYSTALS_GONE: Final[i64] = 2  # WQ-7.8
EVERYBODY_PASSED: Final[i64] = 3  # WQ-7.8
END_REASONS: Final = ("playing", "turns-played", "crystals-gone", "everybody-passed")
