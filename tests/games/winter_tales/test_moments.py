"""What a bot knows of the moment when it tells: its lines fit what has just happened (WT-23.6)."""

from frostfair.bots.winter_tales import Rng
from frostfair.bots.winter_tales_moment import Moment, moment_of
from frostfair.bots.winter_tales_telling import tell
from frostfair.games.winter_tales.events import Happening, Told
from frostfair.games.winter_tales.telling import live_records, tellings
from frostfair.games.winter_tales.words import (
    NONE,
    SPRING,
    TELL_BATTLE_ENDING,
    TELL_JOIN,
    TELL_MOVEMENT,
    TELL_TRAP_ENDING,
    WINTER,
)
from frostfair.i18n.catalogue import catalogue
from tests.games.winter_tales.tables import BOX, who
from tests.games.winter_tales.test_games import played

ENGLISH = catalogue("en")


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
    seen = [(due, moment_of(match, due.text_id)) for r in live_records(match) for due in tellings(r)]
    moves = [(due, moment) for due, moment in seen if due.beat == "movement"]
    assert all(moment.origin in BOX.near[due.told.number("space")] for due, moment in moves)
    assert any(moment.goes_on for due, moment in seen if due.beat in ("quest-main", "quest-join"))
    assert not any(moment.goes_on for due, moment in seen if due.beat == "quest-start")
    endings = {moment.outcome for due, moment in seen if due.beat == "quest-ending"}
    assert endings <= {"success", "failure", "tie"}
    traps = [(due, moment) for due, moment in seen if due.beat == "trap"]
    assert all(moment.foe_of(due.told.number("character")) >= 7 for due, moment in traps)
    assert {WINTER} >= {moment.foe_of(due.told.number("character")) // 7 for due, moment in traps}
