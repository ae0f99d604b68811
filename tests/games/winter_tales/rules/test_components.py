"""WT-1: what is in the box, and what a data file may be."""

import tomllib
from importlib.resources import files

import pytest

from frostfair.games.installed import game
from frostfair.games.winter_tales.rules.components import Box, box_from_file, box_from_text
from frostfair.games.winter_tales.rules.terms import CARRIED, CHARACTERS, QUESTS, REBELS, SOLDIERS
from frostfair.kernel.bits import size
from frostfair.kernel.errors import Malformed
from tests.games.winter_tales.rules.tables import BOX, Play, new_match

TEXT = (files("frostfair.games.winter_tales") / "data/winter-tales.toml").read_text(encoding="utf-8")


def test_the_board_has_places_squares_and_a_track() -> None:  # WT-1.1
    assert BOX.places == 9
    assert BOX.spaces == 9 + 14
    assert BOX.track == 7


def test_there_are_93_different_story_cards_without_a_side() -> None:  # WT-1.2
    assert len(set(BOX.card_names)) == len(set(BOX.card_icons)) == 93
    play = Play(4).put(0, alice="oak_park").put(1, wolf="sq02").hold(0, 3).begin()
    assert len(play.table.deck) == 90


def test_neutral_cards_never_run_out() -> None:  # WT-1.3
    play = Play(4, memories=7)
    for place in (1, 2, 3, 4):
        play.memory(place, None)
    play.table.check()
    assert play.track()[:4] == ["neutral"] * 4


def test_seven_rebels_and_seven_soldiers_stand_or_lie_ready_or_exhausted() -> None:  # WT-1.4
    assert size(REBELS) == size(SOLDIERS) == 7
    assert len(set(BOX.character_names)) == CHARACTERS
    play = Play(4).put(0, alice="oak_park").lying("alice").exhausted("alice")
    assert play.is_lying("alice")
    assert not play.is_ready("alice")


def test_faction_tokens_are_three_three_and_a_writer() -> None:  # WT-1.5
    players = new_match(7).view(None)["players"]
    assert isinstance(players, list)
    factions = sorted(player["faction"] for player in players)
    assert factions == ["spring"] * 3 + ["winter"] * 3 + ["writer"]


def test_each_side_has_four_quests_and_two_are_carried() -> None:  # WT-1.6
    assert [QUESTS[quest] for quest in CARRIED] == ["love", "retaliation"]
    assert len(QUESTS) == 8


def test_there_is_one_main_player_one_arbiter_and_one_bookmark() -> None:  # WT-1.7
    view = new_match(4).view(None)
    assert {"main", "arbiter", "running", "bookmark", "epilogue"} <= set(view)
    assert view["bookmark"] is None


def test_seven_objectives_a_side() -> None:  # WT-1.8
    assert BOX.objective_side == [0] * 7 + [1] * 7


def test_one_quest_token_on_a_place_but_any_number_of_figures() -> None:  # WT-1.9
    play = Play(4).put(0, alice="fair", grumpy="fair").put(1, wolf="fair").token("ray", "fair")
    play.exhausted("grumpy", "wolf").begin().do(0, "activate alice", "create safe_house")
    assert "place safe_house fair" not in play.can(0)
    assert play.refusal(0, "place safe_house fair") == "WT-1.9"
    assert "place safe_house morgue" in play.can(0)


def test_a_square_joins_two_places_and_bears_no_token() -> None:  # WT-1.10
    for square in range(BOX.places, BOX.spaces):
        assert len(set(BOX.near[square])) == 2
        assert all(BOX.is_place(place) for place in BOX.near[square])
    for place in range(BOX.places):
        assert not any(BOX.is_place(near) for near in BOX.near[place])
    play = Play(4).put(0, alice="sq02").exhausted().begin().do(0, "activate alice", "create ray")
    assert not [text for text in play.can(0) if "sq" in text]


def test_the_track_has_seven_spaces_and_three_symbols() -> None:  # WT-1.11
    assert BOX.track == 7
    assert BOX.symbols == [0, 2, 4]


# --- data files ---


def test_distances_on_the_map() -> None:
    names = BOX.space_names
    assert BOX.distance[names.index("sq01")][names.index("memory_lane")] == 3
    assert max(max(row) for row in BOX.distance) == 7


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('sq01 = ["asylum", "oak_park"]', 'sq01 = ["asylum", "atlantis"]', "'atlantis' is not one of"),
        ('sq01 = ["asylum", "oak_park"]', 'sq01 = ["asylum", "asylum"]', "WT-1.10"),
        ("asylum = [120, 110]", "asylum = [120]", "expected [x, y]"),
        ("memories = 7", "memories = 6", "WT-1.11"),
        ("symbols = [1, 3, 5]", "symbols = [1, 3, 9]", "WT-1.11"),
        ('skill = "trap"', 'skill = "flying"', "is not one of"),
        ('kind = "garrison"', 'kind = "rescue"', "belongs to spring"),
        ('key = "key"', "key = 3", "icon"),
        ("[track]", "[trick]", "is missing"),
        ('stars = "stars-stack"\n', "", "92 cards"),
        ("[places]", "[places", "not TOML"),
    ],
)
def test_a_wrong_data_file_is_refused_in_one_line(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(Malformed) as refused:
        box_from_text(TEXT.replace(old, new, 1), "other.toml")
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("other.toml: ")
    assert "\n" not in str(refused.value)


def test_data_can_be_replaced_and_has_a_hash_of_its_own(tmp_path) -> None:  # type: ignore[no-untyped-def]
    other = tmp_path / "corrected.toml"
    other.write_text(TEXT.replace("symbols = [1, 3, 5]", "symbols = [2, 4, 6]"), encoding="utf-8")
    box = box_from_file(str(other))
    assert box.symbols == [1, 3, 5]
    assert box.data_hash != BOX.data_hash
    assert game("winter-tales", str(other)).data_hash == box.data_hash
    assert Box(tomllib.loads(TEXT), "same").data_hash == BOX.data_hash
    with pytest.raises(Malformed, match="can't be read"):
        box_from_file(str(tmp_path / "nothing.toml"))
