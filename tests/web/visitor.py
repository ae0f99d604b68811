"""Somebody with a browser: notices every error in the console and every word to another host."""

import json
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request

ROOT: Final = Path(__file__).resolve().parent.parent.parent
AXE: Final = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")

SIZES: Final[Mapping[str, tuple[int, int]]] = {
    "desk": (1280, 720),
    "wide": (1600, 900),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "short phone": (390, 664),
    "small phone": (360, 640),
    "low phone": (375, 553),  # with all of the browser's bars
    "lying phone": (844, 390),
    "small lying phone": (664, 390),
}
PAGES: Final = (
    "/",
    "/lobby",
    "/new",
    "/join",
    "/rules",
    "/rules/winter-queen",
    "/learn/winter-queen",
    "/puzzles/winter-queen/polar-star-2",
    "/puzzles/winter-queen/arcane-knowledge-1",
    "/about",
    "/settings",
    "/profile",
    "/t/nowhere",
)
THEMES: Final = ("dark", "light")
LOCALES: Final = {"en": "en-GB", "hu": "hu-HU", "ru": "ru-RU", "pl": "pl-PL"}
KEYS: Final = count()
VERDICT: Final = "#verdict"
BEAT_MS: Final = 20
QUIET: Final = 4  # beats


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        size: str = "desk",
        language: str = "en",
        theme: str = "dark",
        still: bool = True,
        offline_is_fine: bool = False,
        slow_line: bool = False,
    ) -> None:
        width, height = SIZES[size]
        self.address = address
        self.size = size
        self.faults: list[str] = []
        self.underway: set[Request] = set()
        self.offline_is_fine = offline_is_fine
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce" if still else "no-preference",
            has_touch="phone" in size,
            is_mobile="phone" in size,
        )
        self.context.set_default_timeout(30_000)
        if slow_line:
            self.context.add_init_script(SLOW_LINE)
        self.page: Page = self.context.new_page()
        self._watch(self.page)

    # --- going about ---

    def prefers(self, **wishes: object) -> "Visitor":
        """As if chosen in the settings before."""
        self.context.add_init_script(
            "const place = 'frostfair.preferences';"
            "if (!localStorage.getItem(place)) localStorage.setItem(place, JSON.stringify("
            f"{json.dumps(wishes)}))"
        )
        return self

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        self.page.wait_for_function(DRAWN)
        self.settles()
        return self.page

    def settles(self) -> None:
        """Until nothing has been on its way for a moment (Playwright's own such moment is half a second)."""
        quiet = 0
        while quiet < QUIET:
            self.page.wait_for_timeout(BEAT_MS)
            quiet = 0 if self.underway else quiet + 1

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request with the cookies of this browser."""
        answer = self.context.request.fetch(
            self.address + path, method=method, data=body, headers={"origin": self.address}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    def requests_to(self, part: str) -> list[str]:
        """What the page asks the server for from now on, where the address has this in it."""
        found: list[str] = []
        self.page.on("request", lambda request: found.append(request.url) if part in request.url else None)
        return found

    def goes_offline(self) -> None:
        self.context.set_offline(True)

    def comes_back(self) -> None:
        self.context.set_offline(False)

    def is_called(self, name: str) -> "Visitor":
        self.ask("POST", "/api/guest", {"name": name})
        return self

    def opens(self, **wishes: object) -> str:
        """A table of Winter Queen with the visitor in the first free seat, started if it is full."""
        usual = {"game": "winter-queen", "seats": 2, "visibility": "private", "bots": {"1": "greedy"}}
        opened = self.ask("POST", "/api/tables", usual | wishes)["id"]
        table = self.sits(opened)
        if all(seat.get("user") or seat.get("bot") for seat in table["seats"]):
            self.ask("POST", f"/api/tables/{opened}/start", {})
        return str(opened)

    def sits(self, table: str, **wishes: object) -> Any:
        return self.ask("POST", f"/api/tables/{table}/sit", wishes)

    def sits_down_with(self, other: "Visitor", **wishes: object) -> str:
        """A table of two people."""
        table = self.opens(bots={}, **wishes)
        other.sits(table)
        self.ask("POST", f"/api/tables/{table}/start", {})
        return table

    # --- playing without looking: how tests get to a position ---

    def sends(self, table: str, message: Mapping[str, object]) -> list[dict[str, Any]]:
        answers: list[dict[str, Any]] = self.ask("POST", f"/api/tables/{table}/messages", message)
        refused = [answer for answer in answers if answer["t"] == "refused"]
        assert not refused, refused
        return answers

    def position(self, table: str, seat: int | None = None) -> tuple[int, dict[str, Any]]:
        hello = {"t": "hello"} if seat is None else {"t": "hello", "d": {"seat": seat}}
        view = next(answer for answer in self.sends(table, hello) if answer["t"] == "view")
        return view["v"], view["d"]["now"]

    def told(self, table: str) -> int:
        """How many lines the log has: the end of a turn is a record of its own, but nothing is said of it."""
        records = self.ask("GET", f"/api/tables/{table}/history")["records"]
        return sum(bool(record.get("told")) for record in records)

    def decides(self, table: str, version: int, do: str) -> None:
        self.sends(table, {"t": "act", "v": version, "d": {"key": f"key {next(KEYS)}", "do": do}})

    def plays(
        self,
        table: str,
        decisions: int = 1000,
        until: Callable[[dict[str, Any]], bool] = lambda now: False,
        others: Mapping[int, "Visitor"] | None = None,
        choose: Callable[[list[dict[str, Any]], Random], dict[str, Any]] = lambda offers, luck: luck.choice(
            offers
        ),
        seed: int = 1,
    ) -> dict[str, Any]:
        """Chooses at random until that many decisions were made, that position is reached, or the end.

        Bots decide for themselves; `others` are the people in other seats.
        """
        luck = Random(seed)
        people = dict(others or {})
        while True:
            version, now = self.position(table)
            if now.get("result") or decisions <= 0 or until(now):
                return now
            if (player := next((people[s] for s in now["deciders"] if s in people), None)) is not None:
                version, now = player.position(table)
            elif not now.get("offers") and not now.get("may_end_turn"):
                continue  # a bot thinks
            else:
                player = self
            if now.get("offers"):
                player.decides(table, version, choose(now["offers"], luck)["do"])
            else:
                player.sends(table, {"t": "end-turn", "v": version, "d": {"key": f"key {next(KEYS)}"}})
            decisions -= 1

    # --- playing by hand ---

    def glowing(self, part: str = "") -> Locator:
        """What can be chosen on the table; a part of it: h (holders), pile-, page-, or a space."""
        return self.page.locator(f"[data-legal][data-stop^='{part}']" if part else "[data-legal]")

    def awaits_choice(self, or_else: str = VERDICT) -> list[str]:
        """Until there is something to press: the selectors of it all; none if `or_else` is there instead."""
        found: list[str] = self.page.wait_for_function(GLOWING, arg=or_else).json_value()
        return found

    def presses_what_glows(self, luck: Random, or_else: str = VERDICT) -> str:
        """One press, somewhere: what was pressed, or nothing if `or_else` is there (the game is over)."""
        wishes = self.awaits_choice(or_else)
        if not wishes:
            return ""
        wish = luck.choice(wishes)
        self.page.locator(wish).first.click()
        return wish

    def holds_a_finger_on(self, thing: Locator) -> None:
        """Down and not up again before the table has answered: Playwright's own taps are short."""
        box = thing.bounding_box()
        assert box
        finger = self.context.new_cdp_session(self.page)
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        self.page.wait_for_selector("aside.why")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    # --- looking ---

    def barriers(self, theme: str | None = None) -> list[str]:
        """What axe-core has to say about the page as it is now, or as it would be in that theme."""
        if theme is not None:
            self.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            self.page.wait_for_selector(f"html[data-theme={theme}]", state="attached")
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE)
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{violation['id']}: {node['html'][:160]} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def overflow(self) -> list[str]:
        """Texts that don't fit where they stand."""
        found: list[str] = self.page.evaluate(OVERFLOW)
        return found

    def leave(self) -> list[str]:
        self.context.close()
        return self.faults

    # --- noticing ---

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"error on the page: {error}"))
        page.on("request", self._asked)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.offline_is_fine and (
            "ERR_INTERNET_DISCONNECTED" in message.text or "WebSocket" in message.text
        ):
            return
        self.faults.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        self.underway.add(request)
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.faults.append(f"a request to another host: {request.url}")

    def _answered(self, request: Request) -> None:
        self.underway.discard(request)


DRAWN: Final = "() => document.querySelector('h1, .curtain, #verdict') && document.fonts.status === 'loaded'"

# Selectors of everything that may be pressed to go on (stepping back and putting back are no way on); null if
# there is nothing yet.
GLOWING: Final = """(orElse) => {
  if (document.querySelector(orElse)) return [];
  const any = (wishes) => (wishes.length ? wishes : null);
  const names = (part) => [...document.querySelectorAll(`[data-legal]${part}`)]
    .map((stop) => `[data-legal][data-stop="${stop.dataset.stop}"]`);
  const held = document.querySelector('[data-legal][aria-pressed=true]');
  if (held) return any(names('[data-place]'));
  const crystals = names('[data-stop^=h]');
  const enabled = ':is(.prompt, .answer) .buttons button:enabled, .phone .activate';
  const buttons = [...document.querySelectorAll(enabled)]
    .map((button, k) => [button.querySelector('kbd')?.textContent, `${enabled} >> nth=${k}`])
    .filter(([key]) => key !== 'Ctrl Z')
    .map(([, selector]) => selector);
  const piles = names('[data-stop^=pile]');
  if (crystals.length) return [...crystals, ...buttons];
  return any([...piles, ...buttons, ...(piles.length ? [] : names('[data-place]'))]);
}"""

# What the server says is heard a little later, so that a page is also seen while it waits.
SLOW_LINE: Final = """
  window.WebSocket = class extends window.WebSocket {
    set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear(event), 100); }
  };
"""

# A page may scroll down but not sideways, and no word may be cut where nothing says so (an ellipsis does).
OVERFLOW: Final = """() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element);
    const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (!cuts || style.textOverflow === 'ellipsis' || style.clipPath !== 'none') continue;
    if (element.scrollWidth > element.clientWidth + 1 && element.textContent.trim())
      faults.push(`${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 60)}`);
  }
  for (const button of document.querySelectorAll('button, a, h1, h2, h3, label, [role=tab]')) {
    const box = button.getBoundingClientRect();
    const outside = box.width && (box.right > innerWidth + 1 || box.left < -1);
    if (outside && !button.closest('.hidden-text, [data-scrolls]'))
      faults.push(`off the screen: ${button.textContent.trim().slice(0, 60)}`);
  }
  return faults;
}"""
