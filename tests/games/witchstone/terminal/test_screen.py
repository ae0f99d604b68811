"""Witchstone on small screens: the question always fits, and what is left out can be asked for."""

import io
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from rich.console import Console

from frostfair.games.witchstone.terminal.fit import (
    CAULDRON,
    NOT,
    OFFER,
    PARTS,
    WAND,
    WHOLE,
    fitting,
    left_out,
)
from frostfair.games.witchstone.wording.names import scroll
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import Malformed
from frostfair.kernel.logtext import Log
from frostfair.terminal.conversation import Conversation
from frostfair.terminal.face import InParts, Scene, Sheet
from frostfair.terminal.sitting import Sitting
from frostfair.terminal.terminal import Terminal
from tests.games.witchstone.rules.play import Play
from tests.games.witchstone.terminal.test_face import NAMES, paper, played, positions, scene_of, the_face
from tests.terminal.conftest import Run

GAMES = "witchstone"


def screens(seats: int, seed: int, every: int, columns: int, lines: int) -> Iterator[tuple[list[str], str]]:
    """What stands on a screen of this size at every so many records, and the question asked."""
    sitting = None
    for match in positions(seats, seed, every):
        if sitting is None:  # it has heard of nothing: there is always more news than room
            players = [f"human:{name}" for name in NAMES[:seats]]
            sitting = Sitting(Log(match, players), None, Terminal(), catalogue())
            sitting.terminal.scrolls = False
        sheet = io.StringIO()
        sitting.terminal.console = Console(
            file=sheet, width=columns, height=lines, color_system=None, force_terminal=True, markup=False
        )
        asking = Conversation(sitting, match.deciders()[0])
        with patch.object(sitting, "tell_older", lambda told, most: None):  # it has scrolled away
            asking.draw()
        drawn = sheet.getvalue().replace("\x1b[2J\x1b[H", "").splitlines()
        yield drawn, the_face().prompt(sitting.scene(asking.seat))


@pytest.mark.parametrize(("columns", "lines"), [(110, 50), (80, 40)])
@pytest.mark.parametrize("seats", [3, 4])
def test_table_question_and_choices_fit_together(seats: int, columns: int, lines: int) -> None:
    for drawn, prompt in screens(seats, 10 + seats, 60, columns, lines):
        assert len(drawn) + 1 <= lines  # and the line where the answer is typed
        assert max(map(len, drawn)) <= columns
        assert prompt[:40] in "\n".join(drawn)


def test_on_a_low_screen_the_question_stands_at_the_bottom() -> None:
    for drawn, prompt in screens(2, 12, 40, 80, 24):
        assert prompt[:40] in "\n".join(drawn[-22:])
        assert any(line.startswith("Hidden (look NAME): ") for line in drawn)


def test_what_the_question_is_about_stays_longest() -> None:
    heights = dict.fromkeys(PARTS, 5)

    def room_for(lines: int, about: str) -> list[str]:
        sizes = fitting(
            about, False, lambda sizes: sum(heights[p] * sizes[p] for p in PARTS) <= lines
        )  # five lines for each size
        return [part for part in PARTS if sizes[part] == NOT]

    assert room_for(80, CAULDRON) == []
    for about in (CAULDRON, "map", WAND, OFFER):
        assert about not in room_for(10, about)
        left = [len(room_for(lines, about)) for lines in (80, 60, 40, 20, 5)]
        assert left == sorted(left)
    assert left_out(WHOLE) == []


def test_a_part_that_fits_again_is_given_back() -> None:
    """A large part had to go in the end, so the small ones that went before have room again."""
    large = dict.fromkeys(PARTS, 1) | {CAULDRON: 20}
    sizes = fitting(CAULDRON, False, lambda sizes: sum(large[p] * sizes[p] for p in PARTS) <= 34)
    assert sizes[CAULDRON] == 1
    assert left_out(sizes) == []


def look(scene: Scene, *words: str) -> str:
    face = the_face()
    assert isinstance(face, InParts)
    return paper(face.look(scene, Sheet(80, False, lines=1), words), 80)


def test_the_longest_scrolls_fit_side_by_side() -> None:
    words, order = the_face().words, ["castle", "village", "forest"]
    far = words.show(scroll("witches_in_order", order))
    road = words.show(scroll("joined_in_order", ["foreign_tower", "foreign_tower", "village"]))
    assert len(f"S1 {far}   S4 {road}") <= 108


def test_every_part_can_be_asked_for() -> None:
    match = list(positions(3, 13, 30))[-1]
    scene = scene_of(match, 0)
    whole = look(scene)
    for part in PARTS:
        said = look(scene, part)
        assert said.strip()
        assert set(said.split()) <= set(whole.split()), part
    assert "Hidden" not in whole
    assert "Cid" in look(scene, "3")
    assert "<E>" in look(scene, "3")
    for odd in ("0", "4", "moon"):
        with pytest.raises(Malformed, match="not a part of the table"):
            look(scene, odd)


def test_look_at_the_terminal(frostfair: Run) -> None:
    typed = "look wand\nlook x\nquit\n"
    result = frostfair("play", "witchstone", "--seats", "human:Ann,random", "--seed", "7", typed=typed)
    assert "Wand: 2W is a bonus" in result.output
    assert "'x' is not a part of the table" in result.output


def test_on_low_screens_a_hex_is_one_line() -> None:
    play = Play().no_crystals("e5").lies("energy+witch", "b2", "W")
    drawn = paper(the_face().board(scene_of_play(play), Sheet(80, False, lines=12)), 80)
    for said in ("◆b3", "■d4", " E ", " W ", "e5", "<S>", "C↑", "↘S"):
        assert said in drawn, said


def scene_of_play(play: Play) -> Scene:
    return Scene(play.game.view(play.table, 0), 0, NAMES[: play.table.seats], (0,))


# --- spectators, and the end ---


def test_a_spectator_sees_the_cauldron_of_whoever_is_to_move() -> None:
    for match in positions(2, 1, 25):
        seat = match.deciders()[0]
        drawn = paper(the_face().board(Scene(match.view(None), None, NAMES[:2]), Sheet(110, False)))
        assert f"Cauldron of {NAMES[seat]}" in drawn
        assert f"Cauldron of {NAMES[1 - seat]}" not in drawn


@pytest.mark.parametrize("width", [80, 110])
def test_at_the_end_all_cauldrons_are_shown(width: int) -> None:
    match = played(3, 4)
    drawn = paper(the_face().board(Scene(match.view(None), None, NAMES[:3]), Sheet(width, False)), width)
    for name in NAMES[:3]:
        assert f"Cauldron of {name}" in drawn


def test_the_end_tells_points_by_source_and_by_round(frostfair: Run) -> None:
    result = frostfair("play", "witchstone", "--seats", "random,random", "--seed", "5", "--option", "first=1")
    assert result.exit_code == 0, result.output
    after = result.output.split("Points by round")[1]
    head, one, other = after.splitlines()[:3]
    assert head.split() == ["set-up", *[str(n) for n in range(1, 12)], "end", "Total"]
    for line in (one, other):
        cells = line.split()[-len(head.split()) :]
        *parts, total = [0 if cell == "–" else int(cell) for cell in cells]
        assert sum(parts) == total
    assert "Points by source" in result.output


# --- special tiles ---


def test_laying_a_special_tile_shows_both_groups_and_what_the_turn_gains() -> None:  # WS-14.3
    play = Play().turns_up("witch+pentagram").no_crystals("e5")
    play.lies("energy+pentagram", "b4", "E").lies("pentagram+scroll", "c6", "SW")
    play.lies("witch+scroll", "f4", "SW").lies("witch+wand", "d5", "SW").lies("energy+witch", "c3", "E")
    play.has_tiles("witch+pentagram")
    play.do("hold witch+pentagram", "place witch+pentagram f5 NE", "begin pentagram", "step", "step")
    offered = the_face().choices(
        scene_of_play(play), play.table, [play.game.parse(text) for text in play.can()]
    )
    laying = [choice for choice in offered if choice.text.startswith("lay witch+pentagram")]
    first, hex_ = laying[0].steps  # the best comes first
    assert (hex_.key, hex_.label) == ("e5", "5+5, then 5 witch")
    assert "best at e5: 5 witch, 5 pentagram, then 5 witch" in first.label
    apart = next(choice for choice in laying if choice.text.endswith("e1"))
    assert apart.steps[1].label == "1+1"
    assert all(choice.steps[0] == first for choice in laying)


# --- the queue ---


def queue(play: Play) -> str:
    return look(scene_of_play(play)).split("Hand")[1]


def test_a_wand_to_come_and_one_that_has_moved_are_told_apart() -> None:  # WS-8.1
    play = Play().has_tiles("crystal+wand").do("hold crystal+wand", "place crystal+wand b4 E")
    assert "one wand action from the tile at b5" in queue(play)
    play.do("begin wand", "reach")
    assert "Then:  A  one wand action" in queue(play)  # not moved yet: first the crystal
    moved = Play().owes("wand", 4).do("wand 4")
    assert "Then:  A  what 2 more spaces of the wand give" in queue(moved)


def test_more_scroll_actions_are_a_wider_choice() -> None:  # WS-9.2
    play = Play().has_tiles("crystal+scroll").lies("energy+scroll", "d3", "W")
    play.do("hold crystal+scroll", "place crystal+scroll b1 SW")
    assert "one of the first 3 scrolls from the tile at c1" in queue(play)
    offered = the_face().choices(scene_of_play(play), play.table, [play.game.parse(t) for t in play.can()])
    begin = next(choice for choice in offered if choice.text == "begin scroll")
    assert begin.steps[0].label == "one of the first 3 scrolls"
