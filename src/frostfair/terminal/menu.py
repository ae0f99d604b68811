"""Numbered choices that narrow: a number, the beginning of a notation or any of its parts."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from frostfair.terminal.face import Choice, Step

SHORT = 8  # steps with such labels go behind their heading, in one line


@dataclass(frozen=True)
class Entry:
    """One numbered line: a step, and all choices that go on from it."""

    step: Step
    choices: tuple[Choice, ...]


class Menu:
    """The choices that are left after what was typed so far."""

    def __init__(self, choices: Sequence[Choice], everything: Sequence[Choice] | None = None) -> None:
        self.choices = tuple(choices)
        self.everything = self.choices if everything is None else tuple(everything)
        self.entries = _entries(self.choices)

    def narrow(self, typed: str) -> "Choice | Menu | None":
        """What the input means: a choice, fewer choices, or nothing that is offered."""
        if typed.isascii() and typed.isdigit():
            return self._number(int(typed)) if len(typed) < 4 else None
        text = plain(typed)
        for choice in self.everything:
            if plain(choice.text) == text:
                return choice
        parts = [choice for choice in self.choices if any(plain(step.key) == text for step in choice.steps)]
        if len(parts) == 1:
            return parts[0]
        for among in (parts, _beginning(self.choices, text), _beginning(self.everything, text)):
            if among:
                return Menu(among, self.everything)
        return None

    def has(self, typed: str) -> bool:
        """Whether this is a whole move that is offered."""
        return any(plain(choice.text) == plain(typed) for choice in self.everything)

    def _number(self, n: int) -> "Choice | Menu | None":
        if not 1 <= n <= len(self.entries):
            return None
        entry = self.entries[n - 1]
        return entry.choices[0] if len(entry.choices) == 1 else Menu(entry.choices, self.everything)

    def words(self) -> list[str]:
        """What Tab may complete."""
        return [choice.text for choice in self.everything]

    def draw(self, width: int) -> RenderableType:
        sections: dict[str, list[tuple[int, Step]]] = {}
        for n, entry in enumerate(self.entries, 1):
            sections.setdefault(entry.step.section, []).append((n, entry.step))
        lines = [line for title, steps in sections.items() for line in _section(title, steps, width)]
        settled = [f"{step.key}  {step.label}".rstrip() for step in self._settled()]
        return Group(*[Text(f"{text} …", style="bold") for text in settled], *lines)

    @property
    def is_narrowed(self) -> bool:
        return len(self.choices) < len(self.everything)

    def _settled(self) -> list[Step]:
        """What all that is left has in common, once something was typed."""
        if len(self.choices) in (1, len(self.everything)):
            return []
        return [
            step for step in self.choices[0].steps if all(step in choice.steps for choice in self.choices)
        ]


def plain(text: str) -> str:
    """Capitals, spaces and hyphens don't matter."""
    return "".join(text.lower().replace("-", " ").split())


def _beginning(choices: Sequence[Choice], text: str) -> list[Choice]:
    return [choice for choice in choices if text and plain(choice.text).startswith(text)]


def _entries(choices: Sequence[Choice]) -> list[Entry]:
    """Group by the first step in which the choices differ."""
    depth = 0
    while len({choice.steps[: depth + 1] for choice in choices}) == 1 and depth + 1 < len(choices[0].steps):
        depth += 1
    groups: dict[Step, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.steps[min(depth, len(choice.steps) - 1)], []).append(choice)
    sections = list(dict.fromkeys([step.section for step in groups]))  # what stands together counts together
    steps = sorted(groups, key=lambda step: sections.index(step.section))
    return [Entry(step, tuple(groups[step])) for step in steps]


def _section(title: str, steps: Sequence[tuple[int, Step]], width: int) -> list[Text]:
    is_short = max([len(step.label) for _, step in steps]) <= SHORT
    wide = max([len(step.key) for _, step in steps]) + (1 if is_short else 2)
    items = [_item(n, step, wide) for n, step in steps]
    if not title:
        return items
    if is_short:
        return [_joined(title, items)]
    return [Text(title, style="italic"), *_in_columns(items, width)]


def _item(n: int, step: Step, wide: int) -> Text:
    item = Text()
    item.append(f"{n:>3} ", style="dim")
    item.append(step.key, style="bold")
    if step.label:
        item.append(" " * (wide - len(step.key)) + step.label)
    return item


def _joined(title: str, items: Sequence[Text]) -> Text:
    line = Text()
    line.append(f"{title}:", style="italic")
    for item in items:
        line.append(" ").append_text(item)
    return line


def _in_columns(items: Sequence[Text], width: int) -> list[Text]:
    wide = max([item.cell_len for item in items]) + 3
    across = max(1, width // wide)
    down = -(-len(items) // across)
    lines = []
    for row in range(down):
        line = Text()
        for item in items[row::down]:
            line.append_text(item).append(" " * (wide - item.cell_len))
        line.rstrip()
        lines.append(line)
    return lines
