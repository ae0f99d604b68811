"""The player of docs/protocol.md, as it stands there: separate processes play whole games at a server that is
stopped, killed and started again in between, and what was recorded verifies by the program's own commands."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from frostfair.store.store import opened
from frostfair.terminal.app import app
from tests.server.serving import Process, running
from tests.size import size

DOCS = Path(__file__).parents[2] / "docs"
(PLAYER,) = re.findall(r"```python\n(.*?)```", (DOCS / "protocol.md").read_text(encoding="utf-8"), re.DOTALL)
GAMES = [
    ("winter-queen", ["Ann", "Bob"]),
    ("witchstone", ["Ann", "Bob"]),
    ("winter-tales", ["Ann", "Bob", "Cy"]),
]
BREAKS = (5, 20, 35, 50)[: size(2, 4)]  # records; in turn the server is told to stop, and killed


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with running(tmp_path) as serving:
        yield serving


def python(*words: str, at: Path) -> "subprocess.Popen[str]":
    env = {"PATH": "/usr/bin:/bin", "PYTHONPATH": os.pathsep.join(sys.path), "HOME": str(at)}
    env["FROSTFAIR_PURE"] = os.environ.get("FROSTFAIR_PURE", "")
    return subprocess.Popen(
        [sys.executable, *words], cwd=at, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def frostfair(*words: object) -> str:
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == 0, result.output
    return result.output


async def records(database: str) -> int:
    async with opened(database) as store:
        (table,) = await store.tables.ids()
        return await store.logs.version(table)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "names"), GAMES[: size(2, 3)], ids=lambda value: str(value))
def test_separate_processes_play_a_whole_game_over_restarts(
    game: str, names: list[str], server: Process, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    (tmp_path / "player.py").write_text(PLAYER, encoding="utf-8")
    about = ("player.py", server.url)
    seats = str(len(names))
    players = [python(*about, names[0], game, seats, at=tmp_path)]
    assert players[0].stdout is not None
    code = players[0].stdout.readline().removeprefix("code ").strip()
    assert re.fullmatch(r"\w{6}", code), code
    players += [python(*about, name, game, seats, code, at=tmp_path) for name in names[1:]]
    try:
        for number, version in enumerate(BREAKS):
            while asyncio.run(records(database)) < version:
                assert [player.poll() for player in players] == [None] * len(players)
            if number % 2:
                server.kill()
            else:
                assert server.stop() == 0
            asyncio.run(server.start())
        said = [player.communicate(timeout=500)[0] for player in players]
    finally:
        for player in players:
            player.kill()
    assert [player.returncode for player in players] == [0] * len(players), said
    ends = {line for text in said for line in text.splitlines() if line.startswith("over ")}
    assert len(ends) == 1  # all saw the same version last, and the same points
    last = int(ends.pop().split()[1])
    logs = [(tmp_path / f"{name}.json").read_bytes() for name in names]
    assert logs == [logs[0]] * len(names)

    assert f"Every deal of {last} records" in frostfair("verify-luck", tmp_path / "Ann.json")
    assert "Tables: 1, faulty: 0." in frostfair("db", "verify", "--database", database)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert "Imported: table " in frostfair("db", "import", tmp_path / "Ann.json", "--database", other)
    assert "Tables: 1, faulty: 0." in frostfair("db", "verify", "--database", other)
