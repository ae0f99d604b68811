"""A fourth game is added to a copy of the project, everywhere: three folders, and next to nothing else.

What finds games finds it: commands, server, bots, fuzzer, bench, import laws, catalogues, rule citations and
the tests that go over all games.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.distributions import declare, environment
from tests.games.fourth import FOLDERS, add_to
from tools.browser import node

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
MADE = shutil.ignore_patterns(
    ".git",
    ".venv*",
    ".cache",
    "*_cache",
    ".hypothesis",
    "__pycache__",
    "dist",
    "_native*",
    "web_client",
    "node_modules",
    "screenshots",
)
LAYERS = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
SUBJECTS = "from bench.workloads import subjects; print([one.game for one in subjects()])"

# The tests that go over all games, each in turn.
OVER_ALL = (
    "tests/kernel/test_builds.py",
    "tests/kernel/test_contract.py",
    "tests/server/table/test_games.py",
    "tests/server/table/test_plain.py",
    "tests/server/table/test_secrecy.py",
    "tests/terminal/test_catalogue.py",
    "tests/terminal/test_games.py",
    "tests/wire/test_schema.py",
    "tests/wording/test_plain.py",
)


class Project:
    """A copy of the project with the fourth game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=MADE)
        self.before = digests(folder)
        add_to(folder)
        self.after = digests(folder)
        self._install()

    def _install(self) -> None:
        """What `make` does when pyproject.toml has changed, as far as games are concerned."""
        about = tomllib.loads((self.folder / "pyproject.toml").read_text(encoding="utf-8"))
        declare(self.folder / "installed", "frostfair", about["project"]["entry-points"]["frostfair.games"])

    def python(self, *words: object, typed: str = "", **settings: str) -> str:
        env = environment(self.folder / "installed", self.folder / "src", self.folder, **settings)
        env["PYTHONDONTWRITEBYTECODE"] = ""  # it is our own copy: what one process compiles, the next finds
        done = subprocess.run(
            [sys.executable, *map(str, words)],
            env=env,
            cwd=self.folder,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pytest(self, *words: str, **settings: str) -> str:
        return self.python("-m", "pytest", "-q", "-n", 0, "-p", "no:cacheprovider", *words, **settings)

    def frostfair(self, *words: object, typed: str = "") -> str:
        return self.python(
            "-m", "frostfair", *words, typed=typed, COLUMNS="100", XDG_STATE_HOME=str(self.folder / "state")
        )


def digests(folder: Path) -> dict[str, str]:
    files = [Path(place, name) for place, _, names in os.walk(folder) for name in names]
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files
    }


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project(tmp_path_factory.mktemp("fourth") / "project")


def test_no_code_is_edited(project: Project) -> None:
    edited = {path for path, digest in project.before.items() if project.after[path] != digest}
    assert edited == {"README.md", "CHANGELOG.md", "NOTICE", "pyproject.toml"}
    new = project.after.keys() - project.before.keys()
    assert all(path.startswith(tuple(f"{folder}/" for folder in FOLDERS)) for path in new)


def test_it_is_listed_in_every_language(project: Project) -> None:
    said = project.frostfair("games")
    assert "nim: Nim, 2–3 players\n  The oldest game of all: take the last stone.\n" in said
    assert "nim: Ним, " in project.frostfair("games", "--language", "ru")


def test_it_is_played_in_the_terminal(project: Project) -> None:
    """Against a bot that knows how: what is left after the first move is lost."""
    told = project.frostfair("play", "nim", "--seats", "human:Ann,greedy", typed="a1\n" + "1\n" * 12)
    assert "Ann takes one stone from a." in told
    assert "takes the last stone and wins." in told
    assert "Whoever takes the last stone wins." in project.frostfair("rules", "nim", "1.3")


def test_it_is_fuzzed_and_measured(project: Project) -> None:
    assert "nothing found" in project.frostfair("fuzz", "nim", "--games", 60, "--processes", 1)
    assert "'nim'" in project.python("-c", SUBJECTS)


def test_it_keeps_the_laws(project: Project) -> None:
    project.python("-c", LAYERS, "--no-logo", "--no-cache")
    assert "nim: 3 of 3 rules are cited by a test" in project.python("tools/check_rules.py")
    for check in (["check"], ["format", "--check"]):
        project.python("-m", "ruff", *check, *FOLDERS[:2])


def test_its_own_tests_and_those_that_go_over_all_games_pass(project: Project) -> None:
    """All in one process. Whether a message is used can only be said where all games are."""
    chosen = "nim or test_catalogue or (test_usage and en)"
    said = project.pytest("tests/games/nim", *OVER_ALL, "tests/i18n/test_usage.py", "-rp", "-k", chosen)
    for test in ("test_a_turn", "test_every_game_keeps_the_contract[nim", "test_every_message_is_used[en]"):
        assert re.search(rf"PASSED .*{re.escape(test)}", said), said


def test_its_catalogues_are_right_in_every_language(project: Project) -> None:
    """With the other games switched off: theirs are looked at by the same tests elsewhere."""
    assert "passed" in project.pytest("tests/i18n", "-k", "not test_usage", FROSTFAIR_GAMES="nim")


def test_the_client_is_built_with_it(project: Project) -> None:
    """Its folder is found there too: stall, texts and rules."""
    web = project.folder / "web"
    (web / "node_modules").symlink_to(ROOT / "web/node_modules")
    words = [str(node()), "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    done = subprocess.run(words, cwd=web, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    client = project.folder / "src/frostfair/web_client"
    built = "".join(file.read_text(encoding="utf-8") for file in client.glob("assets/*.js"))
    for found in ("#4a6a7a", "take the last stone", "Whoever takes the last stone wins."):
        assert found in built


def test_people_and_a_bot_play_it_at_a_server(project: Project) -> None:
    (project.folder / "play.py").write_text(AT_A_SERVER, encoding="utf-8")
    assert project.python("play.py").startswith("finished, every deal is right")


AT_A_SERVER = """
import asyncio, random, tempfile
from frostfair.server.history.verify import verify_luck
from frostfair.store.migrate import upgrade
from frostfair.store.store import connect
from tests.server.serving import Serving, play, seated


async def main():
    url = f"sqlite:///{tempfile.mkdtemp()}/tables.db"
    database = connect(url)
    await upgrade(database)
    await database.close()
    async with Serving(url) as serving:
        ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
        table = await ana.create("nim", 3, options={"heaps": "1-3-5-7"}, bots={2: "greedy"})
        await bo.sit(table.id)
        await ana.start(table.id)
        async with ana.link(table.id) as one, bo.link(table.id) as two:
            await seated(one, two)
            await asyncio.gather(play(one, random.Random(1)), play(two, random.Random(2)))
            await one.until(lambda: one.now.result is not None)
        assert "Every deal" in verify_luck(await ana.log(table.id))
        print((await ana.table(table.id)).status + ", every deal is right")


asyncio.run(main())
"""
