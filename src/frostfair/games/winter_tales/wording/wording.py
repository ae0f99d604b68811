"""Winter Tales as those who tell it see it."""

from collections.abc import Sequence
from typing import final

from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.wording.log import Happenings
from frostfair.games.winter_tales.wording.names import Names
from frostfair.games.winter_tales.wording.prompt import prompt
from frostfair.kernel.flow import Event
from frostfair.kernel.game import Game, Result, View
from frostfair.wording.base import Wording
from frostfair.wording.message import Message, Seat, listed, message


@final
class WinterTalesWording(Wording):
    def __init__(self, game: Game) -> None:
        assert isinstance(game, WinterTales)
        super().__init__(game)
        self._names = Names(game.box)
        self._happenings = Happenings(self._names)

    def tell(self, event: Event) -> Message:
        return self._happenings.tell(event)

    def prompt(
        self, view: View, deciders: Sequence[int], seat: int | None, offers: Sequence[int] = ()
    ) -> Message | None:
        """Only whoever decides is asked; what others do in secret is nobody's business."""
        return prompt(self._names, view, seat) if seat in deciders else None

    def verdict(self, result: Result) -> Message:
        winners = [Seat(seat) for seat in result.winners]
        points = max([result.points[seat] for seat in result.winners], default=0)
        return message("wt-verdict", winners=len(winners), players=listed(winners), points=points)
