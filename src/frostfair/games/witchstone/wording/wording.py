"""Witchstone as those who tell it see it."""

from collections.abc import Callable, Sequence
from typing import Any, final

from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.wording import choices, log, offers, owed, prompt, shapes, table, turn, why
from frostfair.games.witchstone.wording.marks import MARK_WORDS, Marks
from frostfair.games.witchstone.wording.shapes import seen
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result, View
from frostfair.wire.plain import Group, Section
from frostfair.wording.base import Explanation, Gained, Happened, Shapes, Source, Wording
from frostfair.wording.message import Message


@final
class WitchstoneWording(Wording):
    is_open = True  # nothing but hands is secret, and no answer looks at one

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Witchstone)
        super().__init__(game)
        self.box = game.box

    def shapes(self) -> Shapes:
        named = {word: getattr(shapes, word) for word in shapes.WORDS} | MARK_WORDS
        return Shapes("Witchstone", shapes.WitchstoneView, shapes.OFFERS, named, (Marks,))

    def tell(self, event: Event) -> Message:
        return log.tell(self.box, event)

    def gains(self, event: Event) -> list[Gained]:
        return log.gains(event)

    def sources(self) -> list[Message]:
        return log.sources()

    def round_of(self, event: Event) -> int | None:
        return log.round_of(event)

    def opens_last_scoring(self, event: Event) -> bool:
        return log.is_of_last_scoring(event)

    def prompt(
        self, view: View, deciders: Sequence[int], seat: int | None, offers: Sequence[int] = ()
    ) -> Message | None:
        return prompt.prompt(view, deciders, seat)

    def offered(self, action: int) -> Message:
        return offers.offered(self.box, action)

    def describe(self, view: View) -> list[Message]:
        you: Any = view["you"]
        return table.described(self.table(view, you))

    def table(self, view: View, seat: int | None) -> list[Section]:
        return table.table(self.box, seen(view), seat)

    def context(self, view: View, seat: int | None) -> list[Message]:
        shown = seen(view)
        return [table.stage(shown), *owed.to_know(shown, seat)]

    def choices(
        self, view: View, seat: int, offers: Sequence[int], imagine: Callable[[], State]
    ) -> list[Group]:
        imagined = imagine()
        assert isinstance(imagined, Table)
        return choices.choices(seen(view), imagined, seat, offers)

    def describe_space(self, view: View, space: str) -> Message:
        return table.location(seen(view), space)

    def verdict(self, result: Result) -> Message:
        return prompt.verdict(result)

    def answer(
        self,
        state: State,
        view: View,
        asker: int | None,
        about: dict[str, Any],
        sources: Callable[[int], list[Source]],
    ) -> Explanation:
        assert isinstance(state, Table)
        return why.answer(state, seen(view), asker, about, sources)

    def turn(
        self, state: State, view: View, asker: int | None, seat: int, happened: Sequence[Happened]
    ) -> Explanation:
        assert isinstance(state, Table)
        return turn.turn(state, seen(view), asker, seat, happened)

    def foresee(self, state: State, seat: int, action: int) -> Explanation:
        assert isinstance(state, Table)
        return why.foresee(state, seat, action)
