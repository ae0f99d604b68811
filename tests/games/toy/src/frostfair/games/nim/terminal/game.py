"""Nim at the terminal: heaps as rows of stones."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from frostfair.games.nim.wording.wording import NimWording, heaps
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result
from frostfair.terminal.face import Choice, Face, Gain, Scene, Sheet, Step
from frostfair.terminal.game import TerminalGame
from frostfair.wording.message import Message
from frostfair.wording.showing import show


class NimTerminal(TerminalGame):
    def face(self, catalogue: Catalogue) -> Face:
        return NimFace(self.game, catalogue)


class NimFace:
    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        self.game = game
        self.catalogue = catalogue
        self.wording = NimWording(game)

    def board(self, scene: Scene, sheet: Sheet) -> RenderableType:
        return Text("\n".join([f"{letter} {'o' * stones}" for letter, stones in heaps(scene.view)]))

    def prompt(self, scene: Scene) -> str:
        return self._show(self.wording.prompt(scene.view, scene.deciding, scene.seat), scene.names)

    def choices(self, scene: Scene, state: State, offers: Sequence[int]) -> list[Choice]:
        texts = [self.game.notation(action) for action in offers]
        labels = [self._show(self.wording.offered(action)) for action in offers]
        steps = [Step(text, label) for text, label in zip(texts, labels, strict=True)]
        return [
            Choice(action, text, (step,)) for action, text, step in zip(offers, texts, steps, strict=True)
        ]

    def read(self, typed: str) -> str:
        return typed.strip().lower()

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return self._show(self.wording.tell(event), names)

    def why(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        return Text(self.catalogue.say("ni-why"))

    def what_if(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        return self.why(scene, state, sheet, words)

    def gains(self, event: Event) -> list[Gain]:
        return []

    def verdict(self, result: Result, names: Sequence[str]) -> str:
        return self._show(self.wording.verdict(result), names)

    def _show(self, message: Message | None, names: Sequence[str] = ()) -> str:
        return "" if message is None else show(message, self.catalogue, names)
