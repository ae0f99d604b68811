"""What people do with words at a table: a message comes in, and out comes what is to be kept and told."""

from collections.abc import Sequence
from typing import Protocol

from frostfair.kernel.errors import NOTHING_IS_TOLD, IllegalAction
from frostfair.kernel.match import Match
from frostfair.kernel.telling import Change, Telling
from frostfair.kernel.texts import ALLOW
from frostfair.server.table.chat import Chat
from frostfair.server.table.outcome import Broadcast, Line, Outcome
from frostfair.server.table.position import Audience
from frostfair.server.table.words.words import Words
from frostfair.wire import messages as wire
from frostfair.wire.data import DraftData, KeyData, Position, RemarkData, TellData, TextNewsData
from frostfair.wire.sanitise import clean_line


class Worded(Protocol):
    """What is needed of a room where people tell."""

    match: Match
    chat: Chat
    words: Words | None

    @property
    def audiences(self) -> list[Audience]: ...

    def position(self, audience: Audience) -> Position: ...

    def has_done(self, seat: int, key: str) -> bool: ...

    def remember(self, seat: int, key: str, version: int) -> None: ...

    def restart_waiting(self, now: int) -> None: ...


def receive_words(room: Worded, seat: int, message: wire.Worded, now: int) -> Outcome:
    words = room.words
    if words is None:
        raise IllegalAction(NOTHING_IS_TOLD, "nobody-tells-here")
    if isinstance(message, wire.Remark):
        outcome = _remark(room, words, seat, message.d, now)
    elif isinstance(message, wire.Draft):
        outcome = _draft(room, words, seat, message.d)
    elif isinstance(message, wire.Order):
        outcome = _order(words, seat, message)
    elif isinstance(message, wire.Tell) and _has_told(words.telling, seat, message.d):
        outcome = Outcome()
    else:
        drafted = seat in words.telling.drafts
        change = _change(words.telling, seat, message)
        outcome = changed(room, words, [change], now)
        if drafted and seat not in words.telling.drafts:
            outcome.notes.append(words.draft_note(seat))
    outcome.reply.append(wire.Done(room.match.version, KeyData(message.d.key)))
    return outcome


def _change(
    telling: Telling, seat: int, message: wire.Tell | wire.Edit | wire.Strike | wire.Redact
) -> Change:
    match message:
        case wire.Tell(d=told):
            return telling.tell(seat, told.text, clean_line(told.words, "words"))
        case wire.Edit(d=told):
            return telling.edit(seat, told.text, clean_line(told.words, "words"))
        case wire.Strike(d=struck):
            return telling.strike(seat, struck.text)
        case wire.Redact(d=redacted):
            return telling.redact(seat, redacted.text)


def _has_told(telling: Telling, seat: int, told: TellData) -> bool:
    """Whether just this was told already: a client that got no answer asks again."""
    text = telling.texts.get(told.text)
    words = " ".join(clean_line(told.words, "words").split())
    return text is not None and text.author == seat and (text.words == words or (text.auto and not words))


def _remark(room: Worded, words: Words, seat: int, said: RemarkData, now: int) -> Outcome:
    """Kept among the chat, and limited like it; only to allow something needs no words."""
    if room.has_done(seat, said.key):
        return Outcome()
    silent = said.how == ALLOW and not said.words
    note = "" if silent else room.chat.accept(f"seat {seat}", said.words, now).text
    before = words.text(said.text)
    words.remark(seat, said.text, said.how, note, now)
    room.remember(seat, said.key, room.match.version)
    is_news = words.text(said.text) != before
    told = text_news(room, words, [said.text]) if is_news else []
    return Outcome(say=Line(note, said.text, said.how), told=told)


def _draft(room: Worded, words: Words, seat: int, drafted: TellData) -> Outcome:
    words.telling.draft(seat, drafted.text, clean_line(drafted.words, "words"))
    return Outcome(notes=[words.draft_note(seat)], told=draft_news(room, words, seat))


def _order(words: Words, seat: int, message: wire.Order) -> Outcome:
    words.telling.order(seat, message.d.subject, message.d.matter, message.d.order)
    return Outcome(notes=[words.orders_note(seat)], told=orders_news(words, seat))


# --- what is told ---


def changed(room: Worded, words: Words, changes: Sequence[Change], now: int) -> Outcome:
    """Texts have changed, so others may be waited for."""
    room.restart_waiting(now)
    return Outcome(texts=list(changes), told=text_news(room, words, [change.id for change in changes]))


def text_news(room: Worded, words: Words, ids: Sequence[str]) -> Broadcast:
    """To all; the table as it stands comes with the last of them."""
    told: Broadcast = []
    for audience in room.audiences:
        for text_id in ids:
            now = room.position(audience) if text_id == ids[-1] else None
            told.append((audience, wire.Text(room.match.version, TextNewsData(words.text(text_id), now))))
    return told


def draft_news(room: Worded, words: Words, seat: int) -> Broadcast:
    """To the others, if the table wants to listen; the seat itself knows what it writes."""
    telling = words.telling
    if not telling.narration.shows_drafts:
        return []
    draft = telling.drafts.get(seat)
    data = DraftData(seat, "", "") if draft is None else DraftData(seat, draft.id, draft.words)
    return [(audience, wire.Drafted(data)) for audience in room.audiences if audience != seat]


def orders_news(words: Words, seat: int) -> Broadcast:
    return [(seat, wire.Orders(words.orders(seat)))]


def notes_news(room: Worded, words: Words) -> Broadcast:
    """After another node has kept some: which, nobody knows here."""
    seats = range(room.match.setup.seats)
    return [told for seat in seats for told in [*orders_news(words, seat), *draft_news(room, words, seat)]]
