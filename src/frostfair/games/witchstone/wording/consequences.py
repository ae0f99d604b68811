"""What follows from an offer: chapters 3 to 9 looked ahead, on a table that the seat imagines."""

from collections.abc import Callable, Mapping

from frostfair.games.witchstone.rules.actions import (
    LAY_SPECIAL,
    MOVE,
    PLACE,
    direction_of,
    first_hex_of,
    tile_of,
)
from frostfair.games.witchstone.rules.flow.crystals import move_cost
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.notation import structure
from frostfair.games.witchstone.rules.preview import Laying
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    BLACK_SHELF_ACTIONS,
    BLACK_TOKEN_ACTIONS,
    BLACK_TOKEN_POINTS,
    CONNECTION_POINTS,
    EMPTY_DARK_ACTIONS,
    SHELF_ACTIONS,
    SPECIAL_ACTIONS,
    TILES,
    TOKEN_ACTIONS,
    TOKEN_POINTS,
)
from frostfair.games.witchstone.rules.ways import cost
from frostfair.games.witchstone.wording import prophecies
from frostfair.games.witchstone.wording.log import gains
from frostfair.games.witchstone.wording.names import actions, direction_name, kind_name, vp, yes_or_no
from frostfair.games.witchstone.wording.owed import given_up
from frostfair.games.witchstone.wording.promises import Both, Promises, in_full, in_short, laid, together
from frostfair.games.witchstone.wording.shapes import Location, Seen
from frostfair.kernel.flow import Event, Sink, step
from frostfair.wording.message import Value, apart, listed, message

What = Mapping[str, object]


def carried_out(table: Table, seat: int, action: int) -> tuple[Table, list[Event]]:
    """The table then, and what would happen. The table stays as it is."""
    then, sink = table.copy(), Sink()
    step(then, seat, action, sink)
    return then, sink.events


def scored(events: list[Event], seat: int) -> int:
    return sum([gained.points for event in events for gained in gains(event) if gained.seat == seat])


class Consequences:
    """Of the offers of one seat: from its view, and from a table that it imagines."""

    def __init__(self, seen: Seen, table: Table, seat: int) -> None:
        self.seen = seen
        self.own = seen.players[seat]
        self.table = table
        self.box = table.box
        self.seat = seat
        self.promises = Promises(table, seat)
        self._notes: dict[str, Callable[[int, What], Value | None]] = {
            "hold": self._hold,
            "place": self._place,
            "begin": self._begin,
            "choose": self._choose,
            "done": self._done,
            "reach": self._reach,
            "boost": self._boost,
            "token": self._use_token,
            "tower": self._tower,
            "energy": self._energy,
            "lay-witch": self._lay_witch,
            "send": self._send,
            "step": self._step,
            "wand": self._wand,
            "scroll": self._scroll,
            "use": self._use_special,
            "lay": self._lay_special,
            "move": self._move,
            "put": self._put,
        }

    def note(self, action: int) -> "Value | None":
        """What follows, beside the points; None where nothing is to be said about it."""
        what = structure(self.box, action)
        words = self._notes.get(str(what["do"]))
        return None if words is None else words(action, what)

    def points(self, action: int) -> int:
        """What it brings at once. Placing a tile never does, and it is offered often."""
        return 0 if action >= PLACE else scored(carried_out(self.table, self.seat, action)[1], self.seat)

    def rank(self, action: int) -> tuple[int, int]:
        """Tiles where they make the largest groups first; all else as it is offered."""
        if action >= PLACE:
            return 0, -together(self.placement(action))
        if LAY_SPECIAL <= action < MOVE:
            special, at = action - int(LAY_SPECIAL) >> 6, action - int(LAY_SPECIAL) & 63
            return 1, list(self.promises.layings(special)).index(at)
        return 0, 0

    # --- the turn ---

    def placement(self, action: int) -> Both:
        at = int(first_hex_of(action)), int(direction_of(action))
        return self.promises.placements(int(tile_of(action)))[at]

    def _hold(self, action: int, what: What) -> Value:
        """The two groups it can make at best, and where."""
        (at, direction), both = next(iter(self.promises.placements(action).items()))
        name, way = self.box.cauldron.hex_names[at], direction_name(direction)
        return message("ws-note-hold", groups=in_short(both), hex=name, direction=way)

    def _place(self, action: int, what: What) -> Value:
        return in_full(self.placement(action))

    def _begin(self, action: int, what: What) -> Value:
        kind = str(what["kind"])
        left = [owed.left for owed in self.seen.owed if owed.kind == kind and owed.cause == "tile"]
        return self.promises.of_actions(kind, left[0])

    def _choose(self, action: int, what: What) -> Value:
        return self.promises.of_actions(str(what["kind"]), int(EMPTY_DARK_ACTIONS))

    def _done(self, action: int, what: What) -> "Value | None":
        lost = given_up(self.seen.owed[-1])
        return message("ws-note-lost", lost=listed(lost)) if lost else None

    def _reach(self, action: int, what: What) -> Value:
        return vp(-self.own.cauldron.removed - 1)

    def _boost(self, action: int, what: What) -> Value:
        strength = what["strength"]
        assert isinstance(strength, int)
        return message("ws-note-more", actions=actions(self.seen.owed[-1].kind, strength))

    def _use_token(self, action: int, what: What) -> Value:
        return self._token(str(what["kind"]), bool(what["black"]))

    def _token(self, token: str, by_black: bool) -> Value:
        """What a token brings (WS-5.8, WS-7.4)."""
        if token == "vp":
            return vp(int(BLACK_TOKEN_POINTS if by_black else TOKEN_POINTS))
        return self.promises.of_actions(token, int(BLACK_TOKEN_ACTIONS if by_black else TOKEN_ACTIONS))

    # --- the crystal ball ---

    def _tower(self, action: int, what: What) -> Value:
        token = self._location(what).token
        return message("ws-note-token", gives=self._token(token or "vp", False))

    def _location(self, what: What) -> Location:
        return next(place for place in self.seen.locations if place.name == what["location"])

    def _energy(self, action: int, what: What) -> Value:
        link = next(link for link in self.seen.connections if link.name == what["connection"])
        if link.filled + 1 == link.length:
            return message("ws-note-completes")
        points = int(CONNECTION_POINTS[link.length])
        return message("ws-note-energy", n=link.filled + 1, length=link.length, vp=points)

    def _lay_witch(self, action: int, what: What) -> Value:
        return message("ws-note-supply", supply=self.own.supply)

    def _send(self, action: int, what: What) -> Value:
        place = self._location(what)
        n = int(cost(self.table, self.seat, self.box.ball.location_names.index(place.name)))
        costs = message("ws-note-cost", n=n)
        if place.token is None:
            return costs
        return apart([costs, message("ws-give-token", token=kind_name(place.token))])

    # --- tracks and scrolls ---

    def _step(self, action: int, what: What) -> Value:
        found = self.promises.on_the_way("pentagram", 1)
        return listed(found) if found else message("ws-note-pale")

    def _wand(self, action: int, what: What) -> Value:
        spaces = what["spaces"]
        assert isinstance(spaces, int)
        to, found = self.own.wand + spaces, self.promises.on_the_way("wand", spaces)
        way: Value = apart(found) if found else message("ws-nothing")
        return message("ws-note-wand", space=to, gives=way, front=yes_or_no(to >= self.seen.front))

    def _scroll(self, action: int, what: What) -> "Value | None":
        place = what["place"]
        assert isinstance(place, int)
        scroll = self.seen.scrolls.open[place - 1]
        if scroll is None or scroll.is_boost:
            return None
        worth = prophecies.worth(self.table, self.seat, scroll.number - 1)
        return message("ws-note-prophecy", vp=worth)

    # --- special tiles and crystals ---

    def _use_special(self, action: int, what: What) -> Value:
        return self.promises.of_actions(str(what["kind"]), int(SPECIAL_ACTIONS))

    def laying(self, action: int) -> Laying:
        special, at = action - int(LAY_SPECIAL) >> 6, action - int(LAY_SPECIAL) & 63
        return self.promises.layings(special)[at]

    def _lay_special(self, action: int, what: What) -> Value:
        return laid(self.laying(action))

    def best_laying(self, special: str) -> tuple[str, Laying]:
        """The hex where a special tile gives most."""
        number = [tile_name(tile) for tile in range(len(TILES))].index(special)
        at, best = next(iter(self.promises.layings(number).items()))
        return self.box.cauldron.hex_names[at], best

    def _move(self, action: int, what: What) -> Value:
        start, to = action - int(MOVE) >> 6, action - int(MOVE) & 63
        return message("ws-note-cost", n=int(move_cost(self.table, start, to)))

    def _put(self, action: int, what: What) -> "Value | None":
        black = bool(what["black"])
        if what["where"] == "shelf":
            n = int(BLACK_SHELF_ACTIONS if black else SHELF_ACTIONS)
            return self.promises.of_actions(str(what["rim"]), n)
        if "token" in what:
            return message("ws-note-token", gives=self._token(str(what["token"]), black))
        return None
