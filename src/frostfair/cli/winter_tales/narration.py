"""The words of a match of Winter Tales: what is to be told, what was told, and the book of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from frostfair.bots.winter_tales_moment import moment_of
from frostfair.bots.winter_tales_telling import Rng, tell
from frostfair.cli.beside import Piece
from frostfair.cli.players import Player
from frostfair.cli.winter_tales.keeping import read_words, write_words
from frostfair.cli.winter_tales.pieces import Pieces
from frostfair.cli.winter_tales.talk import Talk
from frostfair.cli.winter_tales.words import Words
from frostfair.games.winter_tales.binding import tale_of
from frostfair.games.winter_tales.book import markdown
from frostfair.games.winter_tales.game import WinterTales
from frostfair.games.winter_tales.tale import Beat, Segment, Tale
from frostfair.games.winter_tales.telling import VOICE, Due, Telling
from frostfair.games.winter_tales.texts import rambles
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.codec import to_json
from frostfair.kernel.flow import Event
from frostfair.kernel.match import Match

QUIET = ("voted",)  # what comes of it is told


@dataclass(frozen=True)
class Bound:
    """The tale at one moment."""

    moment: tuple[int, int]
    tale: Tale
    segments: dict[str, tuple[Beat, Segment]]


class WinterTalesNarration:
    def __init__(
        self, match: Match, catalogue: Catalogue, players: Sequence[Player], stored: str | None
    ) -> None:
        assert isinstance(match.game, WinterTales)
        self.match = match
        self.box = match.game.box
        self.catalogue = catalogue
        self.words = Words(self.box, catalogue)
        self.players = players
        self.telling = Telling(match)
        if stored is not None:
            self.telling.texts, self.telling.orders = read_words(stored)
        self.talk = Talk(self.telling, self.words)
        self.pieces = Pieces(self.words, self.telling.narration)
        self.rng = Rng(match.setup.luck.generator(f"bots tell {match.version}"))
        self.changes = 0
        self._bound: Bound | None = None
        self._seen = -1  # the version at which these were pending:
        self._pending: list[Due] = []
        self._fill_gaps()

    def _fill_gaps(self) -> None:
        """A match whose words are lost goes on all the same; only the newest may still be told."""
        untold = self.telling.untold()
        last = untold[-1].text_id.split(".")[0] if untold else ""
        for due in untold:
            if due.text_id.split(".")[0] != last or self.match.result() is not None:
                self._make_up(due)

    # --- what is due ---

    def next_piece(self) -> Piece | None:
        if self._seen != self.match.version:
            self._seen, self._pending = self.match.version, self.telling.untold()
        for due in self._pending:
            if due.text_id in self.telling.texts:
                continue
            if self.players[due.seat].bot is not None:
                return Piece(due.text_id, due.seat, "")  # bots know what to say
            if self.telling.narration != VOICE:
                return self._piece(due)
        return None

    def _piece(self, due: Due) -> Piece:
        beat, _ = self._segments()[due.text_id]
        return self.pieces.piece(due, self._tale(), beat)

    def write(self, piece: Piece, words: str) -> None:
        if piece.text_id in self.telling.texts:
            self.telling.edit(piece.seat, piece.text_id, words)
        else:
            self.telling.texts.write(piece.text_id, piece.seat, words)
        self.changes += 1

    def make_up(self, piece: Piece) -> None:
        for due in self._pending:
            if due.text_id == piece.text_id:
                self._make_up(due)

    def _make_up(self, due: Due) -> None:
        moment = moment_of(self.match, due.text_id)
        line = tell(self.box, due.told, self.rng, self.catalogue, moment)
        self.telling.texts.write(due.text_id, due.seat, line, auto=True)
        self.changes += 1

    def to_change(self, seat: int) -> Piece | None:
        """What the arbiter wants changed first of all; else the newest, until the next beat (WT-23.3)."""
        newest = self.telling.latest_beat()
        mine = [due for due in self.telling.told() if due.seat == seat and due.text_id in self.telling.texts]
        asked = [due for due in mine if self.telling.texts.by_id[due.text_id].awaits_change]
        latest = [due for due in mine if due.text_id in newest]
        found = [*latest, *asked][-1:]
        return self._piece(found[0]) if found else None

    def hint(self, words: str) -> str:
        return self.catalogue.say("wt-rambles") if rambles(words) else ""

    # --- about words ---

    def notes(self, seat: int) -> list[str]:
        return self.talk.notes(seat, self._said)

    def commands(self) -> tuple[str, ...]:
        return tuple(self.talk.commands)

    def obey(self, seat: int, command: str, words: Sequence[str]) -> str:
        said = self.talk.obey(seat, command, words, self._said)
        self.changes += 1
        return said

    def _said(self, due: Due) -> str:
        return self._quote(due.text_id, "")

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

    def _quote(self, text_id: str, line: str) -> str:
        bound = self._segments().get(text_id)
        if bound is None:  # it was undone
            return line
        beat, segment = bound
        words = self.pieces.filled(beat, segment, self._tale())
        if not words:
            return ""
        return self.catalogue.say("wt-told", player=self.players[beat.author].name, words=words)

    def on_table(self) -> tuple[str, ...]:
        """The captions of the memories, by their space on the track."""
        captions = [""] * self.box.track
        for memory in self._tale().on_track():
            captions[memory.place] = self.pieces.caption(memory)
        return tuple(captions)

    # --- the book ---

    def book(self) -> str:
        return markdown(self._tale(), self.catalogue.say)

    def data(self) -> str:
        return to_json(self._tale().pack()) + "\n"

    def to_json(self) -> str:
        return write_words(self.telling.texts, self.telling.orders) + "\n"

    def _tale(self) -> Tale:
        return self._bind().tale

    def _segments(self) -> dict[str, tuple[Beat, Segment]]:
        return self._bind().segments

    def _bind(self) -> Bound:
        moment = (self.match.version, self.changes)
        if self._bound is None or self._bound.moment != moment:
            names = [player.name for player in self.players]
            tale = tale_of(self.match, self.box, self.telling.texts, names)
            segments = {
                segment.text_id: (beat, segment)
                for chapter in tale.chapters
                for scene in chapter.scenes
                for beat in scene.beats
                for segment in beat.segments
            }
            self._bound = Bound(moment, tale, segments)
        return self._bound
