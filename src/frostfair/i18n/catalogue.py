"""The catalogue of one language: a key and a few values give a sentence.

Names that come from data (a colour, an effect) are passed as keys and inflected by the catalogue:
`{ FORM($colour, form: "in") }` gives the form `in` of that name, or its value if it has no such form.

Where a language has no message yet, the whole message is said in English: never half a sentence.

Fluent is loaded with the first catalogue: which languages there are is known without it.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from frostfair.games.installed import enabled, package
from frostfair.kernel.errors import Malformed

Value = str | int

FIRST = ("names.ftl", "stall.ftl")  # need nothing else of their game
SOURCE = "en"  # the language that has every message
_LISTS = {"en": "en_GB"}  # no comma before "and"


class Catalogue:
    """All messages of one language, and behind it the one that speaks where it is silent."""

    def __init__(self, language: str, sources: Iterable[str], behind: "Catalogue | None" = None) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._behind = behind
        self._unread = iter(sources)  # parsing takes long: a source is read when a key isn't known yet
        functions: dict[str, Any] = {"FORM": self._form}
        # No isolation marks: terminals show them as boxes, and all our names are written left to right.
        self._bundle = FluentBundle([language], functions, use_isolating=False)

    def has(self, key: str) -> bool:
        return self.speaks(key) or (self._behind is not None and self._behind.has(key))

    def speaks(self, key: str) -> bool:
        """Whether this very language has the message."""
        from fluent.runtime import FluentResource

        while not self._bundle.has_message(key):
            source = next(self._unread, None)
            if source is None:
                return False
            self._bundle.add_resource(FluentResource(source))
        return True

    def say(self, key: str, **values: Value) -> str:
        """The message of this key. A missing key or value is a mistake of the program, so it is loud."""
        if not self.speaks(key) and self._behind is not None:
            return self._behind.say(key, **values)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{key} has no text of its own")
        said, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise LookupError(f"{key}: {faults[0]}")
        return str(said)

    def form(self, key: str, form: str = "") -> str:
        """A form of a name; without one, the name itself."""
        if not self.speaks(key) and self._behind is not None:
            return self._behind.form(key, form)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form) or message.value
        if pattern is None:
            raise LookupError(f"{key} has neither a form {form} nor a text")
        return str(self._bundle.format_pattern(pattern, {})[0])

    def join(self, items: Sequence[str]) -> str:
        """A list as people write it: red, blue and purple."""
        from babel.lists import format_list

        return format_list(list(items), locale=_LISTS.get(self.language, self.language))

    def _form(self, key: object, form: object = "") -> str:
        return self.form(str(key), str(form)) if self.has(str(key)) else str(key)


def languages() -> list[str]:
    return sorted([folder.name for folder in _folder().iterdir() if _shared(folder.name)])


def catalogue(language: str = SOURCE) -> Catalogue:
    return _catalogue(language, tuple(enabled()))


@cache
def _catalogue(language: str, games: tuple[str, ...]) -> Catalogue:
    behind = None if language == SOURCE else _catalogue(SOURCE, games)
    return Catalogue(language, sources(language, games), behind)


def sources(language: str, games: Iterable[str]) -> Iterator[str]:
    """All that is written in a language, for the terminal and for these games, in several pieces."""
    if language not in languages():
        raise Malformed(f"unknown language {language!r}; available: {', '.join(languages())}")
    return _sources(language, games)


def _sources(language: str, games: Iterable[str]) -> Iterator[str]:
    """What all games share first, then the names of each game, then all else that it says."""
    yield _joined(_shared(language))
    brought = [list(package(name).catalogues(language)) for name in games]
    for texts in brought:
        yield _joined([text for text in texts if text.name in FIRST])
    for texts in brought:
        yield _joined([text for text in texts if text.name not in FIRST])


def _joined(texts: Iterable[Traversable]) -> str:
    """Without the browser's own words: they aren't said here."""
    wanted = [text for text in texts if not text.name.startswith("web")]
    return "\n".join([text.read_text(encoding="utf-8") for text in wanted])


def _folder() -> Traversable:
    return files("frostfair.i18n")


def _shared(language: str) -> list[Traversable]:
    folder = _folder() / language
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return sorted(found, key=lambda file: file.name)
