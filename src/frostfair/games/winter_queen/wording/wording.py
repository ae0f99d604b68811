"""Winter Queen as those who tell it see it."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, final

from frostfair.games.winter_queen.rules.events import GameEnded
from frostfair.games.winter_queen.rules.game import WinterQueen
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.wording import (
    accounts,
    choices,
    log,
    offers,
    picture,
    plain,
    prompt,
    shapes,
    table,
    why,
)
from frostfair.games.winter_queen.wording.marks import Marks
from frostfair.games.winter_queen.wording.shapes import seen
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Game, Result, View
from frostfair.wire.data import Stage
from frostfair.wire.plain import Group, Section
from frostfair.wording.base import Account, Explanation, Gained, Shapes, Source, Wording
from frostfair.wording.message import Message
from frostfair.wording.picture import Shape


@final
class WinterQueenWording(Wording):
    is_open = True  # nothing but totals lies face down, and no answer tells those

    def __init__(self, game: Game) -> None:
        assert isinstance(game, WinterQueen)
        super().__init__(game)
        self.box = game.box

    def shapes(self) -> Shapes:
        words = ("Colour", "County", "Zone", "Side", "Effect", "EndReason")
        named = {word: getattr(shapes, word) for word in words}
        return Shapes("WinterQueen", shapes.WinterQueenView, shapes.OFFERS, named, (Marks,))

    def tell(self, event: Event) -> Message:
        return log.tell(self.box, event)

    def gains(self, event: Event) -> list[Gained]:
        return log.gains(event)

    def sources(self) -> list[Message]:
        return accounts.sources()

    def account(self, event: Event) -> Account:
        return accounts.account(self.box, event)

    def opens_last_scoring(self, event: Event) -> bool:
        return isinstance(event, GameEnded)

    def sealed(self, view: View) -> Collection[int]:
        players = enumerate(seen(view).players)
        return [seat for seat, player in players if player.points is None]  # WQ-1.5

    def prompt(
        self, view: View, deciders: Sequence[int], seat: int | None, offers: Sequence[int] = ()
    ) -> Message | None:
        return prompt.prompt(self.box, view, deciders, seat, offers)

    def stage(self, view: View) -> Stage | None:
        return prompt.stage(view)

    def offered(self, action: int) -> Message:
        return offers.offered(self.box, action)

    def picture(self, view: View) -> list[Shape]:
        return picture.picture(seen(view))

    def describe(self, view: View) -> list[Message]:
        return table.describe(seen(view))

    def table(self, view: View, seat: int | None) -> list[Section]:
        return plain.table(seen(view), seat)

    def context(self, view: View, seat: int | None) -> list[Message]:
        return table.stage(seen(view))

    def choices(
        self, view: View, seat: int, offers: Sequence[int], imagine: Callable[[], State]
    ) -> list[Group]:
        imagined = imagine()
        assert isinstance(imagined, Table)
        return choices.choices(self.box, seen(view), imagined, seat, offers)

    def describe_space(self, view: View, space: str) -> Message:
        return table.describe_space(seen(view).space(space))

    def answer(
        self,
        state: State,
        view: View,
        asker: int | None,
        about: dict[str, Any],
        sources: Callable[[int], list[Source]],
    ) -> Explanation:
        assert isinstance(state, Table)
        return why.answer(self.box, state, seen(view), asker, about, sources)

    def foresee(self, state: State, seat: int, action: int) -> Explanation:
        assert isinstance(state, Table)
        return why.foresee(state, seat, action)

    def verdict(self, result: Result) -> Message:
        return prompt.verdict(result)
