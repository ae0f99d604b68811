"""Points of Winter Queen as those who look back want them: by source, each with what it counted."""

from typing import Final

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.events import EffectScored, HolderEmptied
from frostfair.games.winter_queen.rules.terms import EFFECTS, NORTHERN_LIGHTS
from frostfair.games.winter_queen.wording.names import colour_name, family, page_name, zone_name
from frostfair.games.winter_queen.wording.scores import marked
from frostfair.kernel.flow import Event
from frostfair.wording.base import Account, Counted
from frostfair.wording.message import Message, Seat, Value, message

HOLDERS: Final = message("wq-source-holders")


def effect_source(effect: int) -> Message:
    return message(f"wq-effect-{family(EFFECTS[effect])}")


def sources() -> list[Message]:
    """The eight effects as the rules name them, and the last crystals of holders."""
    effects = dict.fromkeys([effect_source(effect).key for effect in range(len(EFFECTS))])
    return [*map(message, effects), HOLDERS]


def account(box: Box, event: Event) -> Account:
    if isinstance(event, HolderEmptied):
        return Account(message("wq-account-holders", holder=event.holder + 1))
    if not isinstance(event, EffectScored):
        return Account()
    counted = [Counted(box.space_names[space], _space(box, event, space)) for space in event.spaces]
    return Account(_why(box, event), counted + [_page(mark) for mark in event.marks])


def _why(box: Box, event: EffectScored) -> Message:
    values: dict[str, Value] = {"colour": colour_name(event.colour), "n": event.points}
    if event.points == 0:
        return Message("wq-account-nothing", values)
    if event.opponent >= 0:
        values["opponent"] = Seat(event.opponent)
    if event.space >= 0:
        values["space"] = box.space_names[event.space]
    return Message(f"wq-account-{family(EFFECTS[event.effect])}", values)


def _space(box: Box, event: EffectScored, space: int) -> Value:
    """Northern Lights count zones; for all others the space says enough."""
    name = box.space_names[space]
    if event.effect != NORTHERN_LIGHTS:
        return name
    return message("wq-account-zone", zone=zone_name(box.zone[space]), space=name)


def _page(mark: int) -> Counted:
    seat, page, depicted = marked(mark)
    key = "wq-account-page-depicted" if depicted else "wq-account-page"
    return Counted(f"{seat}:{page_name(page)}", message(key, player=Seat(seat), page=page_name(page)))
