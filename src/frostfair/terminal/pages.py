"""Pages of the rules on the screen."""

import re
from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from frostfair.terminal.rulebook import Chapter
from frostfair.terminal.terminal import Terminal

STRONG = re.compile(r"\*\*(.+?)\*\*")


def show_chapters(terminal: Terminal, chapters: Sequence[Chapter]) -> None:
    for chapter in chapters:
        terminal.stress(f"{chapter.number}. {chapter.title}")
        for rule in chapter.rules:
            terminal.say(Padding(_text(rule.number, rule.text), (0, 0, 0, 2)))


def show_contents(terminal: Terminal, chapters: Sequence[Chapter]) -> None:
    for chapter in chapters:
        terminal.say(
            Text(
                f"{chapter.number}. {chapter.title} ({chapter.rules[0].number} – {chapter.rules[-1].number})"
            )
        )


def _text(number: str, statement: str) -> Text:
    line = Text(f"{number} ", style="bold")
    for i, part in enumerate(STRONG.split(statement)):
        line.append(part, style="bold" if i % 2 else "not bold")
    return line
