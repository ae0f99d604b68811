"""What is said without Fluent is what Fluent says."""

import pytest

from frostfair.games.installed import enabled
from frostfair.i18n import plain
from frostfair.i18n.catalogue import Catalogue, catalogue
from frostfair.kernel.errors import Malformed
from tests.i18n.catalogues import LANGUAGES, files, read


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_and_plain_ones_are_said_alike(language: str) -> None:
    known = plain._messages(language, tuple(enabled()))
    written = [
        message for path in files(language) if not path.stem.startswith("web") for message in read(path)
    ]
    keys = {message.key: message for message in written if not message.key.startswith("-")}
    assert known.keys() == keys.keys()
    said_plainly = [key for key, pattern in known.items() if pattern is not None]
    assert len(said_plainly) > 100
    for key in said_plainly:
        values = {name: f"<{name}>" for name in keys[key].variables}
        assert plain.say(language, key, **values) == catalogue(language).say(key, **values), key


MESSAGES = """
# A comment = no message
plain = Only { $words }, and {$more}.
spaced   =   Between spaces
named = Ann
    .gen = Ann's
chosen = { $n ->
    [one] one
   *[other] many
}
below =
    On the next line
long = The first line
    and the second
gap = The first line

    and the third
formed = { FORM($name, form: "gen") } hat
quoted = A { "{" }
referring = { named } again
-term = no message
last = without an end"""

NOT_PLAIN = {"chosen", "below", "long", "gap", "formed", "quoted", "referring"}


def test_what_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "sources", lambda *_: [MESSAGES])
    found = plain._messages.__wrapped__("en", ())
    assert {key for key, pattern in found.items() if pattern is None} == NOT_PLAIN
    assert found.keys() - NOT_PLAIN == {"plain", "spaced", "named", "last"}
    fluent = Catalogue("en", [MESSAGES])
    for key in found.keys() - NOT_PLAIN:
        values = {"words": "words", "more": "more"}
        pattern = found[key]
        assert pattern is not None
        assert plain._fill(pattern, values) == fluent.say(key, **values)


def test_what_is_not_plain_is_said_by_the_catalogue() -> None:
    key = "news-above"
    assert plain._messages("en", tuple(enabled()))[key] is None
    assert plain.say("en", key, lines="3") == catalogue("en").say(key, lines="3")


def test_where_a_language_is_silent_english_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {"en": ["a = words\nb = more words\n"], "hu": ["a = szavak\n"]}
    monkeypatch.setattr(plain, "sources", lambda language, _: written[language])
    monkeypatch.setattr(plain, "_messages", plain._messages.__wrapped__)
    assert plain.say("hu", "a") == "szavak"
    assert plain.say("hu", "b") == "more words"
    assert plain.has("b")
    assert not plain.has("c")


def test_a_mistake_in_the_program_is_loud() -> None:
    with pytest.raises(LookupError):
        plain.say("en", "nothing")
    with pytest.raises(LookupError):
        plain.say("en", "games-line")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Malformed, match="unknown language 'de'; available: en, hu, pl, ru"):
        plain.say("de", "games-line")
