"""Winter Tales' guided tale: three passages of one's own, and an end, whatever is pressed."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.size import size as of_size
from tests.web.tales import WAYS_ON
from tests.web.visitor import LOCALES, Visitor

Arrive = Callable[..., Visitor]

PATIENCE: Final = 160  # presses; the lesson has about thirty-five steps
COACH: Final = "section:has(> progress)"
ONWARDS: Final = f"{COACH} .btn.first"
WORDS: Final = "Alice went on, though the snow was deep and the lamps were out"
EVERYWHERE: Final = ".table :is([data-stop], [data-at]), .zones button, .bar .prompt .buttons button:enabled"


# How far down the editor reaches, if there is one, or the page itself.
LOWEST: Final = """() => Math.max(document.documentElement.scrollHeight,
  ...[...document.querySelectorAll('[data-editor] button')]
    .map((one) => one.getBoundingClientRect().bottom))"""


class Learner:
    """Somebody in the lesson, who may do anything."""

    def __init__(self, ana: Visitor, seed: int = 1) -> None:
        self.ana, self.page, self.luck = ana, ana.page, Random(seed)
        page = ana.go("/learn/winter-tales")
        page.get_by_role("main").get_by_role("button").first.click()
        page.wait_for_url(re.compile("/t/"))
        self.bar = page.get_by_role("progressbar")
        self.coach = self.bar.locator("..")
        self.told = 0
        expect(self.coach).to_be_visible()

    @property
    def words(self) -> str:
        return self.coach.locator("p").inner_text()

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("progress").evaluate("(bar) => bar.value === bar.max"))

    def ready(self) -> list[str]:
        """Once there is something to do: the ways to go on; none where something is to be read."""
        found: list[str] = self.page.wait_for_function(WAYS_ON, arg=ONWARDS).json_value()
        return found

    def goes_on(self, tells: bool = True) -> None:
        """What the coach says: reads on, presses what glows, and tells."""
        page, ways = self.page, self.ready()
        if not ways:
            page.locator(ONWARDS).click()
        elif ways == ["#tell"]:
            self._tells(tells)
        else:
            way = self.luck.choice(ways)
            if "data-editor" in way and tells:
                page.locator("#tell-card").fill(f"{WORDS} ({self.told}).")
                self.told += 1
            page.locator(way).first.click()

    def _tells(self, own: bool) -> None:
        page = self.page
        due = page.locator("[data-editor] form").get_attribute("data-text")
        if own:
            page.locator("#tell").fill(f"{WORDS} ({self.told}).")
            self.told += 1
        page.locator("[data-editor] .deeds button").nth(0 if own else 1).click()
        expect(page.locator(f"[data-editor] form[data-text='{due}']")).to_have_count(0)

    def comes_to(self, words: str) -> None:
        for _ in range(PATIENCE):
            self.ready()
            if words in self.words:
                return
            self.goes_on()
        raise AssertionError(f"never came to {words!r}: {self.words}")

    def ends(self) -> None:
        for _ in range(PATIENCE):
            self.ready()
            if self.is_over:
                return
            self.goes_on(tells=False)
        raise AssertionError(f"not at the end: {self.coach.inner_text()}")

    def does_something_else(self) -> None:
        deed = self.luck.choices(["press", "back", "reload", "put back"], [5, 3, 1, 1])[0]
        if deed == "press":
            places = self.page.locator(EVERYWHERE)
            if n := places.count():
                places.nth(self.luck.randrange(n)).dispatch_event("click")
        elif deed == "back":
            back = self.coach.locator(".btn.second:enabled")
            if back.count():
                back.click()
        elif deed == "reload":
            self.page.reload()
            expect(self.coach).to_be_visible()
        else:
            self.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_who_does_as_the_coach_says_tells_a_tale(visitor: Arrive, size: str) -> None:
    """Nameless, to the end; the coach, the cards and the editor have room together."""
    learner = Learner(visitor(size=size))
    page, heard = learner.page, set()
    height = page.evaluate("innerHeight")
    for _ in range(PATIENCE):
        heard.add(learner.words)
        if learner.is_over:
            break
        learner.goes_on()
        assert page.evaluate(LOWEST) <= height, learner.words
    assert len(heard) > float(learner.bar.get_attribute("max") or 0) * 0.8
    assert learner.told >= 3
    assert learner.ana.barriers() == []
    assert page.evaluate("() => localStorage.getItem('frostfair.preferences')").count("winter-tales")
    if size != "desk":
        page.get_by_role("tab", name="Tale").click()
    for n in range(learner.told):  # nothing that was told is cut
        expect(page.locator("[data-story] article", has_text=f"({n}).")).to_have_count(1)


@pytest.mark.parametrize("seed", range(1, of_size(2, 8)))
def test_whatever_is_pressed_the_end_is_reached(visitor: Arrive, seed: int) -> None:
    learner = Learner(visitor(size="phone" if seed % 2 else "desk"), seed)
    for _ in range(30):
        if learner.luck.random() < 0.55:
            learner.goes_on(tells=learner.luck.random() < 0.5)
        else:
            learner.does_something_else()
    learner.ends()


def test_a_reload_a_step_back_and_another_language(visitor: Arrive) -> None:
    learner = Learner(visitor())
    page, said = learner.page, learner.page.locator(".toast")
    page.locator("[data-at=map]").click(position={"x": 4, "y": 4})
    expect(said).to_contain_text("First read this")
    learner.comes_to("Between her and the theatre")
    page.locator("[data-part=hand] [data-at]").first.click()
    expect(said).to_contain_text("Not that one")
    learner.comes_to("Press any card")
    learner.coach.get_by_role("button", name="Step back").click()
    expect(learner.coach).to_contain_text("Between her and the theatre")
    learner.comes_to("Press any card")
    # Without words the card is played first, and the words are asked for; they are kept over a reload.
    page.locator("[data-legal][data-stop^=card]").first.click()
    page.get_by_role("button", name="Play the card", exact=True).click()
    expect(learner.coach).to_contain_text("Your first passage!")
    page.locator("#tell").fill(f"{WORDS}.")
    expect(page.locator("[data-editor]")).to_contain_text("Long enough")
    table = page.url.rpartition("/")[2]
    while not learner.ana.position(table)[1]["telling"].get("drafts"):
        page.wait_for_timeout(50)
    page.reload()
    expect(learner.coach).to_contain_text("Your first passage!")
    expect(page.locator("#tell")).to_have_value(f"{WORDS}.")
    page.get_by_role("button", name="Tell", exact=True).click()
    expect(learner.coach).to_contain_text("The Wolf has begun")
    learner.ana.go("/lobby").get_by_label("Language").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    learner.ana.go(f"/t/{table}")
    expect(learner.coach).to_contain_text("A Farkas már kezdett")
    learner.ends()


@pytest.mark.parametrize("language", LOCALES)
def test_the_coach_has_room_in_every_language(visitor: Arrive, language: str) -> None:
    learner = Learner(visitor(size="short phone", language=language))
    for _ in range(16):  # as far as the first card is held, with all that stands around it
        learner.goes_on(tells=False)
        assert learner.ana.overflow() == []
        assert learner.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
