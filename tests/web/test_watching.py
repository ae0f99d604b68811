"""Whoever watches sees all moves and no secrets; a finished table can be leafed through."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor


def test_a_spectator_sees_moves_but_nothing_to_choose(visitor: Callable[..., Visitor]) -> None:
    ana, bob, cleo = (visitor().is_called(name) for name in ("Ana", "Bob", "Cleo"))
    table = ana.sits_down_with(bob)
    page = cleo.go(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("you watch")
    for decisions in (5, 5):
        ana.plays(table, decisions, others={1: bob})
        expect(page.locator(".log .line")).to_have_count(cleo.told(table))
        expect(cleo.glowing()).to_have_count(0)
        expect(page.locator(".prompt button")).to_have_count(0)
        expect(page.locator(".player .points.sealed")).to_have_count(2)
    assert all(player["points"] is None for player in cleo.position(table)[1]["view"]["players"])


def test_a_press_of_a_spectator_does_nothing(visitor: Callable[..., Visitor]) -> None:
    ana, bob, cleo = (visitor().is_called(name) for name in ("Ana", "Bob", "Cleo"))
    table = ana.sits_down_with(bob)
    page = cleo.go(f"/t/{table}")
    page.locator("[data-place=b3]").click()
    page.keyboard.type("r1")
    expect(page.locator("output.typed, [aria-pressed=true]")).to_have_count(0)


@pytest.fixture
def finished(visitor: Callable[..., Visitor]) -> tuple[Page, int]:
    """A finished table, as somebody sees it who wasn't there."""
    ana, cleo = visitor().is_called("Ana"), visitor().is_called("Cleo")
    table = ana.opens(bots={"1": "random"})
    ana.plays(table)
    page = cleo.go(f"/t/{table}")
    expect(page.locator("#verdict")).to_be_visible()
    return page, cleo.position(table)[0]


def test_the_slider_leads_from_the_first_move_to_the_last(finished: tuple[Page, int]) -> None:
    page, last = finished
    page.get_by_role("button", name="Review").click()
    page.get_by_role("tab", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(last))
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".prompt")).to_contain_text("Looking back: move 0")
    expect(page.locator(".bag b")).to_have_text("21")
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".prompt")).to_contain_text("move 1")
    expect(slider).to_have_value("1")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".prompt")).not_to_contain_text("Looking back")
    expect(page.locator(".bag b")).to_have_text("0")


def test_a_line_of_the_log_leads_to_its_moment(finished: tuple[Page, int]) -> None:
    page, _ = finished
    page.get_by_role("button", name="Review").click()
    first = page.locator(".log .line").last
    first.click()
    expect(page.locator(".prompt")).to_contain_text("Looking back: move 1")
    expect(first).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Back to now").click()
    expect(first).to_have_attribute("aria-current", "false")
    expect(page.locator(".prompt")).not_to_contain_text("Looking back")


def test_points_of_a_finished_table_are_open_and_answer_why(finished: tuple[Page, int]) -> None:
    page, _ = finished
    page.get_by_role("button", name="Review").click()
    points = page.locator(".player button.points")
    expect(points).to_have_count(2)
    points.first.click()
    why = page.get_by_role("complementary", name="Why?")
    expect(why).to_be_visible()
    expect(why.locator("ol b").first).to_be_visible()
    gains = [int(text) for text in why.locator("ol b").all_inner_texts()]
    assert sum(gains) == int(points.first.inner_text())
