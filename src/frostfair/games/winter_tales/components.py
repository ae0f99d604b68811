"""The components of Winter Tales: loads a data file, checks it, and lays out tables for the rules.

The only reader of files in this game. Whoever corrects the map edits the data file and nothing else.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final, final

from frostfair.games.winter_tales.actions import STEP
from frostfair.games.winter_tales.words import (
    CONNECTION,
    NONE,
    OBJECTIVE_COUNTS,
    OBJECTIVES,
    SIDES,
    SKILLS,
    STORY_CARDS,
)
from frostfair.kernel.codec import digest, shorten
from frostfair.kernel.errors import Malformed

STANDARD: Final = "winter-tales.toml"
MOST_SPACES: Final = 32
PLACES_OF: Final = {"connection": 2, "attack": 1}  # how many places an objective of this kind names


@final
class Box:
    """What is in the box, as tables of small ints; one Box serves all states of all its matches."""

    def __init__(self, data: Mapping[str, object], source: str) -> None:
        _Checker(data, source).check()
        self.data_hash: str = digest(data)
        places = _table(data["places"])
        squares = _table(data["squares"])
        self.places: int = len(places)
        self.space_names: tuple[str, ...] = (*places, *squares)
        self.spaces: int = len(self.space_names)
        self.near: list[list[int]] = _neighbours(list(places), squares)
        self.distance: list[list[int]] = [_distances(self.near, space) for space in range(self.spaces)]
        self.spots: list[tuple[int, int]] = _spots(places, self.near)

        people = {**_table(data["rebels"]), **_table(data["soldiers"])}
        self.character_names: tuple[str, ...] = tuple(people)
        self.skill: list[int] = [SKILLS.index(_text(_table(who)["skill"])) for who in people.values()]
        self.passage: list[int] = [_passage(self.space_names, _table(who)) for who in people.values()]

        cards = _table(data["cards"])
        self.card_names: tuple[str, ...] = tuple(cards)
        self.card_icons: tuple[str, ...] = tuple([_text(icon) for icon in cards.values()])

        objectives = _tables(data["objective"])
        self.objective_kind: list[int] = [OBJECTIVES.index(_text(row["kind"])) for row in objectives]
        self.objective_side: list[int] = [SIDES.index(_text(row["side"])) for row in objectives]
        self.objective_places: list[list[int]] = [
            [self.space_names.index(place) for place in _strings(row.get("places", []))] for row in objectives
        ]
        self.objective_names: tuple[str, ...] = _numbered([OBJECTIVES[k] for k in self.objective_kind])
        self.steps: list[list[int]] = [[STEP + space for space in around] for around in self.near]
        track = _table(data["track"])
        self.track: int = _int(track["memories"])
        self.symbols: list[int] = [_int(space) - 1 for space in _list(track["symbols"])]

    def is_place(self, space: int) -> bool:
        return space < self.places


def _neighbours(places: list[str], squares: Mapping[str, object]) -> list[list[int]]:
    near: list[list[int]] = [[] for _ in range(len(places) + len(squares))]
    for i, ends in enumerate(squares.values()):
        square = len(places) + i
        for place in _strings(ends):
            near[square].append(places.index(place))
            near[places.index(place)].append(square)
    return near


def _distances(near: list[list[int]], start: int) -> list[int]:
    """In steps, from one space to every other."""
    found = [NONE] * len(near)
    found[start] = 0
    edge = [start]
    while edge:
        edge = [s for space in edge for s in near[space] if _reach(found, s, found[space] + 1)]
    return found


def _reach(found: list[int], space: int, steps: int) -> bool:
    if found[space] != NONE:
        return False
    found[space] = steps
    return True


def _spots(places: Mapping[str, object], near: list[list[int]]) -> list[tuple[int, int]]:
    """Where each space is drawn; a square halfway between its places."""
    spots = [(_int(_list(at)[0]), _int(_list(at)[1])) for at in places.values()]
    for square in range(len(places), len(near)):
        one, two = near[square]
        x, y = spots[one][0] + spots[two][0], spots[one][1] + spots[two][1]
        spots.append((x // 2, y // 2))
    return spots


def _passage(names: tuple[str, ...], who: Mapping[str, object]) -> int:
    return names.index(_text(who["to"])) if "to" in who else NONE


def _numbered(names: list[str]) -> tuple[str, ...]:
    """rescue1, rebels1, rebels2 …: every card gets a name of its own."""
    return tuple([f"{name}{names[: i + 1].count(name)}" for i, name in enumerate(names)])


def standard_box() -> Box:
    """The box that comes with the program."""
    text = (files("frostfair.games.winter_tales") / "data" / STANDARD).read_text(encoding="utf-8")
    return box_from_text(text, STANDARD)


def box_from_file(path: str) -> Box:
    """Another box: the same game with a corrected map, deck or objectives."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{path}: can't be read: {error}") from None
    return box_from_text(text, path)


def box_from_text(text: str, source: str) -> Box:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Malformed(f"{source}: not TOML: {error}") from None
    return Box(data, source)


class _Checker:
    """Looks at a data file and names the first thing that can't be Winter Tales."""

    def __init__(self, data: Mapping[str, object], source: str) -> None:
        self.data: Mapping[str, object] = data
        self.source: str = source

    def check(self) -> None:
        chapters = ("places", "squares", "track", "rebels", "soldiers", "objective", "cards")
        self._names("the file", self.data, chapters)
        self._map()
        self._track()
        self._characters("rebels")
        self._characters("soldiers")
        self._objectives()
        cards = self._mapping("cards")
        self._require(len(cards) == STORY_CARDS, f"{len(cards)} cards, not {STORY_CARDS} (WT-1.2)")
        for name, icon in cards.items():
            self._require(isinstance(icon, str), f"card {name}: its icon must be a name")

    def _map(self) -> None:
        places, squares = self._mapping("places"), self._mapping("squares")
        self._require(len(places) >= 7, f"{len(places)} places: seven rebels need seven (WT-2.8)")
        self._require(len(squares) >= 7, f"{len(squares)} squares: seven soldiers need seven (WT-2.8)")
        self._require(len(places) + len(squares) <= MOST_SPACES, f"more than {MOST_SPACES} spaces")
        for name, spot in places.items():
            is_spot = isinstance(spot, list) and len(spot) == 2 and all(_is_int(x) for x in spot)
            self._require(is_spot, f"place {name}: expected [x, y], found {shorten(spot)}")
        for name, ends in squares.items():
            self._require(name not in places, f"{name} is a place and a square")
            self._words(f"square {name}", ends, tuple(places), 2)
        near = _neighbours(list(places), squares)
        for ends in near[len(places) :]:
            self._require(len(set(ends)) == 2, "a square joins two different places (WT-1.10)")
        self._require(NONE not in _distances(near, 0), "the map falls into pieces")

    def _track(self) -> None:
        track = self._mapping("track")
        self._names("track", track, ("memories", "symbols"))
        self._require(track["memories"] == 7, "track: memories must be 7 (WT-1.11)")
        symbols = track["symbols"]
        fits = isinstance(symbols, list) and all(_is_int(s) and 1 <= s <= 7 for s in symbols)
        self._require(fits and len(set(_list(symbols))) == 3, "track: three symbols, from 1 to 7 (WT-1.11)")

    def _characters(self, name: str) -> None:
        people = self._mapping(name)
        self._require(len(people) == 7, f"{len(people)} {name}, not 7 (WT-1.4)")
        for who, card in people.items():
            self._require(isinstance(card, dict), f"{name}: {who} must be a table")
            assert isinstance(card, dict)
            passage = card.get("skill") == "passage"
            self._names(who, card, ("skill", "to") if passage else ("skill",))
            self._words(who, [card["skill"]], SKILLS, 1)
            if passage:
                self._words(who, [card["to"]], tuple(self._mapping("places")), 1)
        skills = sorted([str(_table(card)["skill"]) for card in people.values()])
        self._require(skills == sorted(SKILLS), f"{name}: every skill once (WT-21.1)")

    def _objectives(self) -> None:
        rows = self.data["objective"]
        fits = isinstance(rows, list) and all(isinstance(row, dict) for row in rows)
        self._require(fits, "objective must be a list of tables")
        for i, row in enumerate(_tables(rows)):
            where = f"objective {i + 1}"
            kind = row.get("kind")
            names = ("side", "kind", "places") if kind in PLACES_OF else ("side", "kind")
            self._names(where, row, names)
            self._words(where, [kind], OBJECTIVES, 1)
            side = SIDES[OBJECTIVES.index(str(kind)) > CONNECTION]
            self._require(row["side"] == side, f"{where}: {kind} belongs to {side}")
            if kind in PLACES_OF:
                self._words(where, row["places"], tuple(self._mapping("places")), PLACES_OF[str(kind)])
        for kind, n in zip(OBJECTIVES, OBJECTIVE_COUNTS, strict=True):
            found = len([row for row in _tables(rows) if row["kind"] == kind])
            self._require(found == n, f"{found} objectives {kind}, not {n} (WT-20.7)")

    # --- small questions ---

    def _require(self, holds: bool, complaint: str) -> None:
        if not holds:
            raise Malformed(f"{self.source}: {complaint}")

    def _names(self, where: str, table: Mapping[str, object], names: tuple[str, ...]) -> None:
        for name in names:
            self._require(name in table, f"{where}: {name} is missing")
        for name in table:
            self._require(name in names, f"{where}: {shorten(name)} is not known here")

    def _mapping(self, name: str) -> dict[str, object]:
        value = self.data[name]
        self._require(isinstance(value, dict), f"{name} must be a table")
        return _table(value)

    def _words(self, where: str, value: object, allowed: tuple[str, ...], n: int) -> None:
        fits = isinstance(value, list) and len(value) == n
        self._require(fits, f"{where}: expected {n} names, found {shorten(value)}")
        for word in _list(value):
            self._require(word in allowed, f"{where}: {shorten(word)} is not one of {', '.join(allowed)}")


# Readers for data that has been checked.


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _text(value: object) -> str:
    assert isinstance(value, str)
    return value


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _strings(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def _table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def _tables(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value
