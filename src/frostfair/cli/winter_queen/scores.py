"""Explains scores: what a page is worth, what counts, the best choice and every other one (WQ-8.10)."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from frostfair.cli.face import Scene, Sheet
from frostfair.cli.winter_queen.asking import Asking, Page, own_pages
from frostfair.cli.winter_queen.board import Board
from frostfair.cli.winter_queen.hexmap import Marks
from frostfair.cli.winter_queen.words import Words
from frostfair.games.winter_queen.components import Box
from frostfair.games.winter_queen.scoring import Choice, Score, explain, value
from frostfair.games.winter_queen.state import Table
from frostfair.games.winter_queen.words import COLOURS, EFFECTS, SPACES
from frostfair.i18n.catalogue import Value
from frostfair.kernel.bits import BIT
from frostfair.kernel.errors import Malformed
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.telling.winter_queen.names import family, page_name
from frostfair.telling.winter_queen.seen import Seen, seen


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
        score = self._score(page, page.colour)
        return f"{self._title(page, page.colour, score)} {self._best(score.best)}"

    def _explained(self, page: Page, colour: str) -> RenderableType:
        score = self._score(page, colour)
        best = score.best
        marks = Marks(
            counted=frozenset([self.box.space_names[space] for space in best.spaces]),
            chosen=None if best.space < 0 else self.box.space_names[best.space],
        )
        lines = [
            self._title(page, colour, score),
            self.say(f"wq-rule-{family(page.effect)}", rule=score.rule),
            self._best(best),
            *self._others(score),
        ]
        return self._on_board(marks, lines)

    def _by_colour(self, page: Page) -> RenderableType:
        rule = self.say(f"wq-rule-{family(page.effect)}", rule=self._score(page, COLOURS[0]).rule)
        return self._on_board(Marks(), [self._colours_in_short(page), rule])

    def _on_every_space(self, colour: str) -> RenderableType:
        """The map with what a crystal of this colour would change for the asker's charged pages."""
        if not any(page.colour for page in own_pages(self.seen, self.seat)):
            return self._on_board(Marks(), [self.say("wq-what-no-pages")])
        now = self._own_worth(self.table)
        notes: dict[str, str] = {}
        for space in range(SPACES):
            if not self.table.occupied & BIT[space]:
                then = self.table.copy()
                then.crystals[COLOURS.index(colour)] |= BIT[space]  # a table of our own: nobody sees it
                then.occupied |= BIT[space]
                notes[self.box.space_names[space]] = _signed(self._own_worth(then) - now)
        explained = self.say("wq-what-spaces", colour=f"wq-colour-{colour}", vp=now)
        return self._on_board(Marks(notes=notes), [explained])

    def _on_board(self, marks: Marks, lines: Sequence[str]) -> RenderableType:
        """The table with these marks, and the answer below it."""
        drawn = self.board.draw(self.seen, self.scene, self.sheet, marks)
        return Group(drawn, Text(), *[Text(line) for line in lines])

    # --- small answers ---

    def _score(self, page: Page, colour: str) -> Score:
        return explain(self.table, page.seat, EFFECTS.index(page.effect), COLOURS.index(colour))

    def _own_worth(self, table: Table) -> int:
        pages = [page for page in own_pages(self.seen, self.seat) if page.colour is not None]
        return sum(
            [
                value(table, self.seat, EFFECTS.index(page.effect), COLOURS.index(page.colour or ""))
                for page in pages
            ]
        )

    def _title(self, page: Page, colour: str, score: Score) -> str:
        values: dict[str, Value] = {
            "page": page.name,
            "effect": f"wq-effect-{page.effect}",
            "vp": score.points,
        }
        return self.say("wq-why-page", colour=f"wq-colour-{colour}", **values)

    def _colours_in_short(self, page: Page) -> str:
        scores = {colour: self._score(page, colour).points for colour in COLOURS}
        falling = sorted(COLOURS, key=lambda colour: -scores[colour])
        each = [self.say("wq-why-colour", colour=f"wq-colour-{c}", vp=scores[c]) for c in falling]
        return self.say(
            "wq-why-empty", page=page.name, effect=f"wq-effect-{page.effect}", colours=", ".join(each)
        )

    def _best(self, best: Choice) -> str:
        if best.points == 0:
            return self.say("wq-why-nothing")
        if best.opponent >= 0:
            marks = self.words.listed([self._mark(mark) for mark in best.marks])
            return self.say("wq-why-best-opponent", opponent=self.names[best.opponent], crystals=marks)
        spaces = self.words.listed([self.box.space_names[space] for space in best.spaces])
        if best.space < 0:
            return self.say("wq-why-counted", spaces=spaces)
        return self.say("wq-why-best", choice=self._choice(best), spaces=spaces)

    def _others(self, score: Score) -> list[str]:
        """All other choices, by what they score."""
        others = [choice for choice in score.choices if choice is not score.best]
        lines = []
        for points in sorted({choice.points for choice in others}, reverse=True):
            same = [self._choice(choice) for choice in others if choice.points == points]
            lines.append(self.say("wq-why-others", vp=points, choices=", ".join(same)))
        return lines

    def _choice(self, choice: Choice) -> str:
        if choice.opponent >= 0:
            return self.names[choice.opponent]
        name = self.box.space_names[choice.space]
        if choice.direction < 0:
            return name
        return (
            f"{name} {self.words.catalogue.form(f'direction-{DIRECTION_NAMES[choice.direction]}', 'short')}"
        )

    def _mark(self, mark: int) -> str:
        seat, rest = divmod(mark, 12)
        page = f"{seat + 1}:{page_name(rest // 2)}"
        return self.say("wq-mark-depicted", page=page) if rest % 2 else page


def _signed(change: int) -> str:
    if change == 0:
        return "="
    return f"+{change}" if change > 0 else f"−{-change}"
