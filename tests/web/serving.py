"""A server that browsers come to, in a process of its own."""

import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(
    frostfair: Sequence[str], database: str, folder: Path, env: Mapping[str, str] | None = None
) -> Iterator[str]:
    """`frostfair serve` on any free port, until the block ends: its address."""
    command = [*frostfair, "serve", "--port", "0", "--database", database]
    command.append("--no-limits")  # a test does in seconds what people do in an evening
    log = folder / "log"  # a file never fills up, as a pipe that nobody reads would
    with log.open("w") as said, subprocess.Popen(command, stderr=said, stdout=said, env=env) as server:
        try:
            while "http://" not in log.read_text(encoding="utf-8"):
                assert server.poll() is None, log.read_text(encoding="utf-8")
                time.sleep(0.1)
            yield "http://" + log.read_text(encoding="utf-8").split("http://")[1].split()[0].rstrip("/.")
        finally:
            server.terminate()
