"""`frostfair arena`: bots against bots with a progress bar, and their ladder at the end."""

import os
import shlex
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from frostfair.arena.contest import Contest
from frostfair.arena.gamesfile import NAME, GamesFile
from frostfair.arena.playing import Played
from frostfair.arena.report import percent, rivals, tested
from frostfair.arena.results import NO_PARQUET, PARQUET, write_all
from frostfair.arena.schedule import Settings, refuse_more_than_two, settle_on
from frostfair.arena.standings import Standings, standings
from frostfair.arena.statistics import read_sprt
from frostfair.files import find_game, shown
from frostfair.terminal.new_match import read_options

HOME = Path("arena")


@dataclass(frozen=True)
class Wishes:
    """What `frostfair arena` was asked for."""

    game: str
    bots: str
    games: int
    seats: int | None
    seed: int
    sprt: str | None
    to: Path | None
    workers: int | None
    options: tuple[str, ...]
    data: Path | None

    def command(self, settings: Settings) -> str:
        """What plays the same again, anywhere."""
        words = ["frostfair", "arena", settings.game, "--bots", ",".join(settings.bots)]
        words += ["--games", str(self.games), "--seats", str(settings.seats), "--seed", str(settings.seed)]
        if self.sprt is not None:
            words += ["--sprt", self.sprt]
        for option in self.options:
            words += ["--option", option]
        if self.data is not None:
            words += ["--data", str(self.data)]
        return shlex.join(words)


def arena_command(wishes: Wishes) -> None:
    game = find_game(wishes.game, wishes.data)
    bots = [name.strip() for name in wishes.bots.split(",") if name.strip()]
    settings = settle_on(game, bots, wishes.seats, wishes.seed, read_options(wishes.options))
    sprt = None
    if wishes.sprt is not None:
        refuse_more_than_two(settings)
        sprt = read_sprt(wishes.sprt)
    folder = wishes.to or HOME / _named(settings)
    with closing(GamesFile(folder / NAME, settings)) as file:
        contest = Contest(settings, wishes.games, file, sprt)
        _watch(contest, wishes.workers or os.cpu_count() or 1, wishes.data, folder)
        outcome = standings(contest)
        games = contest.counted()
        _tell(outcome, games)
        written = write_all(folder, outcome, games, wishes.command(settings))
    print(f"{shown(folder)}: {', '.join([NAME, *written])}")
    if PARQUET not in written:
        print(NO_PARQUET, file=sys.stderr)


def _named(settings: Settings) -> str:
    """The same settings find what was played before."""
    options = [f"{name}={value}" for name, value in settings.options.items()]
    return "-".join([settings.game, *settings.bots, f"{settings.seats}", f"{settings.seed}", *options])


def _watch(contest: Contest, workers: int, data: Path | None, folder: Path) -> None:
    if contest.there:
        print(f"{contest.there} of {contest.wanted} games are there already", file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            Progress(*columns, console=Console(stderr=True), transient=True) as progress,
            closing(contest.play(workers, data)) as playing,
        ):
            task = progress.add_task(contest.settings.game, total=contest.wanted, completed=contest.there)
            for _ in playing:
                progress.advance(task)
    except KeyboardInterrupt:
        kept = f"{contest.there} of {contest.wanted} games are kept in {shown(folder)}"
        print(f"{kept}; the same command goes on", file=sys.stderr)
        raise


def _tell(outcome: Standings, games: Sequence[Played]) -> None:
    seats = outcome.settings.seats
    print(f"{outcome.settings.game}: {outcome.games} games in {outcome.games // seats} mirrored deals")
    thought = _milliseconds(games)
    wide = max(len(bot) for bot in outcome.settings.bots)
    print(f"{'bot':{wide}}    rating    games  won               points  ms a decision")
    for rung in outcome.ladder:
        rating = f"{rung.rating:5.1f} ±{rung.rating_interval.high - rung.rating:4.1f}"
        won = f"{rung.wins.games:6}  {percent(rung.wins):16}"
        print(f"{rung.bot:{wide}}  {rating}  {won}  {rung.points:6.1f}  {thought[rung.bot]:13.1f}")
    for bot, others, rate in rivals(outcome):
        print(f"{bot} against {others}: {percent(rate)} of {rate.games}")
    seated = [f"{seat + 1}: {percent(rate)}" for seat, rate in enumerate(outcome.seats)]
    print(f"seats: {', '.join(seated)}")
    if (said := tested(outcome)) is not None:
        print(said)


def _milliseconds(games: Sequence[Played]) -> dict[str, float]:
    """How long each bot thought about a decision, on this machine and with so many beside it."""
    spent: defaultdict[str, float] = defaultdict(float)
    made: Counter[str] = Counter()
    for game in games:
        for bot, seconds, decisions in zip(game.bots, game.seconds, game.decisions, strict=False):
            spent[bot] += seconds
            made[bot] += decisions
    return {bot: 1000 * spent[bot] / max(made[bot], 1) for bot in made}
