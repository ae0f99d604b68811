"""The tree search: keys, memory, chance, honesty, and that it is the same bot everywhere."""

from itertools import pairwise

import pytest

from frostfair.bots.fitting import least, surprise
from frostfair.bots.game import bots_of
from frostfair.bots.roster import LEVELS, make_bot, names
from frostfair.bots.search.judge import Judge
from frostfair.bots.search.puct import Search, Temper
from frostfair.bots.search.tree import CERTAIN, NONE, Tree
from frostfair.bots.searcher import Searcher
from frostfair.games.installed import game
from frostfair.games.winter_queen.bots.bots import TEMPER
from frostfair.games.winter_queen.bots.weights import make_judge
from frostfair.games.winter_queen.rules.components import standard_box
from frostfair.games.winter_queen.rules.position import table_at
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.bits import first
from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import State, below, deciders, offers, settle, step
from frostfair.kernel.game import Game
from tests.size import size

WQ = game("winter-queen")
MIDDLE = (
    "GyP/.BPRP./r.Rp..R/RR.GB./BbR GB,BY,P B 20+2,4+2,12+2,3+3 14 "
    "4:13YG,1GY,16--|5:18-G,11YY,19YP 2 turn1 - 0"
)


def middle() -> Table:
    return table_at(standard_box(), MIDDLE)


def random_states(played: Game, seats: int, seed: int) -> list[State]:
    """Every position of a random game."""
    state = played.setup(seats, played.meta.accept_options({}), seed)
    settle(state, None)
    states = [state.copy()]
    while waiting := deciders(state):
        seat = first(waiting)
        choices = offers(state, seat, played.meta.most_choices)
        step(state, seat, choices[below(state, len(choices))], None)
        states.append(state.copy())
    return states


# --- what the kernel gives ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_states_have_equal_keys_if_and_only_if_they_are_equal(seats: int) -> None:
    states = [state for seed in range(size(3, 40)) for state in random_states(WQ, seats, seed)]
    by_key: dict[int, object] = {}
    for state in states:
        assert state.copy().key() == state.key()
        assert by_key.setdefault(state.key(), state.pack()) == state.pack()
    assert len(by_key) == len({repr(state.pack()) for state in states})


def test_a_game_without_a_key_of_its_own_has_one_all_the_same() -> None:
    tales = game("winter-tales")
    states = random_states(tales, 3, 1)[:40]
    assert all(one.key() != next_.key() for one, next_ in pairwise(states))
    assert states[5].copy().key() == states[5].key()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_state_copied_into_anothers_memory_is_the_same(seats: int) -> None:
    one, *others = random_states(WQ, seats, 7)
    spare: State = one.copy()
    for state in others:
        spare = state.copy_into(spare)
        assert (spare.pack(), spare.rng) == (state.pack(), state.rng)
        before = state.pack()
        if waiting := deciders(spare):
            step(spare, first(waiting), offers(spare, first(waiting), WQ.meta.most_choices)[0], None)
        assert state.pack() == before


def test_memory_of_another_table_is_not_used() -> None:
    two, three = random_states(WQ, 2, 1)[5], random_states(WQ, 3, 1)[5]
    assert two.copy_into(three).pack() == two.pack()
    assert three.seats == 3


# --- the tree ---


class Bare(State):
    """A state that nothing is left to do in."""


def test_columns_grow_and_keep_what_is_in_them() -> None:
    tree = Tree(2, 1)
    for n in range(50):
        tree.add_node(Bare(2), n, n - 1)
        tree.add_edge(n, n / 100, 0.5)
    assert [tree.key[n] for n in range(50)] == [tree.action[n] for n in range(50)] == list(range(50))
    assert tree.sibling[49] == 48
    assert tree.decider[49] == NONE


def test_an_edge_finds_its_outcomes() -> None:
    tree = Tree(2, 4)
    tree.add_node(Bare(2), 5, NONE)
    tree.add_node(Bare(2), 6, 0)
    tree.add_edge(0, 0.0, 1.0)
    tree.child[0] = 1
    assert [tree.outcome_with(0, key) for key in (5, 6, 7)] == [0, 1, NONE]
    assert [tree.nth_outcome(0, k) for k in (0, 1)] == [1, 0]


def test_of_edges_followed_equally_often_the_better_guess_is_chosen() -> None:
    tree = Tree(2, 4)
    tree.add_node(Bare(2), 0, NONE)
    for guess in (0.2, 0.7, 0.4):
        tree.add_edge(0, guess, 0.3)
    tree.first_edge[0], tree.last_edge[0] = 0, 3
    assert tree.most_followed(0) == 1
    tree.times[2] = 1
    assert tree.most_followed(0) == 2


# --- the search ---


def searched(state: State, simulations: int, seed: int = 1) -> Search:
    search = Search(make_judge(), TEMPER, WQ.meta.most_choices, seed)
    search.begin(state)
    search.run(simulations)
    return search


def test_every_simulation_is_counted_along_its_way() -> None:
    search = searched(middle(), 30)
    tree = search.tree
    followed = sum([tree.times[edge] for edge in range(tree.first_edge[0], tree.last_edge[0])])
    assert followed == search.simulations == tree.visits[0] == 30
    for edge in range(tree.edges):
        assert 0.0 <= tree.sums[edge] <= float(tree.times[edge])


def test_priors_of_a_node_add_up_to_one() -> None:
    tree = searched(middle(), 20).tree
    for node in range(tree.nodes):
        if tree.first_edge[node] != NONE:
            priors = [tree.prior[edge] for edge in range(tree.first_edge[node], tree.last_edge[node])]
            assert sum(priors) == pytest.approx(1.0)


def test_where_chance_speaks_several_outcomes_are_followed() -> None:
    """Whoever takes a book sees the next one of its pile; declining it changes nothing more."""
    state = next(state for state in random_states(WQ, 2, 4) if len(state.stack) == 2)
    tree = searched(state, 60).tree
    outcomes = [tree.outcomes[edge] for edge in range(tree.first_edge[0], tree.last_edge[0])]
    assert max(outcomes) > 1
    assert CERTAIN in [tree.outcomes[edge] for edge in range(tree.edges)]


def test_a_search_leaves_the_state_as_it_was() -> None:
    table = middle()
    before = table.pack(), table.rng
    searched(table, 30)
    assert (table.pack(), table.rng) == before


def test_the_same_seed_and_budget_give_the_same_tree() -> None:
    one, two = searched(middle(), 40), searched(middle(), 40)
    assert [one.tree.times[edge] for edge in range(one.tree.edges)] == [
        two.tree.times[edge] for edge in range(two.tree.edges)
    ]
    assert [one.tree.sums[edge] for edge in range(one.tree.edges)] == [
        two.tree.sums[edge] for edge in range(two.tree.edges)
    ]


def favourites(search: Search) -> list[str]:
    """The three edges that were followed most, and how often."""
    tree = search.tree
    edges = sorted(range(tree.first_edge[0], tree.last_edge[0]), key=lambda edge: -tree.times[edge])
    return [f"{WQ.notation(tree.action[edge])} {tree.times[edge]}" for edge in edges[:3]]


def test_a_level_is_the_same_bot_on_both_builds() -> None:
    """Found once on the sources; compiled code must come to the same."""
    assert [favourites(searched(middle(), 40, seed)) for seed in range(2)] == [
        ["G1-c2 11", "use 1 10", "use 2 6"],
        ["G1-c2 13", "use 1 11", "B1-3L 2"],
    ]


def test_what_a_seat_cant_know_changes_no_choice() -> None:
    """Two tables that differ only in the generator: the same tree for the same seed of the bot."""
    one, two = middle(), middle()
    one.rng, two.rng = 12345, 987654321
    for seed in range(size(2, 50)):
        assert searched(one, 25, seed).chosen() == searched(two, 25, seed).chosen()


def test_a_game_that_is_nearly_over_is_searched_to_its_end() -> None:
    state = random_states(WQ, 2, 3)[-3]
    search = searched(state, 200)
    assert search.chosen() in offers(state, first(deciders(state)), WQ.meta.most_choices)


class Flat(Judge):
    """All seats alike, always; interpreted, as a game from elsewhere would bring it."""

    def shares(self, state: State, into: vec[float], at: i64) -> None:
        for seat in range(state.seats):
            into[at + seat] = 1.0 / float(state.seats)


@pytest.mark.parametrize("name", ["winter-queen", "witchstone"])
def test_any_game_can_be_searched_with_a_judge_in_plain_python(name: str) -> None:
    played = game(name)
    state = random_states(played, 2, 2)[10]
    search = Search(Flat(), Temper(0.5, 25.0, 1.0), played.meta.most_choices, 1)
    search.begin(state)
    search.run(20)
    assert search.chosen() in offers(state, first(deciders(state)), played.meta.most_choices)


def test_a_cap_on_time_stops_a_searcher_early() -> None:
    bot = Searcher(make_judge, TEMPER, 10**9, WQ.meta.most_choices, 1, seconds=0.0)
    table = middle()
    choices = offers(table, 0, WQ.meta.most_choices)
    assert bot.decide(table, 0, choices) in choices


# --- levels ---


def test_levels_are_named_from_weak_to_strong() -> None:
    assert names(WQ) == [*LEVELS, "greedy", "random"]
    assert names(game("winter-tales")) == ["novice", "greedy", "random"]


def test_a_bot_that_a_game_lacks_is_refused_by_name() -> None:
    with pytest.raises(
        Malformed, match=r"winter-tales: unknown bot 'queen'; available: novice, greedy, random"
    ):
        make_bot("queen", game("winter-tales"), 1)


# --- fitting ---


def test_the_least_of_a_bowl_is_found() -> None:
    numbers, lowest = least(lambda n: (n["x"] - 3) ** 2 + (n["y"] + 1) ** 2, {"x": 0.0, "y": 0.0})
    assert numbers == pytest.approx({"x": 3.0, "y": -1.0}, abs=0.01)
    assert lowest < 1e-4


def test_a_coin_surprises_by_its_logarithm() -> None:
    assert surprise([0.5, 0.5], [1.0, 0.0]) == pytest.approx(0.6931, abs=1e-4)
    assert surprise([1.0], [0.0]) > 9  # but never endlessly


def test_the_judge_is_fitted_with_its_origin_beside_it() -> None:
    fit = bots_of(WQ).fit(games=size(2, 300), seed=9000)
    text = fit.written(WQ)
    assert f"frostfair fit winter-queen --games {size(2, 300)} --seed 9000" in text
    assert fit.surprise < 0.6931
    assert set(fit.parts["weights"]) | set(fit.parts["outlook"]) == {
        *("polar_star", "empty_page", "empty_place", "tempo", "width", "width_per_turn")
    }


def test_a_game_without_numbers_to_fit_says_so() -> None:
    with pytest.raises(Malformed, match="winter-tales: no bot of this game has numbers to fit"):
        bots_of(game("winter-tales")).fit(1, 1)
