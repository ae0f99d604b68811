"""The log on the screen: its lines come with the news, and only the past before them is read."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.web.visitor import KEYS, Visitor


def lines(page: Page) -> list[str]:
    """The oldest first."""
    return [line.strip() for line in page.locator(".log .line .words").all_inner_texts()][::-1]


def sit_down(ana: Visitor, bob: Visitor) -> str:
    ana.is_called("Ana")
    bob.is_called("Bob")
    table = ana.sits_down_with(bob, options={"first": 1})
    for each in (ana, bob):
        each.go(f"/t/{table}")
        each.page.wait_for_selector("[data-place]")
    return table


def takes_and_takes_back(ana: Visitor, table: str) -> None:
    """Two records: a decision and its undo."""
    version, now = ana.position(table)
    ana.decides(table, version, now["offers"][0]["do"])
    ana.sends(table, {"t": "undo", "v": version + 1, "d": {"key": f"key {next(KEYS)}"}})


def test_after_an_undo_nothing_is_read_again(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(), visitor()
    sit_down(ana, bob)
    past = [each.requests_to("/history") for each in (ana, bob)]
    ana.presses_what_glows(Random(1))  # a crystal ...
    ana.presses_what_glows(Random(1))  # ... to a space
    for each in (ana, bob):
        expect(each.page.locator(".log .line")).to_have_count(1)
    ana.page.get_by_role("button", name="Step back").click()
    for each in (ana, bob):
        expect(each.page.locator(".log .line")).to_have_count(2)
        expect(each.page.locator(".log .undone")).to_have_count(2)
        each.settles()
    assert past == [[], []]


def test_what_was_missed_is_told_once_and_without_a_gap(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(), visitor(offline_is_fine=True)
    table = sit_down(ana, bob)
    takes_and_takes_back(ana, table)
    expect(bob.page.locator(".log .line")).to_have_count(2)
    past = bob.requests_to("/history")
    bob.goes_offline()
    expect(bob.page.locator(".prompt")).to_contain_text("The connection is lost")
    takes_and_takes_back(ana, table)
    ana.plays(table, until=lambda now: 0 not in now["deciders"])
    bob.comes_back()
    told = ana.told(table)
    for each in (ana, bob):
        expect(each.page.locator(".log .line")).to_have_count(told)
        expect(each.page.locator(".log .undone")).to_have_count(4)
    assert lines(bob.page) == lines(ana.page)
    bob.settles()
    assert past == []


def test_after_a_long_absence_only_the_gap_is_read(visitor: Callable[..., Visitor]) -> None:
    """More records than a view tells, and more than the first page of the log."""
    ana, bob = visitor(), visitor(offline_is_fine=True)
    table = sit_down(ana, bob)
    takes_and_takes_back(ana, table)
    expect(bob.page.locator(".log .line")).to_have_count(2)
    past = bob.requests_to("/history")
    bob.goes_offline()
    expect(bob.page.locator(".prompt")).to_contain_text("The connection is lost")
    for _ in range(60):
        takes_and_takes_back(ana, table)
    bob.comes_back()
    expect(bob.page.locator(".log .line")).to_have_count(122)
    assert lines(bob.page) == lines(ana.page)
    assert len(past) == 1
    assert "from=2&limit=120" in past[0]


def test_the_past_of_a_long_table_is_read_when_it_is_looked_for(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(), visitor()
    ana.is_called("Ana")
    bob.is_called("Bob")
    table = ana.sits_down_with(bob, options={"first": 1})
    for _ in range(110):
        takes_and_takes_back(ana, table)
    past = ana.requests_to("/history")
    page = ana.go(f"/t/{table}")
    expect(page.locator(".log .line")).to_have_count(200)
    assert len(past) == 1
    page.locator(".log").hover()
    page.get_by_role("button", name="Show earlier moves").scroll_into_view_if_needed()
    expect(page.locator(".log .line")).to_have_count(220)
    expect(page.get_by_role("button", name="Show earlier moves")).to_have_count(0)
    expect(page.locator(".log .undone")).to_have_count(220)
    assert len(past) == 2


def test_a_shared_screen_reads_the_log_of_the_seat_that_is_shown(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={}, hot_seat=True, options={"first": 1})
    ana.sits(table, seat=1, name="Bea")
    ana.ask("POST", f"/api/tables/{table}/start", {})
    past, moments = ana.requests_to("/history"), ana.requests_to("/at/")
    page = ana.go(f"/t/{table}")
    luck = Random(3)
    while ana.presses_what_glows(luck, or_else=".curtain"):
        pass
    page.get_by_role("button", name="I am Bea").click()
    page.locator(".log .line").last.click()
    expect(page.locator(".log .shown")).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("Looking back")
    assert past
    assert all("seat=1" in url for url in past)
    assert moments
    assert all("seat=1" in url for url in moments)
