"""Messages that are only words and values, said without Fluent.

To load Fluent and to read a whole catalogue takes longer than all else that `frostfair games` does. A message
that holds more than values (a choice of words, a form, another message) is said by the catalogue.
"""

import re
from collections.abc import Mapping
from functools import cache

from frostfair.games.installed import enabled
from frostfair.i18n.catalogue import SOURCE, catalogue, sources

# A message in one line; forms of it (".gen = …") may follow, further lines of its own may not.
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *= *(.*)\n(?P<more>\n* +[^\s.])?", re.MULTILINE)
_VALUE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")


def say(language: str, key: str, **values: str) -> str:
    """What `catalogue(language).say` says."""
    games = tuple(enabled())
    for messages in (_messages(language, games), _messages(SOURCE, games)):
        if key in messages:
            pattern = messages[key]
            return catalogue(language).say(key, **values) if pattern is None else _fill(pattern, values)
    raise LookupError(f"unknown message {key}")


def has(key: str) -> bool:
    """The source language has every message."""
    return key in _messages(SOURCE, tuple(enabled()))


@cache
def _messages(language: str, games: tuple[str, ...]) -> Mapping[str, str | None]:
    """The patterns by key; None: not a plain one."""
    found: dict[str, str | None] = {}
    for source in sources(language, games):
        for match in _MESSAGE.finditer(source + "\n"):
            pattern = match[2].rstrip()
            is_plain = pattern != "" and match["more"] is None and "{" not in _VALUE.sub("", pattern)
            found[match[1]] = pattern if is_plain else None
    return found


def _fill(pattern: str, values: Mapping[str, str]) -> str:
    return _VALUE.sub(lambda value: values[value[1]], pattern)
