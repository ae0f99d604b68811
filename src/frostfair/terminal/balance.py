"""`frostfair balance`: what seats, handicaps, options and components are worth."""

import os
import shlex
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from frostfair import __version__
from frostfair.arena.balance import Answer, Balance, answer, as_json, parts, settings_for, sources
from frostfair.arena.balance_report import lead, page
from frostfair.arena.contest import Contest
from frostfair.arena.gamesfile import NAME, GamesFile
from frostfair.arena.playing import Played
from frostfair.arena.report import percent
from frostfair.arena.results import JSON, PAGE
from frostfair.arena.running import play_all
from frostfair.bots.game import bots_of
from frostfair.bots.questions import Question
from frostfair.files import find_game, replace, replace_bytes, shown
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.terminal.arena import HOME, watched

MOST_PARTS = 5  # components told at either end; the report has all


@dataclass(frozen=True)
class Asked:
    """What `frostfair balance` was asked for."""

    game: str
    bot: str
    against: str | None
    games: int
    seats: int | None
    seed: int
    only: str | None
    to: Path | None
    workers: int | None
    data: Path | None

    def command(self, seats: int) -> str:
        """What plays the same again, anywhere."""
        words = ["frostfair", "balance", self.game, "--bot", self.bot]
        words += [] if self.against is None else ["--against", self.against]
        words += ["--games", str(self.games), "--seats", str(seats), "--seed", str(self.seed)]
        words += [] if self.only is None else ["--only", self.only]
        words += [] if self.data is None else ["--data", str(self.data)]
        return shlex.join(words)


def balance_command(asked: Asked) -> None:
    game = find_game(asked.game, asked.data)
    seats = game.meta.accept_seats(min(game.meta.seats) if asked.seats is None else asked.seats)
    questions = _questions(game, seats, asked.only)
    against = asked.against or asked.bot
    folder = asked.to or HOME / "-".join(
        ["balance", asked.game, asked.bot, against, str(seats), str(asked.seed)]
    )
    answers: list[Answer] = []
    seen: list[Played] = []  # by the first question: the game as it is
    for question in questions:
        of_arms = _play(game, question, asked, against, seats, folder)
        answers.append(answer(question, seats, of_arms))
        seen = seen or of_arms[0]
    meta = game.meta
    outcome = Balance(
        *(meta.id, meta.rules_version, __version__, asked.bot, against, seats, asked.seed),
        answers=answers,
        parts=parts(seen),
        sources=sources(seen),
    )
    _tell(outcome)
    try:
        replace_bytes(folder / JSON, as_json(outcome))
        replace(folder / PAGE, page(outcome, asked.command(seats)))
    except OSError as error:
        raise Malformed(f"{shown(folder)}: {error.strerror or error}") from None
    print(f"{shown(folder)}: {JSON}, {PAGE}, and the games of each question")


def _questions(game: Game, seats: int, only: str | None) -> list[Question]:
    known = bots_of(game).questions(seats)
    if only is None:
        return known
    chosen = [question for question in known if question.name == only]
    if not chosen:
        names = ", ".join([question.name for question in known])
        raise Malformed(f"--only: unknown question {shorten(only)}; available: {names}")
    return chosen


def _play(
    game: Game, question: Question, asked: Asked, against: str, seats: int, folder: Path
) -> list[list[Played]]:
    """The games of each arm; those that are there aren't played again."""
    found = []
    workers = asked.workers or os.cpu_count() or 1
    for arm in question.arms:
        settings = settings_for(game, arm, asked.bot, against, seats, asked.seed)
        name = question.name if arm.seat is None else f"{question.name}-seat{arm.seat + 1}"
        with closing(GamesFile(folder / name / NAME, settings)) as file:
            contest = Contest(settings, asked.games, file)
            watched(contest, partial(play_all, settings, asked.data, workers), folder, name)
            found.append(contest.counted())
    return found


def _tell(outcome: Balance) -> None:
    print(f"{outcome.game}: {outcome.bot} at {outcome.seats} seats; chance is {outcome.chance:.1%}")
    for each in outcome.answers:
        print(f"{each.question}: {each.games} games, {each.length:.0f} decisions on average")
        if each.asked is not None:
            rivals = "" if outcome.against == outcome.bot else f" against {outcome.against}"
            print(f"  with it{rivals}: {percent(each.asked.wins)}, lead {lead(each.asked)}")
            continue
        for seat, worth in enumerate(each.seats):
            print(f"  seat {seat + 1}: {percent(worth.wins)}, lead {lead(worth)}")
    named = [f"  {percent(part.wins)} {part.name}{' *' if part.stands_out else ''}" for part in outcome.parts]
    if named:
        print("components, by how often those won who had them (*: not by chance):")
        print("\n".join(_ends(named)))


def _ends(lines: Sequence[str]) -> list[str]:
    if len(lines) <= 2 * MOST_PARTS:
        return list(lines)
    return [*lines[:MOST_PARTS], "  …", *lines[-MOST_PARTS:]]
