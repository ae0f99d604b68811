"""Chapter 7: crystals."""

import pytest

from frostfair.games.witchstone.rules.components import STANDARD, box_from_text
from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.games.witchstone.rules.player import ON_SHELF
from frostfair.games.witchstone.rules.scoring import own_on_shelves
from frostfair.games.witchstone.rules.terms import KINDS
from tests.games.witchstone.rules.play import Play
from tests.games.witchstone.rules.test_components import TEXT


def moves(play: Play, start: str) -> set[str]:
    return {text.split()[2] for text in play.can() if text.startswith(f"move {start} ")}


def fill(play: Play, shelf: str, crystals: int, seat: int = 1) -> Play:
    """So many of the seat's crystals on a shelf."""
    p = play.player(seat)
    for _ in range(crystals):
        p.crystals &= p.crystals - 1
    play.table.vials[7 * seat + (*KINDS, "bottom").index(shelf)] += crystals
    return play


def test_one_hex_for_each_action() -> None:  # WS-7.1
    play = Play().owes("crystal", 1)
    assert moves(play, "b3") == {"a2", "a3", "b2", "b4", "c3", "c4"}
    play.do("move b3 b4")
    assert play.tells("crystal-moved") == [[0, play.hex("b3"), play.hex("b4"), False, 1]]
    assert play.owed() == ["draw 1"]


def test_crystals_rest_on_empty_hexes_only() -> None:  # WS-7.1
    play = Play().lies("energy+witch", "b2", "W").owes("crystal", 1)
    assert "b2" not in moves(play, "b3")
    assert play.refuses("move b3 b2") == "WS-7.1 hex-not-empty"
    assert play.refuses("move a2 a3") == "WS-7.1 no-crystal-there"
    assert play.refuses("move b3 b5") == "WS-7.1 not-enough-actions"
    two = Play().owes("crystal", 2)
    assert not moves(two, "d4") & {"b3", "c2", "c5", "e2", "e5", "f3", "d4"}


def test_they_may_pass_over_everything() -> None:  # WS-7.1
    play = Play().lies("energy+witch", "c3", "E").lies("energy+wand", "d5", "E").owes("crystal", 3)
    assert "a2" in moves(play, "d4")  # over c3 or c4, both tiles, and b3, a crystal
    assert moves(Play().owes("crystal", 4), "b3") >= {"wand", "pentagram"}
    corner = Play().owes("crystal", 1).do("move b3 a2")
    corner.turn.stage = 3
    corner.owes("crystal", 3)
    assert "b1" in moves(corner, "a2")  # over the printed a1, or over b2: two moves


def test_the_rest_of_the_way_must_be_at_hand() -> None:  # WS-7.1
    play = Play().lies("energy+witch", "b2", "W").lies("energy+wand", "b4", "E").owes("crystal", 1)
    assert not moves(play, "b3") & {"b1", "b5"}
    assert "b1" not in moves(
        Play().lies("energy+witch", "b2", "W").owes("crystal", 2), "b3"
    )  # a tile is there
    assert "b1" in moves(Play().lies("energy+witch", "b2", "E", seat=1).owes("crystal", 2), "b3")


def test_actions_may_be_split_over_crystals() -> None:  # WS-7.2
    play = Play().owes("crystal", 4).do("move b3 b4", "move f3 f4", "move b4 a3")
    assert play.owed()[-1] == "crystal 1"
    assert Play().owes("crystal", 4).do("move b3 f4").owed() == ["draw 1"]


def test_an_arrow_leads_to_a_rim_space_and_its_shelf() -> None:  # WS-7.3
    play = Play().owes("crystal", 2).do("move b3 crystal")  # one to a2 or a3, one more to the rim
    assert play.owed()[-1] == "crystal 0"
    assert {text for text in play.can() if text.startswith("put")} >= {"put crystal shelf"}
    play.do("put crystal shelf")
    assert play.tells("crystal-shelved") == [[0, 3, 3, False]]
    assert play.owed()[-1] == "crystal 2"
    other = Play().owes("crystal", 2).do("move c5 wand", "put wand shelf")
    assert other.owed() == ["draw 1", "crystal 0", "wand 2"]


def test_only_hexes_with_an_arrow_lead_out() -> None:  # WS-7.3
    play = Play().owes("crystal", 1)
    assert not any(text.startswith("move") and text.split()[2] in KINDS for text in play.can())
    play = Play().owes("crystal", 1).do("move b3 a2")
    play.turn.stage = 3
    play.owes("crystal", 1)
    assert moves(play, "a2") & set(KINDS) == {"crystal"}


def test_the_bottom_shelf_gives_a_token_of_choice() -> None:  # WS-7.3
    play = Play().under_shelves("witch", "witch", "vp").owes("crystal", 2).do("move c5 wand")
    assert {t for t in play.can() if "bottom" in t} == {"put wand bottom witch", "put wand bottom vp"}
    assert play.refuses("put wand bottom scroll") == "WS-7.3 no-such-token-there"
    play.do("put wand bottom witch")
    assert play.tells("token-taken") == [[0, 1, -1, False]]
    assert "token witch" in play.can()
    play.do("token witch")
    assert play.owed()[-1] == "witch 1"
    points = Play().under_shelves("vp").owes("crystal", 2).do("move c5 wand", "put wand bottom vp")
    assert points.scored() == {"token": 3}


def test_the_black_crystal_gives_two_more() -> None:  # WS-7.4
    play = Play().owes("crystal", 4).do("move d4 wand", "put black wand shelf")
    assert play.owed()[-1] == "wand 4"
    assert play.player().black == ON_SHELF + 4
    token = Play().under_shelves("witch").owes("crystal", 4).do("move d4 wand", "put black wand bottom witch")
    assert token.tells("token-taken") == [[0, 1, -1, True]]
    assert token.can()[0] == "black token witch"
    assert token.do("black token witch").owed()[-1] == "witch 3"
    points = Play().under_shelves("vp").owes("crystal", 4).do("move d4 wand", "put black wand bottom vp")
    assert points.scored() == {"token": 5}


def test_crystals_may_wait_and_go_in_any_order() -> None:  # WS-7.5
    play = Play().under_shelves("witch").owes("crystal", 5).do("move b3 crystal", "move c5 wand")
    assert play.refuses("done") == "WS-7.5 crystals-wait"
    assert play.owed()[-1] == "crystal 1"
    play.do("put wand shelf", "done")
    assert play.owed()[-1] == "crystal 1"  # the other still waits
    play.do("put crystal shelf")
    assert play.owed()[-1] == "crystal 3"
    assert "done" in play.can()


def test_a_rim_space_holds_any_number() -> None:  # WS-7.5
    play = Play().owes("crystal", 9).do("move c5 wand", "move b3 wand", "move e5 wand")
    assert play.player().rim == 3 << 16
    play.do("put wand shelf", "done", "put wand shelf", "done", "put wand shelf")
    assert play.table.vials[4] == 3
    assert play.refuses("put wand shelf").startswith("WS-8.1")


def test_waiting_crystals_belong_to_their_frame() -> None:  # WS-7.5, WS-10.1
    play = Play().under_shelves("crystal").owes("crystal", 4)
    play.do("move c5 wand", "move b3 crystal", "put crystal bottom crystal")
    assert "token crystal" in play.can()
    play.do("put wand shelf", "wand 2")  # to space 2: a bonus crystal, doubled in front
    assert play.owed() == ["draw 1", "crystal 0", "wand 0", "crystal 2"]
    assert not any(text.startswith("put") for text in play.can())


@pytest.mark.parametrize(("seats", "symbol", "bottom"), [(2, 4, 4), (3, 5, 5), (4, 6, 5)])
def test_shelves_have_limits(seats: int, symbol: int, bottom: int) -> None:  # WS-7.6
    play = fill(Play(seats=seats), "wand", symbol - 1)
    assert not play.table.shelf_is_full(4)
    play.owes("crystal", 9).do("move c5 wand", "move b3 wand", "put wand shelf", "done")
    assert play.table.shelf_is_full(4)
    assert play.refuses("put wand shelf") == "WS-7.6 shelf-full"
    low = fill(Play(seats=seats), "bottom", bottom - 1)
    low.owes("crystal", 2).do("move c5 wand")
    assert any("bottom" in text for text in low.can())
    full = fill(Play(seats=seats), "bottom", bottom)
    full.owes("crystal", 2).do("move c5 wand")
    assert not any("bottom" in text for text in full.can())
    assert full.refuses("put wand aside") == "WS-7.7 a-shelf-has-room"  # its own shelf has


def test_with_both_full_the_crystal_lies_beside_the_screen() -> None:  # WS-7.7
    play = fill(fill(Play(), "wand", 4), "bottom", 1)
    play = fill(play, "bottom", 3, seat=0)
    play.owes("crystal", 6)
    play.do(next(t for t in play.can() if t.endswith("wand") and not t.startswith("move d4")))
    assert {t for t in play.can() if t.startswith("put")} == {"put wand aside"}
    before = play.points
    play.do("put wand aside")
    assert (play.points, play.player().aside, play.player().removed) == (before, 1, 0)
    assert play.tells("actions-gained") == []
    room = Play().owes("crystal", 2).do("move c5 wand")
    assert room.refuses("put wand aside") == "WS-7.7 a-shelf-has-room"


def test_without_tokens_the_bottom_shelf_gives_nothing() -> None:  # WS-7.7
    roomy = Witchstone(box_from_text(TEXT.replace("bottom = 4", "bottom = 6"), STANDARD))
    play = Play(game=roomy).under_shelves().owes("crystal", 2).do("move c5 wand")
    assert {t for t in play.can() if t.startswith("put")} == {"put wand shelf", "put wand bottom"}
    play.do("put wand bottom")
    assert play.tells("crystal-shelved") == [[0, 4, 6, False]]
    assert play.owed() == ["draw 1"]


def test_without_crystals_there_are_no_crystal_actions() -> None:  # WS-7.8
    play = Play().no_crystals().owes("crystal", 3)
    assert play.owed() == ["draw 1"]


def test_what_counts_as_crystals_on_shelves() -> None:  # WS-7.9
    play = Play().no_crystals("b3").owes("crystal", 9).do("move c5 wand", "put wand shelf", "done")
    assert own_on_shelves(play.table, 0) == 1
    play.do("move d4 pentagram", "put black pentagram shelf", "done")
    assert own_on_shelves(play.table, 0) == 1
