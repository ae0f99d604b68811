"""Saving and resuming: nothing is lost, and nothing that isn't ours is overwritten."""

import os
from pathlib import Path

import pytest

from frostfair import files
from frostfair.files import Keeper, read_match, save_copy
from frostfair.games.installed import game
from frostfair.kernel.errors import Malformed
from frostfair.kernel.logtext import Log, write
from frostfair.terminal.new_match import new_log
from tests.terminal.conftest import Run
from tests.terminal.test_play import FIRST, PLAY, a_crystal


def a_log(seats: str = "human,greedy") -> Log:
    return new_log(game("winter-queen"), seats, "a word", (), {})


def move(log: Log) -> None:
    seat = log.match.deciders()[0]
    log.match.submit(seat, log.match.offers(seat)[0])


def test_end_of_input_says_how_to_resume_and_keeps_everything(frostfair: Run, home: Path) -> None:
    crystal = a_crystal(frostfair)
    result = frostfair(*FIRST, typed=f"{crystal}-b3\n")
    kept = max(home.iterdir(), key=lambda path: path.stat().st_mtime_ns)
    assert f"Go on with: frostfair play --resume {kept}" in result.output
    assert result.exit_code == 0
    assert read_match(kept).match.version == 1


def test_quit_asks_nothing(frostfair: Run) -> None:
    result = frostfair(*FIRST, typed="quit\nnever read\n")
    assert "Go on with: frostfair play --resume" in result.output
    assert "never read" not in result.output


def test_resume_goes_on_where_it_was(frostfair: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    frostfair(*FIRST, "--save", file, typed="1\nb3\n")
    said = frostfair("play", "--resume", file, typed="skip\n").output
    assert "You may take the top spell book" in said
    assert read_match(file).match.version == 2


def test_resume_without_a_file_takes_the_newest_that_is_not_over(frostfair: Run, home: Path) -> None:
    frostfair(*FIRST, typed="1\nb3\n")
    (unfinished,) = home.iterdir()
    frostfair(*PLAY, "--seats", "random,random")
    assert len(list(home.iterdir())) == 2
    for words in (
        ("play", "--resume"),
        ("play", "--resume", "--no-colour"),
        ("play", "winter-queen", "--resume"),
    ):
        assert f"--resume {unfinished}" in frostfair(*words).output


def test_resume_into_another_file(frostfair: Run, tmp_path: Path) -> None:
    old, new = tmp_path / "old.match", tmp_path / "new.match"
    frostfair(*FIRST, "--save", old, typed="1\nb3\n")
    before = old.read_bytes()
    frostfair("play", "--resume", old, "--save", new, typed="skip\n")
    assert old.read_bytes() == before
    assert read_match(new).match.version == 2


def test_a_finished_match_can_be_looked_at_again(frostfair: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    frostfair(*PLAY, "--seats", "random,random", "--save", file)
    assert "Key Advisor" in frostfair("play", "--resume", file).output


def test_a_copy_is_saved_from_the_prompt(frostfair: Run, tmp_path: Path) -> None:
    copy, other = tmp_path / "a copy.match", tmp_path / "other.txt"
    other.write_text("something else\n")
    typed = f"save\nsave {copy}\n1\nb3\nsave {copy}\nsave {other}\nsave {tmp_path}\nsave /nowhere/x\n"
    said = " ".join(frostfair(*FIRST, typed=typed).output.split())
    assert "Say where: save FILE" in said
    assert f"Saved to {copy}." in said
    assert read_match(copy).match.version == 1  # an earlier stage of the same match may be replaced
    assert "exists already and is not this match" in said
    assert other.read_text() == "something else\n"
    assert f"{tmp_path}: is a directory" in said
    assert "/nowhere/x: No such file or directory" in said


def test_without_a_home_the_match_is_played_and_said_not_to_be_kept(
    frostfair: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "plain file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "plain file"))
    said = frostfair(*FIRST, typed="1\nb3\n").output
    assert "The match is no longer kept" in said
    assert "You may take the top spell book" in said
    assert "The match is not kept anywhere." in said


def test_a_relative_state_home_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "somewhere")
    assert files.home() == Path.home() / ".local/state/frostfair"


def test_a_file_is_replaced_in_one_stroke(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = a_log()
    keeper = Keeper.begin(tmp_path / "a.match")
    keeper.save(log)
    before = keeper.path.read_text()
    move(log)

    def no_room(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(Malformed, match="No space left on device"):
        keeper.save(log)
    assert keeper.path.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["a.match"]


def test_a_file_that_somebody_else_changed_stays(tmp_path: Path) -> None:
    log = a_log()
    keeper = Keeper.begin(tmp_path / "a.match")
    keeper.save(log)
    keeper.path.write_text("mine now\n")
    move(log)
    with pytest.raises(Malformed, match="changed by another program"):
        keeper.save(log)
    assert keeper.path.read_text() == "mine now\n"


def test_a_file_that_is_gone_is_written_anew(tmp_path: Path) -> None:
    log = a_log()
    keeper = Keeper.begin(tmp_path / "a.match")
    keeper.path.unlink()
    keeper.save(log)
    assert keeper.path.read_text() == write(log)


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    log = a_log()
    (tmp_path / "a.match").write_text(write(log))
    link = tmp_path / "link.match"
    link.symlink_to(tmp_path / "a.match")
    move(log)
    Keeper.go_on(link).save(log)
    assert link.is_symlink()
    assert (tmp_path / "a.match").read_text() == write(log)


def test_a_new_match_never_takes_an_existing_file(tmp_path: Path) -> None:
    (tmp_path / "a.match").write_text("")
    with pytest.raises(Malformed, match="exists already"):
        Keeper.begin(tmp_path / "a.match")


def test_an_earlier_stage_is_no_other_match(tmp_path: Path) -> None:
    log, path = a_log(), tmp_path / "a.match"
    move(log)
    save_copy(path, log)
    with pytest.raises(Malformed, match="is not this match"):
        save_copy(path, a_log("human,random"))
    with pytest.raises(Malformed, match="is not this match"):
        save_copy(path, a_log())  # would lose the move


def test_a_match_with_other_data_says_so_when_it_is_left(frostfair: Run, tmp_path: Path) -> None:
    data = tmp_path / "other data.toml"
    data.write_text(other_data())
    file = tmp_path / "a.match"
    said = frostfair(*FIRST, "--data", data, "--save", file, typed="1\nb3\n").output
    assert f"--resume {file} --data '{data}'" in said
    assert "You may take the top" in frostfair("play", "--resume", file, "--data", data).output


def other_data() -> str:
    """The standard components with the first two domain tiles exchanged."""
    source = Path(files.__file__).parent / "games/winter_queen/data/winter-queen.toml"
    return source.read_text(encoding="utf-8").replace('["red", "green",', '["green", "red",')
