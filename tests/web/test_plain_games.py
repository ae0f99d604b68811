"""Whole games on the plain board by keyboard: Witchstone, and Winter Tales with people's words."""

import re
from collections.abc import Callable
from itertools import count
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.web.plain import PATIENCE, READY, decides_by_keys
from tests.web.visitor import Visitor

Arrive = Callable[..., Visitor]

TELLS: Final = f"() => document.querySelector('#tell') || ({READY})()"
UNTOLD: Final = "(id) => document.querySelector('#tell')?.form.dataset.text !== id"
WORDS: Final = "Snow fell on Wintertown, and nobody dared to count the years any more"
KEYS: Final = count()


def plays_to_the_end(ann: Visitor, page: Page, decides: Callable[[Page], bool]) -> None:
    """Nothing is in the way of anybody: not at the start, not in the middle, not at the end."""
    assert ann.barriers() == []
    for decision in range(PATIENCE):
        if not decides(page):
            break
        if decision == 12:
            page.wait_for_function(TELLS)
            assert ann.barriers() == []
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("h1")).to_contain_text(re.compile("win|share"))
    assert ann.barriers() == []


def test_a_whole_game_of_witchstone(visitor: Arrive) -> None:
    ann = visitor().prefers(plain=True).is_called("Ann")
    table = ann.opens(game="witchstone", bots={"1": "random"}, asks_end_turn=False)
    page = ann.go(f"/t/{table}")
    page.wait_for_function(READY)
    plays_to_the_end(ann, page, decides_by_keys)


def tells_or_decides(page: Page) -> bool:
    """What is to be told the program tells, for it has the words; all else is decided."""
    page.wait_for_function(TELLS)
    if not page.locator("#tell").count():
        return decides_by_keys(page)
    untold = page.locator("form[data-text]").get_attribute("data-text")
    page.get_by_role("button", name="Let the program tell").press("Enter")
    page.wait_for_function(UNTOLD, arg=untold)
    return True


def test_a_whole_game_of_winter_tales(visitor: Arrive) -> None:
    ann = visitor().prefers(plain=True).is_called("Ann")
    table = ann.opens(
        game="winter-tales",
        seats=3,
        bots={"1": "random", "2": "random"},
        options={"chapter_limit": 1},
        asks_end_turn=False,
    )
    page = ann.go(f"/t/{table}")
    page.wait_for_function(TELLS)
    plays_to_the_end(ann, page, tells_or_decides)


# --- words ---


def tells(author: Visitor, table: str, piece: Any, words: str) -> None:
    author.sends(
        table, {"t": "tell", "d": {"key": f"told {next(KEYS)}", "text": piece["id"], "words": words}}
    )


def goes_on(people: list[Visitor], table: str, until: Callable[[Any], list[Any]]) -> Any:
    """Without looking, until somebody's view has such a thing: the newest. All vote for the first seat."""
    for _ in range(PATIENCE):
        for seat, person in enumerate(people):
            view = next(said for said in person.sends(table, {"t": "hello"}) if said["t"] == "view")
            if found := until(view["d"]):
                return found[-1]
            now = view["d"]["now"]
            mine = [piece for piece in now["telling"].get("untold", []) if piece["seat"] == seat]
            if mine:
                tells(person, table, mine[0], f"{WORDS}.")
            elif now.get("offers"):
                person.decides(table, view["v"], now["offers"][0]["do"])
    raise AssertionError("it never came to that")


def quests_to_tell(view: Any) -> list[Any]:
    """Of the second seat."""
    untold = view["now"]["telling"].get("untold", [])
    return [piece for piece in untold if piece["seat"] == 1 and "quest" in piece["about"]]


def told_by_the_bot(view: Any) -> list[Any]:
    """While it has nothing to do."""
    rests = 2 not in view["now"]["deciders"]
    return [text for text in view["texts"] if rests and text["seat"] == 2]


def text_of(page: Page, piece: Any) -> Locator:
    return page.locator(f"[data-text='{piece['id']}'][aria-label]")


def unfolds(page: Page, text: Locator) -> None:
    """Of a long tale only the newest texts are shown at first."""
    expect(text).to_be_attached()
    if not text.is_visible():
        page.get_by_role("button", name="earlier text").press("Enter")


def test_words_are_told_with_chips_discussed_and_changed(visitor: Arrive) -> None:
    """Ann is the arbiter: she asks Bob for a change, and strikes what Bob objects to."""
    ann, bob = (visitor().prefers(plain=True).is_called(name) for name in ("Ann", "Bob"))
    table = ann.opens(game="winter-tales", seats=3, bots={"2": "random"}, asks_end_turn=False)
    bob.sits(table)
    ann.ask("POST", f"/api/tables/{table}/start", {})
    pages = [person.go(f"/t/{table}") for person in (ann, bob)]
    piece = goes_on([ann, bob], table, quests_to_tell)
    hers, his = pages

    # Bob tells, with a chip.
    his.locator("#tell").press_sequentially(f"{WORDS}: so began ")
    chip = his.locator("[data-chip='[quest]']")
    quest = chip.inner_text()
    chip.press("Enter")
    expect(his.locator("#tell")).to_be_focused()
    his.keyboard.type(", and it was cold.")
    assert bob.barriers() == []
    his.get_by_role("button", name="Tell", exact=True).press("Enter")
    for page in pages:
        expect(text_of(page, piece).locator("mark")).to_have_text(quest)
        expect(text_of(page, piece)).to_contain_text(f"so began {quest}, and it was cold.")

    # Ann asks for a change, and Bob changes it.
    text_of(hers, piece).get_by_role("button", name="Discuss it").press("Enter")
    hers.keyboard.type("Who began it?")
    assert ann.barriers() == []
    hers.get_by_role("button", name="Ask for a change").press("Enter")
    for page in pages:
        expect(text_of(page, piece)).to_contain_text("Ann asks for a change: Who began it?")
    text_of(his, piece).get_by_role("button", name="Change it").press("Enter")
    field = text_of(his, piece).get_by_role("textbox")
    expect(field).to_be_focused()
    expect(field).to_have_value(f"{WORDS}: so began [{quest}], and it was cold.")
    field.fill(f"{WORDS}: Grumpy began [{quest}].")
    assert bob.barriers() == []
    his.get_by_role("button", name="Keep it").press("Enter")
    for page in pages:
        expect(text_of(page, piece)).to_contain_text(f"Grumpy began {quest}.")

    # Bob objects to what the bot told, and Ann strikes it.
    other = goes_on([ann, bob], table, told_by_the_bot)
    for page in pages:
        unfolds(page, text_of(page, other))
    text_of(his, other).get_by_role("button", name="Discuss it").press("Enter")
    expect(his.get_by_role("button", name="Strike it")).to_have_count(0)
    his.keyboard.type("That was last year.")
    his.get_by_role("button", name="Object").press("Enter")
    expect(text_of(hers, other)).to_contain_text("Bob objects: That was last year.")
    text_of(hers, other).get_by_role("button", name="Discuss it").press("Enter")
    hers.get_by_role("button", name="Strike it").press("Enter")
    for page in pages:
        struck = text_of(page, other).locator("details")
        expect(struck.locator("summary")).to_contain_text("(struck by the arbiter)")
        expect(struck).not_to_have_attribute("open", "")
    assert ann.barriers() == []

    # Bob takes his own words back for good; nobody else may.
    for page in pages:
        unfolds(page, text_of(page, piece))
    expect(text_of(hers, piece).get_by_role("button", name="Take my words back")).to_have_count(0)
    text_of(his, piece).get_by_role("button", name="Take my words back").press("Enter")
    dialog = his.get_by_role("dialog")
    expect(dialog).to_contain_text("can’t be brought back")
    assert bob.barriers() == []
    dialog.get_by_role("button", name="Take my words back").press("Enter")
    for page in pages:
        expect(text_of(page, piece)).to_contain_text("(taken back)")
        expect(text_of(page, piece)).not_to_contain_text("Grumpy")

    # And he gives a standing order, which is still there after a reload, and which Ann never hears of.
    his.get_by_text("Standing orders", exact=True).click()
    first = his.locator("[data-order$=fight]").first
    first.select_option("never")
    expect(his.get_by_text("Standing orders (1)")).to_be_visible()
    assert bob.barriers() == []
    his.reload()
    his.get_by_text("Standing orders (1)").click()
    expect(first).to_have_value("never")
    first.select_option("ask")
    expect(his.get_by_text("Standing orders", exact=True)).to_be_visible()
    expect(hers.get_by_text("Standing orders", exact=True)).to_be_visible()
