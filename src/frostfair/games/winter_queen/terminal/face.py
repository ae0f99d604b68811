"""Winter Queen in the terminal: the adapter that the terminal asks."""

from collections.abc import Sequence

from rich.console import RenderableType

from frostfair.games.winter_queen.rules.events import CrystalPlaced
from frostfair.games.winter_queen.rules.game import WinterQueen
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.terminal.board import Board
from frostfair.games.winter_queen.terminal.choices import Choosing
from frostfair.games.winter_queen.terminal.hexmap import Marks
from frostfair.games.winter_queen.terminal.lexicon import Words
from frostfair.games.winter_queen.terminal.scores import Scores
from frostfair.games.winter_queen.wording.shapes import seen
from frostfair.games.winter_queen.wording.wording import WinterQueenWording
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result
from frostfair.terminal.face import Choice, Gain, Scene, Sheet
from frostfair.wording.message import Message
from frostfair.wording.showing import show


class WinterQueenFace:
    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        assert isinstance(game, WinterQueen)
        self.game = game
        self.words = Words(catalogue)
        self.table = Board(game.box, self.words)
        self.telling = WinterQueenWording(game)

    def board(self, scene: Scene, sheet: Sheet) -> RenderableType:
        new = [self.game.box.space_names[e.space] for e in scene.news if isinstance(e, CrystalPlaced)]
        return self.table.draw(seen(scene.view), scene, sheet, Marks(new=frozenset(new)))

    def prompt(self, scene: Scene) -> str:
        return self._show(
            self.telling.prompt(scene.view, scene.deciding, scene.seat, scene.offers), scene.names
        )

    def choices(self, scene: Scene, state: State, offers: Sequence[int]) -> list[Choice]:
        assert isinstance(state, Table)
        assert scene.seat is not None
        return Choosing(self.game, self.words, seen(scene.view), scene.seat, state).choices(offers)

    def read(self, typed: str) -> str:
        return self.words.letters.read(typed)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return self._show(self.telling.tell(event), names)

    def why(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        return self._scores(scene, state, sheet).why(words)

    def what_if(self, scene: Scene, state: State, sheet: Sheet, words: Sequence[str]) -> RenderableType:
        return self._scores(scene, state, sheet).what_if(words)

    def _scores(self, scene: Scene, state: State, sheet: Sheet) -> Scores:
        assert isinstance(state, Table)
        return Scores(self.game.box, self.table, self.words, scene, state, sheet)

    def gains(self, event: Event) -> list[Gain]:
        return [Gain(g.seat, g.points, self._show(g.source)) for g in self.telling.gains(event)]

    def verdict(self, result: Result, names: Sequence[str]) -> str:
        return self._show(self.telling.verdict(result), names)

    def _show(self, message: Message | None, names: Sequence[str] = ()) -> str:
        return "" if message is None else show(message, self.words.catalogue, names)
