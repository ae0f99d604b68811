"""Chat that stays, unread lines, quick reactions, and spectators whom all can see."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor


def sit_down(ana: Visitor, bob: Visitor) -> str:
    return ana.is_called("Ana").sits_down_with(bob.is_called("Bob"), options={"first": 1})


def says(somebody: Visitor, table: str, *lines: str) -> None:
    for line in lines:
        somebody.sends(table, {"t": "say", "d": {"text": line}})


def chat(page: Page) -> Page:
    page.get_by_role("tab", name="Chat").click()
    return page


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_chat_stays_and_unread_lines_are_marked_on_every_device(
    visitor: Callable[..., Visitor], size: str
) -> None:
    ana, bob, later = visitor(), visitor(size=size), visitor()
    table = sit_down(ana, bob)
    says(ana, table, "Are you there?", "The ice is thin.")
    page = bob.go(f"/t/{table}")
    tab = page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("2")  # what was said before he came

    tab.click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("The ice is thin.")
    expect(log.locator(".new")).to_have_text("new")
    expect(log.locator(".new + .line")).to_contain_text("Are you there?")

    page.reload()
    expect(tab).to_be_visible()
    tab.click()
    expect(log).to_contain_text("The ice is thin.")
    expect(log.locator(".new")).to_have_count(0)  # read is read

    page.get_by_role("tab").first.click()
    says(ana, table, "Mind the hole.")
    expect(tab).to_contain_text("1")
    later.context.add_cookies(bob.context.cookies())  # type: ignore[arg-type]
    there = later.go(f"/t/{table}")
    expect(there.get_by_role("tab", name="Chat")).to_contain_text("1")
    chat(there)
    expect(there.locator(".new + .line")).to_contain_text("Mind the hole.")
    expect(tab).not_to_contain_text("1")  # read on another device


def test_what_was_said_while_away_is_there_and_own_words_are_kept(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(), visitor(offline_is_fine=True)
    table = sit_down(ana, bob)
    page = chat(bob.go(f"/t/{table}"))
    log, line = page.get_by_role("log"), page.get_by_label("Say something")
    bob.goes_offline()
    expect(page.locator(".prompt")).to_contain_text("The connection is lost")
    line.fill("I am in a tunnel")
    line.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("nothing was sent")
    expect(line).to_have_value("I am in a tunnel")
    says(ana, table, "Hello?")
    bob.comes_back()
    expect(log).to_contain_text("Hello?")
    line.press("Enter")
    expect(log).to_contain_text("I am in a tunnel")
    expect(line).to_have_value("")


def test_reactions_are_shown_at_the_table_in_the_chat_and_beside_a_move(
    visitor: Callable[..., Visitor],
) -> None:
    ana, bob = visitor(), visitor(size="short phone")
    table = sit_down(ana, bob)
    ana.plays(table, until=lambda now: 0 not in now["deciders"])
    hers, his = ana.go(f"/t/{table}"), bob.go(f"/t/{table}")
    his.get_by_role("tab", name="Log").click()
    his.locator(".log .line").first.click()
    his.get_by_role("group", name="React to this move").get_by_role("button", name="Well played!").click()

    bubble = hers.locator("[data-reaction=applause]")
    expect(bubble).to_contain_text("Bob")
    box, panel = bubble.bounding_box(), hers.locator("[data-seat-panel='1']").bounding_box()
    assert box
    assert panel
    assert panel["y"] - 20 < box["y"] + box["height"] / 2 < panel["y"] + panel["height"] + 20
    expect(hers.get_by_text("Bob: Well played!", exact=True).first).to_be_attached()  # in words
    line = hers.locator(".log .line").first
    expect(line.locator(".reacted")).to_contain_text("Bob: Well played!")
    chat(hers).get_by_role("group", name="React", exact=True).get_by_role("button", name="Good luck!").click()
    expect(hers.get_by_role("log").locator(".emote")).to_have_count(2)
    hers.reload()
    expect(hers.locator(".log .line .reacted")).to_have_count(1)
    assert ana.barriers() == []
    expect(bubble).to_have_count(0)


def test_spectators_are_seen_by_name(visitor: Callable[..., Visitor]) -> None:
    ana, bob, eve = visitor(), visitor(), visitor().is_called("Eve")
    table = sit_down(ana, bob)
    page = ana.go(f"/t/{table}")
    expect(page.locator(".watchers")).to_have_count(0)
    eve.go(f"/t/{table}")
    for reader in (ana, eve):
        expect(reader.page.locator(".watchers")).to_have_text("Watching (1): Eve")
    eve.page.goto("about:blank")
    expect(page.locator(".watchers")).to_have_count(0)
