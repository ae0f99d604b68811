"""What Witchstone costs in the browser on a weak machine: the first look, a tile and its places, a choice."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from bench.browser import COUNTED, INTERACTION_MS, LANDED, SETTLED, TIMES, Interaction, centre

PREVIEW_MS: Final = 50.0
LOAD_MS: Final = 200.0
SLOWED: Final = 4  # times, for what a weak phone must do too
LOADS: Final = 3
ANSWER: Final = '"t":"answer"'
Cost = Callable[[Callable[[], object]], float]
TASKS: Final = """window.tasks = [];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration)))
  .observe({ type: 'longtask', buffered: true });"""


def over_the_cauldron(bea: Any) -> Iterator[Interaction]:
    from tests.web.witchstone import opens, plays_until

    slowed = f"{SLOWED} times slower"
    table = opens(bea, bot="random")
    plays_until(bea, table, "hold", from_round=4)
    bea.context.add_init_script(TASKS)
    sockets: list[Any] = []
    bea.page.on("websocket", lambda socket: sockets.insert(0, socket))
    yield Interaction("Witchstone: the longest task of the first look", first_look(bea, table), LOAD_MS)
    page = bea.page
    counter = bea.context.new_cdp_session(page)
    counter.send("Performance.enable")
    counter.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})

    def spent() -> float:
        metrics = {one["name"]: one["value"] for one in counter.send("Performance.getMetrics")["metrics"]}
        return 1000 * sum(float(metrics[name]) for name in COUNTED)

    def cost(deed: Callable[[], object]) -> float:
        """Of one thing that is done, until the next frame is drawn."""
        page.wait_for_function(LANDED)
        page.evaluate(SETTLED)
        before = spent()
        deed()
        page.evaluate(SETTLED)
        return spent() - before

    def answered(deed: Callable[[], object]) -> None:
        """What a choice would bring is asked for once the table has changed; the page notices no waiting."""
        with sockets[0].expect_event("framereceived", lambda frame: ANSWER in str(frame).replace(" ", "")):
            deed()

    rounds = [held(page, cost, answered) for _ in range(TIMES)]
    previews, moves, places, backs = (min(costs) for costs in zip(*rounds, strict=True))
    yield Interaction(f"Witchstone, {slowed}: a tile and all its places", previews, PREVIEW_MS)
    yield Interaction(f"Witchstone, {slowed}: the tile moves on", moves, INTERACTION_MS)
    yield Interaction(f"Witchstone, {slowed}: the tile is laid, and the answer", places, INTERACTION_MS)
    yield Interaction(f"Witchstone, {slowed}: a step back, and the answer", backs, INTERACTION_MS)


def first_look(bea: Any, table: str) -> float:
    """The longest task from the address to the table, at best of a few."""
    longest = []
    for _ in range(LOADS):
        bea.go(f"/t/{table}")
        bea.page.wait_for_selector("[data-legal]", state="attached")
        longest.append(max(bea.page.evaluate("() => window.tasks"), default=0.0))
    return min(longest)


def held(page: Any, cost: Cost, answered: Callable[[Callable[[], object]], None]) -> tuple[float, ...]:
    """A tile is taken in hand, moves over two places, is laid, and goes back the same way."""
    from tests.web.witchstone import legal

    tile = centre(legal(page, "tile").first)
    preview = cost(lambda: answered(lambda: page.mouse.click(*tile)))
    page.wait_for_selector(".sizes text", state="attached")
    spots = [centre(legal(page, "hex").nth(k)) for k in (0, 3)]
    moved = min(cost(partial(page.mouse.move, *spot)) for spot in spots)
    laid = cost(lambda: answered(lambda: page.mouse.click(*spots[-1])))
    page.mouse.move(5, 5)
    back = cost(lambda: answered(lambda: page.keyboard.press("Control+z")))
    page.wait_for_selector(".sizes text", state="attached")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-stop^=tile][aria-pressed=true]", state="detached")
    page.wait_for_selector("[data-stop^=tile][data-legal]")
    return preview, moved, laid, back
