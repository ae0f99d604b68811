"""The eight effects (chapter 8). Nothing here is played: tables are drawn and pages are asked their worth."""

import pytest

from tests.games.winter_queen.rules.kit import SPACES, Scene, full_map, lay

MAP_EFFECTS = (
    "Forest Wisps red",
    "Rose of the Winds",
    "Border Keeper",
    "Magical Clouds",
    "Bright Way",
    "Northern Lights",
    "Polar Star",
)


def board(drawn: str) -> Scene:
    """Just a map: four players have the most crystals."""
    return lay(drawn, seats=4, holders="-,-,-,-", bag="")


# --- 8.0 depicted crystals ---


@pytest.mark.parametrize("effect", MAP_EFFECTS)
def test_depicted_crystals_count_like_placed_ones(effect: str) -> None:
    """WQ-8.0"""
    placed = """
            .   R   .
      .   R   .   G   .   .
    R   .   .   Y   R   .   R
      .   .   R   .   G   .
            .   R   .
        """
    drawn_on_tiles = """
            .   r   .
      .   R   .   G   .   .
    r   .   .   y   R   .   r
      .   .   R   .   G   .
            .   r   .
        """
    without_domain = """
            .   .   .
      .   R   .   G   .   .
    .   .   .   .   R   .   .
      .   .   R   .   G   .
            .   .   .
        """
    for colour in "RGY":
        worth = board(placed).worth(effect, colour)
        assert board(drawn_on_tiles).worth(effect, colour) == worth
        assert board(placed).counted(effect, colour) == board(drawn_on_tiles).counted(effect, colour)
    assert board(placed).worth(effect, "R") != board(without_domain).worth(effect, "R")


# --- 8.1 Forest Wisps ---


def test_wisps_count_the_other_colour_round_one_of_the_depicted_colour() -> None:
    """WQ-8.1: purple c4 has three red neighbours; yellow and the far red don't count, c4 itself neither."""
    table = board("""
            .   .   .
      .   .   R   R   .   .
    .   .   R   P   Y   .   R
      .   .   .   .   .   .
            .   .   .
    """)
    assert table.worth("Forest Wisps purple", "R") == 3
    assert table.counted("Forest Wisps purple", "R") == "b3 b4 c3"
    assert table.alternatives("Forest Wisps purple", "R") == {"c4": 3, "b3": 1, "b4": 1, "c3": 1, "c7": 0}


def test_wisps_may_start_from_the_colour_on_the_page_instead() -> None:
    """WQ-8.1: now a red one has purple neighbours."""
    table = board("""
            .   .   .
      .   .   P   P   .   .
    .   .   P   R   Y   .   R
      .   .   .   .   .   .
            .   .   .
    """)
    assert table.worth("Forest Wisps purple", "R") == 3
    assert table.counted("Forest Wisps purple", "R") == "b3 b4 c3"
    assert table.worth("Forest Wisps purple", "Y") == 1


def test_wisps_of_the_same_colour_count_neighbours_of_that_colour() -> None:
    """WQ-8.1: each crystal is one choice, and doesn't count itself."""
    table = board("""
            .   .   .
      .   .   R   .   .   .
    .   .   R   R   .   .   R
      .   .   R   G   .   .
            .   .   .
    """)
    assert table.worth("Forest Wisps red", "R") == 3
    assert table.alternatives("Forest Wisps red", "R") == {"b3": 2, "c3": 3, "c4": 3, "d3": 2, "c7": 0}
    assert len(table.story("Forest Wisps red", "R").choices) == 5


def test_wisps_with_only_one_of_the_colours_score_nothing() -> None:
    """WQ-8.1, WQ-8.9"""
    table = board("""
            .   .   .
      .   .   R   .   .   .
    .   .   R   R   .   .   .
      .   .   .   .   .   .
            .   .   .
    """)
    assert table.worth("Forest Wisps red", "G") == 0
    assert table.worth("Forest Wisps green", "R") == 0
    assert table.worth("Forest Wisps green", "G") == 0


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow", "purple"])
def test_wisps_exist_in_every_colour(colour: str) -> None:
    """WQ-8.1: only the depicted colour and the one on the page matter."""
    letter = colour[0].upper()
    other = "G" if letter == "R" else "R"
    drawn = f"""
            .   .   .
      .   .   {other}   .   .   .
    .   .   {other}   {letter}   .   .   .
      .   .   .   .   .   .
            .   .   .
    """
    assert board(drawn).worth(f"Forest Wisps {colour}", other) == 2
    assert board(drawn).worth(f"Forest Wisps {colour}", letter) == 0


# --- 8.2 Rose of the Winds ---


def test_the_rose_counts_its_crystal_and_its_colour_on_six_lines() -> None:
    """WQ-8.2: nothing stops a line, neither gaps nor other colours; beside the lines nothing counts."""
    table = board("""
            G   .   G
      .   .   .   B   .   G
    G   .   Y   G   .   R   G
      .   G   .   .   .   .
            G   .   .
    """)
    # c4: west past yellow, east past red, north-east past blue, over gaps elsewhere; b6 and d2 lie beside
    assert table.worth("Rose of the Winds", "G") == 6
    assert table.counted("Rose of the Winds", "G") == "a1 a3 c1 c4 c7 e1"


def test_every_crystal_of_the_colour_can_be_the_middle_of_the_rose() -> None:
    """WQ-8.2"""
    table = board("""
            .   .   .
      G   .   .   .   .   G
    .   .   .   .   .   .   .
      .   .   G   .   .   .
            G   .   .
    """)
    # b1 and b6 are in a row, b1 and e1 on a diagonal, d3 and e1 on the other
    assert table.alternatives("Rose of the Winds", "G") == {"b1": 3, "b6": 2, "d3": 2, "e1": 3}


def test_a_lone_rose_is_worth_one() -> None:
    table = board("""
            .   .   .
      .   R   R   R   .   .
    .   .   R   G   R   .   .
      .   .   R   R   .   .
            .   .   .
    """)
    assert table.worth("Rose of the Winds", "G") == 1  # WQ-8.2


# --- 8.3 Border Keeper ---


def test_the_border_keeper_counts_edge_spaces_of_counties_and_domain() -> None:
    """WQ-8.3: b3, c2, c4 and d4 have six neighbours and don't count; nothing needs to touch."""
    table = board("""
            .   R   .
      .   R   R   .   .   .
    R   R   .   R   .   .   R
      .   .   .   R   .   .
            .   .   R
    """)
    assert table.worth("Border Keeper", "R") == 5
    assert table.counted("Border Keeper", "R") == "a2 b2 c1 c7 e3"
    assert table.worth("Border Keeper", "G") == 0


def test_sixteen_spaces_are_edge() -> None:
    """WQ-8.3: each colour counts its own."""
    table = board(full_map("RGBYP", depicted=()))
    edges = [table.counted("Border Keeper", colour).split() for colour in "RGBYP"]
    inner = {"b3", "b4", "c2", "c3", "c4", "c5", "c6", "d3", "d4"}
    counted = {space for spaces in edges for space in spaces}
    assert len(counted) == 16
    assert not counted & inner
    assert sum(table.worth("Border Keeper", colour) for colour in "RGBYP") == 16


# --- 8.4 Magical Clouds ---


def test_clouds_are_groups_of_adjacent_crystals() -> None:
    """WQ-8.4: a big one, a pair and a lone one; another colour's ring doesn't matter."""
    table = board("""
            R   .   .
      .   R   .   .   G   R
    .   .   .   g   G   .   r
      R   .   .   .   G   .
            .   .   .
    """)
    assert table.worth("Magical Clouds", "R") == 3  # a1-b2, b6-c7, d1
    assert table.worth("Magical Clouds", "G") == 1
    assert table.worth("Magical Clouds", "B") == 0


def test_a_ring_is_one_cloud_and_touching_corners_of_lines_are_not_enough() -> None:
    """WQ-8.4"""
    ring = board("""
            .   .   .
      .   .   B   B   .   .
    .   .   B   .   B   .   .
      .   .   B   B   .   .
            .   .   .
    """)
    assert ring.worth("Magical Clouds", "B") == 1
    apart = board("""
            B   .   B
      .   .   .   .   .   .
    B   .   B   .   B   .   B
      .   .   .   .   .   .
            B   .   B
    """)
    assert apart.worth("Magical Clouds", "B") == 8


def test_a_new_crystal_can_join_clouds_to_one() -> None:
    """WQ-8.4: so the worth can fall."""
    table = lay(
        """
            .   .   .
      .   .   R   .   .   .
    .   .   .   .   R   .   .
      .   .   R   .   .   .
            .   .   .
        """,
        holders="RR,G,B",
    )
    assert table.worth("Magical Clouds", "R") == 3
    table.play("R1-c4")
    assert table.worth("Magical Clouds", "R") == 1


# --- 8.5 Bright Way ---


def test_the_bright_way_goes_on_while_every_colour_is_new() -> None:
    """WQ-8.5: c1 to c5 are five colours; at most that many exist."""
    table = board("""
            .   .   .
      .   .   .   .   .   .
    R   G   B   y   P   R   G
      .   .   .   .   .   .
            .   .   .
    """)
    assert table.worth("Bright Way", "R") == 5
    assert table.counted("Bright Way", "R") == "c1 c2 c3 c4 c5"
    assert table.worth("Bright Way", "G") == 5  # c2 to c6
    assert table.worth("Bright Way", "B") == 5  # c3 to c7; the other way three


def test_a_gap_stops_the_bright_way() -> None:
    """WQ-8.5: also an empty domain tile."""
    table = board("""
            .   .   .
      .   .   .   .   .   .
    .   R   G   .   B   P   .
      .   .   .   .   .   .
            .   .   .
    """)
    assert table.worth("Bright Way", "R") == 2
    assert table.worth("Bright Way", "P") == 2


def test_the_edge_stops_the_bright_way() -> None:
    """WQ-8.5"""
    table = board("""
            .   .   .
      .   .   .   .   .   .
    .   .   .   .   .   R   G
      .   .   .   .   .   .
            .   .   .
    """)
    assert table.alternatives("Bright Way", "R") == {
        "c6 E": 2,
        "c6 NE": 1,
        "c6 NW": 1,
        "c6 W": 1,
        "c6 SW": 1,
        "c6 SE": 1,
    }


@pytest.mark.parametrize(("third", "worth"), [("R", 2), ("G", 2), ("B", 4), (".", 2)])
def test_a_repeated_colour_stops_the_bright_way(third: str, worth: int) -> None:
    """WQ-8.5: the first colour as well as a later one; the repeated crystal doesn't count."""
    table = board(f"""
            R   .   .
      .   .   G   .   .   .
    .   .   .   {third}   .   .   .
      .   .   .   Y   .   .
            .   .   .
    """)
    assert table.alternatives("Bright Way", "R")["a1 SE"] == worth


@pytest.mark.parametrize(
    ("direction", "end"), [("E", "c6"), ("NE", "a3"), ("NW", "a1"), ("W", "c2"), ("SW", "e1"), ("SE", "e3")]
)
def test_the_bright_way_knows_six_directions(direction: str, end: str) -> None:
    """WQ-8.5: from c4 two steps each way, and no corners."""
    table = board("""
            G   .   G
      .   .   B   Y   .   .
    .   G   Y   R   B   G   .
      .   .   B   Y   .   .
            G   .   G
    """)
    (way,) = [
        choice
        for choice in table.story("Bright Way", "R").choices
        if choice.direction == ("E", "NE", "NW", "W", "SW", "SE").index(direction)
    ]
    assert len(way.spaces) == 3
    assert end in [table.table.box.space_names[space] for space in way.spaces]


# --- 8.6 Northern Lights ---


def test_northern_lights_count_zones() -> None:
    """WQ-8.6: red three times in the red county, twice in the domain, once in blue, nowhere else."""
    table = board("""
            R   .   .
      .   R   .   .   G   .
    .   R   .   r   .   .   R
      R   .   .   .   G   .
            .   .   .
    """)
    assert table.worth("Northern Lights", "R") == 3
    assert table.worth("Northern Lights", "G") == 2


@pytest.mark.parametrize("space", ["a2", "c1", "c4", "c7", "e2"])
def test_all_domain_tiles_are_one_zone(space: str) -> None:
    """WQ-8.6"""
    here = full_map("B", empty=[s for s in SPACES if s not in (space, "a2")], depicted=())
    assert board(here).worth("Northern Lights", "B") == 1


def test_northern_lights_give_five_at_most() -> None:
    """WQ-8.6"""
    table = board("""
            Y   .   Y
      .   .   .   .   .   .
    Y   .   Y   y   Y   .   .
      .   .   .   Y   .   .
            .   .   Y
    """)
    assert table.worth("Northern Lights", "Y") == 5


# --- 8.7 Polar Star ---


def test_the_polar_star_counts_empty_neighbours() -> None:
    """WQ-8.7: the empty castle counts; a depicted crystal is none; beyond the edge there is nothing."""
    table = board("""
            .   r   P
      .   .   P   .   .   .
    .   .   .   .   .   .   .
      .   .   .   .   .   .
            .   .   .
    """)
    # b3: a1 b2 b4 c3 c4; a3: b4 b5
    assert table.alternatives("Polar Star", "P") == {"a3": 2, "b3": 5}
    assert table.counted("Polar Star", "P") == "a1 b2 b4 c3 c4"


def test_a_polar_star_without_air_is_worth_nothing() -> None:
    """WQ-8.7"""
    walled = board("""
            G   R   .
      .   R   R   .   .   .
    .   .   .   .   .   .   .
      .   .   .   .   .   .
            .   .   .
    """)
    assert walled.worth("Polar Star", "G") == 0
    assert board(full_map()).worth("Polar Star", "G") == 0


def test_a_lone_star_inside_sees_six_empty_spaces() -> None:
    table = board("""
            .   .   .
      .   .   .   .   .   .
    .   .   .   Y   .   .   .
      .   .   .   .   .   .
            .   .   .
    """)
    assert table.worth("Polar Star", "Y") == 6  # WQ-8.7


# --- 8.8 Arcane Knowledge ---

ARCANE = "Magical Clouds - | Arcane Knowledge P"


def test_arcane_knowledge_counts_at_least_its_own_crystal() -> None:
    """WQ-8.8: nothing on the map matters."""
    own = {1: [ARCANE], 2: ["Rose of the Winds G | Polar Star -"]}
    assert lay(books=own).worth("Arcane Knowledge", "P") == 1
    assert lay(full_map(), holders="R,G,B", bag="", books=own).worth("Arcane Knowledge", "P") == 1


def test_arcane_knowledge_counts_the_other_page_of_its_book() -> None:
    """WQ-8.8: with two crystals both pages are scored before the book leaves."""
    table = lay(books={1: ["Magical Clouds P | Arcane Knowledge P"]})
    assert table.worth("Arcane Knowledge", "P") == 2
    table.play("use 1")
    assert table.points == [2, 0]


def test_arcane_knowledge_counts_own_books_and_those_of_one_opponent() -> None:
    """WQ-8.8: the best of them; the books of the others don't count."""
    table = lay(
        seats=4,
        books={
            1: [ARCANE, "Rose of the Winds P | Polar Star P", "Rose of the Winds G | Bright Way -"],
            2: ["Border Keeper P | Bright Way -"],
            3: ["Border Keeper P | Polar Star P"],
            4: ["Border Keeper R | Northern Lights -"],
        },
        holders="R,G,B,Y",
    )
    assert table.alternatives("Arcane Knowledge", "P") == {"seat 2": 4, "seat 3": 5, "seat 4": 3}
    assert table.worth("Arcane Knowledge", "P") == 5
    assert table.worth("Arcane Knowledge", "P", seat=3) == 2 + 3


def test_arcane_knowledge_counts_depicted_wisps_on_both_sides() -> None:
    """WQ-8.8: whatever lies on the Wisps page; a purple crystal on the purple Wisps counts besides."""
    table = lay(
        seats=3,
        books={
            1: [ARCANE],
            2: ["Forest Wisps purple - | Bright Way -"],
        },
    )
    assert table.worth("Arcane Knowledge", "P") == 2
    assert table.worth("Arcane Knowledge", "P", seat=3) == 1
    for crystal, worth in (("G", 2), ("P", 3)):
        table = lay(books={1: [ARCANE], 2: [f"Forest Wisps purple {crystal} | Bright Way -"]})
        assert table.worth("Arcane Knowledge", "P") == worth
    own = lay(books={1: [ARCANE, "Forest Wisps purple G | Bright Way P"]})
    assert own.worth("Arcane Knowledge", "P") == 3


def test_arcane_knowledge_counts_wisps_of_its_own_colour_only() -> None:
    """WQ-8.8"""
    others = ["Forest Wisps red - | Border Keeper -", "Forest Wisps green - | Polar Star -"]
    table = lay(books={1: [ARCANE], 2: others})
    assert table.worth("Arcane Knowledge", "P") == 1
    assert table.worth("Arcane Knowledge", "R", seat=2) == 1  # the own Wisps, were red on a page


def test_a_spent_book_counts_no_more() -> None:
    """WQ-8.8: neither its crystals nor its depicted one."""
    table = lay(
        holders="R,G,B",
        books={1: [ARCANE, "Border Keeper P | Bright Way -"], 2: ["Forest Wisps purple P | Bright Way -"]},
    )
    assert table.worth("Arcane Knowledge", "P") == 4
    table.play("use 2", "use 1")
    assert table.worth("Arcane Knowledge", "P") == 1


# --- 8.9 nothing to choose or to count ---


@pytest.mark.parametrize("effect", [*MAP_EFFECTS, "Forest Wisps blue"])
def test_without_a_crystal_of_the_colour_on_the_map_there_is_nothing_to_score(effect: str) -> None:
    """WQ-8.9"""
    table = board("""
            .   R   .
      .   .   R   .   R   .
    .   r   .   .   .   .   R
      .   .   R   .   .   .
            .   .   .
    """)
    assert table.worth(effect, "B") == 0
    best = table.story(effect, "B").best
    assert (best.spaces, best.marks) == ((), ())
    assert lay(seats=4, holders="R,R,R,R").worth(effect, "R") == 0


def test_a_page_that_scores_nothing_tells_of_no_choice() -> None:
    """WQ-8.9"""
    table = lay(books={1: ["Rose of the Winds R | Bright Way R"]}, holders="R,G,B")
    table.play("use 1")
    assert table.heard("effect-scored") == [
        "effect-scored seat=1 book=7 page=1L effect=rose_of_the_winds colour=red points=0",
        "effect-scored seat=1 book=7 page=1R effect=bright_way colour=red points=0",
    ]


# --- 8.10 the best choice ---


def test_the_program_proposes_a_best_choice_and_knows_every_other() -> None:
    """WQ-8.10"""
    table = lay(
        """
            .   .   .
      .   .   P   R   .   .
    P   .   .   .   .   .   .
      .   .   .   .   .   .
            .   .   P
        """,
        holders="R,G,B",
        books={1: ["Rose of the Winds - | Polar Star P"]},
    )
    assert table.alternatives("Polar Star", "P") == {"b3": 5, "c1": 3, "e3": 3}
    table.play("use 1")
    assert table.points == [5, 0]
    (told,) = table.heard("effect-scored")
    assert told.endswith("effect=polar_star colour=purple points=5 space=b3 spaces=a1,a2,b2,c3,c4")


@pytest.mark.parametrize("effect", [*MAP_EFFECTS, "Arcane Knowledge"])
def test_the_proposal_is_never_worse_than_an_alternative(effect: str) -> None:
    """WQ-8.10"""
    table = lay(
        full_map("RRGBYP", empty=["c3", "b5", "d4", "a1"]),
        seats=4,
        holders="G,G,B,Y",
        bag="",
        books={1: ["Border Keeper R | Arcane Knowledge R"], 3: ["Forest Wisps red G | Border Keeper -"]},
    )
    for colour in "RGBYP":
        values = table.alternatives(effect, colour).values()
        assert table.worth(effect, colour) == max(values)
        assert table.story(effect, colour).best.points == max(values)


def test_every_effect_names_its_rule() -> None:
    """WQ-8.10: whoever looks at an alternative can look up why."""
    table = board(full_map())
    rules = [table.story(effect, "R").rule for effect in (*MAP_EFFECTS, "Arcane Knowledge")]
    assert rules == [f"WQ-8.{n}" for n in range(1, 9)]
