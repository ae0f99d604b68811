"""A seat at a table on a server: the same face, fed with views and offers instead of a match."""

import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from frostfair.bots.roster import make_bot
from frostfair.client import TableLink
from frostfair.games.installed import game as find_game
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import FrostfairError, Malformed, StaleCommand
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game, Result, View
from frostfair.kernel.record import END_TURN, Record
from frostfair.terminal.face import Face, Scene
from frostfair.terminal.game import face_of
from frostfair.terminal.log import LogLine
from frostfair.terminal.online.closing import CLOSE, Abandoned, RemoteClosing, ended, is_abandoned
from frostfair.terminal.online.consent import RemoteConsent
from frostfair.terminal.online.kept_files import KeptFiles
from frostfair.terminal.online.line import Line
from frostfair.terminal.online.narration import remote_narration
from frostfair.terminal.online.past import Past
from frostfair.terminal.online.remote_words import RemoteWords
from frostfair.terminal.online.snapshot import snapshot
from frostfair.terminal.players import distinct
from frostfair.terminal.speech import Speaking
from frostfair.terminal.terminal import Terminal
from frostfair.wire.data import AbsenceData, Position, SeatInfo, TableData, UndoRequestData


class RemoteMatch:
    """What the server told of a match up to one version; it never changes."""

    def __init__(self, game: Game, version: int, now: Position, records: Sequence[Record]) -> None:
        self.game = game
        self.version = version
        self.now = now
        self.records = records  # as far as they still count

    def view(self, seat: int | None) -> View:
        """As this seat sees it, whoever asks: there is no other."""
        return self.now.view

    def offers(self, seat: int) -> list[int]:
        return [self.game.parse(offer.do) for offer in self.now.offers]

    def may_undo(self, seat: int) -> bool:
        return self.now.may_undo

    def may_end_turn(self, seat: int) -> bool:
        return self.now.may_end_turn

    @property
    def must_decide(self) -> bool:
        return bool(self.now.offers) or self.now.may_end_turn

    @property
    def tellers(self) -> list[int]:
        """Whose words the table waits for, or would."""
        untold = [] if self.now.telling is None else self.now.telling.untold
        return sorted({text.seat for text in untold if text.required})

    @property
    def result(self) -> Result | None:
        told = self.now.result
        return None if told is None else Result(tuple(told["points"]), tuple(told["winners"]), told["reason"])


class RemoteSitting(Speaking):
    """One person before this screen; the table stands elsewhere."""

    match: RemoteMatch

    def __init__(
        self, line: Line, link: TableLink, table: TableData, terminal: Terminal, catalogue: Catalogue
    ) -> None:
        game = find_game(table.game)
        super().__init__(terminal, catalogue, game.meta.prefix)
        self.game = game
        self.face: Face = face_of(game, catalogue)
        self.files = KeptFiles(table.id)
        self._line = line
        self._link = link
        self._heard = 0  # the version that this seat has been told before
        self._imagined: tuple[int, State] | None = None
        self._past = Past(line, table.id, game)
        self._consent = RemoteConsent(line, link, catalogue)
        self.request: UndoRequestData | None = None  # to go back, as it was last seen
        self._request_note = ""
        link.on_undo_request = self._tell_request
        self._closing = RemoteClosing(line, link, catalogue)
        link.on_absence = self._tell_absence
        link.on_table = self._tell_end
        words = RemoteWords(line, link, table.id)
        self.narration = remote_narration(game, table.options, catalogue, words, self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """See what the server has told meanwhile."""
        seen = self._line.do(snapshot(self._link))
        records = self._past.upto(seen.version, seen.lines)
        self.match = RemoteMatch(self.game, seen.version, seen.now, records)
        if self.narration is not None:
            self.notes += self.narration.see(seen, self.match, self.names, self.seat)
        self._note_request(seen.undo_request)

    def _tell_request(self, request: UndoRequestData) -> None:
        """As soon as it comes. How it ended comes right after the news, when the prompt may not stand yet."""
        tell = self.terminal.interject if request.ended is None else self.terminal.announce
        tell(self._sentence(request))

    def _tell_absence(self, absence: AbsenceData) -> None:
        """That the others are about to end the game, or no longer are."""
        sentence = self._closing.news(absence, self.names)
        if sentence is not None:
            self.terminal.announce(sentence)

    def _tell_end(self, table: TableData) -> None:
        if is_abandoned(self._link):
            self.terminal.interject(ended(table, self.names, self.catalogue))

    def _note_request(self, request: UndoRequestData | None) -> None:
        """It is shown as long as it stands, and its end until something is decided."""
        if request is self.request and (request is None or request.ended is not None):
            return
        self.request = request
        if self._request_note in self.notes:
            self.notes.remove(self._request_note)
        if request is not None:
            self._request_note = self._sentence(request)
            self.notes.append(self._request_note)
            self.terminal.retract(self._request_note)

    def _sentence(self, request: UndoRequestData) -> str:
        return self._consent.sentence(request, self.names, self.seat)

    # --- what is known ---

    @property
    def seat(self) -> int | None:
        return self._link.seat

    @property
    def table(self) -> TableData:
        assert self._link.table is not None
        return self._link.table

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(distinct([self._name(seat) for seat in self.table.seats]))

    def _name(self, seat: SeatInfo) -> str:
        """A guest who bears the name of an account is told apart from it."""
        if seat.name and seat.guest:
            return self.catalogue.say("online-guest-name", name=seat.name)
        return seat.name or (self.catalogue.form(f"bot-{seat.bot}") if seat.bot else "?")

    @property
    def commitment(self) -> str:
        return self.table.commitment

    def scene(self, seat: int | None) -> Scene:
        news = [event for told in self.news(seat) for event in told.events]
        words = () if self.narration is None else self.narration.on_table()
        now, offers = self.match.now, tuple(self.match.offers(0))
        return Scene(now.view, self.seat, self.names, tuple(now.deciders), tuple(news), words, offers)

    def news(self, seat: int | None) -> list[LogLine]:
        return self._tell([record for record in self.match.records if record.version > self._heard])

    def story(self, seat: int | None) -> list[LogLine]:
        """All that was told here and wasn't taken back."""
        return self._tell(self.match.records)

    def _tell(self, records: Sequence[Record]) -> list[LogLine]:
        return [self._told(record) for record in records if record.deed != END_TURN]

    def _told(self, record: Record) -> LogLine:
        lines = [self.face.tell(event, self.names) for event in record.events]
        if self.narration is not None:
            lines = self.narration.retell(record.version, record.events, lines)
        return LogLine(record.version, record.events, tuple(lines))

    def imagine(self, seat: int) -> State:
        """The server imagines: what this seat can't know never comes here."""
        if self._imagined is None or self._imagined[0] != self.match.version:
            told = self._line.ask(lambda session: session.imagined(self.files.table))
            if told["v"] != self.match.version:
                raise StaleCommand("the table has moved on")
            self._imagined = told["v"], self.game.restore(told["state"])
        return self._imagined[1].copy()

    def propose(self, seat: int, bot: str) -> int:
        deciding = make_bot(bot, self.game, secrets.randbits(60))
        return deciding.decide(self.imagine(seat), seat, self.match.offers(seat))

    # --- what is done ---

    @property
    def commands(self) -> Mapping[str, Callable[[list[str]], str]]:
        votes = {word: partial(self._vote, vote) for word, vote in self._consent.commands.items()}
        return {**votes, CLOSE: lambda words: self._closing.vote(self.names)}

    def _vote(self, vote: Callable[[list[str]], None], words: list[str]) -> str:
        vote(words)
        self.refresh()
        return "" if self.request is None else self._sentence(self.request)

    def act(self, seat: int, action: int) -> None:
        self._command(lambda: self._link.act(self.game.notation(action)))

    def undo(self, seat: int) -> None:
        self._command(self._link.undo)

    def end_turn(self, seat: int) -> None:
        self._command(self._link.end_turn)

    def _command(self, make: Callable[[], Coroutine[Any, Any, int]]) -> None:
        before = self.match.version
        try:
            self._line.command(make())
        except FrostfairError:  # what it was refused for may be what is new
            self.refresh()
            if is_abandoned(self._link):
                raise Abandoned from None
            raise
        self.notes.clear()
        self._heard = before
        self.refresh()

    # --- what is kept here ---

    def keep(self) -> None:
        """Nothing: everything is the server's."""

    def save_copy(self, path: Path) -> None:
        if self.match.result is None:
            raise Malformed(self.catalogue.say("online-save-later"))
        if path.exists():
            raise Malformed(f"{path}: already exists")
        self.files.keep(path, self.log())

    def log(self) -> str:
        """The finished table as one file, for verify-luck."""
        return self._line.ask(lambda session: session.log(self.files.table))
