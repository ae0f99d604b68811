"""No English is left inside other languages: neither in a message nor on a screen."""

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from frostfair.games.installed import enabled_games
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from frostfair.terminal.face import Face, Scene, Sheet
from frostfair.terminal.game import face_of
from tests.i18n.catalogues import messages
from tests.i18n.declared import declared
from tests.i18n.saying import ANYBODY, CHIP, all_said, all_values, words_in, words_of
from tests.i18n.test_parity import OTHERS
from tests.size import size

EVERY = 12  # decisions for a screen
LATIN = re.compile(r"[A-Za-z]{2,}")
# Names of rules, codes for invitations, hexes and locations: they are the same in every language.
CODES = re.compile(r"\b(?:[A-Z]{2}-\d[\d.]*|K7M2QX|QR|[A-Z]\d?(?:-[A-Z]\d?)?|sq\d\d)\b")


def alike(language: str, game: str) -> frozenset[str]:
    """Words that may be the same in English."""
    told = [declared(of) for of in ("", game)]
    return frozenset[str]().union(*[texts.typed | texts.alike.get(language, frozenset()) for texts in told])


def sample_words(language: str, key: str) -> set[str]:
    """What the test itself puts in: words to choose by, and a name."""
    texts = [value for values in all_values(language, key) for value in values.values()]
    return {word for text in texts if isinstance(text, str) for word in words_in(text)}


# --- messages ---


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_shares_words_with_english(language: str) -> None:
    english, left = words_of("en"), {}
    for key, words in words_of(language).items():
        shared = words & english.get(key, frozenset()) - alike(language, messages(language)[key].game)
        if shared and (shared := shared - sample_words(language, key)):
            left[key] = sorted(shared)
    assert left == {}


def test_russian_has_no_latin_letters() -> None:
    left = {}
    for key, text in all_said("ru"):
        words = {word.casefold() for word in LATIN.findall(CODES.sub(" ", CHIP.sub(" ", text)))}
        words -= alike("ru", messages("ru")[key].game) | {ANYBODY.casefold()}
        if words and words - sample_words("ru", key):
            left[key] = text
    assert left == {}


# --- whole screens ---


@cache
def vocabulary(language: str, game: str) -> frozenset[str]:
    """All words that the shared texts and those of this game can say, and how the language joins lists."""
    known = {key: message for key, message in messages(language).items() if message.game in ("", game)}
    said = [words for key, words in words_of(language).items() if key in known]
    forms = [words_in(text) for message in known.values() for text in message.texts]
    return frozenset[str]().union(*said, *forms, words_in(catalogue(language).join(["1", "2", "3"])))


def screens(game: Game, face: Face, seed: int) -> Iterator[str]:
    """A table, its question, its choices and its log, every now and then in a random game."""
    for seats, options in declared(game.meta.id).tables:
        match, chance = Match(game, Setup(game, seats, f"{seed:064x}", dict(options))), Random(seed)
        names = tuple("ABCDEFG"[:seats])
        while match.deciders():
            seat = chance.choice(match.deciders())
            offers = match.offers(seat)
            if chance.random() < 1 / EVERY:
                scene = Scene(match.view(seat), seat, names, tuple(match.deciders()), offers=tuple(offers))
                yield drawn(face, scene, match, offers)
                yield face.prompt(Scene(match.view(None), None, names, tuple(match.deciders())))
            record = match.submit(seat, chance.choice(offers))
            yield from [face.tell(event, names) for event in record.events]
        result = match.result()
        assert result is not None
        yield face.verdict(result, names)


def drawn(face: Face, scene: Scene, match: Match, offers: list[int]) -> str:
    assert scene.seat is not None
    console = Console(width=200, record=True, file=StringIO(), legacy_windows=False)
    console.print(face.board(scene, Sheet(200, False)))
    choices = face.choices(scene, match.imagine(scene.seat, 1), offers)
    steps = [step for choice in choices for step in choice.steps]
    said = [text for step in steps for text in (step.key, step.label, step.section)]
    return "\n".join([console.export_text(), face.prompt(scene), *[choice.text for choice in choices], *said])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", enabled_games(), ids=lambda game: game.meta.id)
def test_every_word_on_a_screen_is_a_word_of_the_language(game: Game, language: str) -> None:
    """Whatever a screen shows that no catalogue says was left in English, or put together in the program."""
    known = vocabulary(language, game.meta.id) | alike(language, game.meta.id)
    for seed in range(size(1, 10)):
        for screen in screens(game, face_of(game, catalogue(language)), seed):
            assert words_in(CODES.sub(" ", screen)) - known == set(), screen
