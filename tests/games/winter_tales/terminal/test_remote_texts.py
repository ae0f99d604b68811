"""Words at a table on a server, as the terminals of those who sit there know them."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from frostfair.client import TableLink
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import IllegalAction
from frostfair.terminal.narration import Piece
from frostfair.terminal.online.line import Line
from frostfair.terminal.online.narration import RemoteNarration
from frostfair.terminal.online.seated import RemoteSitting
from frostfair.terminal.terminal import Terminal
from frostfair.wire.clock import NO_PACE, LivePace, Pace
from frostfair.wire.limits import GAP
from tests.server.serving import Process, running
from tests.terminal.conftest import Run

pytestmark = pytest.mark.once
GAMES = "winter-tales"  # for the fixture `home`
NAMES = ("Ann", "Bob", "Cleo")
LOOKS = 500  # of a fifth of a second: a machine may be slow


class Round:
    """Three people, each at a line of their own."""

    def __init__(self, server: Process, lines: ExitStack, pace: Pace, **options: object) -> None:
        self.lines = [lines.enter_context(Line(server.url)) for _ in NAMES]
        for line, name in zip(self.lines, NAMES, strict=True):
            line.ask(lambda session, name=name: session.be_guest(name))  # type: ignore[misc]
        host, *others = self.lines
        self.table = host.ask(
            lambda session: session.create("winter-tales", 3, pace=pace, asks_end_turn=False, options=options)
        )
        for line in others:
            line.ask(lambda session: session.sit(self.table.id))
        host.ask(lambda session: session.start(self.table.id))
        self.links = [line.join(self.table.id) for line in self.lines]
        self.sittings = [self.sit(seat) for seat in range(len(NAMES))]

    def sit(self, seat: int) -> RemoteSitting:
        line, link = self.lines[seat], self.links[seat]
        until(line, link, lambda: link.now is not None and link.table is not None)
        return RemoteSitting(line, link, self.table, Terminal(False, True), catalogue())

    def until(self, seat: int, is_so: Callable[[], bool]) -> None:
        """Look until it is so."""
        for _ in range(LOOKS):
            self.sittings[seat].refresh()
            if is_so():
                return
            self.lines[seat].wait(self.links[seat], lambda: False)
        raise AssertionError("it never was so")

    def words(self, seat: int) -> RemoteNarration:
        narration = self.sittings[seat].narration
        assert narration is not None
        return narration

    def say(self, seat: int, line: str) -> str:
        command, *words = line.split()
        return self.words(seat).obey(seat, command, words)

    @property
    def arbiter(self) -> int:
        arbiter = self.sittings[0].match.now.view["arbiter"]
        assert isinstance(arbiter, int)
        return arbiter

    def tell(self, texts: int, records: int = 0) -> None:
        """Decide anything and tell everything, until there are so many of both and nothing is untold."""
        chance = random.Random(1)
        while True:
            match, told = self.sittings[0].match, len(self.links[0].texts)
            is_enough = told >= texts and match.version >= records
            if (is_enough or match.result is not None) and not match.tellers:
                break
            for seat, sitting in enumerate(self.sittings):
                sitting.refresh()
                if (piece := self.words(seat).next_piece()) is not None:
                    self.words(seat).write(piece, f"Words of {NAMES[seat]} about {piece.text_id}.")
                elif sitting.match.now.offers:
                    sitting.act(seat, chance.choice(sitting.match.offers(seat)))
        newest = max(link.version or 0 for link in self.links)
        for seat, link in enumerate(self.links):
            self.until(seat, lambda link=link: link.version == newest)  # type: ignore[misc]


def until(line: Line, link: TableLink, is_so: Callable[[], bool]) -> None:
    for _ in range(LOOKS):
        if line.wait(link, is_so):
            return
    raise AssertionError("it never was so")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("server")) as serving:
        yield serving


Begin = Callable[..., Round]


@pytest.fixture
def begin(server: Process, home: Path) -> Iterator[Begin]:
    with ExitStack() as lines:
        yield lambda pace=NO_PACE, **options: Round(server, lines, pace, **options)


def test_what_is_said_about_words_reaches_whom_it_concerns(begin: Begin) -> None:  # WT-25.2, WT-25.4
    told = begin()
    told.tell(3)
    arbiter = told.arbiter
    newest = told.say(0, "texts").splitlines()[0]
    author = next(seat for seat, name in enumerate(NAMES) if f"Words of {name} " in newest)
    other = next(seat for seat in range(3) if seat not in (author, arbiter))

    told.say(other, "suggest 1 perhaps a bell rings")
    told.until(author, lambda: "– perhaps a bell rings" in told.say(author, "texts"))

    told.say(other, "object 1 he was elsewhere")
    told.until(
        arbiter, lambda: any("he was elsewhere" in note for note in told.words(arbiter).notes(arbiter))
    )
    with pytest.raises(IllegalAction, match="arbiter-only"):
        told.say(other, "allow 1")
    told.say(arbiter, "allow 1")
    told.until(arbiter, lambda: told.words(arbiter).notes(arbiter) == [])

    with pytest.raises(IllegalAction, match="arbiter-only"):
        told.say(other, "change 1 name the bridge")
    told.say(arbiter, "change 1 name the bridge")
    told.until(author, lambda: any("name the bridge" in note for note in told.words(author).notes(author)))
    piece = told.words(author).to_change(author)
    assert piece is not None
    told.words(author).write(piece, "On the bridge, then.")
    assert told.words(author).notes(author) == []
    told.until(other, lambda: any("On the bridge, then." in note for note in told.sittings[other].notes))
    assert "On the bridge, then." in told.words(other).book()

    told.say(arbiter, "strike 1")
    told.until(other, lambda: f"a text of {NAMES[author]}." in " ".join(told.sittings[other].notes))
    assert "(struck)" in told.say(other, "texts").splitlines()[0]
    assert "On the bridge" not in told.words(other).book()
    lines = [line for one in told.sittings[other].story(other) for line in one.lines]
    assert f"{NAMES[author]}: (struck)" in lines

    for seat in {other, arbiter} - {author}:  # WT-23.3
        with pytest.raises(IllegalAction, match="not-your-text"):
            told.say(seat, "redact 1")
    told.say(author, "redact 1")
    told.until(other, lambda: "(taken out)" in told.say(other, "texts").splitlines()[0])


def test_whoever_comes_later_knows_all_that_was_told_and_remarked(begin: Begin) -> None:
    told = begin()
    told.tell(3, records=GAP + 5)  # more than the server tells by itself
    told.say(0, "suggest 1 perhaps a bell rings")
    told.until(0, lambda: "– perhaps a bell rings" in told.say(0, "texts"))
    with Line(told.lines[0].url) as line:
        line.session.cookie = str(told.lines[0].session.cookie)
        link = line.join(told.table.id)
        until(line, link, lambda: link.now is not None and link.table is not None)
        back = RemoteSitting(line, link, told.table, Terminal(False, True), catalogue())
        assert back.narration is not None
        assert back.narration.obey(0, "texts", []) == told.say(0, "texts")
        assert back.narration.book() == told.words(0).book()
        assert [one.lines for one in back.story(0)] == [one.lines for one in told.sittings[0].story(0)]


def test_the_log_of_a_table_holds_its_tale(begin: Begin, frostfair: Run, tmp_path: Path) -> None:
    told = begin(chapter_limit=1)
    told.tell(0, records=100_000)  # to the end
    book = told.words(1).book()
    assert "## Epilogue" in book
    assert all(f"Words of {name} about " in book for name in NAMES)
    log = tmp_path / "table.json"
    log.write_text(told.sittings[1].log())
    assert frostfair("tale", log).output == book
    log.write_text(log.read_text().replace('"seat":0', '"seat":7', 1))
    refused = frostfair("tale", log)
    assert refused.exit_code == 2
    assert "table.json: " in refused.stderr


def test_standing_orders_are_the_servers(begin: Begin) -> None:  # WT-26.4
    told = begin()
    told.tell(1)
    told.say(0, "orders fight all never")
    told.until(0, lambda: "never starts a battle" in told.say(0, "orders"))
    told.until(1, lambda: "no standing orders" in told.say(1, "orders"))
    again = told.sit(0).narration
    assert again is not None
    assert "never starts a battle" in again.obey(0, "orders", [])


def test_a_draft_comes_back_to_its_own_seat(begin: Begin) -> None:  # WT-23.5
    told = begin()
    pieces: dict[int, Piece] = {}
    while not pieces:
        for seat, sitting in enumerate(told.sittings):
            sitting.refresh()
            if (piece := told.words(seat).next_piece()) is not None:
                pieces[seat] = piece
            elif sitting.match.now.offers:
                sitting.act(seat, sitting.match.offers(seat)[0])
    ((seat, piece),) = pieces.items()
    told.words(seat).keep_draft(piece, "Half a sentence, and")
    with Line(told.lines[seat].url) as line:
        line.session.cookie = str(told.lines[seat].session.cookie)
        link = line.join(told.table.id)
        until(line, link, lambda: link.now is not None and link.table is not None)
        back = RemoteSitting(line, link, told.table, Terminal(False, True), catalogue())
        assert back.narration is not None
        assert back.narration.draft(piece) == "Half a sentence, and"
    other = told.sittings[(seat + 1) % 3]
    assert other.match.now.telling is not None
    assert other.match.now.telling.drafts == []


@pytest.mark.soak  # the shortest clock runs for ten seconds
def test_whoever_is_too_slow_hears_what_was_told_for_them(begin: Begin) -> None:  # WT-23.4
    told = begin(LivePace(10))
    pieces: dict[int, Piece] = {}
    while not pieces:
        for seat, sitting in enumerate(told.sittings):
            sitting.refresh()
            if (piece := told.words(seat).next_piece()) is not None:
                pieces[seat] = piece
            elif sitting.match.now.offers:
                sitting.act(seat, sitting.match.offers(seat)[0])
    ((seat, piece),) = pieces.items()
    told.until(seat, lambda: piece.text_id in told.links[seat].texts)
    overtaken = told.words(seat).overtaken(piece)
    assert overtaken is not None
    assert overtaken.sentence.startswith("Meanwhile this was told for you")
    lines = [line for one in told.sittings[seat].story(seat) for line in one.lines]
    assert any(line.removeprefix(f"{NAMES[seat]}: ") in overtaken.sentence for line in lines)
