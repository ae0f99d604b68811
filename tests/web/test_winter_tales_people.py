"""Winter Tales among people: three browsers, seven seats, one screen, keys, keyboards and a killed server."""

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.size import size as of_size
from tests.web.tales import WORDS, opens, plays_until, presses_on
from tests.web.visitor import ROOT, THEMES, Visitor

Arrive = Callable[..., Visitor]

LONGEST: Final = 1200  # presses of a whole tale
NAMES: Final = ("Ann", "Bob", "Cal")


# --- three people, three browsers ---


def seated(people: list[Visitor], **wishes: Any) -> str:
    table = opens(people[0], people=len(people), **wishes)
    for other in people[1:]:
        other.sits(table)
    people[0].ask("POST", f"/api/tables/{table}/start", {})
    return table


def test_three_browsers_tell_a_whole_tale(visitor: Arrive) -> None:
    """By mouse; the first passage of each in their own words, which all read at the end, in the book too."""
    people = [visitor().is_called(name) for name in NAMES]
    table = seated(people, options={"chapter_limit": 1})
    pages = [person.go(f"/t/{table}") for person in people]
    luck, own = Random(4), dict[int, str]()
    for _ in range(LONGEST):
        now = people[0].position(table)[1]
        if now.get("result"):
            break
        seat = now["deciders"][0]
        untold = [piece for piece in now["telling"].get("untold", []) if piece["seat"] == seat]
        if untold and seat not in own:
            own[seat] = f"{WORDS} That is what {NAMES[seat]} saw."
            pages[seat].locator("#tell").fill(own[seat])
            pages[seat].get_by_role("button", name="Tell", exact=True).click()
            expect(pages[seat].locator(f"form[data-text='{untold[0]['id']}']")).to_have_count(0)
        else:
            presses_on(people[seat], luck)
            people[seat].settles()
    assert set(own) == {0, 1, 2}
    for page in pages:
        expect(page.locator("#verdict")).to_be_visible()
        for words in own.values():
            expect(page.locator("[data-story] article", has_text=words)).to_have_count(1)
    pages[1].get_by_role("link", name="Read the tale as a book").first.click()
    for words in own.values():
        expect(pages[1].locator(".words", has_text=words).first).to_be_attached()


# --- seven seats ---


def stored(database: str, people: list[Visitor], until: str, seats: int) -> str:
    """A table in the middle of that business; a process of its own makes it, for here is an event loop."""
    users = [one.ask("GET", "/api/me")["id"] for one in people]
    made = [sys.executable, "-m", "tests.web.telling_table", database, *users]
    made += ["--until", until, "--seats", str(seats)]
    return subprocess.check_output(made, text=True, cwd=ROOT).strip()


@pytest.mark.parametrize("business", ["battle", "trap", "quest", "epilogue", "claim-window"][: of_size(4, 5)])
def test_seven_seats_with_all_options(visitor: Arrive, database: str, business: str) -> None:
    """All is on the screen, on a desk and on a phone, and the person who must decide can."""
    people = [visitor(size=size).is_called(name) for size, name in (("desk", "Ann"), ("short phone", "Bob"))]
    table = stored(database, people, business, 7)
    now = people[0].position(table)[1]
    for person in people:
        page = person.go(f"/t/{table}")
        expect(page.locator("[data-story]").or_(page.locator("[data-part=map]")).first).to_be_visible()
        assert person.overflow() == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        for theme in THEMES[: of_size(1, 2)]:
            assert person.barriers(theme) == []
    if business in ("battle", "trap", "quest"):
        expect(people[0].page.locator("[data-part=stage]")).to_be_visible()
    decider = people[min(seat for seat in now["deciders"] if seat < len(people))]
    version = decider.position(table)[0]
    luck = Random(1)
    while decider.position(table)[0] == version:  # a choice may take several presses
        presses_on(decider, luck)
        decider.settles()


# --- one screen ---


def test_one_screen_keeps_hands_apart(visitor: Arrive) -> None:
    """Behind the curtain there is no card; each of the two sees their own hand and tells their own words."""
    ann = visitor().is_called("Ann")
    table = opens(ann, people=2, hot_seat=True)
    ann.sits(table, seat=1, name="Bea")
    ann.ask("POST", f"/api/tables/{table}/start", {})
    page, luck = ann.go(f"/t/{table}"), Random(2)
    curtain, told = page.locator(".curtain"), set[str]()
    for _ in range(LONGEST):
        pressed = presses_on(ann, luck, or_else=".curtain, #verdict")
        if pressed == "#tell":
            told.add(page.locator(".player").first.inner_text().split()[0])
        elif not pressed and curtain.count():
            expect(page.locator("[data-part=hand], [data-story], [data-stop]")).to_have_count(0)
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        if {"Ann", "Bea"} <= told or (
            not pressed and not curtain.count() and page.locator("#verdict").count()
        ):
            break
    assert {"Ann", "Bea"} <= told


# --- keys and keyboards ---


def test_a_card_is_played_and_told_by_keys_alone(visitor: Arrive) -> None:
    ann = visitor().is_called("Ann")
    table = opens(ann)
    plays_until(ann, table, "play")
    page = ann.go(f"/t/{table}")
    expect(page.locator("[data-legal][data-stop^=card]").first).to_be_visible()
    for _ in range(40):
        if page.evaluate("document.activeElement?.matches('[data-legal]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-stop^=card]')")
    page.keyboard.press("Enter")
    expect(page.locator("#tell-card")).to_be_visible()
    for _ in range(40):
        if page.evaluate("document.activeElement?.id") == "tell-card":
            break
        page.keyboard.press("Tab")
    page.keyboard.type(WORDS)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play and tell")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-story] article", has_text=WORDS)).to_be_visible()


# A keyboard lies over the lower part of the page: only the visual viewport becomes smaller.
OPEN_KEYBOARD: Final = """(height) => {
  Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
  visualViewport.dispatchEvent(new Event('resize'));
}"""


def in_sight(page: Page, height: int) -> None:
    for part in ("[data-editor] textarea", "[data-editor] button.first", "[data-story]"):
        box = page.locator(part).bounding_box()
        assert box, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= height, part
        assert box["height"] >= 30, part


def test_who_writes_on_a_phone_sees_what_is_written(visitor: Arrive) -> None:
    ann = visitor(size="short phone").is_called("Ann")
    table = opens(ann)
    plays_until(ann, table, "play")
    page = ann.go(f"/t/{table}")
    page.locator("[data-legal][data-stop^=card]").first.click()
    page.locator("#tell-card").focus()
    page.evaluate(OPEN_KEYBOARD, 364)  # of 664
    expect(page.locator("html[data-keyboard]")).to_have_count(1)
    page.keyboard.type(WORDS)
    in_sight(page, 364)
    assert page.evaluate("document.activeElement.id") == "tell-card"
    page.evaluate(OPEN_KEYBOARD, 664)
    expect(page.locator("html[data-keyboard]")).to_have_count(0)
    expect(page.locator("[data-part=hand]")).to_be_visible()
    expect(page.locator("#tell-card")).to_have_value(WORDS)


# --- what is met for the first time ---


def test_arbiter_and_quest_are_explained_once(visitor: Arrive) -> None:
    ann = visitor().is_called("Ann")
    page = ann.go(f"/t/{opens(ann)}")
    first = page.locator("[data-first]")
    expect(first).to_have_attribute("data-first", "arbiter")
    expect(first).to_contain_text("Your vote is secret")
    assert ann.barriers() == []
    first.get_by_role("button").click()
    expect(first).to_have_count(0)
    page.reload()
    expect(page.locator("[data-story]")).to_be_visible()
    expect(first).to_have_count(0)
    table = page.url.rpartition("/")[2]
    plays_until(ann, table, "activate")
    expect(first).to_have_attribute("data-first", "quest")


# --- a server that dies ---


@contextmanager
def mortal(database: str, folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "frostfair", "serve", "--port", str(port), "--database", database]
    with (folder / f"{time.monotonic_ns()}.log").open("wb") as log:
        server = subprocess.Popen([*command, "--no-limits"], stdout=log, stderr=log)
    try:
        while True:
            assert server.poll() is None, "the server didn't start"
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                break
        yield server
    finally:
        server.kill()
        server.wait()


def test_drafts_survive_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = f"sqlite:///{tmp_path}/t.db"
    with mortal(database, tmp_path, port) as server:
        ann = Visitor(browser, f"http://127.0.0.1:{port}", offline_is_fine=True).is_called("Ann")
        table = opens(ann)
        plays_until(ann, table, "play")
        page = ann.go(f"/t/{table}")
        page.locator("[data-legal][data-stop^=card]").first.click()
        page.get_by_role("button", name="Play the card", exact=True).click()
        page.locator("#tell").fill(WORDS)
        while not ann.position(table)[1]["telling"].get("drafts"):
            page.wait_for_timeout(50)
        server.send_signal(signal.SIGKILL)
        server.wait()
    with mortal(database, tmp_path, port):
        page.goto(f"http://127.0.0.1:{port}/t/{table}")
        expect(page.locator("#tell")).to_have_value(WORDS)
        page.get_by_role("button", name="Tell", exact=True).click()
        expect(page.locator("[data-story] article", has_text=WORDS)).to_be_visible()
    faults = [fault for fault in ann.leave() if not re.search("ERR_|WebSocket", fault)]
    assert faults == []
