"""Moves as people type them: every language's words, with and without accents, and the notation's."""

from collections.abc import Iterator

import pytest

from frostfair.games.installed import game
from frostfair.games.winter_tales.rules.actions import VERBS
from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.terminal.moves import Moves, plain
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.kernel.errors import Malformed

WT = game("winter-tales")
assert isinstance(WT, WinterTales)
BOX = WT.box


def every_move() -> Iterator[str]:
    for verb in VERBS:
        for action in range(verb.first, verb.end):
            try:
                yield WT.notation(action)
            except Malformed:
                continue


@pytest.mark.parametrize("language", languages())
def test_every_move_is_read_back_as_it_is_written(language: str) -> None:
    moves = Moves(BOX, catalogue(language))
    written = list(every_move())
    assert len(written) > 1000
    for notation in written:
        shown = moves.show(notation)
        for typed in (shown, shown.upper(), plain(shown), notation, f" {shown} "):
            assert WT.parse(moves.read(typed)) == WT.parse(notation), (typed, moves.read(typed))


def test_english_is_the_notation() -> None:
    moves = Moves(BOX, catalogue("en"))
    assert all(moves.show(notation) == notation for notation in every_move())


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_no_two_words_are_alike(language: str) -> None:
    say = catalogue(language).say
    words = [plain(say(f"wt-type-{verb.word}")) for verb in VERBS]
    assert len(set(words)) == len(words)
    assert not any(" " in word for word in words)


def test_what_is_no_move_is_left_as_it_is() -> None:
    moves = Moves(BOX, catalogue("hu"))
    for typed in ("", "xyzzy", "lép", "lép ide oda"):
        assert moves.read(typed) == typed
    assert moves.show("place love under:alice") == "elhelyez szerelem alatt:alice"
    assert moves.read("aktival farkas") == "activate wolf"
    assert [moves.show(f"create great_artifact_{side}") for side in "sw"] == [
        "meghirdet ereklye_tavasz",
        "meghirdet ereklye_tél",
    ]
