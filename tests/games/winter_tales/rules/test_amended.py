"""What version 5 of the rules changed, each built by hand; a table begun by version 4 goes on by it."""

from typing import Any

import pytest

from frostfair.games.winter_tales.rules.restore import restore
from frostfair.kernel.errors import Malformed
from frostfair.kernel.match import Match, Setup
from tests.games.winter_tales.rules.tables import BOX, Play, activated, seed_of, who, winter_tales
from tests.games.winter_tales.rules.test_powers import lovers, with_powers
from tests.games.winter_tales.rules.test_quest import started

VERSIONS = [pytest.param(4, id="version 4"), pytest.param(5, id="version 5")]


def by(version: int, play: Play) -> Play:
    play.table.amended = int(version > 4)
    return play


def rescues(play: Play, seat: int) -> set[str]:
    return {text for text in play.can(seat) if text.startswith("rescue")}


# --- WT-11.2 ---


def performer_in_love(version: int) -> Play:
    """Alice performs the Ray at the fair; Grumpy, bound to her by love, is there and leaves for a square."""
    play = by(version, with_powers().put(0, alice="fair").put(2, grumpy="fair").token("ray", "asylum"))
    play.token("safe_house", "fair").hand(2, "key")
    play.table.lover, play.table.beloved = who("alice"), who("grumpy")
    return started(play, "safe_house")


@pytest.mark.parametrize("version", VERSIONS)
def test_love_does_not_carry_off_who_performs_the_quest(version: int) -> None:  # WT-11.2
    play = performer_in_love(version).do(2, "activate grumpy", "step sq09", "play key")
    assert play.at("alice") == "fair"
    assert play.asked() == ([2] if version == 5 else [0])  # once the player of Alice was asked to follow
    if version == 5:
        play.do(2, "step fair", "pass")  # back again: the quest goes on with her
        assert play.asked() == [0]


def test_nor_does_a_lost_battle_fought_as_one() -> None:  # WT-11.2
    play = with_powers().put(0, alice="fair").put(2, grumpy="sq09").put(1, wolf="fair")
    play.token("safe_house", "fair").hand(2, "key").hand(1, "bread").exhausted("wolf")
    play.table.lover, play.table.beloved = who("alice"), who("grumpy")
    started(play, "safe_house").do(2, "activate grumpy", "step fair", "play key").do(1, "engage wolf")
    play.do(0, "accept").do(2, "accept").do(0, "pass").do(2, "pass").do(1, "play bread")
    play.do(0, "pass").do(2, "pass").do(1, "relocate prison").do(3, "accept")
    assert (play.at("grumpy"), play.at("alice")) == ("prison", "fair")


# --- WT-19.2 ---


def as_one(version: int) -> Play:
    """Alice and Grumpy meet the Wolf on the square and fight as one; Alice's player passes the first time."""
    play = by(version, lovers().hand(0, "apple"))
    activated(play, 0, "alice").do(0, "step sq01", "play key").do(2, "accept").do(1, "engage wolf")
    play.do(0, "accept").do(2, "accept", "pass").do(0, "pass").do(1, "play bread")
    assert play.asked() == [0, 2]
    return play.do(0, "pass").do(2, "play rope").do(1, "play cake")


@pytest.mark.parametrize("version", VERSIONS)
def test_both_lovers_are_asked_at_every_defence(version: int) -> None:  # WT-19.2
    play = as_one(version)
    assert play.asked() == ([0, 2] if version == 5 else [2])
    if version == 5:
        play.do(2, "pass").do(0, "play apple").do(1, "pass")
        assert play.table.lying == 0


def test_two_who_both_pass_lose_as_before() -> None:  # WT-19.2
    play = as_one(5).do(0, "pass")
    assert play.asked() == [2]
    play.do(2, "pass")
    assert play.is_lying("alice")
    assert play.is_lying("grumpy")


# --- WT-9.5 ---


def with_a_wounded(version: int = 5, **options: Any) -> Play:
    """Alice at the fair beside the Ray; the Tin Man, of the same player, lies in the morgue."""
    play = by(version, Play(4, **options).put(0, alice="fair", tin_man="morgue").put(1, wolf="sq12"))
    return play.exhausted("tin_man", "wolf").lying("tin_man").token("ray", "fair")


@pytest.mark.parametrize("version", VERSIONS)
def test_one_may_rescue_before_anybody_is_activated(version: int) -> None:  # WT-9.5
    play = with_a_wounded(version).hand(0, "key", "rope").begin()
    assert rescues(play, 0) == ({"rescue tin_man"} if version == 5 else set())
    if version == 5:
        play.do(0, "rescue tin_man", "play key", "play rope")
        assert not play.is_lying("tin_man")
        assert "activate alice" in play.can(0)


@pytest.mark.parametrize("version", VERSIONS)
def test_one_may_rescue_after_a_performed_quest(version: int) -> None:  # WT-9.5
    play = started(with_a_wounded(version).hand(0, "key", "rope")).do(0, "pass", "pass", "lay 1")
    if version == 4:
        assert play.table.chapter == 2  # the turn was over at once
        return
    assert play.can(0) == {"rescue tin_man", "pass"}
    play.do(0, "rescue tin_man", "play rope", "play key")
    assert play.told()[-2:] == ["rescue", "rescue"]
    assert not play.is_lying("tin_man")
    assert play.table.chapter == 2  # nobody else lies: nothing is asked any more


def test_one_may_rescue_while_telling_the_own_quest() -> None:  # WT-9.5
    play = started(with_a_wounded().put(2, grumpy="fair").exhausted("grumpy").hand(0, "key", "rope"))
    play.lying("grumpy")
    assert rescues(play, 0) == {"rescue tin_man", "rescue grumpy"}
    play.do(0, "rescue grumpy", "play key", "play rope", "pass")
    assert play.can(2) == {"join grumpy", "pass"}  # who was lying can take part now
    assert play.refusal(2, "rescue tin_man") == "WT-9.5"  # that is not their turn


def test_after_the_quest_the_hand_is_still_reduced() -> None:  # WT-3.4
    play = started(with_a_wounded().hold(0, 10)).do(0, "pass", "pass", "lay 1")
    play.do(0, "rescue tin_man")
    while play.top() == "payment":
        play.do(0, min(play.can(0)))
    assert play.top() == "reduction"
    play.do(0, min(play.can(0)))
    assert play.table.chapter == 2


def test_a_rescue_in_the_midst_of_a_quest_is_no_moment_to_claim() -> None:  # WT-20.2
    play = with_a_wounded(objectives=True, memories=5).objective(0, "rescue1").hold(0, 4)
    started(play).do(0, "rescue tin_man")
    while play.top() == "payment":
        play.do(0, min(play.can(0)))
    assert play.top() == "quest"


def test_whether_one_is_asked_does_not_tell_how_many_cards_there_are() -> None:  # WT-26.3
    play = started(with_a_wounded()).do(0, "pass", "pass", "lay 1")
    assert play.can(0) == {"pass"}
    assert play.do(0, "pass").table.chapter == 2


# --- WT-19.4 ---


def artifact(version: int = 5) -> Play:
    play = by(version, with_powers().memory(1, "key", "spring", "great_artifact_s"))
    play.table.artifact = who("alice")
    return play


@pytest.mark.parametrize("version", VERSIONS)
def test_the_artifact_changes_hands_while_joining_a_quest(version: int) -> None:  # WT-19.4
    play = artifact(version).put(0, alice="fair").put(2, grumpy="fair").token("ray", "fair")
    play.exhausted("alice").table.main = 2
    started(play, "ray", 2, "grumpy").do(2, "cite", "pass").do(0, "join alice")
    assert play.can(0) == {"artifact", "pass"} | ({"hand grumpy"} if version == 5 else set())
    if version == 5:
        play.do(0, "hand grumpy").do(3, "accept")
        assert play.can(0) == {"pass"}  # the question is asked again
        play.do(0, "pass")
        assert play.can(2) == {"artifact", "hand alice", "pass"}


def test_once_a_quest_however_many_bear_it() -> None:  # WT-19.4
    play = artifact().put(0, alice="fair").put(2, grumpy="fair").token("ray", "fair")
    play.exhausted("alice").table.main = 2
    started(play, "ray", 2, "grumpy").do(2, "cite", "pass").do(0, "join alice", "artifact", "hand grumpy")
    play.do(3, "accept").do(0, "pass")
    assert play.can(2) == {"hand alice", "pass"}


def test_the_artifact_changes_hands_in_a_battle() -> None:  # WT-19.4
    play = artifact().put(0, alice="asylum").put(2, grumpy="sq01").put(1, wolf="sq01")
    activated(play.hand(0, "rope").hand(1, "bread"), 0, "alice").do(0, "step sq01", "play rope")
    play.do(1, "engage wolf", "play bread")
    assert play.can(0) == {"artifact", "hand grumpy", "hand wolf", "pass"}
    play.do(0, "hand wolf").do(3, "reject")
    assert play.table.artifact == who("alice")
    play.do(0, "hand wolf").do(3, "accept").do(0, "pass")
    assert play.is_lying("alice")


def test_a_first_attack_that_was_given_away_is_given_up() -> None:  # WT-7.3
    play = artifact().put(0, alice="asylum").put(1, wolf="sq01").hand(0, "rope")
    play.table.artifact = who("wolf")
    activated(play, 0, "alice").do(0, "step sq01", "play rope").do(1, "engage wolf", "hand alice")
    play.do(3, "accept")
    assert play.can(1) == {"pass"}
    play.do(1, "pass")
    assert play.happened("battle-ended")[0].number("side") == 0


def test_others_who_decide_offer_nothing_to_its_owner_and_a_vote_is_no_decision() -> None:  # WT-19.4
    play = artifact().put(0, alice="fair").put(2, grumpy="fair").put(1, wolf="morgue").begin()
    play.do(0, "hand grumpy").do(3, "accept")  # Grumpy has it: seat 0 decides, and may not give it back
    assert play.can(0) == {"activate alice"}
    play = with_powers(arbiter=0).memory(1, "key", "spring", "great_artifact_s")
    play.put(0, alice="fair").put(2, grumpy="fair").table.artifact = who("alice")
    play.begin().do(0, "hand grumpy")
    assert play.asked() == [1, 2, 3]
    assert play.can(2) == {"accept", "reject"}


# --- WT-21.1, WT-21.6 ---


@pytest.mark.parametrize("version", VERSIONS)
def test_no_secret_passage_once_a_quest_was_created(version: int) -> None:  # WT-21.6
    play = by(version, Play(4, skills=True, powers=True, memories=5).put(1, mad_hatter="morgue"))
    play.put(0, alice="fair").table.main = 1
    play.begin().do(1, "activate mad_hatter")
    assert "passage" in play.can(1)
    play.do(1, "create nightmare", "place nightmare fair")
    assert play.can(1) == ({"pass"} if version == 5 else {"pass", "passage"})


@pytest.mark.parametrize("version", VERSIONS)
def test_no_other_objective_once_a_quest_was_created(version: int) -> None:  # WT-21.1
    play = by(version, Play(4, skills=True, objectives=True, memories=5).objective(0, "rescue1"))
    play.put(0, alice="fair").begin().do(0, "activate alice")
    assert "swap" in play.can(0)
    play.do(0, "create ray", "place ray morgue")
    assert ("swap" in play.can(0)) == (version == 4)


# --- WT-25.1 ---


@pytest.mark.parametrize("version", VERSIONS)
def test_on_a_tie_the_youngest_spring_player_appoints_anybody(version: int) -> None:  # WT-25.1
    match = tied(version)
    (youngest,) = match.deciders()
    names = [match.game.notation(action) for action in match.offers(youngest)]
    assert names == (["vote 1", "vote 2", "vote 3", "vote 4"] if version == 5 else ["vote 2", "vote 4"])
    match.submit(youngest, match.offers(youngest)[0])
    assert match.view(None)["arbiter"] == (0 if version == 5 else 1)


def tied(version: int) -> Match:
    game = winter_tales().by_rules(version)
    match = Match(game, Setup(game, 4, seed_of(1), {"ages": "seats"}))
    for seat, named in enumerate((2, 2, 4, 4)):
        match.submit(seat, game.parse(f"vote {named}"))
    return match


# --- a table keeps the rules it began with ---


def test_a_match_is_played_by_the_rules_of_its_set_up() -> None:
    old = tied(4)
    assert Match(winter_tales(), old.setup).game.meta.rules_version == 4
    assert "amended" not in old.state.pack()  # its digests are those of version 4
    kept = restore(BOX, old.state.pack())
    assert kept.amended == 0
    assert kept.copy().amended == 0
    assert restore(BOX, tied(5).state.pack()).pack() == tied(5).state.pack()


def test_rules_that_nobody_kept_are_refused() -> None:
    setup = tied(5).setup
    setup.rules_version = 3
    with pytest.raises(Malformed, match="was played by rules version 3, this is version 5"):
        Match(winter_tales(), setup)
