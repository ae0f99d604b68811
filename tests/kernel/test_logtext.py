"""A match as text: written, read back, and refused with the line if anything is wrong."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostfair.games.installed import game
from frostfair.kernel.contract import Inspector
from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.logtext import Log, read, write
from frostfair.kernel.match import Match, Setup
from tests.kernel.lanterns import Lanterns
from tests.kernel.playing import SEED, new_match, play

LANTERNS = Lanterns()


def find(name: str) -> Game:
    return LANTERNS if name == "lanterns" else game(name)


def short() -> str:
    match = new_match(LANTERNS, asks_end_turn=True)
    play(match, "0 light", "0 deeper", "0 undo", "0 stop", "0 end", "1 blow")
    return write(Log(match, ["Ada", "greedy"]))


TEXT = short()
LINES = TEXT.split("\n")


def refused(text: str) -> str:
    with pytest.raises(Malformed) as caught:
        read(text, find)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def changed(line: int, old: str, new: str) -> str:
    assert old in LINES[line - 1]
    return "\n".join([*LINES[: line - 1], LINES[line - 1].replace(old, new), *LINES[line:]])


def test_a_match_in_the_middle_is_written_and_goes_on() -> None:
    log = read(TEXT, find)
    assert log.players == ["Ada", "greedy"]
    assert write(log) == TEXT
    play(log.match, "1 light")


def test_records_read_like_play() -> None:
    assert LINES[1].startswith('{"v":1,"seat":0,"do":"light","events":[["scored",0,1,"L-1"]],"digest":"')
    assert LINES[3].startswith('{"v":3,"seat":0,"undo":1,')
    assert LINES[5].startswith('{"v":5,"seat":0,"end":"turn",')
    assert LINES[-2] == '{"records":6,"result":null}'


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_game_is_written_with_its_result(seats: int) -> None:
    winter_queen = game("winter-queen")
    match = Match(winter_queen, Setup(winter_queen, seats, SEED, {"open_scores": True}, words=["żar", "лёд"]))
    Inspector(match, seed=seats, thorough=1000).play(1000)
    text = write(Log(match, ["random"] * seats))
    assert '"winners":' in text.split("\n")[-2]
    again = read(text, find)
    assert again.match.setup.luck.words == ("żar", "лёд")
    assert write(again) == text


def test_every_truncation_is_noticed() -> None:
    for end in range(len(TEXT)):
        complaint = refused(TEXT[:end])
        assert complaint.startswith("line ")
    assert "truncated" in refused("\n".join(LINES[:-2]) + "\n")
    assert "truncated" in refused("")


@pytest.mark.parametrize(
    ("line", "old", "new", "complaint"),
    [
        (1, '"frostfair":1', '"frostfair":2', "line 1: not a match of format 1: frostfair is 2"),
        (1, '"lanterns"', '"chess"', "line 1: unknown game 'chess'"),
        (1, '"lanterns"', "7", "line 1: game: expected a text, found 7"),
        (1, '"rules":1', '"rules":9', "line 1: lanterns was played by rules version 9, this is version 1"),
        (1, '"data":"00', '"data":"ff', "line 1: lanterns was played with component data ff0000000000"),
        (1, '"seats":2', '"seats":7', "line 1: lanterns is played by 2, 3 seats, not 7"),
        (1, '"seats":2', '"seats":3', "line 1: 2 players for 3 seats"),
        (1, '"bright":false', '"dark":false', "line 1: lanterns has no option 'dark'"),
        (1, '"options":{"bright":false}', '"options":[]', "line 1: expected {…}, found []"),
        (1, '"seed":"5eed', '"seed":"zzzz', "line 1: a seed is 64"),
        (1, '"words":[]', '"words":[1]', "line 1: words: expected a list of texts"),
        (1, '"words":[],', "", "line 1: words is missing"),
        (1, '"words":[]', '"words":[],"x":1', "line 1: 'x' is an unknown field"),
        (2, '"v":1', '"v":2', "line 2: record 2 follows 0"),
        (2, '"v":1', '"v":1e400', "line 2: v: expected a number, found inf"),
        (2, '"seat":0', '"seat":1', "line 2: record 1: not-your-decision (K-1)"),
        (2, '"light"', '"dance"', "line 2: 'dance' is not an action"),
        (2, '"light"', '"stop"', "line 2: record 1: light-or-spark (L-1)"),
        (2, '["scored",0,1,"L-1"]', '["scored",0,2,"L-1"]', "line 2: record 1: other events than written"),
        (2, '["scored",0,1,"L-1"]', '["won"]', "line 2: unknown kind 'won'"),
        (2, '"events":[["scored",0,1,"L-1"]]', '"events":3', "line 2: events: expected a list, found 3"),
        (2, '"digest":"', '"digest":"0', "line 2: record 1: another state digest than written"),
        (4, '"undo":1', '"undo":0', "line 4: record 3: another state digest than written"),
        (4, '"undo":1', '"undo":1,"agreed":1', "line 4: 'agreed' is an unknown field"),
        (6, '"end":"turn",', "", "line 6: end is missing"),
        (8, '"records":6', '"records":5', "line 8: 6 records, but 5 were written"),
        (8, "null", '{"points":[9,9],"winners":[0],"reason":"x"}', "line 8: another result than written"),
    ],
)
def test_a_corrupt_line_is_named_with_its_reason(line: int, old: str, new: str, complaint: str) -> None:
    assert refused(changed(line, old, new)).startswith(complaint)


def test_an_undo_by_consent_says_so() -> None:
    match = new_match(LANTERNS)
    play(match, "0 spark", "1 calm")
    match.undo_agreed(1, 0)
    written = write(Log(match, ["Ada", "Bo"]))
    assert '{"v":3,"seat":1,"undo":0,"agreed":true,' in written
    assert write(read(written, find)) == written
    assert "undo" in refused(written.replace('"agreed":true,', ""))


def test_a_line_taken_out_or_doubled_is_noticed() -> None:
    for i in range(1, len(LINES) - 2):
        refused("\n".join(LINES[:i] + LINES[i + 1 :]))
        refused("\n".join(LINES[: i + 1] + LINES[i:]))


@given(st.data())
def test_whatever_is_changed_only_a_frostfair_error_comes_out(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 30)))
    text = TEXT[:start] + data.draw(st.text(max_size=12)) + TEXT[end:]
    with contextlib.suppress(FrostfairError):
        read(text, find)


@given(st.text())
def test_any_text_at_all_is_refused_politely(text: str) -> None:
    with pytest.raises(FrostfairError):
        read(text, find)
