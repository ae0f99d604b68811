"""Pages of the rules on the screen, and `frostfair rules`, which shows them."""

import re
from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from frostfair.games.installed import game as find_game
from frostfair.i18n.plain import say
from frostfair.kernel.errors import Malformed
from frostfair.terminal.rulebook import Chapter, look_up, rulebook, search
from frostfair.terminal.terminal import Terminal

STRONG = re.compile(r"\*\*(.+?)\*\*")


def rules_command(name: str, number: str | None, word: str | None, language: str) -> None:
    if number is not None and word is not None:
        raise Malformed("rules: either a number or --search, not both")
    game, more = find_game(name), say(language, "rules-more", game=name)
    terminal = Terminal()
    if number is not None:
        show_chapters(terminal, look_up(game, number, language))
    elif word is not None:
        show_chapters(terminal, search(game, word, language))
    else:
        show_contents(terminal, rulebook(game.meta.id, language))
        terminal.say(Text(more))


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
