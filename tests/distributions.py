"""Another package that brings a game: a folder that Python finds it in, as if it were installed there."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import frostfair

SOURCE = Path(frostfair.__file__).parents[1]


def declare(folder: Path, name: str, games: Mapping[str, str]) -> None:
    """The metadata of a distribution that lies in this folder, and the games that it brings."""
    about = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{game} = {where}" for game, where in games.items()]
    (about / "entry_points.txt").write_text("\n".join(["[frostfair.games]", *lines, ""]))


def environment(*folders: Path, **settings: str) -> dict[str, str]:
    """With these folders on the path of Python before our own sources."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FROSTFAIR_")}
    path = os.pathsep.join(map(str, [*folders, SOURCE]))
    about = {"PYTHONPATH": path, "FROSTFAIR_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"}
    return kept | about | settings


def frostfair_with(
    folder: Path, *words: object, typed: str = "", **settings: str
) -> subprocess.CompletedProcess[str]:
    """`frostfair` where the distributions of this folder are installed too."""
    return subprocess.run(
        [sys.executable, "-m", "frostfair", *map(str, words)],
        env=environment(folder, COLUMNS="100", XDG_STATE_HOME=str(folder / "state"), **settings),
        cwd=folder,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
