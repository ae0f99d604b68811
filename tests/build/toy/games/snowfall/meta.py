"""A game that snows numbers."""


class Meta:
    def __init__(self, name: str, seats: tuple[int, ...]) -> None:
        self.id = name
        self.seats = seats


META = Meta("snowfall", (2, 3))
