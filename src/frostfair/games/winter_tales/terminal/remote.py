"""The words of a table of Winter Tales on a server, before one seat there."""

from collections.abc import Callable, Mapping, Sequence

from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.tale.orders import orders_from
from frostfair.games.winter_tales.tale.telling import VOICE, Due
from frostfair.games.winter_tales.terminal.remote_texts import FarTelling
from frostfair.games.winter_tales.terminal.talkable import Discussed
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.game import Game
from frostfair.kernel.record import Logged
from frostfair.terminal.narration import Overtaken, Piece
from frostfair.terminal.online.glimpse import Glimpse
from frostfair.terminal.online.lexicon import FarWords
from frostfair.wire.data import TellingData


class RemoteWinterTales(Discussed):
    telling: FarTelling

    def __init__(
        self, game: Game, options: Mapping[str, object], catalogue: Catalogue, words: FarWords,
        look: Callable[[], None], stored: str | None,
    ) -> None:  # fmt: skip
        assert isinstance(game, WinterTales)
        super().__init__(FarTelling(str(options["narration"]), words), game.box, catalogue, ())
        self.discuss(self.telling)
        self.seat: int | None = None
        self._look = look  # brings what the server has told meanwhile
        self._now = TellingData()
        self._begun: dict[str, str | None] = {}  # what stood there when somebody began to tell
        if stored is not None:
            self.telling.orders = orders_from(from_json(stored))

    def see(self, seen: Glimpse, log: Logged, names: Sequence[str], seat: int | None) -> list[str]:
        """The table as it stands now; what has become of words that were read before."""
        self.names, self.seat = names, seat
        self._now = seen.now.telling or TellingData()
        mine = [text_id for text_id, text in seen.texts.items() if text.seat == seat]
        changed = self.telling.see(seen, log, [text for text in mine if text not in self._now.may_edit])
        self.changes += 1
        return [line for text_id in changed if (line := self._what_became_of(text_id))]

    def _what_became_of(self, text_id: str) -> str:
        text = self.telling.texts.by_id[text_id]
        player = self.names[text.author]
        if text.struck:
            return self.catalogue.say("online-text-struck", player=player)
        if text.author == self.seat:
            return ""  # they did it themselves
        if text.redacted:
            return self.catalogue.say("online-text-redacted", player=player)
        words = self._quote(text_id, "")
        return self.catalogue.say("online-text-changed", words=words) if words else ""

    def is_complete(self) -> bool:
        untold = {text.id for text in self._now.untold}
        return all(due.text_id in self.telling.texts or due.text_id in untold for due in self.telling.told())

    # --- what is due ---

    def next_piece(self) -> Piece | None:
        """Of this seat; the table waits only for what must be told."""
        mine = [text.id for text in self._now.untold if text.seat == self.seat]
        if not mine or self.telling.narration == VOICE:
            return None
        found = [due for due in self.telling.told() if due.text_id in mine]
        return self.piece(found[0]) if found else None

    def piece(self, due: Due) -> Piece:
        self._begun[due.text_id] = self._words_of(due.text_id)
        return super().piece(due)

    def overtaken(self, piece: Piece) -> Overtaken | None:
        """The table doesn't wait for ever, and steps are taken back."""
        self._look()
        before, now = self._begun[piece.text_id], self._words_of(piece.text_id)
        self._begun[piece.text_id] = now
        say, may_still = self.catalogue.say, piece.text_id in self._now.may_edit
        if now is None:
            untold = [text.id for text in self._now.untold]
            return None if piece.text_id in untold else Overtaken(say("online-taken-back"), False)
        if now == before or not now:
            return None if may_still else Overtaken(say("online-gone-on"), False)
        told = say("online-told-meanwhile" if may_still else "online-told-too-late", words=now)
        return Overtaken(told, may_still)

    def _words_of(self, text_id: str) -> str | None:
        if text_id not in self.telling.texts:
            return None
        bound = self._bind().segments.get(text_id)
        return None if bound is None else self.pieces.filled(*bound, self._bind().tale)

    def write(self, piece: Piece, words: str) -> None:
        deed = self.telling.far.edit if piece.text_id in self.telling.texts else self.telling.far.tell
        deed(piece.text_id, words)
        self._look()

    def make_up(self, piece: Piece) -> None:
        """Where a line stands already, it stays."""
        if piece.text_id not in self.telling.texts:
            self.telling.far.tell(piece.text_id, "")
            self._look()

    # --- about words ---

    def obey(self, seat: int, command: str, words: Sequence[str]) -> str:
        said = super().obey(seat, command, words)
        self._look()
        return said

    def to_json(self) -> str:
        """What only this terminal knows: the words are the server's."""
        return to_json(self.telling.orders.pack()) + "\n"
