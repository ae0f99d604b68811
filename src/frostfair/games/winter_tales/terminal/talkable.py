"""A tale about which people talk while it is told: suggestions, objections, the arbiter's pen."""

from collections.abc import Sequence

from frostfair.games.winter_tales.terminal.reader import Retelling
from frostfair.games.winter_tales.terminal.talk import Pen, Talk
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.telling import Telling
from frostfair.terminal.narration import Piece


class Discussed(Retelling):
    def __init__(self, telling: Telling, catalogue: Catalogue, names: Sequence[str], pen: Pen) -> None:
        super().__init__(telling, catalogue, names)
        self.talk = Talk(telling, pen, self.words)

    def notes(self, seat: int) -> list[str]:
        return self.talk.notes(seat, self.said)

    def commands(self) -> tuple[str, ...]:
        return tuple(self.talk.commands)

    def obey(self, seat: int, command: str, words: Sequence[str]) -> str:
        said = self.talk.obey(seat, command, words, self.said)
        self.changes += 1
        return said

    def draft(self, piece: Piece) -> str:
        """What this seat had begun to write for the piece."""
        draft = self.telling.draft_of(piece.seat)
        return draft.words if draft is not None and draft.id == piece.text_id else ""
