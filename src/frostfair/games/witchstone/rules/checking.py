"""Looks at a data file and names, in one line, the first thing that can't be Witchstone."""

from frostfair.games.witchstone.rules.terms import (
    CRYSTALS,
    HEXES,
    KINDS,
    LOCATION_TYPES,
    LOCATIONS,
    MAGIC_TOKENS,
    PENTAGRAM_SPACES,
    PLACE_TYPES,
    SCROLL_KINDS,
    SCROLLS,
    SILVERS,
    TOKENS,
    WITCHSTONE,
)
from frostfair.kernel.checking import Checker, as_int, as_list
from frostfair.kernel.codec import shorten
from frostfair.kernel.hexgrid import disc

PARTS = (
    "witchstone_bonus",
    "owl_stack",
    "pentagram",
    "wand",
    "tokens",
    "shelves",
    "cauldron",
    "location",
    "connection",
    "scroll",
)
MOST_CONNECTIONS = 60  # they are a set in one int
LONGEST_WAND = 30  # so that a move is one number of two digits at most

ONLY_ONE = PLACE_TYPES[:2]  # the Witchstone, and the own tower

# Kinds of scrolls and the words each is about, in number and choice.
ABOUT: dict[str, tuple[int, tuple[str, ...]]] = {
    "double_boost": (1, KINDS),
    "group": (1, KINDS),
    "witches_on": (1, PLACE_TYPES[2:]),
    "witches_in_order": (3, PLACE_TYPES),
    "joined_in_order": (3, PLACE_TYPES),
}


class WitchstoneChecker(Checker):
    """One data file; `check` raises Malformed with the file, the place and the rule."""

    def check(self) -> None:
        self.names("the file", self.data, PARTS)
        self._bonus_and_owls()
        self._tracks()
        self._tokens()
        self._shelves()
        self._cauldron()
        self._map()
        self._scrolls()

    def _bonus_and_owls(self) -> None:
        bonus = self.numbers("witchstone_bonus", 1, 99)
        falls = len(bonus) == 4 and bonus == sorted(set(bonus), reverse=True)
        self.require(falls, "witchstone_bonus must be four falling numbers (WS-5.9)")
        owls = self.numbers("owl_stack", 1, 99)
        self.require(len(owls) == 5, f"owl_stack has {len(owls)} tiles, not 5 (WS-2.1)")

    def _tracks(self) -> None:
        spaces = self.words("pentagram", self.data["pentagram"], PENTAGRAM_SPACES)
        for what, n in (("owl", 2), ("special", 3)):
            found = spaces.count(what)
            self.require(found == n, f"pentagram has {found} {what} spaces, not {n} (WS-2.1, WS-2.3)")
        self.require(spaces[0] == "pale", "pentagram must start on a pale space (WS-2.6)")
        wand = self.items("wand")
        self.require(2 <= len(wand) <= LONGEST_WAND + 1, f"wand has {len(wand)} spaces, not 2 to 31 (WS-8.1)")
        for i, space in enumerate(wand):
            self._wand_space(f"wand space {i}", space)
        self.require(wand[0] == "blank", "wand must start on a blank handle (WS-2.6)")

    def _wand_space(self, where: str, space: object) -> None:
        words = space.split() if isinstance(space, str) else []
        if words == ["blank"]:
            return
        known = {"bonus": KINDS, "score": SILVERS}.get(words[0] if words else "", ())
        fits = len(words) == 3 and words[1] in known and words[2] in tuple("123456")
        self.require(fits, f"{where}: {shorten(space)} is neither blank nor bonus nor score (WS-8.2)")

    def _tokens(self) -> None:
        table = self.table("tokens")
        self.names("tokens", table, TOKENS)
        n = sum([self.number("tokens", table, name, 0, 15) for name in TOKENS])
        self.require(n == MAGIC_TOKENS, f"tokens: {n} in all, not {MAGIC_TOKENS} (WS-2.4)")

    def _shelves(self) -> None:
        rows = self.tables("shelves")
        for row in rows:
            self.names("shelves", row, ("seats", "symbol", "bottom"))
            for name, low, high in (("seats", 2, 4), ("symbol", 1, 15), ("bottom", 1, 15)):
                self.number("shelves", row, name, low, high)
        seated = sorted([as_int(row["seats"]) for row in rows])
        self.require(seated == [2, 3, 4], f"shelves must be given once for 2, 3 and 4 seats, found {seated}")

    def _cauldron(self) -> None:
        cells: list[tuple[int, int]] = []
        shown: list[str] = []
        for i, row in enumerate(self.tables("cauldron")):
            where = f"cauldron row {i + 1}"
            self.names(where, row, ("r", "q", "hexes"))
            r, q = self.number(where, row, "r", -20, 20), self.number(where, row, "q", -20, 20)
            self.require(not cells or r == cells[-1][1] + 1, f"{where}: r must rise by one from row to row")
            for j, text in enumerate(self.texts(where, row["hexes"])):
                cells.append((q + j, r))
                shown += self._hex(f"{where}, hex {j + 1}", text)
        self.require(len(cells) == HEXES, f"the cauldron has {len(cells)} hexes, not {HEXES} (WS-1.4)")
        # Distances rest on this shape: no way between two hexes leads outside.
        self.require(cells == disc((0, 0), 3), "the cauldron must be a hexagon about q = 0, r = 0 (WS-1.4)")
        for kind in KINDS:
            once = shown.count(f"printed:{kind}") == 1
            self.require(once, f"the cauldron must show printed:{kind} once (WS-1.4)")
            self.require(f"exit:{kind}" in shown, f"the cauldron has no exit:{kind} (WS-1.4)")
        for what, n in (("crystal", CRYSTALS), ("black", 1)):
            found = shown.count(what)
            self.require(found == n, f"the cauldron has {found} {what} hexes, not {n} (WS-1.4)")

    def _hex(self, where: str, text: str) -> list[str]:
        words = [] if text == "." else text.split()
        known = ["crystal", "black", *[f"{w}:{kind}" for w in ("printed", "exit") for kind in KINDS]]
        for word in words:
            self.require(word in known, f"{where}: {shorten(word)} is an unknown field (WS-1.4)")
        covers = [word for word in words if not word.startswith("exit:")]
        self.require(len(covers) < 2, f"{where}: {shorten(text)} is more than a hex can hold (WS-1.4)")
        return words

    def _map(self) -> None:
        names: list[str] = []
        types: list[str] = []
        for i, row in enumerate(self.tables("location")):
            where = f"location {i + 1}"
            self.names(where, row, ("id", "type", "x", "y"))
            name = row["id"]
            plain = isinstance(name, str) and name.isalnum() and name.isascii()
            self.require(plain and name not in names, f"{where}: id must be a word of its own")
            assert isinstance(name, str)
            names.append(name)
            types += self.words(where, [row["type"]], LOCATION_TYPES)
            for axis in ("x", "y"):
                self.number(where, row, axis, 0, 1000)
        self.require(len(names) == LOCATIONS, f"{len(names)} locations, not {LOCATIONS} (WS-1.3)")
        for kind in LOCATION_TYPES:
            n, want = types.count(kind), 1 if kind == LOCATION_TYPES[WITCHSTONE] else 4
            self.require(n == want, f"{n} locations of type {kind}, not {want} (WS-1.3)")
        self._connections(names)

    def _connections(self, names: list[str]) -> None:
        rows = self.tables("connection")
        self.require(len(rows) <= MOST_CONNECTIONS, f"more than {MOST_CONNECTIONS} connections")
        joined = {names[0]}
        pairs: list[set[str]] = []
        for i, row in enumerate(rows):
            where = f"connection {i + 1}"
            self.names(where, row, ("between", "length"))
            pair = set(self.words(where, row["between"], tuple(names)))
            fits = len(pair) == 2 and len(as_list(row["between"])) == 2 and pair not in pairs
            self.require(fits, f"{where}: must join two locations that no other joins (WS-1.3)")
            pairs.append(pair)
            self.number(where, row, "length", 1, 3)
        for _ in names:
            joined |= {name for pair in pairs if pair & joined for name in pair}
        self.require(len(joined) == LOCATIONS, "the crystal ball falls into pieces (WS-1.3)")

    def _scrolls(self) -> None:
        n = 0
        for i, row in enumerate(self.tables("scroll")):
            where = f"scroll {i + 1}"
            self.names(where, row, ("kind", "about", "copies"))
            kind = self.words(where, [row["kind"]], SCROLL_KINDS)[0]
            words, allowed = ABOUT.get(kind, (0, ()))
            about = self.words(where, row["about"], allowed)
            rule = "WS-9.5" if kind.endswith("boost") else "WS-12.0"
            self.require(len(about) == words, f"{where}: {kind} is about {words} things ({rule})")
            for place in about:
                once = place not in ONLY_ONE or about.count(place) == 1
                self.require(once, f"{where}: there is only one {place} (WS-12.13)")
            n += self.number(where, row, "copies", 1, SCROLLS)
        self.require(n == SCROLLS, f"{n} scrolls, not {SCROLLS} (WS-2.2)")
