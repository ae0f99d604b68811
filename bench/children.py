"""The outside of the child processes: start one, ask it for slices."""

import json
import os
import subprocess
import sys
from types import TracebackType
from typing import Any

from bench import ROOT
from bench.slices import Reading

OURS_TO_SET = ("FROSTFAIR_PURE", "FROSTFAIR_COMPILED", "FROSTFAIR_GAMES")


class Gone(Exception):
    """A child that doesn't serve, and why."""


def environment(**settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in OURS_TO_SET}
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH"), str(ROOT / "src")]))
    return kept | {"PYTHONHASHSEED": "0", "PYTHONPATH": path} | settings


class Child:
    """A process of its own that does some of the work when asked."""

    def __init__(self, kind: str, **settings: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.child", kind],
            env=environment(**settings),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if kind == "peers" else None,
            encoding="utf-8",
        )
        try:
            hello = self._heard()
            if "error" in hello:
                raise Gone(hello["error"])
        except Gone:
            self.close()
            raise
        self.about: str = hello["about"]
        self.missing: dict[str, str] = hello["missing"]

    def slice(self, name: str, seconds: float) -> Reading:
        return Reading(**self._ask({"slice": name, "seconds": seconds}))

    def bytes_per_state(self, game: str, seats: int) -> float:
        return float(self._ask({"memory": game, "seats": seats})["bytes"])

    def decisions_per_game(self, game: str, seats: int) -> float:
        return float(self._ask({"length": game, "seats": seats})["decisions"])

    def close(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process.wait()

    def __enter__(self) -> "Child":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _ask(self, request: dict[str, object]) -> dict[str, Any]:
        assert self._process.stdin is not None
        try:
            print(json.dumps(request), file=self._process.stdin, flush=True)
        except BrokenPipeError:
            raise Gone(f"it ended before it could be asked for {request}") from None
        return self._heard()

    def _heard(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Gone("it ended without an answer")
        message: dict[str, Any] = json.loads(line)
        return message
