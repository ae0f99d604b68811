"""The board of Witchstone: a whole game by mouse, each way to choose, and what a choice would bring."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import THEMES, VERDICT, Visitor
from tests.web.witchstone import arrives, legal, opens, presses_on, stop

Arrive = Callable[..., Visitor]


def hold(page: Page, nth: int = 0) -> None:
    """A tile over the cauldron."""
    legal(page, "tile").nth(nth).click()
    expect(page.locator("[data-stop^=tile][aria-pressed=true]")).to_have_count(1)
    expect(legal(page, "hex").first).to_be_attached()


def laid(page: Page) -> int:
    """How many hexes have a symbol of a tile."""
    return page.locator("[data-part=cauldron] .pair").count()


def expect_both_kinds(page: Page) -> None:
    """A tile was laid: which of its symbols begins?"""
    expect(page.locator(".prompt p")).to_contain_text("which comes first")


def test_a_whole_game_against_a_bot_by_mouse(visitor: Arrive) -> None:
    ana = visitor()
    ana.is_called("Ágnes")
    page = ana.go(f"/t/{opens(ana, bot='random')}")
    luck = Random(7)
    while presses_on(ana, luck):
        pass
    expect(page.locator(VERDICT)).to_be_visible()


def test_all_of_the_table_is_on_one_screen(visitor: Arrive) -> None:
    page = arrives(visitor(), "hold", from_round=3)
    for part in ("cauldron", "ball", "pentagram", "shelves", "wand", "scrolls", "hand"):
        box = page.locator(f"[data-part={part}]").bounding_box()
        assert box, part
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= 1280, part
        assert box["y"] + box["height"] <= 720, part
    assert page.evaluate("document.documentElement.scrollHeight") <= 720


def test_a_held_tile_shows_what_both_symbols_would_bring(visitor: Arrive) -> None:
    page = arrives(visitor(), "hold", from_round=3)
    hold(page)
    places = legal(page, "hex")
    expect(page.locator(".sizes text")).to_have_count(2 * places.count())
    places.first.hover()
    expect(page.locator(".forecast p")).to_have_count(2)
    expect(page.locator(".forecast")).to_contain_text("×")


def test_the_tile_turns_and_lies_where_it_was_shown(visitor: Arrive) -> None:
    page = arrives(visitor(), "hold")
    hold(page)
    stop(page, "hex-d3").hover()
    before = page.locator(".marks .ghost").get_attribute("data-other")
    page.keyboard.press("r")
    expect(page.locator(".marks .ghost")).not_to_have_attribute("data-other", before or "")
    other = page.locator(".marks .ghost").get_attribute("data-other")
    stop(page, "hex-d3").click()
    expect_both_kinds(page)
    for hex_name in ("d3", other):
        expect(stop(page, f"hex-{hex_name}")).to_have_attribute("aria-label", re.compile("Begin with"))


def test_the_place_first_and_then_the_tile(visitor: Arrive) -> None:
    page = arrives(visitor(), "hold")
    stop(page, "hex-d3").click()
    expect(page.locator(".prompt p")).to_contain_text("d3")
    legal(page, "tile").first.click()
    expect(page.locator(".marks .ghost")).to_be_attached()
    page.get_by_role("button", name="Place it here").click()
    expect_both_kinds(page)


def test_a_tile_is_dragged_to_its_place(visitor: Arrive) -> None:
    page = arrives(visitor(), "hold")
    tile = legal(page, "tile").first.bounding_box()
    goal = stop(page, "hex-e4").bounding_box()
    assert tile
    assert goal
    page.mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + 10, goal["y"] + 60, steps=4)
    expect(page.locator(".air .pair")).to_be_attached()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(page.locator(".marks .ghost")).to_be_attached()
    page.mouse.up()
    expect_both_kinds(page)


def test_another_tile_is_taken_instead(visitor: Arrive) -> None:
    page = arrives(visitor(), "hold")
    hold(page)
    other = page.locator("[data-stop^=tile][aria-pressed=false]").first
    name = other.get_attribute("data-stop")
    other.click()
    expect(stop(page, str(name))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-stop^=tile][aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize(
    ("deed", "board", "shown"),
    [
        ("energy", "link", "Put an energy"),
        ("send", "loc", "Send a witch"),
        ("scroll", "scroll", "Take the scroll"),
    ],
)
def test_a_choice_says_what_it_would_bring_before_it_is_made(
    visitor: Arrive, deed: str, board: str, shown: str
) -> None:
    page = arrives(visitor(), deed, from_round=2)
    legal(page, board).first.hover(force=True)
    expect(page.locator(".forecast")).to_contain_text(shown)


def test_nothing_hinders_anybody(visitor: Arrive) -> None:
    """Axe finds nothing: at rest, with a tile held, with a scroll explained, in both themes."""
    ana = visitor()
    page = arrives(ana, "hold", from_round=4)
    for theme in THEMES:
        assert not ana.barriers(theme)
    hold(page)
    legal(page, "hex").first.hover()
    expect(page.locator(".forecast")).to_be_visible()
    assert not ana.barriers()
