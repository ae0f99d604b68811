"""A view of Witchstone with types: what `games/witchstone/rules/view.py` writes, read back."""

from dataclasses import dataclass
from typing import Any

from frostfair.games.witchstone.rules.terms import KINDS, SILVERS
from frostfair.kernel.game import View


@dataclass(frozen=True)
class Location:
    name: str
    type: str
    at: tuple[int, int]
    token: str | None
    standing: tuple[int, ...]  # seats
    tower_of: int | None


@dataclass(frozen=True)
class Connection:
    name: str
    length: int
    owner: int | None
    filled: int

    @property
    def ends(self) -> tuple[str, str]:
        one, _, other = self.name.partition("-")
        return one, other


@dataclass(frozen=True)
class Shelf:
    name: str
    vials: int
    crystals: tuple[int, ...]  # by seat
    black: tuple[int, ...]  # seats whose black crystal is among them


@dataclass(frozen=True)
class WandSpace:
    sort: str
    number: int
    what: str  # a kind or what a silver space counts; "" on a blank one


@dataclass(frozen=True)
class Scroll:
    number: int
    kind: str
    about: tuple[str, ...]
    used: bool | None = None  # of a gained boost
    level: str | None = None  # of a gained prophecy

    @property
    def is_boost(self) -> bool:
        return self.kind.endswith("boost")


@dataclass(frozen=True)
class Cauldron:
    symbols: dict[str, str]  # by hex: a symbol of a tile
    specials: dict[str, tuple[str, str]]  # by hex: a special tile
    crystals: frozenset[str]
    black: str  # a hex, or where else it is
    rim: dict[str, int]
    removed: int


@dataclass(frozen=True)
class Player:
    points: int
    sources: dict[str, int]
    at_the_end: int
    hand: tuple[str, ...] | None  # None: not for these eyes
    in_hand: int
    cauldron: Cauldron
    tower: str | None
    supply: int
    lying: int
    standing: tuple[str, ...]
    energies: int
    pentagram: int
    wand: int
    owls: tuple[int, ...]
    specials: int
    tokens: int
    scrolls: tuple[Scroll, ...]


@dataclass(frozen=True)
class Owed:
    seat: int
    kind: str
    left: int
    cause: str
    which: str
    held: tuple[str, ...]
    phase: str  # a word of games/witchstone/rules/owed.py


@dataclass(frozen=True)
class Seen:
    first: int
    round: int
    hidden_scrolls: bool
    locations: tuple[Location, ...]
    connections: tuple[Connection, ...]
    pentagram: tuple[str, ...]
    owl_stacks: tuple[tuple[int, ...], ...]
    open_specials: tuple[str | None, ...]
    special_stack: int
    shelves: tuple[Shelf, ...]
    shelf_tokens: dict[str, int]
    wand: tuple[WandSpace, ...]
    open_scrolls: tuple[Scroll | None, ...]
    deck: int
    players: tuple[Player, ...]
    holding: str | None
    owed: tuple[Owed, ...]
    choosing_kind: bool  # a tile lies and neither of its kinds has begun
    over: str | None

    @property
    def front(self) -> int:
        """Where the foremost owl is on the wand."""
        return max([player.wand for player in self.players])


def seen(view: View) -> Seen:
    raw: Any = view
    return Seen(
        first=raw["first"],
        round=raw["round"],
        hidden_scrolls=raw["hidden_scrolls"],
        locations=tuple(_location(entry) for entry in raw["locations"]),
        connections=tuple(
            Connection(c["name"], c["length"], c["owner"], c["filled"]) for c in raw["connections"]
        ),
        pentagram=tuple(raw["pentagram"]["spaces"]),
        owl_stacks=tuple(tuple(stack) for stack in raw["pentagram"]["owls"]),
        open_specials=tuple(raw["pentagram"]["specials"]),
        special_stack=raw["pentagram"]["stack"],
        shelves=tuple(
            Shelf(s["shelf"], s["vials"], tuple(s["crystals"]), tuple(s["black"])) for s in raw["shelves"]
        ),
        shelf_tokens=raw["shelf_tokens"],
        wand=tuple(_wand_space(entry) for entry in raw["wand"]),
        open_scrolls=tuple(None if s is None else _scroll(s) for s in raw["scrolls"]["open"]),
        deck=raw["scrolls"]["deck"],
        players=tuple(_player(entry) for entry in raw["players"]),
        holding=raw["holding"],
        owed=tuple(
            Owed(o["seat"], o["kind"], o["left"], o["cause"], o["which"], tuple(o["held"]), o["phase"])
            for o in raw["owed"]
        ),
        choosing_kind=raw["choosing_kind"],
        over=raw["over"],
    )


def _location(raw: Any) -> Location:
    x, y = raw["at"]
    return Location(raw["name"], raw["type"], (x, y), raw["token"], tuple(raw["standing"]), raw["tower_of"])


def _wand_space(raw: Any) -> WandSpace:
    words = {"bonus": KINDS, "score": SILVERS}.get(raw["space"])
    return WandSpace(raw["space"], raw["number"], "" if words is None else words[raw["what"]])


def _scroll(raw: Any) -> Scroll:
    return Scroll(raw["scroll"], raw["kind"], tuple(raw["about"]), raw.get("used"), raw.get("level"))


def _player(raw: Any) -> Player:
    return Player(
        points=raw["points"],
        sources=raw["sources"],
        at_the_end=raw["at_the_end"],
        hand=None if raw["hand"] is None else tuple(raw["hand"]),
        in_hand=raw["in_hand"],
        cauldron=_cauldron(raw),
        tower=raw["tower"],
        supply=raw["supply"],
        lying=raw["lying"],
        standing=tuple(raw["standing"]),
        energies=raw["energies"],
        pentagram=raw["pentagram"],
        wand=raw["wand"],
        owls=tuple(raw["owls"]),
        specials=len(raw["specials"]),
        tokens=raw["tokens"],
        scrolls=tuple(_scroll(s) for s in raw["scrolls"]),
    )


def _cauldron(raw: Any) -> Cauldron:
    pot = raw["cauldron"]
    symbols = {
        name: kind
        for tile in pot["tiles"]
        for name, kind in zip(tile["hexes"], tile["tile"].split("+"), strict=True)
    }
    laid = {s["at"]: symbols_of(s["special"]) for s in raw["specials"] if s["at"] not in ("held", "used")}
    return Cauldron(symbols, laid, frozenset(pot["crystals"]), pot["black"], pot["rim"], pot["removed"])


def symbols_of(tile: str) -> tuple[str, str]:
    """The two kinds of `energy+witch`."""
    one, _, other = tile.partition("+")
    return one, other
