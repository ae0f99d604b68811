"""Moves as people type them in their language: `hold energy+witch` of a match file is взять энергия+ведьма.

Word by word: verbs, kinds and little words come from the catalogue, names of hexes and locations are the same
everywhere. The words of match files are understood in every language, and so are the letters of kinds.
"""

from typing import Final

from frostfair.games.witchstone.rules.terms import KINDS, TOKENS
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.hexgrid import DIRECTION_NAMES

# Of the notation, beside kinds, numbers and names of places.
WORDS: Final = (
    "hold",
    "place",
    "discard",
    "begin",
    "draw",
    "done",
    "reach",
    "step",
    "lay",
    "boost",
    "choose",
    "token",
    "tower",
    "send",
    "remove",
    "use",
    "move",
    "put",
    "black",
    "for",
    "shelf",
    "bottom",
    "aside",
    "vp",
)
# After these a letter is a kind: W is the witch in `begin W`, but the Witchstone in `send W`.
WITH_KINDS: Final = ("begin", "choose", "token", "black", "use", "lay", "move", "put")


class Moves:
    """The words of one language, and the moves written with them."""

    def __init__(self, catalogue: Catalogue) -> None:
        words = {word: catalogue.say(f"ws-move-{word}") for word in WORDS}
        kinds = {kind: catalogue.form(f"ws-kind-{kind}").lower() for kind in KINDS}
        letters = {catalogue.form(f"ws-kind-{token}", "letter").lower(): token for token in TOKENS}
        self._shown = words | kinds
        self._meant = {word: word for word in self._shown} | {s: word for word, s in self._shown.items()}
        self._kinds = (
            {kind: kind for kind in KINDS} | letters | {shown: kind for kind, shown in kinds.items()}
        )
        self._directions = {name: catalogue.form(f"direction-{name}", "short") for name in DIRECTION_NAMES}
        self._ways = {name.lower(): name for name in DIRECTION_NAMES}
        self._ways |= {shown.lower(): name for name, shown in self._directions.items()}

    def show(self, notation: str) -> str:
        """A move of the game's notation, for people who speak this language."""
        verb, *rest = notation.split()
        shown = [self.word(verb), *[self.word(word) for word in rest]]
        if verb == "place":
            shown[-1] = self._directions[rest[-1]]
        return " ".join(shown)

    def word(self, word: str) -> str:
        """A word of the notation; a tile by both its kinds."""
        return "+".join([self._shown.get(part, part) for part in word.split("+")])

    def direction(self, name: str) -> str:
        return self._directions[name]

    def read(self, typed: str) -> str:
        """What was typed, in the game's notation."""
        words = typed.lower().split()
        if not words:
            return typed
        verb = self._meant.get(words[0], words[0])
        meant = [verb, *[self._read(word, verb in WITH_KINDS) for word in words[1:]]]
        if verb == "place":
            meant[-1] = self._ways.get(words[-1], meant[-1])
        return " ".join(meant)

    def _read(self, word: str, may_be_letter: bool) -> str:
        if "+" in word:
            return self.tile(word)
        if may_be_letter and word in self._kinds:
            return self._kinds[word]
        return self._meant.get(word, word)

    def tile(self, typed: str) -> str:
        """E+W or energy+witch in the notation; what is no kind stays as it is."""
        return "+".join([self._kinds.get(part, part) for part in typed.lower().split("+")])
