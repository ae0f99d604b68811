"""Nim in messages."""

from collections.abc import Sequence
from typing import cast

from frostfair.games.nim.rules.game import LETTERS, Taken
from frostfair.kernel.flow import Event
from frostfair.kernel.game import Result, View
from frostfair.wire.plain import Row, Section
from frostfair.wording.base import Wording
from frostfair.wording.message import Message, Seat, message


class NimWording(Wording):
    is_open = True

    def tell(self, event: Event) -> Message:
        assert isinstance(event, Taken)
        return message("ni-log-taken", player=Seat(event.seat), stones=event.stones, heap=event.heap)

    def prompt(
        self, view: View, deciders: Sequence[int], seat: int | None, offers: Sequence[int] = ()
    ) -> Message | None:
        if not deciders:
            return None
        return message("ni-prompt") if seat in deciders else message("ni-wait", player=Seat(deciders[0]))

    def offered(self, action: int) -> Message:
        return message("ni-offer", stones=action % 10, heap=LETTERS[action // 10])

    def table(self, view: View, seat: int | None) -> list[Section]:
        rows = [Row([letter, stones]) for letter, stones in heaps(view)]
        return [Section(message("ni-heaps"), columns=[message("ni-heap"), message("ni-stones")], rows=rows)]

    def verdict(self, result: Result) -> Message:
        return message("ni-verdict", player=Seat(result.winners[0]))


def heaps(view: View) -> list[tuple[str, int]]:
    """The heaps by their letters, empty ones too."""
    return list(zip(LETTERS, cast(list[int], view["heaps"]), strict=False))
