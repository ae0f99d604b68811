"""Standing orders of any game: given, kept, followed, and known to nobody else."""

import pytest

from frostfair.kernel.errors import Malformed
from frostfair.kernel.orders import ALWAYS, ASK_ME, NEVER, StandingOrders
from tests.kernel.chronicle import Gusts
from tests.kernel.lanterns import BLOW, CALM, LIGHT


def test_orders_answer_for_the_seat_that_gave_them() -> None:
    orders = StandingOrders(Gusts())
    assert orders.answer(0, [BLOW, CALM]) is None
    orders.give(0, "all", "gust", NEVER)
    assert orders.answer(0, [BLOW, CALM]) == CALM
    assert orders.answer(1, [BLOW, CALM]) is None
    assert orders.answer(0, [LIGHT]) is None
    assert orders.answer(0, []) is None
    orders.give(0, "all", "gust", ALWAYS)
    assert orders.answer(0, [BLOW, CALM]) == BLOW
    orders.give(0, "all", "gust", ASK_ME)
    assert orders.answer(0, [BLOW, CALM]) is None


def test_a_seat_knows_its_own_orders_only() -> None:
    orders = StandingOrders(Gusts())
    orders.give(1, "all", "gust", NEVER)
    assert [order.pack() for order in orders.of(1)] == [[1, "all", "gust", NEVER]]
    assert orders.of(0) == orders.of(None) == []


def test_orders_are_kept_seat_by_seat() -> None:
    orders = StandingOrders(Gusts())
    orders.give(0, "all", "gust", ALWAYS)
    orders.give(1, "all", "gust", NEVER)
    again = StandingOrders(Gusts())
    for seat in (0, 1):
        again.replace(seat, [order.pack() for order in orders.of(seat)])
    assert again.pack() == orders.pack()
    again.replace(0, [])
    assert again.pack() == [[1, "all", "gust", NEVER]]


@pytest.mark.parametrize(
    "broken",
    [["all", "gust"], [0, "all", "gust", "now"], [0, "none", "gust", ALWAYS], [0, "all", "x", NEVER]],
)
def test_what_is_no_order_is_refused(broken: list[object]) -> None:
    with pytest.raises(Malformed):
        StandingOrders(Gusts()).replace(0, [broken])
