"""Two browsers at one table: one asks to go back, the other answers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.visitor import Visitor

Arrive = Callable[..., Visitor]
ACCEPT, DECLINE, WITHDRAW = "Accept", "Decline", "Withdraw"


def request(page: Page) -> Locator:
    return page.get_by_role("complementary", name="A request to go back")


def press(page: Page, name: str) -> None:
    request(page).get_by_role("button", name=name).click()


def played(ana: Visitor, bob: Visitor) -> str:
    """Ana's first turn is over, and it is Bob's: nothing can be taken back freely."""
    ana.is_called("Ana")
    bob.is_called("Bob")
    table = ana.sits_down_with(bob, options={"first": 1})
    ana.plays(table, until=lambda now: 0 not in now["deciders"])
    for each in (ana, bob):
        each.go(f"/t/{table}")
        expect(each.page.locator("h1, .prompt").first).to_be_visible()
    return table


def ask_from_the_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to take back my last move").click()


@pytest.mark.parametrize("size", ["desk", "short phone"])
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_all_agree_and_both_boards_stand_back(visitor: Arrive, size: str, plain: bool) -> None:
    ana, bob = visitor(), visitor(size=size).prefers(plain=plain)
    table = played(ana, bob)
    version, _ = ana.position(table)
    ask_from_the_menu(ana.page)
    expect(request(ana.page)).to_contain_text("You are asking to go back")
    expect(request(ana.page)).to_contain_text("Still to answer: Bob")
    expect(request(bob.page)).to_contain_text("Ana asks to go back")
    assert bob.overflow() == []
    assert bob.barriers() == []
    press(bob.page, ACCEPT)
    for each in (ana, bob):
        expect(request(each.page)).to_have_count(0)
        expect(each.page.get_by_text("All agreed: the table has gone back.")).to_be_visible()
    after, now = ana.position(table)
    assert after == version + 1
    assert now["deciders"] == [0]
    expect(ana.page.locator(".log .line").first).to_contain_text("All agreed: Ana goes back")
    ana.awaits_choice()


def test_one_declines_and_nothing_has_changed(visitor: Arrive) -> None:
    ana, bob = visitor(), visitor()
    table = played(ana, bob)
    before = ana.position(table)
    ask_from_the_menu(ana.page)
    press(bob.page, DECLINE)
    for each in (ana, bob):
        expect(request(each.page)).to_have_count(0)
        expect(each.page.get_by_text("Bob declines: the table stays as it is.")).to_be_visible()
    assert ana.position(table) == before


def test_the_asker_withdraws(visitor: Arrive) -> None:
    ana, bob = visitor(), visitor()
    played(ana, bob)
    ask_from_the_menu(ana.page)
    expect(request(bob.page)).to_be_visible()
    press(ana.page, WITHDRAW)
    for each in (ana, bob):
        expect(request(each.page)).to_have_count(0)
        expect(each.page.get_by_text("Ana no longer asks to go back.")).to_be_visible()


def test_a_reload_in_the_middle_keeps_the_request(visitor: Arrive) -> None:
    ana, bob = visitor(), visitor()
    table = played(ana, bob)
    ask_from_the_menu(ana.page)
    expect(request(bob.page)).to_be_visible()
    for each in (ana, bob):
        each.page.reload()
    expect(request(ana.page).get_by_role("button", name=WITHDRAW)).to_be_visible()
    press(bob.page, ACCEPT)
    expect(request(ana.page)).to_have_count(0)
    assert ana.position(table)[1]["deciders"] == [0]


def test_from_a_line_of_the_log_by_keyboard(visitor: Arrive) -> None:
    ana, bob = visitor(), visitor()
    table = played(ana, bob)
    first = ana.page.locator(".log .line").last
    first.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".prompt")).to_contain_text("Looking back: move 1")
    ana.page.get_by_role("button", name="Ask to go back to here").press("Enter")
    expect(ana.page.locator(".prompt")).not_to_contain_text("Looking back")
    expect(request(bob.page)).to_contain_text("Ana asks to go back to move 1.")
    request(bob.page).get_by_role("button", name="Show that move").press("Enter")
    expect(bob.page.locator(".prompt")).to_contain_text("Looking back: move 1")
    request(bob.page).get_by_role("button", name=ACCEPT).press("Enter")
    for each in (ana, bob):
        expect(request(each.page)).to_have_count(0)
    undo = ana.ask("GET", f"/api/tables/{table}/history")["records"][-1]
    assert (undo["deed"], undo["to"]) == ("undo", 1)


def test_bots_agree_at_once(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(options={"first": 1})
    ana.plays(table, until=lambda now: any(book for book in now["view"].get("books", [])), decisions=6)
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    ask_from_the_menu(page)
    expect(page.locator(".log .line").filter(has_text="All agreed: Ana goes back")).to_have_count(1)
    expect(request(page)).to_have_count(0)
