"""Witchstone in four languages: everything is said, and no English is left among other letters."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from frostfair.games.witchstone.rules.board_events import EVENT_KINDS
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.game import Result
from frostfair.kernel.match import Match
from frostfair.wording.message import Listed, Message, Name, Value
from tests.games.witchstone.terminal.test_face import played, positions
from tests.games.witchstone.wording.test_wording import ALL, NAMES, WORDING, groups_of, text
from tests.size import size

LANGUAGES = ("en", "hu", "pl", "ru")
# Names of players, of hexes (b3), locations (V2, W) and connections (T0-V0), numbers of rules.
CODE = re.compile(rf"{'|'.join(NAMES)}|WS-[\d.]+|\b[WTVFC]\d?\b|\b[a-g]\d\b")


def everything(match: Match) -> Iterator[Value]:
    """All that is said of a position, to whoever decides."""
    seat = match.deciders()[0]
    view = match.view(seat)
    for viewer in (seat, None):
        prompt = WORDING.prompt(match.view(viewer), match.deciders(), viewer)
        assert prompt is not None
        yield prompt
    yield from WORDING.describe(view)
    yield from WORDING.context(view, seat)
    yield from WORDING.context(match.view(None), None)
    groups = groups_of(match, seat)
    yield from [group.title for group in groups if group.title is not None]
    for choice in [choice for group in groups for choice in group.choices]:
        yield choice.label
        if choice.note is not None:
            yield choice.note
    for about in (
        {"points": seat},
        {"wand": 8},
        {"wand": 10},
        {"wand": 1},
        {"pentagram": 2},
        {"round": True},
    ):
        yield from WORDING.answer(match.imagine(seat, 1), view, seat, about, lambda seat: []).told
    for number in (1, 17, 25, 33):
        scroll = {"scroll": {"seat": seat, "number": number}}
        yield from WORDING.answer(match.imagine(seat, 1), view, seat, scroll, lambda seat: []).told
    for place in ({"location": "V2"}, {"connection": "W-T0"}, {"shelf": "wand"}, {"shelf": "bottom"}):
        yield from WORDING.answer(match.imagine(seat, 1), view, seat, place, lambda seat: []).told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_all(language: str) -> None:
    texts = catalogue(language)
    for match in chain(positions(2, 5, size(40, 5), "careful"), positions(3, 4, size(60, 5))):
        for value in everything(match):
            for key in keys_of(value):
                assert texts.speaks(key), key
            check(text(value, language), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_what_happened(language: str) -> None:
    told = set()
    for match in (played(2, 1), played(2, 5, "careful"), played(4, 6, "careful")):
        for record in match.records[:: size(3, 1)]:
            for event in record.events:
                told.add(event.kind)
                line = WORDING.tell(event)
                assert all(catalogue(language).speaks(key) for key in keys_of(line)), line.key
                check(text(line, language), language)
    assert len(set(EVENT_KINDS) - told) <= 3
    for winners in ((0,), (0, 1)):
        for points in ((9, 9, 3), (9, 8, 3), (-1, -2, -3)):
            check(text(WORDING.verdict(Result(points, winners, "rounds-played")), language), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_has_a_sentence(language: str) -> None:
    for action in ALL[:: size(11, 1)]:
        check(text(WORDING.offered(action), language), language)


def check(said: str, language: str) -> None:
    assert "ws-" not in said, said
    left = CODE.sub("", said)
    if language == "ru":
        assert not re.search(r"[A-Za-z]", left), said
    elif language != "en":
        words = set(re.findall(r"[a-z]{3,}", left.lower()))
        assert not words & ENGLISH, said


# What our English says so often that it would be among a forgotten sentence.
ENGLISH = {
    "the",
    "and",
    "witch",
    "crystal",
    "wand",
    "scroll",
    "tile",
    "actions",
    "action",
    "space",
    "place",
    "your",
}


def keys_of(value: Value) -> Iterator[str]:
    """Of a message and all messages and names in it."""
    match value:
        case Message(key=key, values=values):
            yield key
            for inner in values.values():
                yield from keys_of(inner)
        case Listed(list=items):
            for inner in items:
                yield from keys_of(inner)
        case Name(name=key):
            yield key
        case _:
            return
