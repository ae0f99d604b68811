"""Sets as bit masks, against Python's own sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostfair.kernel.bits import BIT, first, members_of, nth, set_of, size

MASKS = st.integers(0, (1 << 62) - 1)


@given(MASKS)
def test_size_and_members(mask: int) -> None:
    assert size(mask) == (mask).bit_count() == len(members_of(mask))
    assert set_of(members_of(mask)) == mask


@given(MASKS.filter(bool))
def test_first_and_nth(mask: int) -> None:
    members = members_of(mask)
    assert first(mask) == members[0]
    assert [nth(mask, k) for k in range(len(members))] == members


def test_every_single_member() -> None:
    for i in range(62):
        assert BIT[i] == 1 << i
        assert first(BIT[i]) == i
        assert first(BIT[61] | BIT[i]) == i


def test_members_out_of_range_are_refused() -> None:
    for member in (-1, 62, 1 << 80):
        with pytest.raises(ValueError, match="0 to 61"):
            set_of([member])
