"""What was told in a match of Winter Tales, as it is read: in the news, on the table, as a book."""

from collections.abc import Sequence
from dataclasses import dataclass

from frostfair.games.winter_tales.tale.binding import tale_of
from frostfair.games.winter_tales.tale.book import markdown
from frostfair.games.winter_tales.tale.narration import WinterTalesBook, WinterTalesNarration, rambles
from frostfair.games.winter_tales.tale.tale import Beat, Segment, Tale
from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.games.winter_tales.terminal.pieces import Pieces
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.codec import to_json
from frostfair.kernel.flow import Event
from frostfair.kernel.narration import Book, Passage
from frostfair.kernel.telling import Telling
from frostfair.terminal.narration import Piece

QUIET = ("voted",)  # what comes of it is told
FOLDED = ("struck", "redacted")


@dataclass(frozen=True)
class Bound:
    """The tale at one moment."""

    moment: tuple[int, int]
    tale: Tale
    segments: dict[str, tuple[Beat, Segment]]


class Retelling:
    """The same wherever the table stands."""

    def __init__(self, telling: Telling, catalogue: Catalogue, names: Sequence[str]) -> None:
        assert isinstance(telling.narration, WinterTalesNarration)
        self.telling = telling
        self.narration = telling.narration
        self.box = telling.narration.box
        self.catalogue = catalogue
        self.names = names
        self.words = Words(self.box, catalogue)
        self.pieces = Pieces(self.words, self.narration)
        self.changes = 0  # of words, which no version counts
        self._bound: Bound | None = None

    # --- what can be told ---

    def to_change(self, seat: int) -> Piece | None:
        """What the arbiter wants changed first of all; else the newest, until the next beat (WT-23.3)."""
        texts, may_edit = self.telling.texts, self.telling.may_edit(seat)
        mine = [passage for passage in self.telling.passages() if passage.id in may_edit]
        asked = [passage for passage in mine if texts.find(passage.id).awaits_change]
        found = [*mine, *asked][-1:]
        return self.piece(found[0]) if found else None

    def piece(self, passage: Passage) -> Piece:
        beat, _ = self._bind().segments[passage.id]
        return self.pieces.piece(passage, self._bind().tale, beat)

    def hint(self, words: str) -> str:
        return self.catalogue.say("wt-rambles") if rambles(words) else ""

    # --- what was told ---

    def retell(self, version: int, events: Sequence[Event], lines: Sequence[str]) -> list[str]:
        """People's words instead of the bare fact that somebody told something."""
        found: list[str] = []
        n = 0
        for event, line in zip(events, lines, strict=True):
            if event.kind == "told":
                line = self._quote(f"{version}.{n}", line)
                n += 1
            if line and event.kind not in QUIET:
                found.append(line)
        return found

    def said(self, passage: Passage) -> str:
        return self._quote(passage.id, "")

    def _quote(self, text_id: str, line: str) -> str:
        bound = self._bind().segments.get(text_id)
        if bound is None:  # it was undone
            return line
        beat, segment = bound
        words = self.pieces.filled(beat, segment, self._bind().tale)
        if segment.state in FOLDED:
            words = self.catalogue.say("wt-talk-state", state=segment.state).strip()
        if not words:
            return ""
        return self.catalogue.say("wt-told", player=self.names[beat.author], words=words)

    def on_table(self) -> tuple[str, ...]:
        """The captions of the memories, by their space on the track."""
        captions = [""] * self.box.track
        for memory in self._bind().tale.on_track():
            captions[memory.place] = self.pieces.caption(memory)
        return tuple(captions)

    # --- the book ---

    def book(self) -> str:
        return markdown(self._bind().tale, self.catalogue.say)

    def data(self) -> str:
        return to_json(self._bind().tale.pack()) + "\n"

    def bound(self) -> Book:
        return WinterTalesBook(self._bind().tale, self.box)

    def _bind(self) -> Bound:
        moment = (self.telling.log.version, self.changes)
        if self._bound is None or self._bound.moment != moment:
            tale = tale_of(self.telling.log, self.box, self.telling.texts, self.names)
            segments = {
                segment.text_id: (beat, segment)
                for chapter in tale.chapters
                for scene in chapter.scenes
                for beat in scene.beats
                for segment in beat.segments
            }
            self._bound = Bound(moment, tale, segments)
        return self._bound
