"""Tables take turns, and the more of them wait, the shorter each bot thinks."""

import random

import pytest

from frostfair.server.bots.queue import LEAST_SHARE, FairQueue, share


def test_a_table_that_asks_much_waits_behind_those_that_ask_little() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(3):
        queue.put("busy", f"busy {n}")
    queue.put("one", "one 0")
    queue.put("two", "two 0")
    assert len(queue) == 5
    taken = [queue.take() for _ in range(6)]
    assert taken == ["busy 0", "one 0", "two 0", "busy 1", "busy 2", None]


def test_what_is_no_longer_wanted_is_passed_over() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", "a 0")
    queue.put("b", "b 0")
    queue.discard("a", "a 0")
    queue.discard("a", "a 0")
    queue.discard("none", "a 0")
    assert [queue.take(), queue.take()] == ["b 0", None]


@pytest.mark.parametrize("seed", range(20))
def test_between_two_turns_of_a_table_every_other_that_waits_has_one(seed: int) -> None:
    chance, queue, waits = random.Random(seed), FairQueue[tuple[str, int]](), dict[str, int]()
    passed: dict[str, dict[str, int]] = {}
    for n in range(300):
        if chance.random() < 0.55:
            table = chance.choice("abcdef")
            queue.put(table, (table, n))
            if not waits.get(table):
                passed[table] = {}
            waits[table] = waits.get(table, 0) + 1
        elif (item := queue.take()) is not None:
            taken = item[0]
            waits[taken] -= 1
            for other in [other for other, count in waits.items() if count and other != taken]:
                passed[other][taken] = passed[other].get(taken, 0) + 1
                assert passed[other][taken] <= 1, "taken twice while another waited"
            passed[taken] = {}
    assert len(queue) == sum(waits.values())


def test_budgets_shrink_by_halves_with_the_crowd_and_never_to_nothing() -> None:
    assert [share(waiting, 2) for waiting in (0, 1, 4, 5, 8, 9, 16, 17, 1000)] == [
        *(1, 1, 1, 1 / 2, 1 / 2, 1 / 4, 1 / 4, 1 / 8, 1 / 8)
    ]
    assert share(10**6, 1) == LEAST_SHARE
