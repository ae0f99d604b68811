"""Views for several at once: what all of them see is looked at and written once.

A view is what all see and what is added for one of them. A server shows every position to everybody, and most
of what lies on a table has been shown before, here or at another table: with `Pieces` such parts are found
written already. Without them a view is made of plain objects. It is the same view, from the same function.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from frostfair.kernel.codec import joined, to_bytes, written
from frostfair.kernel.fast import mypyc_attr

View: TypeAlias = "dict[str, object]"
MOST: Final = 20_000  # pieces that are kept of each kind


class Pieces:
    """Parts of views, by kind and by a number that says all that the part depends on."""

    def __init__(self, kinds: int) -> None:
        self._kept: list[dict[int, object]] = [{} for _ in range(kinds)]

    def find(self, kind: int, key: int) -> object | None:
        return self._kept[kind].get(key)

    def keep(self, kind: int, key: int, part: object) -> object:
        kept = self._kept[kind]
        if len(kept) >= MOST:
            kept.clear()
        found = written(part)
        kept[key] = found
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """A state, looked at once for several."""

    def __init__(self, public: View) -> None:
        self.public: View = public

    def own(self, seat: int | None) -> View:
        """What is added for one of them; never nothing."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        return {**self.public, **self.own(seat)}


class Look:
    """A view as JSON; and as objects, but for those parts that were found written."""

    def __init__(self, text: bytes, glance: View) -> None:
        self.text: bytes = text
        self.glance: View = glance


def looks(sight: Sight, seats: Sequence[int | None]) -> list[Look]:
    public = to_bytes(sight.public)
    found: list[Look] = []
    for seat in seats:
        own = sight.own(seat)
        found.append(Look(joined(public, to_bytes(own)), {**sight.public, **own}))
    return found
