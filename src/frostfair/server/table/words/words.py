"""The words of a table as its room has them: the kernel's Telling, and how it goes over the wire and is kept.

What is done to a text comes out as a Change, a draft or an order as a Note; the owner of the room makes them
durable before anybody hears of it. Like its room this is a cache.
"""

from collections.abc import Iterable
from typing import Final

from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.errors import Malformed
from frostfair.kernel.narration import Book, Passage
from frostfair.kernel.telling import Draft, Telling
from frostfair.kernel.texts import ASK, Text
from frostfair.store.notes import DRAFT, ORDERS, Note
from frostfair.store.texts import Said
from frostfair.store.texts import Words as Kept
from frostfair.wire.data import DraftData, OrdersData, StandingOrder, TellingData, TextData, Untold

FORGOTTEN: Final = -1  # the seat of words whose author isn't known any more


class Words:
    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self._remarks: dict[str, list[tuple[str, int]]] = {}  # by text: how, and when
        self._heard: set[int] = set()  # numbers of those that came from the store

    # --- as it goes over the wire ---

    def waits_for(self) -> list[int]:
        return self.telling.waits_for()

    def data(self, seat: int | None) -> TellingData:
        telling = self.telling
        return TellingData(
            [self._untold(passage) for passage in telling.untold()],
            [] if seat is None else telling.may_edit(seat),
            telling.narration.shortest,
            [draft_data(draft) for draft in telling.drafts_for(seat)],
            self.orders(seat).orders,
        )

    def _untold(self, passage: Passage) -> Untold:
        narration = self.telling.narration
        required, about = narration.is_required(passage), narration.describe(passage)
        return Untold(passage.id, passage.seat, passage.kind, required, about)

    def texts(self) -> list[TextData]:
        known = {passage.id: passage for passage in self.telling.passages()}
        return [self._text(text_id, known.get(text_id)) for text_id in self.telling.texts.by_id]

    def text(self, text_id: str) -> TextData:
        passages = reversed(self.telling.passages())  # mostly it is a new one
        return self._text(text_id, next((found for found in passages if found.id == text_id), None))

    def _text(self, text_id: str, passage: Passage | None) -> TextData:
        """Without a passage its record was taken back, and with it what the words are about."""
        text = self.telling.texts.find(text_id)
        return TextData(
            text_id,
            FORGOTTEN if text.author is None else text.author,
            None if text.redacted else text.words,
            text.status,
            {} if passage is None else self.telling.narration.describe(passage),
            text.auto,
            text.awaits_change,
            text.objected,
        )

    def orders(self, seat: int | None) -> OrdersData:
        orders = self.telling.orders
        given = [] if orders is None else orders.of(seat)
        return OrdersData([StandingOrder(order.subject, order.matter, order.order) for order in given])

    def book(self, names: list[str]) -> Book:
        return self.telling.narration.book(self.telling.log, self.telling.texts, names)

    # --- as it is kept ---

    def remark(self, seat: int, text_id: str, how: str, words: str, now: int) -> None:
        self.telling.remark(seat, text_id, how, words)
        self._remarks.setdefault(text_id, []).append((how, now))

    def draft_note(self, seat: int) -> Note:
        draft = self.telling.drafts.get(seat)
        return Note(seat, DRAFT, None if draft is None else to_json([draft.id, draft.words]))

    def orders_note(self, seat: int) -> Note:
        orders = self.telling.orders
        given = [] if orders is None else [order.pack() for order in orders.of(seat)]
        return Note(seat, ORDERS, to_json(given) if given else None)

    # --- from the store ---

    def hear(self, kept: Kept) -> bool:
        """A text as it is kept; whether that is news."""
        text = Text(kept.seat, kept.body or "", kept.auto, kept.status)
        remarks = self._remarks.get(kept.id, [])
        for how, _ in remarks:
            text.remark(how, "")
        changed = kept.changed or kept.created
        text.changes_made = len([how for how, at in remarks if how == ASK and at <= changed])
        before = self.text(kept.id) if kept.id in self.telling.texts else None
        self.telling.texts.put(kept.id, text)
        return before != self.text(kept.id)

    def hear_remark(self, line: Said) -> bool:
        """A remark as it is kept; whether it changes what is known of the text."""
        if line.about is None or line.how is None or line.number in self._heard:
            return False
        self._heard.add(line.number)
        self._remarks.setdefault(line.about, []).append((line.how, line.at))
        text = self.telling.texts.get(line.about)
        if text is None:
            return False
        before = self.text(line.about)
        text.remark(line.how, line.body or "")
        return before != self.text(line.about)

    def hear_notes(self, notes: Iterable[Note]) -> bool:
        """All drafts and orders of the table, instead of what was known of them; whether that is news."""
        telling, before = self.telling, self._notes()
        telling.drafts.clear()
        if telling.orders is not None:
            telling.orders.clear()
        for note in notes:
            try:
                self._hear_note(note)
            except Malformed:
                continue  # of components that aren't there any more: the seat is asked again
        return before != self._notes()

    def _notes(self) -> tuple[object, object]:
        telling = self.telling
        drafts = {draft.seat: (draft.id, draft.words) for draft in telling.drafts.values()}
        return drafts, None if telling.orders is None else telling.orders.pack()

    def _hear_note(self, note: Note) -> None:
        found, telling = from_json(note.body or "null"), self.telling
        match note.kind, found:
            case "draft", [str(text_id), str(words)]:
                telling.drafts[note.seat] = Draft(note.seat, text_id, words)
            case "orders", list(orders) if telling.orders is not None:
                telling.orders.replace(note.seat, orders)


def draft_data(draft: Draft) -> DraftData:
    return DraftData(draft.seat, draft.id, draft.words)
