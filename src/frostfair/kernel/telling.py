"""People tell: who may do what with words, until when, and what the table waits for.

Rules never wait for words and never see them; the table does. The game says what is to be told (`Narration`);
all else is here once, for terminal, server and bots. What is done comes out as a Change, so that a server can
make it durable before anybody hears of it.
"""

from collections.abc import Iterable, Sequence
from typing import Final, final

from frostfair.kernel.errors import IllegalAction, Malformed
from frostfair.kernel.narration import Narration, Passage, Teller
from frostfair.kernel.orders import StandingOrders
from frostfair.kernel.record import UNDO, Logged
from frostfair.kernel.texts import ALLOW, ASK, OBJECT, PLAIN, REMARKS, Text, Texts

WRITE: Final = "write"
EDIT: Final = "edit"
STRIKE: Final = "strike"
REDACT: Final = "redact"


@final
class Change:
    """What was done to one text."""

    def __init__(self, how: str, text_id: str, seat: int, words: str = "", auto: bool = False) -> None:
        self.how: str = how
        self.id: str = text_id
        self.seat: int = seat
        self.words: str = words
        self.auto: bool = auto


@final
class Draft:
    """What a seat has begun to write."""

    def __init__(self, seat: int, text_id: str, words: str) -> None:
        self.seat: int = seat
        self.id: str = text_id
        self.words: str = words


class Telling:
    """The words of one table. `log` is the truth, `texts` are the words beside it."""

    def __init__(
        self, log: Logged, narration: Narration, texts: Texts | None = None, teller: Teller | None = None
    ) -> None:
        self.log: Logged = log
        self.narration: Narration = narration
        self.texts: Texts = Texts() if texts is None else texts
        self.drafts: dict[int, Draft] = {}  # by seat; what others may see of them, `drafts_for` says
        orderable = narration.orderable
        self.orders: StandingOrders | None = None if orderable is None else StandingOrders(orderable)
        self._teller: Teller | None = teller
        self._passages: list[Passage] = []
        self._read: int = 0  # records of which the passages are known
        self._seen: tuple[int, int] = (-1, 0)  # the version and number of texts at which these were untold:
        self._untold: list[Passage] = []

    # --- questions ---

    def passages(self) -> list[Passage]:
        """All that still count; a tale may be long, so only what is new is read."""
        records = self.log.records
        for record in records[self._read :]:
            if record.deed == UNDO:
                self._passages = [found for found in self._passages if found.version <= record.value]
            else:
                self._passages += self.narration.passages(record)
        self._read = len(records)
        return self._passages

    def follow(self, log: Logged) -> None:
        """From now on another log, perhaps with other records."""
        self.log, self._read, self._passages, self._seen = log, 0, [], (-1, 0)

    def untold(self) -> list[Passage]:
        """All that could be told, required or not."""
        moment = (self.log.version, len(self.texts.by_id))
        if self._seen != moment:
            self._seen = moment
            self._untold = [passage for passage in self.passages() if passage.id not in self.texts]
        return self._untold

    def due(self) -> list[Passage]:
        """What the table waits for, in the order of the tale."""
        return [passage for passage in self.untold() if self.narration.is_required(passage)]

    def waits_for(self) -> list[int]:
        """The seats whose words the table waits for."""
        return sorted({passage.seat for passage in self.due()})

    def arbiter(self) -> int | None:
        return self.narration.arbiter(self.log)

    def newest(self) -> list[str]:
        """The ids of the newest beat: one passage after the other of the same kind by the same seat."""
        passages = self.passages()
        found: list[str] = []
        for passage in reversed(passages):
            if (passage.kind, passage.seat) != (passages[-1].kind, passages[-1].seat):
                break
            found.append(passage.id)
        return found

    def may_edit(self, seat: int) -> list[str]:
        """The seat's own texts that it may still change."""
        newest = self.newest()
        texts = self.texts.by_id.items()
        return [text_id for text_id, text in texts if self._may_edit(seat, text_id, text, newest)]

    def _may_edit(self, seat: int, text_id: str, text: Text, newest: Sequence[str]) -> bool:
        """Until the next beat begins, or once each time a change was asked for."""
        return text.author == seat and text.status == PLAIN and (text.awaits_change or text_id in newest)

    def standing_answer(self, seat: int, offers: Sequence[int]) -> int | None:
        """What the seat has ordered for these choices; None if it must be asked."""
        return None if self.orders is None else self.orders.answer(seat, offers)

    # --- what a seat does with its own words ---

    def refuse_if_telling(self, seat: int) -> None:
        """Nobody acts while somebody tells."""
        waiting = self.waits_for()
        if seat in waiting:
            raise IllegalAction(self.narration.rules.tells, "tell-first")
        if waiting:
            raise IllegalAction(self.narration.rules.waits, "somebody-is-telling")

    def tell(self, seat: int, text_id: str, words: str) -> Change:
        """Without words the program makes some up, where the table allows that."""
        passage = self._own_untold(seat, text_id)
        words = self._tidied(words)
        if words or not self.narration.may_be_made_up(passage):
            self._refuse_if_short(words)
            self._forget_draft(seat, text_id)
            return self._write(passage, words, auto=False)
        return self.make_up([passage])[0]

    def edit(self, seat: int, text_id: str, words: str) -> Change:
        text = self._own_text(seat, text_id)
        if not self._may_edit(seat, text_id, text, self.newest()):
            raise IllegalAction(self.narration.rules.author, "too-late-to-edit")
        words = self._tidied(words)
        self._refuse_if_short(words)
        text.edit(words)
        self._forget_draft(seat, text_id)
        return Change(EDIT, text_id, seat, words)

    def redact(self, seat: int, text_id: str) -> Change:
        """By its author alone, at any time; the arbiter's means is to strike."""
        self._own_text(seat, text_id).redact()
        return Change(REDACT, text_id, seat)

    def draft(self, seat: int, text_id: str, words: str) -> None:
        """What it would be if it were told now; empty, the draft is thrown away."""
        text = self.texts.get(text_id)
        if text is None or not self._may_edit(seat, text_id, text, self.newest()):
            self._own_untold(seat, text_id)
        words = self._tidied(words)
        self.drafts.pop(seat, None)
        if words:
            self.drafts[seat] = Draft(seat, text_id, words)

    def draft_of(self, seat: int) -> Draft | None:
        """As long as it could still be told."""
        draft = self.drafts.get(seat)
        if draft is None:
            return None
        open_now = [passage.id for passage in self.untold() if passage.seat == seat]
        return draft if draft.id in open_now or draft.id in self.may_edit(seat) else None

    def drafts_for(self, viewer: int | None) -> list[Draft]:
        """A seat's own; all, where the table wants to listen."""
        mine = [] if viewer is None else [viewer]
        seats = sorted(self.drafts) if self.narration.shows_drafts else mine
        return [draft for seat in seats if (draft := self.draft_of(seat)) is not None]

    def order(self, seat: int, subject: str, matter: str, order: str) -> None:
        """What the seat wants answered from now on without being asked."""
        if self.orders is None:
            raise Malformed("this game knows no standing orders")
        self.orders.give(seat, subject, matter, order)

    # --- what is done to the words of others; it never touches what has happened ---

    def strike(self, seat: int, text_id: str) -> Change:
        """The arbiter folds a text."""
        self._refuse_unless_arbiter(seat)
        text = self.texts.find(text_id)
        if text.redacted:
            raise IllegalAction(self.narration.rules.arbiter, "text-is-redacted")
        text.strike()
        return Change(STRIKE, text_id, seat)

    def remark(self, seat: int, text_id: str, how: str, note: str) -> None:
        """Any seat suggests and objects; the arbiter asks for a change, or allows what was objected to."""
        text, note = self.texts.find(text_id), self._tidied(note)
        if how not in REMARKS:
            raise Malformed(f"a remark is one of {', '.join(REMARKS)}")
        if not note and how != ALLOW:
            raise Malformed("a remark needs words")
        if how in (ASK, ALLOW):
            self._refuse_unless_arbiter(seat)
        if how == OBJECT and text.author == seat:
            raise IllegalAction(self.narration.rules.objects, "your-own-text")
        if text.status != PLAIN and how != ALLOW:
            raise IllegalAction(
                self.narration.rules.arbiter, "text-is-struck" if text.struck else "text-is-redacted"
            )
        if how == ASK and text.changes_asked >= self.narration.most_changes:
            raise IllegalAction(self.narration.rules.arbiter, "asked-twice-already")
        text.remark(how, note)

    # --- what the table does by itself ---

    def make_up(self, passages: Iterable[Passage]) -> list[Change]:
        """Lines by the program: for bots, for people who skip, for seats whose time is up."""
        assert self._teller is not None, "nothing here makes up lines"
        return [self._write(passage, self._teller(passage), auto=True) for passage in list(passages)]

    # --- inside ---

    def _write(self, passage: Passage, words: str, auto: bool) -> Change:
        self.texts.put(passage.id, Text(passage.seat, words, auto))
        return Change(WRITE, passage.id, passage.seat, words, auto)

    def _forget_draft(self, seat: int, text_id: str) -> None:
        """It has become a text. A line that the program made up leaves it: it may still take its place."""
        if seat in self.drafts and self.drafts[seat].id == text_id:
            del self.drafts[seat]

    def _own_untold(self, seat: int, text_id: str) -> Passage:
        for passage in self.untold():
            if passage.id == text_id and passage.seat == seat:
                return passage
        raise IllegalAction(self.narration.rules.tells, "not-yours-to-tell")

    def _own_text(self, seat: int, text_id: str) -> Text:
        text = self.texts.find(text_id)
        if text.author != seat:
            raise IllegalAction(self.narration.rules.author, "not-your-text")
        return text

    def _refuse_unless_arbiter(self, seat: int) -> None:
        if seat != self.arbiter():
            raise IllegalAction(self.narration.rules.arbiter, "arbiter-only")

    def _refuse_if_short(self, words: str) -> None:
        if len(words) < self.narration.shortest:
            raise IllegalAction(self.narration.rules.shortest, "text-too-short")

    def _tidied(self, words: str) -> str:
        """One line, single spaces, not longer than the cap."""
        line = " ".join(words.split())
        if len(line) > self.narration.longest:
            raise IllegalAction(self.narration.rules.longest, "text-too-long")
        return line
