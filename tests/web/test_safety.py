"""Safety where people tell: the X-card in every browser, lines and veils, reports and blocks."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.tales import WORDS, opens
from tests.web.visitor import LOCALES, THEMES, Visitor

Arrive = Callable[..., Visitor]
DARK = f"Zxqv. {WORDS}"
KINDER = "The snow fell softly, and the lamps of the town were lit one after the other."
STORY = "() => document.querySelector('.zones button')?.click() ?? true"


def until_told(table: str, *people: Visitor) -> int:
    """They play without looking until one of them must tell, and tells; the seat."""
    luck = Random(3)
    while True:
        for seat, person in enumerate(people):
            version, now = person.position(table)
            due = [piece for piece in now.get("telling", {}).get("untold", []) if piece["seat"] == seat]
            if due and due[0]["required"]:
                told = {"key": f"told {due[0]['id']}", "text": due[0]["id"], "words": DARK}
                person.sends(table, {"t": "tell", "d": told})
                return seat
            if now.get("offers"):
                person.decides(table, version, luck.choice(now["offers"])["do"])


def story(page: Page) -> Page:
    """On a phone one part is seen at a time."""
    page.wait_for_selector("[data-x-card], [data-story]")
    page.evaluate(STORY)
    return page


def test_one_press_veils_the_passage_in_every_browser_and_rewritten_the_tale_goes_on(visitor: Arrive) -> None:
    ann, bob = visitor().is_called("Ann"), visitor(size="short phone").is_called("Bob")
    eve = visitor().is_called("Eve")
    table = opens(ann, people=2)
    bob.sits(table)
    ann.ask("POST", f"/api/tables/{table}/start", {})
    author = until_told(table, ann, bob)
    people = (ann, bob, eve)
    pages = [story(person.go(f"/t/{table}")) for person in people]
    for page in pages:
        expect(page.locator("[data-story] article", has_text="Zxqv")).to_be_attached()
    expect(pages[2].locator("[data-x-card]")).to_have_count(0)  # a spectator sees, but has no card
    presser = 1 - author
    pages[presser].locator("[data-x-card]").click()
    for page in pages:
        expect(page.locator("[data-pause]")).to_be_visible()
        expect(page.locator("[data-story] [data-veiled]")).to_be_attached()
        expect(page.locator("body")).not_to_contain_text("Zxqv")
    expect(pages[presser].locator("[data-pause]")).to_contain_text("Only you know that")
    for n in (author, 2):
        expect(pages[n].locator("[data-pause]")).not_to_contain_text("You pressed")
    expect(pages[2].locator("[data-pause] button")).to_have_count(0)
    for person in (ann, bob):
        for theme in THEMES:
            assert person.barriers(theme) == []
        assert person.overflow() == []
    writer = pages[author]
    writer.get_by_role("button", name="Tell it in other words").click()
    writer.locator("#rewrite").fill(KINDER)
    writer.get_by_role("button", name="Tell it like this").click()
    for page in pages:
        expect(page.locator("[data-story] article", has_text=KINDER)).to_be_attached()
        expect(page.locator("[data-pause]")).to_have_count(0)
    now = (ann, bob)[author].position(table)[1]
    assert now["deciders"] or now.get("result")


@pytest.mark.parametrize("language", LOCALES)
def test_the_card_and_the_pause_fit_a_phone_in_every_language(visitor: Arrive, language: str) -> None:
    ann = visitor(size="phone", language=language).is_called("Ann")
    table = opens(ann)
    until_told(table, ann)
    page = story(ann.go(f"/t/{table}"))
    box = page.locator("[data-x-card]").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 40
    # bots may have told something since: this very passage, then
    page.locator("article", has_text="Zxqv").locator("[data-veil-this]").click()
    expect(page.locator("[data-pause]")).to_be_visible()
    assert ann.overflow() == []
    page.locator("[data-pause] button.first").click()
    expect(page.locator("#rewrite")).to_be_visible()
    assert ann.overflow() == []
    assert ann.barriers() == []


def test_lines_and_veils_are_agreed_to_before_the_start_and_stay_at_hand(visitor: Arrive) -> None:
    ann, bob = visitor().is_called("Ann"), visitor(size="phone").is_called("Bob")
    asked = {"game": "winter-tales", "seats": 3, "bots": {"2": "random"}}
    table = ann.ask("POST", "/api/tables", asked)["id"]
    bob.sits(table)
    host, guest = ann.go(f"/t/{table}"), bob.go(f"/t/{table}")
    guest.get_by_label("What?").fill("spiders in hair")
    guest.locator("[data-boundaries] form button").click()
    for page in (host, guest):
        expect(page.locator("[data-boundaries] li", has_text="spiders in hair")).to_be_visible()
    expect(host.locator("[data-boundaries] li button")).to_have_count(0)  # not hers
    start = host.get_by_role("button", name="Start")
    expect(start).to_be_disabled()
    for person in (ann, bob):
        assert person.barriers() == []
        assert person.overflow() == []
    for page in (host, guest):
        page.locator("[data-agree]").click()
        expect(page.locator("[data-agree]")).to_have_count(0)
    start.click()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Safety").click()
    expect(host.get_by_role("dialog")).to_contain_text("spiders in hair")
    assert ann.barriers() == []


def test_a_line_is_reported_and_a_player_blocked_and_let_be_again(visitor: Arrive) -> None:
    ann, bob = visitor().is_called("Ann"), visitor().is_called("Bob")
    table = opens(ann, people=2)
    bob.sits(table)
    ann.ask("POST", f"/api/tables/{table}/start", {})
    page = ann.go(f"/t/{table}")
    bob.sends(table, {"t": "say", "d": {"text": "you are all stupid"}})
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Report this line of Bob").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("you are all stupid")
    dialog.get_by_label("What is wrong?").fill("he insults us")
    assert ann.barriers() == []
    dialog.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("The host of this server will look at it")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Safety").click()
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("button", name="Unblock")).to_be_visible()
    page = ann.go("/profile")
    row = page.locator("section", has_text="People you blocked")
    expect(row).to_contain_text("Bob")
    row.get_by_role("button", name="Unblock").click()
    expect(row).not_to_contain_text("Bob")
