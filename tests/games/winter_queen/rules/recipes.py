"""The regression matches and the golden playthroughs: how each is played, and what it must show.

A recipe is tried with one seed after the other until the match shows all that the recipe promises.
`python -m tests.games.winter_queen.rules.regenerate` writes the files anew.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from frostfair.games.winter_queen.rules.events import HolderRefilled
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.game import Game, Value
from frostfair.kernel.logtext import Log
from frostfair.kernel.match import Match, Setup
from frostfair.kernel.record import ACT, END_TURN, UNDO, Record
from tests.games.winter_queen.rules.kit import GAME, Scene
from tests.games.winter_queen.rules.players import Player

MOST_TRIES: Final = 4000


# --- what a match can show ---


class Told:
    """A finished match, asked what happened in it. Records that were undone don't count."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.match = log.match
        kept: list[Record] = []
        for record in self.match.records:
            if record.deed == UNDO:
                kept = [earlier for earlier in kept if earlier.version <= record.value]
            else:
                kept.append(record)
        self.events = [event for record in kept for event in record.events]
        self.kinds = [event.kind for event in self.events]
        state = self.match.state
        assert isinstance(state, Table)
        self.table = Scene(state)

    @property
    def reason(self) -> str:
        return self.table["business"].removeprefix("over:")

    def last_refill(self) -> int:
        """How many crystals the refill drew that began the last stage; 0 if none did."""
        if "last-stage-began" not in self.kinds:
            return 0
        refill = self.events[self.kinds.index("last-stage-began") - 1]
        assert isinstance(refill, HolderRefilled)
        return len(refill.colours)

    def deeds(self, deed: str) -> int:
        return sum(record.deed == deed for record in self.match.records)


def _full(told: Told) -> int:
    return 3 if told.table.table.seats == 2 else 4


def _undid_a_whole_turn(told: Told) -> bool:
    """Placed, decided about the book, and taken back at once: the end of the turn had not been said."""
    records = told.match.records
    return any(
        record.deed == UNDO and [r.deed for r in records[record.value : record.version - 1]] == [ACT, ACT]
        for record in records
    )


WAYS: Final[Mapping[str, Callable[[Told], bool]]] = {
    # how it ends
    "the bag is emptied exactly by a full refill": lambda told: told.last_refill() == _full(told),
    "the bag is emptied by a partial refill": lambda told: 0 < told.last_refill() < _full(told),
    "all turns are played": lambda told: told.reason == "turns-played",
    "crystals run out in the last stage": lambda told: told.reason == "crystals-gone",
    "everybody passes before the last stage": lambda told: (
        told.reason == "everybody-passed" and told.table["left"] == "-"
    ),
    "everybody passes in the last stage": lambda told: (
        told.reason == "everybody-passed" and told.table["left"] != "-"
    ),
    "one winner": lambda told: len(told.table.winners) == 1,
    "a shared victory": lambda told: len(told.table.winners) > 1,
    "everybody shares the victory": lambda told: len(told.table.winners) == told.table.table.seats,
    # what is set at the table
    "open scores": lambda told: told.match.setup.options["open_scores"] is True,
    "the host sets the first player": lambda told: told.match.setup.options["first"] != "random",
    "the first player isn't in seat 1": lambda told: told.table["first"] != "1",
    "players add words to the seed": lambda told: len(told.match.setup.luck.words) > 0,
    # what is written
    "undo": lambda told: told.deeds(UNDO) > 0,
    "a whole turn is undone": _undid_a_whole_turn,
    "end of turn": lambda told: told.deeds(END_TURN) > 0,
    # what happens on the way
    "a crystal is returned to the bag": lambda told: "crystal-returned" in told.kinds,
    "a book is declined": lambda told: "book-declined" in told.kinds,
    "nobody ever takes a book": lambda told: "book-taken" not in told.kinds,
    "a pile is exhausted": lambda told: "-" in told.table["piles"].split(","),
    "somebody passes and the game goes on": lambda told: (
        "turn-passed" in told.kinds and told.reason != "everybody-passed"
    ),
    "books are scored at the end": lambda told: told.kinds[-1] == "effect-scored",
}

# For every number of players, unless the rules don't allow it. With two players the last crystal can't be
# taken before the last turn: at least one lies on each of the three holders, and at most three turns follow.
FOR_ALL_SEATS: Final = (
    "the bag is emptied exactly by a full refill",
    "the bag is emptied by a partial refill",
    "all turns are played",
    "everybody passes before the last stage",
    "everybody passes in the last stage",
    "one winner",
    "a shared victory",
    "the first player isn't in seat 1",
    "a crystal is returned to the bag",
    "books are scored at the end",
)


# --- recipes ---


class Recipe:
    """How a match is played, and the ways it must show."""

    def __init__(
        self,
        seats: int,
        styles: str,
        *ways: str,
        options: Mapping[str, Value] | None = None,
        words: Sequence[str] = (),
        asks_end_turn: bool = False,
        undoing: bool = False,
    ) -> None:
        self.seats = seats
        self.styles = (styles.split() * seats)[:seats]
        self.ways = ways
        self.options: dict[str, Value] = dict(options or {})
        self.words = words
        self.asks_end_turn = asks_end_turn
        self.undoing = undoing

    def cook(self, name: str) -> Log:
        """The first match that shows all that was promised."""
        for i in range(1, MOST_TRIES + 1):
            log = self.play(hashlib.sha256(f"{name} {i}".encode()).hexdigest())
            if all(WAYS[way](Told(log)) for way in self.ways):
                return log
        raise LookupError(f"{name}: no such match in {MOST_TRIES} tries")

    def play(self, seed: str) -> Log:
        setup = Setup(GAME, self.seats, seed, self.options, self.words, self.asks_end_turn)
        match = Match(GAME, setup)
        players = [Player(style, int(seed[:8], 16) + seat) for seat, style in enumerate(self.styles)]
        began = 0  # the version at which the running turn began, as far as undo is concerned
        while match.result() is None:
            (seat,) = match.deciders()
            if self.undoing and match.may_undo(seat) and players[seat].below(4) == 0:
                whole = players[seat].below(2) == 0 and not _veil_lifted(match, began)
                if match.undo(seat, began if whole else None).value == began:
                    began = match.version
            elif match.may_end_turn(seat):
                match.end_turn(seat)
            else:
                assert isinstance(match.state, Table)
                match.submit(seat, players[seat].choose(match.state, match.offers(seat)))
            if match.deciders() != [seat]:
                began = match.version
        return Log(match, self.styles)


def _veil_lifted(match: Match, since: int) -> bool:
    return any(event.lifts_veil() for record in match.records[since:] for event in record.events)


RECIPES: Final[Mapping[str, Recipe]] = {
    "2-full-refill": Recipe(
        2,
        "varied",
        "the bag is emptied exactly by a full refill",
        "all turns are played",
        "one winner",
        "a crystal is returned to the bag",
    ),
    "3-full-refill": Recipe(
        3,
        "drains",
        "the bag is emptied exactly by a full refill",
        "all turns are played",
        "one winner",
        "the first player isn't in seat 1",
    ),
    "4-full-refill": Recipe(
        4,
        "varied",
        "the bag is emptied exactly by a full refill",
        "all turns are played",
        "one winner",
        "a crystal is returned to the bag",
    ),
    "2-partial-refill": Recipe(
        2,
        "studies",
        "the bag is emptied by a partial refill",
        "all turns are played",
        "a crystal is returned to the bag",
        "a pile is exhausted",
        "books are scored at the end",
    ),
    "3-partial-refill": Recipe(
        3,
        "varied",
        "the bag is emptied by a partial refill",
        "all turns are played",
        "a crystal is returned to the bag",
        "books are scored at the end",
    ),
    "4-partial-refill": Recipe(
        4,
        "drains",
        "the bag is emptied by a partial refill",
        "all turns are played",
        "books are scored at the end",
    ),
    "3-crystals-run-out": Recipe(
        3, "varied studies", "crystals run out in the last stage", "a crystal is returned to the bag"
    ),
    "4-crystals-run-out": Recipe(4, "starves", "crystals run out in the last stage", "a pile is exhausted"),
    "2-everybody-passes-early": Recipe(
        2, "fills", "everybody passes before the last stage", "nobody ever takes a book"
    ),
    "3-everybody-passes-early": Recipe(
        3, "varied", "everybody passes before the last stage", "a crystal is returned to the bag"
    ),
    "4-everybody-passes-early": Recipe(
        4, "fills", "everybody passes before the last stage", "nobody ever takes a book", "one winner"
    ),
    "2-everybody-passes-late": Recipe(
        2, "varied fills", "everybody passes in the last stage", "books are scored at the end"
    ),
    "3-everybody-passes-late": Recipe(
        3, "hoards fills", "everybody passes in the last stage", "books are scored at the end"
    ),
    "4-everybody-passes-late": Recipe(
        4, "random", "everybody passes in the last stage", "books are scored at the end"
    ),
    "2-somebody-passes": Recipe(2, "hoards fills", "somebody passes and the game goes on"),
    "3-somebody-passes": Recipe(3, "random", "somebody passes and the game goes on"),
    "4-somebody-passes": Recipe(4, "varied", "somebody passes and the game goes on"),
    "2-shared-victory": Recipe(2, "varied", "a shared victory", "all turns are played"),
    "3-shared-victory": Recipe(3, "studies drains", "a shared victory", "all turns are played"),
    "4-shared-victory": Recipe(4, "varied", "a shared victory", "all turns are played"),
    "4-all-share-the-victory": Recipe(4, "fills", "everybody shares the victory"),
    "2-open-scores": Recipe(2, "hoards", "open scores", options={"open_scores": True}),
    "3-open-scores": Recipe(3, "starves", "open scores", options={"open_scores": True}),
    "4-open-scores": Recipe(4, "varied studies", "open scores", options={"open_scores": True}),
    "2-first-is-seat-2": Recipe(
        2,
        "random",
        "the host sets the first player",
        "the first player isn't in seat 1",
        options={"first": 2},
    ),
    "3-first-is-seat-3": Recipe(
        3,
        "hoards",
        "the host sets the first player",
        "the first player isn't in seat 1",
        options={"first": 3},
    ),
    "4-first-is-seat-1": Recipe(4, "hoards", "the host sets the first player", options={"first": 1}),
    "4-first-is-seat-3": Recipe(
        4,
        "random",
        "the host sets the first player",
        "the first player isn't in seat 1",
        options={"first": 3, "open_scores": True},
    ),
    "2-undo": Recipe(
        2, "varied", "undo", "players add words to the seed", words=["frost", "fair"], undoing=True
    ),
    "3-undo": Recipe(3, "random", "undo", undoing=True),
    "4-undo": Recipe(4, "varied studies", "undo", undoing=True),
    "2-end-of-turn": Recipe(
        2, "varied", "end of turn", "undo", "a whole turn is undone", asks_end_turn=True, undoing=True
    ),
    "3-end-of-turn": Recipe(
        3, "varied", "end of turn", "undo", "a whole turn is undone", asks_end_turn=True, undoing=True
    ),
    "4-end-of-turn": Recipe(4, "random", "end of turn", asks_end_turn=True),
}

# Golden playthroughs, to be read by people.
PLAYTHROUGHS: Final[Mapping[str, Recipe]] = {
    "two-players": Recipe(2, "varied", "all turns are played", "a crystal is returned to the bag"),
    "three-players": Recipe(3, "varied", "all turns are played", "a crystal is returned to the bag"),
    "four-players": Recipe(4, "varied studies", "all turns are played", "a crystal is returned to the bag"),
    "open-scores": Recipe(
        2,
        "studies varied",
        "open scores",
        "end of turn",
        "undo",
        options={"open_scores": True, "first": 2},
        asks_end_turn=True,
        undoing=True,
    ),
}


def find_game(name: str) -> Game:
    assert name == GAME.meta.id
    return GAME
