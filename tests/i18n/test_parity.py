"""Every language says the same things, with the same values."""

from collections import Counter

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from frostfair.i18n.catalogue import languages
from tests.i18n.catalogues import LANGUAGES, all_variables, files, messages, name_of, read

OTHERS = [language for language in LANGUAGES if language != "en"]


def test_all_languages_are_looked_at() -> None:
    assert languages() == sorted(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files(language: str) -> None:
    assert {name_of(path) for path in files(language)} == {name_of(path) for path in files("en")}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_keys_in_the_same_files(language: str) -> None:
    def public(of: str) -> set[tuple[str, str]]:
        return {(message.file, message.key) for message in messages(of).values() if not message.private}

    assert sorted(public("en") ^ public(language)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_variables(language: str) -> None:
    shared = [message.key for message in messages("en").values() if not message.private]
    odd = {key: all_variables("en", key) ^ all_variables(language, key) for key in shared}
    assert {key: sorted(names) for key, names in odd.items() if names} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_words_to_choose_by(language: str) -> None:
    """Where a value is one of several words (yes, no; open), every language knows the same words."""
    for key, message in messages("en").items():
        if message.private:
            continue
        theirs = Counter(choice for choice in message.choices if not choice.counts and len(choice.keys) > 1)
        ours = Counter(
            choice for choice in messages(language)[key].choices if not choice.counts and len(choice.keys) > 1
        )
        known = {word for choice in ours for word in choice.keys}
        for choice in theirs:
            assert set(choice.keys) - known <= {"other"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_junk_and_no_key_twice(language: str) -> None:
    for path in files(language):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    keys = Counter(message.key for path in files(language) for message in read(path))
    assert [key for key, times in keys.items() if times > 1] == []
