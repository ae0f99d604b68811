"""Quotation marks, dashes, spaces and letters as each language wants them, in catalogues and rules."""

import re
from collections.abc import Iterator

import pytest

from tests.i18n.catalogues import LANGUAGES, files, game_folders, messages, public
from tests.i18n.declared import everywhere
from tests.i18n.saying import all_said, all_values, whole

QUOTES = {"en": "“”‘’", "hu": "„”»«", "pl": "„”«»", "ru": "«»„“"}  # the last two: inside others
DASH = {"en": "–", "hu": "–", "pl": "–", "ru": "—"}
PLACEABLE = re.compile(r"\{[^{}]*(?:\}|->$)")  # whole, or where a choice begins
SCREEN = re.compile(r" {2,}")  # columns of help texts


def translated() -> Iterator[tuple[str, str, str]]:
    """Language, place, text: all that is written for people."""
    for language in LANGUAGES:
        for path in files(language):
            for line in path.read_text(encoding="utf-8").splitlines():
                if not line.startswith("#"):
                    yield language, path.name, PLACEABLE.sub("0", line)
        for path in [folder / "texts" / language / "RULES.md" for folder in game_folders()]:
            for line in path.read_text(encoding="utf-8").splitlines():
                yield language, path.name, line.removeprefix("- ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks(language: str) -> None:
    foreign = set("\"'“”‘’„‚«»") - set(QUOTES[language])
    for where, name, line in translated():
        if where == language:
            assert not foreign & set(line), (name, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_closed(language: str) -> None:
    opening, closing = QUOTES[language][0], QUOTES[language][1]
    for key, text in all_said(language):
        assert text.count(opening) == text.count(closing), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dashes_and_dots(language: str) -> None:
    other = "–" if language == "ru" else "—"
    for where, name, line in translated():
        if where == language:
            assert "..." not in line, (name, line)
            assert " - " not in line, (name, line)
            assert f" {other} " not in line, (name, line)
            assert not re.search(r"(?<!\w)\d+-\d", line), (name, line)  # 2–4


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces(language: str) -> None:
    opening = QUOTES[language][0]
    for key, text in all_said(language):
        for line in text.splitlines():
            plain = SCREEN.sub("\t", line).replace(" …", "")
            assert not re.search(r" [,.;:!?)](?!\w)", plain), (key, text)
            assert not re.search(rf"[({opening}] ", plain), (key, text)


def test_russian_words_have_russian_letters() -> None:
    """С and C look alike; a word has letters of one alphabet. Letters of crystals stand before L and R."""
    for language, name, line in translated():
        if language == "ru":
            mixed = re.findall(r"[А-яЁё][A-Za-z]|[A-Za-z][А-яЁё]", line)
            assert [pair for pair in mixed if pair != "ЗL"] == [], (name, line)
        else:
            assert not re.search(r"[А-яЁё]", line) or "Русский" in line, (name, line)


def test_russian_has_its_dots() -> None:
    careless = re.compile(
        r"\b(еще|ее|берете?|дает|ведет|идет|найдет|вперед|подсчет\w*|счет\w*|желт\w+|зелен\w+|черн\w+"
        r"|учетн\w*|надежн\w*|изображенн\w*|ждем|причем|твоем)\b",
        re.IGNORECASE,
    )
    for language, name, line in translated():
        if language == "ru":
            assert not careless.search(line), (name, line)


def test_hungarian_nouns_are_singular_after_numbers() -> None:
    plural = re.compile(
        r"\b\d+ (?!kék|emlék\b)[a-záéíóöőúüű]+(?:[oöáé]k|(?<!n)[ea]k|[oeöaá]kat|[oeöaá]ket)\b"
    )
    assert plural.search("3 emlékek") is not None
    for key, text in all_said("hu"):
        assert not plural.search(text), (key, text)
    for language, name, line in translated():
        if language == "hu" and name.startswith("RULES"):
            assert not plural.search(line), line


def test_hungarian_articles_fit_what_follows() -> None:
    """az before a vowel, a before a consonant: also before names and numbers that are put in."""
    vowels = "aáeéiíoóöőuúüű"
    beginnings = [start for texts in everywhere() for starts in texts.names.values() for start in starts]
    names = [whole("hu").form(key).split()[0] for key in messages("hu") if key.startswith(tuple(beginnings))]
    hard = "|".join(sorted({re.escape(name) for name in names if name[0].lower() not in vowels}))
    wrong = re.compile(
        rf"\b[Aa] (?:[{vowels}{vowels.upper()}]|(?:1|5|5\d|1000)\b)"
        # Before other words “az” may also mean “that”.
        rf"|\b[Aa]z (?:(?:{hard})\b|(?:[2346789]|[1-46-9]\d)\b)"
    )
    assert wrong.search("az délkelet") is not None
    for key, text in all_said("hu"):
        assert not wrong.search(text), (key, text)


@pytest.mark.parametrize("language", ["hu", "pl", "ru"])
def test_sentences_end_as_in_english(language: str) -> None:
    """A full stop, a question mark or nothing: a button doesn't become a sentence."""
    for message in public("en"):
        if any(choice.counts for choice in message.choices):
            continue
        key = message.key
        values = next(iter(all_values("en", key)))
        ours = next(iter(all_values(language, key)))
        said = [whole("en").say(key, **values), whole(language).say(key, **ours)]
        ends = [text.rstrip()[-1:] if text.rstrip()[-1:] in ".?!:…" else "" for text in said]
        assert ends[0] == ends[1], (key, said)
