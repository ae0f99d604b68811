"""Moves as people type them: in the words of their language. Match files always have the notation's own.

What is read may be either, with or without accents: `aktivál farkas`, `aktival farkas`, `activate wolf`.
"""

import re
import unicodedata

from frostfair.games.winter_tales.rules.actions import VERBS, Verb
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.notation import names_of
from frostfair.games.winter_tales.rules.terms import QUESTS, SIDES
from frostfair.games.winter_tales.wording.names import Names, card_name, character_name, side_name
from frostfair.i18n.catalogue import SOURCE, Catalogue
from frostfair.wording.message import Value, apart, message
from frostfair.wording.showing import show_value

UNDER = "under"
STROKED = str.maketrans("ł", "l")  # no accent for Unicode, but typed without it all the same


class Moves:
    """Words of the notation and of one language, either way."""

    def __init__(self, box: Box, catalogue: Catalogue) -> None:
        self._box = box
        self._catalogue = catalogue
        self._names = Names(box)
        self._verbs = {verb.word: catalogue.say(f"wt-type-{verb.word}") for verb in VERBS}
        self._under = catalogue.say(f"wt-type-{UNDER}")
        kinds = {kind for verb in VERBS for kind in verb.about}
        self._shown = {kind: self._words(kind) for kind in kinds}
        self._meant_verbs = _meanings(self._verbs)
        self._meant = {kind: _meanings(words) for kind, words in self._shown.items()}

    def show(self, notation: str) -> str:
        word, *names = notation.split()
        about = _VERBS[word].about
        shown = [self._shown_name(kind, name) for kind, name in zip(about, names, strict=True)]
        return " ".join([self._verbs[word], *shown])

    def read(self, typed: str) -> str:
        """The notation; what is no word of this language is left to it as it is."""
        word, *names = typed.split() or [""]
        word = self._meant_verbs.get(plain(word), word.lower())
        verb = _VERBS.get(word)
        if verb is None or len(names) != len(verb.about):
            return typed
        meant = [self._meant_name(kind, name) for kind, name in zip(verb.about, names, strict=True)]
        return " ".join([word, *meant])

    def _shown_name(self, kind: str, name: str) -> str:
        first, colon, carrier = name.partition(":")
        if colon and first == UNDER:
            return f"{self._under}:{self._shown_name('character', carrier)}"
        return self._shown[kind].get(name, name)

    def _meant_name(self, kind: str, name: str) -> str:
        first, colon, carrier = name.partition(":")
        if colon and plain(first) in (UNDER, plain(self._under)):
            return f"{UNDER}:{self._meant_name('character', carrier)}"
        return self._meant[kind].get(plain(name), name)

    def _words(self, kind: str) -> dict[str, str]:
        """Names of the notation and what they are called here; the notation itself is English."""
        known = names_of(self._box, kind) or ()
        if self._catalogue.language == SOURCE:
            return {name: name for name in known}
        return {name: _joined(show_value(self._name(kind, name), self._catalogue)) for name in known}

    def _name(self, kind: str, name: str) -> Value:
        match kind:
            case "space" | "target":
                is_place = self._box.is_place(self._names.number_of(name))
                return self._names.space(self._names.number_of(name)) if is_place else name
            case "character":
                return character_name(name)
            case "card":
                return card_name(name)
            case "quest":
                return self._quest(name)
            case "side":
                return side_name(name)
            case _:
                return self._objective(name)

    def _quest(self, name: str) -> Value:
        """In a word or two; each side has a Great Artifact of its own."""
        base = name.removesuffix("_s").removesuffix("_w")
        side = side_name(SIDES[QUESTS.index(name) > 3])
        short = message(f"wt-short-{base}")
        return short if base == name else apart([short, side])

    def _objective(self, name: str) -> Value:
        """With its number, as in the notation: there are several of most kinds."""
        kind = name.rstrip("0123456789")
        return show_value(message(f"wt-objective-{kind}"), self._catalogue) + name.removeprefix(kind)


_VERBS: dict[str, Verb] = {verb.word: verb for verb in VERBS}


def _meanings(words: dict[str, str]) -> dict[str, str]:
    """By what may be typed: the word of the language, or the notation's where that is free."""
    return {plain(name): name for name in words} | {plain(word): name for name, word in words.items()}


def _joined(name: str) -> str:
    """One word: Mad Hatter → mad_hatter."""
    return re.sub(r"\W+", "_", name.lower()).strip("_")


def plain(word: str) -> str:
    """Without capitals and accents."""
    split = unicodedata.normalize("NFD", word.lower().translate(STROKED))
    return "".join([letter for letter in split if not unicodedata.combining(letter)])
