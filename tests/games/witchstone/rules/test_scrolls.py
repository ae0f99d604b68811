"""Chapter 9: scrolls."""

from frostfair.games.witchstone.rules.ending import final_entries, final_points
from frostfair.games.witchstone.rules.terms import NONE
from frostfair.kernel.bits import BIT, size
from tests.games.witchstone.rules.play import WITCHSTONE, Play


def takes(play: Play) -> list[str]:
    return [text for text in play.can() if text.startswith("scroll")]


def test_a_scroll_is_gained_and_the_others_move_down() -> None:  # WS-9.1
    play = Play().owes("scroll", 3)
    before = list(play.table.open)
    play.do("scroll 2")
    assert list(play.table.open)[:5] == before[:1] + before[2:]
    assert play.table.open[5] not in before
    assert play.player().scrolls == BIT[before[1]]
    assert play.tells("scroll-taken") == [[0, 1, before[1]]]
    assert [event.lifts_veil() for event in play.told] == [False, True]


def test_more_actions_widen_the_choice_not_the_number() -> None:  # WS-9.2
    for actions in range(1, 9):
        play = Play().owes("scroll", actions)
        assert len(takes(play)) == min(actions, 6)
        if actions < 6:
            assert play.refuses(f"scroll {actions + 1}") == "WS-9.2 not-enough-actions"
        play.do("scroll 1")
        assert size(play.player().scrolls) == 1
        assert play.owed() == ["draw 1"]


def test_what_each_source_lets_choose_from() -> None:  # WS-9.2
    shelf = Play().owes("crystal", 9).do("move e5 scroll", "put scroll shelf")
    assert len(takes(shelf)) == 2
    black = Play().owes("crystal", 9).do("move d4 scroll", "put black scroll shelf")
    assert len(takes(black)) == 4
    token = Play().joins(0, "T0-V0").token_lies("scroll", "V0").owes("witch", 2)
    assert len(takes(token.do("lay witch", "send V0", "token scroll"))) == 1
    strong = Play().under_shelves("scroll").owes("crystal", 9)
    strong.do("move d4 wand", "put black wand bottom scroll", "black token scroll")
    assert len(takes(strong)) == 3
    special = Play().turns_up("energy+scroll")
    special.player().pentagram = 1
    special.owes("pentagram", 1).do("step", "use energy+scroll for scroll")
    assert len(takes(special)) == 2


def test_different_sources_are_not_added_up() -> None:  # WS-9.3
    play = Play().under_shelves("scroll").owes("crystal", 9)
    play.do("move e5 scroll", "move c5 wand", "put wand bottom scroll", "put scroll shelf")
    assert len(takes(play)) == 2
    play.do("scroll 2", "token scroll")
    assert len(takes(play)) == 1
    play.do("scroll 1")
    assert size(play.player().scrolls) == 2


def test_boosts_widen_each() -> None:  # WS-9.3
    play = Play()
    play.gains("double_boost", "scroll")
    play.gains("single_boost")
    play.owes("scroll", 1).do("boost 2")
    assert len(takes(play)) == 3
    play.do("boost 1")
    assert len(takes(play)) == 4


def test_the_open_scrolls_run_out_with_the_deck() -> None:  # WS-9.4
    play = Play()
    play.player(1).scrolls = play.table.deck
    play.table.deck = 0
    for left in range(6, 0, -1):
        play.turn.stage = 3
        play.owes("scroll", 6)
        assert len(takes(play)) == left
        if left < 6:
            assert play.refuses(f"scroll {left + 1}") == "WS-9.4 no-scroll-there"
        play.do("scroll 1")
        assert play.tells("scroll-revealed") == []
    assert list(play.table.open) == [NONE] * 6
    play.turn.stage = 3
    play.owes("scroll", 6)
    assert play.owed() == ["draw 1"]


def test_a_double_boost_gives_two_more_of_its_kind() -> None:  # WS-9.5
    play = Play()
    scroll = play.gains("double_boost", "energy")
    play.owes("energy", 1).do("boost 2")
    assert play.owed()[-1] == "energy 3"
    assert play.tells("boost-used") == [[0, scroll, 0, 2]]
    other = Play()
    other.gains("double_boost", "energy")
    other.owes("witch", 1)
    assert other.refuses("boost 2") == "WS-9.5 no-such-boost"


def test_the_single_boost_gives_one_more_of_any_kind() -> None:  # WS-9.5
    for kind in ("energy", "witch", "pentagram", "crystal", "wand", "scroll"):
        play = Play()
        play.gains("single_boost")
        play.owes(kind, 1).do("boost 1")
        assert play.owed()[-1] == f"{kind} 2"
        assert play.refuses("boost 1") == "WS-9.5 no-such-boost"


def test_several_may_be_used_together() -> None:  # WS-9.5
    play = Play()
    for _ in range(2):
        play.gains("double_boost", "crystal")
        play.gains("single_boost")
    play.owes("crystal", 1).do("boost 2", "boost 1", "boost 2", "boost 1")
    assert play.owed()[-1] == "crystal 7"


def test_a_boost_never_starts_a_kind() -> None:  # WS-9.5
    play = Play().has_tiles("energy+witch")
    play.gains("single_boost")
    assert not any(text.startswith("boost") for text in play.can())
    play.do("hold energy+witch")
    assert not any(text.startswith("boost") for text in play.can())


def test_a_boost_that_could_add_nothing_is_not_offered() -> None:  # WS-9.5
    play = Play().on_wand(21, 0)
    play.gains("double_boost", "wand")
    play.owes("wand", 1)
    assert play.refuses("boost 2") == "WS-9.5 nothing-to-strengthen"
    full = Play()
    full.gains("double_boost", "scroll")
    full.owes("scroll", 6)
    assert full.refuses("boost 2") == "WS-9.5 nothing-to-strengthen"


def test_a_boost_gained_in_the_same_turn_may_be_used() -> None:  # WS-9.5
    play = Play().under_shelves("scroll")
    boost = play.scroll("single_boost")
    if boost not in list(play.table.open):
        play.table.deck ^= BIT[boost] | BIT[play.table.open[0]]
        play.table.open[0] = boost
    place = list(play.table.open).index(boost)
    play.table.open[place], play.table.open[0] = play.table.open[0], play.table.open[place]
    play.owes("crystal", 4).do(
        "move c5 wand", "put wand bottom scroll", "token scroll", "scroll 1", "boost 1"
    )
    assert play.owed()[-1] == "crystal 3"


def test_wand_doubling_does_not_double_a_boost() -> None:  # WS-9.5
    play = Play().on_wand(9, 0)
    play.gains("double_boost", "witch")
    play.owes("wand", 1).do("wand 1")
    assert play.owed()[-1] == "witch 4"
    play.do("boost 2")
    assert play.owed()[-1] == "witch 6"


def test_a_used_boost_is_worth_nothing_more() -> None:  # WS-9.6
    play = Play()
    play.gains("single_boost")
    play.player().tokens, play.player(1).tokens = 0, 2
    assert final_points(play.table, 0) == 2
    assert [entry.name for entry in final_entries(play.table, 0)] == ["kept_boosts"]
    play.owes("energy", 1).do("boost 1")
    assert final_points(play.table, 0) == 0


def test_scrolls_are_public_and_hands_secret() -> None:  # WS-9.7
    for hidden in (False, True):
        play = Play(hidden_scrolls=hidden)
        play.gains("silver")
        for seat in (0, 1, None):
            view = WITCHSTONE.view(play.table, seat)
            players = view["players"]
            assert isinstance(players, list)
            assert view["hidden_scrolls"] is hidden
            assert len(players[0]["scrolls"]) == 1
            assert (players[0]["hand"] is None) == (seat != 0)
        hands = set()
        for seed in range(20):
            imagined = WITCHSTONE.imagine(play.table, 1, seed)
            other = imagined.players  # type: ignore[attr-defined]
            assert other[0].scrolls == play.player().scrolls
            assert other[1].hand == play.player(1).hand
            assert size(other[0].hand) == 5
            hands.add(int(other[0].hand))
        assert len(hands) > 10


def test_a_held_tile_is_imagined_anew() -> None:  # WS-9.7
    play = Play().do(Play().can()[0])
    held = set()
    for seed in range(30):
        imagined = WITCHSTONE.imagine(play.table, 1, seed)
        imagined.check()
        held.add(imagined.stack[-1].pack()[3])
    assert len(held) > 5
    assert WITCHSTONE.imagine(play.table, 0, 1).stack[-1].pack() == play.table.stack[-1].pack()
    assert WITCHSTONE.view(play.table, 1)["holding"] is None
    assert WITCHSTONE.view(play.table, 0)["holding"] is not None


def test_a_prophecy_scores_its_best_level_only() -> None:  # WS-9.8
    for lying, points in ((0, 1), (1, 3), (2, 5), (3, 7), (4, 7)):
        play = Play()
        play.gains("lying")
        play.player().supply, play.player().lying = 11 - lying, lying
        play.player().tokens, play.player(1).tokens = 0, 2
        assert final_points(play.table, 0) == points
        assert [(e.name, e.points, e.rule) for e in final_entries(play.table, 0)] == [
            ("prophecy", points, "WS-9.8")
        ]


def test_a_boost_needs_a_scroll_that_it_could_reach() -> None:  # WS-9.4, WS-9.5
    for actions, helps in ((1, True), (2, False)):
        play = Play()
        play.gains("double_boost", "scroll")
        table, other = play.table, play.player(1)
        other.scrolls |= table.deck
        table.deck = 0
        for place in range(2, 6):  # two are still open
            other.scrolls |= BIT[table.open[place]]
            table.open[place] = NONE
        table.check()
        play.owes("scroll", actions)
        assert ("boost 2" in play.can()) == helps
