"""Contests: the same outcome however it was reached, and nothing finished is ever lost."""

import json
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from frostfair.arena import contest as contests
from frostfair.arena.contest import Contest
from frostfair.arena.gamesfile import GamesFile
from frostfair.arena.playing import Played
from frostfair.arena.results import as_json, rows, write_all
from frostfair.arena.schedule import Settings, settle_on, table
from frostfair.arena.standings import Standings, standings
from frostfair.arena.statistics import Sprt
from frostfair.games.installed import game as find_game

pytestmark = pytest.mark.once

BOTS = ("greedy", "novice", "random")


def settings(bots: tuple[str, ...] = BOTS, seats: int = 2, seed: int = 3) -> Settings:
    return settle_on(find_game("winter-queen"), bots, seats, seed, {})


def played(
    path: Path, wanted: Settings, games: int, workers: int, stop_after: int = 10**9
) -> tuple[Standings, list[Played]]:
    with closing(GamesFile(path, wanted)) as file:
        contest = Contest(wanted, games, file)
        with closing(contest.play(workers)) as playing:
            for number, _ in enumerate(playing, 1):
                if number == stop_after:
                    break
        return standings(contest), contest.counted()


def test_workers_change_nothing(tmp_path: Path) -> None:
    alone, beside = [as_json(*played(tmp_path / f"{n}.jsonl", settings(), 6, n)) for n in (1, 3)]
    assert alone == beside


def test_a_stop_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(path, settings(), 4, 2, stop_after=3)
    assert len(path.read_bytes().splitlines()) == 1 + 3
    stopped = as_json(*played(path, settings(), 4, 1))
    assert stopped == as_json(*played(tmp_path / "other", settings(), 4, 1))


def test_more_games_go_on_from_those_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    played(path, settings(), 2, 1)
    before = path.read_bytes()
    played(path, settings(), 4, 1)
    assert path.read_bytes().startswith(before)
    assert len(path.read_bytes().splitlines()) == 1 + 4
    # Fewer again: nothing is played, and the first two alone count.
    monkeypatch.setattr(contests, "play_all", nothing_is_missing)
    outcome, games = played(path, settings(), 2, 1)
    assert outcome.games == len(games) == 2


def nothing_is_missing(
    _settings: Settings, _data: Path | None, numbers: Iterable[int], _workers: int
) -> Iterator[Played]:
    assert list(numbers) == []
    yield from ()


@pytest.mark.parametrize("cut", [1, 40])
def test_a_line_cut_short_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "games.jsonl"
    whole = as_json(*played(path, settings(), 2, 1))
    path.write_bytes(path.read_bytes()[:-cut])
    assert as_json(*played(path, settings(), 2, 1)) == whole
    assert len(path.read_bytes().splitlines()) == 1 + 2


def test_the_test_stops_at_the_same_game_whatever_lies_beyond(tmp_path: Path) -> None:
    """As if eleven processes had been ahead of a slow one: the verdict is that of the games without a gap."""
    wanted = settings(("greedy", "random"))
    test = Sprt(0.5, 0.9)  # six victories in a row decide it
    with closing(GamesFile(tmp_path / "games.jsonl", wanted)) as file:
        for number in [*range(2, 40), 0]:
            file.add(won_by_the_first(wanted, number))
        assert Contest(wanted, 400, file, test).verdict is None
        assert Contest(wanted, 400, file, test).counted() == []
        file.add(won_by_the_first(wanted, 1))
        contest = Contest(wanted, 400, file, test)
        assert contest.verdict == "strong"
        assert [game.number for game in contest.counted()] == list(range(6))
        assert list(contest.play(1)) == []
        outcome = standings(contest)
    assert outcome.sprt is not None
    assert outcome.sprt.verdict == "strong"
    assert outcome.games == 6


def won_by_the_first(wanted: Settings, number: int) -> Played:
    at = table(wanted, number)
    seat = at.bots.index(wanted.bots[0])
    return Played(number, at.deal, list(at.bots), [1, 1], [seat], "", [1, 1], [{}, {}])


def test_figures_are_those_of_the_games(tmp_path: Path) -> None:
    outcome, games = played(tmp_path / "games.jsonl", settings(), 12, 2)
    assert outcome.games == 12
    for rung in outcome.ladder:
        own = [game for game in games if rung.bot in game.bots]
        assert rung.wins.games == len(own) == 8
        assert rung.wins.wins == sum([game.share_of(rung.bot) for game in own])
        assert sum(rung.sources.values()) == pytest.approx(rung.points)
    assert sum([rate.wins for rate in outcome.seats]) == 12
    assert sum(outcome.lengths.values()) == 12
    assert len(outcome.pairings) == 3
    assert outcome.ladder[0].bot == "greedy"
    assert outcome.ladder[-1].bot == "random"


def test_a_shared_victory_is_shared() -> None:
    game = Played(0, 0, ["a", "b", "b"], [5, 5, 2], [0, 1], "", [1, 1, 1], [{}, {}, {}])
    assert [game.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert (game.share_of("a"), game.share_of("b")) == (0.5, 0.25)


def test_results_are_files_for_programs_and_people(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    outcome, games = played(tmp_path / "games.jsonl", settings(seats=3), 3, 1)
    assert sorted(write_all(tmp_path, outcome, games, "frostfair arena …")) == [
        "games.parquet",
        "report.html",
        "results.json",
    ]
    told = json.loads((tmp_path / "results.json").read_bytes())
    assert [rung["bot"] for rung in told["ladder"]] == [rung.bot for rung in outcome.ladder]
    assert [game["number"] for game in told["played"]] == list(range(3))
    assert "seconds" not in told["played"][0]
    columns = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert columns == rows(games)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == page.count("</svg>") == 5
    for outside in ("http:", "https:", "<script", "<link", "<img", "url("):
        assert outside not in page
    for heading in ("Ladder", "Rate of victory by seat", "Length of games", "Points by source"):
        assert f"<h2>{heading}</h2>" in page
