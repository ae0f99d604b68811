"""Terminals tell a Winter Tale at a table on a server."""

import asyncio
import json
import random
import re
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

import pexpect
import pytest

from frostfair.client import Refusal, Session, TableLink
from tests.server.serving import Process, running
from tests.terminal.conftest import Run
from tests.terminal.screen import Screen

pytestmark = pytest.mark.once
GAMES = "winter-queen,witchstone,winter-tales"
ENV = {"FROSTFAIR_GAMES": GAMES}
RESTARTS = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("server")) as serving:
        yield serving


MORE, TELLS, DECIDES, OVER, NOT_YET = range(5)  # what a terminal asks for
ANSWERS = {MORE: "", TELLS: "skip", DECIDES: "1"}


class Teller:
    """Somebody at a terminal: every prompt is read once and answered once."""

    def __init__(self, name: str, home: Path, *words: str) -> None:
        self.name = name
        self.home = home
        self.told = 0
        self.chance = random.Random(name)
        self.over = False
        self.sit(*words)

    def sit(self, *words: str) -> None:
        """Down, or down again."""
        self.screen = Screen(*words, home=self.home, env=ENV)
        self.child = self.screen.child

    def prompt(self, seconds: float = 120) -> int:
        prompts = [f"… {self.name}> ", f"{self.name} tells> ", f"{self.name}> "]
        found: int = self.child.expect_exact([*prompts, pexpect.EOF, pexpect.TIMEOUT], timeout=seconds)
        if found != NOT_YET:
            self.screen.raw += self.child.before
        return found

    def until(self, wanted: int) -> str:
        """Take the first entry of every menu, and let the program tell; what was said before the prompt."""
        while (asked := self.prompt()) != wanted:
            assert asked in ANSWERS, self.child.before
            self.screen.type(ANSWERS[asked])
        return str(self.child.before)

    def step(self) -> None:
        """Answer the next prompt, if there is one soon; tell whatever is due."""
        asked = self.prompt(0.02)
        if asked == OVER:
            self.over = True
        elif asked == TELLS:
            self.told += 1
            self.screen.type(f"{self.name}’s part {self.told}: the snow fell on all roofs.")
        elif asked == DECIDES:
            self.screen.type(self.chance.choice("1123"))
        elif asked == MORE:
            self.screen.type("")

    def say(self, line: str, answer: str) -> None:
        """A line at a prompt, and what is said to it."""
        self.screen.type(line)
        self.child.expect(answer)

    def write_until(self, line: str, answer: str) -> None:
        """The same line again and again: what was done elsewhere is heard here a little later."""
        self.screen.type(line)
        while self.child.expect_exact([answer, f"… {self.name}> "]) == 1:
            self.screen.type(line)

    def leave(self) -> Sequence[str]:
        """From a prompt; the words of the command that comes back."""
        self.say("quit", r"Come back with: (frostfair join [^\r\n]+)")
        again: Sequence[str] = self.child.match.group(1).split()[1:]
        assert self.screen.end() == 0
        return again


def host(server: Process, tmp_path: Path, *words: str) -> Teller:
    at = ("--server", server.url, "--scroll", "--name", "Ann")
    return Teller("Ann", tmp_path / "ann", "host", "winter-tales", *words, *at)


def join(server: Process, tmp_path: Path, name: str, code: str) -> Teller:
    at = ("--server", server.url, "--scroll", "--name", name)
    return Teller(name, tmp_path / name.lower(), "join", code, *at)


def again_as(home: Path, server: Process) -> Session:
    """The same person once more: whoever has the cookie has the seat."""
    session = Session(server.url)
    session.cookie = json.loads((home / "frostfair" / "guests.json").read_text())[server.url]
    return session


def test_one_tells_with_bots_takes_back_leaves_and_comes_back(server: Process, tmp_path: Path) -> None:
    ann = host(server, tmp_path, "--bots", "greedy,greedy")
    assert "Tell it: " in ann.until(TELLS)
    ann.screen.type("Brr")
    assert ann.prompt() == MORE
    ann.say("", "A little more, please: at least 10 letters.")
    assert ann.prompt() == MORE
    ann.say("A bell rang, [and nobody] heard it.", r"\[and nobody\]' can't be used here")
    assert ann.prompt() == MORE
    ann.screen.type("again")
    assert ann.prompt() == TELLS
    ann.screen.type("undo")
    while (asked := ann.prompt()) == TELLS:  # nothing that could be taken back
        ann.screen.type("skip")
        ann.until(TELLS)
        ann.screen.type("undo")
    assert asked == DECIDES
    ann.screen.type("1")
    task = re.findall(r"Tell it: .*", ann.until(TELLS))
    ann.screen.type("Half a sentence, and then")
    assert ann.prompt() == MORE
    ann.sit(*ann.leave(), "--scroll")
    assert ann.prompt() == MORE
    assert re.findall(r"Tell it: .*", ann.child.before) == task
    assert "You had begun: Half a sentence, and then" in ann.child.before
    ann.screen.type("again")
    assert ann.prompt() == TELLS
    ann.screen.type("A bell rang under the ice,")
    assert ann.prompt() == MORE
    server.kill()
    asyncio.run(server.start())
    ann.screen.type("and a frozen word fell out.")
    ann.until(DECIDES)
    ann.say("tale", r"A\s+bell\s+rang\s+under\s+the\s+ice,\s+and\s+a\s+frozen\s+word")
    ann.until(DECIDES)
    ann.leave()


def test_what_the_table_did_meanwhile_is_said(server: Process, tmp_path: Path) -> None:
    ann = host(server, tmp_path, "--bots", "greedy,greedy")
    ann.until(TELLS)
    ann.screen.type("My own words.")
    assert ann.prompt() == MORE
    table = asyncio.run(meanwhile(ann, server, lambda link: link.tell(link.untold[0].id, "Other words.")))
    ann.write_until("And more of them.", "Meanwhile this was told for you: Other words.")
    ann.until(DECIDES)
    told = asyncio.run(book(ann, server, table))
    assert "My own words. And more of them." in told
    assert "Other words" not in told
    ann.screen.type("1")
    while True:  # until there is a step that can be taken back
        ann.until(TELLS)
        ann.screen.type("Words that nobody will hear.")
        assert ann.prompt() == MORE
        try:
            asyncio.run(meanwhile(ann, server, lambda link: link.undo()))
            break
        except Refusal:
            ann.screen.type("")
    ann.write_until("Not even these.", "Meanwhile this step was taken back")
    ann.child.expect_exact("You had written: Words that nobody will hear. Not even these.")
    ann.until(DECIDES)
    ann.leave()


async def meanwhile(
    teller: Teller, server: Process, deed: Callable[[TableLink], Coroutine[Any, Any, object]]
) -> str:
    """The teller, elsewhere, does something at their table; which it is."""
    async with again_as(teller.home, server) as session:
        (table,) = await session.ask("GET", "/api/tables/mine")
        async with session.link(table["id"]) as link:
            await link.until(lambda: link.is_asked)
            await deed(link)
        return str(table["id"])


async def book(teller: Teller, server: Process, table: str) -> str:
    """A private tale is read by those who tell it."""
    async with again_as(teller.home, server) as session:
        return await session.tale(table)


def test_two_terminals_read_each_other(server: Process, tmp_path: Path) -> None:
    ann = host(server, tmp_path, "--players", "3", "--bots", "greedy")
    ann.child.expect(r"frostfair join (\w{6}) --server", timeout=120)
    bob = join(server, tmp_path, "Bob", ann.child.match.group(1))
    while not (
        ann.told and bob.told and "Bob: Bob’s part" in ann.screen.raw and "Ann: Ann’s part" in bob.screen.raw
    ):
        for teller in (ann, bob):
            teller.step()
    for teller in (ann, bob):
        teller.screen.interrupt()
        assert "Come back with: frostfair join " in str(teller.child.before)


@pytest.mark.timeout(3600)
@pytest.mark.soak
def test_three_terminals_tell_a_whole_tale_over_a_restart(
    server: Process, frostfair: Run, tmp_path: Path
) -> None:
    ann = host(server, tmp_path, "--players", "3", "--option", "chapter_limit=2")
    ann.child.expect(r"frostfair join (\w{6}) --server", timeout=120)
    code = ann.child.match.group(1)
    tellers = [ann, *[join(server, tmp_path, name, code) for name in ("Bob", "Cleo")]]
    restarts = 0
    while not all(teller.over for teller in tellers):
        for teller in tellers:
            if not teller.over:
                teller.step()
        if restarts < RESTARTS and sum(teller.told for teller in tellers) >= 10 * (restarts + 1):
            server.kill()
            asyncio.run(server.start())
            restarts += 1
    assert restarts == RESTARTS
    for teller in tellers:
        (tale,) = (teller.home / "frostfair" / "tables").glob("*.tale.md")
        told = tale.read_text()
        assert told == asyncio.run(book(teller, server, tale.name.removesuffix(".tale.md")))
        assert all(f"{other.name}’s part " in told for other in tellers)
        assert "## Epilogue" in told
        (log,) = (teller.home / "frostfair" / "tables").glob("*.json")
        assert frostfair("tale", log).output == told
        checked = frostfair("verify-luck", log)
        assert checked.exit_code == 0
        assert "Every deal" in checked.output
