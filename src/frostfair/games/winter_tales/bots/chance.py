"""The bot's own chance: a stream of numbers that its seed decides."""

from collections.abc import Sequence

from frostfair.kernel.luck import advanced, drawn, seeded


class Rng:
    def __init__(self, seed: int) -> None:
        self.state: int = seeded(seed)

    def below(self, n: int) -> int:
        self.state = advanced(self.state)
        return drawn(self.state, n)

    def pick(self, items: Sequence[int]) -> int:
        return items[self.below(len(items))]
