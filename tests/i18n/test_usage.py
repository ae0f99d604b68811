"""No message stands there for nothing, and no form of a name."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.i18n.catalogues import LANGUAGES, SOURCE, messages

WEB = SOURCE.parents[1] / "web" / "src"
LITERAL = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`\n$]*)[`$]")

# Keys that are put together while the program runs: what they begin with. The rest of each is a word of the
# game or of the server; tests/terminal/test_catalogue.py and tests/telling know which words there are.
DYNAMIC = (
    "bot-",
    "choice-",
    "direction-",
    "game-",
    "refuse-",
    "web-bot-",
    "web-ended-",
    "web-refused-",
    "web-table-tab-",
    "wq-colour-",
    "wq-effect-",
    "wq-end-",
    "wq-log-",
    "wq-log-scored-",
    "wq-rule-",
    "wq-wait-",
    "wq-zone-",
    "ws-choice-",
    "ws-end-",
    "ws-from-",
    "ws-heading-",
    "ws-held-",
    "ws-kind-",
    "ws-location-",
    "ws-log-",
    "ws-log-scored-",
    "ws-means",
    "ws-move-",
    "ws-offer-",
    "ws-owed-",
    "ws-part-",
    "ws-plain-",
    "ws-plain-on-",
    "ws-prompt-",
    "ws-scroll-",
    "ws-short-",
    "ws-silver-",
    "ws-source-",
    "ws-unit-",
    "ws-wait-",
)
OF_EACH_GAME = re.compile(r"[a-z]{2}-(help|refuse-.+|tutorial-.+)")  # f"{prefix}-help"


@cache
def literals() -> frozenset[str]:
    """All texts in quotation marks, in Python and in the browser's sources; of patterns, their beginning."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if "_native" not in path.parts:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    for path in _web_sources():
        for match in LITERAL.finditer(path.read_text(encoding="utf-8")):
            found.add(next(text for text in match.groups() if text is not None))
    return frozenset(found)


def _web_sources() -> list[Path]:
    return [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]


def test_the_browser_is_looked_at() -> None:
    assert len(_web_sources()) > 20
    assert "web-dismiss" in literals()


def test_what_begins_dynamic_keys_is_really_used() -> None:
    assert [beginning for beginning in DYNAMIC if beginning not in literals()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    referred = {key for message in messages(language).values() for key in message.referred}
    unused = [
        key
        for key in messages(language)
        if key not in literals()
        and key not in referred
        and not key.startswith(DYNAMIC)
        and not OF_EACH_GAME.fullmatch(key)
    ]
    assert unused == []


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
