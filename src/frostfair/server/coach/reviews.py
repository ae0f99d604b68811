"""Reviews of finished tables, made in the background and kept with the table."""

import asyncio
from dataclasses import dataclass
from typing import Final

import msgspec
import structlog

from frostfair.coach.lessons import review_of
from frostfair.coach.review import Question, questions
from frostfair.kernel.errors import FrostfairError
from frostfair.kernel.game import Game
from frostfair.server.coach.process import CoachProcess, may_coach
from frostfair.store.errors import NotFound, NotNow
from frostfair.store.notes import Note
from frostfair.store.rows import FINISHED, TableRow
from frostfair.store.store import Store
from frostfair.wire.coach import Decision, Review, ReviewState

GIVES_WAY: Final = 10  # to all that is played meanwhile
MOST: Final = 100  # reviews at once; each waits for its turn after every decision
SHARED: Final = "share-review"

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Job:
    """A review that is being made."""

    task: asyncio.Task[None] | None = None
    done: int = 0
    of: int = 0


class Reviews:
    """Of all tables of this node. One that a stop interrupts begins anew when it is asked for again."""

    def __init__(self, store: Store, budget: float, process: CoachProcess | None = None) -> None:
        self._store = store
        self._budget = budget
        self._process = process or CoachProcess(GIVES_WAY)
        self._jobs: dict[str, _Job] = {}

    async def state(self, row: TableRow) -> ReviewState:
        agreed = await self._agreed(row)
        shared = bool(agreed) and set(agreed) >= set(reviewed(row))
        job = self._jobs.get(row.id)
        if job is not None:
            return ReviewState(job.done, job.of, True, None, agreed, shared)
        kept = await self._store.reviews.of_table(row.id)
        review = None if kept is None else msgspec.json.decode(kept, type=Review)
        n = 0 if review is None else sum(len(seat.decisions) for seat in review.seats)
        return ReviewState(n, n, False, review, agreed, shared)

    async def begin(self, row: TableRow) -> None:
        """Unless it is there, or under way."""
        if row.status != FINISHED:
            raise NotNow(f"table-is-{row.status}")
        game = self._store.find_game(row.game)
        if not may_coach(game):
            raise NotFound("coach of", row.game)
        if row.id in self._jobs or await self._store.reviews.of_table(row.id) is not None:
            return
        if len(self._jobs) >= MOST:
            raise NotNow("too-many-reviews")
        if row.id not in self._jobs:  # another request may have been faster
            job = self._jobs[row.id] = _Job()
            job.task = asyncio.create_task(self._make(row, job))

    async def _make(self, row: TableRow, job: _Job) -> None:
        try:
            game, asked = await self._questions(row)
            job.of = len(asked)
            decisions: list[Decision] = []
            for question in asked:
                found = await self._process.ask("judge", game, self._budget, question.pack(), Decision)
                decisions.append(found)
                job.done += 1
            review = await asyncio.to_thread(review_of, game, decisions)
            await self._store.reviews.keep(row.id, msgspec.json.encode(review).decode())
        except FrostfairError as error:
            log.warning("a review was given up", table=row.id, why=type(error).__name__)
        finally:
            del self._jobs[row.id]

    async def _questions(self, row: TableRow) -> tuple[Game, list[Question]]:
        loaded = await self._store.load_match(row.id)
        match = loaded.match
        bots = {entry.version for entry in loaded.entries if entry.bot is not None}
        asked = await asyncio.to_thread(
            questions, match.game, match.setup, match.records, reviewed(row), bots
        )
        return match.game, asked

    # --- who may read it ---

    async def share(self, row: TableRow, user: str, yes: bool) -> None:
        """Each player for their own seats, and each can take it back."""
        for seat in row.seats_of(user):
            await self._store.notes.keep(row.id, user, Note(seat, SHARED, "true" if yes else None))

    async def _agreed(self, row: TableRow) -> list[int]:
        notes = await self._store.notes.of_table(row.id)
        return [note.seat for note in notes if note.kind == SHARED]

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._process.close()


def reviewed(row: TableRow) -> list[int]:
    """Seats of people."""
    return [seat.seat for seat in row.seats if seat.user is not None]
