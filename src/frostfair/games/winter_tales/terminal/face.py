"""Winter Tales in the terminal: the adapter that the terminal asks."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.rules.terms import MEMORY_POINTS
from frostfair.games.winter_tales.terminal.board import SECTIONS, Board
from frostfair.games.winter_tales.terminal.choices import Choosing
from frostfair.games.winter_tales.terminal.lexicon import SIGNS, Words
from frostfair.games.winter_tales.wording.wording import WinterTalesWording
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result
from frostfair.terminal.face import Choice, Gain, Scene, Sheet
from frostfair.wording.message import Message
from frostfair.wording.showing import show


class WinterTalesFace:
    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        assert isinstance(game, WinterTales)
        self.game = game
        self.words = Words(game.box, catalogue)
        self.board_ = Board(self.words)
        self.choosing = Choosing(game, self.words)
        self.telling = WinterTalesWording(game)

    def board(self, scene: Scene, sheet: Sheet) -> RenderableType:
        return self.board_.draw(scene, sheet)

    def prompt(self, scene: Scene) -> str:
        return self._show(self.telling.prompt(scene.view, scene.deciding, scene.seat), scene.names)

    def choices(self, scene: Scene, state: State, offers: Sequence[int]) -> list[Choice]:
        return self.choosing.choices(scene, offers)

    def read(self, typed: str) -> str:
        return typed

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return self._show(self.telling.tell(event), names)

    def why(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        """How the sides stand on the memory track."""
        view: Any = scene.view
        lines = []
        for side in ("spring", "winter"):
            n = len([m for m in view["track"] if m is not None and m["side"] == side])
            name = f"{SIGNS[side]} {self.words.faction(side)}"
            lines.append(Text(self.words.say("wt-why-side", side=name, memories=n, points=n * MEMORY_POINTS)))
        return Group(*lines, Text(self.words.say("wt-why")))

    def what_if(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        """Who somebody is, what a place is like, or a part of the table in full."""
        if not words:
            return Text(self.words.say("wt-what"))
        asked = " ".join(words).lower()
        if asked in SECTIONS:
            return self.board_.section(asked, scene)
        for name in (*self.game.box.character_names, *self.game.box.space_names[: self.game.box.places]):
            person = name in self.game.box.character_names
            shown = self.words.character(name) if person else self.words.space(name)
            if asked in (name, shown.lower()) or (person and asked == self.words.code(name).lower()):
                return Text(f"{shown}: {self.words.say(f'wt-background-{name}')}")
        raise Malformed(self.words.say("wt-what-nothing", asked=shorten(asked)))

    def gains(self, event: Event) -> list[Gain]:
        """Points belong to sides, not to players: the table shows them."""
        return []

    def verdict(self, result: Result, names: Sequence[str]) -> str:
        return self._show(self.telling.verdict(result), names)

    def _show(self, message: Message | None, names: Sequence[str]) -> str:
        return "" if message is None else show(message, self.words.catalogue, names)
