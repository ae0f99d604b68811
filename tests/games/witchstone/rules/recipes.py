"""The regression matches: how each is played, and what it must show.

A recipe is tried with one seed after the other until the match shows all that the recipe promises.
`python -m tests.games.witchstone.rules.regenerate` writes the files anew.
"""

from collections.abc import Callable
from typing import Final

from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NONE
from frostfair.kernel.bits import size
from frostfair.kernel.codec import digest
from frostfair.kernel.flow import State, deciders, offers, settle, step
from frostfair.kernel.logtext import Log
from frostfair.kernel.match import Match, Setup
from tests.games.witchstone.rules.play import WITCHSTONE
from tests.games.witchstone.rules.players import Chooser

MOST_TRIES: Final = 20_000
Shows = Callable[[Table], bool]

# --- what a finished table can show ---


def _best(table: Table) -> list[int]:
    points = [int(p.points) for p in table.players]
    return [seat for seat in range(table.seats) if points[seat] == max(points)]


def shared_victory(table: Table) -> bool:
    result = WITCHSTONE.result(table)
    return result is not None and len(result.winners) > 1


def tie_broken_on_the_wand(table: Table) -> bool:
    return len(_best(table)) > 1 and not shared_victory(table)


def tie_broken_by_arrival(table: Table) -> bool:
    tied = _best(table)
    return tie_broken_on_the_wand(table) and sum([table.players[s].arrived > 0 for s in tied]) > 1


def negative_score(table: Table) -> bool:
    return min([int(p.points) for p in table.players]) < 0


def over_a_hundred(table: Table) -> bool:
    return max([int(p.points) for p in table.players]) > 100


def deck_exhausted(table: Table) -> bool:
    return table.deck == 0


def specials_exhausted(table: Table) -> bool:
    return table.special_stack == 0 and NONE in list(table.dark)


def owls_exhausted(table: Table) -> bool:
    return 0 in list(table.owls_left) and any(table.ledger[16 * s + 4] > 0 for s in range(table.seats))


def symbol_shelf_full(table: Table) -> bool:
    return any(table.shelf_is_full(shelf) for shelf in range(6))


def bottom_shelf_full(table: Table) -> bool:
    return table.shelf_is_full(6)


def crystal_left_for_nothing(table: Table) -> bool:
    """Both shelves were full (WS-7.7)."""
    return any(p.aside + (p.black == 56) > p.removed for p in table.players)


def without_energies(table: Table) -> bool:
    return any(p.energies == 0 for p in table.players)


def end_of_the_wand(table: Table) -> bool:
    return sum([p.arrived > 0 for p in table.players]) > 1


def handicapped_winner(table: Table) -> bool:
    result = WITCHSTONE.result(table)
    return result is not None and table.players[result.winners[0]].handicap > 0


def everything_gained(table: Table) -> bool:
    """Somebody has owls, special tiles, tokens, scrolls and a rank at the Witchstone."""
    return any(
        p.owls and p.specials and p.tokens > 2 and size(p.scrolls) > 2 and p.rank for p in table.players
    )


def finished(table: Table) -> bool:
    return True


class Recipe:
    """A kind of match: its name, the players' bents, the options, and what it must show."""

    def __init__(self, name: str, styles: str, shows: Shows, undoes: bool = False, **options: object) -> None:
        self.name: str = name
        self.styles: list[str] = styles.split()
        self.shows: Shows = shows
        self.undoes: bool = undoes
        self.options: dict[str, object] = options

    @property
    def seats(self) -> int:
        return len(self.styles)

    def setup(self, number: int) -> Setup:
        return Setup(
            WITCHSTONE, self.seats, digest([self.name, number]), self.options, asks_end_turn=self.undoes
        )

    def players(self, number: int) -> list[Chooser]:
        return [Chooser(style, 97 * number + i) for i, style in enumerate(self.styles)]

    def play(self) -> Log:
        """The first match that shows what it must."""
        for number in range(MOST_TRIES):
            if self.shows(self.outline(number)):
                return Log(self.match(number), self.styles)
        raise LookupError(f"{self.name}: no match found")

    def outline(self, number: int) -> Table:
        """How the match would end, without writing it down."""
        setup = self.setup(number)
        state: State = WITCHSTONE.setup(setup.seats, setup.options, setup.luck.generator("setup"))
        state.rng = setup.luck.for_step(0)
        settle(state, None)
        players, version = self.players(number), 0
        while deciders(state):
            seat = int(deciders(state)).bit_length() - 1
            version += 1
            action = players[seat].choose(
                WITCHSTONE.imagine(state, seat, version - 1), seat, offers(state, seat, 400)
            )
            state.rng = setup.luck.for_step(version)
            step(state, seat, action, None)
        assert isinstance(state, Table)
        return state

    def match(self, number: int) -> Match:
        match = Match(WITCHSTONE, self.setup(number))
        players = self.players(number)
        while match.result() is None:
            seat = match.deciders()[0]
            if match.may_end_turn(seat):
                match.end_turn(seat)
            elif self.undoes and match.may_undo(seat) and players[seat].below(9) == 0:
                match.undo(seat)
            else:
                match.submit(
                    seat, players[seat].choose(match.imagine(seat, match.version), seat, match.offers(seat))
                )
        return match


# Recipes whose players undo are never looked at beforehand, so they can only promise to finish.
RECIPES: Final = [
    Recipe("two-random", "any any", negative_score),
    Recipe("three-random", "any any any", negative_score),
    Recipe("four-random", "any any any any", negative_score),
    Recipe("two-busy", "busy busy", everything_gained),
    Recipe("three-busy", "busy busy busy", everything_gained),
    Recipe("four-busy", "busy busy busy busy", everything_gained),
    Recipe("two-with-undo", "busy busy", finished, undoes=True),
    Recipe("three-with-undo", "busy any busy", finished, undoes=True, hidden_scrolls=True),
    Recipe("four-with-undo", "busy busy lazy busy", finished, undoes=True, first=3),
    Recipe("two-shared", "idle idle", shared_victory),
    Recipe("three-shared", "idle idle lazy", shared_victory),
    Recipe("four-shared", "idle idle idle idle", shared_victory),
    Recipe("two-tied", "busy busy", tie_broken_on_the_wand),
    Recipe("three-tied", "wand idle wand", tie_broken_on_the_wand),
    Recipe("two-tied-at-the-end-of-the-wand", "magic magic", tie_broken_by_arrival),
    Recipe("two-negative", "lazy lazy", negative_score, first=2),
    Recipe("four-negative", "lazy lazy lazy busy", negative_score),
    Recipe("two-easy-handicap", "busy busy", finished, handicap1=3, handicap2=3),
    Recipe("two-hard-handicap", "busy busy", handicapped_winner, handicap2=1),
    Recipe("three-mixed-handicaps", "busy busy busy", finished, handicap1=1, handicap2=2, handicap3=3),
    Recipe("four-mixed-handicaps", "busy busy busy busy", handicapped_winner, handicap2=3, handicap4=1),
    Recipe("four-scrolls-gone", "seers seers seers seers", deck_exhausted),
    Recipe("three-specials-gone", "stars stars stars", specials_exhausted),
    Recipe("four-specials-gone", "stars stars stars stars", specials_exhausted),
    Recipe("four-owls-gone", "stars stars stars stars", owls_exhausted),
    Recipe("two-shelf-full", "crystals crystals", symbol_shelf_full),
    Recipe("three-shelf-full", "crystals crystals crystals", symbol_shelf_full),
    Recipe("four-shelf-full", "crystals crystals crystals crystals", symbol_shelf_full),
    Recipe("two-bottom-full", "bottom bottom", bottom_shelf_full),
    Recipe("four-bottom-full", "bottom bottom bottom crystals", bottom_shelf_full),
    Recipe("two-crystal-for-nothing", "bottom bottom", crystal_left_for_nothing),
    Recipe("two-energies-gone", "builders builders", without_energies),
    Recipe("three-end-of-the-wand", "magic magic magic", end_of_the_wand),
    Recipe("two-over-a-hundred", "builders builders", over_a_hundred),
]
