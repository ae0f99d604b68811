"""`frostfair games`: what each game is, in the chosen language."""

from importlib.machinery import ModuleSpec

import pytest

from frostfair.cli import listing
from frostfair.games.registry import GAMES as INSTALLED
from frostfair.games.registry import game, meta
from frostfair.i18n.catalogue import languages
from frostfair.kernel.game import Meta
from tests.cli.conftest import Run

GAMES = ",".join(INSTALLED)


def test_each_game_is_described(frostfair: Run) -> None:
    said = frostfair("games").output
    assert said.startswith(
        "winter-queen: Winter Queen, 2–4 players\n"
        "  Lay crystals, bind spells, light the map.\n"
        "  Options: open_scores, first\n"
        "  In the terminal: frostfair play winter-queen, frostfair rules winter-queen\n"
        "witchstone: Witchstone, 2–4 players\n"
    )
    assert "winter-tales: Winter Tales, 3–7 players\n  Spring against Winter, told by you.\n" in said


def test_a_game_that_is_switched_off_is_not_listed(frostfair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FROSTFAIR_GAMES", "witchstone")
    said = frostfair("games").output
    assert said.startswith("witchstone: ")
    assert "winter-" not in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", INSTALLED)
def test_nothing_is_missing_in_any_language(name: str, language: str) -> None:
    title, about, options, known = listing.describe(meta(name), language)
    assert title.startswith(f"{name}: ")
    assert about.endswith(".")
    assert options.endswith(", ".join([option.name for option in meta(name).options]))
    assert known.endswith(f"frostfair play {name}, frostfair rules {name}")


@pytest.mark.parametrize("name", INSTALLED)
def test_the_list_knows_a_game_as_the_game_does(name: str) -> None:
    assert meta(name) is game(name).meta


def test_lines_are_as_wide_as_the_screen(frostfair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = frostfair("games").output.splitlines()
    assert max(len(line) for line in lines) <= 40
    assert "  Options: memories," in lines
    assert "    alternative_epilogue, powers," in lines


def test_a_game_without_texts_or_a_face_is_listed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_face(name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(listing, "find_spec", no_face)
    monkeypatch.setattr(listing, "has_rulebook", lambda _: False)
    chess = Meta("chess", "CH", (2,), (), rules_version=1, most_choices=218)
    assert listing.describe(chess, "en") == ["chess: chess, 2 players", "In the browser only."]
    monkeypatch.setattr(listing, "has_rulebook", lambda _: True)
    assert listing.describe(chess, "en")[1:] == ["In the terminal: frostfair rules chess"]
