"""Actions as text and as structures."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostfair.games.winter_queen.rules.actions import MOST_CHOICES, all_actions
from frostfair.kernel.errors import Malformed
from tests.games.winter_queen.rules.kit import GAME, check_message


@pytest.mark.parametrize(
    ("text", "structure"),
    [
        ("R1-b3", {"do": "place", "colour": "red", "holder": 1, "space": "b3"}),
        ("P4-e3", {"do": "place", "colour": "purple", "holder": 4, "space": "e3"}),
        ("G2-1L", {"do": "place", "colour": "green", "holder": 2, "book": 1, "page": "left"}),
        ("Y3-3R", {"do": "place", "colour": "yellow", "holder": 3, "book": 3, "page": "right"}),
        ("B1-2R", {"do": "place", "colour": "blue", "holder": 1, "book": 2, "page": "right"}),
        ("use 1", {"do": "activate", "book": 1}),
        ("use 3", {"do": "activate", "book": 3}),
        ("take R", {"do": "take", "county": "red"}),
        ("take G", {"do": "take", "county": "green"}),
        ("take P", {"do": "take", "county": "purple"}),
        ("take B", {"do": "take", "county": "blue"}),
        ("skip", {"do": "skip"}),
        ("back a1", {"do": "return", "space": "a1"}),
        ("back c7", {"do": "return", "space": "c7"}),
        ("pass", {"do": "pass"}),
    ],
)
def test_an_action_is_one_text_and_one_structure(text: str, structure: dict[str, object]) -> None:
    action = GAME.parse(text)
    assert GAME.notation(action) == text
    assert GAME.describe(action) == structure
    assert GAME.understand(structure) == action


def test_every_action_has_a_text_and_a_structure_of_its_own() -> None:
    actions = all_actions()
    assert len(actions) == 4 * 5 * (25 + 6) + 3 + 4 + 1 + 25 + 1
    texts = [GAME.notation(action) for action in actions]
    structures = [json.dumps(GAME.describe(action), sort_keys=True) for action in actions]
    assert len(set(actions)) == len(set(texts)) == len(set(structures)) == len(actions)
    for action, text, structure in zip(actions, texts, structures, strict=True):
        assert GAME.parse(text) == action
        assert GAME.understand(json.loads(structure)) == action


def test_no_decision_has_more_choices_than_the_kernel_makes_room_for() -> None:
    """The most crystals to choose from, each to every space and page, and three books to activate."""
    assert GAME.meta.most_choices == MOST_CHOICES
    assert MOST_CHOICES > 5 * (25 + 6) + 3  # the single holder of the last stage
    assert MOST_CHOICES > 3 * 3 * (25 + 6) + 3
    assert MOST_CHOICES > 2 * 4 * (25 + 6) + 3


@pytest.mark.parametrize("text", ["r1-B3", "R1 b3", "  r1   b3 ", "R1--b3", "r1-b3\n", "R1 - b3"])
def test_capitals_and_spaces_do_not_matter(text: str) -> None:
    assert GAME.notation(GAME.parse(text)) == "R1-b3"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-",
        "R1",
        "b3",
        "R1-",
        "R0-b3",
        "R5-b3",
        "W1-b3",
        "R1-b7",
        "R1-f1",
        "R1-4L",
        "R1-0R",
        "R1-1M",
        "R11-b3",
        "RR1-b3",
        "R1-b3-c4",
        "use",
        "use 0",
        "use 4",
        "use two",
        "take Y",
        "take",
        "take RG",
        "back",
        "back z9",
        "back 1L",
        "skip it",
        "pass pass",
        "undo",
        "²1-b3",
        "R²-b3",
        "use ²",
        "R1-²L",
        "İ1-b3",
    ],
)
def test_what_is_no_action_is_told_so(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        GAME.parse(text)
    told = str(refused.value)
    assert told.endswith(" is not an action; try R1-b3, R1-2L, use 2, take G, skip, back b3 or pass")
    assert "\n" not in told


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(Malformed) as refused:
        GAME.parse("x" * 10_000)
    assert len(str(refused.value)) < 150


@pytest.mark.parametrize("number", [-1, 31, 19 * 32 + 31, 643, 647, 653, 655, 681, 689, 691, 10_000, 1 << 40])
def test_not_every_number_is_an_action(number: int) -> None:
    assert number not in all_actions()
    with pytest.raises(Malformed, match="no action has the number"):
        GAME.notation(number)
    with pytest.raises(Malformed, match="no action has the number"):
        GAME.describe(number)


@pytest.mark.parametrize(
    "structure",
    [
        {},
        {"do": "dance"},
        {"do": None},
        {"do": ["pass"]},
        {"do": "pass", "seat": 1},
        {"do": "skip", "county": "red"},
        {"do": "take"},
        {"do": "take", "county": "yellow"},
        {"do": "take", "county": "R"},
        {"do": "activate"},
        {"do": "activate", "book": "1"},
        {"do": "activate", "book": 0},
        {"do": "activate", "book": 4},
        {"do": "activate", "book": True},
        {"do": "activate", "book": 1.0},
        {"do": "return"},
        {"do": "return", "space": "B3"},
        {"do": "return", "space": 5},
        {"do": "place", "colour": "red", "holder": 1},
        {"do": "place", "colour": "red", "space": "b3"},
        {"do": "place", "colour": "white", "holder": 1, "space": "b3"},
        {"do": "place", "colour": "red", "holder": 5, "space": "b3"},
        {"do": "place", "colour": "red", "holder": "1", "space": "b3"},
        {"do": "place", "colour": "red", "holder": 1, "space": "b3", "book": 1},
        {"do": "place", "colour": "red", "holder": 1, "book": 1, "page": "L"},
        {"do": "place", "colour": "red", "holder": 1, "book": 1, "page": "lefter"},
        {"do": "place", "colour": "red", "holder": 1, "book": 4, "page": "left"},
        {"do": "place", "colour": "red", "holder": 1, "book": 1},
    ],
)
def test_a_structure_is_exactly_one_of_ours(structure: dict[str, object]) -> None:
    with pytest.raises(Malformed, match="is not an action"):
        GAME.understand(structure)


words = st.sampled_from(["use", "take", "back", "skip", "pass", "R1", "g4", "1L", "3r", "-", " ", "7", "a1"])
phrases = [st.lists(words, max_size=4).map(gap.join) for gap in ("", " ", "-")]
texts = st.one_of(st.text(max_size=12), *phrases)


@given(texts)
def test_any_text_is_an_action_or_is_refused_in_one_line(text: str) -> None:
    try:
        action = GAME.parse(text)
    except Malformed as refused:
        check_message(refused)
    else:
        assert GAME.parse(GAME.notation(action)) == action


names = st.sampled_from(["red", "left", "b3", "place", "take"])
plain = st.one_of(st.none(), st.booleans(), st.integers(-1, 5), names)


@given(
    st.dictionaries(
        st.sampled_from(["do", "colour", "holder", "space", "book", "page", "county"]),
        st.one_of(plain, st.lists(plain, max_size=2)),
    )
)
def test_any_structure_is_an_action_or_is_refused_in_one_line(structure: dict[str, object]) -> None:
    try:
        action = GAME.understand(structure)
    except Malformed as refused:
        check_message(refused)
    else:
        assert GAME.describe(action) == structure
