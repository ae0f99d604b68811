"""The coach in a browser: hints rung by rung, with consent; the review with its replay; what if."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.visitor import Visitor

Arrive = Callable[..., Visitor]
FIRST = {"first": 1}


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="The coach")


def asks_for_a_hint(ana: Visitor) -> None:
    if ana.size == "desk":
        ana.page.get_by_role("button", name="Hint").click()
    else:
        ana.page.get_by_role("button", name="Menu").click()
        ana.page.get_by_role("button", name="Hint").click()


@pytest.mark.parametrize("size", ["desk", "short phone"])
@pytest.mark.parametrize("game", ["winter-queen", "witchstone"])
def test_a_hint_says_more_at_every_rung(visitor: Arrive, size: str, game: str) -> None:
    ana = visitor(size=size).is_called("Ana")
    options = FIRST if game == "winter-queen" else {}
    table = ana.opens(game=game, bots={"1": "random"}, options=options, asks_end_turn=False)
    ana.plays(table, until=lambda now: len(now.get("offers", [])) > 1)
    ana.go(f"/t/{table}")
    asks_for_a_hint(ana)
    rungs = coach(ana.page).locator("li")
    expect(rungs.first).to_be_visible(timeout=60_000)
    for more in ("What kind of move?", "Which move?", "Why?"):
        coach(ana.page).get_by_role("button", name=more).click()
    expect(coach(ana.page)).to_contain_text("Chance to win with it")
    assert ana.barriers() == []
    assert ana.ask("GET", f"/api/tables/{table}")["hints"]["used"] == {"0": 1}
    coach(ana.page).get_by_role("button", name="Dismiss").click()
    expect(coach(ana.page)).to_have_count(0)


def test_with_others_a_hint_needs_their_consent(visitor: Arrive) -> None:
    ana, bob = visitor().is_called("Ana"), visitor(size="short phone").is_called("Bob")
    table = ana.sits_down_with(bob, options=FIRST)
    for each in (ana, bob):
        each.go(f"/t/{table}")
    asks_for_a_hint(ana)
    expect(coach(ana.page)).to_contain_text("Hints need the consent of all: Bob.")
    coach(ana.page).get_by_role("button", name="Ask them").click()
    asked = bob.page.get_by_role("complementary", name="Request: hints")
    expect(asked).to_contain_text("Ana asks whether all may use hints in this game.")
    assert bob.barriers() == []
    asked.get_by_role("button", name="Accept").click()
    expect(asked).to_have_count(0)
    asks_for_a_hint(ana)
    expect(coach(ana.page).locator("li").first).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_a_game_is_reviewed_and_played_on_from_a_moment(visitor: Arrive, size: str) -> None:
    ana = visitor(size=size).is_called("Ana")
    table = ana.opens(bots={"1": "random"}, asks_end_turn=False, options=FIRST)
    ana.plays(table)
    ana.go(f"/t/{table}")
    expect(ana.page.locator("#verdict")).to_be_visible()
    ana.page.get_by_role("button", name="Review by the coach").click()
    curve = ana.page.get_by_role("region", name="Your chance to win, decision by decision")
    expect(curve).to_be_visible()
    judged = ana.page.get_by_role("region", name="The coach")
    expect(judged.first).to_be_visible(timeout=300_000)
    ana.page.evaluate("location.hash = '#1'")  # always the same moment
    expect(ana.page.get_by_text("Looking back: move 1", exact=True).first).to_be_attached()
    for theme in ("dark", "light"):
        assert ana.barriers(theme) == []
    marks = curve.get_by_role("button", name="Turning point at")
    if marks.count():
        marks.last.click()
        expect(marks.last).to_have_attribute("aria-current", "true")
    if size != "desk":
        ana.page.evaluate("location.hash = '#1'")
        ana.page.get_by_role("tab", name="Log").click()
        assert ana.barriers() == []
    expect(ana.page.get_by_role("heading", name="of this game")).to_be_visible()
    ana.page.get_by_role("button", name="What if: play on from here").click()
    ana.page.wait_for_function("(old) => location.pathname !== old", arg=f"/t/{table}")
    fresh = ana.page.url.split("/t/")[1].split("#")[0]
    told = ana.ask("GET", f"/api/tables/{fresh}")
    assert told["branch"]["of"] == table
    assert told["status"] == "playing"


def test_a_game_with_hints_says_so_at_its_end(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={"1": "random"}, asks_end_turn=False, options=FIRST)
    ana.plays(table, until=lambda now: len(now.get("offers", [])) > 1)
    ana.ask("POST", f"/api/tables/{table}/hint")
    ana.plays(table)
    ana.go(f"/t/{table}")
    expect(ana.page.get_by_text("With hints: Ana (1)")).to_be_visible()


def test_a_game_without_a_coach_shows_none(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(game="winter-tales", seats=3, bots={"1": "random", "2": "random"})
    ana.go(f"/t/{table}")
    expect(ana.page.get_by_role("button", name="Menu")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)
