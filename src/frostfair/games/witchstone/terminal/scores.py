"""Why have I so many points, and what would a tile give?

why            points by source and rule, what the end would bring now, every prophecy and its next level
why 2          the same of the player at seat 2, with their cauldron
what           the best places for every tile in hand, and what the scrolls on offer would be worth
what E+W       all about one tile
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Sheet
from rich.text import Text

from frostfair.games.witchstone.rules.ending import final_entries
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NONE, SOURCE_RULES, SOURCES, TILES
from frostfair.games.witchstone.terminal.board import Board
from frostfair.games.witchstone.terminal.lexicon import Words, signed
from frostfair.games.witchstone.wording import prophecies
from frostfair.games.witchstone.wording.promises import Promises, in_full
from frostfair.games.witchstone.wording.shapes import Seen
from frostfair.kernel.bits import BIT, members_of
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.terminal.face import Scene

IN_SHORT, IN_FULL = 2, 15  # what a tile can give
MOST_ALIKE = 6  # places where it gives the same


class Scores:
    """Answers for one viewer, on a table that it imagines."""

    def __init__(self, board: Board, words: Words, scene: Scene, seen: Seen, table: Table) -> None:
        self.board = board
        self.words = words
        self.say = words.say
        self.scene = scene
        self.seen = seen
        self.table = table
        self.seat = seen.first if scene.seat is None else scene.seat

    def why(self, asked: Sequence[str]) -> RenderableType:
        if not asked:
            return Group(self._sources(), Text(), *self._prophecies(self.seat), Text(self.say("ws-why-ask")))
        seat = self._seat(asked[0])
        return Group(self.board.cauldron(self.seen, self.scene, seat), Text(), *self._prophecies(seat))

    def what_if(self, asked: Sequence[str]) -> RenderableType:
        if asked:
            return Group(*self._tile(self._find_tile(asked[0]), IN_FULL))
        hand = members_of(self.table.players[self.seat].hand)
        tiles = [line for tile in hand for line in self._tile(tile, IN_SHORT)]
        return Group(*tiles, Text(), *self._on_offer())

    # --- points ---

    def _sources(self) -> Sheet:
        sheet = Sheet(box=None, padding=(0, 2, 0, 0), show_edge=False)
        sheet.add_column(self.say("ws-why-source"))
        sheet.add_column(self.say("ws-why-rule"))
        for name in self.scene.names:
            sheet.add_column(Text(name), justify="right")
        for source, rule in zip(SOURCES, SOURCE_RULES, strict=True):
            points = [player.sources[source] for player in self.seen.players]
            if any(points):
                self._row(sheet, self.words.form(f"ws-source-{source}"), rule, points)
        now = [player.points for player in self.seen.players]
        self._row(sheet, self.say("ws-why-so-far"), "", now, "bold")
        if self.seen.over is None:
            self._at_the_end(sheet, now)
        return sheet

    def _at_the_end(self, sheet: Sheet, now: list[int]) -> None:
        """What would be added if the game ended now (WS-11.1)."""
        ends = [final_entries(self.table, seat) for seat in range(self.table.seats)]
        for i, source in enumerate(SOURCES):
            points = [sum([entry.points for entry in end if entry.source == i]) for end in ends]
            if any(points):
                name = self.say("ws-why-would", source=self.words.form(f"ws-source-{source}"))
                self._row(sheet, name, SOURCE_RULES[i], points)
        total = [n + sum([entry.points for entry in end]) for n, end in zip(now, ends, strict=True)]
        self._row(sheet, self.say("ws-why-total"), "", total, "bold")

    def _row(self, sheet: Sheet, name: str, rule: str, points: Sequence[int], style: str = "") -> None:
        sheet.add_row(Text(name), rule, *[signed(n) if n else "–" for n in points], style=style)

    def _prophecies(self, seat: int) -> list[Text]:
        if self.seen.folds_scrolls_of(seat, self.scene.seat):
            return []
        own = members_of(self.table.players[seat].scrolls & ~self.table.box.scrolls.boosts)
        return [self._prophecy(seat, scroll) for scroll in own] or [Text(self.say("ws-why-no-prophecy"))]

    def _prophecy(self, seat: int, scroll: int) -> Text:
        return Text(self.words.show(prophecies.explain(self.table, seat, scroll)))

    # --- what something would give ---

    def _tile(self, tile: int, most: int) -> list[Text]:
        name = tile_name(tile)
        typed = self.words.moves.word(name)
        lines = [Text(self.say("ws-what-tile", letters=self.words.tile(name), tile=typed), style="bold")]
        alike: dict[str, list[str]] = {}
        for (at, direction), both in Promises(self.table, self.seat).placements(tile).items():
            way = self.words.moves.direction(DIRECTION_NAMES[direction])
            place = f"{self.table.box.cauldron.hex_names[at]} {way}"
            alike.setdefault(self.words.text(in_full(both)), []).append(place)
        for groups, places in list(alike.items())[:most]:
            lines.append(
                Text(self.say("ws-what-place", places=", ".join(places[:MOST_ALIKE]), groups=groups))
            )
        return lines if len(lines) > 1 else [*lines, Text(self.say("ws-what-no-room"))]

    def _on_offer(self) -> list[Text]:
        lines = [self.board.panels.offer_title(self.seen)]
        for scroll in self.table.open:
            if scroll == NONE:
                continue
            if self.table.box.scrolls.boosts & BIT[scroll]:
                lines.append(Text(self.words.show(prophecies.name_of(self.table, scroll))))
            else:
                lines.append(self._prophecy(self.seat, scroll))
        return lines

    # --- what was asked ---

    def _seat(self, text: str) -> int:
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(self.scene.names):
            return int(text) - 1
        raise Malformed(self.say("ws-no-seat", text=shorten(text), seats=len(self.scene.names)))

    def _find_tile(self, text: str) -> int:
        """E+W, e+w or energy+witch, either way round."""
        names = [tile_name(tile) for tile in range(len(TILES))]
        one, _, other = self.words.moves.tile(text).partition("+")
        for name in (f"{one}+{other}", f"{other}+{one}"):
            if name in names:
                return names.index(name)
        raise Malformed(self.say("ws-no-tile", text=shorten(text)))
