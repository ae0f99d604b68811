"""Winter Tales in the terminal: the adapter that the terminal asks."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.terminal.board import SECTIONS, Board
from frostfair.games.winter_tales.terminal.choices import Steps
from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.games.winter_tales.terminal.moves import Moves
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
        self.moves = Moves(game.box, catalogue)
        self.wording = WinterTalesWording(game)
        self.board_ = Board(self.words)
        self.steps = Steps(game, self.words, self.moves, self.wording)

    def board(self, scene: Scene, sheet: Sheet) -> RenderableType:
        return self.board_.draw(scene, sheet)

    def prompt(self, scene: Scene) -> str:
        return self._show(self.wording.prompt(scene.view, scene.deciding, scene.seat), scene.names)

    def choices(self, scene: Scene, state: State, offers: Sequence[int]) -> list[Choice]:
        return self.steps.choices(scene, offers)

    def read(self, typed: str) -> str:
        return self.moves.read(typed)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return self._show(self.wording.tell(event), names)

    def why(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        """How the sides stand."""
        return self._lines(self.wording.reasons.standing(scene.view), scene)

    def what_if(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        """Who somebody is, what a place is like, or a part of the table in full."""
        if not words:
            return Text(self.words.say("wt-what"))
        asked = " ".join(words).lower()
        if asked in SECTIONS:
            return self.board_.section(asked, scene)
        box, reasons = self.game.box, self.wording.reasons
        for name in box.character_names:
            if asked in (name, self.words.character(name).lower(), self.words.code(name).lower()):
                return self._lines(reasons.of_character(scene.view, name), scene)
        for name in box.space_names[: box.places]:
            if asked in (name, self.words.space(name).lower()):
                return self._lines(reasons.of_space(scene.view, name), scene)
        raise Malformed(self.words.say("wt-what-nothing", asked=shorten(asked)))

    def gains(self, event: Event) -> list[Gain]:
        """Points belong to sides, not to players: the table shows them."""
        return []

    def verdict(self, result: Result, names: Sequence[str]) -> str:
        return self._show(self.wording.verdict(result), names)

    def _lines(self, told: Sequence[Message], scene: Scene) -> Group:
        return Group(*[Text(self._show(line, scene.names)) for line in told])

    def _show(self, message: Message | None, names: Sequence[str]) -> str:
        return "" if message is None else show(message, self.words.catalogue, names)
