"""What was told in a match of Winter Tales, as it is read: in the news, on the table, as a book."""

from collections.abc import Sequence
from dataclasses import dataclass

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.tale.binding import tale_of
from frostfair.games.winter_tales.tale.book import markdown
from frostfair.games.winter_tales.tale.tale import Beat, Segment, Tale
from frostfair.games.winter_tales.tale.telling import Due, Reading
from frostfair.games.winter_tales.tale.texts import rambles
from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.games.winter_tales.terminal.pieces import Pieces
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.codec import to_json
from frostfair.kernel.flow import Event
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

    def __init__(self, telling: Reading, box: Box, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.telling = telling
        self.box = box
        self.catalogue = catalogue
        self.names = names
        self.words = Words(box, catalogue)
        self.pieces = Pieces(self.words, telling.narration)
        self.changes = 0  # of words, which no version counts
        self._bound: Bound | None = None

    # --- what can be told ---

    def to_change(self, seat: int) -> Piece | None:
        """What the arbiter wants changed first of all; else the newest, until the next beat (WT-23.3)."""
        newest = self.telling.latest_beat()
        mine = [due for due in self.telling.told() if due.seat == seat and due.text_id in self.telling.texts]
        asked = [due for due in mine if self.telling.texts.by_id[due.text_id].awaits_change]
        latest = [due for due in mine if due.text_id in newest]
        found = [*latest, *asked][-1:]
        return self.piece(found[0]) if found else None

    def piece(self, due: Due) -> Piece:
        beat, _ = self._bind().segments[due.text_id]
        return self.pieces.piece(due, self._bind().tale, beat)

    def hint(self, words: str) -> str:
        return self.catalogue.say("wt-rambles") if rambles(words) else ""

    def standing_answer(self, seat: int, offers: Sequence[int]) -> int | None:
        return self.telling.orders.answer(seat, list(offers))

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

    def said(self, due: Due) -> str:
        return self._quote(due.text_id, "")

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
