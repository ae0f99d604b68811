"""The number of legal sequences is pinned: whoever changes it changes what is legal."""

from tests.games.witchstone.rules.perft import TABLE, perft, position, rows
from tests.games.witchstone.rules.play import Play


def test_perft() -> None:
    assert rows() == TABLE.read_text(encoding="utf-8")


def test_perft_counts_by_hand() -> None:
    """Four towers; then three for the next, with what each token lets one do in between."""
    assert perft(position(2, 0), 1) == 4
    play = Play().has_tiles("energy+witch")
    # hold or reach; 44 pairs of adjacent empty hexes, both ways round, and reach; or seven crystals
    pairs = len([text for text in play.do("hold energy+witch").can() if text.startswith("place")])
    again = Play().has_tiles("energy+witch")
    assert perft(again.table, 1) == 2
    assert perft(again.table, 2) == pairs + 1 + 7
