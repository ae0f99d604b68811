"""Why? The server knows no rules: a game's wording answers, by what the asker sees and can imagine."""

import itertools
from typing import Any

import msgspec

from frostfair.kernel.errors import NOT_YOUR_DECISION, IllegalAction, Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.match import Match
from frostfair.server.table.position import Audience
from frostfair.wire.data import AnswerData
from frostfair.wording.base import Explanation, Happened, Source, Wording, wording_of

CHANCE = 0  # of imagined tables: no answer depends on it


def explain(match: Match, asker: Audience, key: str, about: dict[str, Any]) -> AnswerData:
    """`{"offer": do}` asks what a choice would change, `{"describe": true}` for the table in words, and
    `{"turn": true}` what the present turn has brought so far and still owes."""
    wording = wording_of(match.game)
    return AnswerData(key=key, **msgspec.structs.asdict(_explanation(match, wording, asker, about)))


def _explanation(match: Match, wording: Wording, asker: Audience, about: dict[str, Any]) -> Explanation:
    match about:
        case {"offer": str(do), **rest} if not rest:
            return _foreseen(match, wording, asker, do)
        case {"describe": True, **rest} if not rest:
            return Explanation(told=list(wording.describe(match.view(asker))))
        case {"turn": True, **rest} if not rest:
            return _turn(match, wording, asker)
        case _:
            state = _imagined(match, wording, asker)
            return wording.answer(
                state, match.view(asker), asker, about, lambda seat: sources(match, wording, asker, seat)
            )


def _foreseen(match: Match, wording: Wording, asker: Audience, do: str) -> Explanation:
    action = match.game.parse(do)
    if asker is None or action not in match.offers(asker):
        raise IllegalAction(NOT_YOUR_DECISION, "not-your-decision")
    return wording.foresee(match.imagine(asker, CHANCE), asker, action)


def _turn(match: Match, wording: Wording, asker: Audience) -> Explanation:
    seats = match.deciders()
    if not seats:
        raise Malformed("the game is over: nobody's turn is being played")
    state = _imagined(match, wording, asker)
    return wording.turn(state, match.view(asker), asker, seats[0], happened(match, asker, seats[0]))


def happened(match: Match, asker: Audience, seat: int) -> list[Happened]:
    """All that the seat did since another one decided last, as far as the asker could hear of it."""
    since = itertools.takewhile(lambda record: record.seat == seat, reversed(match.standing()))
    return [
        Happened(record.version, event)
        for record in reversed([*since])
        for event in match.seen_by(asker, record)
    ]


def _imagined(match: Match, wording: Wording, asker: Audience) -> State:
    if asker is not None:
        return match.imagine(asker, CHANCE)
    if not wording.is_open:
        raise Malformed("spectators can't ask that")
    return match.imagine(0, CHANCE)


def sources(match: Match, wording: Wording, asker: Audience, seat: int) -> list[Source]:
    """Where a seat's points come from, by all that the asker could hear and that wasn't taken back."""
    return [
        Source(gained.source, gained.points, record.version)
        for record in match.standing()
        for event in match.seen_by(asker, record)
        for gained in wording.gains(event)
        if gained.seat == seat
    ]
