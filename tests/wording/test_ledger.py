"""The ledger: every point has a source, a moment and a reason, and nothing is told that lies face down."""

from pathlib import Path

import pytest

from frostfair.games.installed import game
from frostfair.games.winter_queen.wording.shapes import seen
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.kernel.logtext import read
from frostfair.kernel.match import Match, Setup, replay
from frostfair.kernel.record import standing
from frostfair.server.history.points import ledger_of
from frostfair.wording.message import Message, Seat
from frostfair.wording.showing import show, show_value
from tests.size import size
from tests.wording.ledgers import ledgers, played, sums

GOLDEN = Path(__file__).parents[1] / "games" / "winter_queen" / "golden"
NAMES = ("Ana", "Ben", "Cid", "Dee")


def golden(name: str) -> Match:
    """A match of the collection, played again."""
    rules = game("winter-queen")
    return read((GOLDEN / f"{name}.match").read_text(encoding="utf-8"), lambda _: rules).match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["winter-queen", "witchstone"])
@pytest.mark.parametrize("seed", range(size(1, 60)))
def test_entries_add_up_to_the_points_of_every_seat(name: str, seats: int, seed: int) -> None:
    match = played(name, seats, seed)
    result = match.result()
    assert result is not None
    counting = {record.version for record in standing(match.records)}
    assert len(counting) < match.version  # something was taken back
    for found in ledgers(match):
        assert sums(found, seats) == list(result.points)
        assert found.seats == list(range(seats))
        assert {entry.v for entry in found.entries} <= counting
        assert {entry.v for entry in found.entries if entry.final} <= {max(counting)}
        rounds = [entry.round for entry in found.entries]
        assert rounds == sorted(rounds)
        assert max(rounds) <= found.rounds


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.match")), ids=lambda file: file.stem)
def test_rare_ends_are_told_whole(file: Path) -> None:
    """Shared victories, passing, crystals that run out, early ends."""
    match = golden(file.stem)
    result = match.result()
    assert result is not None
    found = ledger_of(match, None)
    assert sums(found, match.setup.seats) == list(result.points)
    for language in languages():
        words = catalogue(language)
        assert found.verdict is not None
        assert all(NAMES[seat] in show(found.verdict, words, NAMES) for seat in result.winners)
        for entry in found.entries:
            assert entry.told is not None
            assert show(entry.told, words, NAMES)
            assert show(found.sources[entry.source], words, NAMES)
            assert all(show_value(counted.name, words, NAMES) for counted in entry.counted)
            if entry.counted:
                assert len(entry.counted) == entry.points


@pytest.mark.parametrize("name", ["winter-queen", "witchstone"])
def test_while_it_is_played_only_open_points_are_told(name: str) -> None:
    """Winter Queen keeps totals face down (WQ-1.5); Witchstone shows them."""
    rules = game(name)
    match = Match(rules, Setup(rules, 3, "07" * 32))
    while match.version < 30:
        seat = match.deciders()[0]
        match.submit(seat, match.offers(seat)[-1])
        mine, watching = ledger_of(match, 1), ledger_of(match, None)
        assert mine.verdict is None
        if name == "winter-queen":
            assert mine.seats == [1]
            assert {entry.seat for entry in mine.entries} <= {1}
            assert watching.seats == []
            assert watching.entries == []
        else:
            assert mine.seats == watching.seats == [0, 1, 2]


def test_open_scores_are_told_to_all_while_it_is_played() -> None:
    """WQ-9.1"""
    match = golden("3-open-scores")
    half = replay(match.game, match.setup, match.records[: match.version // 2])
    found = ledger_of(half, None)
    assert found.seats == [0, 1, 2]
    players = seen(half.view(None)).players
    assert sums(found, 3) == [player.points for player in players]


def test_a_round_is_a_turn_of_every_seat() -> None:
    match = golden("3-somebody-passes")
    found = ledger_of(match, None)
    turns = [0, 0, 0]
    before = None
    for record in standing(match.records):
        if record.deed == "act" and record.seat != before:
            before = record.seat
            turns[before] += 1
    assert found.rounds == max(turns)
    assert max(turns) - min(turns) <= 1


def test_the_verdict_says_who_by_how_much_and_why() -> None:
    match = golden("2-full-refill")
    result = match.result()
    assert result is not None
    (winner,) = result.winners
    loser = 1 - winner
    mine, others = ledger_of(match, winner).verdict, ledger_of(match, loser).verdict
    assert mine is not None
    assert others is not None
    assert mine.values["you"] == "yes"
    assert others.values == {**mine.values, "you": "no"}
    assert mine.values["player"] == Seat(winner)
    assert mine.values["by"] == result.points[winner] - result.points[loser]
    why = mine.values["why"]
    assert isinstance(why, Message)
    assert why.key in {"verdict-turned", "verdict-held", "verdict-source"}


def test_a_shared_victory_names_all_winners_and_no_margin() -> None:
    found = ledger_of(golden("4-all-share-the-victory"), 2)
    assert found.verdict is not None
    assert found.verdict.key == "verdict-shared"
    assert show(found.verdict, catalogue(), NAMES).startswith("Ana, Ben, Cid and Dee share the victory")
