"""Winter Queen as those who tell it see it."""

from collections.abc import Callable, Sequence
from typing import Any, final

from frostfair.games.winter_queen.game import WinterQueen
from frostfair.games.winter_queen.state import Table
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result, View
from frostfair.telling.base import Explanation, Gained, Source, Telling
from frostfair.telling.message import Message
from frostfair.telling.plain import Group, Section
from frostfair.telling.winter_queen import asking, choosing, describing, happening, offering, plain, why
from frostfair.telling.winter_queen.seen import seen


@final
class WinterQueenTelling(Telling):
    is_open = True  # nothing but totals lies face down, and no answer tells those

    def __init__(self, game: Game) -> None:
        assert isinstance(game, WinterQueen)
        super().__init__(game)
        self.box = game.box

    def tell(self, event: Event) -> Message:
        return happening.tell(self.box, event)

    def gains(self, event: Event) -> list[Gained]:
        return happening.gains(event)

    def prompt(
        self, view: View, deciders: Sequence[int], seat: int | None, offers: Sequence[int] = ()
    ) -> Message | None:
        return asking.prompt(self.box, view, deciders, seat, offers)

    def offered(self, action: int) -> Message:
        return offering.offered(self.box, action)

    def describe(self, view: View) -> list[Message]:
        return describing.describe(seen(view))

    def table(self, view: View, seat: int | None) -> list[Section]:
        return plain.table(seen(view), seat)

    def context(self, view: View, seat: int | None) -> list[Message]:
        return describing.stage(seen(view))

    def choices(
        self, view: View, seat: int, offers: Sequence[int], imagine: Callable[[], State]
    ) -> list[Group]:
        table = imagine()
        assert isinstance(table, Table)
        return choosing.choices(self.box, seen(view), table, seat, offers)

    def describe_space(self, view: View, space: str) -> Message:
        return describing.describe_space(seen(view).space(space))

    def answer(
        self, state: State, view: View, asker: int | None, about: dict[str, Any],
        sources: Callable[[int], list[Source]],
    ) -> Explanation:  # fmt: skip
        assert isinstance(state, Table)
        return why.answer(self.box, state, seen(view), asker, about, sources)

    def foresee(self, state: State, seat: int, action: int) -> Explanation:
        assert isinstance(state, Table)
        return why.foresee(state, seat, action)

    def verdict(self, result: Result) -> Message:
        return asking.verdict(result)
