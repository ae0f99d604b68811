"""The plain board: every game can be read and played from words alone, worded or not."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from frostfair.server.table.explain import explain
from frostfair.server.table.plain import plain
from frostfair.terminal.speech import Speaking
from frostfair.terminal.terminal import Terminal
from frostfair.wire.plain import Group, Plain, Row, Section
from frostfair.wording import unworded
from frostfair.wording.base import Wording, wording_of
from frostfair.wording.message import Value, apart, message
from frostfair.wording.showing import show
from tests.kernel.lanterns import Lanterns
from tests.server.rooms import GAMES, LANTERNS, WINTER_QUEEN, WITCHSTONE
from tests.size import size

NAMES = ("Ana", "Ben", "Cid", "Dee", "Eve", "Fay", "Gus")


def said(value: Value) -> str:
    """A value in English, as a plain board would write it."""
    return show(message("plain-fact", name="", value=apart([value])), catalogue(), NAMES).removeprefix(": ")


def played(game: Game, seats: int, seed: int) -> Iterator[Match]:
    match, chance = Match(game, Setup(game, seats, f"{seed:064x}")), random.Random(seed)
    yield match
    while match.deciders() and match.version < 400:
        seat = chance.choice(match.deciders())
        match.submit(seat, chance.choice(match.offers(seat)))
        yield match


def rows(sections: list[Section]) -> Iterator[tuple[Section, Row]]:
    for section in sections:
        yield from [(section, row) for row in section.rows]
        yield from rows(section.parts)


def texts(board: Plain) -> list[str]:
    """All that stands on the board."""
    cells = [cell for _, row in rows(board.table) for cell in row.cells]
    titles = [
        value for section in board.table for value in (section.title, section.summary, *section.columns)
    ]
    offers = [
        value for group in board.groups for choice in group.choices for value in (choice.label, choice.note)
    ]
    asked = [group.title for group in board.groups]
    return [said(value) for value in (*titles, *cells, *offers, *asked, *board.context) if value is not None]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
@pytest.mark.parametrize("seed", range(size(1, 10)))
def test_all_that_is_offered_can_be_chosen_and_nothing_else(game: Game, seed: int) -> None:
    for match in played(game, game.meta.seats[seed % len(game.meta.seats)], seed):
        for audience in (*range(match.setup.seats), None):
            board = plain(match, audience)
            offers = [] if audience is None else [game.notation(action) for action in match.offers(audience)]
            chosen = [choice.do for group in board.groups for choice in group.choices]
            assert sorted(chosen) == sorted(offers)
            assert all(group.choices for group in board.groups)
            assert msgspec.json.decode(msgspec.json.encode(board), type=Plain).groups is not None


WORDED = {"winter-queen": "map", "witchstone": "locations"}  # where the names of its places stand in a view


@pytest.mark.parametrize("game", [WINTER_QUEEN, WITCHSTONE], ids=lambda game: game.meta.id)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_worded_game_says_everything_in_words(game: Game, seats: int) -> None:
    for match in played(game, seats, seats):
        if match.version % size(5, 1):
            continue
        seat = (match.deciders() or [0])[0]
        board = plain(match, seat)
        everything = texts(board)
        assert all(text and f"{game.meta.prefix.lower()}-" not in text for text in everything)
        for section, row in rows(board.table):
            assert len(row.cells) == (len(section.columns) or 1)
        by_seat = [row.seat for _, row in rows(board.table) if row.seat is not None]
        assert by_seat[0] == seat  # one's own things first
        view = match.view(seat)
        spaces = [space["name"] for space in view[WORDED[game.meta.id]]]  # type: ignore[attr-defined]
        mapped = " ".join(everything)
        assert all(space in mapped for space in spaces)


def test_everything_that_can_be_asked_is_answered() -> None:
    for match in played(WINTER_QUEEN, 3, 5):
        for _, row in rows(plain(match, 1).table):
            if row.about is not None:
                explain(match, 1, "k", row.about)


def test_a_choice_says_what_follows_from_it() -> None:
    """Points at once, and how one's own pages change, are what choosing truly brings."""
    match = Match(WINTER_QUEEN, Setup(WINTER_QUEEN, 2, f"{3:064x}", {"open_scores": True}))
    chance = random.Random(3)
    promised = 0
    while match.deciders():
        seat = match.deciders()[0]
        before = _points(match, seat)
        offered = [choice for group in plain(match, seat).groups for choice in group.choices]
        choice = max(chance.sample(offered, len(offered)), key=lambda one: one.points or 0)
        match.submit(seat, WINTER_QUEEN.parse(choice.do))
        if match.result() is None:
            assert _points(match, seat) - before == (choice.points or 0)
            promised += choice.points or 0
    assert promised > 10


def _points(match: Match, seat: int) -> int:
    players = match.view(seat)["players"]
    assert isinstance(players, list)
    return int(players[seat]["points"])


# --- a game that words nothing ---


def test_a_game_without_a_wording_is_told_by_its_fields() -> None:
    silent = wording_of(Lanterns())
    assert type(silent) is Wording
    assert silent.offered(0) is None
    assert silent.describe({}) == []
    assert silent.prompt({}, [0], 0) is None
    match = Match(LANTERNS, Setup(LANTERNS, 2, f"{1:064x}"))
    seat = match.deciders()[0]
    board = plain(match, seat)
    everything = " ".join(texts(board))
    for name, value in match.view(seat).items():
        assert unworded.spelled(name) in everything or value in ([], {}), name
    match.submit(seat, match.offers(seat)[0])
    for event in match.records[-1].events:
        told = silent.tell(event)
        assert told is not None
        assert show(told, catalogue(), NAMES).startswith(unworded.spelled(event.kind))


def test_a_game_without_texts_refuses_by_the_name_of_the_reason() -> None:
    told = wording_of(Lanterns()).refusal("nothing-to-blow-out")
    assert show(told, catalogue(), NAMES) == "That isn’t possible: nothing to blow out."
    speaking = Speaking(Terminal(), catalogue(), "L")
    assert speaking.refusal(IllegalAction("L-3", "gust-first")) == "That isn’t possible: gust first. (L-3)"


def test_fields_become_lists_tables_and_sections() -> None:
    view: dict[str, object] = {
        "round": 3,
        "last_stage": False,
        "you": None,
        "discs": [1, 2],
        "players": [{"points": 4, "tower": "north"}, {"points": 7, "tower": "south"}],
        "board": {"size": 5, "rows": [{"cells": [{"x": 1}]}, "wall"]},
    }
    facts, players, board = unworded.table(view)
    assert [said(row.cells[0]) for row in facts.rows] == [
        "round: 3",
        "last stage: no",
        "you: –",
        "discs: 1, 2",
    ]
    assert [said(column) for column in players.columns] == ["", "points", "tower"]
    assert [[said(cell) for cell in row.cells] for row in players.rows] == [
        ["Ana", "4", "north"],
        ["Ben", "7", "south"],
    ]
    assert [said(row.cells[0]) for row in board.rows] == ["size: 5"]
    inside = board.parts[0]
    assert (said(inside.title), [said(row.cells[0]) for row in inside.rows]) == ("rows", ["wall"])
    assert said(inside.parts[0].title) == "rows: 1"


def test_offers_of_several_kinds_are_grouped() -> None:
    match = Match(WINTER_QUEEN, Setup(WINTER_QUEEN, 2, f"{1:064x}"))
    offers = match.offers(match.deciders()[0])
    groups = unworded.choices(
        WINTER_QUEEN, [*offers, WINTER_QUEEN.parse("use 1")], [None] * (len(offers) + 1)
    )
    assert [group.title for group in groups] == ["place", "activate"]
    assert [choice.label for choice in groups[1].choices] == ["use 1"]
    alone = unworded.choices(WINTER_QUEEN, offers, [None] * len(offers))
    assert [group.title for group in alone] == [None]
    assert isinstance(alone[0], Group)
