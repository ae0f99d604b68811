"""Two people on one screen: a curtain between their turns, and nothing behind it."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor


@pytest.fixture
def ana(visitor: Callable[..., Visitor]) -> Visitor:
    return visitor().is_called("Ana")


def one_screen(ana: Visitor) -> str:
    table = ana.opens(bots={}, hot_seat=True, options={"first": 1})
    ana.sits(table, seat=1, name="Bea")
    ana.ask("POST", f"/api/tables/{table}/start", {})
    return table


def play_to_the_curtain(ana: Visitor) -> Page:
    luck = Random(3)
    while ana.presses_what_glows(luck, or_else=".curtain"):
        pass
    return ana.page


def test_the_curtain_hides_everything(ana: Visitor) -> None:
    table = one_screen(ana)
    ana.go(f"/t/{table}")
    page = play_to_the_curtain(ana)
    expect(page.get_by_role("dialog", name="Pass it to Bea")).to_be_visible()
    expect(page.get_by_role("button", name="I am Bea")).to_be_focused()
    # not only covered: it is not there
    expect(page.locator("[data-place], [data-at^=h], .log .line")).to_have_count(0)
    expect(page.locator(".player .points:not(.sealed)")).to_have_count(0)
    assert not page.get_by_text("crystals left").count()
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    assert focused.count() == 0 or focused.locator("xpath=ancestor::*[@role='dialog']").count(), (
        "Tab leads behind the curtain"
    )


def test_each_sees_their_own_side(ana: Visitor) -> None:
    table = one_screen(ana)
    ana.go(f"/t/{table}")
    expect(ana.page.locator(".player").first).to_contain_text("Ana")
    page = play_to_the_curtain(ana)
    page.get_by_role("button", name="I am Bea").click()
    expect(page.locator(".curtain")).to_have_count(0)
    ana.awaits_choice()
    expect(page.locator(".player").first).to_contain_text("Bea")
    expect(page.locator(".player").first.locator(".points")).not_to_have_class("sealed")
    expect(page.locator(".player").nth(1).locator(".points.sealed")).to_have_count(1)
    expect(page.locator(".log .line").first).to_contain_text("Ana")


def test_a_reload_shows_the_curtain_again(ana: Visitor) -> None:
    table = one_screen(ana)
    ana.go(f"/t/{table}")
    page = play_to_the_curtain(ana)
    page.reload()
    expect(page.get_by_role("button", name="I am Bea")).to_be_visible()
    expect(page.locator("[data-place]")).to_have_count(0)
    page.keyboard.press("Enter")
    ana.awaits_choice()
    expect(page.locator(".player").first).to_contain_text("Bea")
