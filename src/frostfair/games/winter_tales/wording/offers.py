"""What choosing an action of Winter Tales does, in one sentence: `wt-offer-` and its verb."""

from collections.abc import Callable

from frostfair.games.winter_tales.rules.actions import UNDER, Verb, verb_of
from frostfair.games.winter_tales.rules.terms import SIDES
from frostfair.games.winter_tales.wording.names import Names, side_name
from frostfair.kernel.errors import Malformed
from frostfair.wording.message import Message, Seat, Value

Values = dict[str, Value]


class Offers:
    def __init__(self, names: Names) -> None:
        self._names = names
        self._values: dict[str, Callable[[int], Values]] = {
            "seat": lambda n: {"player": Seat(n)},
            "side": lambda n: {"side": side_name(SIDES[n])},
            "memory": lambda n: {"memory": n + 1},
            "number": lambda n: {"n": n},
            "quest": lambda n: {"quest": names.quest(n)},
            "card": lambda n: {"card": names.card(n)},
            "objective": lambda n: {"objective": names.objective(n)},
            "character": lambda n: {"character": names.character(n)},
            "space": names.where,
            "target": self._target,
        }

    def offered(self, action: int) -> Message:
        verb = verb_of(action)
        if verb is None:
            raise Malformed(f"no action has the number {action}")
        return Message(f"wt-offer-{verb.word}", self._about(verb, action))

    def _about(self, verb: Verb, action: int) -> Values:
        numbers = verb.values(action)
        if verb.about == ("character", "character"):
            soldier, rebel = numbers
            return {"soldier": self._names.character(soldier), "rebel": self._names.character(rebel)}
        values: Values = {}
        for kind, number in zip(verb.about, numbers, strict=True):
            values |= self._values[kind](number)
        return values

    def _target(self, target: int) -> Values:
        """A place, or the rebel who carries the token."""
        carried = target >= UNDER
        carrier = self._names.character(target - UNDER) if carried else ""
        place = self._names.where(target)["in"] if not carried else ""
        return {"carried": "yes" if carried else "no", "carrier": carrier, "in": place}
