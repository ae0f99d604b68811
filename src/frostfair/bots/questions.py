"""What may be asked about a game's balance: the same bots, and one thing that is otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from frostfair.kernel.game import Value


@dataclass(frozen=True)
class Arm:
    """Games with these options. If the question is about one seat, which."""

    options: Mapping[str, Value] = field(default_factory=dict)
    seat: int | None = None


@dataclass(frozen=True)
class Question:
    """A name, and the games that answer it. Arms of one question are played with the same deals."""

    name: str
    arms: tuple[Arm, ...]

    @property
    def is_about_a_seat(self) -> bool:
        """Whether one seat has something that the others lack, each of them in turn."""
        return self.arms[0].seat is not None
