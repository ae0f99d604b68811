"""Two levels of tactics: the adept wins more than its share against novices, at every kind of table."""

import pytest

from frostfair.bots.roster import make_bot, names
from frostfair.games.installed import game
from frostfair.kernel.match import Match, Setup
from tests.size import size

WT = game("winter-tales")
ALL: dict[str, bool | int | str] = {
    "memories": 5,
    "powers": True,
    "objectives": True,
    "skills": True,
    "alternative_epilogue": True,
}


def has_won(deal: int, seat: int, seats: int, options: dict[str, bool | int | str]) -> bool:
    """Whether an adept at this seat wins against novices."""
    match = Match(WT, Setup(WT, seats, f"{deal:064x}", options))
    bots = [make_bot("adept" if seat == at else "novice", WT, 31 * deal + at) for at in range(seats)]
    while (result := match.result()) is None:
        decider = match.deciders()[0]
        imagined = match.imagine(decider, match.version)
        match.submit(decider, bots[decider].decide(imagined, decider, match.offers(decider)))
    return seat in result.winners


def test_there_are_two_levels() -> None:
    assert names(WT)[:2] == ["novice", "adept"]


def test_the_adept_is_stronger_than_the_novice() -> None:
    """Mirrored deals at tables of three: a third of the victories would be its share."""
    deals = size(15, 150)
    won = sum(has_won(77_000 + deal, seat, 3, {}) for deal in range(deals) for seat in range(3))
    assert won > 1.25 * deals


@pytest.mark.parametrize("seats", [4, 7])
def test_it_plays_to_the_end_with_all_options(seats: int) -> None:
    for seat in range(size(2, seats)):
        has_won(seat, seat, seats, ALL)
