"""What seats see, what is owed, what a held tile promises, and snapshots."""

import pytest

from frostfair.games.witchstone.rules.owed import owed
from frostfair.games.witchstone.rules.preview import Laying, gives, preview, preview_special
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.kernel.codec import to_json
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import settle
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from tests.games.witchstone.rules.play import TILE_NAMES, WITCHSTONE, Play


def test_the_view_is_complete_and_can_be_written() -> None:
    play = Play(seats=3).joins(0, "T0-V0").has_special("energy+witch", "b2").has_special("wand+scroll")
    play.gains("silver")
    play.gains("single_boost")
    play.owes("crystal", 6).do("move c5 wand", "move d4 scroll")
    view = WITCHSTONE.view(play.table, 0)
    assert to_json(view)
    players = view["players"]
    assert isinstance(players, list)
    mine = players[0]
    assert mine["cauldron"]["black"] == "rim scroll"
    assert mine["cauldron"]["rim"]["wand"] == 1
    assert [s["at"] for s in mine["specials"]] == ["b2", "used"]
    assert mine["sources"]["witch"] == 2
    assert mine["sources"]["connection"] == 1
    assert mine["standing"] == ["T0"]
    assert [scroll["kind"] for scroll in mine["scrolls"]] == ["single_boost", "silver"]
    connections = view["connections"]
    assert isinstance(connections, list)
    assert [c for c in connections if c["owner"] is not None] == [
        {"name": "T0-V0", "length": 1, "owner": 0, "filled": 1}
    ]


def test_the_wand_speaks_in_words() -> None:  # WS-8.5, WS-8.6
    wand = WITCHSTONE.view(Play().table, None)["wand"]
    assert isinstance(wand, list)
    assert wand[1] == {"space": "blank", "number": 0, "what": None}
    assert wand[2] == {"space": "bonus", "number": 1, "what": "crystal"}
    assert wand[22] == {"space": "score", "number": 2, "what": "specials"}


def test_others_do_not_see_the_held_tile() -> None:
    play = Play().has_tiles("wand+scroll", seat=1).has_tiles("energy+witch").do("hold energy+witch")
    assert WITCHSTONE.view(play.table, 0)["holding"] == "energy+witch"
    for seat in (1, None):
        assert "energy+witch" not in to_json(
            {**WITCHSTONE.view(play.table, seat), "scrolls": 0, "pentagram": 0}
        )
    assert play.owed() == ["tile 1"]


def test_the_end_as_it_would_be_now() -> None:
    play = Play()
    play.gains("lying")
    players = WITCHSTONE.view(play.table, 1)["players"]
    assert isinstance(players, list)
    assert players[0]["at_the_end"] == 2 + 1  # a token, and a prophecy that isn't fulfilled


def test_owed_says_where_it_comes_from() -> None:
    play = Play().under_shelves("witch").on_wand(1, 0).owes("crystal", 4)
    play.do("move c5 wand", "put wand shelf", "wand 1")
    entries = [(e.kind, e.left, e.cause, e.which) for e in owed(play.table)]
    assert entries == [
        ("draw", 1, "turn", ""),
        ("crystal", 2, "tile", "a1"),
        ("wand", 0, "shelf", "wand"),
        ("crystal", 2, "wand", "2"),
    ]
    assert [e.phase for e in owed(play.table)] == ["running", "running", "moved", "running"]
    assert owed(play.do("reach").table)[-1].kind == "crystal-out"
    fresh = WITCHSTONE.setup(2, WITCHSTONE.meta.accept_options({"first": 1}), 1)
    settle(fresh, None)
    assert [(e.seat, e.kind) for e in owed(fresh)] == [(1, "tower")]  # type: ignore[arg-type]


def test_a_preview_tells_both_groups_and_what_they_give() -> None:
    play = Play().lies("energy+wand", "b2", "W").has_tiles("energy+pentagram").turns_up("energy+witch")
    play.player().pentagram = 1
    before = play.table.pack()
    one, other = preview(
        play.table, 0, TILE_NAMES.index("energy+pentagram"), play.hex("a2"), DIRECTION_NAMES.index("E")
    )
    assert (one.size, one.gives) == (3, ("3 energy",))
    assert (other.size, other.gives) == (1, ("special energy+witch",))
    assert one.pack() == {"kind": "energy", "size": 3, "gives": ["3 energy"]}
    assert play.table.pack() == before  # nothing has changed


def test_a_special_tile_shows_its_groups_and_what_the_turn_gains() -> None:  # WS-3.5, WS-14.3
    play = Play().no_crystals("e5").lies("witch+scroll", "f4", "SW").lies("witch+wand", "d5", "SW")
    play.has_tiles("witch+pentagram").do("hold witch+pentagram", "place witch+pentagram f5 NE")
    special = TILE_NAMES.index("witch+pentagram")

    def laid(at: str, tile: int = special) -> Laying:
        return preview_special(play.table, 0, tile, play.hex(at))

    assert laid("e5").coming is None  # neither kind has begun: both will be counted when they do
    play.do("begin pentagram")
    before = play.table.pack()
    bridge = laid("e5")
    assert [(KINDS[p.kind], p.size) for p in bridge.groups] == [("witch", 4), ("pentagram", 3)]
    assert bridge.coming is not None
    assert bridge.coming.pack() == {"kind": "witch", "size": 4, "gives": ["4 witch"]}
    assert bridge.pack()["coming"] == bridge.coming.pack()
    apart = laid("e1")
    assert [p.size for p in apart.groups] == [1, 1]
    assert apart.coming is None  # it doesn't grow
    assert apart.pack()["coming"] is None
    assert laid("e5", TILE_NAMES.index("energy+pentagram")).coming is None  # shows no witch
    assert preview_special(play.table, 1, special, play.hex("e5")).coming is None  # it isn't their turn
    assert play.table.pack() == before
    play.do("done")
    assert laid("e5").coming is None  # the second kind runs: its number is fixed


def test_what_actions_would_give() -> None:
    def would(kind: str, n: int, play: Play) -> list[str]:
        return gives(play.table, 0, KINDS.index(kind), n)

    assert would("scroll", 2, Play()) == ["scroll 1", "scroll 2"]
    assert would("wand", 4, Play().on_wand(2, 9).joins(0, "T0-V0")) == ["1 VP for connections", "1 energy"]
    assert would("wand", 4, Play().on_wand(2, 3).joins(0, "T0-V0")) == ["1 VP for connections", "2 energy"]
    level = Play().on_wand(2, 6)  # with the front
    assert would("wand", 4, level) == ["0 VP for connections", "2 energy"]
    round_ = Play().turns_up("energy+witch")
    round_.player().pentagram = 1
    assert would("pentagram", 1, round_) == ["special energy+witch"]
    assert would("pentagram", 16, round_)[-1] == "special ?"  # taken, and refilled with nobody knows what
    play = Play()
    play.player().pentagram = 4
    assert would("pentagram", 1, play) == ["owl 7"]
    assert would("pentagram", 16, play)[:1] == ["owl 7"]
    assert would("pentagram", 16, play)[-1] == "owl 6"
    assert would("crystal", 2, Play().no_crystals()) == ["0 crystal"]
    play.player().energies = 1
    assert would("energy", 2, play) == ["1 energy"]


def test_snapshots_come_back_and_lies_are_refused() -> None:
    play = Play().joins(0, "T0-V0").has_special("energy+witch", "b2").owes("crystal", 6).do("move c5 wand")
    packed = play.table.pack()
    again = WITCHSTONE.restore(packed)
    assert again.pack() == packed
    for field, lie in [
        ("deck", []),
        ("seats", 3),
        ("stack", [["nonsense"]]),
        ("players", []),
        ("dark", [0, 0, 0]),
        ("open", "x"),
        ("token_at", [6] * 17),
        ("ledger", [0] * 5),
        ("vials", [9] * 14),
        ("owls_left", [5, 4]),
    ]:
        with pytest.raises(Malformed):
            WITCHSTONE.restore({**packed, field: lie})
