"""The components of Winter Tales: loads a data file, checks it, and lays out tables for the rules.

Whoever corrects the map edits the data file and nothing else.
"""

from collections.abc import Mapping
from typing import Final, final

from frostfair.games import datafile
from frostfair.games.winter_tales.rules.actions import STEP
from frostfair.games.winter_tales.rules.terms import (
    CONNECTION,
    NONE,
    OBJECTIVE_COUNTS,
    OBJECTIVES,
    SIDES,
    SKILLS,
    STORY_CARDS,
)
from frostfair.kernel.checking import (
    Checker,
    as_int,
    as_list,
    as_table,
    as_tables,
    as_text,
    as_texts,
    is_int,
)
from frostfair.kernel.codec import digest, shorten

STANDARD: Final = "winter-tales.toml"
MOST_SPACES: Final = 32
PLACES_OF: Final = {"connection": 2, "attack": 1}  # how many places an objective of this kind names


@final
class Box:
    """What is in the box, as tables of small ints; one Box serves all states of all its matches."""

    def __init__(self, data: Mapping[str, object], source: str) -> None:
        _Checker(data, source).check()
        self.data_hash: str = digest(data)
        places = as_table(data["places"])
        squares = as_table(data["squares"])
        self.places: int = len(places)
        self.space_names: tuple[str, ...] = (*places, *squares)
        self.spaces: int = len(self.space_names)
        self.near: list[list[int]] = _neighbours(list(places), squares)
        self.distance: list[list[int]] = [_distances(self.near, space) for space in range(self.spaces)]
        self.spots: list[tuple[int, int]] = _spots(places, self.near)

        people = {**as_table(data["rebels"]), **as_table(data["soldiers"])}
        self.character_names: tuple[str, ...] = tuple(people)
        self.skill: list[int] = [SKILLS.index(as_text(as_table(who)["skill"])) for who in people.values()]
        self.passage: list[int] = [_passage(self.space_names, as_table(who)) for who in people.values()]

        cards = as_table(data["cards"])
        self.card_names: tuple[str, ...] = tuple(cards)
        self.card_icons: tuple[str, ...] = tuple([as_text(icon) for icon in cards.values()])

        objectives = as_tables(data["objective"])
        self.objective_kind: list[int] = [OBJECTIVES.index(as_text(row["kind"])) for row in objectives]
        self.objective_side: list[int] = [SIDES.index(as_text(row["side"])) for row in objectives]
        self.objective_places: list[list[int]] = [
            [self.space_names.index(place) for place in as_texts(row.get("places", []))] for row in objectives
        ]
        self.objective_names: tuple[str, ...] = _numbered([OBJECTIVES[k] for k in self.objective_kind])
        self.steps: list[list[int]] = [[STEP + space for space in around] for around in self.near]
        track = as_table(data["track"])
        self.track: int = as_int(track["memories"])
        self.symbols: list[int] = [as_int(space) - 1 for space in as_list(track["symbols"])]

    def is_place(self, space: int) -> bool:
        return space < self.places


def _neighbours(places: list[str], squares: Mapping[str, object]) -> list[list[int]]:
    near: list[list[int]] = [[] for _ in range(len(places) + len(squares))]
    for i, ends in enumerate(squares.values()):
        square = len(places) + i
        for place in as_texts(ends):
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
    spots = [(as_int(as_list(at)[0]), as_int(as_list(at)[1])) for at in places.values()]
    for square in range(len(places), len(near)):
        one, two = near[square]
        x, y = spots[one][0] + spots[two][0], spots[one][1] + spots[two][1]
        spots.append((x // 2, y // 2))
    return spots


def _passage(names: tuple[str, ...], who: Mapping[str, object]) -> int:
    return names.index(as_text(who["to"])) if "to" in who else NONE


def _numbered(names: list[str]) -> tuple[str, ...]:
    """rescue1, rebels1, rebels2 …: every card gets a name of its own."""
    return tuple([f"{name}{names[: i + 1].count(name)}" for i, name in enumerate(names)])


def standard_box() -> Box:
    """The box that comes with the program."""
    return box_from_text(datafile.shipped("frostfair.games.winter_tales", STANDARD), STANDARD)


def box_from_file(path: str) -> Box:
    """Another box: the same game with a corrected map, deck or objectives."""
    return box_from_text(datafile.on_disk(path), path)


def box_from_text(text: str, source: str) -> Box:
    return Box(datafile.parse(text, source), source)


class _Checker(Checker):
    """Looks at a data file and names the first thing that can't be Winter Tales."""

    def check(self) -> None:
        chapters = ("places", "squares", "track", "rebels", "soldiers", "objective", "cards")
        self.names("the file", self.data, chapters)
        self._map()
        self._track()
        self._characters("rebels")
        self._characters("soldiers")
        self._objectives()
        cards = self.table("cards")
        self.require(len(cards) == STORY_CARDS, f"{len(cards)} cards, not {STORY_CARDS} (WT-1.2)")
        for name, icon in cards.items():
            self.require(isinstance(icon, str), f"card {name}: its icon must be a name")

    def _map(self) -> None:
        places, squares = self.table("places"), self.table("squares")
        self.require(len(places) >= 7, f"{len(places)} places: seven rebels need seven (WT-2.8)")
        self.require(len(squares) >= 7, f"{len(squares)} squares: seven soldiers need seven (WT-2.8)")
        self.require(len(places) + len(squares) <= MOST_SPACES, f"more than {MOST_SPACES} spaces")
        for name, spot in places.items():
            is_spot = isinstance(spot, list) and len(spot) == 2 and all(is_int(x) for x in spot)
            self.require(is_spot, f"place {name}: expected [x, y], found {shorten(spot)}")
        for name, ends in squares.items():
            self.require(name not in places, f"{name} is a place and a square")
            self._words(f"square {name}", ends, tuple(places), 2)
        near = _neighbours(list(places), squares)
        for ends in near[len(places) :]:
            self.require(len(set(ends)) == 2, "a square joins two different places (WT-1.10)")
        self.require(NONE not in _distances(near, 0), "the map falls into pieces")

    def _track(self) -> None:
        track = self.table("track")
        self.names("track", track, ("memories", "symbols"))
        self.require(track["memories"] == 7, "track: memories must be 7 (WT-1.11)")
        symbols = track["symbols"]
        fits = isinstance(symbols, list) and all(is_int(s) and 1 <= s <= 7 for s in symbols)
        self.require(fits and len(set(as_list(symbols))) == 3, "track: three symbols, from 1 to 7 (WT-1.11)")

    def _characters(self, name: str) -> None:
        people = self.table(name)
        self.require(len(people) == 7, f"{len(people)} {name}, not 7 (WT-1.4)")
        for who, card in people.items():
            self.require(isinstance(card, dict), f"{name}: {who} must be a table")
            assert isinstance(card, dict)
            passage = card.get("skill") == "passage"
            self.names(who, card, ("skill", "to") if passage else ("skill",))
            self._words(who, [card["skill"]], SKILLS, 1)
            if passage:
                self._words(who, [card["to"]], tuple(self.table("places")), 1)
        skills = sorted([str(as_table(card)["skill"]) for card in people.values()])
        self.require(skills == sorted(SKILLS), f"{name}: every skill once (WT-21.1)")

    def _objectives(self) -> None:
        rows = self.tables("objective")
        for i, row in enumerate(rows):
            where = f"objective {i + 1}"
            kind = row.get("kind")
            names = ("side", "kind", "places") if kind in PLACES_OF else ("side", "kind")
            self.names(where, row, names)
            self._words(where, [kind], OBJECTIVES, 1)
            side = SIDES[OBJECTIVES.index(str(kind)) > CONNECTION]
            self.require(row["side"] == side, f"{where}: {kind} belongs to {side}")
            if kind in PLACES_OF:
                self._words(where, row["places"], tuple(self.table("places")), PLACES_OF[str(kind)])
        for kind, n in zip(OBJECTIVES, OBJECTIVE_COUNTS, strict=True):
            found = len([row for row in rows if row["kind"] == kind])
            self.require(found == n, f"{found} objectives {kind}, not {n} (WT-20.7)")

    def _words(self, where: str, value: object, allowed: tuple[str, ...], n: int) -> None:
        fits = isinstance(value, list) and len(value) == n
        self.require(fits, f"{where}: expected {n} names, found {shorten(value)}")
        self.words(where, value, allowed)
