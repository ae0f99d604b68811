"""Everything by keyboard: arrows, Enter, Esc, notation, stepping back, ending the turn, help."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor

# What has the focus, and whether somebody who looks can see it.
KEPT = "() => ![document.body, null].includes(document.activeElement)"
FOCUSED = """() => {
  const it = document.activeElement;
  const style = getComputedStyle(it);
  const ringed = document.querySelector('.marks .focus') !== null;
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  return {
    lost: it === document.body || it === null,
    visible: outlined || ringed,
    stop: it.dataset?.stop ?? null,
    place: it.dataset?.place ?? null,
    words: it.getAttribute('aria-label') ?? it.textContent.trim(),
  };
}"""


@pytest.fixture
def ana(visitor: Callable[..., Visitor]) -> Visitor:
    return visitor().is_called("Ana")


def at_table(ana: Visitor) -> tuple[Page, str]:
    """The first turn of a game that asks before turns end."""
    table = ana.opens(bots={"1": "random"}, asks_end_turn=True, options={"first": 1})
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    return page, table


def focused(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(FOCUSED)
    assert not found["lost"], "nothing has the focus"
    assert found["visible"], f"the focus can't be seen: {found}"
    return found


def tab_to_the_board(page: Page) -> None:
    for _ in range(20):
        page.keyboard.press("Tab")
        if focused(page)["stop"]:
            return
    raise AssertionError("Tab doesn't lead to the board")


def arrows_to(page: Page, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Arrow keys, here and there, until they come to what is wanted."""
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp") * 3:
        before = None
        while before != (now := focused(page)):
            if wanted(now):
                return
            before = now
            page.keyboard.press(key)
    raise AssertionError("the arrows don't lead there")


def test_a_turn_with_arrows_and_enter(ana: Visitor) -> None:
    page, _ = at_table(ana)
    tab_to_the_board(page)
    arrows_to(page, lambda at: (at["stop"] or "").startswith("h"))
    page.keyboard.press("Enter")
    held = page.locator("[aria-pressed=true]")
    expect(held).to_have_count(1)
    assert focused(page)["stop"].startswith("h")

    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    focused(page)

    page.keyboard.press("Enter")
    expect(held).to_have_count(1)
    arrows_to(page, lambda at: at["place"] is not None)
    place = focused(page)["place"]
    page.keyboard.press("Enter")
    expect(page.locator(".log .line")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text(f"on {place}")
    page.wait_for_function(KEPT)

    page.keyboard.press("Control+z")
    expect(page.locator(".log")).to_contain_text("Ana takes the last step back")
    expect(page.locator(f"[data-place={place}]")).to_have_attribute("data-legal", "")
    page.wait_for_function(KEPT)


def test_notation_is_typed(ana: Visitor) -> None:
    page, table = at_table(ana)
    _, now = ana.position(table)
    do = next(offer["do"] for offer in now["offers"] if offer["do"].startswith(("R", "G", "B", "Y", "P")))
    crystal, place = do.split("-")
    page.keyboard.type(crystal.lower())
    expect(page.locator("[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)

    page.keyboard.type("x")
    expect(page.locator("output.typed")).to_have_text("x")
    page.keyboard.press("Backspace")
    expect(page.locator("output.typed")).to_have_count(0)

    page.keyboard.type(do)
    expect(page.locator(".log")).to_contain_text(f"on {place}")


def test_enter_ends_the_turn(ana: Visitor) -> None:
    page, table = at_table(ana)
    ana.plays(table, until=lambda now: bool(now.get("may_end_turn")))
    button = page.get_by_role("button", name="End turn")
    expect(button).to_be_visible()
    page.keyboard.press("Enter")
    expect(button).not_to_be_attached()
    expect(page.locator(".log")).to_contain_text("Old Ferryman")


def test_help_opens_and_gives_the_focus_back(ana: Visitor) -> None:
    page, _ = at_table(ana)
    tab_to_the_board(page)
    before = focused(page)["stop"]
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert page.evaluate("() => document.querySelector('dialog').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page)["stop"] == before


def test_pages_leaf_through_the_past(ana: Visitor) -> None:
    page, table = at_table(ana)
    ana.plays(table, 4)
    expect(page.locator(".log li").nth(3)).to_be_attached()
    page.keyboard.press("PageUp")
    expect(page.locator(".prompt")).to_contain_text("Looking back")
    expect(ana.glowing()).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).not_to_contain_text("Looking back")


def test_every_part_can_be_reached(ana: Visitor) -> None:
    """Tab goes round: map, holders, shelf, bag, panels, log, menu; nothing swallows it."""
    page, _ = at_table(ana)
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement === document.body"):
            break  # to the browser's own buttons
        seen.append(focused(page)["words"])
    words = " | ".join(seen)
    for part in ("Home", "Rules", "Menu", "crystals left in the bag", "Log", "spell books"):
        assert part in words
