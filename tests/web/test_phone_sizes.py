"""A table and a lesson on phones, measured: large enough for a finger, all in sight, and nothing jumps."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import LOCALES, SIZES, Visitor

PHONES: Final = [size for size in SIZES if "phone" in size]
SHORT: Final = ["small phone", "low phone", "small lying phone", "short phone"]
FINGER: Final = 40  # pixels
ROW: Final = 52
ONWARDS: Final = "[data-coach] .btn.first"

# What is too small or off the screen, and where the parts of the table lie.
MEASURED: Final = """([least, row]) => {
  const faults = [];
  const box = (thing) => thing.getBoundingClientRect();
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const each = (selector, check) => document.querySelectorAll(selector).forEach(check);
  const wide = (name) => (thing) => {
    const { width, height } = box(thing);
    const size = `${width.toFixed(1)} × ${height.toFixed(1)}`;
    if (Math.min(width, height) < least - 0.05) faults.push(`${name}: ${size}`);
    if (!inside(box(thing))) faults.push(`${name} is not on the screen`);
  };
  each('[data-part=map] [data-place]', wide('a space'));
  each('.hollow', wide('a crystal'));
  each('[data-part=shelf] .page', wide('a page'));
  const spaces = document.querySelectorAll('[data-part=map] [data-place]').length;
  if (spaces !== 25) faults.push(`${spaces} spaces`);
  const places = document.querySelectorAll('[data-part=shelf] [data-at^=s]').length;
  if (places !== 3) faults.push(`${places} places for books`);
  each('[data-part=shelf] [data-at^=s], .answer, .who, .menu, [data-coach] .btn, .tabs .tab', (thing) => {
    if (box(thing).width && !inside(box(thing))) faults.push(`${thing.className} is not on the screen`);
  });
  each('main.desk, aside.side, .player', (thing) => faults.push(`of the desk: ${thing.className}`));
  const ask = document.querySelector('.ask');
  if (ask && box(ask).height > row) faults.push(`the prompt is ${box(ask).height} high`);
  const short = document.querySelector('.short');
  if (short && short.scrollWidth > short.clientWidth + 1) faults.push(`cut off: ${short.textContent}`);
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
  const map = box(document.querySelector('[data-part=map]'));
  return { faults, map: [map.x, map.y, map.width, map.height].map(Math.round) };
}"""


def turned(page: Page, size: str) -> None:
    """Until the table is laid out for a screen of that size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))")


def measured(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(MEASURED, [FINGER, ROW])
    return found


def faults(page: Page, sizes: list[str]) -> Iterator[str]:
    for size in sizes:
        turned(page, size)
        yield from (f"{size}: {fault}" for fault in measured(page)["faults"])


@pytest.mark.parametrize("language", LOCALES)
def test_a_table_is_large_enough_for_fingers(visitor: Callable[..., Visitor], language: str) -> None:
    ana = visitor(size="phone", language=language).is_called("Ana")
    found = []
    for seats in (2, 4) if language == "en" else (2,):
        bots = {str(seat): "random" for seat in range(1, seats)}
        table = ana.opens(seats=seats, bots=bots, options={"first": 1}, asks_end_turn=True)
        page = ana.go(f"/t/{table}")
        ana.awaits_choice()
        found += [f"{seats} seats, at the start, {fault}" for fault in faults(page, PHONES)]
        ana.plays(
            table,
            until=lambda now: (
                len(now.get("offers", [])) > 12
                and sum(book is not None for book in now["view"]["players"][0]["books"]) > 1
            ),
            seed=3,
        )
        ana.awaits_choice()
        ana.glowing("h").first.tap()
        expect(page.locator("[aria-pressed=true]")).to_have_count(1)
        found += [f"{seats} seats, with a crystal, {fault}" for fault in faults(page, PHONES)]
        turned(page, "phone")
    assert found == []
    assert ana.overflow() == []


@pytest.mark.parametrize("language", LOCALES)
def test_a_lesson_is_large_enough_for_fingers(visitor: Callable[..., Visitor], language: str) -> None:
    ana = visitor(size="short phone", language=language).is_called("Ana")
    table = ana.ask("POST", "/api/tutorials", {"game": "winter-queen"})["id"]
    page = ana.go(f"/t/{table}")
    found, places = [], []
    for step in lesson(ana):
        found += [f"{step}, {fault}" for fault in faults(page, SHORT)]
        places.append(measured(page)["map"])
    assert found == []
    assert len(places) > 10
    assert places == [places[0]] * len(places)  # whatever is said, the map stays where it is


def lesson(ana: Visitor) -> Iterator[str]:
    """What the coach says, step by step, until the last but one: at the end there is more to press."""
    luck, progress = Random(1), ana.page.get_by_role("progressbar")
    while True:
        must_move = bool(ana.awaits_choice(or_else=ONWARDS))
        if progress.get_attribute("value") == progress.get_attribute("max"):
            return
        yield ana.page.locator("[data-coach] p").inner_text()
        if must_move:
            ana.presses_what_glows(luck)
        else:
            ana.page.locator(ONWARDS).click()
