"""Two browsers at one table: reloads, a lost connection, chat. In the end both see the same."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, WebSocketRoute, expect

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


def at_the_table(ana: Visitor, bob: Visitor) -> str:
    table = sit_down(ana, bob)
    for somebody in (ana, bob):
        somebody.go(f"/t/{table}")
        somebody.page.wait_for_selector("[data-place]")
    ana.awaits_choice()
    return table


def test_nothing_can_be_chosen_while_offline(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(offline_is_fine=True), visitor()
    table = at_the_table(ana, bob)
    ana.glowing("h").first.click()
    expect(ana.page.locator("[aria-pressed=true]")).to_have_count(1)
    ana.goes_offline()
    prompt = ana.page.locator(".prompt")
    expect(prompt).to_contain_text("You can choose when it is back")
    expect(ana.glowing()).to_have_count(0)
    ana.page.locator("[data-place=b3]").click()
    ana.page.keyboard.type("r1")
    warn = ana.page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--warn')")
    assert prompt.locator(".beacon").evaluate(PAINT) == ana.page.evaluate(AS_PAINT, warn.strip())

    ana.comes_back()
    ana.awaits_choice()
    assert version(bob, table) == 0  # no move that nobody saw
    play_by_hand(table, [ana, bob], 2, Random(2))
    same(table, ana, bob)


PAINT = "(beacon) => getComputedStyle(beacon).backgroundColor"
AS_PAINT = """(colour) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  return getComputedStyle(probe).color;
}"""


class Line:
    """A socket that can lose what goes through it, one way, and then break."""

    def __init__(self, page: Page) -> None:
        self.loses: str | None = None
        self.sockets: list[WebSocketRoute] = []
        self.lost: list[str] = []
        page.route_web_socket(re.compile("/ws/tables/"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)
        socket.on_message(lambda text: self._pass("up", str(text), server.send))
        server.on_message(lambda text: self._pass("down", str(text), socket.send))

    def _pass(self, way: str, text: str, send: Callable[[str], None]) -> None:
        if self.loses == way:
            self.lost.append(text)
        else:
            send(text)

    def breaks(self) -> None:
        self.sockets[-1].close()


def test_a_move_whose_answer_was_lost_is_done_once(visitor: Callable[..., Visitor]) -> None:
    ana, bob = visitor(offline_is_fine=True), visitor()
    line = Line(ana.page)
    table = at_the_table(ana, bob)
    line.loses = "down"
    ana.glowing("h").first.click()
    ana.page.locator("[data-place][data-legal]").first.click()
    lines(bob.page, 1)  # it has arrived, but she doesn't know
    line.loses = None
    line.breaks()
    lines(ana.page, 1)
    assert version(bob, table) == 1
    play_by_hand(table, [ana, bob], 2, Random(2))
    same(table, ana, bob)


def test_a_move_that_may_not_have_arrived_is_said_and_can_be_taken_back(
    visitor: Callable[..., Visitor],
) -> None:
    ana, bob = visitor(offline_is_fine=True), visitor()
    line = Line(ana.page)
    table = at_the_table(ana, bob)
    line.loses = "up"
    ana.glowing("h").first.click()
    ana.page.locator("[data-place][data-legal]").first.click()
    expect(ana.glowing()).to_have_count(0)
    ana.goes_offline()  # and so she learns that the line is dead
    prompt = ana.page.locator(".prompt")
    expect(prompt).to_contain_text("before your move was confirmed")
    prompt.get_by_role("button", name="Don’t send it").click()
    expect(prompt).to_contain_text("You can choose when it is back")
    line.loses = None
    ana.comes_back()
    ana.awaits_choice()
    assert any('"act"' in text for text in line.lost)
    assert version(bob, table) == 0


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
