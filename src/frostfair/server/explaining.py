"""Why? The server knows no rules: a game's telling answers, on what the asker sees and can imagine."""

from typing import Any

import msgspec

from frostfair.kernel.errors import IllegalAction, Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.match import UNDO, Match, Record
from frostfair.server.parts import AnswerData
from frostfair.server.seeing import Audience, seen
from frostfair.wording.base import Explanation, Source, Telling
from frostfair.wording.registry import telling_of

CHANCE = 0  # of imagined tables: no answer depends on it


def explain(match: Match, asker: Audience, key: str, about: dict[str, Any]) -> AnswerData:
    """`{"offer": do}` asks what a choice would change, `{"describe": true}` for the table in words."""
    telling = telling_of(match.game)
    return AnswerData(key=key, **msgspec.structs.asdict(_explanation(match, telling, asker, about)))


def _explanation(match: Match, telling: Telling, asker: Audience, about: dict[str, Any]) -> Explanation:
    match about:
        case {"offer": str(do), **rest} if not rest:
            return _foreseen(match, telling, asker, do)
        case {"describe": True, **rest} if not rest:
            return Explanation(told=list(telling.describe(match.view(asker))))
        case _:
            state = _imagined(match, telling, asker)
            return telling.answer(
                state, match.view(asker), asker, about, lambda seat: sources(match, telling, asker, seat)
            )


def _foreseen(match: Match, telling: Telling, asker: Audience, do: str) -> Explanation:
    action = match.game.parse(do)
    if asker is None or action not in match.offers(asker):
        raise IllegalAction("K-1", "not-your-decision")
    return telling.foresee(match.imagine(asker, CHANCE), asker, action)


def _imagined(match: Match, telling: Telling, asker: Audience) -> State:
    if asker is not None:
        return match.imagine(asker, CHANCE)
    if not telling.is_open:
        raise Malformed("whoever watches can't ask that")
    return match.imagine(0, CHANCE)


def sources(match: Match, telling: Telling, asker: Audience, seat: int) -> list[Source]:
    """Where a seat's points come from, by all that the asker could hear and that wasn't taken back."""
    return [
        Source(gained.source, gained.points, record.version)
        for record in standing(match)
        for event in seen(record.events, asker)
        for gained in telling.gains(event)
        if gained.seat == seat
    ]


def standing(match: Match) -> list[Record]:
    """The records that weren't taken back."""
    found: list[Record] = []
    for record in match.records:
        if record.deed == UNDO:
            found = [earlier for earlier in found if earlier.version <= record.value]
        else:
            found.append(record)
    return found
