"""The guided game: somebody who never played presses what glows, to the end."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor

PATIENCE = 120  # presses; the lesson has about thirty steps
ONWARDS = ".btn.first"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_following_what_glows_leads_to_the_end(visitor: Callable[..., Visitor], size: str) -> None:
    ana = visitor(size=size, slow_line=size == "phone")
    page = ana.go("/learn/winter-queen")
    page.get_by_role("main").get_by_role("button").first.click()
    page.wait_for_url(re.compile("/t/"))
    coach = page.get_by_role("region", name="Lesson")
    expect(coach).to_be_visible()
    progress = page.get_by_role("progressbar")
    last = float(progress.get_attribute("max") or 0)
    assert last > 5

    heard, luck = set(), Random(1)
    for _ in range(PATIENCE):
        must_move = bool(ana.awaits_choice(or_else=f"[aria-label=Lesson] {ONWARDS}"))
        heard.add(coach.locator("p").inner_text())
        if progress.get_attribute("value") == progress.get_attribute("max"):
            break
        if must_move:
            ana.presses_what_glows(luck)
        else:
            coach.locator(ONWARDS).click()
    else:
        raise AssertionError(f"not at the end: {coach.inner_text()}")
    assert len(heard) > last * 0.7  # every step had something to say
    assert page.evaluate("() => localStorage.getItem('frostfair.preferences')").count("winter-queen")
    learned_at = page.url
    coach.locator(ONWARDS).click()
    page.wait_for_url(lambda url: "/t/" in url and url != learned_at)
    ana.awaits_choice()
    expect(progress).to_have_count(0)


def test_a_lesson_can_be_skipped(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    table = ana.ask("POST", "/api/tutorials", {"game": "winter-queen"})["id"]
    page = ana.go(f"/t/{table}")
    coach = page.locator("section:has(> progress)")
    coach.locator(".btn.quiet").click()
    expect(coach).to_have_count(0)
    expect(ana.glowing("h").nth(1)).to_be_visible()


def test_a_game_without_a_lesson_says_so(visitor: Callable[..., Visitor]) -> None:
    main = visitor().go("/learn/witchstone").get_by_role("main")
    expect(main).to_contain_text("no guided game yet")
    expect(main.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/witchstone")
    expect(main.get_by_role("link", name="Learn Winter Queen")).to_have_attribute(
        "href", "/learn/winter-queen"
    )
    expect(main.get_by_role("button")).to_have_count(0)
