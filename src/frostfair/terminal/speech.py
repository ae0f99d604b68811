"""What a table says to its player, whether it stands here or on a server."""

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import FrostfairError, IllegalAction
from frostfair.terminal.log import LogLine
from frostfair.terminal.terminal import Terminal
from frostfair.wording import unworded
from frostfair.wording.message import Message
from frostfair.wording.showing import show


class Speaking:
    """Lines on the screen, in the words of the catalogue."""

    def __init__(self, terminal: Terminal, catalogue: Catalogue, prefix: str) -> None:
        self.terminal = terminal
        self.catalogue = catalogue
        self.notes: list[str] = []  # about the match and its file, shown until the next decision
        self._prefix = prefix  # of the game's rules

    def refusal(self, error: FrostfairError) -> str:
        """Why not, from the player's view, with the rule behind it."""
        if not isinstance(error, IllegalAction):
            return str(error)
        if not error.rule.startswith(f"{self._prefix}-"):
            return self.catalogue.say(f"refuse-{error.reason}")
        key = f"{self._prefix.lower()}-refuse-{error.reason}"
        message = Message(key, {}) if self.catalogue.has(key) else unworded.refusal(error.reason)
        return f"{show(message, self.catalogue, ())} ({error.rule})"

    @property
    def commands(self) -> Mapping[str, Callable[[list[str]], str]]:
        """What can be typed about the table itself; each command answers with a sentence."""
        return {}

    def refresh(self) -> None:
        """See what is new; where the table stands here, nothing is."""

    def show_notes(self) -> None:
        for note in self.notes:
            self.terminal.whole(note)

    def tell_log(self, told: Sequence[LogLine]) -> None:
        """All of it, with the numbers by which moves are called."""
        self.terminal.say(*[Text(f"{one.version:>3} {line}") for one in told for line in one.lines])

    def tell_older(self, told: Sequence[LogLine], most: int) -> None:
        """What `tell_news` has no room for goes above the table: nothing that happened is left out."""
        news = _lines(told)
        self.terminal.say(*news[: len(news) - self._how_many(news, most)])

    def tell_news(self, told: Sequence[LogLine], most: int | None = None) -> None:
        """The newest, as far as there is room for them: `most` lines of the screen, but one piece of news."""
        news = _lines(told)
        fitting = len(news) if most is None else self._how_many(news, most)
        if 0 < fitting < len(news):
            above = self.catalogue.say("news-above", lines=len(news) - fitting)
            self.terminal.say(Text(above, style="dim"))
        self.terminal.say(*news[len(news) - fitting :])

    def _how_many(self, news: Sequence[Text], most: int) -> int:
        """Long ones take several lines; so does the word that some are above. What scrolls has room."""
        if self.terminal.scrolls:
            return len(news)
        if most <= 0:
            return 0
        left = most
        for n, one in enumerate(reversed(news)):
            left -= self.terminal.height_of(one)
            if n and left < (0 if n + 1 == len(news) else 1):
                return n
        return len(news)


def _lines(told: Sequence[LogLine]) -> list[Text]:
    return [Text(f"· {line}") for one in told for line in one.lines]
