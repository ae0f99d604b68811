"""`frostfair games`: what each game is, in the chosen language."""

import pytest

from frostfair.games.installed import enabled, game, meta, package
from frostfair.games.package import GamePackage
from frostfair.i18n.catalogue import languages
from frostfair.kernel.game import Meta
from frostfair.terminal import listing
from tests.terminal.conftest import Run

INSTALLED = enabled()
GAMES = ",".join(INSTALLED)


def test_each_game_is_described(frostfair: Run) -> None:
    said = frostfair("games").output
    assert (
        "winter-queen: Winter Queen, 2–4 players\n"
        "  Lay crystals, bind spells, light the map.\n"
        "  Options: open_scores, first\n"
        "  In the terminal: frostfair play winter-queen, frostfair rules winter-queen\n"
        "winter-tales: Winter Tales, 3–7 players\n"
    ) in said
    assert "witchstone: Witchstone, 2–4 players\n  One tile, two spells, a cascade of magic.\n" in said


def test_a_game_that_is_switched_off_is_not_listed(frostfair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FROSTFAIR_GAMES", "witchstone")
    said = frostfair("games").output
    assert said.startswith("witchstone: ")
    assert "winter-" not in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", INSTALLED)
def test_nothing_is_missing_in_any_language(name: str, language: str) -> None:
    title, about, options, known = listing.describe(package(name), language)
    assert title.startswith(f"{name}: ")
    assert about.endswith(".")
    assert options.endswith(", ".join([option.name for option in meta(package(name)).options]))
    assert known.endswith(f"frostfair play {name}, frostfair rules {name}")


@pytest.mark.parametrize("name", INSTALLED)
def test_the_list_knows_a_game_as_the_game_does(name: str) -> None:
    assert meta(package(name)) is game(name).meta


def test_lines_are_as_wide_as_the_screen(frostfair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = frostfair("games").output.splitlines()
    assert max(len(line) for line in lines) <= 40
    assert "  Options: memories," in lines
    assert "    alternative_epilogue, powers," in lines


CHESS = Meta("chess", "CH", (2,), (), rules_version=1, most_choices=218)


def test_a_game_without_texts_or_a_face_is_listed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "meta", lambda _: CHESS)
    bare = GamePackage("chess", "frostfair.kernel", rules="chess:open_box")
    assert listing.describe(bare, "en") == ["chess: chess, 2 players", "In the browser only."]
    drawn = GamePackage(
        "chess", "frostfair.kernel", rules="chess:open_box", terminal="terminal:ChessTerminal"
    )
    assert listing.describe(drawn, "en")[1:] == ["In the terminal: frostfair play chess"]


def test_a_package_that_does_not_name_its_meta_is_asked_for_its_game() -> None:
    whole = package("winter-queen")
    assert meta(GamePackage(whole.id, whole.folder, whole.rules)) is meta(whole)
