"""The pictures beside the rules show what the engine says of recorded moments."""

import re

import pytest

from frostfair.games.installed import package
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.wording.message import message
from frostfair.wording.showing import show
from tests.games.witchstone.browser.figures import FIGURES, MOMENTS, ROOT, moments, written

PICTURES = (ROOT / "web/src/games/witchstone/figures/pictures.ts").read_text(encoding="utf-8")
RULES = dict(re.findall(r"'(WS-[\d.]+)': \{ moment: '(\w+)'", PICTURES))


def test_the_moments_are_those_of_the_matches() -> None:
    assert MOMENTS.read_text(encoding="utf-8") == written()


def test_every_chapter_of_actions_and_the_end_has_a_picture() -> None:
    assert set(RULES.values()) == set(FIGURES)
    assert {rule.split(".")[0] for rule in RULES} == {f"WS-{n}" for n in (3, 4, 5, 6, 7, 8, 9, 11)}
    rules = package("witchstone").rulebook("en")
    assert rules is not None
    assert all(f"- {rule} " in rules for rule in RULES)


@pytest.mark.parametrize("language", languages())
def test_every_picture_has_a_caption(language: str) -> None:
    for name in FIGURES:
        said = show(message(f"ws-figure-{name}"), catalogue(language), [])
        assert len(said) > 20, said
        assert "ws-figure" not in said


def test_what_captions_say_is_so() -> None:
    found = moments()
    assert found["tile"]["marks"]["halves"]["pentagram"]["c4"]["size"] == 6
    assert "d7" in found["tile"]["marks"]["halves"]["pentagram"]["c4"]["hexes"]  # printed
    complete = found["complete"]["marks"]["offers"]["energy W-T3"]
    assert (complete["points"], complete["length"]) == (3, 2)
    assert found["witches"]["marks"]["offers"]["send F1"]["cost"] == 2
    assert [
        group["size"] for group in found["special"]["marks"]["offers"]["lay crystal+wand g2"]["groups"]
    ] == [2, 2]
    assert [gift.get("doubled") for gift in found["wand"]["marks"]["offers"]["wand 5"]["gives"]] == [
        True,
        None,
        True,
    ]
    levels = {scroll.get("level") for scroll in found["prophecies"]["end"]["scrolls"]}
    assert {"not fulfilled", "basic", "middle", "full"} <= levels
