"""The picture of the terminal in the README: `python -m tests.terminal.picture` draws it again."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from frostfair.files import read_match
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.logtext import Log
from frostfair.kernel.match import Match
from frostfair.terminal.conversation import Conversation
from frostfair.terminal.sitting import Sitting
from frostfair.terminal.terminal import Terminal

PICTURE = Path(__file__).parents[2] / "docs/terminal.svg"
RECORDED = Path(__file__).with_name("a-terminal-game.match")
MOMENT = 53  # Ann is to move, in the middle of the game

BEFORE = 49  # what has happened since then is told

DUSK = TerminalTheme((10, 20, 48), (242, 246, 255), [(0, 0, 0)] * 8, [(255, 255, 255)] * 8)


def draw() -> str:
    """The table at that moment, as Ann has it before her eyes; no fonts from elsewhere."""
    terminal = Terminal(scroll=True)
    terminal.console = Console(
        file=io.StringIO(),
        record=True,
        width=100,
        height=40,
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        highlight=False,
        markup=False,
        emoji=False,
    )
    recorded = read_match(RECORDED)
    match = Match(recorded.match.game, recorded.match.setup)
    for record in recorded.match.records[:BEFORE]:
        match.apply(record)
    sitting = Sitting(Log(match, recorded.players), None, terminal, catalogue())
    for record in recorded.match.records[BEFORE:MOMENT]:
        match.apply(record)
    Conversation(sitting, match.deciders()[0]).draw()
    svg = terminal.console.export_svg(title="frostfair play winter-queen", theme=DUSK, unique_id="frostfair")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
