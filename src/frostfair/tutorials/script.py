"""A tutorial as its file tells it, checked."""

import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from frostfair.games.installed import package
from frostfair.kernel.errors import Malformed
from frostfair.wire.rest import Step


class Script(Struct, forbid_unknown_fields=True):
    """One guided game. The learner has the first seat."""

    game: str
    seats: int
    seed: str
    options: dict[str, bool | int | str]
    tutor: dict[str, list[str]]  # by how many crystals are out: the tutor's moves
    steps: list[Step]

    def tutors_move(self, progress: int) -> list[str]:
        return self.tutor.get(str(progress), [])


@cache
def tutorial(game: str) -> Script:
    """The guided game of this id; Malformed if it has none."""
    text = package(game).tutorial()
    if text is None:
        raise Malformed(f"{game} has no guided game")
    found: Any = tomllib.loads(text)
    return msgspec.convert(found, Script)


def has_tutorial(game: str) -> bool:
    try:
        tutorial(game)
    except Malformed:
        return False
    return True
