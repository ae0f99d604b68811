"""Bad input: one line that names the place and the reason, exit code 2, nothing overwritten."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from frostfair import files
from tests.terminal.conftest import Run
from tests.terminal.test_keeping import other_data
from tests.terminal.test_play import FIRST, PLAY

Refused = Callable[..., str]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["play", "--seats", "human"], "winter-queen is played by 2, 3, 4 seats, not 1"),
        (["play", "--seats", "random," * 4 + "random"], "winter-queen is played by 2, 3, 4 seats, not 5"),
        (["play", "--seats", ""], "--seats: seat 1: unknown player ''"),
        (
            ["play", "--seats", "human,deep-blue"],
            "--seats: seat 2: unknown player 'deep-blue'; available: human, human:NAME, ",
        ),
        (["play", "--seats", "human:,random"], "--seats: seat 1: a name has 1 to 16 printable letters"),
        (["play", "--seats", "human:\x1b[1m,random"], "--seats: seat 1: a name has 1 to 16"),
        (["play", "chess"], "unknown game 'chess'; available: winter-queen"),
        (["play", "--option", "first=5"], "option first: 5 is not one of random, 1, 2, 3, 4 (WQ-2.7)"),
        (["play", "--option", "first=4"], "option first: no seat 4; seats are 1 to 2 (WQ-2.7)"),
        (["play", "--option", "colour=red"], "winter-queen has no option 'colour'"),
        (["play", "--option", "first"], "--option: 'first' is not NAME=VALUE"),
        (["play", "--option", "first=1", "--option", "first=2"], "--option: 'first' is set twice"),
        (
            ["play", "--option", "open_scores=perhaps"],
            "option open_scores: 'perhaps' is not one of false, true",
        ),
        (["play", "--seed", ""], "--seed: expected 1 to 200 printable letters, found ''"),
        (["play", "--seed", "x" * 201], "--seed: expected 1 to 200 printable letters"),
        (["play", "--words", "a\x00b"], "--words: expected 1 to 200 printable letters"),
        (["play", "--language", "tlh"], "unknown language 'tlh'; available: en, hu, pl, ru"),
        (["play", "--language", "../en"], "unknown language '../en'; available: en, hu, pl, ru"),
        (["play", "--resume"], "no match to go on with"),
        (["play", "--resume", "a.match", "--seed", "1"], "--resume takes a match as it is"),
        (["play", "--teleport"], "No such option '--teleport'"),
        (["play", "winter-queen", "witchstone"], "unexpected extra argument"),
        (["dance"], "No such command 'dance'"),
        (["replay"], "Missing argument"),
        (["replay", "nowhere.match"], "nowhere.match: No such file or directory"),
        (["replay", "nowhere.match", "--step", "--moves"], "replay: only one of --step, --to and --moves"),
        (["rules", "winter-queen", "12"], "winter-queen has no rule '12'"),
        (["rules", "winter-queen", "--search", "xyzzy"], "winter-queen: no rule says 'xyzzy'"),
        (["rules", "winter-queen", "8", "--search", "x"], "rules: either a number or --search, not both"),
        (["rules", "go"], "unknown game 'go'; available: "),
        (["verify", "nowhere.match"], "nowhere.match: No such file or directory"),
        (["verify", "a\nb.match"], "'a\\nb.match': No such file or directory"),
        (["fuzz", "go"], "unknown game 'go'; available: "),
        (["fuzz", "winter-queen", "--games", "0"], "Invalid value for '--games'"),
        (["fuzz", "winter-queen", "--seats", "7"], "winter-queen is played by 2, 3, 4 seats, not 7"),
        (["fuzz", "winter-queen", "--out", "/dev/null/x"], "/dev/null/x: Not a directory"),
    ],
)
def test_a_wrong_word_is_told_in_one_line(
    words: list[str], line: str, refused: Refused, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir(parents=True)
    monkeypatch.chdir(home)
    assert line in refused(*words)
    assert list(home.iterdir()) == []


def test_a_game_that_is_switched_off(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FROSTFAIR_GAMES", "")
    assert "winter-queen is switched off here" in refused("play", "winter-queen")
    monkeypatch.setenv("FROSTFAIR_GAMES", "chess")
    assert "FROSTFAIR_GAMES: unknown game 'chess'; available: " in refused("play")


@pytest.fixture
def good(frostfair: Run, tmp_path: Path) -> Path:
    """A match of a few records."""
    file = tmp_path / "good.match"
    frostfair(*FIRST, "--save", file, typed="1\nb3\nskip\nend\n")
    return file


def swap(old: bytes, new: bytes) -> Callable[[bytes], bytes]:
    return lambda raw: raw.replace(old, new)


def drop_a_record(raw: bytes) -> bytes:
    head, _, *rest = raw.splitlines(keepends=True)
    return b"".join([head, *rest])


DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda raw: b"", "line 1: truncated: the closing line is missing"),
    "cut in the middle": (lambda raw: raw[: len(raw) // 2], "truncated: the closing line is missing"),
    "without its last line": (lambda raw: raw[: raw.rindex(b'{"records')], "the closing line is missing"),
    "without a record": (drop_a_record, "line 2: record"),
    "no JSON": (lambda raw: b"hello\n" + raw, "line 1: not JSON"),
    "another format": (swap(b'{"frostfair":1', b'{"frostfair":9'), "not a match of format 1"),
    "another version": (swap(b'"rules":1', b'"rules":7'), "played by rules version 7, this is"),
    "other data": (swap(b'"data":"', b'"data":"0000'), "played with component data 0000"),
    "another game": (swap(b"winter-queen", b"summer-queen"), "unknown game 'summer-queen'"),
    "a wrong digest": (swap(b'"digest":"', b'"digest":"f'), "another state digest than written"),
    "a move by another seat": (swap(b'"v":1,"seat":0', b'"v":1,"seat":1'), "not-your-decision"),
    "another seed": (swap(b'"seed":"', b'"seed":"x'), "a seed is 64"),
    "an odd word": (swap(b'"words":[]', b'"words":[3]'), "words: expected a list of texts"),
    "half a sign": (swap(b'"words":[]', b'"words":["\\ud800"]'), "can be written as UTF-8"),
    "not UTF-8": (lambda raw: b"\xff" + raw, "is not UTF-8 text: byte 0 is 0xff"),
    "zeros": (lambda raw: b"\x00" * 100, "line 1: "),
    "too large": (lambda raw: b" " * (files.LARGEST_MATCH + 1), "is too large to be ours: more than 16 MiB"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_refused_and_left_alone(damage: str, good: Path, refused: Refused) -> None:
    harm, reason = DAMAGE[damage]
    bad = good.with_name("bad.match")
    raw = harm(good.read_bytes())
    bad.write_bytes(raw)
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        line = refused(*command, bad)
        assert line.startswith(f"{bad}: ")
        assert reason in line
    assert bad.read_bytes() == raw


def test_what_is_no_plain_file(refused: Refused, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for path, reason in (
        (tmp_path, "is a directory"),
        (Path("/dev/zero"), "is not a plain file"),
        (tmp_path / "pipe", "is not a plain file"),
        (tmp_path / "loop", "Too many levels of symbolic links"),
        (tmp_path / ("x" * 300), "File name too long"),
    ):
        for words in (["verify"], ["play", "--resume"], ["play", "--data"]):
            assert f"{path}: {reason}" in refused(*words, path)


not_root = pytest.mark.skipif(os.geteuid() == 0, reason="root may read and write everything")


@pytest.fixture
def closed(good: Path) -> Path:
    """A match that its reader may not read."""
    file = good.with_name("closed.match")
    shutil.copy(good, file)
    file.chmod(0)
    return file


@not_root
def test_what_may_not_be_read(refused: Refused, closed: Path) -> None:
    for words in (["verify"], ["replay"], ["tale"], ["play", "--resume"], ["play", "--data"]):
        assert refused(*words, closed) == f"{closed}: Permission denied"
    assert refused(*PLAY, "--save", closed).startswith(f"{closed}: exists already")


@not_root
def test_verify_goes_on_after_what_may_not_be_read(frostfair: Run, good: Path, closed: Path) -> None:
    result = frostfair("verify", closed, good)
    assert result.exit_code == 2
    assert result.output.count("every digest is right") == 1


@not_root
def test_what_may_not_be_written(refused: Refused, good: Path) -> None:
    good.chmod(0o400)
    good.parent.chmod(0o500)
    try:
        assert refused("play", "--resume", good) == f"{good}: can't be written"
        new = good.with_name("new.match")
        assert refused(*PLAY, "--save", new) == f"{new}: Permission denied"
    finally:
        good.parent.chmod(0o700)


def test_save_refuses_what_is_there(refused: Refused, tmp_path: Path) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("dear Queen\n")
    assert "letter.txt: exists already; name another file, or --resume it" in refused(*PLAY, "--save", mine)
    assert mine.read_text() == "dear Queen\n"
    assert f"{tmp_path}: exists already" in refused(*PLAY, "--save", tmp_path)
    assert "no/such/folder: No such file or directory" in refused(*PLAY, "--save", "no/such/folder")


def test_resume_into_an_existing_file_is_refused(refused: Refused, good: Path) -> None:
    before = good.read_bytes()
    assert "exists already" in refused("play", "--resume", good, "--save", good)
    assert good.read_bytes() == before


def test_a_match_wants_the_data_it_was_played_with(refused: Refused, good: Path, tmp_path: Path) -> None:
    data = tmp_path / "other.toml"
    data.write_text(other_data())
    assert "was played with component data" in refused("verify", good, "--data", data)


DATA = {
    "not TOML": ("crystals = [", "not TOML"),
    "names missing": ("a = 1", "crystals_per_colour is missing"),
    "a fraction": (other_data().replace("colour = 9", "colour = 9.0"), "crystals_per_colour must be 9"),
    "an odd zone": (other_data().replace("zones = [", "zones = [\n'black',"), "'black' is not one of"),
    "a long number": ("x = 1" + "0" * 5000, "not TOML"),
    "very deep": ("x = " + "[" * 5000, "not TOML"),
}


@pytest.mark.parametrize("case", DATA)
def test_odd_data_is_refused(case: str, refused: Refused, tmp_path: Path) -> None:
    text, reason = DATA[case]
    data = tmp_path / "data.toml"
    data.write_text(text)
    assert reason in refused("play", "--data", data)


def test_a_pipe_that_closes_is_no_crash() -> None:
    words = f"{sys.executable} -m frostfair rules winter-queen --search a | head -1"
    env = os.environ | {"PYTHONPATH": str(Path(files.__file__).parents[1])}
    done = subprocess.run(words, shell=True, capture_output=True, text=True, check=False, env=env)
    assert "Traceback" not in done.stderr
    assert done.stdout.startswith("1. What you play with")


@pytest.mark.parametrize(
    "words", ["games", "--version", "rules winter-queen", "play winter-queen --seats random,random"]
)
def test_a_full_disk_is_told_in_one_line(words: str, home: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(Path(files.__file__).parents[1])}
    command = [sys.executable, "-m", "frostfair", *words.split()]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, env=env)
    assert done.stderr == "frostfair: can't write: No space left on device\n"
    assert done.returncode == 2


@pytest.mark.parametrize(
    "words",
    [
        "play --seats {huge}",
        "host winter-queen --players {huge}",
        "fuzz winter-queen --games {huge}",
        "fuzz winter-queen --seats {huge}",
        "fuzz winter-queen --processes {huge}",
        "puzzles winter-queen --games {huge}",
        "puzzles winter-queen --seats {huge}",
        "replay {match} --to {huge}",
        "replay {match} --seat {huge}",
        "serve --port {huge}",
        "serve --bot-workers {huge}",
    ],
)
def test_huge_numbers_are_refused(words: str, refused: Refused, good: Path) -> None:
    refused(*words.format(huge=10**30, match=good).split())


@pytest.mark.parametrize("kind", ["directory", "rubbish", "empty"])
@pytest.mark.parametrize(
    "words", ["verify-luck", "db import --database {new}", "db restore --database {new}"]
)
def test_bad_files_of_the_server_are_told_in_one_line(
    words: str, kind: str, frostfair: Run, tmp_path: Path
) -> None:
    bad = odd(tmp_path, kind)
    result = frostfair(*words.format(new=f"sqlite:///{tmp_path}/new.db").split(), bad)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1), result.output


@pytest.mark.parametrize("kind", ["directory", "rubbish"])
@pytest.mark.parametrize("words", ["db verify", "serve --port 0"])
def test_a_database_that_is_none_is_told_in_one_line(
    words: str, kind: str, frostfair: Run, tmp_path: Path
) -> None:
    result = frostfair(*words.split(), "--database", f"sqlite:///{odd(tmp_path, kind)}")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1), result.output


def odd(folder: Path, kind: str) -> Path:
    """What is no file of ours."""
    path = folder / kind
    if kind == "directory":
        path.mkdir()
    else:
        path.write_bytes(b"" if kind == "empty" else bytes(range(256)) * 8)
    return path


def test_verify_goes_on_after_a_bad_file(frostfair: Run, good: Path, tmp_path: Path) -> None:
    result = frostfair("verify", good, tmp_path, good)
    assert result.exit_code == 2
    assert result.output.count("every digest is right") == 2
    assert result.stderr == f"frostfair: {tmp_path}: is a directory\n"
