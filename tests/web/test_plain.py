"""The plain board: a game from its words alone, by keyboard alone; and the switch between the two boards."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import LOCALES, SIZES, THEMES, Visitor

Arrive = Callable[..., Visitor]
PATIENCE: Final = 400  # decisions of the longest game

# Somebody may choose, or the game is over. What is pressed while a command is under way counts for nothing.
READY: Final = """() => document.querySelector('#verdict')
  || document.querySelector('.groups[aria-busy=false] [data-stop], .steps .first:enabled')"""
ANSWERED: Final = """([before, said]) => document.querySelector('#verdict')
  || document.querySelectorAll('.log li').length > said
  || document.querySelector('[data-choice]')?.dataset.choice !== before"""
FOCUS: Final = "() => document.activeElement.matches('[data-stop], .steps .btn')"


def at_table(visitor: Arrive, game: str = "winter-queen", **wishes: object) -> tuple[Visitor, Page]:
    seats = 3 if game == "winter-tales" else 2
    ana = visitor(**wishes).prefers(plain=True).is_called("Ana")
    table = ana.opens(
        game=game,
        seats=seats,
        bots={str(seat): "random" for seat in range(1, seats)},
        options={"first": 1} if game != "winter-tales" else {},
    )
    page = ana.go(f"/t/{table}")
    page.wait_for_function(READY)
    return ana, page


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
    before = page.locator("[data-choice]").first.get_attribute("data-choice")
    said = page.locator(".log li").count()
    page.keyboard.press("1")
    page.wait_for_function(ANSWERED, arg=[before, said])
    return True


def test_a_whole_game_by_keyboard(visitor: Arrive) -> None:
    _, page = at_table(visitor)
    for _ in range(PATIENCE):
        if not decides_by_keys(page):
            break
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("h1")).to_contain_text(re.compile("wins|share"))


def test_arrows_go_from_choice_to_choice_and_focus_is_never_lost(visitor: Arrive) -> None:
    _, page = at_table(visitor)
    page.keyboard.press("/")
    page.keyboard.press("ArrowDown")
    stops = page.locator(".groups [data-stop]")
    expect(stops.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(stops.first).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(stops.nth(2)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-choice]").first).to_be_focused()
    assert page.locator(".groups [tabindex='0']").count() == 1
    for _ in range(6):
        page.wait_for_function(READY)
        page.wait_for_function(FOCUS)
        if page.locator("[aria-expanded=false]:focus").count():
            page.keyboard.press("Enter")
        if page.locator("[aria-expanded=true]:focus").count():  # also where a group is open since the last decision
            page.keyboard.press("ArrowDown")
        pressed = page.locator("[data-choice]:focus, .steps .btn:focus").element_handle()
        assert pressed is not None
        page.keyboard.press("Enter")
        page.wait_for_function("(pressed) => !pressed.isConnected", arg=pressed)


def test_a_choice_is_found_by_its_words_and_by_its_notation(visitor: Arrive) -> None:
    _, page = at_table(visitor)
    page.locator("[aria-expanded=false]").first.click()
    first = page.locator("[data-choice]").first
    notation = first.get_attribute("data-choice") or ""
    place = notation.split("-")[1]
    page.keyboard.press("/")
    page.keyboard.type(place)
    expect(page.locator("[data-choice]").first).to_contain_text(place)
    assert all(place in text for text in page.locator("[data-choice]").all_inner_texts())
    page.keyboard.press("Escape")
    page.keyboard.type("nothing like that")
    expect(page.get_by_text("Nothing fits.")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.type(notation)
    page.keyboard.press("Enter")
    expect(page.locator(".log li").first).to_contain_text(place)


def test_a_number_is_explained_and_the_focus_comes_back(visitor: Arrive) -> None:
    _, page = at_table(visitor)
    why = page.get_by_role("button", name="Why? Bag")
    why.focus()
    page.keyboard.press("Enter")
    answer = page.get_by_role("region", name="Why? Bag")
    expect(answer).to_be_focused()
    expect(answer).to_contain_text("last stage")
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    expect(why).to_be_focused()


def test_sections_stay_as_somebody_left_them(visitor: Arrive) -> None:
    _, page = at_table(visitor)
    piles = page.locator("details", has=page.get_by_role("heading", name="Piles"))
    piles.locator("summary").press("Enter")
    expect(piles).not_to_have_attribute("open", "")
    assert decides_by_keys(page)
    expect(piles).not_to_have_attribute("open", "")


def test_the_past_in_words(visitor: Arrive) -> None:
    _, page = at_table(visitor)
    before = page.locator(".summary").all_inner_texts()
    for _ in range(3):
        decides_by_keys(page)
    page.wait_for_function(READY)
    assert page.locator(".summary").all_inner_texts() != before
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.wait_for_function(
        "(before) => JSON.stringify([...document.querySelectorAll('.summary')].map((one) => one.innerText))"
        " === JSON.stringify(before)",
        arg=before,
    )
    page.keyboard.press("Escape")
    page.wait_for_function(READY)


def test_the_switch_between_the_boards_is_remembered(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(bots={"1": "random"}, options={"first": 1})
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Plain board").click()
    page.wait_for_function(READY)
    expect(page.locator("[data-part=map]")).to_have_count(0)
    decides_by_keys(page)
    page.reload()
    page.wait_for_function(READY)
    page.get_by_role("button", name="Drawn board").click()
    ana.awaits_choice()
    expect(page.locator("[data-part=map]")).to_have_count(1)
    expect(page.locator(".plain")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "tablet", "short phone", "lying phone"])
@pytest.mark.parametrize("theme", THEMES)
def test_nothing_is_in_the_way(visitor: Arrive, size: str, theme: str) -> None:
    ana, page = at_table(visitor, size=size, theme=theme)
    assert ana.barriers() == []
    assert ana.overflow() == []
    page.locator("[aria-expanded=false]").first.click()
    page.get_by_role("button", name="Why? Bag").click()
    expect(page.get_by_role("region", name="Why? Bag")).to_contain_text("last stage")
    assert ana.barriers() == []
    assert ana.overflow() == []


@pytest.mark.parametrize("language", LOCALES)
def test_every_language_has_words_for_it(visitor: Arrive, language: str) -> None:
    ana, page = at_table(visitor, size="short phone", language=language)
    page.locator("[aria-expanded=false]").first.click()
    for details in page.locator("details:not([open]) summary").all():
        details.click()
    words = page.locator(".plain").inner_text()
    assert not re.search(r"\b(wq|web|plain)-\w", words)
    assert ana.overflow() == []


def test_a_phone_has_the_ways_to_all_parts_at_its_lower_edge(visitor: Arrive) -> None:
    ana, page = at_table(visitor, size="short phone")
    ways = page.get_by_role("navigation", name="Parts of the page").get_by_role("link")
    for name, part in (("Table", "table"), ("Log", "log"), ("Chat", "chat"), ("Now", "now")):
        ways.get_by_text(name, exact=True).click()
        expect(page.locator(f"#{part}")).to_be_in_viewport()
    box = ways.first.bounding_box()
    assert box
    assert box["y"] + box["height"] <= SIZES[ana.size][1] + 1
    assert box["height"] >= 44


TELLS: Final = f"() => document.querySelector('#tell') || ({READY})()"
WORDS: Final = "Snow fell on Wintertown, and nobody dared to count the years any more."


def test_a_tale_is_told_and_read(visitor: Arrive) -> None:
    _, page = at_table(visitor, "winter-tales")
    told = page.locator("section", has=page.get_by_role("heading", name="The tale so far")).locator("p")
    for _ in range(PATIENCE):
        page.wait_for_function(TELLS)
        if page.locator("#tell").count():
            break
        assert decides_by_keys(page)
    tell = page.get_by_role("button", name="Tell", exact=True)
    page.locator("#tell").fill("Snow.")
    expect(tell).to_be_disabled()
    page.locator("#tell").fill(WORDS)
    tell.press("Enter")
    expect(told.filter(has_text=WORDS)).to_have_count(1)
    page.reload()
    expect(told.filter(has_text=WORDS)).to_have_count(1)


def test_a_draft_is_still_there_after_a_reload(visitor: Arrive) -> None:  # WT-23.5
    _, page = at_table(visitor, "winter-tales")
    for _ in range(PATIENCE):
        page.wait_for_function(TELLS)
        if page.locator("#tell").count():
            break
        assert decides_by_keys(page)
    with page.expect_websocket() as opened:
        page.reload()
    with opened.value.expect_event("framereceived", lambda frame: "draft-" in str(frame)):  # it is kept
        page.locator("#tell").fill("Half a sentence, and")
    page.reload()
    expect(page.locator("#tell")).to_have_value("Half a sentence, and")


def test_the_program_tells_for_somebody_who_has_no_words(visitor: Arrive) -> None:
    _, page = at_table(visitor, "winter-tales")
    told = page.locator("section", has=page.get_by_role("heading", name="The tale so far")).locator("p")
    for _ in range(PATIENCE):
        page.wait_for_function(TELLS)
        if page.locator("#tell").count():
            break
        assert decides_by_keys(page)
    before = told.count()
    page.get_by_role("button", name="Let the program tell").click()
    expect(told.nth(before)).to_be_visible()
