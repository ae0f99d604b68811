"""The worked examples of the rulebook (chapter 10)."""

import pytest

from tests.games.winter_queen.rules.kit import Scene, lay

# Purple a1 c1 e2, red a2 b2 b3 b6, green c2 c4 c6 d3 d4 e1, yellow c5, blue e3
EFFECTS_BOARD = """
            P   R   .
      .   R   R   .   .   R
    P   G   .   G   Y   G   .
      .   .   G   G   .   .
            G   P   B
    """


@pytest.fixture(params=["placed", "depicted"])
def effects_board(request: pytest.FixtureRequest) -> Scene:
    """The crystals on the domain may be placed or depicted, it is all the same."""
    drawn = EFFECTS_BOARD
    if request.param == "depicted":
        drawn = """
            P   r   .
      .   R   R   .   .   R
    p   G   .   g   Y   G   .
      .   .   G   G   .   .
            G   p   B
        """
    return lay(drawn, holders="Y,B,R", bag="B")


@pytest.mark.parametrize(
    ("effect", "colour", "points", "counted"),
    [
        ("Forest Wisps purple", "R", 3, "a2 b2 b3"),
        ("Rose of the Winds", "G", 6, "c2 c4 c6 d3 d4 e1"),
        ("Border Keeper", "R", 3, "a2 b2 b6"),
        ("Magical Clouds", "G", 3, "c2 c4 c6"),
        ("Bright Way", "P", 3, "a1 b2 c2"),  # as good as a1 b3 c4, see below
        ("Northern Lights", "G", 4, "c2 c4 c6 d3"),
        ("Polar Star", "P", 2, "b1 d1"),
    ],
)
def test_one_board_for_all_effects(
    effects_board: Scene, effect: str, colour: str, points: int, counted: str
) -> None:
    """WQ-10.1"""
    assert effects_board.worth(effect, colour) == points
    assert effects_board.counted(effect, colour) == counted


def test_the_choices_behind_the_examples(effects_board: Scene) -> None:
    """WQ-10.1: the crystals that the rulebook names."""
    wisps = effects_board.alternatives("Forest Wisps purple", "R")
    assert wisps["a1"] == 3
    assert max(wisps[red] for red in ("a2", "b2", "b3", "b6")) == 1
    assert effects_board.alternatives("Rose of the Winds", "G")["c4"] == 6
    assert effects_board.alternatives("Bright Way", "P")["a1 SE"] == 3
    assert effects_board.alternatives("Polar Star", "P")["c1"] == 2


ACTIVATION_BOARD = """
            .   .   .
      .   .   G   P   R   .
    .   .   .   G   .   .   .
      .   R   .   .   G   .
            .   .   .
    """


def test_activating_with_one_crystal() -> None:
    """WQ-10.2: Border Keeper with red for b5 and d2."""
    table = lay(ACTIVATION_BOARD, books={1: ["Border Keeper R | Northern Lights -"]})
    table.play("use 1")
    assert table.points == [2, 0]
    assert table.turn == 2


def test_activating_with_two_crystals_and_returning_the_purple_one() -> None:
    """WQ-10.2: 2 + 3, and the opponent's Wisps lose their worth."""
    table = lay(
        ACTIVATION_BOARD,
        books={
            1: ["Border Keeper R | Northern Lights G"],
            2: ["Forest Wisps purple R | Bright Way -"],
        },
        holders="B,B,Y",
    )
    assert table.worth("Border Keeper", "R") == 2
    assert table.worth("Northern Lights", "G") == 3
    assert table.worth("Forest Wisps purple", "R", seat=2) == 1
    table.play("use 1")
    assert table.points == [5, 0]
    table.play("back b4")
    assert table["bag"] == "RGBYPP"
    assert table.worth("Forest Wisps purple", "R", seat=2) == 0
    table.play("use 1")
    assert table.points == [5, 0]


def test_arcane_knowledge() -> None:
    """WQ-10.3: Miranda's two purple crystals, Martin's one and the one depicted on his Wisps."""
    table = lay(
        books={
            1: ["Magical Clouds - | Arcane Knowledge P", "Rose of the Winds P | Polar Star -"],
            2: ["Forest Wisps purple G | Bright Way -", "Border Keeper P | Polar Star -"],
        },
    )
    assert table.worth("Arcane Knowledge", "P") == 4
    table.play("use 1")
    assert table.points == [4, 0]
