"""A table of Witchstone in every state: no barrier, nothing cut off, nothing by colour or motion alone."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.size import size
from tests.web.test_still import CHEAP, GATHER, moved
from tests.web.visitor import LOCALES, Visitor
from tests.web.witchstone import arrives, four_deep, gets_on, legal, offering, opens, stop

Arrive = Callable[..., Visitor]
DEEDS: Final = ("hold", "begin", "energy", "send", "step", "wand", "move", "put", "scroll", "reach")
# What is asked is not cut off.
CUT: Final = """() => [...document.querySelectorAll('.short')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


def through_the_game(ana: Visitor, *deeds: str) -> Iterator[tuple[str, Page]]:
    """The table whenever one of these may be done: of one game, or of the next one if it was over before."""
    ana.is_called("Ágnes")
    table = opens(ana, bot="random")
    for deed in deeds:
        if ana.plays(table, until=offering(deed), choose=gets_on, seed=5).get("result"):
            table = opens(ana, bot="random")
            if ana.plays(table, until=offering(deed), choose=gets_on, seed=5).get("result"):
                table = opens(ana, bot="random")
                continue  # rare in games played at random
        page = ana.go(f"/t/{table}")
        expect(page.locator("[data-legal], .buttons button:enabled").first).to_be_attached()
        yield deed, page


@pytest.mark.parametrize("screen", ["desk", "short phone"])
def test_no_state_of_a_turn_is_a_barrier(visitor: Arrive, screen: str) -> None:
    ana = visitor(size=screen)
    seen = 0
    for k, (deed, _) in enumerate(through_the_game(ana, *DEEDS)):
        assert ana.barriers(("dark", "light")[k % 2]) == [], deed
        assert ana.overflow() == [], deed
        assert ana.page.evaluate(CUT) == [], deed
        seen += 1
    assert seen >= 6


def test_no_answer_is_a_barrier(visitor: Arrive, database: str) -> None:
    """A number explained, what a seat owns, what would be lost, the past, and the table of those who wait."""
    ana, bea = visitor().is_called("Ana"), visitor().is_called("Bea")
    table = four_deep(ana, bea, database)
    page = ana.go(f"/t/{table}")
    stop(page, "pentagram-3").click()
    expect(page.locator("aside.why")).to_be_visible()
    assert ana.barriers() == []
    page.keyboard.press("Escape")
    page.locator(".things").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert ana.barriers() == []
    page.keyboard.press("Escape")
    page.locator("section.turn").get_by_role("button", name="End turn").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("You would lose")
    assert ana.barriers() == []
    page.keyboard.press("PageUp")
    expect(page.locator(".prompt")).to_contain_text("Looking back")
    assert ana.barriers() == []
    there = bea.go(f"/t/{table}")
    expect(there.get_by_role("region", name="Ana’s turn")).to_be_visible()
    assert bea.barriers() == []


@pytest.mark.parametrize("language", list(LOCALES))
def test_on_a_phone_what_is_asked_fits_in_every_language(visitor: Arrive, language: str) -> None:
    ana = visitor(size="short phone", language=language)
    for deed, page in through_the_game(ana, *DEEDS[: size(6, 10)]):
        assert page.evaluate(CUT) == [], deed
        assert ana.overflow() == [], deed


def test_a_finger_looks_at_a_scroll_before_it_takes_it(visitor: Arrive) -> None:
    ana = visitor(size="short phone")
    page = arrives(ana, "scroll", from_round=2)
    legal(page, "scroll").first.tap()
    expect(page.locator(".answer aside.why, .answer .why")).to_be_visible()
    expect(page.get_by_role("button", name="Take it")).to_be_visible()
    expect(legal(page, "scroll").first).to_be_visible()  # nothing is taken yet
    page.get_by_role("button", name="Take it").tap()
    expect(page.get_by_role("button", name="Take it")).to_have_count(0)


# --- without motion, without colour ---


def plays_some(ana: Visitor) -> dict[str, Any]:
    page = arrives(ana, "hold", from_round=2)
    page.evaluate(GATHER)
    legal(page, "tile").first.click()
    legal(page, "hex").first.hover()
    legal(page, "hex").first.click()
    expect(page.locator(".prompt p")).to_contain_text("which comes first")
    ana.plays(page.url.rsplit("/", 1)[1], 6, choose=gets_on)
    return moved(ana)


def test_nothing_moves_at_a_table_for_those_who_want_stillness(visitor: Arrive) -> None:
    assert plays_some(visitor(still=True)) == {}


def test_only_what_is_cheap_moves(visitor: Arrive) -> None:
    found = plays_some(visitor(still=False))
    assert {name: what for name, what in found.items() if what not in CHEAP} == {}


# By sign and seat: how many pieces are drawn, and how many of them have their sign on them.
SIGNED: Final = """() => [...document.querySelectorAll('[data-part=ball] [data-at^=slot-]')]
  .filter((slot) => getComputedStyle(slot).stroke === 'rgb(11, 19, 48)')
  .map((slot) => slot.parentElement.querySelectorAll('path').length)"""


def test_every_energy_has_the_sign_of_its_owner(visitor: Arrive, database: str) -> None:
    ana, bea = visitor().is_called("Ana"), visitor().is_called("Bea")
    page = ana.go(f"/t/{four_deep(ana, bea, database)}")
    signs: list[int] = page.evaluate(SIGNED)
    assert len(signs) >= 3
    assert all(signs)
