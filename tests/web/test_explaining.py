"""Explanations that end, focus that goes on, typed moves that are none, and what opponents' books do."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.visitor import Visitor

Arrive = Callable[..., Visitor]


def charging(offers: list[dict[str, Any]], luck: Random) -> dict[str, Any]:
    """Books first, then crystals on them; none is activated."""
    kept = [offer for offer in offers if not offer["do"].startswith("use")] or offers
    wanted = [one for one in kept if one["do"].startswith("take") or one["do"][-1] in "LR"]
    return luck.choice(wanted or kept)


def with_a_charged_book(ana: Visitor) -> tuple[Page, str]:
    table = ana.opens(bots={"1": "random"}, options={"first": 1}, asks_end_turn=True)
    ana.plays(
        table,
        until=lambda now: any(offer["do"] == "use 1" for offer in now.get("offers", [])),
        choose=charging,
    )
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    return page, table


def why(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Why?")


def test_pointing_explains_again_after_a_pinned_explanation_was_closed(visitor: Arrive) -> None:
    page, _ = with_a_charged_book(visitor().is_called("Ana"))
    mine, other = page.locator("[data-stop=page-1L]"), page.locator("[data-stop^=pile-]").first
    for close in ("Dismiss", "Escape"):
        page.locator("[data-stop^=pile-]").last.click()
        expect(why(page)).to_be_visible()
        if close == "Escape":
            page.keyboard.press("Escape")
        else:
            why(page).get_by_role("button", name=close).click()
        expect(why(page)).to_have_count(0)
        for pointed in (mine, other):
            pointed.hover()
            expect(why(page)).to_be_visible()
        page.mouse.move(2, 2)
        expect(why(page)).to_have_count(0)


def test_an_explanation_ends_with_the_book_it_explains(visitor: Arrive) -> None:
    for size in ("desk", "short phone"):
        ana = visitor(size=size).is_called("Ana")
        page, table = with_a_charged_book(ana)
        _, now = ana.position(table)
        book = now["view"]["players"][0]["books"][0]
        charged = "1L" if book["crystals"][0] else "1R"
        page.locator(f"[data-stop=page-{charged}]").click()
        expect(why(page)).to_be_visible()
        page.locator(".activate").first.click()
        expect(page.locator(f"[data-stop=page-{charged}]")).to_have_count(0)
        expect(why(page)).to_have_count(0)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_after_a_move_the_focus_is_on_what_can_be_done_next(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={"1": "random"}, options={"first": 1}, asks_end_turn=True)
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    do = next(one["do"] for one in ana.position(table)[1]["offers"] if one["do"][0] in "RGBYP")
    ana.glowing("h").first.focus()
    page.keyboard.type(do)
    expect(page.locator(".log .line")).to_have_count(1)
    # a county lets a book be taken, and the domain too
    expect(page.locator("[data-legal]:focus")).to_have_count(1)
    unnamed = page.locator(".hollow:not([aria-label]), .hollow[aria-label='']")
    expect(unnamed).to_have_count(0)


def test_a_typed_move_that_is_none_is_answered(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={"1": "random"}, options={"first": 1})
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    _, now = ana.position(table)
    taken = next(space["name"] for space in now["view"]["map"] if space["crystal"])
    crystal = now["offers"][0]["do"][:2]
    page.keyboard.type(f"{crystal}-{taken}")
    page.keyboard.press("Enter")
    refusal = page.get_by_role("alert")
    expect(refusal.get_by_role("link", name="WQ-4.1")).to_be_visible()
    expect(page.locator("output.typed")).to_have_count(0)
    refusal.get_by_role("button").click()
    page.keyboard.press("Escape")  # puts the crystal back
    page.keyboard.type("xyz")
    expect(page.locator(".toast")).to_contain_text("“xyz” is not a move here")


def test_books_of_an_opponent_say_what_they_do(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={"1": "greedy"}, options={"first": 1})
    ana.plays(table, until=lambda now: any(now["view"]["players"][1]["books"]) and 0 in now["deciders"])
    page = ana.go(f"/t/{table}")
    page.locator(".player").nth(1).locator(".books").click()
    expect(page.get_by_role("dialog").locator("dd").first).to_contain_text("1 VP for")


def test_titles_of_the_fair_are_whole(visitor: Arrive) -> None:
    for size, language in (("desk", "ru"), ("small phone", "hu"), ("desk", "pl")):
        ana = visitor(size=size, language=language)
        ana.go("/")
        cut = ana.page.locator("h1, h2").evaluate_all(
            "(titles) => titles.filter((one) => one.scrollWidth > one.clientWidth + 1"
            " || one.scrollHeight > one.clientHeight + 6).map((one) => one.textContent)"
        )
        assert cut == [], (size, language)
        assert ana.overflow() == []
