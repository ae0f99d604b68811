"""Winter Queen in four languages: counts, letters of crystals, and what lines of the log sound like."""

import pytest

from frostfair.games.winter_queen.rules.terms import COLOURS
from frostfair.i18n.catalogue import catalogue
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.saying import NUMBERS

TURNS = {
    "en": [
        "0 turns",
        "one turn",
        "2 turns",
        "5 turns",
        "12 turns",
        "21 turns",
        "22 turns",
        "25 turns",
        "101 turns",
    ],
    "hu": [f"{n} kör" for n in NUMBERS],
    "pl": ["0 tur", "1 tura", "2 tury", "5 tur", "12 tur", "21 tur", "22 tury", "25 tur", "101 tur"],
    "ru": ["0 ходов", "1 ход", "2 хода", "5 ходов", "12 ходов", "21 ход", "22 хода", "25 ходов", "101 ход"],
}
SCORED = {
    "en": "Robin scores 4 VP for Northern Lights with a red crystal (zones of a1 and c4).",
    "hu": "Robin 4 pontot kap az Északi fény varázslattal, piros kristállyal (zónánként: a1 és c4).",
    "pl": "Robin zdobywa 4 punkty za efekt „Zorza polarna” z czerwonym kryształem (w strefach: a1 i c4).",
    "ru": "Robin получает 4 очка за эффект «Северное сияние» с красной льдиной (по зонам: a1 и c4).",
}
TAKEN = {
    "en": "Robin takes a spell book from the blue county: Northern Lights and Polar Star.",
    "hu": "Robin varázskönyvet húz a kék megyéből: Északi fény és Sarkcsillag.",
    "pl": "Robin bierze księgę zaklęć z niebieskiego hrabstwa: „Zorza polarna” i „Gwiazda Polarna”.",
    "ru": "Robin берёт книгу заклинаний из синей провинции: «Северное сияние» и «Полярная звезда».",
}
LETTERS = {"en": "RGBYP", "hu": "PZKSL", "pl": "CZNŻF", "ru": "КЗСЖФ"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_are_counted(language: str) -> None:
    assert [catalogue(language).say("count-turns", turns=n) for n in NUMBERS] == TURNS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_the_log(language: str) -> None:
    texts = catalogue(language)
    effects = {"effect": "wq-effect-northern_lights", "effect2": "wq-effect-polar_star"}
    spaces = texts.join(["a1", "c4"])
    said = texts.say(
        "wq-log-scored-northern_lights",
        player="Robin",
        vp=4,
        colour="wq-colour-red",
        effect=effects["effect"],
        spaces=spaces,
    )
    assert said == SCORED[language]
    assert texts.say("wq-log-book-taken", player="Robin", county="wq-zone-blue", **effects) == TAKEN[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_crystals(language: str) -> None:
    letters = [catalogue(language).form(f"wq-colour-{colour}", "letter") for colour in COLOURS]
    assert "".join(letters) == LETTERS[language]
    assert len(set(letters)) == len(COLOURS)


def test_prompts_are_one_short_sentence() -> None:
    for key in ("action", "last-stage", "pass", "book", "book-any", "return"):
        said = catalogue().say(f"wq-prompt-{key}", county="wq-zone-purple")
        assert len(said) <= 90
        assert said.endswith(".")


def test_names_have_forms() -> None:
    assert catalogue().form("wq-zone-red", "in") == "in the red county"
    assert catalogue().form("wq-colour-red", "dative") == "red"  # a form that isn't there is the name itself
