"""What a press costs in the browser: scripting and layout per interaction, and long tasks while pieces fly.

Part of `python -m bench`; alone with `python -m bench.browser`. Needs the built client and a Chromium
(`tools/browser.py`) and says so if one is missing. What counts is the time that the page's thread was at work
until the server's answer is on the screen. A machine that has other things to do makes single presses slow,
so each is measured several times and the best counts.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "src/frostfair/web_client/index.html"
TIMES: Final = 7
INTERACTION_MS: Final = 25.0
TASK_MS: Final = 50.0
PREVIEW_MS: Final = 50.0
SLOWED: Final = 4  # times, for what a weak phone must do too
BOT_MS: Final = 1500  # a bot that chooses at random is done by then
COUNTED: Final = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")

LONG_TASKS: Final = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'longtask' });
}"""
SETTLED: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))"
NEWS: Final = '"t":"news"'
LANDED: Final = (
    "() => document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)"
)


@dataclass(frozen=True)
class Interaction:
    """Something a person does: what it cost at best, and what it may cost."""

    words: str
    best: float  # milliseconds
    most: float

    @property
    def failed(self) -> bool:
        return self.best > self.most


def look() -> tuple[list[Interaction], list[str]]:
    """What was measured, or why not."""
    missing = why_not()
    return ([], [f"the browser ({missing})"]) if missing else (measured(), [])


def shown(found: list[Interaction]) -> Table:
    table = Table(title="In the browser", title_justify="left", title_style="bold")
    for column in ("", "at best", "asked"):
        table.add_column(column, justify="right" if column else "left", no_wrap=True)
    for one in found:
        colour, sign = ("red", "✗") if one.failed else ("green", "✓")
        table.add_row(one.words, f"[{colour}]{one.best:.1f} ms {sign}[/]", f"≤ {one.most:.0f} ms")
    return table


def why_not() -> str | None:
    if not CLIENT.exists():
        return "the client is not built: make client"
    try:
        import playwright  # noqa: F401
    except ImportError:
        return "Playwright is not installed"
    return None


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "frostfair", "serve", "--port", "0", "--no-limits"]
        command += ["--database", f"sqlite:///{folder}/bench.db"]
        log = Path(folder) / "log"
        with log.open("w") as said, subprocess.Popen(command, stdout=said, stderr=said) as server:
            while "http://" not in log.read_text(encoding="utf-8"):
                assert server.poll() is None, log.read_text(encoding="utf-8")
                time.sleep(0.1)
            try:
                yield "http://" + log.read_text(encoding="utf-8").split("http://")[1].split()[0].rstrip("/.")
            finally:
                server.terminate()


def measured() -> list[Interaction]:
    from tests.web.visitor import Visitor
    from tools.browser import driven

    with serving() as address, driven() as browser:
        ana = Visitor(browser, address, still=False).is_called("Ana")
        bea = Visitor(browser, address, still=False).is_called("Bea")
        return [*presses(ana), *over_the_cauldron(bea)]


def presses(ana: Any) -> Iterator[Interaction]:
    table = ana.opens(bots={"1": "random"}, options={"first": 1}, asks_end_turn=True)
    ana.plays(
        table,
        until=lambda now: any(now["view"]["players"][0]["books"]) and len(now.get("offers", [])) > 12,
        seed=3,
    )
    sockets: list[Any] = []
    ana.page.on("websocket", lambda socket: sockets.insert(0, socket))
    page = ana.go(f"/t/{table}")
    ana.awaits_choice()
    counter = ana.context.new_cdp_session(page)
    counter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = {one["name"]: one["value"] for one in counter.send("Performance.getMetrics")["metrics"]}
        return 1000 * sum(float(metrics[name]) for name in COUNTED)

    def heard(press: Callable[[], object]) -> None:
        """Presses and waits for what the server makes of it; the page notices nothing of the waiting."""
        with sockets[0].expect_event("framereceived", lambda frame: NEWS in str(frame).replace(" ", "")):
            press()

    def cost(
        press: Callable[[], object], undo: Callable[[], object], ready: Callable[[], object] = lambda: None
    ) -> float:
        """Of one press, until the next frame is drawn; the best of several."""
        costs = []
        for _ in range(TIMES):
            ready()
            page.evaluate(SETTLED)
            before = spent()
            press()
            page.evaluate(SETTLED)
            costs.append(spent() - before)
            undo()
            page.wait_for_function(LANDED)
        return min(costs)

    def settled() -> None:
        page.wait_for_function(LANDED)
        page.mouse.move(5, 5)
        page.evaluate("() => window.tasks.splice(0)")

    crystal = centre(ana.glowing("h").first)
    own_page = centre(page.locator("[data-stop^=page-]").first)
    yield Interaction(
        "lifting a crystal",
        cost(lambda: page.mouse.click(*crystal), lambda: page.keyboard.press("Escape")),
        INTERACTION_MS,
    )
    yield Interaction(
        "asking a page why",
        cost(lambda: page.mouse.click(*own_page), lambda: page.keyboard.press("Escape")),
        INTERACTION_MS,
    )
    page.mouse.click(*crystal)
    space = centre(page.locator("[data-part=map] [data-place][data-legal]").first)
    page.keyboard.press("Escape")
    page.evaluate(LONG_TASKS)
    settled()
    longest: list[float] = []

    def step_back() -> None:
        page.wait_for_function(LANDED)
        longest.append(max(page.evaluate("() => window.tasks.splice(0)"), default=0.0))
        heard(lambda: page.keyboard.press("Control+z"))
        settled()

    def place() -> None:
        heard(lambda: page.mouse.click(*space))

    placing = cost(place, step_back, lambda: page.mouse.click(*crystal))
    yield Interaction("placing a crystal, and the answer", placing, INTERACTION_MS)

    def place_and_wait() -> None:
        page.mouse.click(*crystal)
        place()
        settled()

    back = cost(lambda: heard(lambda: page.keyboard.press("Control+z")), settled, place_and_wait)
    yield Interaction("a step back, and the answer", back, INTERACTION_MS)
    yield Interaction("the longest task while pieces fly", min(longest), TASK_MS)
    yield Interaction("each thing that the bot does", bots_turn(ana, sockets[0], spent), INTERACTION_MS)


def over_the_cauldron(bea: Any) -> Iterator[Interaction]:
    """Witchstone on a slow machine: a tile is held, shows what it would bring, moves about."""
    from tests.web.witchstone import legal, opens, plays_until

    table = opens(bea, bot="random")
    plays_until(bea, table, "hold", from_round=4)
    page = bea.go(f"/t/{table}")
    counter = bea.context.new_cdp_session(page)
    counter.send("Performance.enable")
    counter.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})

    def spent() -> float:
        metrics = {one["name"]: one["value"] for one in counter.send("Performance.getMetrics")["metrics"]}
        return 1000 * sum(float(metrics[name]) for name in COUNTED)

    previews: list[float] = []
    moves: list[float] = []
    for _ in range(TIMES):
        tile = centre(legal(page, "tile").first)
        page.evaluate(SETTLED)
        before = spent()
        page.mouse.click(*tile)
        page.wait_for_selector(".sizes text", state="attached")
        page.evaluate(SETTLED)
        previews.append(spent() - before)
        for k in (0, 3):
            place = centre(legal(page, "hex").nth(k))
            before = spent()
            page.mouse.move(*place)
            page.evaluate(SETTLED)
            moves.append(spent() - before)
        page.mouse.move(5, 5)
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-stop^=tile][aria-pressed=true]", state="detached")
    slowed = f"{SLOWED} times slower"
    yield Interaction(f"Witchstone, {slowed}: a tile and all its places", min(previews), PREVIEW_MS)
    yield Interaction(f"Witchstone, {slowed}: the tile moves on", min(moves), INTERACTION_MS)


def bots_turn(ana: Any, socket: Any, spent: Callable[[], float]) -> float:
    """We end our turn: what the page does then for each piece of news, at best."""
    news: list[str] = []
    socket.on(
        "framereceived", lambda frame: news.append(NEWS) if NEWS in str(frame).replace(" ", "") else None
    )
    end_turn = ana.page.get_by_role("button", name="End turn")
    costs: list[float] = []
    luck = Random(1)
    while len(costs) < TIMES and ana.presses_what_glows(luck):
        ana.page.wait_for_function(LANDED)
        if not end_turn.count():
            continue
        before, heard = spent(), len(news)
        ana.page.mouse.click(*centre(end_turn))
        ana.page.wait_for_timeout(BOT_MS)
        costs.append((spent() - before) / max(1, len(news) - heard))
    return min(costs)


def centre(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def main() -> int:
    console = Console()
    found, skipped = look()
    for line in skipped:
        console.print(f"[yellow]Not measured:[/] {line}", highlight=False)
    if found:
        console.print(shown(found))
    return int(any(one.failed for one in found))


if __name__ == "__main__":
    sys.exit(main())
