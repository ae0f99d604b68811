"""The X-card: one press, and a passage is veiled for everybody; the table pauses until it has decided.

Nobody is told which seats pressed, and none has to say why. The pause ends when the author rewrites the
passage, when it is taken back or struck, or when the veil is lifted: by the seats that pressed, each for
itself. Where bots have taken over all of those seats, it is lifted once all other players agree.
"""

from collections.abc import Collection
from typing import Final, final

VEIL: Final = "veil"
AGREE: Final = "agree"  # that it is lifted; others must, too
LIFT: Final = "lift"


@final
class Veil:
    """Over one passage: the seats that pressed, and the others that want it lifted. Both are secret."""

    def __init__(self, pressed: Collection[int] = (), agreed: Collection[int] = ()) -> None:
        self.pressed: set[int] = set(pressed)
        self.agreed: set[int] = set(agreed)

    def press(self, seat: int) -> None:
        self.pressed.add(seat)
        self.agreed.discard(seat)

    def agree(self, seat: int, players: Collection[int]) -> bool:
        """The seat wants it lifted; whether that is enough. `players`: the seats that people play."""
        self.pressed.discard(seat)
        self.agreed.add(seat)
        if not self.pressed:
            return True
        return not self.pressed & set(players) and self.agreed >= set(players)
