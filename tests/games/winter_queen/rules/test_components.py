"""The data file: a mistake in it is told with its place, and another file can replace ours."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from frostfair.games import installed
from frostfair.games.winter_queen.rules.components import (
    STANDARD,
    Box,
    box_from_file,
    box_from_text,
    standard_box,
)
from frostfair.games.winter_queen.rules.game import WinterQueen
from frostfair.kernel.errors import Malformed
from frostfair.kernel.match import Match, Setup
from tests.games.winter_queen.rules.kit import BOX, GAME, check_message
from tests.size import size

TEXT = (files("frostfair.games.winter_queen") / "data" / STANDARD).read_text(encoding="utf-8")
DATA: dict[str, Any] = tomllib.loads(TEXT)


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Our data with one thing done to it."""
    data = copy.deepcopy(DATA)
    change(data)
    return data


def complaint(data: dict[str, Any]) -> str:
    with pytest.raises(Malformed) as refused:
        Box(data, "mine.toml")
    check_message(refused.value)
    assert str(refused.value).startswith("mine.toml: ")
    return str(refused.value).removeprefix("mine.toml: ")


# --- mistakes ---


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d.pop("book"), "the file: book is missing"),
        (lambda d: d.update(colour="red"), "the file: 'colour' is an unknown field"),
        (
            lambda d: d.update(crystals_per_colour=8),
            "crystals (WQ-1.2): crystals_per_colour must be 9, found 8",
        ),
        (
            lambda d: d.update(crystals_per_colour="9"),
            "crystals (WQ-1.2): crystals_per_colour must be 9, found '9'",
        ),
        # the map
        (lambda d: d.update(row=[]), "row must be a list of tables"),
        (lambda d: d.update(row="red"), "row must be a list of tables"),
        (lambda d: d.update(row=[1]), "row must be a list of tables"),
        (lambda d: d["row"][1].pop("q"), "row 2: q is missing"),
        (lambda d: d["row"][1].update(s=1), "row 2: 's' is an unknown field"),
        (lambda d: d["row"][0].update(r="-2"), "row 1: r must be a number from -20 to 20, found '-2'"),
        (lambda d: d["row"][0].update(r=-2.0), "row 1: r must be a number from -20 to 20, found -2.0"),
        (lambda d: d["row"][4].update(q=21), "row 5: q must be a number from -20 to 20, found 21"),
        (lambda d: d["row"][4].update(q=True), "row 5: q must be a number from -20 to 20, found True"),
        (lambda d: d["row"][2].update(r=1), "row 3: r must rise by one from row to row"),
        (lambda d: d["row"].reverse(), "row 2: r must rise by one from row to row"),
        (lambda d: d["row"][2].update(zones="red"), "row 3: expected a list of words"),
        (
            lambda d: d["row"][2].update(zones=["yellow"]),
            "row 3: 'yellow' is not one of red, green, purple, blue, domain",
        ),
        (lambda d: d["row"][2]["zones"].pop(), "the map has 24 spaces, not 25 (WQ-1.1)"),
        (lambda d: d["row"][2]["zones"].append("red"), "the map has 26 spaces, not 25 (WQ-1.1)"),
        (
            lambda d: d["row"][2]["zones"].__setitem__(0, "red"),
            "zone red has 6 spaces, not 5 (WQ-1.1)",
        ),
        (lambda d: d["row"][4].update(q=3), "the map falls into pieces"),
        (lambda d: d["row"][0].update(q=-5), "the map falls into pieces"),
        (lambda d: d["row"][0].update(zones=[]), "row 1: a row needs spaces"),
        # the tiles
        (lambda d: d.update(domain_tiles="none"), "domain_tiles: expected a list of words"),
        (lambda d: d["domain_tiles"].pop(), "7 domain tiles, not 8 (WQ-1.3)"),
        (
            lambda d: d["domain_tiles"].__setitem__(0, "white"),
            "domain_tiles: 'white' is not one of red, green, blue, yellow, purple, none",
        ),
        # the players
        (lambda d: d["players"].pop(), "players must be given once for 2, 3 and 4 seats, found [2, 3]"),
        (lambda d: d["players"][0].update(seats=5), "players: seats must be a number from 2 to 4, found 5"),
        (
            lambda d: d["players"].append(dict(d["players"][0])),
            "players must be given once for 2, 3 and 4 seats, found [2, 2, 3, 4]",
        ),
        (lambda d: d["players"][1].pop("holders"), "players: holders is missing"),
        (
            lambda d: d["players"][1].update(holders=4),
            "players with seats = 3: one holder between neighbours (WQ-2.4)",
        ),
        (
            lambda d: d["players"][0].update(holders=5),
            "players with seats = 2: holders must be a number from 1 to 4, found 5",
        ),
        (
            lambda d: d["players"][0].update(crystals_per_holder=0),
            "players with seats = 2: crystals_per_holder must be a number from 1 to 9, found 0",
        ),
        (
            lambda d: d["players"][0].update(left_out_per_colour=9),
            "players with seats = 2: left_out_per_colour must be a number from 0 to 8, found 9",
        ),
        (
            lambda d: d["players"][0].update(crystals_per_holder=5, left_out_per_colour=6),
            "players with seats = 2: set-up would empty the bag (WQ-7.1)",
        ),
        # the books
        (lambda d: d["book"].pop(), "19 books, not 20 (WQ-1.4)"),
        (lambda d: d["book"][6].update(price=3), "book 7: 'price' is an unknown field"),
        (lambda d: d["book"][6]["pages"].pop(), "book 7 has 1 pages, not 2 (WQ-1.4)"),
        (lambda d: d["book"][6].update(pages="polar_star"), "book 7: expected a list of words"),
    ],
)
def test_a_mistake_is_told_with_its_place(change: Callable[[dict[str, Any]], object], told: str) -> None:
    assert complaint(changed(change)) == told


def test_an_effect_that_does_not_exist() -> None:
    told = complaint(changed(lambda d: d["book"][6]["pages"].__setitem__(0, "sunshine")))
    assert told.startswith("book 7: 'sunshine' is not one of forest_wisps_red, ")
    assert told.endswith(", arcane_knowledge")


@pytest.mark.parametrize("q", [-5, -2, 2])
def test_rows_may_lie_otherwise_as_long_as_they_touch(q: int) -> None:
    """WQ-1.1: e1 below d6, or e3 below d1."""
    assert Box(changed(lambda d: d["row"][4].update(q=q)), "mine.toml").grid.cells[-1] == (q + 2, 2)


def test_a_row_may_have_a_single_space() -> None:
    def split(data: dict[str, Any]) -> None:
        data["row"].append({"r": 3, "q": -2, "zones": [data["row"][4]["zones"].pop()]})

    assert Box(changed(split), "mine.toml").space_names[-2:] == ("e2", "f1")


def test_a_bag_that_set_up_just_does_not_empty_is_allowed() -> None:
    """WQ-7.1: three holders of five, and five more in the bag."""
    exactly = changed(lambda d: d["players"][0].update(crystals_per_holder=5, left_out_per_colour=5))
    assert Box(exactly, "mine.toml").per_holder[2] == 5


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("crystals_per_colour = ", "mine.toml: not TOML: Invalid value (at end of document)"),
        ("= 3", "mine.toml: not TOML: Invalid statement (at line 1, column 1)"),
        ("a = 1\na = 2", "mine.toml: not TOML: Cannot overwrite a value"),
        ("", "mine.toml: the file: crystals_per_colour is missing"),
        ("a = " + "[" * 5000, "mine.toml: not TOML: maximum recursion depth exceeded"),
    ],
    ids=["no value", "no key", "twice", "empty", "too deep"],
)
def test_what_is_no_data_file_is_told_so(text: str, told: str) -> None:
    with pytest.raises(Malformed) as refused:
        box_from_text(text, "mine.toml")
    assert str(refused.value).startswith(told)
    check_message(refused.value)


def test_a_file_that_cannot_be_read_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"nowhere\.toml: can't be read: "):
        box_from_file(str(tmp_path / "nowhere.toml"))
    (tmp_path / "latin.toml").write_bytes(b"a = '\xe9'")
    with pytest.raises(Malformed, match=r"latin\.toml: can't be read: 'utf-8' codec can't decode"):
        box_from_file(str(tmp_path / "latin.toml"))
    with pytest.raises(Malformed, match=r"can't be read: .*[Dd]irectory"):
        box_from_file(str(tmp_path))


JUNK: list[object] = [None, True, -1, 0, 3, 10**30, 1.5, float("nan"), "red", "", "x" * 99, [], [[]], {}]


@settings(max_examples=size(150, 5000))
@given(st.data())
def test_whatever_stands_in_the_file_it_is_a_box_or_is_refused_in_one_line(data: st.DataObject) -> None:
    """One leaf, list or table anywhere is removed, doubled or replaced by junk."""
    mine = copy.deepcopy(DATA)
    node: Any = mine
    while True:
        place: Any = data.draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
        if isinstance(node[place], dict | list) and node[place] and data.draw(st.integers(0, 4)):
            node = node[place]
            continue
        deed = data.draw(st.sampled_from(["replace", "replace", "remove", "double"]))
        if deed == "replace":
            node[place] = data.draw(st.sampled_from(JUNK))
        elif deed == "remove":
            del node[place]
        elif isinstance(node, list):
            node.insert(place, copy.deepcopy(node[place]))
        break
    try:
        Box(mine, "mine.toml")
    except Malformed as refused:
        check_message(refused)


def test_nine_point_nought_is_not_nine() -> None:
    assert complaint(changed(lambda d: d.update(crystals_per_colour=9.0))).endswith("found 9.0")


def test_a_number_of_five_thousand_digits_is_refused() -> None:
    with pytest.raises(Malformed, match="not TOML"):
        box_from_text("crystals_per_colour = " + "9" * 5000, "mine.toml")


def test_empty_rows_are_refused() -> None:
    nothing = {"r": -2, "q": 0, "zones": []}
    assert complaint(changed(lambda d: d.update(row=[nothing] * 25 + d["row"]))).startswith("row 1")


# --- another file ---


def another(tmp_path: Path) -> Path:
    """The same game, but the red and the green county have changed places."""
    swapped = TEXT.replace('"red"', '"?"').replace('"green"', '"red"').replace('"?"', '"green"')
    assert swapped != TEXT
    file = tmp_path / "corrected.toml"
    file.write_text(swapped, encoding="utf-8")
    return file


def test_another_file_gives_another_map(tmp_path: Path) -> None:
    """WQ-1.1: only the data file knows the map."""
    box = box_from_file(str(another(tmp_path)))
    corners = [box.space_names.index(space) for space in ("a1", "b3", "c5", "d4", "e1")]
    assert [box.zone[space] for space in corners] == [1, 1, 0, 2, 3]
    assert [BOX.zone[space] for space in corners] == [0, 0, 1, 2, 3]


def test_the_same_file_is_the_same_data_and_another_is_not(tmp_path: Path) -> None:
    assert standard_box().data_hash == BOX.data_hash == box_from_text(TEXT + "\n# a remark\n", "x").data_hash
    assert box_from_file(str(another(tmp_path))).data_hash != BOX.data_hash


def test_a_match_refuses_other_data(tmp_path: Path) -> None:
    other = WinterQueen(box_from_file(str(another(tmp_path))))
    setup = Setup(GAME, 2, "1" * 64)
    with pytest.raises(Malformed) as refused:
        Match(other, setup)
    assert str(refused.value) == (
        f"winter-queen was played with component data {GAME.data_hash[:12]}, this is {other.data_hash[:12]}"
    )


def test_the_registry_takes_another_file(tmp_path: Path) -> None:
    game = installed.game("winter-queen", str(another(tmp_path)))
    assert game.data_hash != installed.game("winter-queen").data_hash == BOX.data_hash
    assert installed.game("winter_queen") is installed.game("winter-queen")
