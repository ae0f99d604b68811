"""Four languages, on every page and at a table: complete, fitting, and switched without a reload."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.visitor import LOCALES, PAGES, Visitor

LOOKED_AT: Final = ("hu",)  # test_access.py walks through its pages at phone size
NAMES: Final = {"en": "English", "hu": "Magyar", "ru": "Русский", "pl": "Polski"}
# The first letter of each colour, as players of that language write it on a crystal.
LETTERS: Final = {"en": "RGBYP", "hu": "PZKSL", "ru": "КЗСЖФ", "pl": "CZNŻF"}
WORDS: Final = {"en": "Log", "hu": "Napló", "ru": "Журнал", "pl": "Dziennik"}


def fits(somebody: Visitor, where: str) -> None:
    assert somebody.overflow() == [], where


@pytest.mark.parametrize("language", LOCALES)
def test_every_page_at_phone_size(visitor: Callable[..., Visitor], language: str) -> None:
    """What is missing in a catalogue is an error in the console, and that fails the test."""
    somebody = visitor(size="phone", language=language).is_called("Ana")
    for path in () if language in LOOKED_AT else PAGES:
        page = somebody.go(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        fits(somebody, path)
    waiting = somebody.opens(bots={})
    somebody.go(f"/t/{waiting}")
    expect(somebody.page.get_by_role("heading", level=1)).to_be_visible()
    fits(somebody, "the waiting room")


@pytest.mark.parametrize("language", LOCALES)
def test_a_table_at_phone_size(visitor: Callable[..., Visitor], language: str) -> None:
    somebody = visitor(size="phone", language=language).is_called("Ana")
    table = somebody.opens(bots={"1": "random"})
    somebody.plays(table, 8)
    page = somebody.go(f"/t/{table}")
    somebody.awaits_choice()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert letters(page) <= set(LETTERS[language])
    tabs = page.get_by_role("tablist").first.get_by_role("tab")
    for k in range(tabs.count()):
        tabs.nth(k).click()
        fits(somebody, f"tab {k}")
    somebody.plays(table)
    tabs.first.click()
    expect(page.locator("#verdict")).to_be_visible()
    fits(somebody, "the verdict")


@pytest.mark.parametrize("size", ["desk", "tablet", "lying phone"])
@pytest.mark.parametrize("language", LOCALES)
def test_a_table_at_other_sizes(visitor: Callable[..., Visitor], language: str, size: str) -> None:
    somebody = visitor(size=size, language=language).is_called("Ana")
    table = somebody.opens(bots={"1": "random"}, asks_end_turn=True)
    somebody.plays(table, 8)
    page = somebody.go(f"/t/{table}")
    somebody.awaits_choice()
    expect(page.get_by_role("tab", name=WORDS[language])).to_be_visible()
    fits(somebody, "the table")


def letters(page: Page) -> set[str]:
    return set("".join(page.locator("[data-part=map] [data-place] text").all_text_contents()))


def test_switching_needs_no_reload(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor().is_called("Ana")
    page = somebody.go("/settings")
    page.evaluate("() => (window.untouched = true)")
    for language, name in NAMES.items():
        page.get_by_role("radio", name=name).check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("radio", name=name)).to_be_checked()
    assert page.evaluate("() => window.untouched")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_a_table_speaks_the_new_language(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor().is_called("Ana")
    table = somebody.opens(bots={"1": "random"})
    somebody.plays(table, 4)
    page = somebody.go("/lobby")
    page.get_by_label("Language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    somebody.go(f"/t/{table}")
    expect(page.get_by_role("tab", name="Журнал")).to_be_visible()
    assert letters(page) <= set(LETTERS["ru"])


def test_a_missing_message_is_said_in_english(visitor: Callable[..., Visitor]) -> None:
    """A catalogue that lacks a message: loud for us, readable for players."""
    bo = visitor(language="hu").is_called("Bo")
    bo.page.route("**/assets/fair-hu-*.js", _without("web-pages-settings = Beállítások"))
    page = bo.go("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    assert bo.faults == ["console: no message web-pages-settings in hu"]
    bo.faults.clear()


def _without(message: str) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=found.text().replace(message, ""))

    return answer
