"""Nim at the terminal."""

from tests.terminal.conftest import Run

GAMES = "nim"


def test_it_is_played_to_the_end(frostfair: Run) -> None:
    typed = "a3\nend\nb4\nend\nc5\nend\n"
    said = frostfair("play", "nim", "--seats", "human:Ann,human:Bob", typed=typed).output
    assert "c ooooo" in said
    assert "Ann takes 3 stones from a." in said
    assert "Ann takes the last stone and wins." in said


def test_too_many_stones_are_refused_by_their_rule(frostfair: Run) -> None:
    said = frostfair("play", "nim", "--seats", "human:Ann,human:Bob", typed="a5\nhelp\n").output
    assert "There are not so many stones in that heap. (NI-1.2)" in said
    assert "b2 takes two stones from heap b." in said
