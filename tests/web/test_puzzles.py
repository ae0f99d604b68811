"""Puzzles: solved with a mouse, a finger and a keyboard, by people who never said their name."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from frostfair.puzzles.book import book_of
from tests.web.visitor import Visitor

BOOK = book_of("winter-queen")
LESSON = "northern-lights-2"
TWO_STEPS = next(puzzle.id for puzzle in BOOK.daily if puzzle.aim["how"] == "book")


class Puzzle:
    """What the server knows of a puzzle."""

    def __init__(self, ana: Visitor, name: str) -> None:
        self.told: dict[str, Any] = ana.ask("GET", f"/api/puzzles/winter-queen/{name}")

    def offers(self, *, right: bool) -> list[str]:
        wanted = self.told["wanted"]
        return [do for do, value in self.told["at"]["values"].items() if (value == wanted) is right]


def presses(page: Page, do: str) -> None:
    """A crystal of a holder, then a place: G1-b3."""
    crystal, place = do.split("-")
    colour = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "purple"}[crystal[0]]
    holder = page.locator(f".hollow[data-stop^=h{int(crystal[1]) - 1}-][data-legal]")
    holder.and_(page.get_by_role("button", name=re.compile(colour, re.IGNORECASE))).first.click()
    page.locator(f"[data-place={place}], [data-page={place}]").first.click()


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_a_wrong_try_costs_nothing_and_the_right_one_solves_it(
    visitor: Callable[..., Visitor], size: str
) -> None:
    ana = visitor(size=size)
    puzzle = Puzzle(ana, LESSON)
    page = ana.go(f"/puzzles/winter-queen/{LESSON}")
    wrong, right = puzzle.offers(right=False)[0], puzzle.offers(right=True)[0]
    place = wrong.split("-")[1]
    aim = page.get_by_role("region", name="What is asked")
    expect(aim).to_contain_text(f"{puzzle.told['at']['value']} now, {puzzle.told['wanted']} wanted.")

    presses(page, wrong)
    expect(aim).to_contain_text(f"{place}: worth")
    expect(aim).to_contain_text("One try so far.")
    expect(page.locator(".tried")).to_have_count(1)
    expect(page.locator(f"[data-place={place}]")).to_have_attribute("aria-label", re.compile("empty"))

    presses(page, right)
    expect(aim).to_contain_text("Solved at the second try")
    expect(page.locator(f"[data-place={right.split('-')[1]}]")).not_to_have_attribute(
        "aria-label", re.compile("empty")
    )
    expect(page.get_by_role("navigation", name="What puzzles teach")).to_contain_text("1 of 3 solved")
    aim.get_by_role("link", name="Next").click()
    page.wait_for_url(re.compile(r"/puzzles/winter-queen/northern-lights-3$"))
    expect(aim).to_contain_text("wanted.")

    page.reload()
    expect(page.get_by_role("navigation", name="What puzzles teach")).to_contain_text("1 of 3 solved")
    assert ana.overflow() == []


def test_it_is_solved_by_keyboard_and_esc_puts_the_crystal_back(visitor: Callable[..., Visitor]) -> None:
    ana = visitor()
    puzzle = Puzzle(ana, LESSON)
    page = ana.go(f"/puzzles/winter-queen/{LESSON}")
    crystal, place = puzzle.offers(right=True)[0].split("-")
    page.keyboard.type(crystal)
    expect(page.locator(".hollow.lifted").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hollow.lifted")).to_have_count(0)
    page.keyboard.type(crystal)
    page.keyboard.type(place)
    expect(page.get_by_role("heading", name="Solved at the first try")).to_be_visible()
    expect(page.locator("[aria-live=polite]").filter(has_text="Solved")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/northern-lights-3$"))


def test_an_occupied_space_is_refused_with_its_rule(visitor: Callable[..., Visitor]) -> None:
    ana = visitor()
    page = ana.go(f"/puzzles/winter-queen/{LESSON}")
    page.locator(".hollow[data-legal]").first.click()
    page.locator("[data-place]:not([data-legal])").first.click()
    expect(page.get_by_role("link", name="WQ-4.1")).to_be_visible()


def test_hints_light_what_counts_and_then_every_value(visitor: Callable[..., Visitor]) -> None:
    ana = visitor()
    puzzle = Puzzle(ana, LESSON)
    page = ana.go(f"/puzzles/winter-queen/{LESSON}")
    ladder = page.get_by_role("region", name="Hints")
    expect(ladder).to_contain_text("0 of 4 used")
    ladder.get_by_role("button", name="Climb to rung 1").click()
    expect(ladder).to_contain_text("1 VP for each zone")
    expect(page.locator(".counted")).to_have_count(0)
    ladder.get_by_role("button", name="Climb to rung 2").click()
    expect(page.locator(".counted")).to_have_count(puzzle.told["at"]["value"])
    ladder.get_by_role("button", name="Climb to rung 3").click()
    expect(ladder).to_contain_text("Try a ")
    crystal = puzzle.offers(right=True)[0][:2]
    page.keyboard.type(crystal)
    expect(page.locator(".marks .better")).to_have_count(0)
    ladder.get_by_role("button", name="Climb to rung 4").click()
    right = [do for do in puzzle.offers(right=True) if do.startswith(crystal)]
    expect(page.locator(".marks .better")).to_have_count(len(right))
    expect(ladder).to_contain_text("4 of 4 used")


def test_a_puzzle_of_two_decisions_is_begun_taken_back_and_solved(visitor: Callable[..., Visitor]) -> None:
    ana = visitor()
    puzzle = Puzzle(ana, TWO_STEPS)
    page = ana.go(f"/puzzles/winter-queen/{TWO_STEPS}")
    activate = puzzle.offers(right=True)[0]
    path = f"/api/puzzles/winter-queen/{TWO_STEPS}/try"
    then = ana.ask("POST", path, {"moves": [activate]})["at"]["values"]
    back = next(do for do, value in then.items() if value == puzzle.told["wanted"])
    button = page.get_by_role("button", name=re.compile(f"Activate book {activate[-1]}"))
    button.click()
    expect(page.locator("[data-place][data-legal]").first).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    expect(button).to_be_visible()
    button.click()
    page.locator(f"[data-place={back.split()[1]}][data-legal]").click()
    expect(page.get_by_role("heading", name="Solved at the first try")).to_be_visible()


def test_the_puzzle_of_the_day_counts_days_and_is_shared_without_its_solution(
    visitor: Callable[..., Visitor],
) -> None:
    ana = visitor()
    page = ana.go("/")
    card = page.get_by_role("region", name="Daily puzzle")
    card.get_by_role("link", name="Solve it").click()
    page.wait_for_url(re.compile("/puzzles/winter-queen/daily$"))
    today = ana.ask("GET", "/api/puzzles/winter-queen")["daily"]
    puzzle = Puzzle(ana, today["puzzle"]["id"])
    expect(page.get_by_role("heading", name="Daily puzzle")).to_be_visible()
    moves: list[str] = []
    at = puzzle.told["at"]
    while at["now"].get("offers"):
        moves.append(next(do for do, value in at["values"].items() if value == puzzle.told["wanted"]))
        at = ana.ask("POST", f"/api/puzzles/winter-queen/{puzzle.told['id']}/try", {"moves": moves})["at"]
        page.keyboard.type(moves[-1])
    expect(page.get_by_role("heading", name="Solved at the first try")).to_be_visible()
    expect(page.get_by_text("first day")).to_be_visible()

    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied: paste it wherever you like.")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith(f"Winter Queen, daily puzzle of {today['date']}: solved at the first try")
    assert copied.endswith("/puzzles/winter-queen/daily")
    assert not any(move.split("-")[-1] in copied.split() for move in moves)

    ana.go("/")
    expect(card).to_contain_text("solved. One day so far.")


def test_the_language_changes_in_the_middle(visitor: Callable[..., Visitor]) -> None:
    ana = visitor()
    puzzle = Puzzle(ana, LESSON)
    page = ana.go(f"/puzzles/winter-queen/{LESSON}")
    presses(page, puzzle.offers(right=False)[0])
    aim = page.locator(".aim")
    expect(aim).to_contain_text("One try so far.")
    page.get_by_role("combobox", name="Language").select_option("hu")
    expect(aim).to_contain_text("Eddigi próbák: 1.")
    expect(page.locator(".prompt")).to_contain_text("Északi fény")
    expect(page.locator(".tried")).to_have_count(1)


def test_rules_and_explanations_lead_to_puzzles(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    page = ana.go("/rules/winter-queen")
    page.locator("[id='WQ-8.7']").get_by_role("link", name="Show me this in puzzles").click()
    page.wait_for_url(re.compile("/puzzles/winter-queen/polar-star$"))
    expect(page.get_by_role("region", name="What is asked")).to_contain_text("Polar Star")

    table = ana.opens(options={"first": 1})
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    page.get_by_role("button", name=re.compile("what is it worth")).first.press("Enter")
    expect(page.get_by_role("link", name="Show me this effect")).to_have_attribute(
        "href", re.compile("^/puzzles/winter-queen/[a-z-]+$")
    )


def test_learn_leads_to_puzzles_and_an_odd_address_to_an_excuse(visitor: Callable[..., Visitor]) -> None:
    ana = visitor()
    page = ana.go("/learn/winter-queen")
    page.get_by_role("link", name="Solve puzzles").click()
    expect(page.get_by_role("region", name="What is asked")).to_contain_text("Forest Wisps")
    for path in ("/puzzles/winter-tales", "/puzzles/winter-queen/nothing"):
        page.goto(ana.address + path)
        expect(page.get_by_role("heading", name="There is no such puzzle.")).to_be_visible()
    assert "404" in ana.faults.pop()
