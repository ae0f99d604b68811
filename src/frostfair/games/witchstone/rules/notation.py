"""Actions as text and as JSON. docs/notation-witchstone.md tells it to people.

hold energy+witch            take a tile in hand          place energy+witch b3 SE   its first symbol on b3
discard energy+witch         it fits nowhere              begin witch                which symbol is first
draw · done · reach          draw, waive, take a crystal out: then remove b3
boost 2 · boost 1            use a double or a single boost
token witch · black token witch
energy W-T0                  an energy on a connection    tower T0                   the large witch
lay witch · send V2          witches
step · choose crystal        the pentagram, and two actions of a kind at its empty dark spaces
use energy+witch for witch   a special tile once          lay energy+witch b3        … for good
move b3 c4 · move b3 wand    a crystal to a hex, or to a rim space
put wand shelf · put wand bottom witch · put wand bottom · put wand aside · put black wand …   from the rim
wand 4 · scroll 3            spaces on the wand; the scroll of a place
"""

from collections.abc import Mapping
from typing import Final

from frostfair.games.witchstone.rules.actions import (
    BEGIN,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    ENERGIZE,
    FOR_NOTHING,
    FOR_TOKEN,
    HOLD,
    LAY_SPECIAL,
    LAY_WITCH,
    MOVE,
    MOVE_WAND,
    PLACE,
    REACH,
    REMOVE,
    RIM,
    SEND,
    SETTLE,
    SHELVE,
    STEP,
    TAKE_SCROLL,
    TO_SYMBOL,
    USE_DOUBLE,
    USE_SINGLE,
    USE_SPECIAL,
    USE_TOKEN,
    all_actions,
    direction_of,
    first_hex_of,
    tile_of,
)
from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.terms import KINDS, SYMBOL, TOKENS
from frostfair.kernel.codec import shorten, to_json
from frostfair.kernel.errors import Malformed
from frostfair.kernel.hexgrid import DIRECTION_NAMES

PLAIN: Final = {
    int(DRAW): "draw",
    int(DONE): "done",
    int(REACH): "reach",
    int(STEP): "step",
    int(LAY_WITCH): "lay witch",
    int(USE_DOUBLE): "boost 2",
    int(USE_SINGLE): "boost 1",
}


class Notation:
    """The forms of every action of one box: number, text and structure, each the inverse of the others."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.structures: dict[int, dict[str, object]] = {}
        self.texts: dict[int, str] = {}
        ball = box.ball
        for action in all_actions(len(ball.location_names), len(ball.connection_names), box.tracks.wand_end):
            self.structures[action] = structure(box, action)
            self.texts[action] = text(self.structures[action])
        self._by_text: dict[str, int] = {_folded(t): action for action, t in self.texts.items()}
        self._by_structure: dict[str, int] = {to_json(s): action for action, s in self.structures.items()}

    def notation(self, action: int) -> str:
        if action not in self.texts:
            raise Malformed(f"no action has the number {shorten(action)}")
        return self.texts[action]

    def parse(self, written: str) -> int:
        """The action of a text; capitals and spaces don't matter."""
        action = self._by_text.get(_folded(written))
        if action is None:
            raise Malformed(
                f"{shorten(written)} is not an action; try hold energy+witch, send V2, step, done …"
            )
        return action

    def describe(self, action: int) -> dict[str, object]:
        self.notation(action)  # refuses what is not an action
        return dict(self.structures[action])

    def understand(self, described: Mapping[str, object]) -> int:
        try:
            action = self._by_structure.get(to_json(dict(described)))
        except (TypeError, ValueError):
            action = None
        if action is None:
            raise Malformed(f"{shorten(dict(described))} is not an action")
        return action


def structure(box: Box, action: int) -> dict[str, object]:
    """The structured form: what is done, and with what."""
    if action in PLAIN:
        do, _, what = PLAIN[action].partition(" ")
        return {"do": do, "strength": int(what)} if do == "boost" else {"do": "lay-witch" if what else do}
    if action < USE_TOKEN:
        return _of_turn(action)
    if action < REMOVE:
        return _of_boards(box, action)
    if action < LAY_SPECIAL:
        return _of_cauldron(box, action)
    if action < MOVE:
        special, at = action - LAY_SPECIAL >> 6, action - LAY_SPECIAL & 63
        return {"do": "lay", "special": tile_name(special), "hex": box.cauldron.hex_names[at]}
    if action < PLACE:
        start, to = action - MOVE >> 6, action - MOVE & 63
        target = {"hex": box.cauldron.hex_names[to]} if to < RIM else {"rim": KINDS[to - RIM]}
        return {"do": "move", "from": box.cauldron.hex_names[start], **target}
    return {
        "do": "place",
        "tile": tile_name(tile_of(action)),
        "hex": box.cauldron.hex_names[first_hex_of(action)],
        "direction": DIRECTION_NAMES[direction_of(action)],
    }


def _of_turn(action: int) -> dict[str, object]:
    if action < DISCARD:
        return {"do": "hold", "tile": tile_name(action - HOLD)}
    if action < BEGIN:
        return {"do": "discard", "tile": tile_name(action - DISCARD)}
    if action < CHOOSE:
        return {"do": "begin", "kind": KINDS[action - BEGIN]}
    return {"do": "choose", "kind": KINDS[action - CHOOSE]}


def _of_boards(box: Box, action: int) -> dict[str, object]:
    if action < SETTLE:
        held = action - USE_TOKEN
        return {"do": "token", "kind": KINDS[held % 6], "black": held >= 6}
    if action < TAKE_SCROLL:
        return {"do": "tower", "location": box.ball.location_names[action - SETTLE]}
    if action < MOVE_WAND:
        return {"do": "scroll", "place": action - TAKE_SCROLL + 1}
    if action < SEND:
        return {"do": "wand", "spaces": action - MOVE_WAND}
    if action < ENERGIZE:
        return {"do": "send", "location": box.ball.location_names[action - SEND]}
    return {"do": "energy", "connection": box.ball.connection_names[action - ENERGIZE]}


def _of_cauldron(box: Box, action: int) -> dict[str, object]:
    if action < USE_SPECIAL:
        return {"do": "remove", "hex": box.cauldron.hex_names[action - REMOVE]}
    if action < SHELVE:
        side = action - USE_SPECIAL
        return {"do": "use", "special": tile_name(side >> 1), "kind": KINDS[SYMBOL[side]]}
    which, where = divmod(action - SHELVE, 10)
    put: dict[str, object] = {"do": "put", "rim": KINDS[which % 6], "black": which >= 6}
    if where == TO_SYMBOL:
        return {**put, "where": "shelf"}
    if where < FOR_NOTHING:
        return {**put, "where": "bottom", "token": TOKENS[where - FOR_TOKEN]}
    return {**put, "where": "bottom" if where == FOR_NOTHING else "aside"}


def text(structure: Mapping[str, object]) -> str:
    """The short text of a structure: its words in order, with the few little words that people say."""
    words = dict(structure)
    do = str(words.pop("do")).replace("-", " ")
    black = "black " if words.pop("black", False) else ""
    if do == "use":
        return f"use {words['special']} for {words['kind']}"
    rest = " ".join([str(value) for value in words.values()])
    if do == "put":
        return f"put {black}{rest}"
    return f"{black}{do} {rest}".strip()


def _folded(written: str) -> str:
    return " ".join(written.lower().split())
