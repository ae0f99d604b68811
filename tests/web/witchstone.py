"""At a table of Witchstone: how tests come to a position, and how people press what glows there."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.web.visitor import Visitor

GIVES_UP: Final = ("done", "reach", "discard")  # what nobody presses who wants to get on
# What goes on: stepping back, putting back and turning a tile don't, and what gives something up comes last.
WAYS_ON: Final = """(orElse) => {
  if (document.querySelector(orElse)) return [];
  const stops = [...document.querySelectorAll('[data-legal]:not([data-stop^=tile][aria-pressed=true])')]
    .filter((stop) => !stop.closest('[inert]'))
    .map((stop) => `[data-legal][data-stop="${stop.dataset.stop}"]`);
  const placing = document.querySelector('[data-stop^=tile][aria-pressed=true]');
  const enabled = '.prompt .buttons button:enabled';
  const buttons = [...document.querySelectorAll(enabled)]
    .map((button, k) => [button.textContent, `${enabled} >> nth=${k}`])
    .filter(([text]) => !/Ctrl Z|Esc|Turn the tile|Put it back|Step back|Let the rest|Undo/.test(text))
    .map(([, selector]) => selector);
  const hexes = stops.filter((stop) => stop.includes('"hex-'));
  if (placing) return hexes.length ? hexes : null;
  const tiles = stops.filter((stop) => stop.includes('"tile-'));
  const found = tiles.length ? tiles : [...stops, ...buttons];
  if (found.length) return found;
  const last = [...document.querySelectorAll(enabled)]
    .findIndex((one) => /Let the rest/.test(one.textContent));
  return last < 0 ? null : [`${enabled} >> nth=${last}`];
}"""


def opens(visitor: Visitor, seats: int = 2, bot: str = "greedy", **wishes: object) -> str:
    """A table of Witchstone with bots, where we begin and turns end by themselves."""
    bots = {str(seat): bot for seat in range(1, seats)}
    usual: dict[str, object] = {"options": {"first": 1}, "asks_end_turn": False, "bots": bots}
    return visitor.opens(game="witchstone", seats=seats, **usual | wishes)


def offering(*deeds: str, from_round: int = 1) -> Callable[[dict[str, Any]], bool]:
    """Whether we may do one of these."""

    def reached(now: dict[str, Any]) -> bool:
        offered = {offer["what"]["do"] for offer in now.get("offers", [])}
        return now["view"]["round"] >= from_round and not offered.isdisjoint(deeds)

    return reached


def gets_on(offers: list[dict[str, Any]], luck: Random) -> dict[str, Any]:
    wise = [offer for offer in offers if offer["what"]["do"] not in GIVES_UP]
    out = [offer for offer in wise if offer["what"]["do"] == "move" and "rim" in offer["what"]]
    return luck.choice(out or wise or offers)


def plays_until(visitor: Visitor, table: str, *deeds: str, from_round: int = 1, seed: int = 5) -> None:
    now = visitor.plays(table, until=offering(*deeds, from_round=from_round), choose=gets_on, seed=seed)
    assert not now.get("result"), f"nobody came to {deeds}"


def arrives(visitor: Visitor, *deeds: str, from_round: int = 1, seed: int = 5, **wishes: object) -> Page:
    """At a table where we may do one of these."""
    visitor.is_called("Ágnes")
    table = opens(visitor, **wishes)  # type: ignore[arg-type]
    if deeds:
        plays_until(visitor, table, *deeds, from_round=from_round, seed=seed)
    page = visitor.go(f"/t/{table}")
    expect(page.locator("[data-legal]").first).to_be_attached()
    return page


def stop(page: Page, name: str) -> Locator:
    return page.locator(f'[data-stop="{name}"]')


def legal(page: Page, board: str) -> Locator:
    return page.locator(f'[data-legal][data-stop^="{board}-"]')


def presses_on(visitor: Visitor, luck: Random, or_else: str = "#verdict") -> str:
    """One press that goes on: what was pressed, or nothing once `or_else` is there."""
    ways: list[str] = visitor.page.wait_for_function(WAYS_ON, arg=or_else).json_value()
    if not ways:
        return ""
    wish = luck.choice(ways)
    visitor.page.locator(wish).first.click()
    return wish
