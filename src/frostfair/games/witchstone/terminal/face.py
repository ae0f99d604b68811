"""Witchstone in the terminal: the adapter that the terminal asks."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import RenderableType

from frostfair.games.witchstone.rules.board_events import SpecialLaid, WitchSent
from frostfair.games.witchstone.rules.events import PointsScored, RoundBegan, TilePlaced
from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import FROM_OWLS, SOURCES
from frostfair.games.witchstone.terminal.board import Board
from frostfair.games.witchstone.terminal.choices import Choosing
from frostfair.games.witchstone.terminal.fit import PARTS
from frostfair.games.witchstone.terminal.lexicon import Words
from frostfair.games.witchstone.terminal.scores import Scores
from frostfair.games.witchstone.wording.shapes import seen
from frostfair.games.witchstone.wording.wording import WitchstoneWording
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result
from frostfair.terminal.face import Choice, Gain, Scene, Sheet


class WitchstoneFace:
    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        assert isinstance(game, Witchstone)
        self.game = game
        self.words = Words(catalogue)
        self.board_ = Board(game.box, self.words)
        self.wording = WitchstoneWording(game)

    def board(self, scene: Scene, sheet: Sheet) -> RenderableType:
        box = self.game.box
        hexes: list[str] = []
        places: list[str] = []
        for event in scene.news:
            if isinstance(event, TilePlaced) and event.seat == scene.seat:
                hexes += [box.cauldron.hex_names[event.hex], box.cauldron.hex_names[event.other]]
            elif isinstance(event, SpecialLaid) and event.seat == scene.seat:
                hexes.append(box.cauldron.hex_names[event.hex])
            elif isinstance(event, WitchSent):
                places.append(box.ball.location_names[event.location])
        return self.board_.draw(seen(scene.view), scene, sheet, frozenset(hexes), frozenset(places))

    def look(self, scene: Scene, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        """The whole table, one part of it, or somebody's cauldron."""
        table = seen(scene.view)
        if not words:
            return self.board_.draw(table, scene, replace(sheet, lines=None))
        parts = {part: part for part in PARTS} | {self.words.say(f"ws-part-{part}"): part for part in PARTS}
        if words[0].lower() in parts:
            return self.board_.part(table, scene, sheet, parts[words[0].lower()])
        if words[0].isascii() and words[0].isdigit() and 1 <= int(words[0]) <= len(table.players):
            return self.board_.cauldron(table, scene, int(words[0]) - 1)
        named = ", ".join([self.words.say(f"ws-part-{part}") for part in PARTS])
        raise Malformed(self.words.say("ws-no-part", text=shorten(words[0]), parts=named))

    def prompt(self, scene: Scene) -> str:
        asked = self.wording.prompt(scene.view, scene.deciding, scene.seat, scene.offers)
        return "" if asked is None else self.words.show(asked, scene.names)

    def choices(self, scene: Scene, state: State, offers: Sequence[int]) -> list[Choice]:
        assert isinstance(state, Table)
        assert scene.seat is not None
        return Choosing(self.words, seen(scene.view), scene.seat, state).choices(offers)

    def read(self, typed: str) -> str:
        return self.words.moves.read(typed)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return self.words.show(self.wording.tell(event), names)

    def why(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        return self._scores(scene, state).why(words)

    def what_if(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        return self._scores(scene, state).what_if(words)

    def _scores(self, scene: Scene, state: State) -> Scores:
        assert isinstance(state, Table)
        return Scores(self.board_, self.words, scene, seen(scene.view), state)

    def gains(self, event: Event) -> list[Gain]:
        if isinstance(event, RoundBegan):
            return [Gain(0, 0, "", str(event.round))]
        made = self.wording.gains(event)
        return [Gain(one.seat, one.points, self.words.show(one.source), self._when(event)) for one in made]

    def _when(self, event: Event) -> str:
        """The round; set-up and the final scoring have names."""
        assert isinstance(event, PointsScored)
        if SOURCES.index(event.source) >= FROM_OWLS:
            return self.words.say("ws-when-end")
        return str(event.round) if event.round > 0 else self.words.say("ws-when-set-up")

    def verdict(self, result: Result, names: Sequence[str]) -> str:
        return self.words.show(self.wording.verdict(result), names)
