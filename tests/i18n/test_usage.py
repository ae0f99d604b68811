"""No message stands there for nothing, no form of a name either; and all that can happen has a message."""

from functools import cache

import pytest

from tests.i18n.catalogues import LANGUAGES, messages
from tests.i18n.declared import everywhere
from tests.i18n.shared import IN_THE_BROWSER
from tests.i18n.sources import literals, refusals, web_sources


@cache
def put_together() -> set[str]:
    """Keys made of what can happen: a catalogue must have them."""
    return set[str]().union(*[texts.made() for texts in everywhere()])


@cache
def possible() -> set[str]:
    return set[str]().union(*[texts.possible() for texts in everywhere()])


def test_the_sources_are_looked_at() -> None:
    assert len(web_sources()) > 20
    assert "web-dismiss" in literals()
    assert "refuse-nothing-to-undo" in refusals()
    assert any(not key.startswith("refuse-") for key in refusals())  # of a game's rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_a_message(language: str) -> None:
    assert sorted(put_together() - messages(language).keys()) == []


def test_what_is_put_together_is_put_together_of_what_the_program_says() -> None:
    """Every such key begins with something that stands in the sources, or has it inside (`-help`)."""
    beginnings = tuple(text for text in literals() if text.endswith("-") and len(text) > 2)
    insides = [text for text in literals() if text.startswith("-") and len(text) > 4]
    odd = [key for key in put_together() - literals() if not key.startswith(beginnings)]
    assert sorted(key for key in odd if not any(inside in key for inside in insides)) == []
    for words in IN_THE_BROWSER.values():
        assert [word for word in words if word not in literals()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    referred = {key for message in messages(language).values() for key in message.referred}
    used = literals() | referred | put_together() | possible()
    assert [message.key for message in messages(language).values() if message.family not in used] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_name_is_used(language: str) -> None:
    asked = {form for message in messages(language).values() for form in message.forms} | literals()
    declared = {form for message in messages(language).values() for form in message.attributes}
    assert sorted(declared - asked) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    known = messages(language)
    lost = {key: sorted(message.referred - known.keys()) for key, message in known.items()}
    assert {key: names for key, names in lost.items() if names} == {}
