"""Explains scores: what a page is worth, what counts, the best choice and every other one (WQ-8.10)."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import SPACES
from frostfair.games.winter_queen.terminal.board import Board
from frostfair.games.winter_queen.terminal.hexmap import Marks
from frostfair.games.winter_queen.terminal.lexicon import Words
from frostfair.games.winter_queen.terminal.prompt import Asking
from frostfair.games.winter_queen.wording import scores
from frostfair.games.winter_queen.wording.pages import Page, own_pages
from frostfair.games.winter_queen.wording.shapes import Seen, seen
from frostfair.kernel.bits import BIT
from frostfair.kernel.errors import Malformed
from frostfair.terminal.face import Scene, Sheet
from frostfair.wording.message import Message
from frostfair.wording.showing import show


class Scores:
    """Answers one question at a table: `table` is imagined, `scene` is what the asker sees."""

    def __init__(
        self, box: Box, board: Board, words: Words, scene: Scene, table: Table, sheet: Sheet
    ) -> None:
        self.box = box
        self.board = board
        self.words = words
        self.say = words.say
        self.scene = scene
        self.names = scene.names
        self.seen: Seen = seen(scene.view)
        self.seat = 0 if scene.seat is None else scene.seat
        self.asking = Asking(words, self.seen, self.seat)
        self.table = table
        self.sheet = sheet

    # --- the questions ---

    def why(self, asked: Sequence[str]) -> RenderableType:
        if not asked:
            return self._overview()
        if len(asked) > 1:
            raise Malformed(self.say("wq-ask-one-page"))
        page = self.asking.page(asked[0])
        return self._by_colour(page) if page.colour is None else self._explained(page, page.colour)

    def what_if(self, asked: Sequence[str]) -> RenderableType:
        if len(asked) == 2:
            return self._explained(self.asking.page(asked[1]), self.asking.colour(asked[0]))
        if len(asked) == 1 and len(asked[0]) == 1:
            return self._on_every_space(self.asking.colour(asked[0]))
        if len(asked) == 1:
            return self._by_colour(self.asking.page(asked[0]))
        raise Malformed(self.say("wq-ask-what"))

    # --- the answers ---

    def _overview(self) -> RenderableType:
        lines = [self._in_short(page) for page in own_pages(self.seen, self.seat)]
        return self._on_board(Marks(), [*lines, self.say("wq-why-ask")])

    def _in_short(self, page: Page) -> str:
        if page.colour is None:
            return self._colours_in_short(page)
        score = scores.score_of(self.table, page, page.colour)
        title = scores.title(page, page.colour, score.points)
        return f"{self._show(title)} {self._show(scores.best_choice(self.box, score.best))}"

    def _explained(self, page: Page, colour: str) -> RenderableType:
        score = scores.score_of(self.table, page, colour)
        best = score.best
        marks = Marks(
            counted=frozenset([self.box.space_names[space] for space in best.spaces]),
            chosen=None if best.space < 0 else self.box.space_names[best.space],
        )
        told = [
            scores.title(page, colour, score.points),
            scores.rule(page),
            scores.best_choice(self.box, best),
            *scores.other_choices(self.box, score),
        ]
        return self._on_board(marks, [self._show(line) for line in told])

    def _by_colour(self, page: Page) -> RenderableType:
        return self._on_board(Marks(), [self._colours_in_short(page), self._show(scores.rule(page))])

    def _on_every_space(self, colour: str) -> RenderableType:
        """The map with what a crystal of this colour would change for the asker's charged pages."""
        pages = [page for page in own_pages(self.seen, self.seat) if page.colour is not None]
        if not pages:
            return self._on_board(Marks(), [self.say("wq-what-no-pages")])
        now = scores.worth_together(self.table, pages)
        notes: dict[str, str] = {}
        for space in range(SPACES):
            if not self.table.occupied & BIT[space]:
                then = scores.with_crystal(self.table, colour, space)
                change = scores.worth_together(then, pages) - now
                notes[self.box.space_names[space]] = _signed(change)
        explained = self.say("wq-what-spaces", colour=f"wq-colour-{colour}", vp=now)
        return self._on_board(Marks(notes=notes), [explained])

    def _on_board(self, marks: Marks, lines: Sequence[str]) -> RenderableType:
        """The table with these marks, and the answer below it."""
        drawn = self.board.draw(self.seen, self.scene, self.sheet, marks)
        return Group(drawn, Text(), *[Text(line) for line in lines])

    def _colours_in_short(self, page: Page) -> str:
        return self._show(scores.colours_in_short(page, scores.by_colour(self.table, page)))

    def _show(self, message: Message) -> str:
        return show(message, self.words.catalogue, self.names)


def _signed(change: int) -> str:
    if change == 0:
        return "="
    return f"+{change}" if change > 0 else f"−{-change}"
