"""Why, and why not: of holders, of places that can't be chosen, of the past, and while nobody can answer."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.visitor import Visitor

Arrive = Callable[..., Visitor]


@pytest.fixture
def ana(visitor: Arrive) -> Visitor:
    return visitor(offline_is_fine=True).is_called("Ana")


def sit_down(ana: Visitor) -> tuple[Page, str]:
    table = ana.opens(options={"first": 1}, asks_end_turn=True)
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    return page, table


def why(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Why?")


def test_an_occupied_space_says_why_not(ana: Visitor) -> None:
    page, table = sit_down(ana)
    version, now = ana.position(table)
    taken = next(space["name"] for space in now["view"]["map"] if space["crystal"])
    ana.glowing("h").first.click()
    page.locator(f"[data-part=map] [data-place={taken}]").click()
    refusal = page.get_by_role("alert")
    expect(refusal.get_by_role("link", name="WQ-4.1")).to_have_attribute("href", "/rules/winter-queen#WQ-4.1")
    expect(page.locator(".hollow[aria-pressed=true]")).to_have_count(1)  # still in the hand
    assert ana.position(table)[0] == version


def test_a_holder_is_asked_by_keyboard(ana: Visitor) -> None:
    page, _ = sit_down(ana)
    holder = page.get_by_role("button", name="Holder 1: what lies there?")
    page.locator("[data-stop^='h0-']").first.focus()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight") * 3:
        if holder.evaluate("(plate) => plate === document.activeElement"):
            break
        page.keyboard.press(key)
    expect(holder).to_be_focused()
    page.keyboard.press("Enter")
    expect(why(page)).to_contain_text("Holder 1")


def test_offline_there_is_no_answer_and_it_says_so_and_comes_later(ana: Visitor) -> None:
    page, _ = sit_down(ana)
    ana.goes_offline()
    expect(page.locator(".prompt")).to_contain_text("The connection is lost")
    page.locator(".bag").click()
    expect(why(page)).to_contain_text("the connection is needed")
    ana.comes_back()
    expect(why(page).locator(".chip")).to_have_count(5)


def test_the_past_shows_the_panels_of_then(ana: Visitor) -> None:
    page, table = sit_down(ana)
    ana.plays(table, until=lambda now: any(now["view"]["players"][0]["books"]) and 0 in now["deciders"])
    books = page.locator(".player").first.locator("[data-at^=s0-] svg")
    expect(books).not_to_have_count(0)
    page.locator(".log .line").last.click()
    expect(page.locator(".prompt")).to_contain_text("Looking back: move 1")
    expect(books).to_have_count(0)
    page.locator(".bag").click()
    expect(why(page)).to_contain_text("What is on screen is past")
    page.keyboard.press("Escape")
    expect(books).not_to_have_count(0)


def test_what_was_taken_back_is_struck_out(ana: Visitor) -> None:
    page, _ = sit_down(ana)
    ana.glowing("h").first.click()
    page.locator("[data-part=map] [data-place][data-legal]").first.click()
    expect(page.locator(".log .line")).to_have_count(1)
    expect(page.locator(".log li.undone")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator(".log li.undone")).to_have_count(2)


def test_a_log_that_could_not_be_read_is_read_a_little_later(ana: Visitor) -> None:
    page, table = sit_down(ana)
    ana.plays(table, decisions=1)
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route(re.compile(r"/history\?from="), fail_once)
    page.reload()
    expect(page.locator(".log .line")).to_have_count(1)
    assert len(failed) == 1
    assert ana.faults.pop() == "console: Failed to load resource: net::ERR_FAILED"
