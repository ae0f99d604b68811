"""A view of Witchstone with types: what `games/witchstone/rules/view.py` writes, read back.

The browser's types are made of these too (`python -m frostfair.server.schema`).
"""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from frostfair.kernel.game import View

Kind: TypeAlias = Literal["energy", "witch", "pentagram", "crystal", "wand", "scroll"]
Token: TypeAlias = Literal["energy", "witch", "pentagram", "crystal", "wand", "scroll", "vp"]
ShelfName: TypeAlias = Literal["energy", "witch", "pentagram", "crystal", "wand", "scroll", "bottom"]
Place: TypeAlias = Literal["witchstone", "tower", "village", "forest", "castle"]
PentagramSpace: TypeAlias = Literal["pale", "owl", "special"]
Silver: TypeAlias = Literal["connections", "witches", "scrolls", "tokens", "crystals", "specials"]
WandSort: TypeAlias = Literal["blank", "bonus", "score"]
Level: TypeAlias = Literal["not fulfilled", "basic", "middle", "full"]
EndReason: TypeAlias = Literal["rounds-played"]
Direction: TypeAlias = Literal["E", "NE", "NW", "W", "SW", "SE"]
ScrollKind: TypeAlias = Literal[
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
]
Owing: TypeAlias = Literal[
    "energy",
    "witch",
    "pentagram",
    "crystal",
    "wand",
    "scroll",
    "any",
    "tower",
    "tile",
    "crystal-out",
    "draw",
]
Cause: TypeAlias = Literal["tile", "token", "shelf", "special", "wand", "dark", "turn", "set-up"]
Phase: TypeAlias = Literal["running", "coming", "moved"]
WORDS: Final = (
    "Kind",
    "Token",
    "ShelfName",
    "Place",
    "PentagramSpace",
    "Silver",
    "WandSort",
    "Level",
    "EndReason",
    "Direction",
    "ScrollKind",
    "Owing",
    "Cause",
    "Phase",
)


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a view."""


class Location(Shape, frozen=True):
    """A location of the crystal ball: its token, who stands there, and whose tower it is."""

    name: str
    type: Place
    at: tuple[int, int]
    token: Token | None
    standing: tuple[int, ...]  # seats
    tower_of: int | None


class Connection(Shape, frozen=True):
    """`owner` has put energies on so many (`filled`) of its spaces."""

    name: str
    length: int
    owner: int | None
    filled: int

    @property
    def ends(self) -> tuple[str, str]:
        one, _, other = self.name.partition("-")
        return one, other


class PentagramTrack(Shape, frozen=True):
    """The ring: its spaces, what is left of the owl stacks, and the special tiles on the dark spaces."""

    spaces: tuple[PentagramSpace, ...]
    owls: tuple[tuple[int, ...], ...]  # the top one first
    specials: tuple[str | None, ...]
    stack: int

    def place(self, space: int) -> int:
        """Which of its sort a space is."""
        return self.spaces[:space].count(self.spaces[space])


class Shelf(Shape, frozen=True):
    """A shelf with so many vials; `crystals` by seat, `black` are seats whose black one is among them."""

    name: ShelfName = field(name="shelf")
    vials: int
    crystals: tuple[int, ...]
    black: tuple[int, ...]


class WandSpace(Shape, frozen=True):
    """A space of the wand: so many actions of a kind, or so many points for each of something."""

    sort: WandSort = field(name="space")
    number: int
    what: Kind | Silver | None


class Scroll(Shape, frozen=True):
    """A scroll that lies open."""

    number: int = field(name="scroll")
    kind: ScrollKind
    about: tuple[str, ...]

    @property
    def is_boost(self) -> bool:
        return self.kind.endswith("boost")


class OwnScroll(Shape, frozen=True, omit_defaults=True):
    """A scroll that a player gained: a boost is used or not, a prophecy is fulfilled so far."""

    number: int = field(name="scroll")
    kind: ScrollKind
    about: tuple[str, ...]
    used: bool | None = None
    level: Level | None = None

    @property
    def is_boost(self) -> bool:
        return self.kind.endswith("boost")


class Scrolls(Shape, frozen=True):
    """The scrolls on offer, by place, and how many are in the deck."""

    open: tuple[Scroll | None, ...]
    deck: int


class LaidTile(Shape, frozen=True):
    """A spell tile in a cauldron: its symbols lie on these hexes, in this order."""

    tile: str
    hexes: tuple[str, str]


class Cauldron(Shape, frozen=True):
    """`black` is the hex of the black crystal, or where else it is: `rim wand`, `shelf bottom`, `aside`."""

    tiles: tuple[LaidTile, ...]
    crystals: tuple[str, ...]
    black: str
    rim: dict[str, int]
    aside: int
    removed: int

    @property
    def symbols(self) -> dict[str, str]:
        """The kinds of spell tiles by hex."""
        return {
            name: kind
            for laid in self.tiles
            for name, kind in zip(laid.hexes, symbols_of(laid.tile), strict=True)
        }


class SpecialTile(Shape, frozen=True):
    """A special tile that a player gained; `at` is a hex, `held` or `used`."""

    special: str
    at: str


class Player(Shape, frozen=True):
    """A player. `hand` is null where it isn't for these eyes."""

    points: int
    sources: dict[str, int]
    at_the_end: int
    handicap: int
    hand: tuple[str, ...] | None
    in_hand: int
    to_draw: int
    cauldron: Cauldron
    tower: str | None
    supply: int
    lying: int
    standing: tuple[str, ...]
    rank: int
    energies: int
    pentagram: int
    wand: int
    arrived: int
    owls: tuple[int, ...]
    specials: tuple[SpecialTile, ...]
    tokens: int
    scrolls: tuple[OwnScroll, ...]

    @property
    def laid_specials(self) -> dict[str, tuple[str, str]]:
        """Special tiles in the cauldron, by hex."""
        return {
            tile.at: symbols_of(tile.special) for tile in self.specials if tile.at not in ("held", "used")
        }


class Owed(Shape, frozen=True):
    """Unfinished business: what, how many actions are left, where from, and what is held meanwhile."""

    seat: int
    kind: Owing
    left: int
    cause: Cause
    which: str
    held: tuple[str, ...]
    phase: Phase


class WitchstoneView(Shape, frozen=True):
    """A table of Witchstone as a seat or a spectator sees it."""

    seats: int
    you: int | None  # null: only watching
    first: int
    round: int
    hidden_scrolls: bool
    locations: tuple[Location, ...]
    connections: tuple[Connection, ...]
    pentagram: PentagramTrack
    shelves: tuple[Shelf, ...]
    shelf_tokens: dict[str, int]
    wand: tuple[WandSpace, ...]
    scrolls: Scrolls
    players: tuple[Player, ...]
    holding: str | None  # the viewer's own
    owed: tuple[Owed, ...]  # what comes last first
    choosing_kind: bool  # a tile lies and neither of its kinds has begun
    over: EndReason | None
    winners: tuple[int, ...]

    @property
    def front(self) -> int:
        """Where the foremost owl is on the wand."""
        return max([player.wand for player in self.players])

    def folds_scrolls_of(self, owner: int, viewer: int | None) -> bool:
        """Whether the viewer sees only how many scrolls a player has (WS-9.7)."""
        return self.hidden_scrolls and owner != viewer and self.over is None


Seen: TypeAlias = WitchstoneView


def seen(view: View) -> Seen:
    return msgspec.convert(view, WitchstoneView)


def symbols_of(tile: str) -> tuple[str, str]:
    """The two kinds of `energy+witch`."""
    one, _, other = tile.partition("+")
    return one, other


# --- what an offer says that it does (`games/witchstone/rules/notation.py`) ---


class Hold(Shape, frozen=True):
    do: Literal["hold"]
    tile: str


class PlaceTile(Shape, frozen=True):
    do: Literal["place"]
    tile: str
    hex: str
    direction: Direction


class Discard(Shape, frozen=True):
    do: Literal["discard"]
    tile: str


class Begin(Shape, frozen=True):
    do: Literal["begin"]
    kind: Kind


class Simple(Shape, frozen=True):
    """Draw a tile, waive what is left, take a crystal out, step, lay a witch."""

    do: Literal["draw", "done", "reach", "step", "lay-witch"]


class Boost(Shape, frozen=True):
    do: Literal["boost"]
    strength: int


class ChooseKind(Shape, frozen=True):
    do: Literal["choose"]
    kind: Kind


class UseToken(Shape, frozen=True):
    do: Literal["token"]
    kind: Kind
    black: bool


class ChooseTower(Shape, frozen=True):
    do: Literal["tower"]
    location: str


class TakeScroll(Shape, frozen=True):
    do: Literal["scroll"]
    place: int


class MoveWand(Shape, frozen=True):
    do: Literal["wand"]
    spaces: int


class SendWitch(Shape, frozen=True):
    do: Literal["send"]
    location: str


class PutEnergy(Shape, frozen=True):
    do: Literal["energy"]
    connection: str


class RemoveCrystal(Shape, frozen=True):
    do: Literal["remove"]
    hex: str


class UseSpecial(Shape, frozen=True):
    do: Literal["use"]
    special: str
    kind: Kind


class LaySpecial(Shape, frozen=True):
    do: Literal["lay"]
    special: str
    hex: str


class MoveToHex(Shape, frozen=True):
    do: Literal["move"]
    start: str = field(name="from")
    hex: str


class MoveToRim(Shape, frozen=True):
    do: Literal["move"]
    start: str = field(name="from")
    rim: Kind


class PutCrystal(Shape, frozen=True, omit_defaults=True):
    do: Literal["put"]
    rim: Kind
    black: bool
    where: Literal["shelf", "bottom", "aside"]
    token: Token | None = None


OFFERS: Final = (
    Hold,
    PlaceTile,
    Discard,
    Begin,
    Simple,
    Boost,
    ChooseKind,
    UseToken,
    ChooseTower,
    TakeScroll,
    MoveWand,
    SendWitch,
    PutEnergy,
    RemoveCrystal,
    UseSpecial,
    LaySpecial,
    MoveToHex,
    MoveToRim,
    PutCrystal,
)
