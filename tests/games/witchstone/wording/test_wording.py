"""Witchstone in messages: what happens can be said, offers are listed once, views have their types."""

from collections.abc import Iterator
from itertools import chain
from typing import get_args

import msgspec
import pytest

from frostfair.games.installed import game
from frostfair.games.witchstone.rules.actions import all_actions
from frostfair.games.witchstone.rules.board_events import EVENT_KINDS
from frostfair.games.witchstone.rules.events import TileDiscarded, TileDrawn, TileHeld
from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.games.witchstone.rules.terms import (
    CAUSES,
    END_REASONS,
    KINDS,
    LEVELS,
    LOCATION_TYPES,
    PENTAGRAM_SPACES,
    SCROLL_KINDS,
    SILVERS,
    TOKENS,
    WAND_SPACES,
)
from frostfair.games.witchstone.rules.view import SHELF_NAMES
from frostfair.games.witchstone.wording import shapes
from frostfair.games.witchstone.wording.wording import WitchstoneWording
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.game import Result
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.kernel.match import Match
from frostfair.wire.plain import Group, Row, Section
from frostfair.wording.base import wording_of
from frostfair.wording.message import Message, Seat, Value, apart, message, unpack
from frostfair.wording.showing import show
from tests.games.witchstone.rules.play import Play
from tests.games.witchstone.terminal.test_face import played, positions
from tests.size import size

GAME = game("witchstone")
assert isinstance(GAME, Witchstone)
WS: Witchstone = GAME
WORDING = WitchstoneWording(WS)
NAMES = ("Ana", "Ben", "Cid", "Dee")
ALL = all_actions(
    len(WS.box.ball.location_names), len(WS.box.ball.connection_names), int(WS.box.tracks.wand_end)
)
MATCHES = [(2, 1, "random"), (3, 4, "random"), (2, 5, "careful"), (4, 6, "careful")]


def said(told: Message, language: str = "en") -> str:
    """After a journey over the wire."""
    over_the_wire = unpack(msgspec.json.decode(msgspec.json.encode(told)))
    assert over_the_wire == told
    return show(over_the_wire, catalogue(language), NAMES)


def text(value: Value, language: str = "en") -> str:
    return said(message("ws-text", text=apart([value])), language)


def rows(sections: list[Section]) -> Iterator[tuple[Section, Row]]:
    for section in sections:
        yield from [(section, row) for row in section.rows]


def groups_of(match: Match, seat: int) -> list[Group]:
    return WORDING.choices(match.view(seat), seat, match.offers(seat), lambda: match.imagine(seat, 0))


def test_the_game_brings_its_wording() -> None:
    assert isinstance(wording_of(WS), WitchstoneWording)


# --- log, gains, prompt ---


@pytest.mark.parametrize(("seats", "seed", "bot"), MATCHES)
def test_everything_that_happens_is_told_and_its_points_add_up(seats: int, seed: int, bot: str) -> None:
    match, made = played(seats, seed, bot), [0] * seats
    for audience in (None, 0):
        for news in match.news(audience, 0):
            for event in news.events:
                assert said(WORDING.tell(event)).endswith((".", ")."))
    for record in match.records:
        for event in record.events:
            for gained in WORDING.gains(event):
                made[gained.seat] += gained.points
                assert said(gained.source)
    result = match.result()
    assert result is not None
    assert tuple(made) == result.points
    assert any(NAMES[winner] in said(WORDING.verdict(result)) for winner in result.winners)


def test_every_kind_of_event_has_a_line() -> None:
    told = {event.kind for args in MATCHES for record in played(*args).records for event in record.events}
    assert set(EVENT_KINDS) - told <= {TileDiscarded.kind}
    assert said(WORDING.tell(TileDiscarded(1, 3))) == "Ben has no room and throws the tile energy+wand away."
    assert said(WORDING.tell(TileHeld(0, 3))) == "Ana takes the tile energy+wand in hand."


def test_a_tile_that_others_draw_stays_theirs() -> None:
    hidden = TileDrawn(1, 3).seen_by(0)
    assert hidden is not None
    assert said(WORDING.tell(hidden)) == "Ben draws a tile."


@pytest.mark.parametrize(("seats", "seed", "bot"), MATCHES)
def test_every_decision_is_asked_for_and_the_others_know_what_they_wait_for(
    seats: int, seed: int, bot: str
) -> None:
    asked = set()
    for match in positions(seats, seed, 1, bot):
        for seat in (*range(seats), None):
            prompt = WORDING.prompt(match.view(seat), match.deciders(), seat, ())
            assert prompt is not None
            assert len(said(prompt)) <= 100
            if seat not in match.deciders():
                assert prompt.values["player"] == Seat(match.deciders()[0])
            else:
                asked.add(prompt.key)
    assert {"ws-prompt-tower", "ws-prompt-tile", "ws-prompt-place", "ws-prompt-begin"} <= asked
    assert {f"ws-prompt-{kind}" for kind in KINDS} <= asked
    match = played(seats, seed, bot)
    assert WORDING.prompt(match.view(0), match.deciders(), 0, ()) is None


def test_rare_questions() -> None:
    def asked(play: Play) -> str:
        prompt = WORDING.prompt(WS.view(play.table, 0), [0], 0)
        other = WORDING.prompt(WS.view(play.table, 1), [0], 1)
        assert prompt is not None
        assert other is not None
        assert said(other).startswith("Ana ")
        return prompt.key

    assert asked(Play().owes("crystal", 3).do("reach")) == "ws-prompt-crystal-out"
    assert asked(Play().owes("crystal", 6).do("move c5 wand")) == "ws-prompt-rim"
    special = Play().turns_up("energy+witch").owes("pentagram", 3).do("step", "step")
    assert asked(special) == "ws-prompt-special"
    play = Play().token_lies("wand", "V0").joins(0, "T0-V0")
    play.player().lying = 1
    play.player().supply -= 1
    assert asked(play.owes("witch", 1).do("send V0")) == "ws-prompt-after"


def test_the_verdict_counts_below_nothing_too() -> None:  # WS-3.8, WS-11.2
    assert "wins with −3 VP" in said(WORDING.verdict(Result((-3, -8), (0,), "rounds-played")))
    assert "−1 очко" in said(WORDING.verdict(Result((-1, -8), (0,), "rounds-played")), "ru")
    assert "−5 очков" in said(WORDING.verdict(Result((-5, -8), (0,), "rounds-played")), "ru")


# --- offers and choices ---


def test_every_action_says_what_it_does() -> None:
    told = [said(WORDING.offered(action)) for action in ALL]
    assert all(line.endswith(".") for line in told)
    assert len(set(told)) == len(told)
    place = WORDING.offered(WS.parse("place energy+witch b3 SE"))
    assert said(place) == "Place the tile: energy on b3, witch to the south-east of it."


@pytest.mark.parametrize(("seats", "seed", "bot"), MATCHES)
def test_choices_list_every_offer_once_and_in_words(seats: int, seed: int, bot: str) -> None:
    for match in positions(seats, seed, size(7, 1), bot):
        seat = match.deciders()[0]
        found = groups_of(match, seat)
        chosen = [choice.do for group in found for choice in group.choices]
        assert sorted(chosen) == sorted([WS.notation(action) for action in match.offers(seat)])
        titles = [text(group.title or "") for group in found]
        assert len(set(titles)) == len(titles)
        for group in found:
            labels = [text(choice.label) for choice in group.choices]
            assert all(labels)
            assert len(set(labels)) == len(labels)
            assert all(text(choice.note) for choice in group.choices if choice.note is not None)
        gives_up = [do in ("reach", "done") for do in chosen]
        assert gives_up == sorted(gives_up)  # last


@pytest.mark.parametrize(("seats", "seed", "bot"), [(2, 1, "random"), (2, 5, "careful")])
def test_points_of_a_choice_are_those_it_brings(seats: int, seed: int, bot: str) -> None:
    whole, promised = played(seats, seed, bot), 0
    for match, record in zip(positions(seats, seed, 1, bot), whole.records, strict=True):
        offered = {choice.do: choice for group in groups_of(match, record.seat) for choice in group.choices}
        choice = offered[WS.notation(record.value)]
        brought = [g.points for event in record.events for g in WORDING.gains(event) if g.seat == record.seat]
        assert (choice.points or 0) == sum(brought)
        promised += choice.points or 0
    assert promised != 0


def test_the_best_place_for_a_tile_comes_first() -> None:
    play = Play().has_tiles("witch+wand").do("hold witch+wand")
    offers = [WS.parse(do) for do in play.can()]
    best = WORDING.choices(WS.view(play.table, 0), 0, offers, lambda: play.table)[0]
    title, note = best.title, best.choices[0].note
    assert title is not None
    assert note is not None
    assert text(title).startswith("Place witch on ")
    assert "2 witch" in text(note) or "2 wand" in text(note)


# --- the table ---


@pytest.mark.parametrize(("seats", "seed", "bot"), MATCHES)
def test_the_table_is_told_part_by_part(seats: int, seed: int, bot: str) -> None:
    for match in positions(seats, seed, size(60, 10), bot):
        for seat in (*range(seats), None):
            view = match.view(seat)
            table = WORDING.table(view, seat)
            for section in table:
                assert text(section.title)
                assert section.summary is not None
                assert text(section.summary)
            for section, row in rows(table):
                assert len(row.cells) == (len(section.columns) or 1)
                assert all(text(cell) for cell in row.cells)
            whose = [row.seat for _, row in rows(table) if row.seat is not None]
            assert whose[0] == (seat or 0)  # one's own things first
            lines = [said(line) for line in WORDING.describe(view)]
            assert all(line.endswith(".") for line in lines)
            everything = "\n".join(lines)
            assert all(
                name in everything for name in (*WS.box.ball.location_names, *WS.box.ball.connection_names)
            )
            assert all(name in everything for name in WS.box.cauldron.hex_names)
            assert [said(line) for line in WORDING.context(view, seat)]


def test_a_group_of_the_table_is_a_group_of_the_rules() -> None:
    play = Play().lies("energy+witch", "a2", "E").has_special("energy+wand", "b2")
    table = WORDING.table(WS.view(play.table, 0), 0)
    energy = next(row for _, row in rows(table) if row.about == {"group": {"seat": 0, "kind": "energy"}})
    assert text(energy.cells[1]) == f"{play.group('energy', 'a2')} (a1, a2, b2)"


def test_hidden_scrolls_are_folded_until_the_end() -> None:  # WS-9.7
    play = Play(hidden_scrolls=True)
    play.gains("lying")
    for seat, shown in ((0, True), (1, False), (None, False)):
        lines = [said(line) for line in WORDING.describe(WS.view(play.table, seat))]
        assert any(line.startswith("Witches in Waiting (1 VP)") for line in lines) == shown


def test_the_queue_says_what_comes_next() -> None:
    play = Play().has_tiles("crystal+wand").do("hold crystal+wand", "place crystal+wand b4 E", "begin wand")
    told = [said(line) for line in WORDING.context(WS.view(play.table, 0), 0)]
    assert told == [
        "Round 1 of 11",
        "Now: one wand action from the tile at b5.",
        "Then: one crystal action from the tile at b4.",
    ]
    others = [said(line) for line in WORDING.context(WS.view(play.table, 1), 1)]
    assert others[1] == "Now: Ana, one wand action from the tile at b5."


# --- types ---


def test_views_have_the_types_that_they_say() -> None:
    assert get_args(shapes.Kind) == KINDS
    assert get_args(shapes.Token) == TOKENS
    assert get_args(shapes.ShelfName) == SHELF_NAMES
    assert get_args(shapes.Place) == LOCATION_TYPES
    assert get_args(shapes.PentagramSpace) == PENTAGRAM_SPACES
    assert get_args(shapes.Silver) == SILVERS
    assert get_args(shapes.WandSort) == WAND_SPACES
    assert get_args(shapes.Level) == LEVELS
    assert get_args(shapes.EndReason) == END_REASONS[1:]
    assert get_args(shapes.Direction) == DIRECTION_NAMES
    assert get_args(shapes.ScrollKind) == SCROLL_KINDS
    assert get_args(shapes.Cause)[: len(CAUSES)] == CAUSES
    for match in chain(positions(3, 4, 9), [played(3, 4)]):
        for seat in (0, None):
            view = match.view(seat)
            assert msgspec.json.encode(shapes.seen(view)) == msgspec.json.encode(view)


def test_every_action_has_exactly_one_of_the_shapes() -> None:
    for action in ALL:
        fitting = 0
        for shape in shapes.OFFERS:
            try:
                msgspec.convert(WS.describe(action), shape)
                fitting += 1
            except msgspec.ValidationError:
                continue
        assert fitting == 1, WS.describe(action)
