"""The lines of bots in other languages: their own words, with what the rules ask for (WT-23.6)."""

import re
from collections import defaultdict

import pytest

from frostfair.games.winter_tales.bots.teller import Rng, variant
from frostfair.i18n.catalogue import SOURCE, catalogue, languages
from tests.games.winter_tales.rules.test_moments import TELLINGS

TELLERS = [name for name in languages() if name != SOURCE and catalogue(name).speaks("wt-opening-1")]
CHIP = re.compile(r"\[\w+\]")
VALUES = {"who": "wt-character-alice", "foe": "wt-character-wolf", "in": "…", "In": "…", "to": "…"}


def english_lines() -> dict[str, list[str]]:
    """By their key without its number."""
    lines = defaultdict(list)
    for key, line in re.findall(r"^(wt-[\w-]+?)-\d+ = (.*)$", TELLINGS, re.MULTILINE):
        lines[key].append(line)
    return lines


def own_lines(language: str, key: str) -> list[str]:
    own = catalogue(language)
    names = [f"{key}-{n}" for n in range(1, 1 + len(english_lines()[key])) if own.speaks(f"{key}-{n}")]
    return [own.say(name, **VALUES) for name in names]


def test_some_language_tells() -> None:
    assert "pl" in TELLERS
    assert len(english_lines()) > 80


@pytest.mark.parametrize("language", TELLERS)
def test_a_language_tells_in_its_own_words(language: str) -> None:
    """However few it has: no English line comes between them."""
    own = catalogue(language)
    for key in english_lines():
        rng = Rng(3)
        told = {variant([key], rng, own) for _ in range(30)}
        assert all(own.speaks(name) for name in told), key
        assert len(told) == len(own_lines(language, key)), key  # all of them come, numbered without gaps


@pytest.mark.parametrize("language", TELLERS)
def test_every_line_has_its_chips(language: str) -> None:
    """What all English lines for something refer to is referred to by the others too."""
    for key, lines in english_lines().items():
        wanted = set.intersection(*[set(CHIP.findall(line)) for line in lines])
        known = {chip for line in lines for chip in CHIP.findall(line)}
        for line in own_lines(language, key):
            assert wanted <= set(CHIP.findall(line)) <= known, (key, line)


@pytest.mark.parametrize("language", TELLERS)
def test_there_is_some_variety(language: str) -> None:
    for key, lines in english_lines().items():
        least = max(2, -(-len(lines) // 3)) if len(lines) > 2 else 1
        assert len(own_lines(language, key)) >= least, key


def test_polish_verbs_agree() -> None:
    who = ("alice", "wolf", "fox_cat")
    said = [catalogue("pl").say("wt-attack-4", who=f"wt-character-{name}") for name in who]
    assert said == [
        "Alicja czekała właśnie na tę chwilę.",
        "Wilk czekał właśnie na tę chwilę.",
        "Lis i Kot czekali właśnie na tę chwilę.",
    ]
