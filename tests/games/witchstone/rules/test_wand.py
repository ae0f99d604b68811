"""Chapter 8: the wand."""

import pytest

from frostfair.games.witchstone.rules.components import STANDARD, box_from_text
from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.kernel.bits import BIT
from tests.games.witchstone.rules.play import BOX, Play
from tests.games.witchstone.rules.test_components import TEXT


def test_all_actions_of_a_source_are_one_move() -> None:  # WS-8.1
    play = Play().on_wand(2, 9).owes("wand", 5)
    assert play.can()[:5] == ["wand 1", "wand 2", "wand 3", "wand 4", "wand 5"]
    play.do("wand 5")
    assert play.tells("wand-moved") == [[0, 2, 7]]
    assert [event.kind for event in play.told][:1] == ["wand-moved"]
    assert play.owed()[-1] == "energy 1"  # space 6; space 4 scored nothing


def test_boosts_are_declared_first_and_any_number_is_used() -> None:  # WS-8.1
    play = Play().on_wand(2, 9)
    play.gains("double_boost", "wand")
    play.owes("wand", 1).do("boost 2")
    assert [t for t in play.can() if t.startswith("wand")] == ["wand 1", "wand 2", "wand 3"]
    play.do("wand 1")
    assert play.tells("actions-lost") == [[0, 4, 2]]
    none = Play().on_wand(2, 9).owes("wand", 2).do("done")
    assert none.player().wand == 2
    assert none.refuses("wand 1") == "WS-3.3 draw-first"


def test_light_brown_nothing_dark_brown_bonus_silver_points() -> None:  # WS-8.2
    play = Play().on_wand(0, 9).joins(0, "T0-V0", "T0-C0").owes("wand", 1).do("wand 1")
    assert [event.kind for event in play.told] == ["wand-moved"]
    play.turn.stage = 3
    play.owes("wand", 1).do("wand 1")
    assert play.owed()[-1] == "crystal 1"
    silver = Play().on_wand(3, 9).joins(0, "T0-V0", "T0-C0").owes("wand", 1).do("wand 1")
    assert silver.scored() == {"silver_connections": 2}


def test_spaces_are_carried_out_strictly_in_order() -> None:  # WS-8.1
    play = Play().on_wand(5, 20).joins(0, "T0-V0").owes("wand", 5).do("wand 5")
    assert play.scored() == {}  # the energy of space 6 comes before the witches of space 8
    play.do("energy T0-C0")
    assert play.scored() == {"connection": 1, "silver_witches": 1}
    assert play.owed()[-1] == "witch 2"


def test_in_front_a_dark_space_counts_double() -> None:  # WS-8.3
    for other, actions in ((5, 2), (6, 2), (7, 1)):
        play = Play().on_wand(5, other).owes("wand", 1).do("wand 1")
        assert play.owed()[-1] == f"energy {actions}"
        assert play.tells("wand-bonus") == [[0, 6, actions == 2]]


def test_the_position_after_the_move_decides() -> None:  # WS-8.3
    play = Play().on_wand(1, 6).owes("wand", 6).do("wand 6")  # passes 2 and ends on 7, before the other owl
    assert play.owed()[-1] == "crystal 2"


def test_at_the_last_space_it_is_over() -> None:  # WS-8.4
    play = Play().on_wand(20, 0).owes("wand", 5)
    assert [t for t in play.can() if t.startswith("wand")] == ["wand 1", "wand 2"]
    assert play.refuses("wand 4") == "WS-8.4 beyond-the-last-space"
    assert play.refuses("wand 6") == "WS-8.1 not-enough-actions"
    play.do("wand 2")
    assert (play.player().wand, play.player().arrived) == (22, 1)
    play.turn.stage = 3
    play.owes("wand", 2)
    assert play.owed() == ["draw 1"]


def test_the_order_of_arrival_is_kept() -> None:  # WS-8.4
    play = Play(seats=3).on_wand(21, 22, 5)
    play.player(1).arrived = 1
    play.owes("wand", 1).do("wand 1")
    assert play.player().arrived == 2


BONUSES = [(2, "crystal", 1), (6, "energy", 1), (10, "witch", 2), (14, "pentagram", 2), (18, "scroll", 3)]


@pytest.mark.parametrize(("space", "kind", "number"), BONUSES)
def test_the_bonus_spaces(space: int, kind: str, number: int) -> None:  # WS-8.5
    for front, factor in ((22, 1), (0, 2)):
        play = Play().on_wand(space - 1, front).owes("wand", 1).do("wand 1")
        assert play.owed()[-1] == f"{kind} {factor * number}"


def test_the_scroll_space_gives_one_of_three_or_of_all() -> None:  # WS-8.5
    behind = Play().on_wand(17, 22).owes("wand", 1).do("wand 1")
    assert [t for t in behind.can() if t.startswith("scroll")] == ["scroll 1", "scroll 2", "scroll 3"]
    front = Play().on_wand(17, 0).owes("wand", 1).do("wand 1")
    assert len([t for t in front.can() if t.startswith("scroll")]) == 6


def test_every_bonus_space_is_there_once() -> None:  # WS-8.5
    found = [
        (i, BOX.tracks.wand_what[i], BOX.tracks.wand_number[i]) for i in range(23) if BOX.tracks.wand[i] == 1
    ]
    kinds = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"]
    assert [(i, kinds[what], n) for i, what, n in found] == BONUSES


def test_the_interim_scorings() -> None:  # WS-8.6
    def scored(space: int, play: Play) -> dict[str, int]:
        return play.on_wand(space - 1, 22).owes("wand", 1).do("wand 1").scored()

    assert scored(4, Play().joins(0, "T0-V0", "T0-C0", "W-T0")) == {"silver_connections": 3}
    witches = Play()
    witches.player().supply, witches.player().lying = 8, 2
    witches.player().standing |= BIT[witches.location("V0")]
    assert scored(8, witches) == {"silver_witches": 4}  # two lying, one standing, the large one
    scrolls = Play()
    used = scrolls.gains("double_boost", "energy")
    scrolls.gains("silver")
    scrolls.player().used = BIT[used]
    assert scored(12, scrolls) == {"silver_scrolls": 2}
    tokens = Play()
    tokens.player().tokens, tokens.player(1).tokens = 2, 0
    assert scored(16, tokens) == {"silver_tokens": 2}
    crystals = Play().owes("crystal", 9).do("move c5 wand", "put wand shelf", "done", "move d4 scroll")
    crystals.do("put black scroll shelf", "done", "done")
    crystals.turn.stage = 3
    assert scored(20, crystals) == {"silver_crystals": 1}
    specials = Play().has_special("energy+witch").has_special("wand+scroll", "b2")
    assert scored(22, specials) == {"silver_specials": 4}


def test_a_wand_move_within_a_wand_move_comes_first() -> None:  # WS-8.7
    play = Play().on_wand(8, 22).joins(0, "T0-V0").token_lies("wand", "V0").owes("wand", 4)
    play.do("wand 4")  # to 12: two witch actions at 10, then scrolls at 12
    assert play.owed() == ["draw 1", "wand 2", "witch 2"]
    play.do("lay witch", "send V0", "token wand")
    assert play.owed() == ["draw 1", "wand 2", "witch 0", "wand 1"]
    play.do("wand 1")
    assert play.player().wand == 13
    assert play.owed() == ["draw 1"]  # space 12 was carried out once, after space 13
    assert play.player().wand == 13


def test_spaces_are_never_carried_out_again() -> None:  # WS-8.7
    play = Play().on_wand(9, 22).joins(0, "T0-V0").token_lies("wand", "V0").owes("wand", 3)
    play.do("wand 3", "lay witch", "send V0", "token wand")
    play.gains("silver")  # one scroll by now
    play.do("wand 1")
    assert play.scored() == {"silver_scrolls": 1}


def test_a_further_move_decides_who_is_in_front() -> None:  # WS-8.3, WS-8.7
    play = Play().on_wand(5, 15).joins(0, "T0-V0").token_lies("wand", "V0").owes("wand", 9)
    play.do("wand 9")  # to 14, behind: the energy of 6 is single
    assert play.owed()[-1] == "energy 1"
    play.do("done")
    assert play.owed()[-1] == "witch 2"
    play.do("lay witch", "send V0", "token wand", "wand 1")  # to 15, level
    assert play.owed()[-1] == "pentagram 4"  # space 14 now counts double


def test_a_wand_bonus_of_the_wand_itself_is_a_move_of_its_own() -> None:  # WS-8.7, WS-10.3
    data = TEXT.replace('"bonus energy 1"', '"bonus wand 1"')
    play = Play(game=Witchstone(box_from_text(data, STANDARD))).on_wand(5, 22).owes("wand", 3).do("wand 3")
    assert play.scored() == {}  # space 8 waits
    assert play.owed() == ["draw 1", "wand 2", "wand 1"]
    play.do("wand 1")
    assert play.scored() == {"silver_witches": 1}
    assert play.player().wand == 9
