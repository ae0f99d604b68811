"""How a game is played on the plain board by keyboard alone."""

from typing import Final

from playwright.sync_api import Page, expect

PATIENCE: Final = 400  # decisions of the longest game

# Somebody may choose, or the game is over. What is pressed while a command is under way counts for nothing.
READY: Final = """() => document.querySelector('#verdict')
  || document.querySelector('.groups[aria-busy=false] [data-stop], .steps .first:enabled')"""
VERSION: Final = "() => document.querySelector('.plain').dataset.version"
ANSWERED: Final = f"(before) => document.querySelector('#verdict') || ({VERSION})() !== before"


def decides_by_keys(page: Page) -> bool:
    """One decision; false if the game is over. Folded groups are opened first."""
    page.wait_for_function(READY)
    if page.locator("#verdict").count():
        return False
    if page.locator(".steps .first").count():
        page.keyboard.press("e")
        expect(page.locator(".steps .first")).to_have_count(0)
        return True
    if not page.locator("[data-choice]").count():
        page.keyboard.press("/")
        page.keyboard.press("ArrowDown")
        expect(page.locator("[aria-expanded=false]").first).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-choice]")
    before = page.evaluate(VERSION)
    page.keyboard.press("1")
    page.wait_for_function(ANSWERED, arg=before)
    return True
