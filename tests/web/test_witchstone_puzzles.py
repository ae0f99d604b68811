"""Witchstone's puzzles in the browser: a tile and a whole turn, solved on the drawn board, with hints."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor

Arrive = Callable[..., Visitor]
TURN = "ways-2"
BOARDS = {"energy": "link", "send": "loc"}  # by what is done, what is pressed


def solution(ana: Visitor, name: str) -> list[str]:
    """Moves that solve it: always the first that is worth what is wanted."""
    path = f"/api/puzzles/witchstone/{name}"
    told: dict[str, Any] = ana.ask("GET", path)
    at: dict[str, Any] = told["at"]
    moves: list[str] = []
    while at["now"].get("offers"):
        moves.append(next(do for do, value in at["values"].items() if value == told["wanted"]))
        at = ana.ask("POST", f"{path}/try", {"moves": moves})["at"]
    assert at["reached"]
    return moves


def presses(page: Page, move: str) -> None:
    deed, what = move.split()
    if deed == "begin":
        page.get_by_role("button", name=what, exact=True).click()
    else:
        page.locator(f"[data-stop={BOARDS[deed]}-{what}][data-legal]").click()


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_a_turn_is_played_taken_back_and_solved(visitor: Arrive, size: str) -> None:
    ana = visitor(size=size)
    moves = solution(ana, TURN)
    page = ana.go(f"/puzzles/witchstone/{TURN}")
    aim = page.get_by_role("region", name="What is asked")
    expect(aim).to_contain_text("0 now, 12 wanted.")
    presses(page, moves[0])
    expect(page.locator("[data-part=ball] [data-legal]").first).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    expect(page.get_by_role("button", name=moves[0].split()[1], exact=True)).to_be_visible()
    for move in moves:
        presses(page, move)
    expect(aim).to_contain_text("Solved at the first try")
    expect(aim).to_contain_text("other way")
    expect(page.get_by_role("navigation", name="What puzzles teach")).to_contain_text("1 of 3 solved")
    assert ana.overflow() == []


def test_a_tile_is_placed_and_a_worse_place_costs_nothing(visitor: Arrive) -> None:
    ana = visitor()
    told = ana.ask("GET", "/api/puzzles/witchstone/tile-1")
    page = ana.go("/puzzles/witchstone/tile-1")
    aim = page.get_by_role("region", name="What is asked")
    wrong = next(do for do, value in told["at"]["values"].items() if value < told["wanted"])
    right = solution(ana, "tile-1")[0]
    page.locator(f"[data-stop=hex-{wrong.split()[2]}][data-legal]").hover()
    expect(page.locator(".ghost")).to_be_visible()
    page.locator(f"[data-stop=hex-{wrong.split()[2]}][data-legal]").click()
    expect(aim).to_contain_text("One try so far.")
    place = page.locator(f"[data-stop=hex-{right.split()[2]}]")
    expect(place).to_have_attribute("data-legal", "")
    assert ana.overflow() == []


def test_hints_say_more_and_more_and_list_every_value_at_last(visitor: Arrive) -> None:
    page = visitor().go(f"/puzzles/witchstone/{TURN}")
    ladder = page.get_by_role("region", name="Hints")
    for rung, words in ((1, "WS-3.2"), (2, "Connections"), (3, "Begin with energy")):
        ladder.get_by_role("button", name=f"Climb to rung {rung}").click()
        expect(ladder).to_contain_text(words)
    expect(ladder.locator(".values")).to_have_count(0)
    ladder.get_by_role("button", name="Climb to rung 4").click()
    expect(ladder.locator(".values li").first).to_contain_text("12")


@pytest.mark.parametrize("language", ["hu", "pl", "ru"])
def test_it_fits_a_phone_in_every_language(visitor: Arrive, language: str) -> None:
    reader = visitor(size="short phone").prefers(language=language)
    for name in (TURN, "tile-2"):
        page = reader.go(f"/puzzles/witchstone/{name}")
        expect(page.locator("[data-part=cauldron]")).to_be_visible()
        assert reader.overflow() == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_is_no_barrier(visitor: Arrive, theme: str) -> None:
    reader = visitor()
    page = reader.go(f"/puzzles/witchstone/{TURN}")
    expect(page.locator("[data-part=cauldron]")).to_be_visible()
    assert reader.barriers(theme) == []
