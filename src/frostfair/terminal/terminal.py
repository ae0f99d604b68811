"""The screen and the keyboard."""

import select
import sys
from collections.abc import Sequence
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

from frostfair.terminal.face import Sheet
from frostfair.terminal.streams import never_choke

HIGH = 32  # lines


class Terminal:
    """Draws and asks. Texts are never read as markup: a player may be called [bold]."""

    def __init__(self, colour: bool = True, scroll: bool = False) -> None:
        never_choke(sys.stdout)
        never_choke(sys.stdin)
        self.console = Console(highlight=False, markup=False, emoji=False, no_color=None if colour else True)
        self.scrolls = scroll or not self.console.is_terminal or self.console.is_dumb_terminal
        self._words: Sequence[str] = ()
        self._prompt: str | None = None  # the one that waits
        self._unsaid: list[str] = []  # what came while none did
        if sys.stdin.isatty():
            self._edit_lines()

    @property
    def sheet(self) -> Sheet:
        many = self.console.color_system in ("256", "truecolor") and not self.console.no_color
        blocks = many and self.console.encoding.lower().startswith("utf")
        return Sheet(self.console.width, blocks)

    @property
    def is_high(self) -> bool:
        """Whether lines needn't be spared."""
        return self.scrolls or self.console.height >= HIGH

    def room_beside(self, *things: RenderableType) -> int:
        """How many lines of the screen these leave."""
        return self.console.height - sum([self.height_of(thing) for thing in things])

    def height_of(self, thing: RenderableType) -> int:
        """How many lines it takes on a screen of this width."""
        return len(self.console.render_lines(thing))

    def clear(self) -> None:
        """A fresh screen; or just a gap, where there is no screen or it must not be cleared."""
        if self.scrolls:
            self.console.print()
        else:
            self.console.clear()

    def say(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def stress(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="bold"))

    def whole(self, line: str) -> None:
        """One line that is never broken, however narrow the screen: something to copy."""
        self.console.print(Text(line), soft_wrap=True)

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line from the player; `words` are what Tab completes. EOFError when there is no more."""
        self._words = words
        self._prompt = prompt
        while self._unsaid:
            self.console.print(Text(f"» {self._unsaid.pop(0)}"))
        self.console.file.flush()
        try:
            return input(prompt)
        finally:
            self._prompt = None

    def announce(self, sentence: str) -> None:
        """From another thread: to be said at once if a prompt waits, else before the next one."""
        if self._prompt is None:
            self._unsaid.append(sentence)
        else:
            self.interject(sentence)

    def retract(self, sentence: str) -> None:
        """It has been said in another way."""
        with suppress(ValueError):
            self._unsaid.remove(sentence)

    def interject(self, sentence: str) -> None:
        """While a prompt waits, from another thread: the prompt stands below it again with what was typed."""
        if self._prompt is None:
            return
        self.console.print()
        self.console.print(Text(f"» {sentence}"))
        self.console.file.write(self._prompt + self._begun())
        self.console.file.flush()

    def typed(self) -> str | None:
        """A line that was typed without being asked for. Only people type so: a script waits for a prompt."""
        if not sys.stdin.isatty():
            return None
        with suppress(OSError):  # Windows can't look before it reads
            if select.select([sys.stdin], [], [], 0)[0]:
                line = sys.stdin.readline()
                if not line:
                    raise EOFError
                return line.strip()
        return None

    def _begun(self) -> str:
        """What stands behind the prompt already."""
        with suppress(ImportError):
            import readline

            return readline.get_line_buffer() if sys.stdin.isatty() else ""
        return ""

    def _edit_lines(self) -> None:
        """Line editing, history and completion by Tab, where the system has them (Windows hasn't)."""
        with suppress(ImportError):
            import readline

            readline.parse_and_bind("tab: complete")
            readline.set_completer_delims("")
            readline.set_completer(self._complete)

    def _complete(self, begun: str, n: int) -> str | None:
        fitting = [word for word in self._words if word.lower().startswith(begun.lower())]
        return fitting[n] if n < len(fitting) else None
