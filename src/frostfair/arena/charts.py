"""Drawings of the report, as SVG without any script."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from frostfair.arena.statistics import Interval

WIDTH = 720
LABEL = 190  # room for the names at the left
FIGURE = 120  # room for the figures at the right
ROW = 30
AXIS = 34
COLOURS = 6  # that the page's style has


class Mark(NamedTuple):
    """A row: a value with its interval."""

    label: str
    value: float
    interval: Interval
    figure: str
    colour: int = 0


class Bar(NamedTuple):
    label: str
    value: float
    colour: int = 0


def whiskers(
    title: str, marks: Sequence[Mark], low: float, high: float, line: float | None, unit: str
) -> str:
    """Values as dots with their intervals; the line is what chance would give."""
    height = ROW * len(marks) + AXIS
    parts = [_axis(low, high, height, unit)]
    if line is not None:
        x = _x(line, low, high)
        parts.append(f'<line class="chance" x1="{x}" x2="{x}" y1="0" y2="{height - AXIS}"/>')
    for row, mark in enumerate(marks):
        y = ROW * row + ROW / 2
        left, right = [_x(min(max(end, low), high), low, high) for end in mark.interval]
        parts += [
            f'<text x="{LABEL - 12}" y="{y}" class="label">{escape(mark.label)}</text>',
            f'<line class="whisker c{mark.colour % COLOURS}" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>',
            f'<circle class="c{mark.colour % COLOURS}" cx="{_x(mark.value, low, high)}" cy="{y}" r="5"/>',
            f'<text x="{WIDTH - FIGURE + 14}" y="{y}">{escape(mark.figure)}</text>',
        ]
    return _svg(title, height, parts)


def bars(title: str, groups: Sequence[tuple[str, Sequence[Bar]]]) -> str:
    """Groups of bars, from zero to the right, or to the left for points that were lost."""
    values = [bar.value for _, group in groups for bar in group]
    low, high = min(0.0, *values), max(0.0, *values, low_limit(values))
    thick = 14
    heights = [thick * len(group) + 12 for _, group in groups]
    height = sum(heights) + AXIS
    parts = [_axis(low, high, height, "")]
    top = 0.0
    for (label, group), tall in zip(groups, heights, strict=True):
        parts.append(f'<text x="{LABEL - 12}" y="{top + tall / 2}" class="label">{escape(label)}</text>')
        for row, bar in enumerate(group):
            start, end = sorted([_x(0, low, high), _x(bar.value, low, high)])
            y = top + 6 + thick * row
            size = f'width="{round(end - start, 1)}" height="{thick - 3}"'
            place = f'x="{WIDTH - FIGURE + 14}" y="{y + thick / 2 - 1}"'
            name = escape(bar.label)
            parts += [
                f'<rect class="c{bar.colour % COLOURS}" x="{start}" y="{y}" {size}/>',
                f'<text class="small" {place}>{name} {bar.value:.1f}</text>',
            ]
        top += tall
    return _svg(title, height, parts)


def low_limit(values: Sequence[float]) -> float:
    """A chart of nothing but zeros still has an axis."""
    return 1.0 if not any(values) else 0.0


def columns(title: str, counts: Sequence[tuple[str, int]]) -> str:
    """A histogram: how many in each class."""
    tall = 180
    most = max([count for _, count in counts])
    wide = (WIDTH - 20) / len(counts)
    every = -(-len(counts) // 12)  # so that labels don't run into each other
    parts = []
    for i, (label, count) in enumerate(counts):
        size = round(tall * count / most, 1)
        x = round(10 + wide * i, 1)
        parts.append(
            f'<rect class="c0" x="{x}" y="{round(tall - size + 16, 1)}" width="{round(max(wide - 2, 1), 1)}"'
            f' height="{size}"><title>{escape(label)}: {count}</title></rect>'
        )
        if i % every == 0:
            parts.append(
                f'<text x="{round(x + wide / 2, 1)}" y="{tall + 32}" class="tick">{escape(label)}</text>'
            )
    parts.append(f'<text x="10" y="8" class="small">{most}</text>')
    return _svg(title, tall + 44, parts)


def _axis(low: float, high: float, height: float, unit: str) -> str:
    bottom = height - AXIS
    ticks = []
    for value in _ticks(low, high):
        x = _x(value, low, high)
        ticks.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        ticks.append(f'<text x="{x}" y="{bottom + 18}" class="tick">{value:g}{unit}</text>')
    return "".join(ticks)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers, about five of them."""
    rough = (high - low) / 5
    size = 10.0 ** len(str(int(rough))) / 10 if rough >= 1 else 0.1
    step = next(size * factor for factor in (1, 2, 5, 10, 20, 50, 100) if size * factor >= rough)
    first = -int(-low // step)
    return [round(n * step, 6) for n in range(first, int(high // step) + 1)]


def _x(value: float, low: float, high: float) -> float:
    return round(LABEL + (value - low) / (high - low) * (WIDTH - LABEL - FIGURE), 1)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {WIDTH} {round(height)}"'
    inside = "\n".join(parts)
    return f'<svg {box} role="img" aria-label="{escape(title)}">\n{inside}\n</svg>'
