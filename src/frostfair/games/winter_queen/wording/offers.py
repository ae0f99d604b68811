"""What choosing an action of Winter Queen does, in one sentence."""

from frostfair.games.winter_queen.rules.actions import (
    ACTIVATE,
    DECLINE,
    FIRST_PAGE,
    PASS,
    RETURN,
    TAKE,
    colour_of,
    holder_of,
    is_placing,
    target_of,
)
from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.wording.names import colour_name, county_name, page_name, zone_name
from frostfair.wording.message import Message, Value, message


def offered(box: Box, action: int) -> Message:
    if is_placing(action):
        return _placing(box, action)
    if action == PASS:
        return message("wq-choice-pass")
    if action == DECLINE:
        return message("wq-choice-skip")
    if action >= RETURN:
        return message("wq-offer-return", space=box.space_names[action - RETURN])
    if action >= TAKE:
        return message("wq-offer-take", county=county_name(action - TAKE))
    return message("wq-offer-activate", book=int(action - ACTIVATE + 1))


def _placing(box: Box, action: int) -> Message:
    target = int(target_of(action))
    crystal: dict[str, Value] = {
        "colour": colour_name(int(colour_of(action))),
        "holder": int(holder_of(action)) + 1,
    }
    if target < FIRST_PAGE:
        zone = zone_name(box.zone[target])
        return message("wq-offer-place", space=box.space_names[target], zone=zone, **crystal)
    return message("wq-offer-charge", page=page_name(target - int(FIRST_PAGE)), **crystal)
