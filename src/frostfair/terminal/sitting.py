"""A match being played at this terminal: whose turn it is, bots' moves, and the file it is kept in."""

import shlex
from collections.abc import Callable
from pathlib import Path

from frostfair.bots.roster import make_bot
from frostfair.files import Keeper, replace, save_copy
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.logtext import Log
from frostfair.kernel.match import Match
from frostfair.kernel.record import Record
from frostfair.terminal.face import Face, Scene
from frostfair.terminal.game import terminal_game
from frostfair.terminal.log import LogLine, as_it_stands, tell
from frostfair.terminal.narration import save_texts, stored_texts, tale_path
from frostfair.terminal.players import seated
from frostfair.terminal.speech import Speaking
from frostfair.terminal.terminal import Terminal


class Sitting(Speaking):
    """The table as the terminal has it. All that happens goes through here, and is kept at once."""

    def __init__(
        self,
        log: Log,
        keeper: Keeper | None,
        terminal: Terminal,
        catalogue: Catalogue,
        data: Path | None = None,
        texts: str | None = None,
    ) -> None:
        super().__init__(terminal, catalogue, log.match.game.meta.prefix)
        self.log = log
        self.match: Match = log.match
        self.keeper = keeper
        self.data = data  # other components than the standard ones
        here = terminal_game(log.match.game)
        self.face: Face = here.face(catalogue)
        self.players = seated(log.players, catalogue)
        self.names = tuple(player.name for player in self.players)
        if texts is None and keeper is not None:
            texts = stored_texts(keeper.path)
        self.narration = here.narration(log.match, catalogue, self.players, texts)
        people = [player for player in self.players if player.bot is None]
        self.is_secret = here.has_secret_hands and len(people) > 1
        self.looking: int | None = None  # who sits before the screen
        self._heard = [log.match.version] * len(self.players)  # by seat: what it has been told before

    @property
    def file(self) -> str:
        """The match's file as a shell wants it, with the data that it needs."""
        path = "" if self.keeper is None else shlex.quote(str(self.keeper.path))
        return path if self.data is None else f"{path} --data {shlex.quote(str(self.data.resolve()))}"

    @property
    def commitment(self) -> str:
        return self.match.setup.luck.commitment()

    # --- what a seat sees ---

    def scene(self, seat: int | None, since: int | None = None) -> Scene:
        news = [event for told in self.news(seat, since) for event in told.events]
        words = () if self.narration is None else self.narration.on_table()
        offers = () if seat is None else tuple(self.match.offers(seat))
        return Scene(
            self.match.view(seat), seat, self.names, tuple(self.match.deciders()), tuple(news), words, offers
        )

    def news(self, seat: int | None, since: int | None = None) -> list[LogLine]:
        """What happened since a version, by default since the seat last decided."""
        if since is None:
            since = self.match.version if seat is None else self._heard[seat]
        return self.story(seat, since)

    def story(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """All that happened after a version and wasn't taken back."""
        told = tell(self.match, self.face, self.catalogue, self.names, seat, since, self.narration)
        return as_it_stands(self.match, told)

    def imagine(self, seat: int) -> State:
        """A state that the seat considers possible: all that bots and explanations get."""
        return self.match.imagine(seat, self._chance(seat, "imagines"))

    def _chance(self, seat: int, purpose: str) -> int:
        # From the match's key but for a purpose of its own: repeatable, and it tells nothing about the deal.
        return self.match.setup.luck.generator(f"seat {seat} {purpose} at {self.match.version}")

    # --- what happens ---

    def act(self, seat: int, action: int) -> None:
        self._keep(seat, lambda: self.match.submit(seat, action))

    def undo(self, seat: int) -> None:
        self._keep(seat, lambda: self.match.undo(seat))

    def end_turn(self, seat: int) -> None:
        self._keep(seat, lambda: self.match.end_turn(seat))

    def _keep(self, seat: int, deed: Callable[[], Record]) -> None:
        before = self.match.version
        deed()
        self._heard[seat] = before
        if self.players[seat].bot is None:
            self.notes.clear()
        self.keep()

    def keep(self) -> None:
        """Write the match to its file. A file that fails is given up, loudly: the game goes on."""
        if self.keeper is None:
            return
        try:
            self.keeper.save(self.log)
            if self.narration is not None:
                save_texts(self.keeper.path, self.narration.to_json())
        except Malformed as error:
            self.keeper = None
            self.notes.append(self.catalogue.say("not-kept", reason=str(error)))

    def save_copy(self, path: Path) -> None:
        save_copy(path, self.log)
        if self.narration is not None:
            save_texts(path, self.narration.to_json())

    def keep_tale(self) -> Path | None:
        """The book of a match that people told, beside its file."""
        if self.narration is None or self.keeper is None:
            return None
        try:
            replace(tale_path(self.keeper.path), self.narration.book())
        except OSError as error:
            self.notes.append(self.catalogue.say("not-kept", reason=str(error)))
            return None
        return tale_path(self.keeper.path)

    # --- bots ---

    def propose(self, seat: int, bot: str) -> int:
        """What a bot would do in the seat's place."""
        deciding = make_bot(bot, self.match.game, self._chance(seat, "decides"))
        return deciding.decide(self.imagine(seat), seat, self.match.offers(seat))

    def bot_moves(self, seat: int, bot: str) -> None:
        if self.match.may_end_turn(seat):
            self.end_turn(seat)
        else:
            self.act(seat, self.propose(seat, bot))

    def has_people(self) -> bool:
        return any(player.bot is None for player in self.players)
