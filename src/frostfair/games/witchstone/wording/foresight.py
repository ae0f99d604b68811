"""What every offer of a seat would bring, for a board that draws it before it is chosen.

The rules carry an offer out on a copy of a table that the seat imagines; what they tell becomes marks.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from frostfair.games.witchstone.rules.actions import LAY_SPECIAL, MOVE, PLACE
from frostfair.games.witchstone.rules.board_events import EnergyPlaced, PentagramStepped, WandMoved, WitchSent
from frostfair.games.witchstone.rules.ending import final_points
from frostfair.games.witchstone.rules.events import TokenTaken
from frostfair.games.witchstone.rules.flow.crystals import move_cost
from frostfair.games.witchstone.rules.notation import structure, text
from frostfair.games.witchstone.rules.preview import Gift as Given
from frostfair.games.witchstone.rules.preview import gifts
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    BLACK_SHELF_ACTIONS,
    BLACK_TOKEN_ACTIONS,
    BLACK_TOKEN_POINTS,
    CONNECTION_POINTS,
    EMPTY_DARK_ACTIONS,
    KINDS,
    SHELF_ACTIONS,
    SPECIAL_ACTIONS,
    TOKEN_ACTIONS,
    TOKEN_POINTS,
    TOKENS,
)
from frostfair.games.witchstone.wording.consequences import Consequences, carried_out
from frostfair.games.witchstone.wording.halves import Halves, gift_mark
from frostfair.games.witchstone.wording.log import scored
from frostfair.games.witchstone.wording.marks import Foreseen, Gift, Marks
from frostfair.games.witchstone.wording.owed import given_up
from frostfair.games.witchstone.wording.shapes import Seen
from frostfair.kernel.flow import Event
from frostfair.kernel.hexgrid import DIRECTION_NAMES

What = Mapping[str, Any]
Brings = dict[str, Any]  # fields of Foreseen

RULES: Final = {
    "hold": "WS-3.1",
    "place": "WS-3.4",
    "discard": "WS-3.9",
    "begin": "WS-3.2",
    "draw": "WS-3.3",
    "done": "WS-3.6",
    "reach": "WS-3.7",
    "remove": "WS-3.7",
    "boost": "WS-9.5",
    "token": "WS-5.8",
    "tower": "WS-2.7",
    "choose": "WS-6.4",
    "energy": "WS-4.5",
    "lay-witch": "WS-5.1",
    "send": "WS-5.2",
    "step": "WS-6.1",
    "wand": "WS-8.1",
    "scroll": "WS-9.2",
    "use": "WS-6.5",
    "lay": "WS-6.6",
    "move": "WS-7.1",
    "put": "WS-7.3",
}


class Foresight:
    """For one seat, on a table that it imagines."""

    def __init__(self, shown: Seen, table: Table, seat: int) -> None:
        self.table = table
        self.box = table.box
        self.seat = seat
        self.shown = shown
        self.follows = Consequences(shown, table, seat)
        self.halves = Halves(table, seat, self.follows.promises)
        self._own: dict[str, Callable[[int, What], Brings]] = {
            "hold": self._hold,
            "begin": self._begin,
            "choose": lambda action, what: self._actions(what["kind"], EMPTY_DARK_ACTIONS),
            "use": lambda action, what: self._actions(what["kind"], SPECIAL_ACTIONS),
            "token": lambda action, what: self._token(what["kind"], what["black"]),
            "tower": self._tower,
            "boost": self._boost,
            "done": lambda action, what: {"lost": given_up(self.shown.owed[-1])},
            "reach": lambda action, what: {"pays": self.shown.players[self.seat].cauldron.removed + 1},
            "step": self._step,
            "wand": self._wand,
            "lay": self._lay,
            "move": self._move,
            "put": self._put,
        }

    def of(self, offers: Sequence[int]) -> Marks:
        """Each offer; a held tile by its halves, which are fewer than the places where it can lie."""
        singly = {text(structure(self.box, one)): self.foreseen(one) for one in offers if one < PLACE}
        held = self.shown.holding
        return Marks(offers=singly, halves={} if held is None else self.halves.of_tile(held))

    def foreseen(self, action: int) -> Foreseen:
        what: What = structure(self.box, action)
        do = str(what["do"])
        brings: Brings = {"rule": RULES[do], "note": self.follows.note(action)}
        if not LAY_SPECIAL <= action < PLACE:  # special tiles and crystals in the cauldron score nothing
            brings |= self._carried_out(action)
        if do in self._own:
            brings |= self._own[do](action, what)
        return Foreseen(**brings)

    def _carried_out(self, action: int) -> Brings:
        then, events = carried_out(self.table, self.seat, action)
        found = scored(self.box, events, self.seat)
        later = final_points(then, self.seat) - final_points(self.table, self.seat)
        brings: Brings = {"points": sum([one.points for one in found]), "scored": found, "later": int(later)}
        for event in events:
            brings |= self._happened(event)
        return brings

    def _happened(self, event: Event) -> Brings:
        ball = self.box.ball
        if isinstance(event, EnergyPlaced):
            worth = int(CONNECTION_POINTS[event.length])
            is_full = event.filled == event.length
            return {"filled": event.filled, "length": event.length, "worth": worth, "completes": is_full}
        if isinstance(event, WitchSent):
            return {"cost": event.cost, "way": [ball.location_names[at] for at in event.way]}
        if isinstance(event, TokenTaken):
            return {"token": TOKENS[event.token]} | self._token(TOKENS[event.token], event.by_black)
        if isinstance(event, PentagramStepped):
            return {"space": event.space}
        return {"space": event.to} if isinstance(event, WandMoved) else {}

    def _actions(self, kind: str, n: int) -> Brings:
        """Actions, and what is on the way where it is a track."""
        gained, number = [Given("actions", n, kind)], KINDS.index(kind)
        if kind in ("pentagram", "wand", "scroll"):
            gained += gifts(self.table, self.seat, number, n)
        return {"gives": [gift_mark(gift) for gift in gained]}

    def _token(self, token: str, by_black: bool) -> Brings:
        if token == "vp":
            return {"gives": [Gift("vp", int(BLACK_TOKEN_POINTS if by_black else TOKEN_POINTS))]}
        return self._actions(token, int(BLACK_TOKEN_ACTIONS if by_black else TOKEN_ACTIONS))

    def _hold(self, action: int, what: What) -> Brings:
        (at, direction), both = next(iter(self.follows.promises.placements(action).items()))
        return {
            "groups": [self.halves.of(one) for one in both],
            "hex": self.box.cauldron.hex_names[at],
            "direction": DIRECTION_NAMES[direction],
        }

    def _begin(self, action: int, what: What) -> Brings:
        kind = what["kind"]
        left = [one.left for one in self.shown.owed if one.kind == kind and one.cause == "tile"]
        return self._actions(kind, left[0])

    def _tower(self, action: int, what: What) -> Brings:
        place = next(place for place in self.shown.locations if place.name == what["location"])
        return {} if place.token is None else {"token": place.token} | self._token(place.token, False)

    def _boost(self, action: int, what: What) -> Brings:
        return self._actions(self.shown.owed[-1].kind, what["strength"])

    def _step(self, action: int, what: What) -> Brings:
        return {
            "gives": [gift_mark(gift) for gift in gifts(self.table, self.seat, KINDS.index("pentagram"), 1)]
        }

    def _wand(self, action: int, what: What) -> Brings:
        spaces = what["spaces"]
        found = gifts(self.table, self.seat, KINDS.index("wand"), spaces)
        to = self.shown.players[self.seat].wand + spaces
        return {"gives": [gift_mark(gift) for gift in found], "space": to, "leads": to >= self.shown.front}

    def _lay(self, action: int, what: What) -> Brings:
        laying = self.follows.laying(action)
        groups = [self.halves.of(one) for one in laying.groups]
        coming = None if laying.coming is None else self.halves.of(laying.coming)
        return {"groups": groups, "coming": coming, "later": sum([half.later for half in groups])}

    def _move(self, action: int, what: What) -> Brings:
        start, to = action - int(MOVE) >> 6, action - int(MOVE) & 63
        return {"cost": int(move_cost(self.table, start, to))}

    def _put(self, action: int, what: What) -> Brings:
        black = what["black"]
        if what["where"] == "shelf":
            return self._actions(what["rim"], int(BLACK_SHELF_ACTIONS if black else SHELF_ACTIONS))
        return self._token(what["token"], black) if "token" in what else {}
