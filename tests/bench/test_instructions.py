"""Instructions per unit: the difference of two counts, so that the start of Python cancels out."""

from bench.instructions import COLLECTED, UNITS, Plan, Tally, per_unit, plan_of
from bench.workloads import subjects

START = 368_079_413
COSTS = {"snowfall/3/play": 2000, "snowfall/3/copy-step": 900}
UNITS_EACH = {"snowfall/3/play": 57, "snowfall/3/copy-step": 1}


def tally(plan: Plan) -> Tally:
    units = {name: UNITS_EACH[name] * times for name, times in plan.items()}
    return START + sum(COSTS[name] * n for name, n in units.items()), units


def test_the_start_cancels_out() -> None:
    assert per_unit({"snowfall/3/play": 10, "snowfall/3/copy-step": 500}, tally) == COSTS


def test_one_count_for_all_and_one_more_for_each() -> None:
    asked: list[Plan] = []

    def listen(plan: Plan) -> Tally:
        asked.append(plan)
        return tally(plan)

    per_unit({"snowfall/3/play": 10, "snowfall/3/copy-step": 500}, listen)
    assert [tuple(plan.values()) for plan in asked] == [(10, 500), (20, 500), (10, 1000)]


def test_what_valgrind_and_the_counted_process_say() -> None:
    file = "version: 1\npid: 26629\nevents: Ir\nsummary: 368079413\n\nfn=(1)\n"
    found = COLLECTED.search(file)
    assert found is not None
    assert int(found[1]) == START
    assert UNITS.findall("units snowfall/3/play 570\nelse\n") == [("snowfall/3/play", "570")]


def test_the_plan_names_work_that_is_measured() -> None:
    for subject in subjects():
        for name in plan_of(subject):
            game, seats, _work = name.split("/")
            assert game == subject.game
            assert int(seats) in subject.seats
