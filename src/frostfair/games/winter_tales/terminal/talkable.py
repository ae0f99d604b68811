"""A tale about which people talk while it is told: suggestions, objections, the arbiter's pen."""

from collections.abc import Sequence

from frostfair.games.winter_tales.terminal.reader import Retelling
from frostfair.games.winter_tales.terminal.talk import Pen, Talk


class Discussed(Retelling):
    talk: Talk

    def discuss(self, telling: Pen) -> None:
        """From now on, with this pen."""
        self.talk = Talk(telling, self.words)

    def notes(self, seat: int) -> list[str]:
        return self.talk.notes(seat, self.said)

    def commands(self) -> tuple[str, ...]:
        return tuple(self.talk.commands)

    def obey(self, seat: int, command: str, words: Sequence[str]) -> str:
        said = self.talk.obey(seat, command, words, self.said)
        self.changes += 1
        return said
