"""Chapter 6: the pentagram."""

from frostfair.games.witchstone.rules.owed import owed
from frostfair.games.witchstone.rules.terms import NONE
from frostfair.kernel.bits import BIT, size
from tests.games.witchstone.rules.play import TILE_NAMES, Play


def at(play: Play, space: int) -> Play:
    play.player().pentagram = space
    return play


def test_one_space_clockwise_each() -> None:  # WS-6.1
    play = at(Play(), 5).owes("pentagram", 2).do("step")
    assert play.tells("pentagram-stepped") == [[0, 6]]
    assert play.owed()[-1] == "pentagram 1"
    play.do("step")
    assert play.player().pentagram == 7
    assert play.owed() == ["draw 1"]


def test_the_track_is_a_ring() -> None:  # WS-6.1
    play = at(Play(), 15).owes("pentagram", 2).do("step", "step")
    assert play.player().pentagram == 17  # space 2, a second time round
    assert len(play.tells("special-taken")) == 1


def test_steps_may_be_waived_one_by_one() -> None:  # WS-6.1
    play = at(Play(), 5).owes("pentagram", 3).do("step", "done")
    assert play.player().pentagram == 6
    assert play.tells("actions-lost") == [[0, 2, 2]]


def test_a_pale_space_gives_nothing_and_rewards_come_in_order() -> None:  # WS-6.2
    play = at(Play(), 3).owes("pentagram", 8)
    told: list[str] = []
    while play.player().pentagram < 8:
        play.do("step")
        told += [event.kind for event in play.told]
    assert told == [
        "pentagram-stepped",
        "pentagram-stepped",
        "owl-taken",
        "pentagram-stepped",
        "pentagram-stepped",
        "pentagram-stepped",
        "special-taken",
        "special-revealed",
    ]


def test_an_orange_space_gives_the_top_owl_tile() -> None:  # WS-6.3
    play = at(Play(), 4).owes("pentagram", 1).do("step")
    assert play.tells("owl-taken") == [[0, 0, 7]]
    assert (list(play.table.owls_left), play.points) == ([4, 5], 2)  # its value comes at the end
    again = at(Play(), 19)
    again.table.owls_left[0] = 2
    again.player(1).owls = 0b111
    again.owes("pentagram", 1).do("step")
    assert again.tells("owl-taken") == [[0, 0, 4]]


def test_an_empty_owl_stack_gives_two_points() -> None:  # WS-6.3
    play = at(Play(), 10)
    play.table.owls_left[1] = 0
    play.player(1).owls = 0b1111100000
    play.owes("pentagram", 1).do("step")
    assert play.scored() == {"empty_owls": 2}
    assert play.tells("owl-taken") == []


def test_a_dark_space_gives_its_special_tile_and_is_refilled() -> None:  # WS-6.4
    play = at(Play(), 1).turns_up("energy+witch").owes("pentagram", 1).do("step")
    assert play.tells("special-taken") == [[0, TILE_NAMES.index("energy+witch"), 0]]
    refilled = [event for event in play.told if event.kind == "special-revealed"]
    assert len(refilled) == 1
    assert refilled[0].lifts_veil()
    assert play.table.dark[0] not in (NONE, TILE_NAMES.index("energy+witch"))
    assert size(play.table.special_stack) == 11


def test_the_last_special_tile_leaves_the_space_empty() -> None:  # WS-6.4
    play = at(Play(), 1)
    rest = play.table.special_stack
    play.table.special_stack = 0
    play.player(1).specials = rest
    for special in range(15):
        if rest & BIT[special]:
            play.table.special_at[special] = 1 << 6 | 63
    play.owes("pentagram", 1).do("step")
    assert play.table.dark[0] == NONE


def no_specials(play: Play) -> Play:
    """All special tiles are with seat 1."""
    play.table.special_stack = 0
    play.player(1).specials = 0x7FFF
    for special in range(15):
        play.table.special_at[special] = 1 << 6 | 63
    for dark in range(3):
        play.table.dark[dark] = NONE
    return play


def test_an_empty_dark_space_gives_two_actions_of_any_kind() -> None:  # WS-6.4
    play = at(no_specials(Play()), 1).owes("pentagram", 1).do("step")
    kinds = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"]
    assert set(play.can()) == {*[f"choose {kind}" for kind in kinds], "done", "reach"}
    assert play.owed()[-1] == "any 2"
    second = owed(at(no_specials(Play()), 7).owes("pentagram", 1).do("step").table)[-1]
    assert (second.kind, second.cause, second.which) == ("any", "dark", "8")
    assert play.refuses("step") == "WS-6.4 choose-a-kind"
    play.do("choose witch")
    assert play.owed() == ["draw 1", "pentagram 0", "witch 2"]
    again = at(no_specials(Play()), 1).owes("pentagram", 1).do("step", "choose pentagram")
    assert again.owed() == ["draw 1", "pentagram 2"]
    waived = at(no_specials(Play()), 1).owes("pentagram", 1).do("step", "done")
    assert waived.owed() == ["draw 1"]


def test_a_special_tile_is_used_once_for_two_actions() -> None:  # WS-6.5
    play = at(Play(), 1).turns_up("energy+witch").owes("pentagram", 2).do("step")
    assert "use energy+witch for energy" in play.can()
    assert play.refuses("done") == "WS-6.5 decide-the-special-tile"
    play.do("use energy+witch for witch")
    assert play.owed() == ["draw 1", "pentagram 1", "witch 2"]
    play.do("done")
    assert play.refuses("use energy+witch for witch") == "WS-6.5 no-such-special-tile"
    assert play.table.special_at[0] == 63  # turned over, and kept
    assert play.player().specials == BIT[0]


def test_or_laid_for_good_anywhere() -> None:  # WS-6.5
    play = at(Play(), 1).turns_up("energy+witch").owes("pentagram", 2).do("step")
    laid = {text.split()[-1] for text in play.can() if text.startswith("lay")}
    assert len(laid) == 24
    assert play.refuses("lay energy+witch b3") == "WS-6.6 hex-not-empty"
    assert play.refuses("lay energy+wand b2") == "WS-6.5 no-such-special-tile"
    play.do("lay energy+witch b2")
    assert play.group("energy", "b2") == 2  # with the printed a1
    assert play.group("witch", "b2") == 1
    assert "place energy+wand b2 E" not in play.can()


def test_the_decision_may_wait_until_the_pentagram_ends() -> None:  # WS-6.5
    play = at(Play(), 1).turns_up("energy+witch").owes("pentagram", 2).do("step", "step")
    assert play.owed() == ["draw 1", "pentagram 0"]  # nothing left but the decision
    play.do("use energy+witch for energy", "done")
    assert play.owed() == ["draw 1"]


def test_laying_activates_nothing() -> None:  # WS-6.6
    play = at(Play(), 1).turns_up("energy+witch").owes("pentagram", 1).do("step", "lay energy+witch b2")
    assert play.tells("actions-gained") == []
    assert play.owed() == ["draw 1"]


def test_without_an_empty_hex_only_the_single_use_is_left() -> None:  # WS-6.6
    play = at(Play(), 1).turns_up("energy+witch").owes("pentagram", 1).do("step")
    play.player().covered |= play.table.empty_hexes(0)
    assert set(play.can()) == {"use energy+witch for energy", "use energy+witch for witch", "reach"}
