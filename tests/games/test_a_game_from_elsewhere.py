"""Another distribution brings a game: a wheel is built, installed beside Frostfair's and played everywhere.

The environment is fresh: both are in it as anybody would install them, and none of our sources. Only what
they depend on is that of the environment that runs the tests, so nothing is fetched.
"""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.games import fourth
from tests.web.conftest import browser, visitor
from tests.web.plain import READY, decides_by_keys
from tests.web.serving import serving
from tests.web.visitor import Visitor

__all__ = ["browser", "visitor"]

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
Arrive = Callable[..., Visitor]


class Installation:
    """A fresh environment with two wheels."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        kept = {name: value for name, value in os.environ.items() if not name.startswith("FROSTFAIR_")}
        kept.pop("PYTHONPATH", None)
        self.env = kept | {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "XDG_STATE_HOME": str(folder / "state")}
        venv.create(folder / "env", with_pip=False)
        self.bin = folder / "env" / "bin"
        self._share_dependencies()
        fourth.alone(folder / "project")
        for project in (ROOT, folder / "project"):
            self._build(project)
        installing = ["uv", "pip", "install", "--offline", "--no-cache", "--no-deps", "--quiet"]
        self._run(
            sys.executable, "-m", *installing, "--python", self.bin / "python", *(folder / "dist").iterdir()
        )

    def _share_dependencies(self) -> None:
        """By path alone, after its own packages: what is installed there for editing isn't found here."""
        own = next((self.folder / "env/lib").iterdir()) / "site-packages"
        (own / "shared.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def _build(self, project: Path) -> None:
        """A pure wheel, by what is here already."""
        words = ["-m", "hatchling", "build", "-t", "wheel", "-d", self.folder / "dist"]
        self._run(sys.executable, *words, cwd=project, env=self.env | {"FROSTFAIR_PURE": "1"})

    def frostfair(self, *words: object, typed: str = "") -> str:
        return self._run(self.bin / "frostfair", *words, typed=typed)

    def python(self, code: str) -> str:
        return self._run(self.bin / "python", "-c", code)

    def _run(
        self, *words: object, typed: str = "", cwd: Path | None = None, env: dict[str, str] | None = None
    ) -> str:
        done = subprocess.run(
            [str(word) for word in words],
            cwd=cwd or self.folder,
            env=env or self.env,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return Installation(tmp_path_factory.mktemp("elsewhere"))


@pytest.fixture(scope="module")
def address(installed: Installation) -> Iterator[str]:
    """The server of that environment: with its own client, which was built without the game."""
    database = f"sqlite:///{installed.folder}/tables.db"
    with serving([str(installed.bin / "frostfair")], database, installed.folder, installed.env) as address:
        yield address


def test_nothing_comes_from_our_sources(installed: Installation) -> None:
    said = installed.python("import frostfair, nim; print(frostfair.__file__, nim.__file__)")
    assert [Path(file).is_relative_to(installed.folder) for file in said.split()] == [True, True]


def test_in_the_terminal(installed: Installation) -> None:
    assert "nim: Nim, 2–3 players\n  The oldest game of all" in installed.frostfair("games")
    assert "Whoever takes the last stone wins." in installed.frostfair("rules", "nim", "1.3")
    typed = "a1\n" + "1\n" * 12
    told = installed.frostfair("play", "nim", "--seats", "human:Ann,greedy", typed=typed)
    assert "Ann takes one stone from a." in told
    assert "takes the last stone and wins." in told


def test_at_the_server_with_bots(visitor: Arrive) -> None:
    """Three of them, and one knows how: heaps and refusals are its own."""
    ann = visitor().is_called("Ann")
    listed = {game["id"]: game for game in ann.ask("GET", "/api/games")}
    assert listed["nim"]["seats"] == [2, 3]
    table = ann.opens(
        game="nim",
        seats=3,
        bots={"1": "greedy", "2": "random"},
        options={"heaps": "1-3-5-7"},
        asks_end_turn=False,
    )
    result = ann.plays(table)["result"]
    assert result["reason"] == "last-stone"
    assert len(result["winners"]) == 1


def test_in_the_browser(visitor: Arrive) -> None:
    """Found at the stalls, opened with its option, played on the plain board; its rules are read there."""
    ann = visitor().is_called("Ann")
    page = ann.go("/new")
    expect(page.get_by_text("Nim", exact=True).first).to_be_visible()
    table = ann.opens(game="nim", bots={"1": "greedy"})
    page = ann.go(f"/t/{table}")
    page.wait_for_function(READY)
    expect(page.get_by_role("heading", level=1)).to_have_text("Take stones from one heap.")
    heaps = page.get_by_role("table")
    expect(heaps.get_by_role("row")).to_have_text([re.compile("Heap ?Stones"), "a 3", "b 4", "c 5"])
    assert ann.barriers() == []
    while decides_by_keys(page):
        pass
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("h1")).to_contain_text("takes the last stone and wins.")
    assert ann.barriers() == []
    page = ann.go("/rules/nim")
    expect(page.get_by_text("Whoever takes the last stone wins.")).to_be_visible()


def test_in_the_browser_in_another_language(visitor: Arrive) -> None:
    ann = visitor(language="ru").is_called("Анна")
    table = ann.opens(game="nim", bots={"1": "greedy"})
    page = ann.go(f"/t/{table}")
    page.wait_for_function(READY)
    words = page.locator(".plain").inner_text()
    assert "Ним" in words
    assert not re.search(r"\b(ni|game|web|plain)-\w", words)
