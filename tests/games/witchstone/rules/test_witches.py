"""Chapter 5: witches."""

import pytest

from frostfair.games.witchstone.rules.terms import NONE
from frostfair.kernel.bits import BIT, size
from tests.games.witchstone.rules.play import Play


def sends(play: Play) -> set[str]:
    return {text.removeprefix("send ") for text in play.can() if text.startswith("send")}


def test_lay_a_witch_or_send_one() -> None:  # WS-5.1
    play = Play().joins(0, "T0-V0").owes("witch", 2)
    assert "lay witch" in play.can()
    assert sends(play) == set()
    assert play.refuses("send V0") == "WS-5.1 no-lying-witch"
    play.do("lay witch")
    assert (play.player().supply, play.player().lying) == (10, 1)
    assert play.scored() == {}
    play.do("send V0")
    assert play.player().lying == 0


def test_without_supply_only_lying_ones_are_left() -> None:  # WS-5.1
    play = Play().joins(0, "T0-V0")
    play.player().supply, play.player().lying = 0, 11
    play.owes("witch", 2)
    assert play.refuses("lay witch") == "WS-5.1 no-witch-in-supply"
    assert sends(play) == {"V0"}


def test_only_completed_connections_carry_witches() -> None:  # WS-5.2
    play = Play().owes("energy", 1).do("energy W-T0")
    play.player().lying, play.player().supply = 1, 10
    play.turn.stage = 3
    play.table.stack[:] = [play.turn]
    play.owes("witch", 5)
    assert sends(play) == set()
    assert play.refuses("send W") == "WS-5.2 no-way-leads-there"


def test_own_connections_cost_nothing_more() -> None:  # WS-5.2
    play = Play().joins(0, "T0-V0", "V0-F0", "F0-C1").owes("witch", 2).do("lay witch", "send C1")
    assert play.tells("witch-sent") == [
        [0, play.location("C1"), 1, [play.location(at) for at in ("T0", "V0", "F0", "C1")]]
    ]


@pytest.mark.parametrize(("foreign", "cost"), [(["W-T1"], 2), (["W-T1", "T1-C1"], 3)])
def test_each_foreign_connection_costs_one_more(foreign: list[str], cost: int) -> None:  # WS-5.2
    play = Play().joins(0, "W-T0").joins(1, *foreign)
    goal = foreign[-1].split("-")[1]
    play.player().lying, play.player().supply = 1, 10
    play.owes("witch", cost).do(f"send {goal}")
    assert [row[2] for row in play.tells("witch-sent")] == [cost]
    assert play.scored()["witch"] == 2


def test_the_cheapest_way_counts() -> None:  # WS-5.2
    play = Play(seats=3).joins(1, "V0-T1", "T1-V1").joins(0, "T0-V0", "W-V0", "W-V1")
    play.player().lying, play.player().supply = 1, 10
    play.owes("witch", 2)
    assert sends(play) >= {"V1", "T1"}
    play.do("send V1")  # over own connections, though a foreign way is there too
    assert play.tells("witch-sent")[0][2] == 1


def test_locations_on_the_way_may_be_occupied() -> None:  # WS-5.2
    play = Play().joins(0, "T0-V0", "V0-F0")
    play.player(1).standing |= BIT[play.location("V0")]
    play.player(1).supply -= 1
    play.player().standing |= BIT[play.location("V0")]
    play.player().supply -= 1
    play.owes("witch", 2).do("lay witch", "send F0")


def test_all_needed_actions_must_be_at_hand() -> None:  # WS-5.3
    play = Play().joins(0, "W-T0").joins(1, "W-T1").owes("witch", 2).do("lay witch")
    assert play.refuses("send T1") == "WS-5.3 not-enough-actions"
    assert sends(play) == {"W"}


def test_a_standing_witch_never_moves_again() -> None:  # WS-5.4
    play = Play().joins(0, "T0-V0", "V0-F0").owes("witch", 4).do("lay witch", "send V0")
    assert sends(play) == set()  # nobody lies: the one on V0 stays
    assert play.player().standing & BIT[play.location("V0")]
    play.do("lay witch", "send F0")
    assert play.player().standing & BIT[play.location("V0")]


def test_one_standing_witch_of_a_player_on_a_location() -> None:  # WS-5.5
    play = Play().joins(0, "T0-V0").owes("witch", 4).do("lay witch", "lay witch", "send V0")
    assert play.refuses("send V0") == "WS-5.5 your-witch-stands-there"
    assert play.refuses("send T0") == "WS-5.5 your-witch-stands-there"  # the large one
    other = Play().joins(0, "T0-V0")
    other.player(1).standing |= BIT[other.location("V0")]
    other.player(1).supply -= 1
    other.owes("witch", 2).do("lay witch", "send V0")  # another player's doesn't matter


def test_any_number_may_lie() -> None:  # WS-5.5
    play = Play().owes("witch", 11)
    play.do(*["lay witch"] * 11)
    assert play.player().lying == 11


def test_a_witch_put_standing_scores_two() -> None:  # WS-5.6
    play = Play().joins(0, "T0-V0").token_lies("wand", "V0").owes("witch", 2)
    play.do("lay witch", "send V0")
    assert play.scored() == {"witch": 2}
    assert play.tells("points-scored")[0][3] == "WS-5.6"


def test_the_first_takes_the_token() -> None:  # WS-5.7
    play = Play().joins(0, "T0-V0").token_lies("energy", "V0").owes("witch", 3)
    play.do("lay witch", "send V0")
    assert play.tells("token-taken") == [[0, 0, play.location("V0"), False]]
    assert play.player().tokens == 2
    assert play.table.token_at[play.location("V0")] == NONE
    later = Play().joins(0, "T0-V0")
    later.table.token_at[later.location("V0")] = NONE
    later.player(1).tokens += 1
    later.owes("witch", 2).do("lay witch", "send V0")
    assert later.tells("token-taken") == []


def test_a_token_gives_one_action_at_any_time_of_the_kind() -> None:  # WS-5.8
    play = Play().joins(0, "T0-V0").token_lies("energy", "V0").owes("witch", 3)
    play.do("lay witch", "send V0")
    assert "token energy" in play.can()
    play.do("lay witch")  # first something else, up to the last action
    assert play.owed() == ["draw 1", "witch 0"]
    assert set(play.can()) == {"token energy", "done", "reach"}
    play.do("token energy")
    assert play.owed() == ["draw 1", "witch 0", "energy 1"]
    play.do("energy T0-C0")
    assert play.owed() == ["draw 1"]


def test_a_token_may_be_used_before_the_last_action() -> None:  # WS-5.8
    play = Play().joins(0, "T0-V0").token_lies("energy", "V0").owes("witch", 4)
    play.do("lay witch", "send V0", "lay witch", "token energy", "energy T0-C0", "send C0")
    assert play.player().standing & BIT[play.location("C0")]


def test_a_waived_token_is_kept_but_not_for_later() -> None:  # WS-5.8
    play = Play().joins(0, "T0-V0").token_lies("energy", "V0").owes("witch", 2)
    play.do("lay witch", "send V0", "done")
    assert play.tells("token-used") == [[0, 0, 0]]
    assert play.player().tokens == 2
    assert play.owed() == ["draw 1"]


def test_a_point_token_scores_three_at_once() -> None:  # WS-5.8
    play = Play().joins(0, "T0-V0").token_lies("vp", "V0").owes("witch", 2).do("lay witch", "send V0")
    assert play.scored() == {"witch": 2, "token": 3}
    assert play.player().tokens == 2


@pytest.mark.parametrize(("before", "points"), [(0, 5), (1, 3), (2, 2), (3, 1)])
def test_the_witchstone_has_bonus_spaces(before: int, points: int) -> None:  # WS-5.9
    play = Play(seats=4).joins(0, "W-T0")
    for seat in range(before):
        p = play.player(seat + 1)
        p.rank, p.supply = seat + 1, 10
        p.standing |= BIT[play.location("W")]
    play.owes("witch", 3).do("lay witch", "send W")
    assert play.scored() == {"witch": 2, "witchstone": points}
    assert play.tells("token-taken") == []
    assert play.player().rank == before + 1


def test_when_all_stand_there_are_no_witch_actions() -> None:  # WS-5.10
    play = Play()
    p = play.player()
    p.supply = 0
    for at in range(17):
        if at not in (play.location("W"), play.location("T0"), play.location("T1")) and size(p.standing) < 12:
            p.standing |= BIT[at]
    play.table.check()
    play.owes("witch", 3)
    assert play.owed() == ["draw 1"]


def test_there_must_be_a_token_to_use() -> None:  # WS-5.8
    assert Play().owes("witch", 2).refuses("token energy") == "WS-5.8 no-such-token"
