"""What came out, for people and as JSON."""

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench import ROOT, browser
from bench.bars import Verdict
from bench.baseline import Comparison
from bench.slices import Reading
from bench.workloads import (
    COMPILED,
    COPY,
    COPY_STEP,
    DRIVE,
    MEMORY,
    OFFER,
    PEERS,
    PLAY,
    PURE,
    C,
    Subject,
    key,
    peer_key,
    subjects,
)

LATEST: Final = ROOT / "bench" / "results" / "latest.json"

WORDS: Final = {
    "good": "[green]as before[/]",
    "better": "[green]better[/]",
    "warning": "[yellow]slower[/]",
    "failed": "[red]FAILED[/]",
    "new": "[yellow]not in the baseline[/]",
}


@dataclass
class Results:
    """Everything that one run found."""

    readings: dict[str, Reading] = field(default_factory=dict)
    memory: dict[str, float] = field(default_factory=dict)  # bytes per state, by key
    instructions: dict[str, float] = field(default_factory=dict)  # per unit
    interactions: list[browser.Interaction] = field(default_factory=list)  # in the browser
    skipped: list[str] = field(default_factory=list)
    bars: list[Verdict] = field(default_factory=list)
    comparisons: list[Comparison] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        bars = any(bar.failed for bar in self.bars) or any(one.failed for one in self.interactions)
        return bars or any(comparison.word == "failed" for comparison in self.comparisons)


def number(n: float | None) -> str:
    """With three digits: 4.81 M, 383 k, 57.2."""
    if n is None:
        return "–"
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if n >= size:
            return three_digits(n / size) + letter
    return three_digits(n)


def span(seconds: float | None) -> str:
    """A short time: 425 ns, 14.8 µs."""
    if seconds is None:
        return "–"
    return f"{three_digits(1e9 * seconds)} ns" if seconds < 1e-6 else f"{three_digits(1e6 * seconds)} µs"


def ratio(part: float | None) -> str:
    return "–" if part is None else three_digits(part)


def three_digits(n: float) -> str:
    return f"{n:.0f}" if n >= 1000 else f"{n:#.3g}".rstrip(".")


def show(results: Results, console: Console) -> None:
    for subject in subjects():
        console.print(speeds(subject, results))
        console.print(costs(subject, results))
    if any(peer_key(peer) in results.readings for peer in PEERS):
        console.print(peers(results))
    for subject in subjects():
        console.print(bars(subject, results.bars))
    if results.interactions:
        console.print(browser.shown(results.interactions))
    if results.comparisons:
        console.print(comparisons(results.comparisons))
        if any(comparison.word == "better" for comparison in results.comparisons):
            console.print("Better than the baseline: --update-baseline makes that the one to compare with.")
    for line in results.skipped:
        console.print(f"[yellow]Not measured:[/] {line}", highlight=False)
    console.print(summary(results))


def summary(results: Results) -> str:
    if results.failed:
        return "[red]Not good enough.[/]"
    open_ones = sum(verdict.ratio is None for verdict in results.bars)
    if open_ones:
        return f"[yellow]Nothing failed, but {open_ones} of {len(results.bars)} bars could not be judged.[/]"
    return "[green]All bars hold.[/]"


def grid(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left", no_wrap=True)
    return table


def speeds(subject: Subject, results: Results) -> Table:
    """Random play, by whom and with how many players."""
    table = grid(
        f"{subject.game}: random play, per second of one core",
        *("players", "by", "games", "decisions", "of C", "times uncompiled"),
    )
    for seats in subject.seats:
        rates = {
            build: results.readings.get(key(subject.game, seats, PLAY, build))
            for build in (C, COMPILED, PURE)
        }
        for build, reading in rates.items():
            if reading is not None:
                beside = [quotient(reading, rates[C]), quotient(reading, rates[PURE])]
                table.add_row(
                    str(seats), build, number(reading.times_rate), number(reading.rate), *map(ratio, beside)
                )
        table.add_section()
    return table


def quotient(one: Reading, other: Reading | None) -> float | None:
    return None if other is None else one.rate / other.rate


def costs(subject: Subject, results: Results) -> Table:
    """What a search pays, and a bot that is not compiled."""
    table = grid(f"{subject.game}: what it costs", "", *(f"{seats} players" for seats in subject.seats))

    def found(work: str, build: str) -> list[float | None]:
        readings = [results.readings.get(key(subject.game, seats, work, build)) for seats in subject.seats]
        return [None if reading is None else reading.rate for reading in readings]

    def spans(words: str, work: str, build: str) -> None:
        table.add_row(words, *(span(None if rate is None else 1 / rate) for rate in found(work, build)))

    spans("copy + step", COPY_STEP, COMPILED)
    spans("copy + step, uncompiled", COPY_STEP, PURE)
    spans("copy, called from Python", COPY, COMPILED)
    table.add_row("decisions/s, driven from Python", *map(number, found(DRIVE, COMPILED)))
    table.add_row("the same, actions as a list", *map(number, found(OFFER, COMPILED)))
    for build in (COMPILED, PURE):
        sizes = [results.memory.get(key(subject.game, seats, MEMORY, build)) for seats in subject.seats]
        table.add_row(f"bytes per state, {build}", *("–" if n is None else f"{n:.0f}" for n in sizes))
    return table


def peers(results: Results) -> Table:
    """Others, the fastest first, and how many times faster our slowest compiled table is."""
    ours = [
        reading.rate for name, reading in results.readings.items() if name.endswith(f"/{PLAY}/{COMPILED}")
    ]
    table = grid("Other engines: random play, per second of one core", "engine", "game", "moves", "we are")
    found = [(results.readings[peer_key(p)].rate, p) for p in PEERS if peer_key(p) in results.readings]
    for rate, peer in sorted(found, key=lambda pair: -pair[0]):
        faster = f"{ratio(min(ours) / rate)} ×" if ours else "–"
        table.add_row(peer.engine, peer.game, number(rate), faster)
    return table


def bars(subject: Subject, verdicts: Sequence[Verdict]) -> Table:
    """What is asked of a game, and whether it holds at every table."""
    table = grid(f"{subject.game}: the bars", "", "asked", *(f"{n} players" for n in subject.seats))
    mine = [verdict for verdict in verdicts if verdict.game == subject.game]
    for bar in subject.bars:
        found = {verdict.seats: verdict for verdict in mine if verdict.bar == bar}
        asked = f"{'≤' if bar.turned else '≥'} {ratio(next(iter(found.values())).limit)}"
        table.add_row(bar.words, asked, *(mark(found.get(seats)) for seats in subject.seats))
    return table


def mark(verdict: Verdict | None) -> str:
    if verdict is None:
        return ""  # the bar doesn't stand at this table
    if verdict.ratio is None:
        return "–"
    colour, sign = ("red", "✗") if verdict.failed else ("green", "✓")
    return f"[{colour}]{ratio(verdict.shown)} {sign}[/]"


def comparisons(found: Sequence[Comparison]) -> Table:
    table = grid("Beside the baseline", "what", "by", "change", "")
    for one in found:
        change = "–" if one.change is None else f"{100 * one.change:+.1f} %"
        table.add_row(one.name, one.what, change, WORDS[one.word])
    return table


def as_json(results: Results) -> dict[str, object]:
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {
            "system": platform.platform(),
            "processor": platform.machine(),
            "python": platform.python_version(),
        },
        "rates": {name: round(reading.rate, 1) for name, reading in results.readings.items()},
        "games": {
            name: round(reading.times_rate, 1)
            for name, reading in results.readings.items()
            if f"/{PLAY}/" in name
        },
        "memory": {name: round(n) for name, n in results.memory.items()},
        "instructions": {name: round(n, 1) for name, n in results.instructions.items()},
        "bars": [
            {
                "what": verdict.bar.words,
                "game": verdict.game,
                "players": verdict.seats,
                "is": verdict.shown,
                "asked": verdict.limit,
                "holds": None if verdict.ratio is None else not verdict.failed,
            }
            for verdict in results.bars
        ],
        "browser": {one.words: round(one.best, 1) for one in results.interactions},
        "baseline": [asdict(comparison) for comparison in results.comparisons],
        "skipped": results.skipped,
        "failed": results.failed,
    }


def save(results: Results, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(as_json(results), indent=2, ensure_ascii=False)
    file.write_text(text + "\n", encoding="utf-8")
