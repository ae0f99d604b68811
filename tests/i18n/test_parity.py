"""Every language says the same things, with the same values."""

from collections import Counter

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from frostfair.i18n.catalogue import SOURCE
from tests.i18n.catalogues import (
    LANGUAGES,
    Choice,
    Message,
    all_variables,
    files,
    messages,
    name_of,
    public,
    read,
)

OTHERS = [language for language in LANGUAGES if language != SOURCE]


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files(language: str) -> None:
    assert {name_of(path) for path in files(language)} == {name_of(path) for path in files("en")}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_keys_in_the_same_files(language: str) -> None:
    def keys(of: str) -> set[tuple[str, str]]:
        return {(message.file, message.key) for message in public(of)}

    assert sorted(keys("en") ^ keys(language)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_variables(language: str) -> None:
    shared = [message.key for message in public("en")]
    odd = {key: all_variables("en", key) ^ all_variables(language, key) for key in shared}
    assert {key: sorted(names) for key, names in odd.items() if names} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_words_to_choose_by(language: str) -> None:
    """Where a value is one of several words (yes, no; open), every language knows the same words."""
    for message in public("en"):
        known = {word for choice in _by_word(messages(language)[message.key]) for word in choice.keys}
        for choice in _by_word(message):
            assert set(choice.keys) - known <= {"other"}, message.key


def _by_word(message: Message) -> list[Choice]:
    return [choice for choice in message.choices if not choice.counts and len(choice.keys) > 1]


# --- variants: a language has as many as it likes, but some for everything ---


def families(language: str) -> dict[str, list[Message]]:
    found: dict[str, list[Message]] = {}
    for message in messages(language).values():
        if message.is_variant:
            found.setdefault(message.family, []).append(message)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_numbered_without_gaps(language: str) -> None:
    for family, variants in families(language).items():
        numbered = [f"{family}-{n}" for n in range(1, len(variants) + 1)]
        assert sorted(message.key for message in variants) == sorted(numbered)


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_told_in_some_way(language: str) -> None:
    assert families(language).keys() == families("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_variants_know_no_more_than_in_english(language: str) -> None:
    """All variants of a file get the same values."""
    given: dict[str, set[str]] = {}
    for message in messages("en").values():
        given.setdefault(message.file, set()).update(message.variables)
    for variants in families(language).values():
        for message in variants:
            assert message.variables <= given[message.file], message.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_junk_and_no_key_twice(language: str) -> None:
    for path in files(language):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    keys = Counter(message.key for path in files(language) for message in read(path))
    assert [key for key, times in keys.items() if times > 1] == []
