"""What answers mark on the board of Witchstone: what choices would bring, the work of a turn, prophecies.

All of it is computed by the rules on a table that the asker imagines; a client only draws it.
"""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from frostfair.games.witchstone.wording.shapes import Cause, Kind, Level, Owing, Silver, Token
from frostfair.wire.explanation import Said
from frostfair.wire.plain import Worded

GiftSort: TypeAlias = Literal["actions", "scroll", "vp", "silver", "owl", "special", "any"]
Progress: TypeAlias = Literal["done", "now", "open", "coming", "either"]
MARK_WORDS: Final = {"GiftSort": GiftSort, "Progress": Progress}


class Gift(Struct, frozen=True, omit_defaults=True):
    """Something that actions bring. `space` is the space of the pentagram or of the wand that brings it."""

    what: GiftSort
    n: int  # so many actions, points, or which place of the scrolls
    kind: Kind | None = None  # of actions
    silver: Silver | None = None  # what the points count
    tile: str | None = None  # a special tile; without one nobody knows yet which
    space: int | None = None
    doubled: bool = False  # for leading on the wand


class Half(Struct, frozen=True, omit_defaults=True):
    """A symbol that would lie on a hex: its group, the actions it gives, and what those bring."""

    kind: Kind
    size: int  # of the group: so many actions
    hexes: list[str]  # of the group, the own hex among them
    usable: int  # of the actions, as far as pieces and spaces are left
    gives: list[Gift] = []  # on a track, or which scrolls can be chosen from
    freed: list[
        str
    ] = []  # crystals of the cauldron, the black one too, that so many moves can bring to the rim
    later: int = 0  # points that a prophecy would have more at the end


class Scored(Struct, frozen=True, omit_defaults=True):
    """Points, what for, and by which rule."""

    source: Said
    points: int
    rule: str
    told: Said | None = None  # as the log tells it
    v: int | None = None  # the version at which it was scored


class Foreseen(Struct, frozen=True, omit_defaults=True):
    """What choosing an offer would bring. Whatever doesn't apply is left out."""

    rule: str
    points: int = 0  # at once
    scored: list[Scored] = []  # … by source
    later: int = 0  # what the end of the game would bring more (or less) than now
    note: Worded | None = None  # what follows, in words
    gives: list[Gift] = []
    cost: int | None = None  # actions
    pays: int | None = None  # points
    filled: int | None = None  # energies on the connection then, of `length`
    length: int | None = None
    worth: int | None = None  # the points of the connection once it is complete
    completes: bool = False
    way: list[str] = []  # locations from the own tower on
    token: Token | None = None  # the magic token that is taken
    space: int | None = None  # where the owl would be
    leads: bool = False  # on the wand, or level with the foremost
    groups: list[Half] = []  # of a special tile; of a spell tile in hand where it would make the most
    hex: str | None = None  # … and where that is
    direction: str | None = None
    coming: Half | None = None  # the turn's second kind, if it would grow
    lost: list[Worded] = []  # what is given up


class Prophecy(Struct, frozen=True, omit_defaults=True):
    """How far a scroll has come for a player. A boost has neither level nor next one."""

    scroll: int
    seat: int
    points: int  # if the game ended now
    rule: str
    told: Said
    level: Level | None = None
    next: int | None = None  # the points of the next level
    have: int | None = None  # of what it counts
    need: int | None = None  # for the next level
    place: str | None = None  # the place that the next level asks for
    counted: list[str] = []  # hexes or locations that count


class Work(Struct, frozen=True, omit_defaults=True):
    """Business of a turn. `depth` is how deep it stands under what brought it; its source precedes it."""

    kind: Owing
    progress: Progress
    cause: Cause
    which: str
    origin: Said | None = None  # where it comes from, in words
    depth: int = 0
    total: int = 0  # actions
    left: int = 0
    doubled: bool = False
    held: list[Worded] = []  # gained and not used yet


class Marks(Struct, frozen=True, omit_defaults=True):
    """Whatever doesn't apply is left out."""

    offers: dict[str, Foreseen] = {}  # by the text of the offer; tiles are placed by `halves`
    halves: dict[str, dict[str, Half]] = {}  # of a tile: by kind, then by hex
    prophecies: list[Prophecy] = []
    work: list[Work] = []
    scored: list[Scored] = []  # in this turn
    lost: list[Worded] = []  # if the turn ended now
