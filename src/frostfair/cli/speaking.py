"""What a table says to whoever sits at it, wherever it stands."""

from collections.abc import Sequence

from rich.text import Text

from frostfair.cli.telling import Told
from frostfair.cli.terminal import Terminal
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import FrostfairError, IllegalAction


class Speaking:
    """Lines on the screen, in the words of the catalogue."""

    def __init__(self, terminal: Terminal, catalogue: Catalogue, prefix: str) -> None:
        self.terminal = terminal
        self.catalogue = catalogue
        self.notes: list[str] = []  # about the match and its file, shown until somebody has decided
        self._prefix = prefix  # of the game's rules

    def refusal(self, error: FrostfairError) -> str:
        """Why not, from the player's view, with the rule behind it."""
        if not isinstance(error, IllegalAction):
            return str(error)
        own = error.rule.startswith(f"{self._prefix}-")
        key = f"{self._prefix.lower()}-refuse-{error.reason}" if own else f"refuse-{error.reason}"
        return f"{self.catalogue.say(key)} ({error.rule})" if own else self.catalogue.say(key)

    def show_notes(self) -> None:
        for note in self.notes:
            self.terminal.whole(note)

    def tell_news(self, told: Sequence[Told], most: int | None = None) -> None:
        lines = [line for one in told for line in one.lines]
        if most is not None and len(lines) > most:
            self.terminal.say(Text(self.catalogue.say("news-cut", lines=len(lines) - most), style="dim"))
            lines = lines[-most:]
        self.terminal.say(*[Text(f"· {line}") for line in lines])
