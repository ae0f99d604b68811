"""The catalogue of one language: a key and a few values give a sentence.

Names that come from data (a colour, an effect) are passed as keys and inflected by the catalogue:
`{ FORM($colour, form: "in") }` gives the form `in` of that name, or its value if it has no such form.

Where a language has no message yet, the whole message is said in English: never half a sentence.

Fluent is loaded with the first catalogue: which languages there are is known without it.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from frostfair.kernel.errors import Malformed

Value = str | int

SOURCE = "en"  # the language that has every message
_LISTS = {"en": "en_GB"}  # no comma before "and"


class Catalogue:
    """All messages of one language, and behind it the one that speaks where it is silent."""

    def __init__(self, language: str, sources: Iterable[str], behind: "Catalogue | None" = None) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._behind = behind
        functions: dict[str, Any] = {"FORM": self._form}
        # No isolation marks: terminals show them as boxes, and all our names are written left to right.
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return self.speaks(key) or (self._behind is not None and self._behind.has(key))

    def speaks(self, key: str) -> bool:
        """Whether this very language has the message."""
        return self._bundle.has_message(key)

    def say(self, key: str, **values: Value) -> str:
        """The message of this key. A missing key or value is a mistake of the program, so it is loud."""
        if self._behind is not None and not self.speaks(key):
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
        if self._behind is not None and not self.speaks(key):
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
    return sorted([folder.name for folder in _folder().iterdir() if _sources(folder)])


@cache
def catalogue(language: str = SOURCE) -> Catalogue:
    behind = None if language == SOURCE else catalogue(SOURCE)
    return Catalogue(language, sources(language), behind)


def sources(language: str) -> list[str]:
    """The texts of all files of a language."""
    if language not in languages():
        raise Malformed(f"unknown language {language!r}; available: {', '.join(languages())}")
    return [source.read_text(encoding="utf-8") for source in _sources(_folder() / language)]


def _folder() -> Traversable:
    return files("frostfair.i18n")


def _sources(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    texts = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    # web*.ftl are the browser's own words; nobody here says them
    return sorted([text for text in texts if not text.name.startswith("web")], key=lambda text: text.name)
