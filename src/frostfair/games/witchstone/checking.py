"""Looks at a data file and names, in one line, the first thing that can't be Witchstone."""

from collections.abc import Mapping

from frostfair.games.witchstone.words import (
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
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.hexgrid import disc

PARTS = (
    "witchstone_bonus", "owl_stack", "pentagram", "wand", "tokens", "shelves",
    "cauldron", "location", "connection", "scroll",
)  # fmt: skip
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


class Checker:
    """One data file; `check` raises Malformed with the file, the place and the rule."""

    def __init__(self, data: Mapping[str, object], source: str) -> None:
        self.data: Mapping[str, object] = data
        self.source: str = source

    def check(self) -> None:
        self._names("the file", self.data, PARTS)
        self._bonus_and_owls()
        self._tracks()
        self._tokens()
        self._shelves()
        self._cauldron()
        self._map()
        self._scrolls()

    def _bonus_and_owls(self) -> None:
        bonus = self._numbers("witchstone_bonus", 1, 99)
        falls = len(bonus) == 4 and bonus == sorted(set(bonus), reverse=True)
        self._require(falls, "witchstone_bonus must be four falling numbers (WS-5.9)")
        owls = self._numbers("owl_stack", 1, 99)
        self._require(len(owls) == 5, f"owl_stack has {len(owls)} tiles, not 5 (WS-2.1)")

    def _tracks(self) -> None:
        spaces = self._words("pentagram", self.data["pentagram"], PENTAGRAM_SPACES)
        for what, n in (("owl", 2), ("special", 3)):
            found = spaces.count(what)
            self._require(found == n, f"pentagram has {found} {what} spaces, not {n} (WS-2.1, WS-2.3)")
        self._require(spaces[0] == "pale", "pentagram must start on a pale space (WS-2.6)")
        wand = self._list("wand")
        self._require(
            2 <= len(wand) <= LONGEST_WAND + 1, f"wand has {len(wand)} spaces, not 2 to 31 (WS-8.1)"
        )
        for i, space in enumerate(wand):
            self._wand_space(f"wand space {i}", space)
        self._require(wand[0] == "blank", "wand must start on a blank handle (WS-2.6)")

    def _wand_space(self, where: str, space: object) -> None:
        words = space.split() if isinstance(space, str) else []
        if words == ["blank"]:
            return
        known = {"bonus": KINDS, "score": SILVERS}.get(words[0] if words else "", ())
        fits = len(words) == 3 and words[1] in known and words[2] in tuple("123456")
        self._require(fits, f"{where}: {shorten(space)} is neither blank nor bonus nor score (WS-8.2)")

    def _tokens(self) -> None:
        table = self.data["tokens"]
        self._require(isinstance(table, dict), "tokens must be a table")
        assert isinstance(table, dict)
        self._names("tokens", table, TOKENS)
        n = sum([self._number("tokens", table, name, 0, 15) for name in TOKENS])
        self._require(n == MAGIC_TOKENS, f"tokens: {n} in all, not {MAGIC_TOKENS} (WS-2.4)")

    def _shelves(self) -> None:
        rows = self._tables("shelves")
        for row in rows:
            self._names("shelves", row, ("seats", "symbol", "bottom"))
            for name, low, high in (("seats", 2, 4), ("symbol", 1, 15), ("bottom", 1, 15)):
                self._number("shelves", row, name, low, high)
        seated = sorted([as_int(row["seats"]) for row in rows])
        self._require(seated == [2, 3, 4], f"shelves must be given once for 2, 3 and 4 seats, found {seated}")

    def _cauldron(self) -> None:
        cells: list[tuple[int, int]] = []
        shown: list[str] = []
        for i, row in enumerate(self._tables("cauldron")):
            where = f"cauldron row {i + 1}"
            self._names(where, row, ("r", "q", "hexes"))
            r, q = self._number(where, row, "r", -20, 20), self._number(where, row, "q", -20, 20)
            self._require(not cells or r == cells[-1][1] + 1, f"{where}: r must rise by one from row to row")
            for j, text in enumerate(self._texts(where, row["hexes"])):
                cells.append((q + j, r))
                shown += self._hex(f"{where}, hex {j + 1}", text)
        self._require(len(cells) == HEXES, f"the cauldron has {len(cells)} hexes, not {HEXES} (WS-1.4)")
        # Distances rest on this shape: no way between two hexes leads outside.
        self._require(cells == disc((0, 0), 3), "the cauldron must be a hexagon about q = 0, r = 0 (WS-1.4)")
        for kind in KINDS:
            once = shown.count(f"printed:{kind}") == 1
            self._require(once, f"the cauldron must show printed:{kind} once (WS-1.4)")
            self._require(f"exit:{kind}" in shown, f"the cauldron has no exit:{kind} (WS-1.4)")
        for what, n in (("crystal", CRYSTALS), ("black", 1)):
            found = shown.count(what)
            self._require(found == n, f"the cauldron has {found} {what} hexes, not {n} (WS-1.4)")

    def _hex(self, where: str, text: str) -> list[str]:
        words = [] if text == "." else text.split()
        known = ["crystal", "black", *[f"{w}:{kind}" for w in ("printed", "exit") for kind in KINDS]]
        for word in words:
            self._require(word in known, f"{where}: {shorten(word)} is not known here (WS-1.4)")
        covers = [word for word in words if not word.startswith("exit:")]
        self._require(len(covers) < 2, f"{where}: {shorten(text)} is more than a hex can hold (WS-1.4)")
        return words

    def _map(self) -> None:
        names: list[str] = []
        types: list[str] = []
        for i, row in enumerate(self._tables("location")):
            where = f"location {i + 1}"
            self._names(where, row, ("id", "type", "x", "y"))
            name = row["id"]
            plain = isinstance(name, str) and name.isalnum() and name.isascii()
            self._require(plain and name not in names, f"{where}: id must be a word of its own")
            assert isinstance(name, str)
            names.append(name)
            types += self._words(where, [row["type"]], LOCATION_TYPES)
            for axis in ("x", "y"):
                self._number(where, row, axis, 0, 1000)
        self._require(len(names) == LOCATIONS, f"{len(names)} locations, not {LOCATIONS} (WS-1.3)")
        for kind in LOCATION_TYPES:
            n, want = types.count(kind), 1 if kind == LOCATION_TYPES[WITCHSTONE] else 4
            self._require(n == want, f"{n} locations of type {kind}, not {want} (WS-1.3)")
        self._connections(names)

    def _connections(self, names: list[str]) -> None:
        rows = self._tables("connection")
        self._require(len(rows) <= MOST_CONNECTIONS, f"more than {MOST_CONNECTIONS} connections")
        joined = {names[0]}
        pairs: list[set[str]] = []
        for i, row in enumerate(rows):
            where = f"connection {i + 1}"
            self._names(where, row, ("between", "length"))
            pair = set(self._words(where, row["between"], tuple(names)))
            fits = len(pair) == 2 and len(as_list(row["between"])) == 2 and pair not in pairs
            self._require(fits, f"{where}: must join two locations that no other joins (WS-1.3)")
            pairs.append(pair)
            self._number(where, row, "length", 1, 3)
        for _ in names:
            joined |= {name for pair in pairs if pair & joined for name in pair}
        self._require(len(joined) == LOCATIONS, "the crystal ball falls into pieces (WS-1.3)")

    def _scrolls(self) -> None:
        n = 0
        for i, row in enumerate(self._tables("scroll")):
            where = f"scroll {i + 1}"
            self._names(where, row, ("kind", "about", "copies"))
            kind = self._words(where, [row["kind"]], SCROLL_KINDS)[0]
            words, allowed = ABOUT.get(kind, (0, ()))
            about = self._words(where, row["about"], allowed)
            rule = "WS-9.5" if kind.endswith("boost") else "WS-12.0"
            self._require(len(about) == words, f"{where}: {kind} is about {words} things ({rule})")
            for place in about:
                once = place not in ONLY_ONE or about.count(place) == 1
                self._require(once, f"{where}: there is only one {place} (WS-12.13)")
            n += self._number(where, row, "copies", 1, SCROLLS)
        self._require(n == SCROLLS, f"{n} scrolls, not {SCROLLS} (WS-2.2)")

    # --- small questions ---

    def _require(self, holds: bool, complaint: str) -> None:
        if not holds:
            raise Malformed(f"{self.source}: {complaint}")

    def _names(self, where: str, table: Mapping[str, object], names: tuple[str, ...]) -> None:
        for name in names:
            self._require(name in table, f"{where}: {name} is missing")
        for name in table:
            self._require(name in names, f"{where}: {shorten(name)} is not known here")

    def _list(self, name: str) -> list[object]:
        value = self.data[name]
        self._require(isinstance(value, list) and len(value) > 0, f"{name} must be a list")
        return as_list(value)

    def _tables(self, name: str) -> list[dict[str, object]]:
        rows: list[dict[str, object]] = []
        for row in self._list(name):
            self._require(isinstance(row, dict), f"{name} must be a list of tables")
            assert isinstance(row, dict)
            rows.append(row)
        return rows

    def _texts(self, where: str, value: object) -> list[str]:
        good = isinstance(value, list) and all(isinstance(word, str) for word in value)
        self._require(good, f"{where}: expected a list of words")
        return as_texts(value)

    def _words(self, where: str, value: object, allowed: tuple[str, ...]) -> list[str]:
        for word in self._texts(where, value):
            known = ", ".join(allowed) or "nothing"
            self._require(word in allowed, f"{where}: {shorten(word)} is not one of {known}")
        return as_texts(value)

    def _numbers(self, name: str, low: int, high: int) -> list[int]:
        return [self._number(name, {name: value}, name, low, high) for value in self._list(name)]

    def _number(self, where: str, table: Mapping[str, object], name: str, low: int, high: int) -> int:
        value = table[name]
        fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        self._require(fits, f"{where}: {name} must be a number from {low} to {high}, found {shorten(value)}")
        return as_int(value)


# Readers for data that has been checked.


def as_int(value: object) -> int:
    assert isinstance(value, int)
    return value


def as_list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def as_texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def as_tables(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value
