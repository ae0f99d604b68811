"""Two terminals play whole games at a table on a server, which is killed and started again in between."""

import asyncio
import socket
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pexpect
import pytest

from frostfair.client import Session, TableLink
from frostfair.i18n.catalogue import catalogue
from frostfair.terminal.online.closing import RemoteClosing, ended
from frostfair.terminal.online.consent import _heard
from frostfair.terminal.online.line import FIRST_SECONDS, Line, NoAnswer
from frostfair.wire.data import AbsenceData, TableData
from tests.server.serving import Process, free_port, running
from tests.terminal.conftest import Run
from tests.terminal.screen import Screen

pytestmark = pytest.mark.once
GAMES = "winter-queen,witchstone,winter-tales"
RESTARTS = 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with running(tmp_path) as serving:
        yield serving


class Player:
    """Somebody at a terminal who takes the first entry of every menu, once what the hint says."""

    def __init__(self, name: str, screen: Screen) -> None:
        self.name = name
        self.screen = screen
        self.answered = 0
        self.over = False

    def step(self) -> None:
        """Answer the next prompt, if there is one soon."""
        child = self.screen.child
        found = child.expect_exact([f"{self.name}> ", pexpect.EOF, pexpect.TIMEOUT], timeout=0.02)
        if found == 2:
            return
        self.screen.raw += child.before
        if found == 1:
            self.over = True
            return
        self.screen.type("hint" if self.answered == 0 else "1")
        self.answered += 1


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["winter-queen", pytest.param("witchstone", marks=pytest.mark.soak)])
def test_two_terminals_play_a_whole_game_over_restarts(
    game: str, server: Process, frostfair: Run, tmp_path: Path
) -> None:
    at = ("--server", server.url, "--scroll")
    one = Screen("host", game, *at, "--name", "Ann", home=tmp_path / "ann", env={"FROSTFAIR_GAMES": GAMES})
    one.child.expect(r"frostfair join (\w{6}) --server", timeout=120)
    code = one.child.match.group(1)
    two = Screen("join", code, *at, "--name", "Bob", home=tmp_path / "bob", env={"FROSTFAIR_GAMES": GAMES})
    players = [Player("Ann", one), Player("Bob", two)]
    restarts = 0
    while not all(player.over for player in players):
        for player in players:
            if not player.over:
                player.step()
        if restarts < RESTARTS and sum(player.answered for player in players) >= 10 * (restarts + 1):
            server.kill()
            asyncio.run(server.start())
            restarts += 1
    assert restarts == RESTARTS
    for player, home in zip(players, ("ann", "bob"), strict=True):
        assert "Greedy would play" in player.screen.raw
        assert "frostfair verify-luck" in player.screen.raw
        (file,) = (tmp_path / home / "frostfair" / "tables").glob("*.json")
        checked = frostfair("verify-luck", file)
        assert checked.exit_code == 0
        assert "Every deal" in checked.output


def test_whoever_leaves_comes_back_to_the_same_seat(server: Process, tmp_path: Path) -> None:
    at = ("--server", server.url, "--scroll", "--name", "Ann")
    words = ("host", "winter-queen", "--bots", "random", "--option", "first=1", *at)
    screen = Screen(*words, home=tmp_path / "ann")
    screen.child.expect_exact("Ann> ", timeout=120)
    screen.type("quit")
    screen.child.expect(r"Come back with: (frostfair join [^\r\n]+)")
    again = screen.child.match.group(1).split()[1:]
    assert screen.end() == 0
    back = Screen(*again, "--scroll", home=tmp_path / "ann")
    back.child.expect_exact("Ann> ", timeout=120)
    assert "Your turn" in back.child.before
    back.type("quit")
    assert back.end() == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("join", "nowhere"), "'nowhere' is neither a link nor a code of 6 characters"),
        (("join", "ABC123", "--server", "here"), "--server: 'here' is not http://HOST:PORT"),
        (("join", "http://example.org/about"), "'http://example.org/about' is not the link of a table"),
        (("host", "chess"), "chess"),
        (("host", "winter-queen", "--bots", "random,random", "--players", "2"), "leave no seat for you"),
        (("host", "winter-queen", "--bots", "hal"), "unknown bot 'hal'"),
        (("host", "winter-queen", "--players", "9"), "9"),
        (("host", "winter-queen", "--option", "first=9"), "first"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    words: tuple[str, ...], why: str, refused: Callable[..., str], home: Path
) -> None:
    assert why in refused(*words)


@pytest.mark.parametrize("words", [("host", "winter-queen"), ("join", "ABC123")])
@pytest.mark.parametrize("server", ["refuses", "is silent"])
def test_a_dead_server_is_told_soon(words: tuple[str, ...], server: str, refused: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = free_port() if server == "refuses" else silent.getsockname()[1]
        url = f"http://127.0.0.1:{port}"
        assert refused(*words, "--server", url) == f"{url} doesn't answer"
    assert FIRST_SECONDS < 4  # with all that is loaded before, less than five


def test_work_that_is_done_just_when_we_look_away_is_no_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wait for a result runs out, and the result is there before anybody asks whether it is."""

    class JustDone(Future[int]):
        looked = False

        def result(self, timeout: float | None = None) -> int:
            if not self.looked:
                self.looked = True
                self.set_result(7)
                raise TimeoutError
            return super().result(timeout)

    async def work() -> int:
        return 7

    def submit(coroutine: Coroutine[Any, Any, int], loop: object) -> Future[int]:
        coroutine.close()
        return JustDone()

    with Line("http://127.0.0.1:1") as line, monkeypatch.context() as patched:
        patched.setattr("frostfair.terminal.online.line.asyncio.run_coroutine_threadsafe", submit)
        assert line.do(work()) == 7
        patched.undo()


def test_a_seated_player_waits_for_the_server_however_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("frostfair.terminal.online.line.FIRST_SECONDS", 0.01)
    monkeypatch.setattr("frostfair.terminal.online.line.REST_PAUSE", 0.001)
    tries = iter(range(200))

    async def away_for_long(session: Session) -> str:
        if next(tries) < 100:
            raise httpx.ConnectError("away")
        return "back"

    with Line("http://127.0.0.1:1") as line:
        line.join("a-table")
        assert line.ask(away_for_long) == "back"


def test_a_vote_at_a_server_that_is_away_is_no_traceback() -> None:
    async def timed_out() -> None:
        raise TimeoutError

    async def vote() -> None:
        await _heard(TableLink("ws://127.0.0.1:1", {}), timed_out())

    with pytest.raises(NoAnswer):
        asyncio.run(vote())


def test_who_one_is_can_not_be_kept(server: Process, refused: Callable[..., str], home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.write_text("a file where the folder should be")
    line = refused("host", "winter-queen", "--server", server.url)
    assert line == f"{home / 'guests.json'}: File exists"


def two_seated(server: Process, tmp_path: Path) -> tuple[Screen, Screen]:
    """Ann begins, and Bob is at the table."""
    at = ("--server", server.url, "--scroll")
    ann = Screen("host", "winter-queen", *at, "--name", "Ann", "--option", "first=1", home=tmp_path / "ann")
    ann.child.expect(r"frostfair join (\w{6}) --server", timeout=120)
    bob = Screen("join", ann.child.match.group(1), *at, "--name", "Bob", home=tmp_path / "bob")
    return ann, bob


def plays_until_it_waits(screen: Screen, name: str) -> None:
    """Takes the first entry of every menu until another player is to decide."""
    while screen.child.expect_exact([f"{name}> ", "Waiting for"], timeout=120) == 0:
        screen.type("1")


def test_an_undo_is_asked_for_declined_and_granted(server: Process, tmp_path: Path) -> None:
    ann, bob = two_seated(server, tmp_path)
    plays_until_it_waits(ann, "Ann")
    bob.child.expect_exact("Bob> ", timeout=120)

    ann.type("help")
    ann.child.expect_exact("ask the others to take back your last move")
    ann.type("back")
    ann.child.expect_exact("Still to answer: Bob.")
    bob.child.expect(r"» Ann asks to go back to move \d+\. \(accept or decline\)")
    bob.child.expect_exact("Bob> ")
    bob.type("decline")
    for screen in (ann, bob):
        screen.child.expect_exact("Bob declines: the table stays as it is.")

    ann.type("back 0")
    bob.child.expect_exact("» Ann asks to go back to the beginning.")
    ann.child.expect_exact("You are asking to go back to the beginning.")
    ann.type("decline")
    bob.child.expect_exact("» Ann no longer asks to go back.")

    ann.type("back 1")
    bob.child.expect_exact("» Ann asks to go back to move 1.")
    bob.type("accept")
    bob.child.expect_exact("All agreed: the table has gone back.")
    ann.child.expect_exact("All agreed: the table has gone back.")
    ann.child.expect_exact("Ann> ", timeout=120)
    bob.child.expect_exact("Waiting for")
    for screen in (ann, bob):
        screen.type("quit")
        assert screen.end() == 0


def test_what_cannot_be_taken_back_is_told_and_bots_agree(server: Process, tmp_path: Path) -> None:
    words = ("host", "winter-queen", "--bots", "random", "--option", "first=1", "--name", "Ann")
    screen = Screen(*words, "--server", server.url, "--scroll", home=tmp_path / "ann")
    for line, answer in (
        ("back", "There is nothing to undo"),
        ("back there", "Say to which move"),
        ("back 99", "Say to which move"),
        ("accept", "There is no request to undo any more."),
        ("help", "don’t agree, or withdraw your own request"),
    ):
        screen.child.expect_exact("Ann> ", timeout=120)
        screen.type(line)
        screen.child.expect_exact(answer)
    for _ in ("a crystal", "its space"):
        screen.child.expect_exact("Ann> ")
        screen.type("1")
    screen.child.expect_exact("Ann> ")
    screen.type("back 0")
    screen.child.expect_exact("All agreed: the table has gone back.")
    screen.child.expect_exact("Ann> ")
    screen.type("quit")
    assert screen.end() == 0


def test_all_agree_to_end_a_game_unfinished(server: Process, tmp_path: Path) -> None:
    ann, bob = two_seated(server, tmp_path)
    plays_until_it_waits(ann, "Ann")
    bob.child.expect_exact("Bob> ", timeout=120)
    ann.type("close")
    ann.child.expect_exact("Still to answer: Bob.")
    bob.type("close")
    for screen in (ann, bob):
        screen.child.expect_exact("The game was ended unfinished. All players agreed to end it.", timeout=120)
        assert screen.end() == 0


def test_a_game_that_is_about_to_end_says_for_whom_it_waits_and_how_long() -> None:
    link = TableLink("ws://127.0.0.1:1", {})
    with Line("http://127.0.0.1:1") as line:
        closing = RemoteClosing(line, link, catalogue("en"))
        names = ("Ann", "Bob")
        begun = closing.news(AbsenceData(gone=[1], close=[0], closes_in=299_000), names)
        assert begun == ("Away: Bob. The game ends unfinished in 5 min, unless a missing player returns.")
        assert closing.news(AbsenceData(gone=[1], close=[0], closes_in=290_000), names) is None
        assert closing.news(AbsenceData(), names) == "The game goes on."
        by_letter = closing.news(AbsenceData(gone=[1], close=[0], closes_in=26 * 3600_000), names)
        assert by_letter is not None
        assert "in 26 h" in by_letter


def test_a_game_that_was_ended_says_by_whom() -> None:
    table = msgspec.convert(
        {
            "id": "t",
            "game": "winter-queen",
            "status": "abandoned",
            "visibility": "listed",
            "options": {},
            "asks_end_turn": False,
            "pace": {"kind": "none"},
            "commitment": "",
            "seats": [],
            "created": 0,
            "closing": {"by": [0], "gone": [1]},
        },
        TableData,
    )
    told = ended(table, ("Ann", "Bob"), catalogue("en"))
    assert told == "The game was ended unfinished. Ann ended it. Away by then: Bob."
