"""The words of a match of Winter Tales that is played here: what is to be told, and what is kept of it."""

from collections.abc import Sequence

from frostfair.games.winter_tales.tale.narration import VOICE, WinterTalesNarration
from frostfair.games.winter_tales.terminal.keeping import read_words, write_words
from frostfair.games.winter_tales.terminal.talkable import Discussed
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.match import Match
from frostfair.kernel.narration import Passage
from frostfair.kernel.telling import Telling
from frostfair.terminal.narration import Overtaken, Piece
from frostfair.terminal.players import Player


class LocalWinterTales(Discussed):
    def __init__(
        self, match: Match, catalogue: Catalogue, players: Sequence[Player], stored: str | None
    ) -> None:
        narration = WinterTalesNarration(match.game, match.setup.options)
        telling = Telling(match, narration, teller=narration.teller(match, catalogue))
        if stored is not None:
            read_words(stored, telling)
        super().__init__(telling, catalogue, [player.name for player in players], pen=telling)
        self.match = match
        self.players = players
        self._fill_gaps()

    def _fill_gaps(self) -> None:
        """A match whose words are lost goes on all the same; only the newest may still be told."""
        untold = self.telling.untold()
        is_over = self.match.result() is not None
        lost = [passage for passage in untold if is_over or passage.version != untold[-1].version]
        self._make_up(lost)

    # --- what is due ---

    def next_piece(self) -> Piece | None:
        for passage in self.telling.untold():
            if self.players[passage.seat].bot is not None:
                return Piece(passage.id, passage.seat, "")  # bots know what to say
            if self.narration.mode != VOICE:
                return self.piece(passage)
        return None

    def overtaken(self, piece: Piece) -> Overtaken | None:
        """Nobody but the teller has the keyboard."""
        return None

    def write(self, piece: Piece, words: str) -> None:
        deed = self.telling.edit if piece.text_id in self.telling.texts else self.telling.tell
        deed(piece.seat, piece.text_id, words)
        self.changes += 1

    def make_up(self, piece: Piece) -> None:
        """Where a line stands already, it stays."""
        self._make_up([passage for passage in self.telling.untold() if passage.id == piece.text_id])

    def _make_up(self, passages: Sequence[Passage]) -> None:
        self.telling.make_up(passages)
        self.changes += 1

    def keep_draft(self, piece: Piece, words: str) -> None:
        self.telling.draft(piece.seat, piece.text_id, words)

    def standing_answer(self, seat: int, offers: Sequence[int]) -> int | None:
        return self.telling.standing_answer(seat, offers)

    def to_json(self) -> str:
        return write_words(self.telling) + "\n"
