"""An invitation: who invites to what, who is there, and one button, before any name is asked."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import LOCALES, Visitor

SIT = {"en": "Sit down", "hu": "Leülök", "pl": "Usiądź", "ru": "Сесть за стол"}


def invited(mara: Visitor, **wishes: object) -> tuple[str, str]:
    """A table of hers, and its code."""
    table = mara.opens(**{"bots": {}, **wishes})
    return table, mara.ask("POST", f"/api/tables/{table}/code", {})["code"]


def one_gold_button(page: Page, name: str) -> None:
    gold = page.locator(".btn.first")
    expect(gold).to_have_count(1)
    expect(gold).to_have_text(name)


def test_a_stranger_sees_who_is_there_and_sits_down(visitor: Callable[..., Visitor]) -> None:
    mara, guest = visitor().is_called("Mara"), visitor(size="short phone")
    table, code = invited(mara, seats=3, bots={"2": "novice"})
    page = guest.go(f"/j/{code.lower()}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mara invites you to Winter Queen")
    seats = page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(seats).to_have_text(["Your seatfree", "Lamplighterbot · novice", "Marahost"])
    expect(page.get_by_text("2 of 3 seats")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    one_gold_button(page, "Sit down")
    assert page.evaluate("document.scrollingElement.scrollHeight") <= 664

    page.get_by_role("button", name="Magyar").click()  # the language before anything else
    one_gold_button(page, "Leülök")
    page.get_by_role("button", name="Váltás világosra").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Leülök").click()
    page.get_by_role("textbox").fill("Zoé")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"/t/{table}$"))
    assert [seat.get("name") for seat in mara.ask("GET", f"/api/tables/{table}")["seats"]][:2] == [
        "Mara",
        "Zoé",
    ]
    page = guest.go(f"/j/{code}")
    one_gold_button(page, "Az asztalhoz")


def test_seats_fill_up_while_one_looks(visitor: Callable[..., Visitor]) -> None:
    mara, tom, guest = visitor().is_called("Mara"), visitor().is_called("Tom"), visitor()
    table, _ = invited(mara)
    page = guest.go(f"/t/{table}")  # the link of the table is an invitation too
    one_gold_button(page, "Sit down")
    tom.sits(table)
    expect(page.get_by_role("heading", level=1)).to_have_text("Every seat is taken at Winter Queen")
    one_gold_button(page, "Watch")
    mara.ask("POST", f"/api/tables/{table}/start", {})
    expect(page.get_by_role("heading", level=1)).to_have_text("The game has begun: Winter Queen")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator(".map")).to_be_visible()  # still without a name


def test_what_is_over_or_never_was_says_so(visitor: Callable[..., Visitor]) -> None:
    mara, guest = visitor().is_called("Mara"), visitor()
    table, code = invited(mara, seats=2)
    mara.ask("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
    mara.ask("POST", f"/api/tables/{table}/start", {})
    now = mara.plays(table)
    page = guest.go(f"/j/{code}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is over: Winter Queen")
    expect(page.locator(".words")).to_contain_text(
        "Won by " + ("Mara" if 0 in now["result"]["winners"] else "Old Ferryman")
    )
    one_gold_button(page, "Look at the game")

    closed, code = invited(mara)
    mara.ask("POST", f"/api/tables/{closed}/leave", {})
    page = guest.go(f"/j/{code}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table was closed: Winter Queen")
    one_gold_button(page, "Make a table")

    for wrong in ("/j/ZZZZZZ", "/j/ABC"):
        page = guest.go(wrong)
        expect(page.get_by_text("No table has this code")).to_be_visible()
        one_gold_button(page, "Find the table")
    page = guest.go("/t/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table.")


@pytest.mark.parametrize("size", ["short phone", "desk", "lying phone"])
def test_invitations_fit_in_every_language(visitor: Callable[..., Visitor], size: str) -> None:
    mara = visitor().is_called("Maria Annunziata the Younger")
    codes = [
        invited(mara, seats=4, bots={"2": "greedy"})[1],
        invited(mara, game="winter-tales", seats=7, bots={"3": "greedy"})[1],
    ]
    for language in LOCALES:
        guest = visitor(size=size, language=language, theme="light" if language == "pl" else "dark")
        for code in codes:
            page = guest.go(f"/j/{code}")
            one_gold_button(page, SIT[language])
            assert guest.overflow() == []
            plates = [box for box in (plate.bounding_box() for plate in page.locator("li").all()) if box]
            height = page.viewport_size["height"] if page.viewport_size else 0
            assert all(box["y"] >= 0 and box["y"] + box["height"] <= height for box in plates)
        assert guest.barriers() == []
