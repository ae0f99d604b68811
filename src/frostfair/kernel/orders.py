"""Standing orders: answers that a seat has given beforehand, so that nobody waits for it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias, final

from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import mypyc_attr

ALWAYS: Final = "always"
NEVER: Final = "never"
ASK_ME: Final = "ask"
ORDERS: Final = (ALWAYS, NEVER, ASK_ME)

Given: TypeAlias = Callable[[str, str], str]  # the order for a subject and a matter


@mypyc_attr(allow_interpreted_subclasses=True)
class Orderable:
    """What may be ordered beforehand in a game, and what follows from it."""

    def __init__(self, subjects: Sequence[str], matters: Sequence[str]) -> None:
        self.subjects: Sequence[str] = subjects  # for whom an order is given: a character
        self.matters: Sequence[str] = matters  # about what

    def answer(self, offers: Sequence[int], given: Given) -> int | None:
        """What a seat with these orders answers; None if it must be asked."""
        raise NotImplementedError


@final
class Order:
    """Of one seat, for one subject."""

    def __init__(self, seat: int, subject: str, matter: str, order: str) -> None:
        self.seat: int = seat
        self.subject: str = subject
        self.matter: str = matter
        self.order: str = order

    def pack(self) -> list[object]:
        return [self.seat, self.subject, self.matter, self.order]


class StandingOrders:
    """All orders of one table. Only the seat that gave them may know them."""

    def __init__(self, orderable: Orderable) -> None:
        self.orderable: Orderable = orderable
        self._given: dict[tuple[int, str, str], str] = {}

    def give(self, seat: int, subject: str, matter: str, order: str) -> None:
        if subject not in self.orderable.subjects or matter not in self.orderable.matters:
            raise Malformed(f"nothing to order: {shorten(matter)} {shorten(subject)}")
        if order not in ORDERS:
            raise Malformed(f"an order is one of {', '.join(ORDERS)}, not {shorten(order)}")
        self._given.pop((seat, subject, matter), None)
        if order != ASK_ME:
            self._given[seat, subject, matter] = order

    def of(self, seat: int | None) -> list[Order]:
        """All but to be asked, which needs no order."""
        given = sorted(self._given.items())
        return [Order(*who, order) for who, order in given if who[0] == seat]

    def answer(self, seat: int, offers: Sequence[int]) -> int | None:
        """What the seat has ordered for these choices; None if it must be asked."""
        if not offers or not any(who[0] == seat for who in self._given):
            return None
        given = self._given
        return self.orderable.answer(
            offers, lambda subject, matter: given.get((seat, subject, matter), ASK_ME)
        )

    def clear(self) -> None:
        self._given.clear()

    def replace(self, seat: int, orders: Iterable[Sequence[object]]) -> None:
        """All orders of a seat, as they were packed."""
        self._given = {who: order for who, order in self._given.items() if who[0] != seat}
        for packed in orders:
            match packed:
                case [int(), str(subject), str(matter), str(order)]:
                    self.give(seat, subject, matter, order)
                case _:
                    raise Malformed(f"not a standing order: {shorten(packed)}")

    def pack(self) -> list[list[object]]:
        """`[seat, subject, matter, order]` of each, ready for JSON."""
        return [[*who, order] for who, order in sorted(self._given.items())]
