"""Two browsers at one table: reloads, a lost connection, chat. In the end both see the same."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor

# Labels begin with the space and what lies there; what may be done with it comes after the first full stop.
SHOWN = """() => ({
  map: [...document.querySelectorAll('.map [data-place]')].map((space) => space.ariaLabel.split('.')[0]),
  words: [...document.querySelectorAll('.log .line .words')].map((line) => line.textContent.trim()),
})"""


def sit_down(ana: Visitor, bob: Visitor) -> str:
    ana.is_called("Ana")
    bob.is_called("Bob")
    return ana.sits_down_with(bob, options={"first": 1})


def lines(page: Page, many: int) -> None:
    expect(page.locator(".log .line")).to_have_count(many)


def version(ana: Visitor, table: str) -> int:
    return ana.position(table)[0]


def play_by_hand(table: str, seats: list[Visitor], decisions: int, luck: Random) -> None:
    """Whoever is waited for presses what glows."""
    until = version(seats[0], table) + decisions
    while version(seats[0], table) < until:
        deciders = seats[0].position(table)[1]["deciders"]
        player = seats[deciders[0]]
        lines(player.page, player.told(table))
        player.presses_what_glows(luck)


def same(table: str, ana: Visitor, bob: Visitor) -> None:
    for somebody in (ana, bob):
        lines(somebody.page, somebody.told(table))
    assert ana.page.evaluate(SHOWN) == bob.page.evaluate(SHOWN)


def test_both_see_the_same_after_a_reload(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(), visitor(size="wide", theme="light")
    table = sit_down(ana, bob)
    for somebody in (ana, bob):
        somebody.go(f"/t/{table}")
    luck = Random(4)
    play_by_hand(table, [ana, bob], 3, luck)
    bob.page.reload()
    bob.page.wait_for_selector(".log li")
    play_by_hand(table, [ana, bob], 3, luck)
    same(table, ana, bob)


def test_a_move_made_while_offline_arrives_once(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(offline_is_fine=True), visitor()
    table = sit_down(ana, bob)
    for somebody in (ana, bob):
        somebody.go(f"/t/{table}")
        somebody.page.wait_for_selector("[data-place]")
    ana.awaits_choice()

    ana.goes_offline()
    expect(ana.page.locator(".prompt")).to_contain_text("The connection is lost")
    ana.glowing("h").first.click()
    ana.page.locator("[data-place][data-legal]").first.click()
    expect(ana.glowing()).to_have_count(0)
    assert version(bob, table) == 0

    ana.comes_back()
    lines(ana.page, 1)
    lines(bob.page, 1)
    assert version(bob, table) == 1
    play_by_hand(table, [ana, bob], 2, Random(2))
    same(table, ana, bob)


def test_what_happened_meanwhile_is_told(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(), visitor(offline_is_fine=True)
    table = sit_down(ana, bob)
    for somebody in (ana, bob):
        somebody.go(f"/t/{table}")
        somebody.page.wait_for_selector("[data-place]")
    bob.goes_offline()
    ana.plays(table, until=lambda now: 0 not in now["deciders"])
    bob.comes_back()
    same(table, ana, bob)
    bob.awaits_choice()


def test_chat_is_text_and_never_markup(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(), visitor()
    table = sit_down(ana, bob)
    wicked = "<b id=bold>hi</b><img src=x onerror=alert(1)> &amp; {player}"
    for somebody in (ana, bob):
        somebody.go(f"/t/{table}")
        somebody.page.get_by_role("tab", name="Chat").click()
    for somebody, text in ((ana, wicked), (bob, "Szia, Żółw! Привет 👋")):
        somebody.page.get_by_label("Say something").fill(text)
        somebody.page.keyboard.press("Enter")
        for reader in (ana, bob):
            expect(reader.page.get_by_role("log")).to_contain_text(text)
    for reader in (ana, bob):
        expect(reader.page.locator("#bold, .chat img")).to_have_count(0)
    expect(ana.page.get_by_label("Say something")).to_have_value("")


def test_unread_lines_are_counted(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(), visitor()
    table = sit_down(ana, bob)
    for somebody in (ana, bob):
        somebody.go(f"/t/{table}")
    chat = bob.page.get_by_role("tab", name="Chat")
    ana.sends(table, {"t": "say", "d": {"text": "Are you there?"}})
    expect(chat).to_contain_text("1")
    chat.click()
    expect(bob.page.get_by_role("log")).to_contain_text("Are you there?")
    expect(chat).not_to_contain_text("1")
