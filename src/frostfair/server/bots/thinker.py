"""Bots think in processes of their own: they get an imagined state and nothing else of ours.

A bot costs time, and never the table: if its worker fails twice, any offer will do.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from frostfair.bots import roster as bots
from frostfair.kernel.game import Game
from frostfair.server import metrics
from frostfair.server.bots.pool import SECONDS, Job, Pool, WorkerFailed
from frostfair.server.bots.process import COMMAND


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told."""

    game: str
    bot: str
    state: Mapping[str, object]
    seat: int
    offers: Sequence[int]
    seed: int

    def packed(self) -> list[object]:
        return [self.game, self.bot, self.state, self.seat, list(self.offers), self.seed]


Begins = Callable[[float], None]  # told what part of its usual budget the bot gets


class Thinker(Protocol):
    """Decides for bots."""

    def names(self, game: Game) -> Sequence[str]: ...

    async def decide(self, question: Question, table: str, begins: Begins) -> int: ...

    async def close(self) -> None: ...


class Workers:
    """The bots of all tables share a pool of processes."""

    def __init__(self, count: int = 1, *, seconds: float = SECONDS, command: Sequence[str] = COMMAND) -> None:
        self.pool = Pool(count, command)
        self._seconds = seconds

    def names(self, game: Game) -> Sequence[str]:
        return bots.names(game)

    async def decide(self, question: Question, table: str = "", begins: Begins = lambda _: None) -> int:
        def noted(part: float) -> None:
            if part < 1:
                metrics.BOTS_HURRIED.inc()
            begins(part)

        job = Job(
            "decide",
            question.packed(),
            table,
            seconds=self._seconds,
            begins=noted,
            accepts=lambda answer: answer in question.offers,
        )
        try:
            return int(await self.pool.run(job))
        except WorkerFailed:
            return secrets.choice(question.offers)

    async def close(self) -> None:
        await self.pool.close()
