"""At a drawn table of Winter Tales: how people press what glows there, and tell."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor

PATIENCE: Final = 3000  # presses of the longest game
WORDS: Final = "The snow fell so thickly that nobody could see the lamps of the town any more."

# What goes on: putting back and stepping back don't. Words that are due come first, then what was begun.
WAYS_ON: Final = """(orElse) => {
  if (document.querySelector(orElse)) return [];
  const seen = (one) => one.getClientRects().length && !one.closest('[inert]');
  const told = document.querySelector('#tell');
  if (told) return ['#tell'];
  const playing = [...document.querySelectorAll('[data-editor] button.first:enabled')].filter(seen);
  if (playing.length) return ['[data-editor] button.first:enabled'];
  const held = document.querySelector('[data-part=hand] [aria-pressed=true]');
  const stops = [...document.querySelectorAll('[data-legal]')].filter(seen)
    .filter((stop) => !(held && stop.dataset.stop.startsWith('card-')))
    .map((stop) => `[data-legal][data-stop="${stop.dataset.stop}"]`);
  const buttons = ['[data-answer]:enabled', '.bar .prompt .buttons button:enabled'].flatMap((found) =>
    [...document.querySelectorAll(found)]
      .map((button, k) => [button, `${found} >> nth=${k}`])
      .filter(([button]) => seen(button) && !/Ctrl Z|Esc|Put it back|Undo/.test(button.textContent))
      .map(([, selector]) => selector));
  const found = [...stops, ...buttons];
  if (found.length) return found;
  // on a phone it may glow in the other part
  const other = document.querySelector('.zones [aria-selected=false]');
  return other && document.querySelector('.zones .wanted[aria-selected=false]')
    ? ['.zones [aria-selected=false]'] : null;
}"""
VERSION: Final = "() => document.querySelector('.table').dataset.version"


def opens(visitor: Visitor, seats: int = 3, people: int = 1, **wishes: object) -> str:
    """A table of Winter Tales, with bots behind the people."""
    bots = {str(seat): "random" for seat in range(people, seats)}
    return visitor.opens(game="winter-tales", seats=seats, bots=bots, **{"asks_end_turn": False} | wishes)


def made_up(page: Page) -> None:
    """The program tells for us."""
    due = page.locator("[data-editor] form").get_attribute("data-text")
    page.get_by_role("button", name="Let the program tell").click()
    expect(page.locator(f"[data-editor] form[data-text='{due}']")).to_have_count(0)


def presses_on(visitor: Visitor, luck: Random, or_else: str = "#verdict") -> str:
    """One press that goes on: what was pressed, or nothing once `or_else` is there."""
    page = visitor.page
    ways: list[str] = page.wait_for_function(WAYS_ON, arg=or_else).json_value()
    if not ways:
        return ""
    if ways == ["#tell"]:
        made_up(page)
        return "#tell"
    wish = luck.choice(ways)
    page.locator(wish).first.click()
    return wish


def offering(*deeds: str) -> Callable[[dict[str, Any]], bool]:
    """Whether we may do one of these."""

    def reached(now: dict[str, Any]) -> bool:
        return not {offer["what"]["do"] for offer in now.get("offers", [])}.isdisjoint(deeds)

    return reached


def plays_until(visitor: Visitor, table: str, *deeds: str) -> None:
    """Without looking, telling nothing of our own, until we may do one of these."""
    luck = Random(3)
    for _ in range(PATIENCE):
        version, now = visitor.position(table)
        assert not now.get("result"), f"nobody came to {deeds}"
        due = [piece for piece in now.get("telling", {}).get("untold", []) if piece["seat"] == 0]
        for piece in due:
            visitor.sends(
                table,
                {"t": "tell", "d": {"key": f"told {piece['id']}", "text": piece["id"], "words": ""}},
            )
        if due:
            continue
        if offering(*deeds)(now):
            return
        if now.get("offers"):
            visitor.decides(table, version, luck.choice(now["offers"])["do"])
    raise AssertionError(f"nobody came to {deeds}")
