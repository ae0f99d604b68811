"""Winter Tales on its own table: a whole tale by mouse, words with their cards, phones, languages."""

import json
import tomllib
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.tales import WORDS, opens, plays_until, presses_on
from tests.web.visitor import LOCALES, ROOT, THEMES, Visitor

Arrive = Callable[..., Visitor]

# Somebody looks at the tale (on a phone there is one part at a time) until these words stand in it.
TOLD: Final = """(words) => {
  document.querySelector('.zones button')?.click();
  return [...document.querySelectorAll('[data-story] article')].some((one) => one.innerText.includes(words));
}"""


def test_the_town_is_drawn_as_the_rules_have_it() -> None:
    box = ROOT / "src/frostfair/games/winter_tales/data/winter-tales.toml"
    data = tomllib.loads(box.read_text(encoding="utf-8"))
    layout = json.loads((ROOT / "web/src/games/winter-tales/layout.json").read_text(encoding="utf-8"))
    assert layout["places"] == data["places"]
    assert layout["squares"] == data["squares"]
    assert layout["characters"] == [*data["rebels"], *data["soldiers"]]


def test_a_whole_tale_against_bots_by_mouse(visitor: Arrive) -> None:
    ann = visitor().is_called("Ann")
    page = ann.go(f"/t/{opens(ann, options={'chapter_limit': 1})}")
    luck = Random(7)
    while presses_on(ann, luck):
        pass
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("[data-story] article").first).to_be_attached()


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_a_card_is_played_and_told_in_one(visitor: Arrive, size: str) -> None:
    """The words are written while the card is held; all is on the screen, and still there after a reload."""
    ann = visitor(size=size).is_called("Ann")
    table = opens(ann)
    plays_until(ann, table, "play")
    page = ann.go(f"/t/{table}")
    for theme in THEMES:
        assert ann.barriers(theme) == []
    page.locator("[data-legal][data-stop^=card]").first.click()
    page.locator("#tell-card").fill(WORDS)
    assert ann.barriers() == []
    width, height = page.evaluate("[innerWidth, innerHeight]")
    for part in ("#tell-card", "[data-editor] button.first", "[data-part=hand]"):
        box = page.locator(part).bounding_box()
        assert box, part
        assert box["x"] + box["width"] <= width, part
        assert box["y"] + box["height"] <= height, part
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    page.get_by_role("button", name="Play and tell").click()
    page.wait_for_function(TOLD, arg=WORDS)
    page.reload()
    page.wait_for_function(TOLD, arg=WORDS)


def test_three_people_see_who_is_telling_and_what_was_told(visitor: Arrive) -> None:
    people = [visitor().is_called(name) for name in ("Ann", "Bob", "Cal")]
    ann, bob, cal = people
    table = opens(ann, people=3)
    for other in (bob, cal):
        other.sits(table)
    ann.ask("POST", f"/api/tables/{table}/start", {})
    pages = [person.go(f"/t/{table}") for person in people]
    luck = Random(5)
    told = 0
    while told < 2:
        deciders = set(ann.position(table)[1]["deciders"])
        untold = {piece["seat"] for piece in ann.position(table)[1].get("telling", {}).get("untold", [])}
        seat = min(untold or deciders)
        page = pages[seat]
        if untold:
            expect(page.locator("#tell")).to_be_visible()
            other = pages[(seat + 1) % 3]
            name = ("Ann", "Bob", "Cal")[seat]
            expect(other.locator("[data-story] .awaited", has_text=f"{name} is telling")).to_be_visible()
            if told == 0:
                other.reload()
            words = f"{WORDS} Beat {told}."
            page.locator("#tell").fill(words)
            page.get_by_role("button", name="Tell", exact=True).click()
            for one in pages:
                expect(one.locator("[data-story] article", has_text=words)).to_be_visible()
            told += 1
        else:
            presses_on(people[seat], luck)
            people[seat].settles()


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_overflows_in_any_language(visitor: Arrive, language: str) -> None:
    for size in ("desk", "phone"):
        ann = visitor(size=size, language=language).is_called("Ann")
        table = opens(ann)
        plays_until(ann, table, "activate")
        page = ann.go(f"/t/{table}")
        expect(page.locator("[data-legal]").first).to_be_visible()
        assert ann.overflow() == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
