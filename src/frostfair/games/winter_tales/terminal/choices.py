"""The offers of Winter Tales as numbered steps; what has two arguments is chosen in two of them."""

from collections.abc import Sequence

from frostfair.games.winter_tales.rules.actions import verb_of
from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.games.winter_tales.terminal.moves import Moves
from frostfair.games.winter_tales.wording.choices import Choosing, section
from frostfair.games.winter_tales.wording.wording import WinterTalesWording
from frostfair.kernel.game import Game
from frostfair.terminal.face import Choice, Scene, Step


class Steps:
    def __init__(self, game: Game, words: Words, moves: Moves, wording: WinterTalesWording) -> None:
        self.game = game
        self.words = words
        self.moves = moves
        self.wording = wording

    def choices(self, scene: Scene, offers: Sequence[int]) -> list[Choice]:
        assert scene.seat is not None
        choosing = self.wording.choosing(scene.view, scene.seat)
        texts = [self.moves.show(self.game.notation(action)) for action in offers]
        steps = [
            self._steps(action, text, choosing, scene) for action, text in zip(offers, texts, strict=True)
        ]
        return [Choice(*made) for made in zip(offers, texts, steps, strict=True)]

    def _steps(self, action: int, text: str, choosing: Choosing, scene: Scene) -> tuple[Step, ...]:
        verb = verb_of(action)
        assert verb is not None
        if not verb.about:
            return (Step(text, self.words.shown(choosing.plain(verb.word))),)
        title = self.words.shown(section(verb))
        labels = [
            self._label(kind, number, choosing, scene)
            for kind, number in zip(verb.about, verb.values(action), strict=True)
        ]
        if len(labels) == 1:
            return (Step(text, labels[0], title),)
        word, first, second = text.split()
        then = self.words.say(f"wt-section-{verb.word}-then")
        return Step(f"{word} {first}", labels[0], title), Step(second, labels[1], then)

    def _label(self, about: str, number: int, choosing: Choosing, scene: Scene) -> str:
        """Memories by what people made of them."""
        if about == "memory" and number < len(scene.words) and scene.words[number]:
            return scene.words[number]
        return self.words.shown(choosing.argument(about, number), scene.names)
