"""Names that look alike to people (Unicode's UTS #39), by the data of confusable_homoglyphs."""

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs import confusables
from confusable_homoglyphs.categories import unique_aliases

from frostfair.kernel.errors import Malformed

_ANY_SCRIPT: Final = {"COMMON", "INHERITED", "LATIN"}
# Scripts that are written together; all others go with Latin at most where that can't be confused.
_TOGETHER: Final = ({"HAN", "HIRAGANA", "KATAKANA"}, {"HAN", "HANGUL"}, {"HAN", "BOPOMOFO"})
_JOINERS: Final = "\u200c\u200d"


def skeleton(name: str) -> str:
    """Two names that look alike have the same one. It is no name itself, and is shown to nobody."""
    letters = unicodedata.normalize("NFKD", name)
    seen = [_prototype(letter) for letter in letters if unicodedata.category(letter) not in ("Cf", "Cc")]
    return "".join(seen).casefold().replace(" ", "")


def check_login(login: str) -> str:
    """The login, if it is one that can be told from others: of one script, and without joiners."""
    if any(letter in _JOINERS for letter in login):
        raise Malformed("login: contains an invisible character")
    scripts = unique_aliases(login) - {"COMMON", "INHERITED"}
    if len(scripts) > 1 and not any(scripts - _ANY_SCRIPT <= written for written in _TOGETHER):
        raise Malformed("login: mixes letters of several scripts")
    return login


@cache
def _prototype(letter: str) -> str:
    """What stands for all letters, and sequences of letters, that look like this one, small or capital."""
    cases = {letter, letter.lower(), letter.upper()}
    sequence = min((other for one in cases for other in _alike(one) if len(other) > 1), default=None)
    if sequence is not None:
        return "".join(_least({one, one.upper()}) for one in sequence)
    return _least(cases)


def _least(letters: set[str]) -> str:
    """Of the letters that look like these, and of those that look like those …"""
    found, fresh = set(letters), list(letters)
    while fresh:
        fresh = [other for one in fresh for other in _alike(one) if len(other) == 1 and other not in found]
        found.update(fresh)
    return min(found)


def _alike(letter: str) -> list[str]:
    found = confusables.is_confusable(letter, greedy=True)
    # Right-to-left letters stand between marks there.
    return [glyph["c"].strip("\u200e") for one in found or () for glyph in one["homoglyphs"]]
