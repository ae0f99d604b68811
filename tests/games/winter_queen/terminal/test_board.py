"""The table as it is drawn: readable without colour, never wider than the screen, and without secrets."""

import io
import random
import re
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from frostfair.games.installed import game
from frostfair.games.winter_queen.rules.components import box_from_text, standard_box
from frostfair.games.winter_queen.rules.game import WinterQueen
from frostfair.games.winter_queen.rules.position import table_at
from frostfair.games.winter_queen.rules.terms import COUNTIES, EFFECTS, ZONES
from frostfair.games.winter_queen.terminal.board import PILE_WIDTH, Board
from frostfair.games.winter_queen.terminal.hexmap import Marks
from frostfair.games.winter_queen.terminal.lexicon import Words
from frostfair.games.winter_queen.terminal.panels import length
from frostfair.games.winter_queen.wording.shapes import Pile, seen
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.kernel.match import Match, Setup
from frostfair.terminal.face import Scene, Sheet
from frostfair.terminal.game import face_of
from tests.terminal import picture
from tests.terminal.test_keeping import other_data

WQ = game("winter-queen")
NAMES = ("Ann", "Bob", "Cid", "Dora")


def drawn(scene: Scene, width: int = 100, blocks: bool = False, language: str = "en") -> str:
    face = face_of(WQ, catalogue(language))
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=width,
        force_terminal=blocks,
        color_system="truecolor" if blocks else None,
        highlight=False,
    )
    console.print(face.board(scene, Sheet(width, blocks)))
    return paper.getvalue()


def scene_of(position: str, seat: int | None = 0) -> Scene:
    table = table_at(standard_box(), position)
    return Scene(WQ.view(table, seat), seat, NAMES[: table.seats], (0,))


def a_match(seats: int, records: int, seed: int = 1) -> Match:
    match = Match(WQ, Setup(WQ, seats, f"{seed:064x}"))
    chance = random.Random(seed)
    while match.version < records and match.result() is None:
        seat = match.deciders()[0]
        match.submit(seat, chance.choice(match.offers(seat)))
    return match


MIDDLE = (
    ".yP/.B.RP./r..p.../.R..B./.bR PP,R,P RRGGGGGBBBBYYYP 16+3,4+2,12+2,3+3 - "
    "1:13-G,1--,14--|77:18--,11YY,19Y- 2 turn1 - 0"
)
LAST = (
    "GyP/.BPRP./r.Rp..R/RR.GB./BbR GBBBYP,-,- - 20+2,4+2,12+2,3+3 14 "
    "4:13YG,1GY,16--|5:18-G,11YY,19YP 2 turn1 3 0"
)


def test_a_position_without_colours() -> None:
    golden = Path(__file__).with_name("a-board.txt").read_text(encoding="utf-8")
    lines = [line.rstrip() for line in drawn(scene_of(MIDDLE)).splitlines()]
    assert "\n".join(lines) + "\n" == golden


def test_placed_depicted_and_empty_can_be_told_apart_by_letters_alone() -> None:
    said = drawn(scene_of(MIDDLE))
    assert "|  [P]  |" in said  # placed on a3
    assert "|  (r)  |" in said  # depicted on c1
    assert " b3 red|" in said  # the name of a space and its zone


def test_points_of_others_are_not_drawn() -> None:  # WQ-1.5
    said = drawn(scene_of(MIDDLE))
    assert "Ann · 1 VP" in said
    assert "Bob ♛ · VP face down" in said
    assert "77" not in said
    assert "77 VP" in drawn(scene_of(MIDDLE, seat=1))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [60, 80, 100, 160])
def test_it_fits_the_screen(seats: int, width: int, language: str) -> None:
    for seed in range(3 if language == "en" else 1):
        match = a_match(seats, 60, seed)
        for blocks in (False, True):
            console = Console(width=width, file=io.StringIO(), color_system="truecolor" if blocks else None)
            face = face_of(WQ, catalogue(language))
            scene = Scene(match.view(0), 0, NAMES[:seats], tuple(match.deciders()))
            lines = console.render_lines(face.board(scene, Sheet(width, blocks)), pad=False)
            assert max(sum(segment.cell_length for segment in line) for line in lines) <= width
            if width >= 100:
                assert len(lines) <= 28  # of 40, so that question and choices fit below


@pytest.mark.parametrize("language", languages())
def test_every_word_on_the_table_has_room(language: str) -> None:
    """What is written in the corners, on the spaces and beside the pages isn't cut and covers nothing."""
    words = Words(catalogue(language))
    panels = Board(standard_box(), words).panels
    for county in COUNTIES:
        for number, pages in enumerate(zip(EFFECTS[::2], EFFECTS[1::2], strict=True)):
            for books in (0, 1, 5):
                raw = {"county": county, "top": {"book": number, "pages": pages}, "books": books}
                pile = msgspec.convert(raw, Pile)
                assert max(map(length, panels.pile(pile))) <= PILE_WIDTH
    assert max(len(words.zone_short(zone)) for zone in ZONES) <= 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_does_not_change_what_is_drawn(seats: int) -> None:
    match = a_match(seats, 30)
    for seat in range(seats):
        imagined = WQ.imagine(match.state, seat, 12345)
        true = Scene(match.view(seat), seat, NAMES[:seats])
        other = Scene(WQ.view(imagined, seat), seat, NAMES[:seats])
        assert drawn(true) == drawn(other)


def test_the_last_stage_counts_down() -> None:  # WQ-7.3
    said = drawn(scene_of(LAST))
    assert "The bag is empty: 3 turns to go before the final scoring." in said
    assert "Holder 2" not in said
    assert "Bag" not in said


def test_reach_is_shown_with_three_players() -> None:  # WQ-2.4
    said = drawn(Scene(a_match(3, 0).view(0), 0, NAMES[:3]))
    assert said.count("within your reach") == 2
    assert "out of your reach (Bob and Cid)" in said


def test_counted_spaces_are_lit_and_marked() -> None:
    board = Board(standard_box(), Words(catalogue()))
    table = seen(scene_of(MIDDLE).view)
    marks = Marks(counted=frozenset({"a3", "b1"}), chosen="a3", new=frozenset({"b2"}))
    plain = "\n".join([line.plain for line in board.draw_map(table, Sheet(100, False), marks)])
    assert "*[P]+1" in plain
    assert "·[B]·" in plain
    coloured = board.draw_map(table, Sheet(100, True), marks)
    assert any("#ffc85c" in str(span.style) for line in coloured for span in line.spans)


def test_the_picture_in_the_docs_is_what_is_drawn() -> None:
    """`python -m tests.terminal.picture` draws it again."""
    assert picture.PICTURE.read_text(encoding="utf-8") == picture.draw()
    assert set(re.findall(r"https?://[^\s\"']+", picture.draw())) == {"http://www.w3.org/2000/svg"}


def test_a_map_of_another_shape_lists_its_piles_below() -> None:
    shifted = other_data().replace("r = -2\nq = 0", "r = -2\nq = -2")
    box = box_from_text(shifted, "shifted")
    other = WinterQueen(box)
    board = Board(box, Words(catalogue()))
    assert board.corners == {}
    state = other.setup(2, other.meta.accept_options({}), 1)
    lines = [line.plain for line in board.draw_map(seen(other.view(state, 0)), Sheet(100, False), Marks())]
    assert sum("county: 5 books" in line for line in lines) == 4
