"""Every bot of every game: no damage in memory, nothing it can't know, and thinking can be broken off."""

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence

import pytest

from frostfair.bots.roster import make_bot, names
from frostfair.games.installed import enabled_games, game
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from tests.size import SOAK, size

EVERY = [(played.meta.id, bot) for played in enabled_games() for bot in names(played)]


@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("name", "bot"), EVERY)
def test_no_bot_damages_memory(name: str, bot: str) -> None:
    """The first decisions of one game every day; two hundred whole games in a soak."""
    words = ["tests.bots.thinking", name, bot, str(size(1, 200)), str(size(2, 10**6))]
    done = subprocess.run(
        [sys.executable, "-m", *words],
        env=os.environ | {"PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        errors="replace",  # what CPython says of damaged memory may be anything
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, f"{size(1, 200)} games, some decisions\n"), done.stderr


def somewhere(played: Game, decisions: int) -> Match:
    """A match after some decisions at random, where there is something to choose."""
    match = Match(played, Setup(played, played.meta.seats[0], f"{7:064x}"))
    bot = make_bot("random", played, 1)
    while match.version < decisions or len(match.offers(match.deciders()[0])) < 2:
        seat = match.deciders()[0]
        match.submit(seat, bot.decide(match.state, seat, match.offers(seat)))
    return match


def chosen(
    played: Game, bot: str, truth: State, seat: int, offers: Sequence[int], times: int
) -> "Counter[int]":
    """What a bot chooses so many times, each time with what the seat can't know imagined anew."""
    found: Counter[int] = Counter()
    for seed in range(times):
        imagined = played.imagine(truth, seat, 1000 + seed)
        found[make_bot(bot, played, seed).decide(imagined, seat, offers)] += 1
    return found


@pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name, bot in EVERY if SOAK or bot in ("novice", "adept", "greedy")]
)
def test_two_truths_that_look_alike_are_answered_alike(name: str, bot: str) -> None:
    """The same distribution of choices for two states that differ only in what the seat can't know."""
    played = game(name)
    match = somewhere(played, 20)
    seat = match.deciders()[0]
    offers = match.offers(seat)
    other = played.imagine(match.state, seat, 99)
    if name == "witchstone":  # where others hold tiles that nobody else sees
        assert other.pack() != match.state.pack()
    times = size(3, 60)
    here, there = [chosen(played, bot, truth, seat, offers, times) for truth in (match.state, other)]
    assert here == there


STOPPED = """
import sys
from frostfair.bots.roster import make_bot
from frostfair.games.installed import game
from frostfair.kernel.match import Match, Setup
import frostfair.games.{package}.bots.bots as levels
played = game("{name}")
levels.QUEEN = 10**9
match = Match(played, Setup(played, 2, "5e" * 32))
bot = make_bot("greedy", played, 1)
while len(match.offers(match.deciders()[0])) < 2:
    seat = match.deciders()[0]
    match.submit(seat, match.offers(seat)[0])
seat = match.deciders()[0]
before = match.digest()
state = match.imagine(seat, 1)
packed = state.pack()
queen = make_bot("queen", played, 1)
queen._seconds = 10**9
try:
    print("thinking", flush=True)
    queen.decide(state, seat, match.offers(seat))
except KeyboardInterrupt:
    assert (match.digest(), state.pack()) == (before, packed)
    assert make_bot("adept", played, 1).decide(state, seat, match.offers(seat)) in match.offers(seat)
    print("stopped")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one process there")
@pytest.mark.parametrize("name", ["winter-queen", "witchstone"])
def test_thinking_can_be_broken_off(name: str) -> None:
    """It would go on for days; Ctrl-C ends it between two simulations, and nothing is changed by it."""
    code = STOPPED.format(name=name, package=name.replace("-", "_"))
    thinking = subprocess.Popen(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert thinking.stdout is not None
        assert thinking.stdout.readline() == "thinking\n"
        thinking.send_signal(signal.SIGINT)
        said, wrong = thinking.communicate(timeout=300)
    finally:
        thinking.kill()
        thinking.wait()
    assert said == "stopped\n", wrong
