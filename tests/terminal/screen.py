"""A real terminal around the program: what a person types, and what stands on the screen then."""

import os
import signal
import sys
from pathlib import Path

import pexpect
import pyte

import frostfair

SOURCE = Path(frostfair.__file__).parents[1]


def _with_ctrl_c() -> None:
    """Tests that run in the background inherit an ignored SIGINT; a person's terminal doesn't."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """`frostfair` in a pseudo-terminal of so many columns and lines."""

    def __init__(
        self,
        *words: object,
        home: Path,
        columns: int = 100,
        lines: int = 40,
        env: dict[str, str] | None = None,
    ) -> None:
        own = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "FROSTFAIR_LANGUAGE")
        kept = {k: v for k, v in os.environ.items() if k not in own}
        about = {
            "PYTHONPATH": str(SOURCE),
            "XDG_STATE_HOME": str(home),
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
        }
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "frostfair", *[str(word) for word in words]],
            env=kept | about | (env or {}),
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=30,
            preexec_fn=_with_ctrl_c,
        )
        self.child.delaybeforesend = None  # for programs that ask for passwords
        self.raw = ""
        self._last = ""
        self._size = (columns, lines)

    def wait(self, name: str = "Ann") -> None:
        """Until this player is asked."""
        self.child.expect_exact(f"{name}> ")
        self._feed()

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def control(self, letter: str) -> None:
        self.child.sendcontrol(letter)

    def interrupt(self) -> None:
        """Ctrl-C until it ends: if it comes just before Python waits, it is only heard with the next."""
        for _ in range(5):
            self.control("c")
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=10) == 0:
                return

    def end(self) -> int | None:
        """The exit code, when the program has ended."""
        if self.child.after is not pexpect.EOF:
            self.child.expect(pexpect.EOF)
        self._feed()
        self.child.close()
        return self.child.exitstatus  # type: ignore[no-any-return]

    def lines(self) -> list[str]:
        """The screen, as far as it was drawn since the last wait."""
        screen = pyte.Screen(*self._size)
        pyte.Stream(screen).feed(self._last)
        return [line.rstrip() for line in screen.display]

    def text(self) -> str:
        return "\n".join(self.lines())

    def _feed(self) -> None:
        after = self.child.after if isinstance(self.child.after, str) else ""
        self._last = self.child.before + after
        self.raw += self._last
