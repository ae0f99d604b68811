"""Actions as number, text and structure."""

import pytest

from frostfair.games.witchstone.rules.actions import all_actions
from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.errors import Malformed
from tests.games.witchstone.rules.play import WITCHSTONE

ACTIONS = all_actions(17, 36, 22)


def test_every_action_is_one_number_one_text_and_one_structure() -> None:
    assert len(set(ACTIONS)) == len(ACTIONS)
    texts = {WITCHSTONE.notation(action) for action in ACTIONS}
    assert len(texts) == len(ACTIONS)
    for action in ACTIONS:
        assert WITCHSTONE.parse(WITCHSTONE.notation(action)) == action
        described = from_json(to_json(WITCHSTONE.describe(action)))
        assert isinstance(described, dict)
        assert WITCHSTONE.understand(described) == action


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("hold energy+witch", 0),
        ("discard wand+scroll", 30),
        ("begin scroll", 37),
        ("draw", 40),
        ("done", 41),
        ("reach", 42),
        ("boost 2", 43),
        ("boost 1", 44),
        ("step", 45),
        ("lay witch", 46),
        ("choose energy", 48),
        ("token witch", 57),
        ("black token witch", 63),
        ("tower T0", 73),
        ("scroll 1", 96),
        ("wand 4", 116),
        ("send W", 160),
        ("energy W-T0", 192),
        ("remove d4", 274),
        ("use energy+witch for witch", 321),
        ("put energy shelf", 384),
        ("put energy bottom vp", 391),
        ("put energy bottom", 392),
        ("put energy aside", 393),
        ("put black energy shelf", 444),
        ("lay energy+witch a1", 512),
        ("move a1 a2", 1537),
        ("move a1 energy", 1576),
        ("place energy+witch a1 E", 4096),
    ],
)
def test_numbers_are_stable(text: str, number: int) -> None:
    assert WITCHSTONE.parse(text) == number
    assert WITCHSTONE.notation(number) == text


def test_capitals_and_spaces_do_not_matter() -> None:
    assert WITCHSTONE.parse("  SEND   w ") == WITCHSTONE.parse("send W")


@pytest.mark.parametrize(
    "text", ["", "send", "send X9", "place energy+witch", "move a1 a1", "hold witch+energy"]
)
def test_nonsense_is_no_action(text: str) -> None:
    with pytest.raises(Malformed, match="is not an action"):
        WITCHSTONE.parse(text)


@pytest.mark.parametrize("action", [-1, 15, 31, 38, 47, 72 + 17, 4096 + 255, 7936])
def test_other_numbers_are_no_actions(action: int) -> None:
    with pytest.raises(Malformed, match="no action has the number"):
        WITCHSTONE.notation(action)


def test_structures_are_exact() -> None:
    assert WITCHSTONE.describe(63) == {"do": "token", "kind": "witch", "black": True}
    for wrong in (
        {"do": "draw", "more": 1},
        {"do": "scroll", "place": "1"},
        {"do": "boost", "strength": True},
        {},
    ):
        with pytest.raises(Malformed, match="is not an action"):
            WITCHSTONE.understand(wrong)
