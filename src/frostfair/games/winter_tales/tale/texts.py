"""The words of people. They lie beside the log under ids and are no part of the rules' state (WT-23.3).

A text's id is the record it belongs to and its number within it: "41.0". Words may hold chips where the card
and the references stand: [card], [bookmark], [quest], [memory], [place]. Whatever is done to a text, the
log, the state and the digest stay as they are.
"""

from collections.abc import Mapping
from typing import Final, final

from frostfair.games.winter_tales.rules.rulings import MOST_CHANGES_ASKED
from frostfair.kernel.codec import from_json, shorten, to_json
from frostfair.kernel.errors import IllegalAction, Malformed

HARD_CAP: Final = 1000  # characters in one text (WT-23.2)
SOFT_CAP: Final = 400
SOFT_SENTENCES: Final = 3
LATER: Final = {"changes_made", "objected"}  # fields that the first files hadn't yet
CHIPS: Final = ("[card]", "[bookmark]", "[quest]", "[memory]", "[place]")


@final
class Text:
    """One telling: who wrote it, its words, and what has become of it."""

    def __init__(self, author: int, words: str, auto: bool = False) -> None:
        self.author: int = author
        self.words: str = words
        self.auto: bool = auto  # made by the program (WT-23.4)
        self.struck: bool = False  # shown folded (WT-25.2)
        self.redacted: bool = False  # its words are gone for good
        self.changes_asked: int = 0
        self.changes_made: int = 0  # of those
        self.objected: bool = False  # somebody wants the arbiter to look at it (WT-25.4)
        self.notes: list[str] = []  # suggestions, objections, what should be changed

    def pack(self) -> dict[str, object]:
        return {
            "author": self.author, "words": self.words, "auto": self.auto, "struck": self.struck,
            "redacted": self.redacted, "changes_asked": self.changes_asked, "changes_made": self.changes_made,
            "objected": self.objected, "notes": list(self.notes),
        }  # fmt: skip

    @property
    def awaits_change(self) -> bool:
        return self.changes_asked > self.changes_made


class Texts:
    """All texts of one table, by id."""

    def __init__(self) -> None:
        self.by_id: dict[str, Text] = {}

    def __contains__(self, text_id: str) -> bool:
        return text_id in self.by_id

    def get(self, text_id: str) -> Text | None:
        return self.by_id.get(text_id)

    def write(self, text_id: str, author: int, words: str, auto: bool = False) -> None:
        self.by_id[text_id] = Text(author, tidy(words), auto)

    def edit(self, text_id: str, author: int, words: str) -> None:
        """By its author only; until when, the table says (telling.Telling.edit)."""
        text = self._find(text_id)
        if text.author != author or text.redacted:
            raise IllegalAction("WT-23.3", "not-your-text")
        text.words = tidy(words)
        text.auto = False
        text.changes_made = text.changes_asked

    def strike(self, text_id: str) -> None:
        text = self._find(text_id)
        text.struck = True
        text.objected = False

    def redact(self, text_id: str) -> None:
        text = self._find(text_id)
        text.words = ""
        text.notes.clear()
        text.redacted = True

    def suggest(self, text_id: str, note: str) -> None:
        self._find(text_id).notes.append(tidy(note))

    def ask_for_change(self, text_id: str, note: str) -> None:
        """At most twice per beat (WT-25.2)."""
        text = self._find(text_id)
        if text.changes_asked == MOST_CHANGES_ASKED:
            raise IllegalAction("WT-25.2", "asked-twice-already")
        text.changes_asked += 1
        text.objected = False
        text.notes.append(tidy(note))

    def object_to(self, text_id: str, note: str) -> None:
        """Any player may call for the arbiter (WT-25.4)."""
        text = self._find(text_id)
        text.objected = True
        text.notes.append(tidy(note))

    def allow(self, text_id: str) -> None:
        """The arbiter has looked at it and lets it be."""
        self._find(text_id).objected = False

    def _find(self, text_id: str) -> Text:
        text = self.by_id.get(text_id)
        if text is None:
            raise Malformed(f"there is no text {shorten(text_id)}")
        return text

    # --- written down ---

    def to_json(self) -> str:
        return to_json({text_id: text.pack() for text_id, text in self.by_id.items()})


def texts_from_json(written: str) -> Texts:
    found = from_json(written)
    if not isinstance(found, dict):
        raise Malformed("texts are a table of ids")
    texts = Texts()
    for text_id, packed in found.items():
        texts.by_id[text_id] = _unpack(text_id, packed)
    return texts


def _unpack(text_id: str, packed: object) -> Text:
    blank = Text(0, "").pack()
    if not isinstance(packed, dict) or set(packed) | LATER != set(blank):
        raise Malformed(f"text {shorten(text_id)} is damaged")
    packed = {**blank, **packed}
    text = Text(_int(packed, "author"), str(packed["words"]), packed["auto"] is True)
    text.struck = packed["struck"] is True
    text.redacted = packed["redacted"] is True
    text.changes_asked = _int(packed, "changes_asked")
    text.changes_made = _int(packed, "changes_made")
    text.objected = packed["objected"] is True
    notes = packed["notes"]
    text.notes = [str(note) for note in notes] if isinstance(notes, list) else []
    return text


def _int(packed: Mapping[str, object], name: str) -> int:
    value = packed[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(f"{name} is not a number")
    return value


def tidy(words: str) -> str:
    """One line, single spaces, not longer than the cap."""
    line = " ".join(words.split())
    if len(line) > HARD_CAP:
        raise IllegalAction("WT-23.2", "text-too-long")
    return line


def rambles(words: str) -> bool:
    """Whether a gentle reminder is due: much text without a card (WT-23.2)."""
    sentences = len([c for c in words if c in ".!?…"])
    return "[card]" not in words and (len(words) > SOFT_CAP or sentences > SOFT_SENTENCES)
