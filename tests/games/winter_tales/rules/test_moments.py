"""What a bot knows of the moment when it tells: its lines fit what has just happened (WT-23.6)."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import frostfair
from frostfair.games.winter_tales.bots.lines import card_messages, messages
from frostfair.games.winter_tales.bots.moment import SHELTERED, Moment, moment_of
from frostfair.games.winter_tales.bots.teller import Rng, tell, variant
from frostfair.games.winter_tales.rules.events import Happening, Told
from frostfair.games.winter_tales.rules.terms import (
    BEATS,
    FACTIONS,
    NONE,
    OUTCOMES,
    QUESTS,
    SPRING,
    TELL_BATTLE_ENDING,
    TELL_CAPTION,
    TELL_ENDING,
    TELL_JOIN,
    TELL_LAST,
    TELL_MOVEMENT,
    TELL_POWER,
    TELL_QUEST_ENDING,
    TELL_TRAP_ENDING,
    TRAP_ENDS,
    WINTER,
)
from frostfair.games.winter_tales.tale.passages import happening, passages
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.record import standing
from tests.games.winter_tales.rules.tables import BOX, who
from tests.games.winter_tales.rules.test_games import played

ARTIFACTS = ("great_artifact_s", "great_artifact_w")
ENGLISH = catalogue("en")
TEXTS = Path(frostfair.__file__).parent / "games/winter_tales/texts"
TELLINGS = (TEXTS / "en" / "tellings.ftl").read_text(encoding="utf-8")
WITHOUT_LINES = [
    folder.name
    for folder in TEXTS.iterdir()
    if (folder / "names.ftl").exists() and not (folder / "tellings.ftl").exists()
]


def lines(told: Happening, moment: Moment, n: int = 40) -> set[str]:
    rng = Rng(1)
    return {tell(BOX, told, rng, ENGLISH, moment) for _ in range(n)}


def beat(kind: int, character: str, space: str, side: int = NONE, card: int = NONE) -> Happening:
    return Told(kind, 0, who(character), BOX.space_names.index(space), card, side, NONE, NONE)


def test_who_steps_on_a_square_is_on_the_way_to_the_place_behind_it() -> None:
    square = next(s for s in range(BOX.places, BOX.spaces))
    one, two = BOX.near[square]
    told = beat(TELL_MOVEMENT, "alice", BOX.space_names[square], SPRING)
    there = ENGLISH.form("wt-place-" + BOX.space_names[two], "the")
    assert all(f"towards {there}" in line for line in lines(told, Moment(origin=one)))
    assert not any("towards" in line for line in lines(told, Moment()))


def test_an_ending_names_the_loser() -> None:
    told = beat(TELL_BATTLE_ENDING, "wolf", "prison")
    fight = Moment(fighters=(who("wolf"), who("grumpy")))
    assert any("Grumpy" in line for line in lines(told, fight))
    assert not any("Grumpy" in line for line in lines(told, Moment()))


def test_a_blocked_soldier_is_not_called_caught() -> None:
    told = beat(TELL_TRAP_ENDING, "alice", "fair")
    fight = (who("wolf"), who("alice"))
    blocked = lines(told, Moment("blocked", fighters=fight))
    assert not blocked & lines(told, Moment("trapped", fighters=fight))


def test_nobody_comes_running_twice() -> None:
    told = beat(TELL_JOIN, "grumpy", "fair", SPRING, 3)
    first = {line.split(".")[0] for line in lines(told, Moment())}
    more = {line.split(".")[0] for line in lines(told, Moment(goes_on=True))}
    assert not first & more


def test_a_moment_is_read_from_the_log() -> None:
    match = played(5, 0)
    seen = [(due, moment_of(match, due.id)) for r in standing(match.records) for due in passages(r)]
    moves = [(due, moment) for due, moment in seen if due.kind == "movement"]
    assert all(moment.origin in BOX.near[happening(due).number("space")] for due, moment in moves)
    assert any(moment.goes_on for due, moment in seen if due.kind in ("quest-main", "quest-join"))
    assert not any(moment.goes_on for due, moment in seen if due.kind == "quest-start")
    endings = {moment.outcome for due, moment in seen if due.kind == "quest-ending"}
    assert endings <= {"success", "failure", "tie"}
    traps = [(due, moment) for due, moment in seen if due.kind == "trap"]
    assert all(moment.foe_of(happening(due).number("character")) >= 7 for due, moment in traps)
    assert {WINTER} >= {moment.foe_of(happening(due).number("character")) // 7 for due, moment in traps}


def moments() -> list[Moment]:
    fight = (who("wolf"), who("alice"))
    outcomes = [*OUTCOMES, *TRAP_ENDS, *FACTIONS, SHELTERED]
    kinds = {name.rstrip("0123456789") for name in BOX.objective_names}
    return [
        Moment(),
        Moment(origin=0),
        Moment(fighters=fight),
        Moment(goes_on=True),
        Moment(closes=True),
        Moment(elsewhere=True),
        *[Moment(outcome, fighters=fight) for outcome in outcomes],
        *[Moment(objective=kind) for kind in sorted(kinds)],
    ]


def every_beat() -> Iterator[Happening]:
    people = (NONE, who("alice"), who("fox_cat"))
    for kind, character, side, card in product(range(len(BEATS)), people, (NONE, SPRING, WINTER), (NONE, 3)):
        for quest, memory in product(range(NONE, len(QUESTS)), (NONE, 0)):
            yield Told(kind, 0, character, 1, card, side, quest, memory)


# Which values go together: a quest's beats have a quest, a fight has fighters, a caption has a winner.
def can_be(told: Happening, moment: Moment) -> bool:
    beat, quest = told.number("beat"), told.number("quest")
    if quest == NONE and (BEATS[beat].startswith("quest-") or beat in (TELL_CAPTION, TELL_LAST)):
        return False
    if beat == TELL_CAPTION and told.number("side") == NONE:
        return False
    if beat == TELL_POWER and quest != NONE and QUESTS[quest] not in ("love", *ARTIFACTS):
        return False
    wanted = {TELL_QUEST_ENDING: OUTCOMES, TELL_ENDING: FACTIONS}.get(beat, (moment.outcome,))
    return moment.outcome in wanted and (beat == TELL_BATTLE_ENDING or moment.outcome != SHELTERED)


def test_every_moment_has_words_and_no_words_wait_in_vain() -> None:  # WT-23.6
    """Whatever can be told is told by some message, and every message can come."""
    used = {"wt-objective-link", "wt-back-to"}
    for told, moment in product(every_beat(), moments()):
        if can_be(told, moment):
            keys = messages(told, moment)
            assert any(ENGLISH.has(f"{key}-1") for key in keys), keys
            used |= {key for key in keys if ENGLISH.has(f"{key}-1")}
            if told.number("card") != NONE and told.number("beat") != TELL_CAPTION:
                keys = card_messages(told)
                assert any(ENGLISH.has(f"{key}-1") for key in keys), keys
                used |= {key for key in keys if ENGLISH.has(f"{key}-1")}
    text = (Path(frostfair.__file__).parent / "games/winter_tales/texts/en/tellings.ftl").read_text(
        encoding="utf-8"
    )
    assert set(re.findall(r"^(wt-[\w-]+?)-\d+ =", text, re.MULTILINE)) == used


def test_all_variants_come_before_one_comes_again() -> None:  # WT-23.6
    """Also of messages that share some: what was told as one's own isn't told again as somebody else's."""
    rng = Rng(5)
    main = [variant(["wt-quest-main-spring"], rng, ENGLISH) for _ in range(6)]
    more = [variant(["wt-quest-on-spring", "wt-quest-main-spring"], rng, ENGLISH) for _ in range(10)]
    assert len({*main, *more}) == 16
    everything = [variant(["wt-cite"], rng, ENGLISH) for _ in range(60)]
    for n in range(7, len(everything)):
        assert everything[n] not in everything[n - 3 : n]


def test_a_line_fits_one_and_two() -> None:  # WT-23.6
    """The Fox and the Cat are two: behind a soldier's name no verb may show how many there are."""
    rebels = ("spring", "defence", "love", "return", "passage", "sheltered", "taken")
    for line in TELLINGS.splitlines():
        key = line.split(" = ")[0]
        if not any(word in key for word in rebels):
            assert not re.search(r"FORM\(\$\w+, form: \"(the|start)\"\) } (was|is|has)\b", line), key
    told = beat(TELL_MOVEMENT, "fox_cat", "prison", WINTER)
    assert any("the Fox and the Cat" in line for line in lines(told, Moment()))


@pytest.mark.parametrize("language", WITHOUT_LINES)
def test_a_language_without_lines_borrows_whole_ones(language: str) -> None:  # WT-23.4
    """Names of people and places too: no Hungarian ending stands in an English sentence."""
    other = catalogue(language)
    for told in (
        beat(TELL_MOVEMENT, "alice", "fair", SPRING, 3),
        beat(TELL_BATTLE_ENDING, "wolf", "prison"),
        beat(TELL_TRAP_ENDING, "alice", "sq01"),
    ):
        moment = Moment(fighters=(who("wolf"), who("alice")))
        borrowed = [tell(BOX, told, Rng(seed), other, moment) for seed in range(20)]
        assert borrowed == [tell(BOX, told, Rng(seed), ENGLISH, moment) for seed in range(20)]
