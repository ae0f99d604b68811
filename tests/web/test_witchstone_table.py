"""A table of Witchstone as people use it: back and forth, by keyboard, on a phone, together."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.size import size
from tests.web.visitor import LOCALES, SIZES, VERDICT, Visitor
from tests.web.witchstone import arrives, gets_on, legal, opens, presses_on, stop

Arrive = Callable[..., Visitor]
FINGER_PX = 40
# What a finger has to hit, by how large it is; lines and cells of a drawing have their own shapes.
TARGETS = """() => [...document.querySelectorAll('[data-legal], .answer button, .zones button, [role=tab]')]
  .filter((thing) => thing.getClientRects().length && !thing.closest('[inert]'))
  .map((thing) => [thing.dataset.stop ?? thing.textContent.trim(), thing.getBoundingClientRect()])
  .map(([name, box]) => [name, Math.min(box.width, box.height)])"""


def test_a_chain_is_taken_back_and_played_again(visitor: Arrive) -> None:
    """Tile, place, first kind, its actions: back to the start of the turn, and forth to the same table."""
    ana = visitor()
    ana.is_called("Ágnes")
    table = opens(ana)
    ana.plays(
        table, until=lambda now: now["view"]["round"] == 2 and bool(now.get("offers")), choose=gets_on, seed=5
    )
    page = ana.go(f"/t/{table}")
    expect(legal(page, "tile").first).to_be_visible()
    luck = Random(2)
    pressed: list[str] = []
    while len(pressed) < 5:
        wish = presses_on(ana, luck, or_else=VERDICT)
        assert wish
        pressed.append(wish)
        page.wait_for_function("() => document.querySelector('[data-legal], .prompt button:enabled')")
    ana.settles()
    before = ana.position(table)[1]["view"]
    while (
        page.locator("[data-stop^=tile][data-legal][aria-pressed=false]").count() == 0
        or page.locator("[data-stop^=tile][aria-pressed=true]").count()
    ):
        page.keyboard.press("Control+z")
        ana.settles()
    expect(page.locator(".prompt p")).to_contain_text("Choose the spell tile")
    for wish in pressed:
        page.locator(wish).first.click()
        ana.settles()
    assert ana.position(table)[1]["view"] == before


def test_a_turn_by_keyboard_alone(visitor: Arrive) -> None:
    page = arrives(visitor(), "hold", from_round=2)
    page.locator("[data-part=hand] [tabindex='0']").focus()
    page.keyboard.press("Enter")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-stop", re.compile("^hex-"))
    expect(page.locator(".forecast")).to_be_visible()
    first = focused.get_attribute("data-stop")
    for arrow in ("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
    page.keyboard.press("Home")
    assert first
    before = page.locator(".marks .ghost").get_attribute("data-other")
    page.keyboard.press("r")
    expect(page.locator(".marks .ghost")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt p")).to_contain_text("which comes first")
    assert before
    page.keyboard.type("begin")
    expect(page.locator(".typed")).to_have_text("begin")
    page.keyboard.press("Escape")
    page.get_by_role(
        "button", name=re.compile("^(energy|witch|pentagram|crystal|wand|scroll)$", re.IGNORECASE)
    ).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt p")).not_to_contain_text("which comes first")


@pytest.mark.parametrize(
    ("deed", "zone"),
    [
        ("hold", "Cauldron"),
        ("energy", "Ball"),
        ("scroll", "Scrolls"),
        ("put", "Tracks"),
        ("move", "Cauldron"),
    ][: size(4, 5)],
)
def test_a_phone_goes_where_the_choice_is_and_fingers_hit_it(visitor: Arrive, deed: str, zone: str) -> None:
    ana = visitor(size="short phone")
    page = arrives(ana, deed, from_round=2, seats=3, bot="random")
    expect(page.locator(".zones [aria-selected=true]")).to_have_text(zone)
    if deed == "hold":
        legal(page, "tile").first.tap()
        expect(page.locator("[data-stop^=tile][aria-pressed=true]")).to_have_count(1)
        stop(page, "hex-d3").tap()
        expect(page.locator(".forecast p")).to_have_count(2)
    small = [(name, side) for name, side in page.evaluate(TARGETS) if side < FINGER_PX - 0.5]
    assert not small
    assert page.evaluate("document.documentElement.scrollHeight") <= 664
    assert not ana.overflow()
    if deed == "hold":
        page.get_by_role("button", name="Place it here").tap()
        expect(page.get_by_role("status").first).to_contain_text("which comes first")


def test_two_seats_on_one_screen_and_a_curtain_between_them(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = ana.opens(game="witchstone", bots={}, hot_seat=True, options={"first": 1}, asks_end_turn=False)
    ana.sits(table, seat=1, name="Bea")
    ana.ask("POST", f"/api/tables/{table}/start", {})
    page = ana.go(f"/t/{table}")
    luck = Random(3)
    curtains = 0
    while curtains < 2:
        while presses_on(ana, luck, or_else=".curtain"):
            pass
        expect(page.locator("[data-part=hand]")).to_have_count(0)  # nothing is left behind it
        page.locator(".curtain button").click()
        expect(page.locator("[data-part=hand]")).to_be_visible()
        curtains += 1


def test_two_browsers_a_reload_and_an_outage(visitor: Arrive) -> None:
    ana, bea = visitor(offline_is_fine=True), visitor()
    ana.is_called("Ana")
    bea.is_called("Bea")
    table = ana.sits_down_with(bea, game="witchstone", options={"first": 1}, asks_end_turn=False)
    there, here = bea.go(f"/t/{table}"), ana.go(f"/t/{table}")
    ana.plays(table, until=lambda now: now["view"]["round"] == 1, others={1: bea}, choose=gets_on)
    expect(legal(here, "tile").first).to_be_visible()
    ana.goes_offline()
    expect(here.locator(".prompt")).to_contain_text(re.compile("connection|offline", re.IGNORECASE))
    ana.comes_back()
    expect(legal(here, "tile").first).to_be_visible()
    legal(here, "tile").first.click()
    expect(here.locator("[data-stop^=tile][aria-pressed=true]")).to_have_count(1)
    here.reload()
    expect(here.locator("[data-stop^=tile][aria-pressed=true]")).to_have_count(1)
    hexes = legal(here, "hex")
    expect(hexes.first).to_be_attached()
    hexes.first.click()
    expect(here.locator(".prompt p")).to_contain_text("which comes first")
    expect(there.locator(".prompt p")).to_contain_text("Ana")


def test_those_who_watch_choose_a_cauldron_and_see_no_folded_scrolls(visitor: Arrive) -> None:
    ana, eve = visitor(), visitor()
    ana.is_called("Ana")
    table = opens(ana, visibility="listed", options={"first": 1, "hidden_scrolls": True})
    ana.plays(
        table, until=lambda now: all(one["scrolls"] for one in now["view"]["players"]), choose=gets_on, seed=4
    )
    eve.is_called("Eve")
    page = eve.go(f"/t/{table}")
    expect(page.locator("[data-part=cauldron]")).to_be_visible()
    expect(page.locator("[data-part=hand]")).to_contain_text("folded")
    expect(page.locator("[data-part=hand] .scroll")).to_have_count(0)
    assert legal(page, "tile").count() == 0
    page.locator("[data-part=hand]").get_by_role("button").nth(1).click()
    expect(page.locator("[data-part=hand]")).to_contain_text("folded")
    page.locator(".things").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("folded")


@pytest.mark.parametrize("language", list(LOCALES))
def test_every_language_fits(visitor: Arrive, language: str) -> None:
    ana = visitor(language=language)
    page = arrives(ana, "hold", from_round=5, seats=3)
    assert not ana.overflow()
    for part in ("hand", "scrolls"):
        cut = page.evaluate(
            f"""() => [...document.querySelectorAll('[data-part={part}] b, [data-part={part}] li')]
              .filter((one) => one.scrollWidth > one.clientWidth + 1
                || one.scrollHeight > one.clientHeight + 4)
              .map((one) => one.textContent)"""
        )
        assert not cut


def test_what_others_do_is_played_and_again_from_the_log(visitor: Arrive) -> None:
    ana = visitor(still=False)
    page = arrives(ana, "energy", from_round=2)
    page.evaluate(COUNT_FLIGHTS)
    legal(page, "link").first.click(force=True)
    page.wait_for_function("() => window.flights > 0")
    page.get_by_role("tab", name="Log").click()
    page.evaluate("() => { window.flights = 0 }")
    page.locator(".log .line", has_text="puts an energy on").first.click()
    expect(page.locator(".prompt")).to_contain_text("Looking back")
    page.wait_for_function("() => window.flights > 0")


COUNT_FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      window.flights += [...addedNodes].filter((node) => node.classList?.contains('flight')).length;
  }).observe(document.querySelector('.air'), { childList: true });
}"""


# --- the end ---

# What reaches out of the place that the board has at the end.
REACHES_OUT = """() => {
  const place = document.querySelector('.result > .stage, .end > .stage').getBoundingClientRect();
  return [...document.querySelectorAll('.stage .stage > *')]
    .filter((part) => {
      const { top, right, bottom, left } = part.getBoundingClientRect();
      const before = top < place.top - 1 || left < place.left - 1;
      return before || bottom > place.bottom + 1 || right > place.right + 1;
    })
    .map((part) => part.className);
}"""


def test_at_the_end_nothing_covers_anything(visitor: Arrive) -> None:
    ana = visitor().is_called("Ágnes")
    table = opens(ana, seats=3)
    ana.plays(table, choose=gets_on)
    page = ana.go(f"/t/{table}")
    zones = page.locator(".zones").get_by_role("tab")
    for screen, parts in {"desk": 0, "short phone": 4, "lying phone": 4}.items():
        width, height = SIZES[screen]
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".stage .stage")).to_be_visible()
        expect(zones).to_have_count(parts)
        assert page.evaluate(REACHES_OUT) == [], screen
        for k in range(parts):
            zones.nth(k).click()
            assert page.evaluate(REACHES_OUT) == [], screen
        if screen == "desk":
            expect(page.locator(".chat input")).to_be_in_viewport(ratio=1)
        assert ana.overflow() == [], screen
        assert ana.barriers() == [], screen
