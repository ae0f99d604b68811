"""A real terminal around the program: what a person types, and what stands on the screen then."""

import os
import sys
from pathlib import Path

import pexpect
import pyte

import frostfair

SOURCE = Path(frostfair.__file__).parents[1]


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
        kept = {
            k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
        }
        about = {"PYTHONPATH": str(SOURCE), "XDG_STATE_HOME": str(home), "TERM": "xterm-256color"}
        self.child = pexpect.spawn(
            sys.executable, ["-m", "frostfair", *[str(word) for word in words]],
            env=kept | about | (env or {}), dimensions=(lines, columns), encoding="utf-8", timeout=30,
        )  # fmt: skip
        self.raw = ""
        self._last = ""
        self._size = (columns, lines)

    def wait(self, name: str = "Ann") -> None:
        """Until this player is asked."""
        self.child.expect_exact(f"{name}> ")
        self._feed()

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def interrupt(self) -> int | None:
        """Ctrl-C, and the exit code. Pressed again if need be, as people do: Python can miss one that comes
        just before it begins to wait for a key."""
        for _ in range(5):
            self.child.sendcontrol("c")
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=4) == 0:
                return self._ended()
        raise AssertionError("Ctrl-C doesn't end it")

    def control(self, letter: str) -> None:
        self.child.sendcontrol(letter)

    def end(self) -> int | None:
        """The exit code, when the program has ended."""
        self.child.expect(pexpect.EOF)
        return self._ended()

    def _ended(self) -> int | None:
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
