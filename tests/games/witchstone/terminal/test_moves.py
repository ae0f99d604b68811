"""People type moves in their own language; match files and the rules know one notation."""

import pytest

from frostfair.games.installed import game
from frostfair.games.witchstone.rules.actions import all_actions
from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.games.witchstone.terminal.fit import PARTS
from frostfair.games.witchstone.terminal.moves import WORDS, Moves
from frostfair.i18n.catalogue import catalogue
from frostfair.terminal.face import Scene, Sheet
from frostfair.terminal.game import face_of
from tests.games.witchstone.terminal.test_face import NAMES, choices, paper, positions, scene_of

GAME = game("witchstone")
assert isinstance(GAME, Witchstone)
WS: Witchstone = GAME
ACTIONS = all_actions(
    len(WS.box.ball.location_names), len(WS.box.ball.connection_names), int(WS.box.tracks.wand_end)
)
LANGUAGES = ("en", "hu", "pl", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_can_be_typed(language: str) -> None:
    moves = Moves(catalogue(language))
    for action in ACTIONS:
        shown = moves.show(WS.notation(action))
        assert WS.parse(moves.read(shown)) == action, shown
        assert WS.parse(moves.read(shown.upper())) == action, shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_means_one_thing(language: str) -> None:
    texts = catalogue(language)
    words = [texts.say(f"ws-move-{word}") for word in WORDS] + [
        texts.form(f"ws-kind-{kind}") for kind in KINDS
    ]
    assert len({word.lower() for word in words}) == len(words)
    assert all(len(word.split()) == 1 and "+" not in word for word in words)
    parts = [texts.say(f"ws-part-{part}") for part in PARTS]
    assert len(set(parts)) == len(parts)
    assert all(part == part.lower() for part in parts)


def test_the_notation_of_match_files_is_understood_everywhere() -> None:
    for language in LANGUAGES:
        moves = Moves(catalogue(language))
        for action in ACTIONS:
            notation = WS.notation(action)
            if not notation.startswith("place"):  # W is east for Poles
                assert WS.parse(moves.read(notation)) == action


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "begin w", "begin witch"),
        ("en", "send W", "send W"),
        ("en", "put a bottom 3", "put wand bottom vp"),
        ("hu", "rak E+B b3 DK", "place energy+witch b3 SE"),
        ("hu", "tesz fekete varázspálca legalsó B", "put black wand bottom witch"),
        ("pl", "ułóż e+w b3 W", "place energy+witch b3 E"),
        ("pl", "energia W-T0", "energy W-T0"),
        ("ru", "выложить Э+В b3 ЮВ", "place energy+witch b3 SE"),
        ("ru", "чёрный жетон В", "black token witch"),
        ("ru", "применить Э+В как В", "use energy+witch for witch"),
        ("ru", "палочка 4", "wand 4"),
    ],
)
def test_words_and_letters(language: str, typed: str, meant: str) -> None:
    assert WS.parse(Moves(catalogue(language)).read(typed)) == WS.parse(meant)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_help_are_moves(language: str) -> None:
    texts = catalogue(language)
    lines = texts.say("ws-help").splitlines()[1:]
    examples = [part for line in lines if "  " in line for part in line.split("  ")[0].split(" · ")]
    moves = [example for example in examples if not example.startswith(("look", "why", "what"))]
    assert len(moves) >= 13
    for move in moves:
        WS.parse(Moves(texts).read(move))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_speaks_the_language(language: str) -> None:
    face = face_of(WS, catalogue(language))
    match = next(positions(2, 1, 6))
    seat = match.deciders()[0]
    offered = face.choices(scene_of(match, seat), match.imagine(seat, 7), match.offers(seat))
    for shown, english in zip(offered, choices(match, seat), strict=True):
        assert shown.action == english.action
        assert WS.parse(face.read(shown.text)) == shown.action
        assert language == "en" or shown.text != english.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_the_table_are_asked_for_by_their_names(language: str) -> None:
    face = face_of(WS, catalogue(language))
    view = next(positions(2, 1, 6)).view(0)
    scene = Scene(view, 0, NAMES[:2], (0,))
    for part in PARTS:
        named = catalogue(language).say(f"ws-part-{part}")
        shown = [paper(face.look(scene, Sheet(80, False), [word])) for word in (part, named.upper())]  # type: ignore[attr-defined]
        assert shown[0] == shown[1]
