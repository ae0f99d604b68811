"""Programs in the arena: each plays its seat over the wire, at a server that is started for it, with a token.

A program is any command. It finds FROSTFAIR_URL and FROSTFAIR_TOKEN in its environment, and on its standard
input a line `CODE SEAT` for every table it shall sit down at. Our bot plays the other seat as a client too.
"""

import asyncio
import contextlib
import os
import re
import secrets
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from functools import partial
from pathlib import Path

from frostfair.arena.contest import Backend
from frostfair.arena.playing import Played, play_number, told
from frostfair.arena.schedule import Settings, Table, bot_seed, table
from frostfair.bots.base import Bot
from frostfair.bots.roster import make_bot
from frostfair.client import Session, TableLink
from frostfair.files import find_game
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match
from frostfair.store.files import read_file
from frostfair.store.loading import replay_entries
from frostfair.wire.data import TableData

OPEN = "Frostfair is open: "
LOOKS = 1.0  # seconds between two looks whether the program still runs
PATIENCE = 600.0  # seconds for one decision of a program

Condition = Callable[[], bool]
Commands = Mapping[str, str]  # of programs, by the name that the arena has for them


def read_programs(given: Sequence[str]) -> dict[str, str]:
    """`deep=python my_bot.py`."""
    found: dict[str, str] = {}
    for text in given:
        name, is_there, command = text.partition("=")
        if not is_there or not command.strip() or not re.fullmatch(r"[a-z][a-z0-9_-]{0,20}", name):
            raise Malformed(f"--program: {shorten(text)} is not NAME=COMMAND")
        if name in found:
            raise Malformed(f"--program: {name} is named twice")
        found[name] = command
    return found


def invited(settings: Settings, given: Sequence[str], data: Path | None) -> Backend:
    """How games with these programs are played."""
    programs = read_programs(given)
    if data is not None:
        raise Malformed("--program: not with --data: a server plays the games that are installed")
    refuse_tables_without_us(settings, programs)
    return partial(play_with_programs, settings, programs)


def refuse_tables_without_us(settings: Settings, programs: Commands) -> None:
    """Our bot opens the table, and a program has one account: one of each at a table."""
    ours = [bot for bot in settings.bots if bot not in programs]
    if settings.seats != 2 or not ours:
        raise Malformed("--program: programs play at two seats, against a bot of ours")
    if len(programs) > 1:
        raise Malformed("--program: only one program at a time")


def play_with_programs(
    settings: Settings, programs: Commands, numbers: Iterable[int]
) -> Generator[Played, None, None]:
    """One after the other; games without any program are played as always."""
    with ExitStack() as stack:
        hall: Hall | None = None
        for number in numbers:
            at = table(settings, number)
            if not any(bot in programs for bot in at.bots):
                yield play_number(settings, None, number)
                continue
            hall = hall or stack.enter_context(_opened(programs))
            yield hall.play(settings, at)


class Hall:
    """A server, our session at it, and the programs that are signed in there."""

    def __init__(self, runner: asyncio.Runner, host: Session, programs: "dict[str, Program]") -> None:
        self._runner = runner
        self._host = host
        self._programs = programs

    def play(self, settings: Settings, at: Table) -> Played:
        return self._runner.run(self._play(settings, at))

    async def _play(self, settings: Settings, at: Table) -> Played:
        host = self._host
        mine = next(seat for seat, bot in enumerate(at.bots) if bot not in self._programs)
        program = self._programs[at.bots[1 - mine]]
        opened = await host.create(
            settings.game, 2, options=dict(settings.options), private=True, asks_end_turn=False
        )
        await host.sit(opened.id, mine)
        program.invite(await host.code(opened.id), 1 - mine)
        game = find_game(settings.game, None)
        thought = [0.0, 0.0]
        async with host.link(opened.id) as link:
            await program.wait(link, lambda: _is_full(link.table))
            await host.start(opened.id)
            bot = make_bot(at.bots[mine], game, bot_seed(settings, at, mine))
            while True:
                begun = time.perf_counter()
                await program.wait(
                    link, lambda: link.now is not None and bool(link.now.result or link.is_asked)
                )
                thought[1 - mine] += time.perf_counter() - begun
                assert link.now is not None
                if link.now.result:
                    break
                begun = time.perf_counter()
                await self._decide(link, opened.id, game, bot, mine)
                thought[mine] += time.perf_counter() - begun
        return told(_replayed(game, await host.log(opened.id)), at, thought)

    async def _decide(self, link: TableLink, opened: str, game: Game, bot: Bot, seat: int) -> None:
        imagined = await self._host.imagined(opened)
        state = game.restore(imagined["state"])
        assert link.now is not None
        offers = [game.parse(offer.do) for offer in link.now.offers]
        action = bot.decide(state, seat, offers)
        await link.act(game.notation(action))


class Program:
    """A program that runs, and its name."""

    def __init__(self, name: str, process: "subprocess.Popen[str]") -> None:
        self.name = name
        self._process = process

    def invite(self, code: str, seat: int) -> None:
        self._refuse_if_gone()
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(f"{code} {seat}\n")
            self._process.stdin.flush()

    async def wait(self, link: TableLink, for_what: Condition) -> None:
        """Until something has come about, which a program that has ended never lets happen."""
        end = time.monotonic() + PATIENCE
        while not for_what():
            with contextlib.suppress(TimeoutError):
                await link.until(for_what, LOOKS)
            if not for_what():
                self._refuse_if_gone()
                if time.monotonic() > end:
                    raise Malformed(f"--program {self.name}: no answer within {PATIENCE:.0f} seconds")

    def _refuse_if_gone(self) -> None:
        if (code := self._process.poll()) is not None:
            raise Malformed(f"--program {self.name}: ended with exit code {code}")


@contextmanager
def _opened(programs: Commands) -> Iterator[Hall]:
    words = {name: _words(name, command) for name, command in programs.items()}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="frostfair-arena-")))
        url = stack.enter_context(_server(folder))
        runner = stack.enter_context(asyncio.Runner())
        sessions = AsyncExitStack()
        stack.callback(lambda: runner.run(sessions.aclose()))
        host = runner.run(_sign_in(sessions, url, "arena"))
        running = {}
        for name, command in words.items():
            token = runner.run(_new_token(sessions, url, name))
            running[name] = Program(name, stack.enter_context(_started(command, url, token)))
        yield Hall(runner, host, running)


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    """Of our own, with a database that is thrown away; its address."""
    words = [sys.executable, "-m", "frostfair", "serve", "--port", "0", "--no-limits"]
    words += ["--database", f"sqlite:///{folder / 'arena.db'}"]
    env = os.environ | {"FROSTFAIR_SECRET": secrets.token_hex(32)}
    with (folder / "server.log").open("w+", encoding="utf-8") as log:
        process = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=log, text=True, cwd=folder)
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if line.startswith(OPEN):
                    yield line.removeprefix(OPEN).strip()
                    return
            log.seek(0)
            said = log.read().splitlines() or ["it said nothing"]
            raise Malformed(f"--program: the server for it did not start: {said[-1]}")
        finally:
            _end(process)


def _words(name: str, command: str) -> list[str]:
    """Of a command that can be run; asked before a server is started for it."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Malformed(f"--program {name}: {error}") from None
    if shutil.which(words[0]) is None:
        raise Malformed(f"--program {name}: no command {shorten(words[0])}")
    return words


@contextmanager
def _started(words: Sequence[str], url: str, token: str) -> "Iterator[subprocess.Popen[str]]":
    env = os.environ | {"FROSTFAIR_URL": url, "FROSTFAIR_TOKEN": token}
    process = subprocess.Popen(words, env=env, stdin=subprocess.PIPE, stdout=2, text=True)
    try:
        yield process
    finally:
        with contextlib.suppress(OSError):
            assert process.stdin is not None
            process.stdin.close()  # a program that reads its lines to the end may end by itself
        _end(process)


def _end(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


async def _sign_in(sessions: AsyncExitStack, url: str, name: str) -> Session:
    session = await sessions.enter_async_context(Session(url, timeout=PATIENCE))
    await session.be_guest(name)
    await session.register(f"{name}-{secrets.token_hex(4)}", secrets.token_hex(16))
    return session


async def _new_token(sessions: AsyncExitStack, url: str, name: str) -> str:
    """For an account of its own: it may play, and nothing else."""
    return await (await _sign_in(sessions, url, name)).new_token("arena", "play")


def _is_full(seen: TableData | None) -> bool:
    return seen is not None and all(seat.user for seat in seen.seats)


def _replayed(game: Game, log: str) -> Match:
    found = read_file(log, lambda _: game)
    return replay_entries(found.table, game, found.entries)
