"""The screenshots of the documentation: FROSTFAIR_PICTURES=1 writes them, otherwise they are only taken.

Tables are dealt from a fixed seed to people with fixed names: a picture changes only if the client does.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from frostfair.games.installed import game
from frostfair.store.rows import NewTable
from frostfair.store.store import opened
from tests.size import SOAK
from tests.web.palette import reduced
from tests.web.visitor import ROOT, Visitor

FOLDER: Final = ROOT / "docs/screenshots"
WRITE: Final = os.environ.get("FROSTFAIR_PICTURES", "") not in ("", "0")
BLANK: Final = 16_000  # bytes: a page without anything on it is smaller
SEED: Final = "46524f5354464149522c20776865726520746865207269766572206973206963"
NAMES: Final = {
    "en": ("Ada", "Miss Frost", "Old Tom"),
    "hu": ("Anna", "Bálint", "Csilla"),
    "ru": ("Анна", "Борис", "Варя"),
    "pl": ("Ania", "Bartek", "Żaneta"),
}


class Picture(NamedTuple):
    name: str
    what: str
    size: str = "desk"
    theme: str = "dark"
    language: str = "en"


PICTURES: Final = (
    Picture("home-dark", "home"),
    Picture("home-light", "home", theme="light", language="hu"),
    Picture("home-phone", "home", "phone", language="pl"),
    Picture("lobby-light", "lobby", theme="light", language="ru"),
    Picture("new-dark", "new"),
    Picture("table-dark", "table"),
    Picture("table-light", "table", theme="light", language="hu"),
    Picture("table-phone-dark", "table", "phone", language="pl"),
    Picture("table-phone-light", "table", "phone", "light", "ru"),
    Picture("table-lying-phone", "table", "lying phone"),
    Picture("finished-dark", "finished", language="ru"),
    Picture("finished-phone", "finished", "phone", "light"),
    Picture("rules-light", "rules", theme="light", language="pl"),
    Picture("rules-phone", "rules", "phone", language="hu"),
    Picture("tutorial-dark", "tutorial"),
    Picture("tutorial-phone", "tutorial", "phone", "light", "pl"),
)
# Every day one of each kind is enough: the others are there to be looked at.
WANTED: Final = PICTURES if WRITE or SOAK else tuple({one.what: one for one in PICTURES}.values())


@pytest.mark.parametrize("picture", WANTED, ids=lambda picture: picture.name)
def test_picture(visitor: Callable[..., Visitor], database: str, picture: Picture) -> None:
    ana = visitor(size=picture.size, theme=picture.theme, language=picture.language)
    scene: Callable[[Visitor, list[Visitor], str], Page] = SCENES[picture.what]
    first, *rest = NAMES[picture.language]
    ana.is_called(first)
    others = [visitor().is_called(name) for name in rest] if picture.what in PEOPLED else []
    page = scene(ana, others, database)
    page.mouse.move(0, 0) if picture.what != "table" else None
    page.evaluate("() => document.fonts.ready.then(() => {})")
    taken = page.screenshot()
    assert len(taken) > BLANK
    if WRITE:
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{picture.name}.png").write_bytes(reduced(taken))


# --- scenes ---


def home(ana: Visitor, others: list[Visitor], database: str) -> Page:
    return ana.go("/")


def new(ana: Visitor, others: list[Visitor], database: str) -> Page:
    page = ana.go("/new")
    page.wait_for_selector("form")
    return page


def lobby(ana: Visitor, others: list[Visitor], database: str) -> Page:
    for friend, seats in zip(others, (3, 4), strict=True):
        friend.opens(seats=seats, bots={}, visibility="listed")
    ana.opens(seats=2, bots={}, visibility="listed")
    page = ana.go("/lobby")
    page.wait_for_selector("h1")
    return page


def table(ana: Visitor, others: list[Visitor], database: str) -> Page:
    """Mid-game: a crystal held, a page explained, and what each space would change."""
    dealt = deal(ana, others, database)
    people = dict(enumerate([ana, *others]))
    ana.plays(dealt, until=worth_a_look, others=people, choose=sensibly, seed=5)
    page = ana.go(f"/t/{dealt}")
    ana.awaits_choice()
    ana.glowing("h").first.click()
    charged = page.locator("[data-stop^=page-]:not([data-legal]):has(.worth, .value)")
    expect(charged.first).to_be_visible()
    best = charged.nth(_most(charged.locator(".worth, .value").all_inner_texts()))
    if "phone" in ana.size:
        ana.holds_a_finger_on(best)
    else:
        best.hover()
    page.wait_for_selector("aside.why em")
    return page


def finished(ana: Visitor, others: list[Visitor], database: str) -> Page:
    dealt = deal(ana, others, database)
    ana.plays(dealt, others=dict(enumerate([ana, *others])), choose=sensibly, seed=5)
    page = ana.go(f"/t/{dealt}")
    page.wait_for_selector("#verdict")
    return page


def rules(ana: Visitor, others: list[Visitor], database: str) -> Page:
    page = ana.go("/rules/winter-queen")
    page.wait_for_selector("h2")
    return page


def tutorial(ana: Visitor, others: list[Visitor], database: str) -> Page:
    begun = ana.ask("POST", "/api/tutorials", {"game": "winter-queen"})["id"]
    page = ana.go(f"/t/{begun}")
    coach = page.locator("section:has(> progress)")
    while not ana.awaits_choice(or_else="section:has(> progress) .btn.first"):
        coach.locator(".btn.first").click()
    return page


SCENES: Final = {
    "home": home,
    "new": new,
    "lobby": lobby,
    "table": table,
    "finished": finished,
    "rules": rules,
    "tutorial": tutorial,
}
PEOPLED: Final = ("lobby", "table", "finished")


def _most(numbers: list[str]) -> int:
    return max(range(len(numbers)), key=lambda k: int(numbers[k]))


# --- tables that are always dealt alike ---


def deal(ana: Visitor, others: list[Visitor], database: str) -> str:
    host = ana.ask("GET", "/api/me")["id"]
    wanted = NewTable(game("winter-queen"), 1 + len(others), {"first": 1}, host=host, seed=SEED)

    async def make() -> str:
        async with opened(database) as store:
            return (await store.tables.create(wanted)).id

    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own
        made = apart.submit(asyncio.run, make()).result()
    for friend in others:
        friend.sits(made)
    ana.ask("POST", f"/api/tables/{made}/start", {})
    return made


def worth_a_look(now: dict[str, Any]) -> bool:
    """Ana chooses a crystal, and has two books with something on them."""
    mine = [book for book in now["view"]["players"][0]["books"] if book]
    charged = [crystal for book in mine for crystal in book["crystals"] if crystal]
    lying = [space for space in now["view"]["map"] if space["crystal"]]
    return 0 in now["deciders"] and len(now["offers"]) > 12 and len(charged) >= 2 and len(lying) >= 12


def sensibly(offers: list[dict[str, Any]], luck: Random) -> dict[str, Any]:
    """Like somebody who knows what books are for: takes them, and fills them before using them."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for offer in offers:
        what = offer["what"]
        kind = "page" if what["do"] == "place" and "book" in what else what["do"]
        kinds.setdefault(kind, []).append(offer)
    if "take" in kinds:
        return luck.choice(kinds["take"])
    if "page" in kinds and luck.random() < 0.35:
        return luck.choice(kinds["page"])
    return luck.choice(kinds.get("place") or kinds.get("activate") or offers)
