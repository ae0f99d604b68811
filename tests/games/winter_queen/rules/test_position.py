"""Positions in one line, and snapshots: read back as they were written, and refused when they lie."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from frostfair.games.winter_queen.rules.position import position, table_at
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import deciders
from tests.games.winter_queen.rules.kit import BOX, FIELDS, GAME, Scene, at, check_message, set_up
from tests.games.winter_queen.rules.players import Player
from tests.size import size

SPENT = ",".join([str(book) for book in range(1, 19)])
LINES = [
    "..R/.GB.../.R...../....../... RRG,BYP,G RGBBYP 7+4,12+3,-,1+1 5,6,8,9,10,13,14 2:3R-,4-G|0: 1 turn1 - 0",
    "R.R/...r../g..b..p/....../.y. RGBY,PRGB,YPRG BYP 1+4,2+4,3+4,4+4 - 0:|3:|12: 3 turn2 - 2",
    f"RRR/RGGGGG/gBBBBBB/YYYYYY/YyP GGRY,-,-,- - -,-,-,- {SPENT} 5:,19PB|6:,,20BR|7:|8: 4 turn3 2 1",
    ".../.R..../...y.../....../... RR,G,B Y 1+4,2+4,3+4,4+4 - 0:|0: 2 book1:b2 - 0",
    ".../.R..../...y.../....../... RR,G,B Y 1+4,2+4,3+4,5+3 4 6:|0: 2 back2 - 0",
    "G../....../...y.../....../... GGRRRRRBBB,-,- - 1+4,2+4,3+4,4+4 - 1:|0: 1 book1:a1 4 0",
    "GR./....../...y.../....../... -,-,- - 1+4,2+4,3+4,4+4 - 9:|9: 1 over:crystals-gone 1 0",
    "GR./....../...y.../....../... R,-,- - 1+4,2+4,3+4,4+4 - 9:|8: 1 over:turns-played 0 0",
]


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_and_written_back(line: str) -> None:
    table = table_at(BOX, line)
    table.check()
    canonical = position(table)
    assert position(table_at(BOX, canonical)) == canonical
    fields, expected = canonical.split(), line.split()
    for name, found, written in zip(FIELDS, fields, expected, strict=True):
        assert found == (in_order(written) if name in ("holders", "bag") else written), name


def in_order(heaps: str) -> str:
    """Heaps as they are written: red, green, blue, yellow, purple."""
    return ",".join(["".join(sorted(heap, key="-RGBYP".index)) for heap in heaps.split(",")])


def test_the_fields_mean_what_they_say() -> None:
    table = at(LINES[0])
    assert (table.on("a3"), table.on("b2"), table.on("b3"), table.on("c2")) == ("R", "G", "B", "R")
    assert list(table.table.points) == [2, 0]
    assert table.books(1) == ["3R-", "4-G"]
    assert table.turn == 1
    assert "R1-1R" in table.offers
    assert "R1-2L" in table.offers
    assert "use 1" in table.offers
    depicted = at(LINES[1])
    assert depicted.on("b4") == "r"
    assert "".join(filter(str.islower, depicted["map"])) == "rgbpy"
    assert (depicted["first"], depicted.turn, depicted["passes"]) == ("3", 2, "2")
    last = at(LINES[2])
    assert last.table.is_last_stage()
    assert last.books(1) == ["", "19PB"]


def test_crystals_that_are_nowhere_have_left_the_game() -> None:
    """WQ-2.1: six of each colour with two players."""
    table = at(LINES[0])
    # In sight: six red, five green, four blue, two yellow, two purple
    assert table.table.pack()["gone"] == [0, 1, 2, 4, 4]


@pytest.mark.parametrize("business", ["turn2", "book2:c4", "back2"])
def test_every_business_can_be_gone_on_with(business: str) -> None:
    table = at(f"R../....../...B.../....../... RR,G,B Y 1+4,2+4,3+4,4+4 - 0:|0: 1 {business} - 0")
    assert table.turn == 2
    table.play(table.offers[0])
    if "skip" in table.offers:
        table.play("skip")
    assert table.turn == 1


GOOD = "R../....../......./....../... RR,G,B Y 1+4,2+4,3+4,5+2 4 6:12R-|0: 1 turn2 - 0"


@pytest.mark.parametrize(
    ("field", "written", "told"),
    [
        ("map", "R../....../......./.....", "position: the map needs rows of 3, 6, 7, 6, 3"),
        ("map", "..../...../......./....../...", "position: the map needs rows of 3, 6, 7, 6, 3"),
        ("map", "X../....../......./....../...", "position: unknown crystal 'X'; available: R, G, B, Y, P"),
        ("map", "RRR/RRR.../......./....../...", "position: more crystals R than there are (WQ-2.1)"),
        ("holders", "RR,G", "position: 2 holders, not 3 (WQ-2.2)"),
        ("holders", "RR,G,B,Y", "position: 4 holders, not 3 (WQ-2.2)"),
        ("holders", "RR,W,B", "position: unknown crystal 'W'; available: R, G, B, Y, P"),
        ("bag", "Q", "position: unknown crystal 'Q'; available: R, G, B, Y, P"),
        ("bag", "YYYYYYY", "position: more crystals Y than there are (WQ-2.1)"),
        ("piles", "1+4,2+4,3+4", "position: 3 piles, not 4"),
        ("piles", "21+4,2+4,3+4,5+2", "position: expected a number from 1 to 20, found '21'"),
        ("piles", "1+5,2+4,3+4,5+2", "position: expected a number from 0 to 4, found '5'"),
        ("piles", "1,2+4,3+4,5+2", "position: expected a number from 0 to 4, found ''"),
        ("piles", "1+4,2+4,2+4,5+2", "position: book 2 is in two places"),
        ("piles", "1+4,2+4,3+4,5+1", "position: unseen books and piles differ"),
        ("spent", "5", "position: book 5 is in two places"),
        ("spent", "4,4", "position: book 4 is in two places"),
        ("spent", "x", "position: expected a number from 1 to 20, found 'x'"),
        ("seats", "6:12R-", "position: 1 seats, not 2, 3 or 4"),
        ("seats", "0:|0:|0:|0:|0:", "position: 5 seats, not 2, 3 or 4"),
        ("seats", "6|0:", "position: seat 1 needs points:books, found '6'"),
        ("seats", "-1:|0:", "position: expected a number from 0 to 9999, found '-1'"),
        ("seats", "6:1--,2--,3--,5--|0:", "position: seat 1 has more than 3 books (WQ-4.5)"),
        ("seats", "6:12|0:", "position: expected a number from 1 to 20, found ''"),
        ("seats", "6:12RX|0:", "position: unknown crystal 'X'; available: R, G, B, Y, P"),
        ("seats", "6:12R-|0:12--", "position: book 12 is in two places"),
        ("first", "0", "position: expected a number from 1 to 2, found '0'"),
        ("first", "3", "position: expected a number from 1 to 2, found '3'"),
        ("business", "turn", "position: expected a number from 1 to 2, found 'n'"),
        ("business", "turn3", "position: expected a number from 1 to 2, found '3'"),
        ("business", "nap1", "position: 'nap1' is not a pending business"),
        ("business", "book1:z9", "position: 'book1:z9' is not a pending business"),
        ("business", "over:boredom", "position: 'over:boredom' is not a way a game ends"),
        ("business", "over:playing", "position: 'over:playing' is not a way a game ends"),
        ("left", "9", "position: expected a number from 0 to 8, found '9'"),
        ("left", "²", "position: expected a number from 0 to 8, found '²'"),
        ("passes", "5", "position: expected a number from 0 to 4, found '5'"),
        ("passes", "", "a position has 10 fields, not 9"),
    ],
)
def test_a_mistake_is_told(field: str, written: str, told: str) -> None:
    table_at(BOX, GOOD).check()
    fields = GOOD.split()
    fields[FIELDS.index(field)] = written
    with pytest.raises(Malformed) as refused:
        table_at(BOX, " ".join(fields))
    assert str(refused.value) == told


@pytest.mark.parametrize("text", ["", "   ", "x", GOOD + " 0", "a " * 400])
def test_what_is_no_position_is_told_so(text: str) -> None:
    with pytest.raises(Malformed, match="a position has 10 fields"):
        table_at(BOX, text)


def lines_of_games() -> list[str]:
    lines: list[str] = []
    for seats in (2, 3, 4):
        table = set_up(seats, seed=seats)
        player = Player("varied", seats)
        while table.turn:
            lines.append(table.line)
            table.play(GAME.notation(player.choose(table.table, [GAME.parse(deed) for deed in table.offers])))
        lines.append(table.line)
    return lines


PLAYED = lines_of_games()


def play_on(table: Table) -> None:
    """To the end, whatever the position: somebody can always act, and nothing gets lost."""
    scene, player = Scene(table), Player("random", 1)
    for _ in range(400):
        if not deciders(table):
            return
        assert scene.offers, f"nothing to choose in {scene.line}"
        scene.play(GAME.notation(player.choose(table, [GAME.parse(deed) for deed in scene.offers])))
    raise AssertionError("no end")


@settings(max_examples=size(150, 10_000))
@given(line=st.sampled_from(PLAYED), data=st.data())
def test_a_scratched_line_is_a_position_or_is_refused_in_one_line(line: str, data: st.DataObject) -> None:
    where = data.draw(st.integers(0, len(line) - 1))
    scratch = data.draw(st.sampled_from([*"RGBYPrgbyp.-/,+:|0123456789 ", "", "turn", "book", "back", "²"]))
    wide = data.draw(st.integers(0, 2))
    try:
        table = table_at(BOX, line[:where] + scratch + line[where + wide :])
    except Malformed as refused:
        check_message(refused)
        return
    table.check()
    assert table_at(BOX, position(table)).pack() == table.pack()
    play_on(table)


@settings(max_examples=size(25, 2000))
@given(line=st.sampled_from(PLAYED))
def test_every_position_of_a_game_can_be_played_on_from_its_line(line: str) -> None:
    assert table_at(BOX, line).pack() == at(line).table.pack()
    play_on(at(line).table)


# --- positions that can't be ---

FULL = "6:1--,2--,3--|0:"
LAST = {"holders": "RR,-,-", "bag": "-", "left": "2"}
CANNOT_BE: dict[str, dict[str, str]] = {
    "a crystal to return and none on the map": {"map": ".../....../......./....../...", "business": "back1"},
    "a book to take for one who has three": {
        "seats": FULL,
        "piles": "4+4,5+4,6+4,7+1",
        "spent": "-",
        "business": "book1:b3",
    },
    "a book to take for an empty space": {"business": "book1:b3"},
    "a turn when none is left": LAST | {"left": "0"},
    "a book to take when no turn is left": LAST | {"left": "0", "business": "book1:a1"},
    "a crystal to return in the last stage": LAST | {"business": "back1"},
    "two holders in the last stage": LAST | {"holders": "RR,G,-"},
    "a full bag in the last stage": LAST | {"bag": "Y"},
    "an empty bag before the last stage": {"bag": "-"},
    "more passes than seats": {"passes": "3"},
    "a turn after everybody passed": {"passes": "2"},
}


@pytest.mark.parametrize("why", CANNOT_BE)
def test_a_position_that_cannot_be_is_refused(why: str) -> None:
    fields = dict(zip(FIELDS, GOOD.split(), strict=True)) | CANNOT_BE[why]
    with pytest.raises(Malformed):
        table_at(BOX, " ".join(fields.values()))


# --- snapshots ---


def snapshot() -> dict[str, object]:
    packed = from_json(to_json(at(GOOD).table.pack()))
    assert isinstance(packed, dict)
    return packed


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", 5),
        ("seats", "2"),
        ("seats", None),
        ("seats", 3),
        ("crystals", [[0]] * 4),
        ("crystals", [[0], [0], [], [], []]),
        ("crystals", [[99], [], [], [], []]),
        ("depicted", [5]),
        ("depicted", "a2"),
        ("bag", [1, 1]),
        ("bag", [1, 1, 1, 1, 1]),
        ("bag", [0, 0, 0, -1, 0]),
        ("holders", []),
        ("holders", [[0] * 5] * 3),
        ("gone", [0] * 5),
        ("pile_top", [0, 1, 2]),
        ("pile_size", [5, 5, 5, 4]),
        ("pile_size", [5, 5, 5, 0]),
        ("unseen", []),
        ("books", [-1] * 6),
        ("books", [11]),
        ("charge", [-1] * 12),
        ("points", [1]),
        ("points", [1, True]),
        ("points", None),
        ("turns_left", "-"),
        ("passes", 0.5),
        ("end", None),
        ("stack", "turn"),
        ("stack", [["sleep", 1]]),
        ("stack", [["turn", 1]]),
        ("stack", [7]),
    ],
)
def test_a_snapshot_that_lies_is_refused(key: str, value: object) -> None:
    assert GAME.restore(snapshot()).pack() == at(GOOD).table.pack()
    with pytest.raises(Malformed) as refused:
        GAME.restore(snapshot() | {key: value})
    check_message(refused.value)


@pytest.mark.parametrize("key", sorted(snapshot()))
def test_a_snapshot_with_something_missing_is_refused(key: str) -> None:
    packed = snapshot()
    del packed[key]
    with pytest.raises(Malformed):
        GAME.restore(packed)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("first", 9),
        ("stack", [["turn", 7, False]]),
        ("stack", [["turn", "x", False]]),
        ("stack", [["turn", 0, True], ["take-book", 0, 99]]),
        ("stack", []),
        ("books", [25, -1, -1, -1, -1, -1]),
        ("books", [0, -1, -1, -1, -1, -1]),  # also on top of a pile
        ("pile_top", [25, 1, 2, 4]),
        ("end", 77),
        ("turns_left", 99),
        ("passes", 99),
        ("points", [-5, 0]),
        ("unseen", list(range(40, 54))),
    ],
)
def test_a_snapshot_that_lies_well_is_refused_too(key: str, value: object) -> None:
    with pytest.raises(Malformed):
        GAME.restore(snapshot() | {key: value})


@settings(max_examples=size(100, 5000))
@given(line=st.sampled_from(PLAYED), data=st.data())
def test_a_scratched_snapshot_is_a_table_or_is_refused(line: str, data: st.DataObject) -> None:
    packed = from_json(to_json(at(line).table.pack()))
    assert isinstance(packed, dict)
    key = data.draw(st.sampled_from(sorted(packed)))
    value = packed[key]
    number = st.integers(-2, 30)
    if isinstance(value, list) and value:
        where = data.draw(st.integers(0, len(value) - 1))
        value[where] = data.draw(st.one_of(number, st.none(), st.lists(number, max_size=3), st.just("x")))
    else:
        assume(key != "open_scores")
        packed[key] = data.draw(st.one_of(st.none(), st.just([]), st.just({}), st.just("x")))
    try:
        GAME.restore(packed)
    except Malformed as refused:
        check_message(refused)
