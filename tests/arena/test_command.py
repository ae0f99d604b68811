"""`frostfair arena` and `frostfair bots` from outside: bad input, Ctrl-C, killed processes."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from frostfair.arena import results
from tests.terminal.conftest import Run

GAMES = "winter-queen,witchstone,winter-tales"
FEW = ("--bots", "greedy,random", "--games", "2", "--workers", "1")
PATIENCE = 60  # seconds; a busy machine is only slow

Start = Callable[[], "subprocess.Popen[str]"]

pytestmark = pytest.mark.once


def test_the_ladder_is_told_and_kept(frostfair: Run, tmp_path: Path) -> None:
    result = frostfair("arena", "winter-queen", *FEW)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("winter-queen: 2 games in 1 mirrored deals\n")
    assert "greedy against random: 100.0 % [34–100] of 2\n" in result.stdout
    folder = next((tmp_path / "arena").iterdir())
    assert sorted([file.name for file in folder.iterdir()]) == [
        "games.jsonl",
        "games.parquet",
        "report.html",
        "results.json",
    ]
    again = frostfair("arena", "winter-queen", *FEW)
    assert again.stdout == result.stdout
    assert again.stderr.startswith("2 of 2 games are there already\n")


def test_a_missing_pyarrow_is_told_in_one_line(frostfair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = frostfair("arena", "winter-queen", *FEW)
    assert result.exit_code == 0
    assert result.stderr.endswith(f"{results.NO_PARQUET}\n")
    assert "results.json, report.html\n" in result.stdout


def test_sprt_stops_early(frostfair: Run) -> None:
    result = frostfair(
        "arena", "winter-queen", "--bots", "greedy,random", "--sprt", "0.2,0.95", "--workers", "1"
    )
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("winter-queen: 2 games in 1 mirrored deals\n")
    assert "SPRT: greedy beats random" in result.stdout


@pytest.mark.parametrize(
    ("game", "seats"), [pytest.param("witchstone", 2, marks=pytest.mark.soak), ("winter-tales", 3)]
)
def test_the_other_games_take_part(frostfair: Run, game: str, seats: int) -> None:
    result = frostfair("arena", game, "--bots", "novice,random", "--games", "1", "--workers", "1")
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith(f"{game}: {seats} games in 1 mirrored deals\n")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["chess", "--bots", "greedy,random"], "unknown game 'chess'; available: "),
        (["winter-queen"], "Missing option '--bots'"),
        (["winter-queen", "--bots", "greedy,deep"], "winter-queen: unknown bot 'deep'; available: novice, "),
        (
            ["winter-queen", "--bots", "tutor,greedy"],
            "winter-queen: unknown bot 'tutor'; available: novice, ",
        ),
        (["winter-queen", "--bots", "greedy"], "--bots: an arena needs at least two bots"),
        (["winter-queen", "--bots", ","], "--bots: an arena needs at least two bots"),
        (["winter-queen", "--bots", "greedy,greedy"], "--bots: greedy is named twice"),
        (["winter-queen", *FEW, "--seats", "1"], "winter-queen is played by 2, 3, 4 seats, not 1"),
        (["winter-queen", *FEW, "--seats", "5"], "winter-queen is played by 2, 3, 4 seats, not 5"),
        (["winter-queen", *FEW, "--games", "0"], "Invalid value for '--games'"),
        (["winter-queen", *FEW, "--seed", "-1"], "Invalid value for '--seed'"),
        (["winter-queen", *FEW, "--workers", "0"], "Invalid value for '--workers'"),
        (["winter-queen", *FEW, "--option", "ice=thin"], "winter-queen has no option 'ice'"),
        (["winter-queen", *FEW, "--sprt", "1,0"], "--sprt: '1,0': the rates must rise"),
        (["winter-queen", *FEW, "--sprt", "--seats", "3"], "--sprt compares two bots at two seats"),
        (["winter-queen", *FEW, "--to", __file__], f"{__file__}/games.jsonl: Not a directory"),
        (["winter-queen", *FEW, "--data", "nowhere.toml"], "nowhere.toml: No such file or directory"),
    ],
)
def test_bad_input_is_refused_in_one_line(refused: Callable[..., str], words: list[str], line: str) -> None:
    assert refused("arena", *words).startswith(line)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--seed", "2"], "seed 1, not 2"),
        (["--seats", "3"], "seats 2, not 3"),
        (["--bots", "random,greedy"], "bots greedy,random, not random,greedy"),
    ],
)
def test_other_settings_than_the_files_are_refused(
    frostfair: Run, refused: Callable[..., str], words: list[str], line: str
) -> None:
    assert frostfair("arena", "winter-queen", *FEW, "--to", "here").exit_code == 0
    told = refused("arena", "winter-queen", *FEW, "--to", "here", *words)
    assert told == f"here/games.jsonl: played with other settings: {line}"


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda lines: [], "line 1 is not of an arena"),
        (lambda lines: [b"hello\n"], "line 1 is not of an arena"),
        (lambda lines: [lines[0], b"{}\n"], "line 2 is not of an arena"),
        (lambda lines: [lines[0], b"\xff\n", *lines[1:]], "line 2 is not of an arena"),
        (lambda lines: [lines[0], lines[1].replace(b'"deal":0', b'"deal":9')], "line 2 is no game of"),
        (
            lambda lines: [lines[0], lines[1].replace(b'"winners":[0]', b'"winners":[7]')],
            "line 2 is no game of",
        ),
    ],
)
def test_a_file_that_is_no_arenas_is_refused(
    frostfair: Run, refused: Callable[..., str], spoil: Callable[[list[bytes]], list[bytes]], line: str
) -> None:
    assert frostfair("arena", "winter-queen", *FEW, "--to", "here").exit_code == 0
    path = Path("here/games.jsonl")
    spoilt = b"".join(spoil(path.read_bytes().splitlines(keepends=True)))
    path.write_bytes(spoilt)
    assert line in refused("arena", "winter-queen", *FEW, "--to", "here")
    assert path.read_bytes() == spoilt


# --- stopped from outside ---

SLOW = ("winter-queen", "--bots", "novice,random", "--to", "here")
ENDLESS = "100000"  # games: none of these tests lives to see the last
FIRST = 10  # games whose figures are compared


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Start]:
    """Starts an arena that plays on and on with two processes, and waits until some games are in its file."""
    running = []

    def start() -> "subprocess.Popen[str]":
        words = [sys.executable, "-m", "frostfair", "arena", *SLOW, "--games", ENDLESS, "--workers", "2"]
        process = subprocess.Popen(
            words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )
        running.append(process)
        wait_until(lambda: lines(tmp_path) >= 3 or process.poll() is not None)
        assert process.poll() is None
        return process

    yield start
    for process in running:
        with suppress(ProcessLookupError):
            process.kill()
        process.communicate()


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def lines(folder: Path) -> int:
    path = folder / "here/games.jsonl"
    return path.read_bytes().count(b"\n") if path.exists() else 0


def children(process: "subprocess.Popen[str]") -> list[int]:
    path = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(word) for word in path.read_text().split()]


def continued(frostfair: Run) -> None:
    """The same command with fewer games ends as if nothing had ever stopped it."""
    for folder in ("here", "other"):
        result = frostfair("arena", *SLOW, "--games", FIRST, "--to", folder, "--workers", "1")
        assert result.exit_code == 0, result.stderr
    assert Path("here/results.json").read_bytes() == Path("other/results.json").read_bytes()


def test_a_killed_arena_goes_on_where_it_was(frostfair: Run, started: Start, tmp_path: Path) -> None:
    process = started()
    process.kill()
    process.communicate(timeout=PATIENCE)  # until its processes are gone too: they hold the pipes
    kept = (tmp_path / "here/games.jsonl").read_bytes()
    continued(frostfair)
    assert (tmp_path / "here/games.jsonl").read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])


def test_ctrl_c_loses_nothing_finished(started: Start, tmp_path: Path) -> None:
    process = started()
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    kept = lines(tmp_path) - 1
    assert told.strip().endswith(f"{kept} of {ENDLESS} games are kept in here; the same command goes on")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds its processes in /proc")
def test_a_process_killed_in_the_middle_is_replaced(frostfair: Run, started: Start, tmp_path: Path) -> None:
    process = started()
    before = lines(tmp_path)
    os.kill(children(process)[0], signal.SIGKILL)
    wait_until(lambda: lines(tmp_path) > before + 20 or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, told
    games = [json.loads(line) for line in (tmp_path / "here/games.jsonl").read_bytes().splitlines()[1:]]
    assert set(range(before)) <= {game["number"] for game in games}  # those of the dead were played again
    assert len({game["number"] for game in games}) == len(games)
    continued(frostfair)


def test_two_arenas_never_play_into_one_file(refused: Callable[..., str], started: Start) -> None:
    started()
    assert refused("arena", *SLOW) == "here/games.jsonl: another arena is playing into it"


# --- frostfair bots ---


def test_bots_are_listed_with_how_they_play(frostfair: Run) -> None:
    told = frostfair("bots").stdout
    assert told.startswith("winter-queen: Winter Queen\n  novice: plays sensibly but short-sightedly\n")
    assert "winter-tales: Winter Tales\n" in told
    assert "  queen: looks farthest ahead: the strongest of all\n" in told


@pytest.mark.parametrize(
    ("language", "line"),
    [("hu", "értelmesen, de"), ("pl", "gra rozsądnie, ale"), ("ru", "играет разумно, но")],
)
def test_in_four_languages_and_for_one_game(frostfair: Run, language: str, line: str) -> None:
    told = frostfair("bots", "witchstone", "--language", language).stdout
    assert told.splitlines()[1].startswith(f"  novice: {line}")
    assert "winter-queen" not in told


def test_a_game_that_is_unknown_has_no_bots(refused: Callable[..., str]) -> None:
    assert refused("bots", "chess").startswith("unknown game 'chess'")
