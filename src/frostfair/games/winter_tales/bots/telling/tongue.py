"""What one language has to tell with: templates, voices, forms of names and cards."""

from functools import cache
from typing import Final, final

from frostfair.games import datafile
from frostfair.games.winter_tales.bots.telling.cards import FOLDER, rows
from frostfair.games.winter_tales.bots.telling.template import Template
from frostfair.kernel.checking import as_table, as_text, as_texts
from frostfair.kernel.narration import Language

OTHERWISE: Final = "en"  # tells for a language that has no sentences of its own yet
CLAUSES: Final = ("aim", "want", "fact")  # parts of sentences
APART: Final = ("voice", "square", "pronoun", *CLAUSES)


@final
class Phrases:
    """The files of one language: `telling.toml` and `cards.csv`."""

    def __init__(self, language: str) -> None:
        source = datafile.in_language(FOLDER, language, "telling.toml")
        told = {name: as_table(found) for name, found in datafile.parse(source, "telling.toml").items()}
        self.pronoun: dict[str, str] = _texts(told["pronoun"])
        self.square: dict[str, str] = _texts(told["square"])
        self.voices: dict[str, dict[str, str]] = {
            who: _texts(as_table(lines)) for who, lines in told["voice"].items()
        }
        self.clauses: dict[str, dict[str, str]] = {section: _texts(told[section]) for section in CLAUSES}
        self.cards: dict[str, dict[str, str]] = {
            row["card"]: row for row in rows(datafile.in_language(FOLDER, language, "cards.csv"))
        }
        self.templates: dict[str, list[Template]] = {
            section: [
                Template(words, conditions)
                for conditions, found in keyed.items()
                for words in as_texts(found)
            ]
            for section, keyed in told.items()
            if section not in APART
        }


@final
class Tongue:
    """A language that tells: its phrases, and the forms of names in its catalogue."""

    def __init__(self, language: Language) -> None:
        self.phrases: Phrases = phrases(language.language)
        self._language = language
        self._forms: dict[tuple[str, str], str] = {}

    def form(self, key: str, form: str) -> str:
        found = self._forms.get((key, form))
        if found is None:
            found = self._forms[key, form] = self._language.form(key, form)
        return found


@cache
def phrases(language: str) -> Phrases:
    """Read once: it takes some milliseconds."""
    has_own = datafile.is_in_language(FOLDER, language, "telling.toml")
    return Phrases(language) if has_own else phrases(OTHERWISE)


def _texts(table: dict[str, object]) -> dict[str, str]:
    return {name: as_text(value) for name, value in table.items()}
