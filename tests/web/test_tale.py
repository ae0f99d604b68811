"""A tale as a book: two pages on a desk, one on a phone, read aloud, shared by consent."""

import re
import subprocess
import sys
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.visitor import ROOT, Visitor

Arrive = Callable[..., Visitor]


def told(visitor: Arrive, database: str) -> tuple[str, Visitor, Visitor]:
    """By two people and a bot, to the end; in a process of its own, for an event loop is already here."""
    ana, bo = visitor().is_called("Ágnes"), visitor().is_called("Tomasz")
    people = [one.ask("GET", "/api/me")["id"] for one in (ana, bo)]
    made = [sys.executable, "-m", "tests.web.telling_table", database, *people]
    return subprocess.check_output(made, text=True, cwd=ROOT).strip(), ana, bo


def seen_words(page: Page) -> str:
    """What stands on the pages that are open now."""
    return str(
        page.evaluate(
            """() => {
              const sheet = document.querySelector('.sheet').getBoundingClientRect();
              return [...document.querySelectorAll('.sheet h2, .sheet .words')].filter((element) => {
                const box = element.getClientRects()[0];
                return box && box.left >= sheet.left - 1 && box.left < sheet.right;
              }).map((element) => element.textContent).join(' | ');
            }"""
        )
    )


def test_a_tale_is_read_turned_and_shared(visitor: Arrive, database: str) -> None:
    table, ana, bo = told(visitor, database)
    page = ana.go(f"/t/{table}")
    page.get_by_role("link", name="Read the tale as a book").first.click()
    page.wait_for_url(f"**/tale/{table}")
    expect(page.get_by_role("heading", level=2, name="The cast")).to_be_attached()
    expect(page.get_by_role("article")).to_be_visible()

    # Pages are turned by button, by key and by link; what has the focus is seen.
    assert "Prologue" not in seen_words(page)
    for _ in range(20):
        if "Prologue" in seen_words(page):
            break
        page.keyboard.press("ArrowRight")
    assert "Prologue" in seen_words(page)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("status").filter(has_text="Pages")).to_contain_text(
        re.compile(r"Pages \d+ and \d+")
    )
    last = page.locator(".passage .own").last
    last.focus()
    expect(last).to_be_in_viewport()
    assert ana.barriers() == []  # pages that aren't open lie beside the desk: nothing there can overflow

    # A single passage has an address, which opens the book there.
    address = last.get_attribute("href")
    assert address is not None
    passage = address.rsplit("#", 1)[1]
    other = bo.go(f"/tale/{table}#{passage}")
    expect(other.locator(f"#{passage}")).to_be_in_viewport()

    # Nobody else reads it, until all agree; and no longer once one takes it back.
    eve = visitor(size="phone")
    link = f"/tale/{table}"
    assert (
        eve.context.request.get(eve.address + f"/api{link.replace('/tale/', '/tables/')}/tale").status == 404
    )
    page.get_by_role("button", name="Share the tale").click()
    page.get_by_role("button", name="I agree").click()
    expect(page.get_by_text("1 of 2 agree.")).to_be_visible()
    shared = bo.ask("PUT", f"/api/tables/{table}/sharing")["link"]
    read = eve.go(f"/tale/shared/{shared}")
    expect(read.get_by_role("article")).to_contain_text("Tomasz")
    assert eve.barriers() == []
    assert eve.overflow() == []
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_text("1 of 2 agree.")).to_be_visible()
    assert eve.context.request.get(eve.address + f"/api/shared/{shared}").status == 404
