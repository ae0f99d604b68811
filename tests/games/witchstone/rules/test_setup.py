"""Chapter 2: set-up."""

import pytest

from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import LOCATION_TYPES, NONE, TOWER
from frostfair.kernel.bits import members_of, size
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import deciders, offers, settle, step
from frostfair.kernel.match import Match, Setup
from tests.games.witchstone.rules.play import BOX, WITCHSTONE, Play


def fresh(seats: int = 3, seed: int = 5, **options: object) -> Table:
    table = WITCHSTONE.setup(seats, WITCHSTONE.meta.accept_options(options), seed)
    assert isinstance(table, Table)
    settle(table, None)
    return table


def test_owl_tiles_lie_in_two_stacks_the_seven_on_top() -> None:  # WS-2.1
    play = Play().owes("pentagram", 11)
    assert list(BOX.tracks.owl_stack) == [7, 6, 5, 4, 3]
    assert list(play.table.owls_left) == [5, 5]
    play.player().pentagram = 4
    assert play.do("step").tells("owl-taken") == [[0, 0, 7]]


def test_six_scrolls_lie_open() -> None:  # WS-2.2
    table = fresh()
    assert NONE not in list(table.open)
    assert len(set(table.open)) == 6
    assert size(table.deck) == 34


def test_three_special_tiles_lie_open() -> None:  # WS-2.3
    table = fresh()
    assert len(set(table.dark)) == 3
    assert size(table.special_stack) == 12


def test_tokens_lie_on_every_location_but_the_witchstone() -> None:  # WS-2.4
    table = fresh()
    without = [at for at in range(17) if table.token_at[at] == NONE]
    assert without == [BOX.ball.witchstone]
    assert sum([table.shelf_tokens >> 4 * token & 15 for token in range(7)]) == 5


def test_tokens_are_shuffled() -> None:  # WS-2.4
    assert len({tuple(fresh(seed=seed).token_at) for seed in range(20)}) == 20


def test_five_tiles_in_hand_and_ten_face_down() -> None:  # WS-2.5
    table = fresh()
    for p in table.players:
        assert (size(p.hand), size(p.unseen), p.to_draw) == (5, 10, 10)
    views = [WITCHSTONE.view(table, seat)["players"] for seat in (0, 1, None)]
    assert [isinstance(view[0]["hand"], list) for view in views] == [True, False, False]  # type: ignore[index]


def test_owls_start_on_zero() -> None:  # WS-2.6
    for p in fresh().players:
        assert (p.points, p.pentagram, p.wand) == (0, 0, 0)


def test_large_witches_come_from_the_last_player_back() -> None:  # WS-2.7
    table = fresh(seats=4, first=2)
    order: list[int] = []
    while table.round == 0:
        seat = members_of(deciders(table))[0]
        actions = offers(table, seat, 400)
        if WITCHSTONE.notation(actions[0]).startswith("tower"):
            order.append(seat)
            before = table.players[seat].points
            token = table.token_at[actions[0] - 72]
            step(table, seat, actions[0], None)
            assert table.players[seat].points == before + 2 + (3 if token == 6 else 0)
            assert table.players[seat].tokens == 1
        else:
            step(table, seat, WITCHSTONE.parse("done"), None)
    assert order == [0, 3, 2, 1]
    assert deciders(table) == 1 << 1


def test_the_token_is_carried_out_as_one_action() -> None:  # WS-2.7
    for seed in range(40):
        table = fresh(seats=2, seed=seed, first=1)
        tower = members_of(BOX.ball.locations_of[TOWER])[0]
        token = table.token_at[tower]
        step(table, 1, WITCHSTONE.parse(f"tower {BOX.ball.location_names[tower]}"), None)
        if token == 6:
            assert table.players[1].points == 5
            assert members_of(deciders(table)) == [0]
        else:
            assert table.stack[-1].pack()[:3] == [WITCHSTONE.notation(32 + token).split()[1], 1, 1]
            assert WITCHSTONE.parse("reach") not in offers(table, 1, 400)  # set-up is no turn


def test_a_tower_is_taken_once() -> None:  # WS-2.7
    table = fresh(seats=2, seed=3, first=1)
    step(table, 1, WITCHSTONE.parse("tower T2"), None)
    while members_of(deciders(table)) == [1]:
        step(table, 1, WITCHSTONE.parse("done"), None)
    assert WITCHSTONE.parse("tower T2") not in offers(table, 0, 400)
    refusal = table.stack[-1].why_not(table, 0, WITCHSTONE.parse("tower T2"))
    assert (refusal.rule, refusal.reason) == ("WS-2.7", "tower-taken")
    assert table.stack[-1].why_not(table, 0, WITCHSTONE.parse("tower V2")).reason == "no-tower"


def test_empty_towers_keep_their_tokens_for_the_first_witch() -> None:  # WS-2.8
    play = Play(seats=2).token_lies("wand", "T2")
    assert play.table.token_at[play.location("T2")] != NONE
    play.joins(0, "W-T0", "W-T2").owes("witch", 2).do("lay witch", "send T2")
    assert play.tells("token-taken") == [[0, 4, play.location("T2"), False]]


def test_only_the_shelves_depend_on_the_number_of_players() -> None:  # WS-2.8
    for seats in (2, 3, 4):
        table = fresh(seats=seats)
        assert [
            LOCATION_TYPES[BOX.ball.location_type[at]] for at in range(17) if table.token_at[at] == NONE
        ] == ["witchstone"]
        assert (size(table.deck), size(table.special_stack), list(table.owls_left)) == (34, 12, [5, 5])
        assert [(p.energies, p.supply, size(p.hand)) for p in table.players] == [(20, 11, 5)] * seats


def test_the_start_player_is_random_or_set() -> None:  # WS-2.9
    assert {int(fresh(seats=3, seed=seed).first) for seed in range(30)} == {0, 1, 2}
    assert fresh(seats=3, first=3).first == 2
    with pytest.raises(Malformed, match=r"no seat 4; seats are 1 to 3 \(WS-2.9\)"):
        fresh(seats=3, first=4)


def test_a_match_starts_with_a_tower() -> None:
    match = Match(WITCHSTONE, Setup(WITCHSTONE, 2, "0" * 64, {"first": 1}))
    assert match.deciders() == [1]
    assert [WITCHSTONE.notation(a) for a in match.offers(1)] == [
        "tower T0",
        "tower T1",
        "tower T2",
        "tower T3",
    ]
