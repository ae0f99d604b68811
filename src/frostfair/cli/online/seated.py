"""A seat at a table on a server: the same face, fed with views and offers instead of a match."""

import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from frostfair.bots.registry import make_bot
from frostfair.cli.face import Face, Scene
from frostfair.cli.faces import NARRATIONS, face_of
from frostfair.cli.online.line import Line
from frostfair.cli.speaking import Speaking
from frostfair.cli.telling import Told
from frostfair.cli.terminal import Terminal
from frostfair.client import Refusal, TableLink
from frostfair.files import replace
from frostfair.games.registry import game as find_game
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import IllegalAction, Malformed, StaleCommand
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result
from frostfair.kernel.match import END_TURN, UNDO
from frostfair.server.parts import Missed, Position, TableData


class FarMatch:
    """What the server told of a match up to one version; it never changes."""

    def __init__(self, game: Game, version: int, now: Position) -> None:
        self.game = game
        self.version = version
        self.now = now

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
    def result(self) -> Result | None:
        told = self.now.result
        return None if told is None else Result(tuple(told["points"]), tuple(told["winners"]), told["reason"])


class FarSitting(Speaking):
    """One person before this screen; the table stands elsewhere."""

    narration = None

    def __init__(
        self, line: Line, link: TableLink, table: TableData, terminal: Terminal, catalogue: Catalogue
    ) -> None:
        game = find_game(table.game)
        super().__init__(terminal, catalogue, game.meta.prefix)
        self.face: Face = face_of(game, catalogue)
        self.table_id = table.id
        self._line = line
        self._link = link
        self._heard = 0  # the version that this seat has been told before
        self._imagined: tuple[int, State] | None = None
        assert link.now is not None
        self.match = FarMatch(game, link.version or 0, link.now)
        self.refresh()

    def refresh(self) -> None:
        """See what the server has told meanwhile."""
        if self._link.now is not None and self._link.version is not None:
            self.match = FarMatch(self.match.game, self._link.version, self._link.now)

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
        return tuple(self._name(seat.name, seat.bot) for seat in self.table.seats)

    def _name(self, name: str | None, bot: str | None) -> str:
        return name or (self.catalogue.form(f"bot-{bot}") if bot else "?")

    @property
    def commitment(self) -> str:
        return self.table.commitment

    def scene(self, seat: int | None) -> Scene:
        news = [event for told in self.news(seat) for event in told.events]
        now = self.match.now
        return Scene(now.view, self.seat, self.names, tuple(now.deciders), tuple(news))

    def news(self, seat: int | None) -> list[Told]:
        return [told for told in self.story(seat) if told.version > self._heard]

    def story(self, seat: int | None) -> list[Told]:
        """All that was told here and wasn't taken back."""
        standing: list[Told] = []
        for record in list(self._link.records):
            if record.v > self.match.version:
                break
            if record.deed == UNDO:  # the last step of whoever takes it back
                standing = standing[:-1]
            elif record.deed != END_TURN:
                standing.append(self._told(record))
        return standing

    def _told(self, record: Missed) -> Told:
        events: tuple[Event, ...] = tuple(self.match.game.unpack_event(event) for event in record.events)
        return Told(record.v, events, tuple(self.face.tell(event, self.names) for event in events))

    def imagine(self, seat: int) -> State:
        """The server imagines: what this seat can't know never comes here."""
        if self._imagined is None or self._imagined[0] != self.match.version:
            told = self._line.ask(lambda session: session.imagined(self.table_id))
            if told["v"] != self.match.version:
                raise StaleCommand("the table has moved on")
            self._imagined = told["v"], self.match.game.restore(told["state"])
        return self._imagined[1].copy()

    def propose(self, seat: int, bot: str) -> int:
        deciding = make_bot(bot, self.match.game, secrets.randbits(60))
        return deciding.decide(self.imagine(seat), seat, self.match.offers(seat))

    # --- what is done ---

    def act(self, seat: int, action: int) -> None:
        self._command(lambda: self._link.act(self.match.game.notation(action)))

    def undo(self, seat: int) -> None:
        self._command(self._link.undo)

    def end_turn(self, seat: int) -> None:
        self._command(self._link.end_turn)

    def _command(self, make: Callable[[], Coroutine[Any, Any, int]]) -> None:
        before = self.match.version
        try:
            self._line.do(make())
        except Refusal as refusal:
            self.refresh()
            told = refusal.told
            if told.error == "illegal" and told.rule is not None:
                raise IllegalAction(told.rule, told.reason) from None
            raise
        self.refresh()
        self._heard = before
        self.notes.clear()

    def save_copy(self, path: Path) -> None:
        if self.match.result is None:
            raise Malformed(self.catalogue.say("online-save-later"))
        if path.exists():
            raise Malformed(f"{path}: is there already")
        self.keep_log(path)

    def keep_log(self, path: Path) -> None:
        """The finished table as one file, for verify-luck."""
        text = self._line.ask(lambda session: session.log(self.table_id))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            replace(path, text)
        except OSError as error:
            raise Malformed(f"{path}: {error.strerror}") from None


def refuse_told_games(game: str, catalogue: Catalogue) -> None:
    """Where people tell, a terminal at a server has no way to type it yet."""
    if game in NARRATIONS:
        raise Malformed(catalogue.say("online-not-told", game=game))
