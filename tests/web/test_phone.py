"""By finger: a phone upright and lying, and a tablet."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.visitor import SIZES, Visitor

SMALL = ["phone", "short phone", "lying phone"]


@pytest.fixture
def sitting(visitor: Callable[..., Visitor]) -> Callable[[str], tuple[Visitor, str]]:
    def sit(size: str) -> tuple[Visitor, str]:
        ana = visitor(size=size).is_called("Ana")
        table = ana.opens(bots={"1": "random"}, options={"first": 1})
        ana.go(f"/t/{table}")
        ana.awaits_choice()
        return ana, table

    return sit


def on_screen(ana: Visitor, thing: Locator) -> None:
    """Whole, without scrolling."""
    box = thing.bounding_box()
    assert box, thing
    width, height = SIZES[ana.size]
    assert box["x"] >= -1, box
    assert box["y"] >= -1, box
    assert box["x"] + box["width"] <= width + 1, box
    assert box["y"] + box["height"] <= height + 1, box


@pytest.mark.parametrize("size", SMALL)
def test_a_move_by_touch(sitting: Callable[[str], tuple[Visitor, str]], size: str) -> None:
    ana, table = sitting(size)
    crystal = ana.glowing("h").first
    on_screen(ana, crystal)
    crystal.tap()
    expect(ana.page.locator("[aria-pressed=true]")).to_have_count(1)
    space = ana.page.locator("[data-part=map] [data-place][data-legal]").first
    on_screen(ana, space)
    name = space.get_attribute("data-place")
    space.tap()
    expect(ana.page.locator(f"[data-place='{name}'][data-legal]")).to_have_count(0)
    expect(ana.page.locator(f"[data-place='{name}']")).to_have_attribute("aria-label", containing("crystal"))
    assert ana.position(table)[0] >= 1


def containing(words: str) -> "re.Pattern[str]":
    return re.compile(re.escape(words))


@pytest.mark.parametrize("size", [*SMALL, "tablet"])
def test_the_whole_board_is_on_the_screen(sitting: Callable[[str], tuple[Visitor, str]], size: str) -> None:
    ana, _ = sitting(size)
    spaces = ana.page.locator("[data-part=map] [data-place]")
    for k in range(spaces.count()):
        on_screen(ana, spaces.nth(k))
    for k in range(ana.glowing("h").count()):
        on_screen(ana, ana.glowing("h").nth(k))
    on_screen(ana, ana.page.locator(".prompt"))
    on_screen(ana, ana.page.get_by_role("button", name="Menu"))
    on_screen(ana, ana.page.locator(".bag"))
    assert ana.overflow() == []


@pytest.mark.parametrize("size", SMALL)
def test_a_finger_finds_every_button(sitting: Callable[[str], tuple[Visitor, str]], size: str) -> None:
    """Nothing that is pressed is smaller than a fingertip (WCAG 2.2: 24 px; the main things: 44 px)."""
    ana, _ = sitting(size)
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], [role=button], [role=tab]')]
          .map((one) => [one, one.getBoundingClientRect()])
          .filter(([one, box]) => box.width && one.checkVisibility() && Math.min(box.width, box.height) < 24)
          .map(([one]) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []


def test_why_by_long_press(sitting: Callable[[str], tuple[Visitor, str]]) -> None:
    ana, table = sitting("phone")
    ana.plays(table, until=lambda now: any(now["view"]["players"][0]["books"]) and 0 in now["deciders"])
    page_of_mine = ana.page.locator("[data-stop^=page-]").first
    ana.holds_a_finger_on(page_of_mine)
    why = ana.page.get_by_role("complementary", name="Why?")
    expect(why).to_be_visible()
    assert ana.overflow() == []
    covers_nothing(why, ana.page.locator("[data-part] :is([data-place], .hollow), [data-part=shelf] .free"))
    why.get_by_role("button", name="Why?").tap()
    whole = why.last
    expect(whole).to_contain_text("WQ-")
    covers_nothing(whole, ana.page.locator("[data-part=map] [data-place]"))  # what counts is lit there
    assert ana.overflow() == []
    whole.get_by_role("button", name="Dismiss").tap()
    expect(why).to_have_count(0)


def covers_nothing(thing: Locator, places: Locator) -> None:
    over = thing.bounding_box()
    assert over
    for place in places.all():
        box = place.bounding_box()
        assert box
        assert box["y"] + box["height"] <= over["y"] + 1 or box["y"] >= over["y"] + over["height"] - 1, box


def test_every_tab_has_something_to_show(sitting: Callable[[str], tuple[Visitor, str]]) -> None:
    ana, table = sitting("phone")
    ana.plays(table, 4)
    page = ana.page
    for name, shown in (
        ("Players", ".player"),
        ("Log", ".log .line"),
        ("Chat", ".chat form"),
        ("Table", "[data-part=map]"),
    ):
        page.get_by_role("tab", name=name).tap()
        expect(page.locator(shown).first).to_be_visible()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")


def test_a_turned_phone_keeps_what_is_held(sitting: Callable[[str], tuple[Visitor, str]]) -> None:
    ana, _ = sitting("phone")
    ana.glowing("h").first.tap()
    width, height = SIZES["lying phone"]
    ana.page.set_viewport_size({"width": width, "height": height})
    expect(ana.page.locator("main.phone.lying")).to_be_visible()
    expect(ana.page.locator("[aria-pressed=true]")).to_have_count(1)
