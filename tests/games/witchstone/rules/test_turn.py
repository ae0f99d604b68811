"""Chapter 3: a turn."""

from frostfair.games.witchstone.rules.flow.turn import CHOOSING
from frostfair.games.witchstone.rules.terms import NONE
from frostfair.kernel.bits import BIT, members_of, size
from frostfair.kernel.flow import step
from frostfair.kernel.match import Match, Setup
from tests.games.witchstone.rules.play import BOX, TILE_NAMES, WITCHSTONE, Play


def test_a_tile_goes_on_two_adjacent_empty_hexes_either_way_round() -> None:  # WS-3.1
    play = Play().has_tiles("energy+witch").do("hold energy+witch")
    places = [text.split()[2:] for text in play.can() if text.startswith("place")]
    empty = {
        "a2",
        "a3",
        "b1",
        "b2",
        "b4",
        "b5",
        "c1",
        "c3",
        "c4",
        "c6",
        "d2",
        "d3",
        "d5",
        "d6",
        "e1",
        "e3",
        "e4",
        "e6",
        "f1",
        "f2",
        "f4",
        "f5",
        "g2",
        "g3",
    }
    assert {at for at, _ in places} == empty
    assert ["b2", "W"] in places
    assert ["b1", "E"] in places
    play.do("place energy+witch b2 W")
    assert play.tells("tile-placed") == [[0, 0, play.hex("b2"), play.hex("b1")]]
    assert play.table.symbols[0] & BIT[play.hex("b2")]
    assert play.table.symbols[1] & BIT[play.hex("b1")]


def test_printed_symbols_crystals_and_tiles_are_in_the_way() -> None:  # WS-3.1
    play = Play().has_tiles("energy+witch").lies("energy+pentagram", "b2", "W").do("hold energy+witch")
    assert play.refuses("place energy+witch a2 W") == "WS-3.1 hex-not-empty"  # a1 is printed
    assert play.refuses("place energy+witch b4 W") == "WS-3.1 hex-not-empty"  # b3 has a crystal
    assert play.refuses("place energy+witch a2 SW") == "WS-3.1 hex-not-empty"  # b2 has a tile
    assert play.refuses("place energy+witch a2 NE") == "WS-3.1 off-the-cauldron"
    assert play.refuses("place energy+wand a2 E") == "WS-3.1 hold-a-tile-first"
    assert play.refuses("hold energy+wand") == "WS-3.1 tile-held-already"


def test_only_tiles_of_the_own_hand() -> None:  # WS-3.1
    play = Play().has_tiles("energy+witch")
    assert [t for t in play.can() if t != "reach"] == ["hold energy+witch"]
    assert play.refuses("hold wand+scroll") == "WS-3.1 no-such-tile"
    assert play.refuses("place energy+witch a2 E") == "WS-3.1 hold-a-tile-first"
    assert play.refuses("step") == "WS-3.1 tile-first"


def test_turns_go_clockwise() -> None:  # WS-3.1
    play = Play(seats=3)
    order: list[int] = []
    for _ in range(7):
        order.append(play.seat)
        pass_turn(play)
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert play.table.round == 3


def test_both_kinds_in_the_order_the_player_likes() -> None:  # WS-3.2
    for kind, other in (("energy", "witch"), ("witch", "energy")):
        play = Play().has_tiles("energy+witch").do("hold energy+witch", "place energy+witch b2 W")
        assert [t for t in play.can() if t != "reach"] == ["begin energy", "begin witch"]
        assert play.refuses("draw") == "WS-3.2 choose-the-first-kind"
        play.do(f"begin {kind}")
        assert play.owed()[-1].startswith(kind)
        assert play.owed()[0].startswith(other)
        assert play.refuses(f"begin {other}") == "WS-3.2 finish-the-kind-first"
        play.do("done")
        assert play.owed()[-1].startswith(other)


def test_a_kind_is_finished_with_its_bonuses_before_the_second_begins() -> None:  # WS-3.2
    play = Play().has_tiles("witch+wand").on_wand(1, 0)
    play.do("hold witch+wand", "place witch+wand b2 W", "begin wand", "wand 1")
    assert play.owed() == ["witch 1", "wand 0", "crystal 2"]
    play.do("done")
    assert play.owed() == ["draw 1", "witch 1"]


def test_then_a_tile_is_drawn() -> None:  # WS-3.3
    play = Play().has_tiles("energy+witch")
    play.do("hold energy+witch", "place energy+witch b2 W", "begin energy", "done", "done")
    assert [t for t in play.can() if t != "reach"] == ["draw"]
    assert play.refuses("done") == "WS-3.3 draw-first"
    hand, unseen = play.player().hand, play.player().unseen
    play.do("draw")
    assert size(play.player().hand) == size(hand) + 1
    assert play.player().hand & ~hand & unseen
    assert play.seat == 1
    drawn = play.told[0]
    assert drawn.lifts_veil()
    seen = [drawn.seen_by(0), drawn.seen_by(1), drawn.seen_by(None)]
    assert [event.pack()[2] for event in seen if event is not None][1:] == [-1, -1]


def test_after_eleven_turns_four_tiles_are_left() -> None:  # WS-3.3
    play = Play(seats=2)
    turns = 0
    while play.table.stack:
        turns += 1
        pass_turn(play)
    assert turns == 22
    assert [size(p.hand) for p in play.table.players] == [4, 4]
    assert [p.to_draw for p in play.table.players] == [0, 0]


def test_the_number_of_actions_is_the_size_of_the_group() -> None:  # WS-3.4
    play = Play().lies("energy+scroll", "b2", "W").lies("energy+wand", "c3", "SW").has_tiles("energy+crystal")
    play.do("hold energy+crystal", "place energy+crystal a2 E", "begin energy")
    assert play.tells("actions-gained") == [[0, 0, 4, play.hex("a2"), False]]  # a1, b2, c3 and a2
    play.do("done")
    assert play.tells("actions-gained") == [[0, 3, 1, play.hex("a3"), False]]  # alone


def test_special_tiles_count_in_groups() -> None:  # WS-3.4
    play = Play().has_special("energy+witch", "b2").has_tiles("energy+crystal")
    play.do("hold energy+crystal", "place energy+crystal a2 E", "begin energy")
    assert play.owed()[-1] == "energy 3"


def test_the_number_is_fixed_when_the_kind_begins() -> None:  # WS-3.5
    play = Play().turns_up("witch+pentagram").has_tiles("witch+pentagram")
    play.player().pentagram = 1
    play.do("hold witch+pentagram", "place witch+pentagram c4 W", "begin pentagram", "step")
    assert play.owed()[0] == "witch 1"
    play.do("lay witch+pentagram b4")  # next to the witch on c4
    assert play.owed()[-1] == "witch 3"  # a4 is printed, b4 the special tile, c4
    assert play.refuses("step").startswith("WS-5.1")


def test_a_special_tile_does_not_enlarge_the_running_kind() -> None:  # WS-3.5
    play = Play().turns_up("witch+pentagram").has_tiles("pentagram+wand")
    play.lies("pentagram+scroll", "d6", "W")  # with d7: two pentagrams
    play.player().pentagram = 1
    play.do("hold pentagram+wand", "place pentagram+wand c6 NW", "begin pentagram")
    assert play.owed()[-1] == "pentagram 3"
    play.do("step", "lay witch+pentagram e6")  # a fourth in the group
    assert play.group("pentagram", "c6") == 4
    assert play.owed()[-1] == "pentagram 2"


def test_nothing_is_compulsory() -> None:  # WS-3.6
    play = Play()
    for kind in ("energy", "witch", "pentagram", "crystal", "wand", "scroll"):
        play = Play().owes(kind, 3)
        assert "done" in play.can()
        play.do("done")
        assert [row[1:] for row in play.tells("actions-lost")] == [[row_kind(kind), 3]]
        assert play.owed() == ["draw 1"]


def test_crystals_may_be_taken_out_at_any_moment() -> None:  # WS-3.7
    play = Play().has_tiles("energy+witch").do("reach", "remove b3")
    assert play.scored() == {"removed_crystal": -1}
    play.do("hold energy+witch", "reach", "remove d4")  # the black one too
    assert play.scored() == {"removed_crystal": -2}
    play.do("place energy+witch b2 E", "reach", "remove c2")
    assert play.scored() == {"removed_crystal": -3}
    play.do("begin energy", "reach", "remove c5", "done", "done", "reach", "remove f3")
    assert play.scored() == {"removed_crystal": -5}
    p = play.player()
    assert (p.removed, p.aside, p.black) == (5, 4, 56)
    assert play.tells("crystal-removed") == [[0, play.hex("f3"), False]]
    play.do("draw")
    assert play.seat == 1
    assert play.table.players[1].removed == 0  # everybody counts for themselves


def test_the_cost_rises_over_the_whole_game() -> None:  # WS-3.7
    play = Play()
    play.do("reach", "remove b3")
    pass_turn(play)
    pass_turn(play)
    play.do("reach", "remove c2")
    assert play.scored() == {"removed_crystal": -2}


def test_one_crystal_is_chosen_and_no_other_thing() -> None:  # WS-3.7
    play = Play().do("reach")
    assert sorted(play.can()) == [
        "remove b3",
        "remove c2",
        "remove c5",
        "remove d4",
        "remove e2",
        "remove e5",
        "remove f3",
    ]
    assert play.refuses("remove a2") == "WS-3.7 no-crystal-there"
    assert play.refuses("draw") == "WS-3.7 crystal-first"
    empty = Play().no_crystals()
    assert "reach" not in empty.can()
    assert empty.refuses("reach") == "WS-3.7 no-crystal-left"


def test_points_may_fall_below_zero() -> None:  # WS-3.8
    play = Play().do("reach", "remove b3", "reach", "remove c2")
    assert play.points == 2 - 1 - 2


def full_cauldron(spare: list[str]) -> Play:
    """Seat 0's cauldron with every hex covered but those of the crystals and the spare ones."""
    play = Play()
    p = play.player()
    free = [at for at in members_of(play.table.empty_hexes(0)) if BOX.cauldron.hex_names[at] not in spare]
    p.covered = sum([1 << at for at in free])
    return play


def test_without_room_crystals_must_go_first() -> None:  # WS-3.9
    play = full_cauldron(["b2"])
    play.table.stack[-1] = play.turn
    assert play.turn.stage == CHOOSING
    assert play.can() == ["reach"]
    assert play.refuses("hold energy+witch") == "WS-3.9 make-room-first"
    for text in ("reach", "remove f3"):
        step(play.table, 0, WITCHSTONE.parse(text), None)
    assert play.can() == ["reach"]  # b2 and f3 aren't adjacent: one more
    for text in ("reach", "remove b3"):
        step(play.table, 0, WITCHSTONE.parse(text), None)
    assert any(text.startswith("hold") for text in play.can())


def test_if_that_cannot_help_a_tile_is_discarded() -> None:  # WS-3.9
    play = full_cauldron([])
    p = play.player()
    p.covered |= p.crystals
    p.crystals = 0
    tiles = [text for text in play.can() if text != "reach"]
    assert len(tiles) == 5
    assert all(text.startswith("discard") for text in tiles)
    assert play.refuses(tiles[0].replace("discard", "hold")) == "WS-3.9 nothing-fits"
    missing = next(name for i, name in enumerate(TILE_NAMES) if not p.hand & BIT[i])
    assert play.refuses(f"discard {missing}") == "WS-3.1 no-such-tile"
    hand = p.hand
    step(play.table, 0, WITCHSTONE.parse(tiles[0]), None)
    assert (size(p.hand), size(p.discarded)) == (size(hand) - 1, 1)
    assert play.owed() == ["draw 1"]  # no tile actions


def test_a_tile_that_fits_is_not_discarded() -> None:  # WS-3.9
    play = Play().has_tiles("energy+witch")
    assert play.refuses("discard energy+witch") == "WS-3.9 tile-fits"


def test_what_is_held_can_be_taken_back_until_something_is_revealed() -> None:  # WS-3.1, WS-3.3
    match = Match(WITCHSTONE, Setup(WITCHSTONE, 2, "1" * 64, {"first": 1}, asks_end_turn=True))
    while match.view(0)["round"] == 0:
        seat = match.deciders()[0]
        if match.may_end_turn(seat):
            match.end_turn(seat)
        else:
            offered = match.offers(seat)
            match.submit(seat, WITCHSTONE.parse("done") if 41 in offered else offered[0])
    if match.may_end_turn(match.deciders()[0]):
        match.end_turn(match.deciders()[0])
    start = match.version
    tile = match.offers(0)[0]
    held = match.submit(0, tile).events[0]
    assert held.seen_by(1) is None
    assert held.seen_by(0) is held
    match.submit(0, match.offers(0)[0])
    match.submit(0, match.offers(0)[0])
    assert match.may_undo(0)
    match.undo(0, start)
    assert match.state.stack[-1].pack()[3] == NONE


def row_kind(kind: str) -> int:
    return ("energy", "witch", "pentagram", "crystal", "wand", "scroll").index(kind)


def pass_turn(play: Play) -> None:
    """A whole turn in which nothing is done but placing a tile."""
    seat = play.seat
    while play.table.stack and play.seat == seat:
        texts = play.can()
        if "done" in texts:
            play.do("done")
        else:
            play.do(texts[0])


def test_a_round_begins_with_the_start_player() -> None:  # WS-3.1, WS-2.9
    play = Play(first=2)  # seat 0 is the last of round 1
    rounds = []
    for _ in range(3):
        pass_turn(play)
        rounds.append((play.seat, play.table.round))
    assert rounds == [(1, 2), (0, 2), (1, 3)]
