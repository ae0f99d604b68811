"""Every message with all kinds of values: what can be said at all, in each language."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from frostfair.i18n.catalogue import Catalogue, Value
from tests.i18n.catalogues import LANGUAGES, Message, all_variables, files, messages
from tests.i18n.declared import declared

NUMBERS = (0, 1, 2, 5, 12, 21, 22, 25, 101)
ANYBODY = "Robin"  # a player's name, or any other text
MOST = 120  # so many values together are tried; where there are more, each is varied alone
WORD = re.compile(r"[^\W\d_]{3,}")
CHIP = re.compile(r"\[\w+\]")  # in words that people tell: [card]


@cache
def whole(language: str) -> Catalogue:
    """With the browser's own files, which Python never says otherwise."""
    return Catalogue(language, [path.read_text(encoding="utf-8") for path in files(language)])


def inside(language: str, key: str) -> Iterator[Message]:
    """A message and those that it refers to."""
    message = messages(language)[key]
    yield message
    for other in message.referred:
        yield from inside(language, other)


def names_for(message: Message, variable: str) -> list[str]:
    """The keys of all names that a variable of this message may be."""
    beginnings = declared(message.game).names.get(variable) or declared("").names.get(variable, ())
    known = messages("en").values()
    return [name.key for name in known if name.key.startswith(tuple(beginnings)) and not name.is_variant]


def samples(language: str, key: str, variable: str) -> list[Value]:
    """What a variable may be: names, numbers, the words of its choices, or any text."""
    parts = list(inside(language, key))
    if any(variable in part.names for part in parts):
        return [*names_for(messages(language)[key], variable)]
    choices = [choice for part in parts for choice in part.choices if choice.variable == variable]
    if any(choice.counts for choice in choices) or variable in counted():
        return list(NUMBERS)
    return [*dict.fromkeys([word for choice in choices for word in choice.keys]), ANYBODY]


@cache
def counted() -> frozenset[str]:
    """Numbers that some language needs no choice of words for."""
    return frozenset(
        choice.variable
        for language in LANGUAGES
        for message in messages(language).values()
        for choice in message.choices
        if choice.counts
    )


def all_values(language: str, key: str) -> Iterator[Mapping[str, Value]]:
    names = sorted(all_variables(language, key))
    each = [samples(language, key, name) for name in names]
    together = 1
    for values in each:
        together *= len(values)
    if together <= MOST:
        yield from [dict(zip(names, values, strict=True)) for values in product(*each)]
        return
    first = {name: values[0] for name, values in zip(names, each, strict=True)}
    for name, values in zip(names, each, strict=True):
        yield from [first | {name: value} for value in values]


@cache
def all_said(language: str) -> list[tuple[str, str]]:
    """Every key with every text that it gives; a fault is loud."""
    return [
        (key, whole(language).say(key, **values))
        for key in messages(language)
        if not key.startswith("-")
        for values in all_values(language, key)
    ]


@cache
def words_of(language: str) -> dict[str, frozenset[str]]:
    """By key: all words that it may say."""
    found: dict[str, set[str]] = {}
    for key, text in all_said(language):
        found.setdefault(key, set()).update(words_in(text))
    return {key: frozenset(words) for key, words in found.items()}


def words_in(text: str) -> set[str]:
    """Of three letters or more: shorter ones are alike by chance."""
    return {word.casefold() for word in WORD.findall(CHIP.sub(" ", text))}
