"""The words of a match of Winter Tales that is played here: what is to be told, and what is kept of it."""

from collections.abc import Sequence

from frostfair.games.winter_tales.bots.moment import moment_of
from frostfair.games.winter_tales.bots.teller import Rng, tell
from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.tale.telling import VOICE, Due, Telling
from frostfair.games.winter_tales.terminal.keeping import read_words, write_words
from frostfair.games.winter_tales.terminal.talkable import Discussed
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.match import Match
from frostfair.terminal.narration import Overtaken, Piece
from frostfair.terminal.players import Player


class WinterTalesNarration(Discussed):
    telling: Telling

    def __init__(
        self, match: Match, catalogue: Catalogue, players: Sequence[Player], stored: str | None
    ) -> None:
        assert isinstance(match.game, WinterTales)
        super().__init__(Telling(match), match.game.box, catalogue, [player.name for player in players])
        self.match = match
        self.players = players
        if stored is not None:
            self.telling.texts, self.telling.orders = read_words(stored)
        self.discuss(self.telling)
        self.rng = Rng(match.setup.luck.generator(f"bots tell {match.version}"))
        self._seen = -1  # the version at which these were pending:
        self._pending: list[Due] = []
        self._fill_gaps()

    def _fill_gaps(self) -> None:
        """A match whose words are lost goes on all the same; only the newest may still be told."""
        untold = self.telling.untold()
        last = untold[-1].text_id.split(".")[0] if untold else ""
        for due in untold:
            if due.text_id.split(".")[0] != last or self.match.result() is not None:
                self._make_up(due)

    # --- what is due ---

    def next_piece(self) -> Piece | None:
        if self._seen != self.match.version:
            self._seen, self._pending = self.match.version, self.telling.untold()
        for due in self._pending:
            if due.text_id in self.telling.texts:
                continue
            if self.players[due.seat].bot is not None:
                return Piece(due.text_id, due.seat, "")  # bots know what to say
            if self.telling.narration != VOICE:
                return self.piece(due)
        return None

    def overtaken(self, piece: Piece) -> Overtaken | None:
        """Nobody but the teller has the keyboard."""
        return None

    def write(self, piece: Piece, words: str) -> None:
        if piece.text_id in self.telling.texts:
            self.telling.edit(piece.seat, piece.text_id, words)
        else:
            self.telling.texts.write(piece.text_id, piece.seat, words)
        self.changes += 1

    def make_up(self, piece: Piece) -> None:
        for due in self._pending:
            if due.text_id == piece.text_id:
                self._make_up(due)

    def _make_up(self, due: Due) -> None:
        moment = moment_of(self.match, due.text_id)
        line = tell(self.box, due.told, self.rng, self.catalogue, moment)
        self.telling.texts.write(due.text_id, due.seat, line, auto=True)
        self.changes += 1

    def to_json(self) -> str:
        return write_words(self.telling.texts, self.telling.orders) + "\n"
