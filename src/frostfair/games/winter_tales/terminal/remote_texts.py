"""What people do to words that lie on a server: the same commands as at a table that stands here."""

from collections.abc import Sequence

from frostfair.games.winter_tales.tale.telling import Reading
from frostfair.games.winter_tales.tale.texts import Text
from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.game import View
from frostfair.kernel.record import Logged, Record
from frostfair.store.texts import ASK, OBJECT, REDACTED, STRUCK, SUGGEST
from frostfair.terminal.online.glimpse import Glimpse
from frostfair.terminal.online.lexicon import FarWords
from frostfair.wire.data import ChatData, TextData


class Unseen:
    """Before the first look."""

    version = 0
    records: Sequence[Record] = ()

    def view(self, seat: int | None) -> View:
        return {"arbiter": None}


class FarTelling(Reading):
    def __init__(self, narration: str, far: FarWords) -> None:
        super().__init__(Unseen(), narration)
        self.far = far
        self._answered: dict[str, int] = {}  # by text: the number of the remark that the arbiter let pass
        self._changed: dict[str, int] = {}  # by text: how many changes were asked for when it was changed

    def see(self, seen: Glimpse, log: Logged, settled: Sequence[str]) -> list[str]:
        """Which texts are other than before; `settled` are own ones that nobody wants changed any more."""
        before, self.log = self.texts.by_id, log
        self.texts.by_id = {text_id: _text(told) for text_id, told in seen.texts.items()}
        for line in self.far.remarks(seen):
            self._remark(line)
        changed = [
            text_id
            for text_id, text in self.texts.by_id.items()
            if text_id in before and _state(before[text_id]) != _state(text)
        ]
        for text_id, text in self.texts.by_id.items():
            if text_id in changed or text_id in settled:
                self._changed[text_id] = text.changes_asked
            text.changes_made = self._changed.get(text_id, 0)
        return changed

    def _remark(self, line: ChatData) -> None:
        text = self.texts.get(line.about or "")
        if text is None or text.redacted or line.text is None:
            return
        text.notes.append(line.text)
        if line.how == ASK:
            text.changes_asked += 1
            text.objected = False
        elif line.how == OBJECT and not text.struck:
            text.objected = line.number > self._answered.get(line.about or "", -1)

    # --- what people do ---

    def suggest(self, text_id: str, note: str) -> None:
        self.far.remark(text_id, SUGGEST, note)

    def object_to(self, text_id: str, note: str) -> None:
        self.far.remark(text_id, OBJECT, note)

    def ask_for_change(self, seat: int, text_id: str, note: str) -> None:
        self.far.remark(text_id, ASK, note)

    def allow(self, seat: int, text_id: str) -> None:
        """The server keeps objections; the arbiter of this screen has answered them."""
        if seat != self.arbiter():
            raise IllegalAction("WT-25.2", "arbiter-only")
        self._answered[text_id] = self.far.newest_remark()

    def strike(self, seat: int, text_id: str) -> None:
        self.far.strike(text_id)

    def redact(self, seat: int, text_id: str) -> None:
        self.far.redact(text_id)


def _text(told: TextData) -> Text:
    text = Text(told.seat, told.words or "", told.auto)
    text.struck, text.redacted = told.status == STRUCK, told.status == REDACTED
    return text


def _state(text: Text) -> tuple[str, bool, bool]:
    return text.words, text.struck, text.redacted
