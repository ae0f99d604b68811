"""Moves as they are written in a language: with its own letters for crystals and counties.

R1-b3 of a match file is P1-b3 for Hungarians, because the red crystal on their table says P (piros). The
letters of match files are understood too, unless they mean another colour in the language.
"""

import re
from typing import Final

from frostfair.games.winter_queen.rules.notation import LETTERS
from frostfair.games.winter_queen.rules.terms import COLOURS
from frostfair.i18n.catalogue import Catalogue

PLACING: Final = re.compile(r"(\s*)(\w)(?=[1-4](?:[\s-]|$))")
TAKING: Final = re.compile(r"(\s*take[\s-]+)(\w)(?=\s*$)", re.IGNORECASE)


class Letters:
    """The letters of colours in one language, and the moves written with them."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.of = {colour: catalogue.form(f"wq-colour-{colour}", "letter") for colour in COLOURS}
        self._shown = {letter: self.of[colour] for letter, colour in zip(LETTERS, COLOURS, strict=True)}
        own = {shown.upper(): letter for letter, shown in self._shown.items()}
        self._meant = {letter: letter for letter in LETTERS} | own

    def show(self, notation: str) -> str:
        """A move of the game's notation, for people who speak this language."""
        return _exchange(notation, self._shown)

    def read(self, typed: str) -> str:
        """What was typed, in the game's notation."""
        return _exchange(typed, self._meant)

    def colour(self, typed: str) -> str | None:
        """The colour of a letter."""
        letter = self._meant.get(typed.upper())
        return None if letter is None else COLOURS[LETTERS.index(letter)]


def _exchange(text: str, letters: dict[str, str]) -> str:
    for pattern in (PLACING, TAKING):
        if found := pattern.match(text):
            letter = letters.get(found[2].upper(), found[2])
            return f"{found[1]}{letter}{text[found.end() :]}"
    return text
