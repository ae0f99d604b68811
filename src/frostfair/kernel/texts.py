"""The words of people. They lie beside the log under ids and are no part of the rules' state.

A text's id is the record it belongs to and its number within it: "41.0". Whatever is done to a text, the log,
the state and the digest stay as they are. Who may do it, and until when, `telling.Telling` says.
"""

from collections.abc import Mapping
from typing import Final, final

from frostfair.kernel.codec import from_json, shorten, to_json
from frostfair.kernel.errors import Malformed

PLAIN: Final = "plain"
STRUCK: Final = "struck"  # shown folded
REDACTED: Final = "redacted"  # its words are gone for good
STATUSES: Final = (PLAIN, STRUCK, REDACTED)

# What is said about a text.
SUGGEST: Final = "suggest"
OBJECT: Final = "object"  # the arbiter shall look at it
ASK: Final = "ask"  # the arbiter wants it changed
ALLOW: Final = "allow"  # the arbiter has looked at it and lets it be
REMARKS: Final = (SUGGEST, OBJECT, ASK, ALLOW)

LATER: Final = {"changes_made", "objected"}  # fields that the first files hadn't yet


@final
class Text:
    """One telling: who wrote it, its words, and what has become of it."""

    def __init__(self, author: int | None, words: str, auto: bool = False, status: str = PLAIN) -> None:
        self.author: int | None = author  # a seat; None where it is forgotten
        self.words: str = words
        self.auto: bool = auto  # made up by the program
        self.status: str = status
        self.changes_asked: int = 0
        self.changes_made: int = 0  # of those
        self.objected: bool = False  # the arbiter hasn't answered yet
        self.notes: list[str] = []  # suggestions, objections, what should be changed

    @property
    def struck(self) -> bool:
        return self.status == STRUCK

    @property
    def redacted(self) -> bool:
        return self.status == REDACTED

    @property
    def awaits_change(self) -> bool:
        return self.status == PLAIN and self.changes_asked > self.changes_made

    def edit(self, words: str) -> None:
        self.words, self.auto, self.changes_made = words, False, self.changes_asked

    def strike(self) -> None:
        self.status, self.objected = STRUCK, False

    def redact(self) -> None:
        """Remarks quote words, so they go too."""
        self.status, self.words, self.objected = REDACTED, "", False
        self.notes.clear()

    def remark(self, how: str, note: str) -> None:
        if self.redacted:
            return
        if note:
            self.notes.append(note)
        if how == OBJECT:
            self.objected = not self.struck
        elif how in (ASK, ALLOW):
            self.objected = False
            self.changes_asked += how == ASK

    def pack(self) -> dict[str, object]:
        return {
            "author": -1 if self.author is None else self.author,
            "words": self.words,
            "auto": self.auto,
            "struck": self.struck,
            "redacted": self.redacted,
            "changes_asked": self.changes_asked,
            "changes_made": self.changes_made,
            "objected": self.objected,
            "notes": list(self.notes),
        }


class Texts:
    """All texts of one table, by id."""

    def __init__(self) -> None:
        self.by_id: dict[str, Text] = {}

    def __contains__(self, text_id: str) -> bool:
        return text_id in self.by_id

    def get(self, text_id: str) -> Text | None:
        return self.by_id.get(text_id)

    def find(self, text_id: str) -> Text:
        text = self.by_id.get(text_id)
        if text is None:
            raise Malformed(f"unknown text {shorten(text_id)}")
        return text

    def put(self, text_id: str, text: Text) -> None:
        self.by_id[text_id] = text

    def pack(self) -> dict[str, object]:
        return {text_id: text.pack() for text_id, text in self.by_id.items()}

    def to_json(self) -> str:
        return to_json(self.pack())


def texts_from_json(written: str) -> Texts:
    return texts_from(from_json(written))


def texts_from(packed: object) -> Texts:
    """The inverse of Texts.pack."""
    if not isinstance(packed, dict):
        raise Malformed("texts are a table of ids")
    texts = Texts()
    for text_id, text in packed.items():
        texts.put(text_id, _unpack(text_id, text))
    return texts


def _unpack(text_id: str, packed: object) -> Text:
    blank = Text(0, "").pack()
    if not isinstance(packed, dict) or set(packed) | LATER != set(blank):
        raise Malformed(f"text {shorten(text_id)} is damaged")
    packed = {**blank, **packed}
    author = _int(packed, "author")
    status = REDACTED if packed["redacted"] is True else STRUCK if packed["struck"] is True else PLAIN
    text = Text(None if author < 0 else author, str(packed["words"]), packed["auto"] is True, status)
    text.changes_asked = _int(packed, "changes_asked")
    text.changes_made = _int(packed, "changes_made")
    text.objected = packed["objected"] is True
    notes = packed["notes"]
    text.notes = [str(note) for note in notes] if isinstance(notes, list) else []
    return text


def _int(packed: Mapping[str, object], name: str) -> int:
    value = packed[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(f"{name} is no number")
    return value
