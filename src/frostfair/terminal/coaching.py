"""What the coach says, at a terminal: hints rung by rung."""

from collections.abc import Sequence
from typing import Any, Final

from babel.numbers import format_decimal, format_percent

from frostfair.i18n.catalogue import Catalogue
from frostfair.wire.coach import Advice, Points
from frostfair.wording.message import Message, unpack
from frostfair.wording.showing import show

RUNGS: Final = 4  # where to look, what kind of move, the move, why
BUDGET: Final = 0.1  # of the strongest level: a player waits for it
WHOLE: Final = 1000  # thousandths: a won game


class Coaching:
    """The coach's words in a language; `names` are those of the players."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.names = names

    def rungs(self, advice: Advice, rung: int) -> list[str]:
        lines = [self.said(said) for said in (advice.where, advice.sort, advice.told)]
        lines[2] = f"{advice.do}: {lines[2]}"
        return lines[:rung] if rung < RUNGS else [*lines, *self._why(advice)]

    def _why(self, advice: Advice) -> list[str]:
        say = self.catalogue.say
        lines = [
            f"{say(title)}: {self.points(found)}"
            for title, found in (("coach-now", advice.now), ("coach-later", advice.later))
            if found
        ]
        worth = self.percent(advice.worth)
        if advice.other is None:
            return [*lines, say("coach-worth", worth=worth)]
        other, other_worth = self.said(advice.other), self.percent(advice.other_worth)
        return [*lines, say("coach-worth-other", worth=worth, other=other, other_worth=other_worth)]

    def points(self, found: Sequence[Points]) -> str:
        return ", ".join([f"{self.said(one.source)} {self._tenths(one.tenths)}" for one in found])

    def said(self, said: Any) -> str:
        """A message, or one that came over the wire."""
        return show(said if isinstance(said, Message) else unpack(said), self.catalogue, self.names)

    def percent(self, worth: int) -> str:
        return str(format_percent(worth / WHOLE, locale=self.catalogue.language))

    def _tenths(self, tenths: int) -> str:
        return str(format_decimal(tenths / 10, format="+0.#;-0.#", locale=self.catalogue.language))
