"""axe-core finds nothing on any page, in any state, in either theme."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.size import size as how_many
from tests.web.visitor import PAGES, THEMES, Visitor

VARIANTS: Final = [
    ("desk", "en", THEMES),
    ("phone", "hu", ("light",)),
    ("lying phone", "pl", ("dark",)),
    ("tablet", "ru", ("light",)),
]


def clear(somebody: Visitor, where: str, themes: tuple[str, ...] = THEMES) -> None:
    for theme in themes:
        assert somebody.barriers(theme) == [], f"{where}, {theme}"


def test_pages_for_a_stranger(visitor: Callable[..., Visitor]) -> None:
    page = (ana := visitor()).go("/")
    clear(ana, "home, to a stranger")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("dialog")
    clear(ana, "the question for a name")


@pytest.mark.parametrize(("size", "language", "themes"), VARIANTS[: how_many(2, 4)])
def test_pages(visitor: Callable[..., Visitor], size: str, language: str, themes: tuple[str, ...]) -> None:
    """Each page is also whole: one heading, a title, no word cut off."""
    agnes = visitor(size=size, language=language).is_called("Ágnes Szentgyörgyvölgyi")
    agnes.opens(visibility="listed", bots={})
    for path in PAGES:
        page = agnes.go(path)
        expect(page.locator("h1")).to_have_count(1)
        assert "Frostfair" in page.title()
        assert agnes.overflow() == [], path
        clear(agnes, path, themes)


def test_a_table_before_its_start(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={})
    ana.go(f"/t/{table}")
    ana.page.wait_for_selector("h1")
    clear(ana, "the waiting room")


def test_a_table_that_is_played(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={"1": "random"}, options={"first": 1}, asks_end_turn=True)
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    clear(ana, "the start")
    ana.plays(
        table, until=lambda now: any(now["view"]["players"][0]["books"]) and len(now.get("offers", [])) > 5
    )
    ana.glowing("h").first.click()
    page.wait_for_selector("[aria-pressed=true]")
    page.locator("[data-stop^=page-]").first.hover()
    page.wait_for_selector("aside.why .rule")
    clear(ana, "a crystal held and a page explained")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    clear(ana, "help")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog")
    clear(ana, "the menu")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    ana.sends(table, {"t": "say", "d": {"text": "Hello there"}})
    page.wait_for_selector(".chat .line")
    clear(ana, "chat")
    page.get_by_role("tab", name="Replay").click()
    page.keyboard.press("PageUp")
    page.wait_for_selector("[aria-current=true]")
    clear(ana, "the past")


def test_a_finished_table(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={"1": "random"})
    ana.plays(table)
    page = ana.go(f"/t/{table}")
    page.wait_for_selector("#verdict")
    clear(ana, "the verdict")
    page.locator(".ledger td button").first.click()
    page.wait_for_selector(".reason ol li")
    clear(ana, "a number of the ledger explained")
    for tab in ("Log", "Players", "Fair luck"):
        page.get_by_role("tab", name=tab).click()
        clear(ana, f"{tab} at the end", ("dark",))
    page.get_by_role("button", name="Review").click()
    page.locator(".player button.points").first.click()
    page.wait_for_selector("aside.why ol li")
    clear(ana, "points explained")


def test_phone_tabs(visitor: Callable[..., Visitor]) -> None:
    ana = visitor(size="phone").is_called("Ana")
    table = ana.opens(bots={"1": "random"})
    ana.plays(table, 6)
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    tabs = page.get_by_role("tablist").first.get_by_role("tab")
    for k in range(tabs.count()):
        tabs.nth(k).click()
        clear(ana, f"tab {k}")


def test_the_curtain_and_a_lesson(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={}, hot_seat=True, options={"first": 2})
    ana.sits(table, seat=1, name="Bea")
    ana.ask("POST", f"/api/tables/{table}/start", {})
    ana.go(f"/t/{table}")
    ana.page.wait_for_selector(".curtain")
    clear(ana, "the curtain")
    lesson = ana.ask("POST", "/api/tutorials", {"game": "winter-queen"})["id"]
    ana.go(f"/t/{lesson}")
    ana.page.wait_for_selector("progress")
    clear(ana, "a lesson")
