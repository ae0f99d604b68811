"""A turn of Witchstone: chains back and forth, all of it by keyboard, and what others did meanwhile."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor
from tests.web.witchstone import DEPTH, arrives, chain, four_deep, gets_on, legal, opens

Arrive = Callable[..., Visitor]
READY: Final = "() => document.querySelector('[data-legal], .prompt .buttons button:enabled')"


# --- a chain ---


def test_a_chain_four_deep_is_taken_back_and_played_again(visitor: Arrive, database: str) -> None:
    ana, bea = visitor().is_called("Ana"), visitor().is_called("Bea")
    table, deeds = four_deep(ana, bea, database), chain()
    whole = ana.position(table)[1]["view"]
    page = ana.go(f"/t/{table}")
    turn = page.locator("section.turn")
    expect(turn.locator(".work.under")).not_to_have_count(0)
    depths = turn.locator(".work:not(.done)").evaluate_all(
        "(rows) => rows.map((row) => Number(row.style.getPropertyValue('--depth')))"
    )
    assert max(depths) == DEPTH - 1
    rows = turn.locator(".work").count()

    own = [deed for _, deed in deeds[max(k for k, (seat, _) in enumerate(deeds) if seat == 1) + 1 :]]
    assert own[0].startswith("hold")
    for _ in own:
        turn.get_by_role("button", name="Step back").click()  # as soon as the one before is answered
    expect(page.locator(".prompt p")).to_contain_text("Choose the spell tile")
    expect(turn.get_by_role("button", name="Step back")).to_be_disabled()
    page.locator("section.turn h2").click()  # what is typed is no longer meant for a button
    for deed in own:
        page.wait_for_function(READY)
        page.keyboard.type(deed)
    expect(turn.locator(".work")).to_have_count(rows)
    expect(turn.locator(".work[aria-current=step]")).to_have_attribute("style", re.compile("3"))
    assert ana.position(table)[1]["view"] == whole


# --- nothing but keys ---


def tabs_to(page: Page, wish: str) -> None:
    """From wherever the focus is, until it is there."""
    for _ in range(80):
        if page.evaluate("(wish) => document.activeElement.matches(wish)", wish):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {wish}")


def goes_to_a_place_for_it(page: Page) -> None:
    """A crystal is lifted: arrows lead to where it may go."""
    for arrow in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") * 6:
        page.keyboard.press(arrow)
        if page.evaluate("() => document.activeElement.matches('[data-legal]:not([aria-pressed])')"):
            return
    raise AssertionError("no way out for the crystal")


def test_a_whole_turn_by_nothing_but_keys(visitor: Arrive) -> None:
    """Tab, arrows, Enter and R, until the next round begins."""
    ana = visitor()
    page = arrives(ana, "hold", from_round=2, bot="random")
    tabs_to(page, "[data-part=hand] [data-legal]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-stop", re.compile("^hex-"))
    expect(page.locator(".forecast p")).to_have_count(2)
    page.keyboard.press("ArrowDown")
    expect(focused).to_have_attribute("data-stop", re.compile("^hex-"))
    lies = page.locator(".marks .ghost").get_attribute("data-other")
    page.keyboard.press("r")
    expect(page.locator(".marks .ghost")).not_to_have_attribute("data-other", str(lies))
    page.keyboard.press("Enter")
    expect(page.locator(".prompt p")).to_contain_text("which comes first")
    onwards = ".prompt .buttons button:enabled"
    ends = "section.turn footer .btn.first:enabled"
    waits = (
        f"() => document.querySelector('[data-legal], {onwards}, {ends}') || !document.querySelector('.mine')"
    )
    for _ in range(60):
        page.wait_for_function(waits)
        if "Round 3" in page.locator("header").first.inner_text() or not page.locator(".mine").count():
            break
        if page.locator(ends).count():
            tabs_to(page, ends)
        elif page.locator("[data-legal][aria-pressed=true]").count():
            goes_to_a_place_for_it(page)
        elif page.locator("[data-legal]:not([data-stop^=tile])").count():
            tabs_to(page, "[data-legal]")
        else:
            tabs_to(page, onwards)
        page.keyboard.press("Enter")
    else:
        raise AssertionError("the turn does not end")
    expect(page.locator("header").first).to_contain_text("Round 3")


# --- what others did ---


def begins_anew(ana: Visitor) -> Page:
    """Our turn begins: the others have just played theirs."""
    ana.is_called("Ágnes")
    table = opens(ana, seats=3)
    page = ana.go(f"/t/{table}")
    expect(page.locator("[data-legal]").first).to_be_attached()
    ana.plays(
        table, until=lambda now: now["view"]["round"] == 3 and bool(now.get("offers")), choose=gets_on, seed=5
    )
    expect(legal(page, "tile").first).to_be_attached()
    return page


def test_what_others_did_stands_beside_the_turn_until_we_go_on(visitor: Arrive) -> None:
    ana = visitor()
    page = begins_anew(ana)
    meanwhile = page.get_by_role("group", name="Since your last turn")
    expect(meanwhile.locator("h3")).to_have_count(2)
    expect(meanwhile.get_by_role("button").first).to_contain_text(re.compile("places .* on"))
    assert "Ágnes" not in meanwhile.inner_text()
    expect(page.locator("[data-lately]")).not_to_have_count(0)  # and on the boards
    assert ana.barriers() == []
    meanwhile.get_by_role("button").last.click()
    expect(page.locator(".prompt")).to_contain_text("Looking back")
    expect(page.locator("[data-lately]")).to_have_count(0)
    page.keyboard.press("Escape")
    legal(page, "tile").first.click()
    expect(page.locator("[data-stop^=tile][aria-pressed=true]")).to_have_count(1)
    expect(meanwhile).to_have_count(0)
    expect(page.locator("[data-lately]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(meanwhile).to_be_visible()


def test_while_others_play_their_deeds_are_told(visitor: Arrive) -> None:
    ana, bea = visitor().is_called("Ana"), visitor().is_called("Bea")
    table = ana.sits_down_with(bea, game="witchstone", options={"first": 1}, asks_end_turn=False)
    people = {1: bea}
    ana.plays(table, until=lambda now: now["view"]["round"] == 2, others=people, choose=gets_on)
    page = ana.go(f"/t/{table}")
    ana.plays(table, until=lambda now: 1 in now["deciders"], choose=gets_on)
    turn = page.get_by_role("region", name="Bea’s turn")
    expect(turn).to_be_visible()
    expect(turn.locator(".work")).to_have_count(0)  # ours is over
    bea.plays(table, decisions=2, choose=gets_on)
    expect(turn.get_by_role("button").last).to_contain_text("places")


@pytest.mark.parametrize("size", ["short phone"])
def test_on_a_phone_the_others_are_a_press_away(visitor: Arrive, size: str) -> None:
    ana = visitor(size=size)
    page = begins_anew(ana)
    expect(page.locator(".peek .made b")).to_have_count(2)
    page.locator(".peek").tap()
    expect(page.get_by_role("group", name="Since your last turn").locator("h3")).to_have_count(2)
    assert ana.overflow() == []
    assert ana.barriers() == []
