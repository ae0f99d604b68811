"""The browser that tests drive: on a Node that runs everywhere, and leaving no event loop behind."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tools.browser import driven, node


def programs_of_children() -> set[Path]:
    """Which programs the processes that we started are running."""
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return {Path(f"/proc/{child}/exe").resolve() for child in children}


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_playwright_runs_on_our_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PLAYWRIGHT_NODEJS_PATH", raising=False)
    with driven():
        assert node().resolve() in programs_of_children()


def test_event_loops_run_again_when_the_browser_is_closed() -> None:
    with driven() as browser:
        assert browser.is_connected()
    assert asyncio.run(asyncio.sleep(0, "ran")) == "ran"
