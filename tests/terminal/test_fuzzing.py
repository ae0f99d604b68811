"""The fuzzer: it finds a game that breaks its promises, and what it writes can be played again."""

from collections.abc import Mapping
from multiprocessing import active_children
from pathlib import Path

import pytest

from frostfair import fuzz
from frostfair.fuzz import BATCH, Job, play_batch, play_seed, run, stride, variants
from frostfair.games import installed
from frostfair.games.installed import game
from frostfair.kernel.codec import Written
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game, Options, Result, View
from tests.size import size
from tests.terminal.conftest import Run
from tests.terminal.screen import Screen

WQ = game("winter-queen")


class Talkative(Game):
    """Winter Queen, but from the tenth crystal on everybody sees the generator's state."""

    def __init__(self) -> None:
        super().__init__(WQ.meta, WQ.data_hash)

    def setup(self, seats: int, options: Options, seed: int) -> State:
        return WQ.setup(seats, options, seed)

    def result(self, state: State) -> Result | None:
        return WQ.result(state)

    def view(self, state: State, seat: int | None) -> View:
        shown = WQ.view(state, seat)
        placed = str(shown["map"]).count("'crystal': '")
        return {**shown, "next": state.rng} if placed > 10 else shown

    def imagine(self, state: State, seat: int, seed: int) -> State:
        return WQ.imagine(state, seat, seed)

    def notation(self, action: int) -> str:
        return WQ.notation(action)

    def parse(self, text: str) -> int:
        return WQ.parse(text)

    def describe(self, action: int) -> dict[str, object]:
        return WQ.describe(action)

    def understand(self, described: Mapping[str, object]) -> int:
        return WQ.understand(described)

    def restore(self, packed: Mapping[str, object]) -> State:
        return WQ.restore(packed)

    def event_kinds(self) -> dict[str, type[Written]]:
        return WQ.event_kinds()


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Talkative()
    monkeypatch.setattr(installed, "_load", lambda name, data: broken)


def test_variants_are_all_player_counts_and_options() -> None:
    ways = variants(WQ)
    assert {way.seats for way in ways} == {2, 3, 4}
    firsts = {(way.seats, dict(way.options)["first"]) for way in ways}
    assert (4, 4) in firsts
    assert (2, 4) not in firsts
    assert len(ways) == 2 * 2 * (3 + 4 + 5)  # open scores, end of turn; first player: random or a seat
    assert {way.seats for way in variants(WQ, 3)} == {3}


def test_any_stretch_of_seeds_has_all_kinds_of_variants() -> None:
    ways = variants(game("winter-tales"), fixed=(("chapter_limit", 60),))
    assert {dict(way.options)["chapter_limit"] for way in ways} == {60}
    order = [n * stride(len(ways)) % len(ways) for n in range(len(ways))]
    assert sorted(order) == list(range(len(ways)))
    first = [ways[n] for n in order[:60]]
    assert {way.seats for way in first} == {3, 4, 5, 6, 7}
    assert {dict(way.options)["memories"] for way in first} == {3, 4, 5, 6, 7}
    assert {dict(way.options)["powers"] for way in first} == {False, True}
    assert stride(1) == 1


def test_an_option_can_be_the_same_in_all_games(frostfair: Run, tmp_path: Path) -> None:
    few = ("fuzz", "winter-queen", "--games", 1, "--processes", 1, "--out", tmp_path)
    result = frostfair(*few, "--option", "open_scores=yes")
    assert "1 games in 24 variants" in result.output
    assert "has no option 'dice'" in frostfair(*few, "--option", "dice=6").output
    job = Job("winter-queen", 1, 0, fixed=(("open_scores", True),))
    assert job.command(7).endswith("--thorough 64 --option open_scores=true")


def test_random_games_keep_every_promise() -> None:
    ways = variants(WQ)
    for seed in range(size(2, 200)):
        assert play_seed(WQ, ways, thorough=1, seed=1000 + 7 * seed) is None


def test_a_seed_is_always_the_same_game(talkative: None) -> None:
    job = Job("winter-queen", 3, 5, thorough=1)
    assert play_batch(job, range(5, 7)) == play_batch(job, range(5, 7))


def test_a_finding_is_written_and_can_be_replayed(frostfair: Run, talkative: None, tmp_path: Path) -> None:
    words = (
        "fuzz",
        "winter-queen",
        "--games",
        1,
        "--seed",
        3,
        "--seats",
        2,
        "--processes",
        1,
        "--out",
        tmp_path,
    )
    result = frostfair(*words)
    assert result.exit_code == 1
    assert "BrokenContract: seat 0 sees a secret" in result.output
    again = "frostfair fuzz winter-queen --games 1 --seed 3 --thorough 64 --seats 2"
    assert f"again:  {again}\n" in result.output
    file = tmp_path / "fuzz-winter-queen-3.match"
    assert f"frostfair replay {file} --step" in result.output
    assert (tmp_path / "fuzz-winter-queen-3.txt").read_text().endswith(f"{again}\n")
    assert frostfair("verify", file).exit_code == 0
    assert frostfair("replay", file, "--moves").output.startswith("   1  ")
    frostfair(*words)  # a second one never overwrites the first
    assert (tmp_path / "fuzz-winter-queen-3-2.match").read_bytes() == file.read_bytes()


def test_after_ten_findings_it_stops(
    frostfair: Run, talkative: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "BATCH", 1)
    monkeypatch.setattr("frostfair.terminal.fuzz.MOST_FINDINGS", 2)
    result = frostfair("fuzz", "winter-queen", "--games", 30, "--processes", 1, "--out", tmp_path)
    assert result.exit_code == 1
    assert "2 findings" in result.output
    assert len(list(tmp_path.glob("fuzz-*.match"))) == 2


def test_several_processes_share_the_work(frostfair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "BATCH", 2)
    result = frostfair("fuzz", "winter-queen", "--games", 4, "--seed", 100, "--processes", 2)
    assert result.exit_code == 0, result.output
    assert "4 games in" in result.output
    assert "nothing found" in result.output


def test_a_tale_of_ten_thousand_records_is_long_and_no_finding() -> None:
    tale = Job("winter-tales", 1, 2503, thorough=512, fixed=(("chapter_limit", 60),))
    assert play_batch(tale, range(2503, 2504)).findings == ()


def test_the_other_games_are_inspected_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    broken, seed = Talkative(), len(variants(WQ))  # whose cycle is inspected closely elsewhere
    assert play_seed(broken, variants(WQ), 64, seed) is None  # it is over before
    monkeypatch.setattr(fuzz, "SELDOM", 7)
    finding = play_seed(broken, variants(WQ), 64, seed)
    assert finding is not None
    assert "BrokenContract" in finding.message


def test_ctrl_c_stops_it_at_once_with_all_its_processes(tmp_path: Path) -> None:
    words = ("fuzz", "winter-queen", "--games", "100000", "--processes", "2", "--out", tmp_path)
    screen = Screen(*words, home=tmp_path)
    screen.child.expect_exact("0/100000", timeout=60)
    screen.interrupt()
    assert screen.end() == 130
    assert "Traceback" not in screen.raw


def test_whoever_has_seen_enough_leaves_no_process_behind() -> None:
    batches = run(Job("winter-queen", 4 * BATCH, 0), 2)
    next(batches)
    assert active_children()
    batches.close()
    assert active_children() == []
