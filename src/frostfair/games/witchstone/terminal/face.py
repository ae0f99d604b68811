"""Witchstone in the terminal: the adapter that the terminal asks."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import RenderableType

from frostfair.games.witchstone.rules.board_events import SpecialLaid, WitchSent
from frostfair.games.witchstone.rules.events import TilePlaced
from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.terminal.board import Board
from frostfair.games.witchstone.terminal.choices import Choosing
from frostfair.games.witchstone.terminal.cutting import PARTS
from frostfair.games.witchstone.terminal.lexicon import Values, Words
from frostfair.games.witchstone.terminal.scores import Scores
from frostfair.games.witchstone.terminal.seen import seen
from frostfair.games.witchstone.terminal.story import Story
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
        self.story = Story(game.box, self.words)

    def board(self, scene: Scene, sheet: Sheet) -> RenderableType:
        box = self.game.box
        hexes: list[str] = []
        places: list[str] = []
        for event in scene.news:
            if isinstance(event, TilePlaced) and event.seat == scene.seat:
                hexes += [box.hex_names[event.hex], box.hex_names[event.other]]
            elif isinstance(event, SpecialLaid) and event.seat == scene.seat:
                hexes.append(box.hex_names[event.hex])
            elif isinstance(event, WitchSent):
                places.append(box.location_names[event.location])
        return self.board_.draw(seen(scene.view), scene, sheet, frozenset(hexes), frozenset(places))

    def look(self, scene: Scene, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        """The whole table, one part of it, or somebody's cauldron."""
        table = seen(scene.view)
        if not words:
            return self.board_.draw(table, scene, replace(sheet, lines=None))
        if words[0].lower() in PARTS:
            return self.board_.part(table, scene, sheet, words[0].lower())
        if words[0].isascii() and words[0].isdigit() and 1 <= int(words[0]) <= len(table.players):
            return self.board_.cauldron(table, scene, int(words[0]) - 1)
        raise Malformed(self.words.say("ws-no-part", text=shorten(words[0]), parts=", ".join(PARTS)))

    def prompt(self, scene: Scene) -> str:
        table = seen(scene.view)
        now = table.owed[-1]
        if now.kind == "tile" and table.holding is not None:
            return self.words.say("ws-prompt-place", tile=table.holding)
        if table.choosing_kind and now.cause == "tile":
            return self.words.say("ws-prompt-begin")
        values: Values = {"actions": now.left}
        if now.kind in ("tile", "tower", "crystal-out", "draw", "any"):
            return self.words.say(f"ws-prompt-{now.kind}")
        waiting = [held for held in now.held if held.split()[-2] in ("rim", "special")]
        if waiting:
            return self.words.say(f"ws-prompt-{waiting[0].split()[-2]}")
        if now.left == 0:
            return self.words.say("ws-prompt-after", kind=f"ws-kind-{now.kind}")
        return self.words.say(f"ws-prompt-{now.kind}", **values)

    def choices(self, scene: Scene, state: State, offers: Sequence[int]) -> list[Choice]:
        assert isinstance(state, Table)
        assert scene.seat is not None
        return Choosing(self.game, self.words, seen(scene.view), scene.seat, state).choices(offers)

    def read(self, typed: str) -> str:
        return typed

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return self.story.tell(event, names)

    def why(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        return self._scores(scene, state).why(words)

    def what_if(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        return self._scores(scene, state).what_if(words)

    def _scores(self, scene: Scene, state: State) -> Scores:
        assert isinstance(state, Table)
        return Scores(self.board_, self.words, scene, seen(scene.view), state)

    def gains(self, event: Event) -> list[Gain]:
        return self.story.gains(event)

    def verdict(self, result: Result, names: Sequence[str]) -> str:
        """Who won; among equals the wand decides (WS-11.2)."""
        winners = [names[seat] for seat in result.winners]
        level = result.points.count(max(result.points))
        return self.words.say(
            "ws-verdict" if level == len(winners) else "ws-verdict-wand",
            winners=len(winners),
            players=self.words.listed(winners),
            vp=self.words.vp(max(result.points)),
        )
