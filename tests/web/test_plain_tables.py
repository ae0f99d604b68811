"""The tables of a plain board fit where they stand, in every language: nothing is cut, no word is broken."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.web.visitor import LOCALES, Visitor

Arrive = Callable[..., Visitor]

# The longest names that the program gives to bots sit at a full table; everything is unfolded.
SEATS: Final = {"winter-queen": 4, "witchstone": 4, "winter-tales": 7}
OPTIONS: Final[dict[str, dict[str, object]]] = {
    "winter-tales": {"memories": 5, "powers": True, "objectives": True, "skills": True, "narration": "voice"}
}
SIZES: Final = ("desk", "tablet", "short phone")

UNFOLD: Final = "() => document.querySelectorAll('details').forEach((part) => (part.open = true))"
# A word may go on behind a hyphen; whatever else stands on two lines was broken.
MISFITS: Final = """() => {
  const faults = [];
  const broken = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  };
  for (const table of document.querySelectorAll('.words table')) {
    const place = table.parentElement.getBoundingClientRect();
    const box = table.getBoundingClientRect();
    if (box.right > place.right + 1 || table.scrollWidth > table.clientWidth + 1)
      faults.push(`${Math.round(box.width)} wide in ${Math.round(place.width)}: ${table.tHead.innerText}`);
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of node.data.matchAll(/[^\\s\\-–\\/]+/g))
        if (broken(node, word.index, word.index + word[0].length)) faults.push(`broken: ${word[0]}`);
  }
  return faults;
}"""


@pytest.mark.parametrize("game", SEATS)
def test_tables_fit(visitor: Arrive, game: str) -> None:
    ann = visitor().prefers(plain=True).is_called("Wilhelmina")
    bots = {str(seat): "random" for seat in range(1, SEATS[game])}
    table = ann.opens(
        game=game, seats=SEATS[game], bots=bots, options=OPTIONS.get(game, {}), asks_end_turn=False
    )
    ann.plays(table, decisions=30)
    cookies = ann.context.storage_state()["cookies"]
    faults = []
    for size in SIZES:
        for language in LOCALES:
            guest = visitor(size=size, language=language).prefers(plain=True)
            guest.context.add_cookies(cookies)  # type: ignore[arg-type]
            page = guest.go(f"/t/{table}")
            page.wait_for_selector(".words table")
            page.evaluate(UNFOLD)
            faults += [f"{size}, {language}: {fault}" for fault in page.evaluate(MISFITS) + guest.overflow()]
            guest.page.close()
    assert not faults, "\n".join(sorted(set(faults)))
