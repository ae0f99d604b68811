"""Chapter 4: energy."""

import pytest

from frostfair.games.witchstone.rules.board_effects import place_energy
from tests.games.witchstone.rules.play import BOX, Play


def links(play: Play) -> set[str]:
    return {text.removeprefix("energy ") for text in play.can() if text.startswith("energy")}


def test_each_action_puts_one_energy_on_a_free_space() -> None:  # WS-4.1
    play = Play().owes("energy", 3).do("energy W-T0")
    assert play.player().energies == 19
    assert play.tells("energy-placed") == [[0, play.connection("W-T0"), 1, 2]]
    assert play.owed()[-1] == "energy 2"
    play.do("energy W-T0")
    assert play.refuses("energy W-T0") == "WS-4.1 connection-complete"


def test_the_first_goes_at_the_own_tower() -> None:  # WS-4.2
    play = Play().owes("energy", 3)
    assert links(play) == {"W-T0", "T0-V0", "T0-C0", "T0-F0", "V3-T0"}
    assert play.refuses("energy W-T1") == "WS-4.2 not-joined-to-your-tower"


def test_new_ones_start_where_own_connections_lead() -> None:  # WS-4.2
    play = Play().joins(0, "T0-V0").owes("energy", 3)
    assert links(play) == {"W-T0", "T0-C0", "T0-F0", "V3-T0", "W-V0", "V0-T1", "V0-F0"}
    play.do("energy W-V0")
    assert links(play) == {"W-V0"}  # an unfinished one leads nowhere yet


def test_foreign_connections_lead_nowhere_for_energy() -> None:  # WS-4.2
    play = Play().joins(1, "W-T1").joins(0, "W-T0").owes("energy", 3)
    assert not links(play) & {"T1-V1", "T1-C1"}


def test_two_locations_may_be_joined_twice() -> None:  # WS-4.2
    play = Play().joins(0, "T0-V0", "V0-F0").owes("energy", 3)
    assert "T0-F0" in links(play)
    play.do("energy T0-F0", "energy T0-F0", "energy T0-F0")
    assert play.scored() == {"connection": 6}


def test_a_begun_connection_comes_first() -> None:  # WS-4.3
    play = Play().owes("energy", 2).do("energy T0-F0")
    assert links(play) == {"T0-F0"}
    assert play.refuses("energy T0-V0") == "WS-4.3 finish-the-begun-connection"


def test_a_connection_belongs_to_who_began_it() -> None:  # WS-4.4
    play = Play().joins(1, "V0-T1").joins(0, "T0-V0")
    place_energy(play.table, 1, play.connection("W-V0"), None)  # begun only
    play.owes("energy", 2)
    assert play.refuses("energy W-V0") == "WS-4.4 connection-of-another-player"
    assert play.refuses("energy V0-T1") == "WS-4.4 connection-of-another-player"
    assert not links(play) & {"W-V0", "V0-T1"}


@pytest.mark.parametrize(("name", "points"), [("T0-V0", 1), ("W-T0", 3), ("T0-F0", 6)])
def test_a_completed_connection_scores_at_once(name: str, points: int) -> None:  # WS-4.5
    length = BOX.ball.length[BOX.ball.connection_names.index(name)]
    play = Play().owes("energy", length)
    for i in range(length):
        assert play.points == 2
        play.do(f"energy {name}")
        if i < length - 1:
            assert play.scored() == {}
    assert play.points == 2 + points
    assert play.tells("points-scored") == [
        [0, 1, points, "WS-4.5", "connection", play.connection(name), length]
    ]


def test_without_energies_there_are_no_energy_actions() -> None:  # WS-4.6
    play = Play()
    play.joins(0, "T0-F0", "T0-V0", "T0-C0", "W-T0", "W-V0", "F0-C1", "V0-T1", "V0-F0", "C0-F0")
    assert play.player().energies == 2
    play.joins(0, "T1-V1").owes("energy", 3).do("energy W-T1")
    assert play.player().energies == 0
    assert play.tells("actions-lost") == [[0, 0, 2]]
    assert play.player().begun == play.connection("W-T1")  # it stays unfinished
    play.table.check()
