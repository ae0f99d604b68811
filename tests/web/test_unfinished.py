"""Two browsers: one player is gone, the other would end the game, and both see what comes of it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.visitor import Visitor

Arrive = Callable[..., Visitor]
END = "End the table without a result"
RUNS_OUT = 30_000  # milliseconds; the shortest clock has ten seconds


def notice(page: Page) -> Locator:
    return page.get_by_role("complementary", name="The game is about to be ended")


def end_the_game(page: Page) -> None:
    """On a phone that stands with the players."""
    players = page.get_by_role("tab", name="Players")
    if players.count():
        players.click()
    expect(page.get_by_text("Ana is away.")).to_be_visible(timeout=RUNS_OUT)
    page.get_by_role("button", name=END).click()
    if players.count():
        page.get_by_role("tab", name="Table").click()


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_a_game_is_ended_unfinished_only_after_a_grace_or_by_all(visitor: Arrive, size: str) -> None:
    ana, bob = visitor().is_called("Ana"), visitor(size=size).is_called("Bob")
    table = ana.sits_down_with(bob, options={"first": 1}, pace={"kind": "live", "bank": 10})
    for each in (ana, bob):
        each.go(f"/t/{table}")
        expect(each.page.locator("h1, .prompt").first).to_be_visible()

    end_the_game(bob.page)
    for each in (ana, bob):
        expect(notice(each.page)).to_contain_text("The game ends unfinished in 4:5")  # it counts down
    assert bob.overflow() == []
    assert bob.barriers() == []

    ana.page.reload()  # she is back
    for each in (ana, bob):
        expect(notice(each.page)).to_have_count(0)
    expect(bob.page.get_by_text("The game goes on.")).to_be_visible()

    end_the_game(bob.page)
    expect(notice(ana.page)).to_be_visible()
    ana.sends(table, {"t": "close"})
    for each in (ana, bob):
        verdict = each.page.get_by_role("region", name="The game was ended unfinished.")
        expect(verdict).to_contain_text("All players agreed to end it.")
        expect(verdict.get_by_role("button", name="Play again")).to_be_visible()
    assert bob.overflow() == []
    assert bob.barriers() == []

    bob.go("/lobby")
    expect(bob.page.get_by_role("link", name="Ended unfinished")).to_be_visible()
    bob.go(f"/t/{table}")  # never wiped
    expect(bob.page.get_by_role("region", name="The game was ended unfinished.")).to_be_visible()
