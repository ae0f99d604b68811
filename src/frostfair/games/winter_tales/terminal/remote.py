"""The words of a table of Winter Tales on a server, before one seat there.

The same capability as at home, as a copy of what the server has; what people do with words goes there.
"""

from collections.abc import Callable, Sequence

from frostfair.games.winter_tales.tale.narration import VOICE, WinterTalesNarration
from frostfair.games.winter_tales.terminal.talkable import Discussed
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.game import Game, Options, View
from frostfair.kernel.narration import Passage
from frostfair.kernel.record import Logged, Record
from frostfair.kernel.telling import Draft, Telling
from frostfair.kernel.texts import Text, Texts
from frostfair.terminal.narration import Overtaken, Piece
from frostfair.terminal.online.remote_words import RemoteWords
from frostfair.terminal.online.snapshot import Snapshot
from frostfair.wire.data import TellingData, TextData


class Unseen:
    """Before the first look."""

    version = 0
    records: Sequence[Record] = ()

    def view(self, seat: int | None) -> View:
        return {"arbiter": None}


class RemoteWinterTales(Discussed):
    def __init__(
        self, game: Game, options: Options, catalogue: Catalogue, words: RemoteWords, look: Callable[[], None]
    ) -> None:
        super().__init__(Telling(Unseen(), WinterTalesNarration(game, options)), catalogue, (), pen=words)
        self.seat: int | None = None
        self._far = words
        self._look = look  # brings what the server has told meanwhile
        self._now = TellingData()
        self._begun: dict[str, str | None] = {}  # what stood there when somebody began to tell

    def see(self, seen: Snapshot, log: Logged, names: Sequence[str], seat: int | None) -> list[str]:
        """The table as it stands now; what has become of words that were read before."""
        self.names, self.seat = names, seat
        self._now = seen.now.telling or TellingData()
        before = self.telling.texts.by_id
        self._copy(seen, log)
        self.changes += 1
        after = self.telling.texts.by_id.items()
        changed = [text_id for text_id, text in after if text_id in before and _differ(before[text_id], text)]
        return [line for text_id in changed if (line := self._what_became_of(text_id))]

    def _copy(self, seen: Snapshot, log: Logged) -> None:
        telling, now = self.telling, self._now
        telling.follow(log)
        telling.texts = Texts()
        for text_id, told in seen.texts.items():
            telling.texts.put(text_id, _text(told))
        for line in self._far.remarks(seen):
            text = telling.texts.get(line.about or "")
            if text is not None and line.text and not text.redacted:
                text.notes.append(line.text)
        telling.drafts = {draft.seat: Draft(draft.seat, draft.text, draft.words) for draft in now.drafts}
        if telling.orders is not None:
            telling.orders.clear()
            for order in now.orders if self.seat is not None else ():
                telling.orders.give(self.seat or 0, order.subject, order.matter, order.order)

    def _what_became_of(self, text_id: str) -> str:
        text = self.telling.texts.by_id[text_id]
        player = "?" if text.author is None else self.names[text.author]
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
        return all(passage.id in untold for passage in self.telling.untold())

    # --- what is due ---

    def next_piece(self) -> Piece | None:
        """Of this seat; the table waits only for what must be told."""
        mine = [text.id for text in self._now.untold if text.seat == self.seat]
        if not mine or self.narration.mode == VOICE:
            return None
        found = [passage for passage in self.telling.passages() if passage.id in mine]
        return self.piece(found[0]) if found else None

    def piece(self, passage: Passage) -> Piece:
        self._begun[passage.id] = self._words_of(passage.id)
        return super().piece(passage)

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
        deed = self._far.edit if piece.text_id in self.telling.texts else self._far.tell
        deed(piece.text_id, words)
        self._look()

    def make_up(self, piece: Piece) -> None:
        """Where a line stands already, it stays."""
        if piece.text_id not in self.telling.texts:
            self._far.tell(piece.text_id, "")
            self._look()

    def keep_draft(self, piece: Piece, words: str) -> None:
        self._far.draft(piece.text_id, words)

    def standing_answer(self, seat: int, offers: Sequence[int]) -> int | None:
        """The server follows the orders of its seats."""
        return None

    # --- about words ---

    def obey(self, seat: int, command: str, words: Sequence[str]) -> str:
        self._look()
        said = super().obey(seat, command, words)
        self._look()
        return said


def _text(told: TextData) -> Text:
    text = Text(None if told.seat < 0 else told.seat, told.words or "", told.auto, told.status)
    text.changes_asked, text.objected = int(told.asked), told.objected
    return text


def _differ(one: Text, other: Text) -> bool:
    return (one.words, one.status) != (other.words, other.status)
