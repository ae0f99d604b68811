"""Catalogues: names, lists, mistakes, and who speaks where a language is silent."""

import pytest

from frostfair.games.installed import enabled_games
from frostfair.i18n.catalogue import Catalogue, catalogue, languages
from frostfair.kernel.errors import Malformed


def test_a_mistake_in_the_program_is_loud() -> None:
    texts = Catalogue("en", ["a = { $b } c\nd =\n    .e = f\n"])
    with pytest.raises(LookupError):
        texts.say("a")
    with pytest.raises(LookupError):
        texts.say("nothing")
    with pytest.raises(LookupError):
        texts.say("d")
    with pytest.raises(LookupError):
        texts.form("d")


def test_unknown_languages_are_refused() -> None:
    assert languages() == ["en", "hu", "pl", "ru"]
    with pytest.raises(Malformed, match="unknown language 'de'; available: en, hu, pl, ru"):
        catalogue("de")


def test_where_a_language_is_silent_english_speaks() -> None:
    english = Catalogue("en", ["a = { FORM($name) } runs\nname = Ann\nb = both\n"])
    hungarian = Catalogue("hu", ["name = Anna\nb = mindkettő\n"], english)
    assert hungarian.say("b") == "mindkettő"
    assert hungarian.say("a", name="name") == "Ann runs"  # the whole sentence, its names too
    assert hungarian.form("name") == "Anna"
    assert (hungarian.has("a"), hungarian.speaks("a"), hungarian.has("c")) == (True, False, False)
    with pytest.raises(LookupError):
        hungarian.say("c")


def test_every_game_has_a_title() -> None:
    for game in enabled_games():
        assert catalogue().form(f"game-{game.meta.id.replace('-', '_')}")
