"""What is written down and read back."""

import contextlib
import hashlib
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostfair.kernel.codec import (
    Written,
    digest,
    from_json,
    kinds,
    shorten,
    to_json,
    to_json_in_order,
    unpack,
)
from frostfair.kernel.errors import Malformed

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


class Bell(Written):
    kind: ClassVar[str] = "bell"
    fields: ClassVar[tuple[str, ...]] = ("tone", "strokes")

    def __init__(self, tone: str, strokes: tuple[int, ...]) -> None:
        self.tone = tone
        self.strokes = strokes


class Odd(Written):
    kind: ClassVar[str] = "odd"
    fields: ClassVar[tuple[str, ...]] = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing


KNOWN = kinds(Bell, Odd)


def test_pack_and_unpack_are_inverse() -> None:
    packed = Bell("d", (1, 2)).pack()
    assert packed == ["bell", "d", [1, 2]]
    again = unpack(KNOWN, from_json(to_json(packed)))
    assert isinstance(again, Bell)
    assert again.pack() == packed
    assert again.strokes == (1, 2)


def test_what_is_no_plain_value_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="float can't be serialised"):
        Odd(1.5).pack()


@pytest.mark.parametrize(
    ("packed", "complaint"),
    [
        ({}, "expected .kind, values"),
        ([], "expected .kind, values"),
        ([3], "expected .kind, values"),
        (["gong"], "unknown kind 'gong'"),
        (["bell", "d"], "bell needs 2 values, found 1"),
        (["bell", "d", [], 1], "bell needs 2 values, found 3"),
    ],
)
def test_what_is_not_ours_is_refused(packed: object, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        unpack(KNOWN, packed)


@given(JSON)
def test_json_goes_round(value: object) -> None:
    text = to_json(value)
    assert "\n" not in text
    assert from_json(text) == value
    assert digest(from_json(text)) == digest(value)


@given(st.text(max_size=40))
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(Malformed):
        from_json(text)


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a":1,"a":2}', "[" * 100_000, "1" * 5000, "", "{"])
def test_json_that_others_let_pass_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="not JSON"):
        from_json(text)


def test_long_values_are_shortened_in_messages() -> None:
    assert shorten("x" * 1000) == "'" + "x" * 36 + "…"
    assert shorten(12) == "12"


@given(JSON)
def test_records_and_digests_are_written_as_all_else(value: object) -> None:
    assert digest(value) == hashlib.sha256(to_json(value).encode()).hexdigest()
    assert from_json(to_json_in_order({"b": value, "a": 1})) == {"b": value, "a": 1}
    assert to_json_in_order({"b": 1, "a": [value]}).startswith('{"b":1,"a":[')
