"""Winter Tales as those who tell it see it."""

from collections.abc import Callable, Sequence
from typing import Any, final

from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.wording.choices import Choosing
from frostfair.games.winter_tales.wording.log import Happenings
from frostfair.games.winter_tales.wording.names import Names
from frostfair.games.winter_tales.wording.offers import Offers
from frostfair.games.winter_tales.wording.prompt import prompt, verdict
from frostfair.games.winter_tales.wording.table import Tables
from frostfair.games.winter_tales.wording.why import Reasons
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result, View
from frostfair.wire.plain import Group, Section
from frostfair.wording.base import Explanation, Source, Wording
from frostfair.wording.message import Message


@final
class WinterTalesWording(Wording):
    def __init__(self, game: Game) -> None:
        assert isinstance(game, WinterTales)
        super().__init__(game)
        self.names = Names(game.box)
        self.tables = Tables(self.names)
        self.reasons = Reasons(self.names, self.tables)
        self._happenings = Happenings(self.names)
        self._offers = Offers(self.names)

    def tell(self, event: Event) -> Message:
        return self._happenings.tell(event)

    def prompt(
        self, view: View, deciders: Sequence[int], seat: int | None, offers: Sequence[int] = ()
    ) -> Message | None:
        return prompt(self.names, view, deciders, seat)

    def offered(self, action: int) -> Message:
        return self._offers.offered(action)

    def describe(self, view: View) -> list[Message]:
        return self.tables.describe(view)

    def table(self, view: View, seat: int | None) -> list[Section]:
        return self.tables.table(view, seat)

    def context(self, view: View, seat: int | None) -> list[Message]:
        return self.tables.context(view)

    def choices(
        self, view: View, seat: int, offers: Sequence[int], imagine: Callable[[], State]
    ) -> list[Group]:
        return self.choosing(view, seat).groups(offers)

    def choosing(self, view: View, seat: int) -> Choosing:
        """The words for one seat's offers, one by one."""
        return Choosing(self.names, self.tables, view, seat)

    def describe_space(self, view: View, space: str) -> Message:
        return self.reasons.of_space(view, space)[0]

    def answer(
        self,
        state: State,
        view: View,
        asker: int | None,
        about: dict[str, Any],
        sources: Callable[[int], list[Source]],
    ) -> Explanation:
        return self.reasons.answer(view, asker, about)

    def foresee(self, state: State, seat: int, action: int) -> Explanation:
        """What it does, then what follows; the seat's own view knows all of it."""
        follows = self.choosing(self.game.view(state, seat), seat).follows
        return Explanation(follows.points(action), told=[self.offered(action), *follows.notes(action)])

    def verdict(self, result: Result) -> Message:
        return verdict(result)
