"""What belongs to one player. No rules here."""

from typing import Final, final

from frostfair.games.witchstone.rules.terms import (
    ALL_TILES,
    ENERGIES,
    NONE,
    SMALL_WITCHES,
    Connection,
    Connections,
    Heap,
    Hexes,
    Location,
    Locations,
    Scrolls,
)
from frostfair.kernel.fast import i64

# Where the black crystal is: a hex of the cauldron (0 … 36), or …
ON_RIM: Final[i64] = 40  # … waiting on the rim space of a kind (40 … 45),
ON_SHELF: Final[i64] = 48  # … on a shelf (48 … 54),
ASIDE: Final[i64] = 56  # … or beside the screen


@final
class Player:
    """Everything of one player but the tables that all share (Table)."""

    def __init__(self) -> None:
        self.points: i64 = 0  # below 0 too (WS-3.8)
        self.handicap: i64 = 0  # WS-13.2; 0 is none
        # Spell tiles, as sets
        self.hand: i64 = 0  # behind the screen: a secret (WS-9.7)
        self.unseen: i64 = ALL_TILES  # face down, and those put back unseen (WS-13.1)
        self.discarded: i64 = 0  # WS-3.9
        self.to_draw: i64 = 0  # how many are still drawn
        # The cauldron
        self.covered: Hexes = 0  # under spell tiles and special tiles
        self.crystals: Hexes = 0  # of the own colour
        self.black: i64 = 0  # where the black crystal is
        self.rim: Heap = 0  # own crystals waiting on each rim space (WS-7.5)
        self.aside: i64 = 0  # own crystals beside the screen
        self.removed: i64 = 0  # crystals taken out at a cost, the black one too (WS-3.7)
        # The crystal ball
        self.tower: Location = NONE
        self.supply: i64 = SMALL_WITCHES
        self.lying: i64 = 0
        self.standing: Locations = 0  # the large witch's tower too
        self.rank: i64 = 0  # at the Witchstone, 1 … 4; 0 is not there
        self.energies: i64 = ENERGIES
        self.links: Connections = 0  # completed
        self.begun: Connection = NONE
        self.filled: i64 = 0  # energies on the begun connection
        self.joined: Locations = 0  # by own completed connections to the own tower, which is one of them
        # Tracks and what was gained
        self.pentagram: i64 = 0  # steps from the start, all rounds of the ring together
        self.wand: i64 = 0
        self.arrived: i64 = 0  # 1 for the first at the wand's last space, and so on; 0 is not there (WS-8.4)
        self.owls: i64 = 0  # owl tiles, a set of 5 * stack + place from the top
        self.specials: i64 = 0  # special tiles gained, wherever they are
        self.tokens: i64 = 0  # magic tokens gained, used or not
        self.scrolls: Scrolls = 0  # gained, used boosts too
        self.used: Scrolls = 0  # boosts that were used

    def copy(self) -> "Player":
        other = Player()
        other.points = self.points
        other.handicap = self.handicap
        other.hand = self.hand
        other.unseen = self.unseen
        other.discarded = self.discarded
        other.to_draw = self.to_draw
        other.covered = self.covered
        other.crystals = self.crystals
        other.black = self.black
        other.rim = self.rim
        other.aside = self.aside
        other.removed = self.removed
        other.tower = self.tower
        other.supply = self.supply
        other.lying = self.lying
        other.standing = self.standing
        other.rank = self.rank
        other.energies = self.energies
        other.links = self.links
        other.begun = self.begun
        other.filled = self.filled
        other.joined = self.joined
        other.pentagram = self.pentagram
        other.wand = self.wand
        other.arrived = self.arrived
        other.owls = self.owls
        other.specials = self.specials
        other.tokens = self.tokens
        other.scrolls = self.scrolls
        other.used = self.used
        return other

    # --- questions ---

    def black_in_cauldron(self) -> bool:
        return self.black < ON_RIM

    def black_on_shelf(self) -> bool:
        return ON_SHELF <= self.black < ASIDE
