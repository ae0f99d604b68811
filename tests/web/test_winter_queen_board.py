"""The board of Winter Queen: each way to choose leads to the same move, and every number answers why."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.visitor import THEMES, Visitor

Arrive = Callable[..., Visitor]


def sit_down(visitor: Visitor, **wishes: object) -> Page:
    """A table of two with a bot, where we begin and no turn has to be ended."""
    visitor.is_called("Ágnes")
    table = visitor.opens(**{"options": {"first": 1}, "asks_end_turn": False} | wishes)
    page = visitor.go(f"/t/{table}")
    expect(crystals(page).first).to_be_visible()
    return page


def crystals(page: Page) -> Locator:
    return page.locator(".hollow[data-legal]")


def spaces(page: Page) -> Locator:
    return page.locator("[data-part=map] [data-place][data-legal]")


def space(page: Page, name: str) -> Locator:
    return page.locator(f"[data-part=map] [data-place={name}]")


def empty_space(page: Page) -> str:
    return str(spaces(page).first.get_attribute("data-place"))


def expect_crystal(page: Page, name: str) -> None:
    expect(space(page, name)).to_have_attribute("aria-label", re.compile("crystal"))


def test_a_crystal_and_then_a_space(visitor: Arrive) -> None:
    page = sit_down(visitor())
    crystals(page).first.click()
    expect(crystals(page).first).to_have_attribute("aria-pressed", "true")
    name = empty_space(page)
    space(page, name).click()
    expect_crystal(page, name)


def test_a_space_and_then_a_crystal(visitor: Arrive) -> None:
    page = sit_down(visitor())
    name = empty_space(page)
    space(page, name).click()
    expect(page.get_by_role("status").filter(has_text=name)).to_be_visible()
    crystals(page).first.click()
    expect_crystal(page, name)


def test_escape_puts_the_crystal_back(visitor: Arrive) -> None:
    page = sit_down(visitor())
    crystals(page).first.click()
    page.keyboard.press("Escape")
    expect(crystals(page).first).to_have_attribute("aria-pressed", "false")


def test_a_crystal_is_dragged_to_a_space(visitor: Arrive) -> None:
    page = sit_down(visitor())
    name = empty_space(page)
    crystals(page).first.drag_to(space(page, name), steps=5)
    expect_crystal(page, name)


def test_arrows_and_enter_place_a_crystal(visitor: Arrive) -> None:
    page = sit_down(visitor())
    page.locator("[data-part=map] [tabindex='0']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hollow[aria-pressed=true]")).to_have_count(1)
    focused = page.locator(":focus")
    for _ in range(9):
        if focused.get_attribute("data-place"):
            break
        page.keyboard.press("ArrowRight")
    name = str(focused.get_attribute("data-place"))
    page.keyboard.press("Enter")
    expect_crystal(page, name)


def test_a_typed_move(visitor: Arrive) -> None:
    page = sit_down(visitor())
    first = crystals(page).first
    holder = int(str(first.get_attribute("data-stop"))[1]) + 1
    name = empty_space(page)
    page.keyboard.type(f"{first.text_content()}{holder}-{name}".replace(" ", ""))
    expect_crystal(page, name)


def take_a_book(page: Page) -> None:
    crystals(page).first.click()
    spaces(page).first.click()
    page.locator(".take").first.click()
    expect(page.locator(".shelf .page")).to_have_count(2)
    expect(crystals(page).first).to_be_visible()


def test_a_page_tells_what_it_would_be_worth(visitor: Arrive) -> None:
    page = sit_down(visitor())
    take_a_book(page)
    page.locator(".shelf .page").first.hover()
    why = page.locator("aside.why")
    expect(why.get_by_role("link", name=re.compile(r"WQ-8\.\d"))).to_be_visible()
    expect(why.locator(".chip")).to_have_count(5)  # one for each colour


def test_a_charged_page_shows_what_each_space_would_change(visitor: Arrive) -> None:
    page = sit_down(visitor())
    take_a_book(page)
    crystals(page).first.click()
    page.locator(".shelf .page[data-legal]").first.click()
    expect(page.locator(".worth")).to_be_visible()
    expect(crystals(page).first).to_be_visible()
    crystals(page).first.click()
    page.locator(".page:has(.worth)").click()
    expect(page.locator(".marks .may text")).to_have_count(spaces(page).count())


def test_the_bag_tells_its_colours(visitor: Arrive) -> None:
    page = sit_down(visitor())
    page.locator(".bag").click()
    colours = page.locator("aside.why .chip")
    expect(colours.first).to_be_visible()  # the server is asked first
    left = [int(text.split()[-1]) for text in colours.all_text_contents()]
    assert sum(left) == int(page.locator(".bag b").inner_text())


def test_pieces_that_fly_land_where_the_table_says(visitor: Arrive) -> None:
    page = sit_down(visitor(still=False))
    crystals(page).first.click()
    name = empty_space(page)
    space(page, name).click()
    expect(page.locator(".flight").first).to_be_attached()
    expect(page.locator(".flight")).to_have_count(0)
    expect(space(page, name).locator(".crystal")).to_be_visible()
    expect(page.locator(".marks .last")).to_have_count(1)


def test_whoever_watches_can_choose_nothing(visitor: Arrive) -> None:
    player, guest = visitor(), visitor()
    page = sit_down(player)
    watching = guest.is_called("Mira").go(page.url.removeprefix(player.address))
    expect(watching.locator("[data-part=map]")).to_be_visible()
    expect(watching.locator("[data-legal]")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nobody_is_kept_out(visitor: Arrive, size: str) -> None:
    somebody = visitor(size=size)
    page = sit_down(somebody, seats=4, bots={"1": "greedy", "2": "greedy", "3": "greedy"})
    crystals(page).first.click()
    for theme in THEMES:
        assert not somebody.barriers(theme)
    assert not somebody.overflow()
