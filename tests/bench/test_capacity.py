"""The simulated cluster beside what is known of queues; bench.capacity itself compares it with a real one."""

import random
from dataclasses import replace

import pytest

from bench.capacity import BUSY, Cluster, Core, Costs, Events, Simulation, Writer, need, read_costs

COSTS = Costs(0.001, 0.0, 0.02, 0.002, 50_000, 10_000, 0.004, 300)


def test_events_happen_in_the_order_of_their_time() -> None:
    events, happened = Events(), list[str]()
    events.after(2, lambda: happened.append("two"))
    events.after(1, lambda: events.after(0.5, lambda: happened.append("one and a half")))
    events.after(1, lambda: happened.append("one"))
    events.after(9, lambda: happened.append("never"))
    events.run(3)
    assert happened == ["one", "one and a half", "two"]
    assert events.now == 3


def test_a_core_does_one_thing_at_a_time() -> None:
    events, done = Events(), list[float]()
    core = Core(events)
    for _ in range(3):
        core.do(2, lambda: done.append(events.now))
    events.run(10)
    assert done == [2, 4, 6]
    assert core.busy == 6


def test_what_comes_during_a_commit_shares_the_next_one() -> None:
    events, kept = Events(), list[float]()
    writer = Writer(Core(events), Core(events), replace(COSTS, commit=1.0))
    for at in (0, 0.1, 0.2, 5):
        events.after(at, lambda: writer.append(lambda: kept.append(events.now)))
    events.run(10)
    assert kept == [1, 2, 2, 6]


@pytest.mark.parametrize("busy", [0.3, 0.6, 0.8])
def test_waiting_is_what_the_theory_says(busy: float) -> None:
    """A Poisson stream at a core that takes equally long for everything: M/D/1."""
    events, chance, waited = Events(), random.Random(3), list[float]()
    core = Core(events)

    def comes() -> None:
        begun = events.now
        core.do(1, lambda: waited.append(events.now - begun - 1))
        events.after(chance.expovariate(busy), comes)

    comes()
    events.run(20_000)
    assert core.busy / 20_000 == pytest.approx(busy, rel=0.05)
    assert sum(waited) / len(waited) == pytest.approx(busy / (2 * (1 - busy)), rel=0.15)


def test_nodes_share_the_work_and_an_overloaded_one_cannot_hide_it() -> None:
    alone = Simulation(Cluster(2000, 1, 1.0), COSTS, warm_up=1.0).run(4)
    four = Simulation(Cluster(2000, 4, 1.0), COSTS, warm_up=1.0).run(4)
    assert alone.busy == pytest.approx(1.0, abs=0.01)
    assert alone.moves / alone.seconds == pytest.approx(1 / COSTS.move, rel=0.05)
    assert four.busy == pytest.approx(0.5, rel=0.1)
    assert four.p99 < alone.p50


def test_the_same_seed_makes_the_same_run() -> None:
    assert Simulation(Cluster(50), COSTS, 7).run(20) == Simulation(Cluster(50), COSTS, 7).run(20)


def test_what_is_needed_grows_with_the_tables_and_leaves_the_nodes_some_rest() -> None:
    costs = read_costs()
    small, big = need(10**4, 0.05, costs), need(10**6, 0.05, costs)
    assert big.memory == 100 * small.memory
    assert small.nodes <= big.nodes <= 100 * small.nodes
    assert big.moves * costs.move / big.nodes <= BUSY
