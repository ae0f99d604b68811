"""The offers of Winter Tales in words, by their verbs; what has two arguments is chosen in two steps."""

from collections.abc import Sequence
from typing import Any

from frostfair.games.winter_tales.rules.actions import verb_of
from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.games.winter_tales.wording.prompt import frame_of, question
from frostfair.kernel.game import Game
from frostfair.terminal.face import Choice, Scene, Step

UNDER = "under:"


class Choosing:
    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def choices(self, scene: Scene, offers: Sequence[int]) -> list[Choice]:
        kind, frame = frame_of(scene.view)
        asked = question(kind, frame, scene.view, scene.seat).removeprefix("wt-prompt-")
        steps = [self._steps(action, (asked, kind), scene) for action in offers]
        texts = [self.game.notation(action) for action in offers]
        return [Choice(*made) for made in zip(offers, texts, steps, strict=True)]

    def _steps(self, action: int, asked: tuple[str, str], scene: Scene) -> tuple[Step, ...]:
        verb = verb_of(action)
        assert verb is not None
        text = self.game.notation(action)
        if not verb.about:
            return (Step(text, self._plain(verb.word, asked)),)
        names = text.split()[1:]
        section = self.words.say(f"wt-section-{verb.word}")
        if len(names) == 1:
            return (Step(text, self._label(verb.about[0], names[0], scene), section),)
        first = Step(f"{verb.word} {names[0]}", self._label(verb.about[0], names[0], scene), section)
        where = self.words.say(f"wt-section-{verb.word}-then")
        return first, Step(names[1], self._label(verb.about[1], names[1], scene), where)

    def _plain(self, word: str, asked: tuple[str, str]) -> str:
        """Yes, no and the like: what they mean depends on the question."""
        keys = [f"wt-choice-{word}-{name}" for name in asked]
        return self.words.say(next(filter(self.words.catalogue.has, keys), f"wt-choice-{word}"))

    def _label(self, about: str, name: str, scene: Scene) -> str:
        if name.startswith(UNDER):
            return self.words.say("wt-under", character="wt-character-" + name.removeprefix(UNDER))
        if about in ("space", "target"):
            return self._space(name, scene)
        if about == "seat":
            return scene.names[int(name) - 1]
        if about == "memory":
            return self._memory(int(name) - 1, scene)
        if about == "number":
            return self.words.say("wt-spring-up", n=int(name))
        named: Any = getattr(self.words, "faction" if about == "side" else about)
        said: str = named(name)
        return said

    def _space(self, name: str, scene: Scene) -> str:
        """With who is there, to see what one walks into."""
        view: Any = scene.view
        people = [c for c in view["characters"] if c["space"] == name]
        said = self.words.way(name)
        if not people:
            return said
        return f"{said} ({', '.join([self.words.character(c['name']) for c in people])})"

    def _memory(self, memory: int, scene: Scene) -> str:
        caption = scene.words[memory] if memory < len(scene.words) else ""
        return caption or self.words.say("wt-memory-space", n=memory + 1)
