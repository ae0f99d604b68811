"""Processes of their own: a child that plays, one that can't, and yardsticks that work or don't."""

from pathlib import Path

import pytest

from bench.children import Child, Gone, environment
from bench.ours import WORK
from bench.workloads import CALIBRATION, MEASURED, PEERS, C, peer_key, subjects, work_name
from bench.yardstick import Yardstick
from frostfair.games.installed import enabled
from frostfair.games.installed import game as find


def test_a_child_plays_when_asked_and_says_how_it_runs() -> None:
    subject = subjects()[0]
    with Child("ours", FROSTFAIR_PURE="1") as child:
        assert child.about == "FROSTFAIR_PURE is set"
        reading = child.slice(work_name(subject.game, subject.seats[0], "play"), 0.001)
        assert reading.times >= 1
        assert reading.units > 10 * reading.times
        assert child.slice(CALIBRATION, 0.001).rate > 0
        assert 30 < child.decisions_per_game(subject.game, subject.seats[0]) < 50
        assert 100 < child.bytes_per_state(subject.game, subject.seats[0]) < 100_000


def test_a_child_without_a_compiled_build_says_so(tmp_path: Path) -> None:
    with pytest.raises(Gone, match="it has not been built"):
        Child("ours", FROSTFAIR_COMPILED="1", FROSTFAIR_NATIVE=str(tmp_path))


def test_a_child_that_ends_is_noticed() -> None:
    with pytest.raises(Gone, match="without an answer"):
        Child("nobody")


def test_the_caller_s_switches_do_not_reach_a_child(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FROSTFAIR_PURE", "1")
    monkeypatch.setenv("FROSTFAIR_GAMES", "")
    env = environment(FROSTFAIR_COMPILED="1")
    assert env["FROSTFAIR_COMPILED"] == "1"
    assert "FROSTFAIR_PURE" not in env
    assert "FROSTFAIR_GAMES" not in env


def test_a_yardstick_is_a_script_that_says_json(tmp_path: Path) -> None:
    script = tmp_path / "limit.py"
    script.write_text('import sys; print(\'{"playouts_s": 2, "moves_s": %s}\' % sys.argv[1])')
    reading = Yardstick(str(script)).slice(3, 0.01)
    assert (reading.times_rate, reading.rate) == (2, 3)


def test_a_yardstick_that_fails_says_why(tmp_path: Path) -> None:
    script = tmp_path / "limit.py"
    script.write_text("print('no C compiler'); raise SystemExit(3)")
    with pytest.raises(Gone, match="no C compiler"):
        Yardstick(str(script)).slice(2, 0.01)
    with pytest.raises(Gone, match="is not there"):
        Yardstick(str(tmp_path / "nothing.py"))


def test_every_game_is_measured_at_every_table() -> None:
    assert [subject.game for subject in subjects()] == enabled()
    for subject in subjects():
        assert subject.seats == find(subject.game).meta.seats


def test_whatever_is_measured_can_be_done() -> None:
    for build, works in MEASURED.items():
        assert build == C or set(works) <= WORK.keys()
    assert len({peer_key(peer) for peer in PEERS}) == len(PEERS)
