"""Nim, rule by rule."""

import pytest

from frostfair.games.installed import game
from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.match import Match, Setup

NIM = game("nim")


def played(*moves: str, **options: str) -> Match:
    match = Match(NIM, Setup(NIM, 2, "5e" * 32, options))
    for move in moves:
        match.submit(match.deciders()[0], NIM.parse(move))
    return match


def test_heaps() -> None:
    """NI-1.1."""
    assert played().view(0) == {"heaps": [3, 4, 5]}
    assert played(heaps="1-3-5-7").view(0) == {"heaps": [1, 3, 5, 7]}


def test_a_turn() -> None:
    """NI-1.2."""
    match = played("b2")
    assert match.view(None) == {"heaps": [3, 2, 5]}
    assert match.deciders() == [1]
    with pytest.raises(IllegalAction, match=r"NI-1\.2"):
        match.submit(1, NIM.parse("b3"))


def test_the_last_stone() -> None:
    """NI-1.3."""
    result = played("a3", "b4", "c5").result()
    assert result is not None
    assert result.winners == (0,)
