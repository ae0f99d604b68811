"""A real server, a real browser: what a person sees is tested where a person sees it."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.serving import serving
from tests.web.visitor import Visitor
from tools.browser import driven

ROOT = Path(__file__).resolve().parent.parent.parent
expect.set_options(timeout=30_000)  # machines may be slow; what is awaited comes

CLIENT = ROOT / "src/frostfair/web_client/index.html"


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('database')}/t.db"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[str]:
    """A server of our own on any free port, with the built client."""
    assert CLIENT.exists(), "the client is not built: make client"
    with serving([sys.executable, "-m", "frostfair"], database, tmp_path_factory.mktemp("web")) as address:
        yield address


@pytest.fixture(scope="module")  # and not longer: while it is open, no test can run an event loop of its own
def browser() -> Iterator[Browser]:
    with driven("--force-color-profile=srgb", "--font-render-hinting=none") as opened:
        yield opened


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own; what went wrong in it fails the test at the end."""
    visitors: list[Visitor] = []

    def arrive(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, address, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield arrive
    faults = [fault for somebody in visitors for fault in somebody.leave()]
    assert not faults
