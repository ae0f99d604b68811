"""Motion: none for whoever wants none, and for the others only what is cheap to animate."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor

# Everything that moves while the page is used, gathered on every frame.
GATHER = """() => {
  window.moved = {};
  const look = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect;
      const who = `${effect.target?.tagName}.${effect.target?.getAttribute?.('class') ?? ''}`;
      const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      for (const name of [...names, animation.transitionProperty ?? 'offset'])
        if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name))
          window.moved[`${name} of ${who}`] = name;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
CHEAP = {"transform", "opacity", "scale", "rotate", "translate"}


def sitting(ana: Visitor) -> str:
    ana.is_called("Ana")
    table = ana.opens(bots={"1": "random"}, options={"first": 1})
    ana.go(f"/t/{table}")
    ana.awaits_choice()
    ana.page.evaluate(GATHER)
    return table


def play_a_turn(ana: Visitor, table: str) -> None:
    page = ana.page
    ana.glowing("h").first.hover()
    ana.glowing("h").first.click()
    page.locator("[data-place][data-legal]").first.click()
    expect(page.locator(".log .line").first).to_be_visible()
    ana.plays(table, 3)
    ana.awaits_choice()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")


def moved(ana: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = ana.page.evaluate("() => window.moved")
    return found


def test_nothing_moves_for_whoever_wants_stillness(visitor: Callable[..., Visitor]) -> None:
    ana = visitor(still=True)
    play_a_turn(ana, sitting(ana))
    assert moved(ana) == {}


def test_the_setting_means_the_same(visitor: Callable[..., Visitor]) -> None:
    ana = visitor(still=False).is_called("Ana")
    page = ana.go("/settings")
    page.get_by_label("Less motion").check(force=True)
    table = ana.opens(bots={"1": "random"}, options={"first": 1})
    ana.go(f"/t/{table}")
    ana.awaits_choice()
    page.evaluate(GATHER)
    play_a_turn(ana, table)
    assert moved(ana) == {}


def test_only_transform_and_opacity_are_animated(visitor: Callable[..., Visitor]) -> None:
    ana = visitor(still=False)
    table = sitting(ana)
    play_a_turn(ana, table)
    found = moved(ana)
    assert found, "a move is animated"
    assert {name: what for name, what in found.items() if what not in CHEAP} == {}


@pytest.mark.parametrize("path", ["/", "/new", "/lobby", "/learn/winter-queen"])
def test_pages_keep_still_or_move_cheaply(visitor: Callable[..., Visitor], path: str) -> None:
    lively, calm = visitor(still=False), visitor(still=True)
    for somebody in (lively, calm):
        somebody.go(path)
        somebody.page.evaluate(GATHER)
        somebody.page.get_by_role("link").nth(1).hover()
        somebody.page.get_by_role("button").or_(somebody.page.get_by_role("link")).last.hover()
    assert moved(calm) == {}
    assert set(moved(lively).values()) <= CHEAP
