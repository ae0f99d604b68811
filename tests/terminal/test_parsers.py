"""Every reader of foreign text, fuzzed: whatever comes in, only a FrostfairError may come out."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostfair.games.installed import game
from frostfair.games.winter_queen.rules.components import box_from_text, standard_box
from frostfair.games.winter_queen.rules.position import position, table_at
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.terminal.lexicon import Words
from frostfair.games.winter_queen.terminal.prompt import Asking
from frostfair.games.winter_queen.wording.shapes import seen
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.kernel.logtext import Log, read, write
from frostfair.kernel.match import Match
from frostfair.terminal.menu import Menu
from frostfair.terminal.new_match import new_log, read_options, seed_of
from frostfair.terminal.players import players_of, seated
from frostfair.terminal.rulebook import look_up
from tests.terminal.test_keeping import other_data

WQ = game("winter-queen")

words = st.text(max_size=40)
plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)


def survives(read_it: Callable[[], object]) -> None:
    with suppress(FrostfairError):
        read_it()


@cache
def a_match() -> Log:
    """A match of some records, with an undo and an end of turn."""
    log = new_log(WQ, "human,random", "parsers", ("snow",), {})
    match = log.match
    for n in range(12):
        seat = match.deciders()[0]
        if match.may_end_turn(seat):
            match.end_turn(seat)
        elif n == 3 and match.may_undo(seat):
            match.undo(seat)
        else:
            match.submit(seat, match.offers(seat)[n % len(match.offers(seat))])
    return log


@cache
def lines() -> list[str]:
    return write(a_match()).split("\n")


def find(name: str) -> Any:
    return game(name)


@given(st.text())
def test_log_from_any_text(text: str) -> None:
    survives(lambda: read(text, find))


@given(st.data())
def test_log_with_a_value_exchanged(data: st.DataObject) -> None:
    changed = list(lines())
    n = data.draw(st.integers(0, len(changed) - 2))
    line = from_json(changed[n])
    assert isinstance(line, dict)
    key = data.draw(st.sampled_from(sorted(line)))
    line[key] = data.draw(values | st.just(None), label=key)
    with suppress(ValueError):  # a NaN can't be written
        changed[n] = to_json(line)
    survives(lambda: read("\n".join(changed), find))


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.text(max_size=5))
def test_log_with_a_piece_exchanged(start: int, stop: int, text: str) -> None:
    whole = "\n".join(lines())
    start, stop = sorted((start % len(whole), stop % len(whole)))
    survives(lambda: read(whole[:start] + text + whole[min(stop, start + 6) :], find))


@given(words | st.from_regex(r"[RGBYPrgbyp]?[0-9]?[- ]?[a-e]?[0-9LRlr]{0,2}", fullmatch=True))
def test_notation(text: str) -> None:
    survives(lambda: WQ.parse(text))


@given(st.integers(-(1 << 63), (1 << 63) - 1))
def test_actions_of_any_number(action: int) -> None:
    survives(lambda: WQ.notation(action))
    survives(lambda: WQ.describe(action))


KEYS = st.sampled_from(["do", "colour", "holder", "space", "book", "page", "county", "x"])
DEEDS = st.sampled_from(
    ["place", "activate", "take", "skip", "return", "pass", "red", "left", "b3", 1, 2, -1]
)


@given(st.dictionaries(KEYS, DEEDS | plain, max_size=5) | st.dictionaries(words, values, max_size=5))
def test_structured_actions(described: dict[str, object]) -> None:
    survives(lambda: WQ.understand(described))


@given(words)
def test_position_from_any_text(text: str) -> None:
    survives(lambda: table_at(standard_box(), text))


FIELD = st.text(alphabet="RGBYPrgbyp.-/+,|:0123456789turnbookbackover", max_size=30)


@given(st.integers(0, 9), FIELD)
def test_position_with_a_field_exchanged(n: int, field: str) -> None:
    state = a_match().match.state
    assert isinstance(state, Table)
    fields = position(state).split(" ")
    fields[n] = field
    survives(lambda: table_at(standard_box(), " ".join(fields)).check())


@given(st.integers(0, 5000), st.text(max_size=6))
def test_data_with_a_piece_exchanged(start: int, text: str) -> None:
    data = other_data()
    start %= len(data)
    survives(lambda: box_from_text(data[:start] + text + data[start + len(text) :], "fuzzed"))


@given(st.sampled_from(["9", '"red"', "[", "2", "-2", "zones", '"domain"', "3"]), st.data())
def test_data_with_a_word_exchanged(word: str, data: st.DataObject) -> None:
    text = other_data()
    other = data.draw(
        st.sampled_from(['"none"', "true", "1.5", "[]", "{}", "1e400", "2026-01-01", "nan", '""', "-1"])
    )
    n = data.draw(st.integers(0, text.count(word) - 1))
    parts = text.split(word)
    changed = word.join(parts[: n + 1]) + other + word.join(parts[n + 1 :])
    survives(lambda: box_from_text(changed, "fuzzed"))


@given(st.dictionaries(st.text(max_size=8), values, max_size=6))
def test_snapshots(packed: dict[str, object]) -> None:
    survives(lambda: WQ.restore(packed))


@given(st.data())
def test_snapshots_with_a_value_exchanged(data: st.DataObject) -> None:
    packed = dict(a_match().match.state.pack())
    key = data.draw(st.sampled_from(sorted(packed)))
    packed[key] = data.draw(values, label=key)
    survives(lambda: WQ.restore(packed).check())


@given(words, words, st.lists(words, max_size=3))
def test_command_line(seats: str, seed: str, options: list[str]) -> None:
    survives(lambda: players_of(seats, WQ))
    survives(lambda: seed_of(seed))
    survives(lambda: read_options(options))
    survives(lambda: new_log(WQ, "human,random", seed, options, read_options(options)))


@given(st.lists(words, min_size=2, max_size=4))
def test_names_from_files_are_printable_and_short(players: list[str]) -> None:
    for player in seated(players, catalogue()):
        assert player.name.isprintable()
        assert len(player.name) <= 18


def test_bots_may_have_names() -> None:
    assert players_of("human:Ann, greedy:Bea,random", WQ) == ["human:Ann", "greedy:Bea", "random"]
    players = seated(["human:Ann", "greedy:Bea", "random", "greedy", "Deep:Blue"], catalogue())
    assert [(player.name, player.bot) for player in players] == [
        ("Ann", None),
        ("Bea", "greedy"),
        ("Random", "random"),
        ("Greedy", "greedy"),
        ("Deep:Blue", None),
    ]
    with pytest.raises(Malformed, match="seat 2: a name has 1 to 16"):
        players_of("human,greedy:", WQ)


@given(words)
def test_questions_at_the_prompt(text: str) -> None:
    match: Match = a_match().match
    for language in languages():
        asking = Asking(Words(catalogue(language)), seen(match.view(0)), 0)
        survives(lambda asking=asking: asking.page(text))  # type: ignore[misc]
        survives(lambda asking=asking: asking.colour(text))  # type: ignore[misc]
    survives(lambda: look_up(WQ, text, "en"))
    assert Menu([]).narrow(text) is None
