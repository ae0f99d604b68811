"""Witchstone's guided game: three lessons that end, whatever is pressed; and the turn beside the log."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.size import size as of_size
from tests.web.visitor import Visitor

PATIENCE = 160  # presses; the lesson has about forty steps
ONWARDS = "section:has(> progress) .btn.first"
GLOWS = "[data-legal]:not([data-stop^=tile])"
TILES = "[data-legal][data-stop^=tile]"
HELD = "[data-stop^=tile][aria-pressed=true]"
ANSWERS = ":is(.prompt, .answer) .buttons button:enabled, .turn .buttons button.first:enabled"
# What can be pressed to go on; null until there is something.
READY = """([onwards, answers]) => {
  if (document.querySelector(onwards)) return 'read';
  const buttons = [...document.querySelectorAll(answers)]
    .filter((button) => !['Ctrl Z', 'Esc', 'R'].includes(button.querySelector('kbd')?.textContent));
  return document.querySelector('[data-legal]') || buttons.length ? 'move' : null;
}"""


class Learner:
    """Somebody in the lesson, who may do anything."""

    def __init__(self, ana: Visitor) -> None:
        self.ana, self.page, self.luck = ana, ana.page, Random(1)
        page = ana.go("/learn/witchstone")
        page.get_by_role("main").get_by_role("button").first.click()
        page.wait_for_url(re.compile("/t/"))
        self.bar = page.get_by_role("progressbar")
        self.coach = self.bar.locator("..")
        expect(self.coach).to_be_visible()

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("progress").evaluate("(bar) => bar.value === bar.max"))

    def goes_on(self) -> None:
        page = self.page
        if page.wait_for_function(READY, arg=[ONWARDS, ANSWERS]).json_value() == "read":
            page.locator(ONWARDS).click()
        elif page.locator(TILES).count() and not page.locator(HELD).count():
            page.locator(TILES).first.click()  # a hex may be chosen before its tile; the lesson means a tile
        elif n := page.locator(GLOWS).count():
            page.locator(GLOWS).nth(self.luck.randrange(n)).click(force=True)
        else:
            page.locator(ANSWERS).first.click()

    def presses_anywhere(self, luck: Random) -> None:
        """What glows or not, and the buttons beside the turn."""
        places = self.page.locator(".stage [data-stop], .turn button:enabled")
        if n := places.count():
            places.nth(luck.randrange(n)).dispatch_event("click")

    def steps_back(self) -> None:
        back = self.coach.locator(".btn.second:enabled")
        if back.count():
            back.click()


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_following_what_glows_leads_to_the_end(visitor: Callable[..., Visitor], size: str) -> None:
    learner = Learner(visitor(size=size))
    heard = set()
    for _ in range(PATIENCE):
        heard.add(learner.coach.locator("p").inner_text())
        if learner.is_over:
            break
        learner.goes_on()
    else:
        raise AssertionError(f"not at the end: {learner.coach.inner_text()}")
    assert len(heard) > float(learner.bar.get_attribute("max") or 0) * 0.7
    assert learner.page.evaluate("() => localStorage.getItem('frostfair.preferences')").count("witchstone")
    assert learner.ana.barriers() == []


@pytest.mark.parametrize("seed", range(1, of_size(2, 7)))
def test_whatever_is_pressed_the_end_is_reached(visitor: Callable[..., Visitor], seed: int) -> None:
    luck, learner = Random(seed), Learner(visitor())
    for _ in range(40):
        if learner.is_over:
            break
        deed = luck.choices(["on", "anywhere", "back", "reload"], [6, 4, 2, 1])[0]
        if deed == "on":
            learner.goes_on()
        elif deed == "anywhere":
            learner.presses_anywhere(luck)
        elif deed == "back":
            learner.steps_back()
        else:
            learner.page.reload()
            expect(learner.coach).to_be_visible()
    for _ in range(PATIENCE):
        if learner.is_over:
            return
        learner.goes_on()
    raise AssertionError(f"not at the end: {learner.coach.inner_text()}")


# --- the turn beside the log ---


def deep(now: dict[str, Any]) -> bool:
    """One kind runs inside another."""
    running = [one for one in now["view"]["owed"] if one["cause"] not in ("turn", "set-up")]
    return bool(now.get("offers")) and len(running) >= 3 and running[-1]["left"] > 0


def busily(offers: list[dict[str, Any]], luck: Random) -> dict[str, Any]:
    """Nothing is let go, and no crystal is paid for, as long as anything else can be done."""
    main = [offer for offer in offers if offer["what"]["do"] not in ("done", "reach")]
    return luck.choice(main or offers)


def in_the_middle_of_a_chain(ana: Visitor, bob: Visitor) -> str:
    """A table where Ana's work is three deep. Deals are never the same, so some games end before that."""
    for seed in range(30):
        table = ana.sits_down_with(bob, game="witchstone")
        if not ana.plays(table, until=deep, others={1: bob}, choose=busily, seed=seed).get("result"):
            return table
    raise AssertionError("thirty games without a chain")


def test_a_turn_shows_its_work_and_asks_before_anything_is_lost(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor().is_called("Ana"), visitor().is_called("Bob")
    page = ana.go(f"/t/{in_the_middle_of_a_chain(ana, bob)}")
    turn = page.locator("section.turn")
    expect(turn.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(turn.locator("[aria-current=step]")).to_have_count(1)
    expect(turn.locator(".work.under")).not_to_have_count(0)
    owed = turn.locator(".work").count()
    ending = turn.get_by_role("button", name="End turn")
    expect(ending).not_to_have_class(re.compile("first"))  # gold only if nothing is owed
    ending.click()
    expect(turn.get_by_role("alertdialog")).to_contain_text("You would lose")
    assert ana.barriers() == []
    turn.get_by_role("button", name="Keep playing").click()
    expect(turn.locator(".work")).to_have_count(owed)
    # one is let go, and the step back brings it again
    turn.get_by_role("button", name="Let the rest go").click()
    expect(turn.locator(".work:not(.done)")).not_to_have_count(owed)
    turn.get_by_role("button", name="Step back").click()
    expect(turn.locator(".work")).to_have_count(owed)
    ending.click()
    turn.get_by_role("alertdialog").get_by_role("button", name="End turn").click()
    expect(turn.get_by_role("heading", name="Your turn")).to_have_count(0)
