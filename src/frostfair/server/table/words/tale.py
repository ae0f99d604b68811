"""The words of a table where people tell, beside its match and without any I/O.

Rules never see words; the table waits for them. What is done to a text comes out as a Change, which the owner
of the room makes durable before anybody hears of it. A Tale is a cache like its room.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from frostfair.games.winter_tales.bots.moment import moment_of
from frostfair.games.winter_tales.bots.teller import Rng, tell
from frostfair.games.winter_tales.rules.actions import ACCEPT
from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.rules.rulings import MOST_CHANGES_ASKED
from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.games.winter_tales.tale.binding import tale_of
from frostfair.games.winter_tales.tale.tale import Tale as Book
from frostfair.games.winter_tales.tale.telling import FULL, SHORTEST, Due, Telling, is_required, tellings
from frostfair.games.winter_tales.tale.texts import Text
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import IllegalAction, Malformed
from frostfair.kernel.match import Match
from frostfair.kernel.record import ACT, UNDO
from frostfair.server.table.words.untold import described
from frostfair.store.texts import ASK, OBJECT, PLAIN, REDACTED, REMARKS, STRUCK, Words
from frostfair.wire.data import TellingData, TextData
from frostfair.wire.sanitise import clean_line

WRITE: Final = "write"
EDIT: Final = "edit"
STRIKE: Final = "strike"
REDACT: Final = "redact"

TABLE: Final = "table"  # what decides for somebody whose time is up; marked like a bot


@dataclass(frozen=True, slots=True)
class Change:
    """What is done to one text."""

    how: str
    id: str
    seat: int
    words: str = ""
    auto: bool = False


class Tale:
    def __init__(
        self, match: Match, language: Catalogue, texts: Sequence[Words] = (),
        asked: Mapping[str, Sequence[int]] | None = None,
    ) -> None:  # fmt: skip
        assert isinstance(match.game, WinterTales)
        self._match = match
        self._box = match.game.box
        self._language = language
        self._telling = Telling(match)
        self._asked = {text: list(at) for text, at in (asked or {}).items()}  # when a change was asked for
        self._changed: dict[str, int] = {}  # when a text was last written or edited
        self._rng = Rng(match.setup.luck.generator(f"bots tell {match.version}"))
        self._read = 0  # up to which version these are known:
        self._tellings: list[Due] = []
        self._seen: tuple[int, int] = (-1, 0)  # the version and number of texts at which these were untold:
        self._untold: list[Due] = []
        for words in texts:
            self.hear(words)

    # --- questions ---

    def untold(self) -> list[Due]:
        """All that could be told, required or not."""
        moment = (self._match.version, len(self._telling.texts.by_id))
        if self._seen != moment:
            self._seen = moment
            self._untold = [due for due in self._all() if due.text_id not in self._telling.texts]
        return self._untold

    def waits_for(self) -> list[int]:
        """Whose words the table waits for."""
        return sorted({due.seat for due in self.untold() if self._is_required(due)})

    def data(self, seat: int | None) -> TellingData:
        untold = [described(self._box, due, self._is_required(due)) for due in self.untold()]
        newest = [text_id for text_id in self._newest() if text_id in self._telling.texts]
        candidates = dict.fromkeys([*newest, *self._asked])
        mine = [] if seat is None else [text_id for text_id in candidates if self._may_edit(seat, text_id)]
        return TellingData(untold, mine, SHORTEST[self._telling.narration])

    def texts(self) -> list[TextData]:
        return [self.text(text_id) for text_id in self._telling.texts.by_id]

    def text(self, text_id: str) -> TextData:
        text = self._find(text_id)
        status = REDACTED if text.redacted else STRUCK if text.struck else PLAIN
        return TextData(text_id, text.author, None if text.redacted else text.words, status, text.auto)

    def book(self, names: Sequence[str]) -> Book:
        return tale_of(self._match, self._box, self._telling.texts, names)

    # --- what people do ---

    def refuse_if_telling(self, seat: int) -> None:
        """Nobody acts while somebody tells (WT-4.4)."""
        waiting = self.waits_for()
        if seat in waiting:
            raise IllegalAction("WT-22.1", "tell-first")
        if waiting:
            raise IllegalAction("WT-4.4", "somebody-is-telling")

    def tell(self, seat: int, text_id: str, words: str, now: int) -> Change:
        """Without words the program makes some up, where the table allows that (WT-23.1)."""
        due = next((due for due in self.untold() if due.text_id == text_id and due.seat == seat), None)
        if due is None:
            raise IllegalAction("WT-22.1", "not-yours-to-tell")
        words = clean_line(words, "words")
        if not words:
            if self._is_required(due) and self._telling.narration == FULL:
                raise IllegalAction("WT-23.1", "text-too-short")
            return self._write(due, self._made_up(due), now, auto=True)
        self._telling.check_words(words)
        return self._write(due, words, now)

    def edit(self, seat: int, text_id: str, words: str, now: int) -> Change:
        """Until the next beat begins (WT-23.3), or once after a change was asked for (WT-25.2)."""
        if self._find(text_id).author != seat:
            raise IllegalAction("WT-23.3", "not-your-text")
        if not self._may_edit(seat, text_id):
            raise IllegalAction("WT-23.3", "too-late-to-edit")
        words = clean_line(words, "words")
        self._telling.check_words(words)
        self._telling.texts.edit(text_id, seat, words)
        self._changed[text_id] = now
        return Change(EDIT, text_id, seat, self._find(text_id).words)

    def has_told(self, seat: int, text_id: str, words: str) -> bool:
        """Whether just this was told already: somebody who got no answer asks again."""
        text = self._telling.texts.get(text_id)
        told = " ".join(clean_line(words, "words").split())
        return text is not None and text.author == seat and (text.words == told or (text.auto and not told))

    def strike(self, seat: int, text_id: str) -> Change:
        """The arbiter folds a text; nothing else changes (WT-25.2)."""
        if self._find(text_id).redacted:
            raise IllegalAction("WT-25.2", "text-is-redacted")
        self._telling.strike(seat, text_id)
        return Change(STRIKE, text_id, seat)

    def redact(self, seat: int, text_id: str) -> Change:
        """Whoever wrote it may take it back for good, at any time."""
        if self._find(text_id).author != seat:
            raise IllegalAction("WT-23.3", "not-your-text")
        self._telling.texts.redact(text_id)
        return Change(REDACT, text_id, seat)

    def remark(self, seat: int, text_id: str, how: str, now: int) -> None:
        """Something is said about a text. Only the arbiter asks for a change, twice at most (WT-25.2)."""
        text = self._find(text_id)
        if how not in REMARKS:
            raise Malformed(f"a remark is one of {', '.join(REMARKS)}")
        if how == OBJECT and text.author == seat:
            raise IllegalAction("WT-25.4", "your-own-text")
        if how == ASK:
            if seat != self._telling.arbiter():
                raise IllegalAction("WT-25.2", "arbiter-only")
            asked = self._asked.setdefault(text_id, [])
            if len(asked) >= MOST_CHANGES_ASKED:
                raise IllegalAction("WT-25.2", "asked-twice-already")
            asked.append(now)

    # --- what the table does by itself ---

    def bots_tell(self, bots: Sequence[str | None], now: int) -> list[Change]:
        """Bots always have something to say (WT-23.6)."""
        mine = [due for due in self.untold() if bots[due.seat] is not None]
        return [self._write(due, self._made_up(due), now, auto=True) for due in mine]

    def neutral_lines(self, seat: int, now: int) -> list[Change]:
        """For somebody whose time is up (WT-23.4)."""
        mine = [due for due in self.untold() if due.seat == seat and self._is_required(due)]
        return [self._write(due, self._made_up(due), now, auto=True) for due in mine]

    def default(self, seat: int) -> int:
        """What the table decides for somebody whose time is up (WT-23.4, WT-25.5)."""
        return self._telling.default_for(seat, self._match.offers(seat))

    def has_a_short_window(self, seat: int) -> bool:
        """A call that is accepted if nobody says otherwise (WT-24.3, WT-25.3)."""
        return ACCEPT in self._match.offers(seat)

    def count_absences(self, marks: Mapping[int, str]) -> None:
        """After a restart: how often the table answered a call for somebody."""
        by_table = [r for r in self._match.records if marks.get(r.version) == TABLE and r.deed == ACT]
        self._telling.absences = len([r for r in by_table if r.value == ACCEPT])

    # --- from the store ---

    def hear(self, words: Words) -> bool:
        """A text as it is kept; whether that is news."""
        text = Text(NONE if words.seat is None else words.seat, words.body or "", words.auto)
        text.struck, text.redacted = words.status == STRUCK, words.status == REDACTED
        before = self._telling.texts.get(words.id)
        self._telling.texts.by_id[words.id] = text
        self._changed[words.id] = words.changed or words.created
        return before is None or before.pack() != text.pack()

    # --- inside ---

    def _all(self) -> list[Due]:
        """All tellings that still count; a tale may be long, so only what is new is read."""
        for record in self._match.records[self._read :]:
            if record.deed == UNDO:
                self._tellings = [due for due in self._tellings if _version(due) <= record.value]
            else:
                self._tellings += tellings(record)
        self._read = self._match.version
        return self._tellings

    def _newest(self) -> list[str]:
        """The texts of the newest beat: one telling after the other of the same kind by the same seat."""
        found: list[str] = []
        everything = self._all()
        for due in reversed(everything):
            if (due.beat, due.seat) != (everything[-1].beat, everything[-1].seat):
                break
            found.append(due.text_id)
        return found

    def _write(self, due: Due, words: str, now: int, auto: bool = False) -> Change:
        self._telling.texts.write(due.text_id, due.seat, words, auto)
        self._changed[due.text_id] = now
        return Change(WRITE, due.text_id, due.seat, self._find(due.text_id).words, auto)

    def _made_up(self, due: Due) -> str:
        return tell(self._box, due.told, self._rng, self._language, moment_of(self._match, due.text_id))

    def _may_edit(self, seat: int, text_id: str) -> bool:
        text = self._find(text_id)
        if text.author != seat or text.struck or text.redacted:
            return False
        asked = self._asked.get(text_id, [0])[-1]
        return asked > self._changed[text_id] or text_id in self._newest()

    def _is_required(self, due: Due) -> bool:
        return is_required(due.told, self._telling.narration)

    def _find(self, text_id: str) -> Text:
        text = self._telling.texts.get(text_id)
        if text is None:
            raise Malformed(f"there is no text {text_id[:20]!r}")
        return text


def _version(due: Due) -> int:
    return int(due.text_id.split(".")[0])
