"""The turn that is being played: its work as a tree, its points by source, and what would be lost.

The state says what is still owed, what happened says what is done already. Both together are the tree: each
piece of work stands under the one that brought it (chapter 10).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast, final

import msgspec

from frostfair.games.witchstone.rules.actions import MOST_CHOICES, RIM
from frostfair.games.witchstone.rules.board_events import (
    CrystalMoved,
    CrystalShelved,
    EnergyPlaced,
    PentagramStepped,
    ScrollTaken,
    SpecialTaken,
    WandBonus,
    WandMoved,
    WitchLaid,
    WitchSent,
)
from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.events import (
    ActionsGained,
    ActionsLost,
    BoostUsed,
    RoundBegan,
    TokenTaken,
    TokenUsed,
)
from frostfair.games.witchstone.rules.owed import COMING, MOVED, origin_text
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import CAUSES, KINDS, VP_TOKEN
from frostfair.games.witchstone.wording import owed, prophecies
from frostfair.games.witchstone.wording.foresight import Foresight
from frostfair.games.witchstone.wording.log import scored
from frostfair.games.witchstone.wording.marks import Marks, Progress, Work
from frostfair.games.witchstone.wording.shapes import Cause, Kind, Owed, Seen
from frostfair.kernel.flow import Event, offers
from frostfair.wording.base import Explanation, Happened, Source

BONUS: Final = (*KINDS, "any")


def turn(
    table: Table, shown: Seen, asker: int | None, seat: int, happened: Sequence[Happened]
) -> Explanation:
    """`happened` is what the seat did since its turn began, as the asker may know it.

    All that a board shows besides the view, so that it asks once for a position: also how far prophecies are,
    and for the seat that decides what each offer would bring.
    """
    box = table.box
    started = [i for i, then in enumerate(happened) if isinstance(then.event, RoundBegan)]
    happened = happened[started[-1] :] if started else happened  # the tower was chosen before
    found = [one for then in happened for one in scored(box, [then.event], seat, then.v)]
    work = Jobs(box, seat, [then.event for then in happened]).with_owed(shown)
    lost = [each for entry in shown.owed if entry.kind in BONUS for each in owed.given_up(entry)]
    may = [] if asker is None else offers(table, asker, MOST_CHOICES)
    ahead = Foresight(shown, table, asker).of(may) if asker is not None and may else Marks()
    return Explanation(
        value=sum([one.points for one in found]),
        sources=[Source(one.source, one.points, one.v or 0) for one in found],
        marks=msgspec.structs.replace(
            ahead, work=work, scored=found, lost=[*lost], prophecies=prophecies.all_seen(table, shown, asker)
        ),
    )


@final
class Job:
    """Actions of one kind from one source, and what was gained while they were carried out."""

    def __init__(self, kind: str, cause: str, which: str, total: int, depth: int) -> None:
        self.kind = kind
        self.cause = cause
        self.which = which
        self.total = total
        self.depth = depth
        self.spent = 0
        self.doubled = False
        self.tokens = 0  # held
        self.waiting = 0  # crystals on the rim
        self.specials: set[int] = set()
        self.spaces = range(0)  # of the wand, that it moves over

    def is_of(self, entry: Owed) -> bool:
        return (self.kind, self.cause, self.which) == (entry.kind, entry.cause, entry.which)

    @property
    def left(self) -> int:
        return self.total - self.spent


class Jobs:
    """The work of a turn so far, in the order in which it came: each after the one that it stands under."""

    def __init__(self, box: Box, seat: int, events: Sequence[Event]) -> None:
        self.box = box
        self.all: list[Job] = []
        self.path: list[Job] = []  # from the symbol of the tile down to what was done last
        self.doubled = False  # the space of the wand that is carried out
        for event in events:
            if getattr(event, "seat", seat) == seat:
                self._hear(event)

    # --- what happened ---

    def _hear(self, event: Event) -> None:
        if isinstance(event, ActionsGained):
            self._gained(event)
        elif isinstance(event, BoostUsed):
            self._back(lambda job: job.kind == KINDS[event.action_kind]).total += event.actions
        elif isinstance(event, ActionsLost):
            job = self._running(KINDS[event.action_kind])
            job.total -= event.actions
        elif isinstance(event, WandBonus):
            self.doubled = event.doubled
        elif not self._spends(event):
            self._holds(event)

    def _gained(self, event: ActionsGained) -> None:
        cause, which = origin_text(self.box, event.origin)
        kind = KINDS[event.action_kind]
        if event.joined:
            self._back(lambda job: job.kind == kind).total += event.actions
            return
        self._back_to_source(cause, event.origin & 63)
        job = Job(kind, cause, which, event.actions, len(self.path))
        job.doubled = cause == "wand" and self.doubled
        self.all.append(job)
        self.path.append(job)

    def _back_to_source(self, cause: str, which: int) -> None:
        """What used a token or a shelf is at the end of the path already."""
        if cause == "tile":
            self.path.clear()
        elif cause == "wand":
            self._back(lambda job: which in job.spaces)
        elif cause == "special":
            self._back(lambda job: which in job.specials)
        elif cause == "dark":
            self._back(lambda job: job.kind == "pentagram")

    def _spends(self, event: Event) -> bool:
        if isinstance(event, EnergyPlaced):
            self._running("energy").spent += 1
        elif isinstance(event, WitchLaid):
            self._running("witch").spent += 1
        elif isinstance(event, WitchSent):
            self._running("witch").spent += event.cost
        elif isinstance(event, PentagramStepped):
            self._running("pentagram").spent += 1
        elif isinstance(event, ScrollTaken):
            job = self._running("scroll")
            job.spent = job.total  # all of them were one choice (WS-9.2)
        elif isinstance(event, WandMoved):
            job = self._running("wand")
            job.spent += event.to - event.start
            job.spaces = range(event.start + 1, event.to + 1)
        elif isinstance(event, CrystalMoved):
            job = self._running("crystal")
            job.spent += event.cost
            job.waiting += event.to >= RIM
        else:
            return False
        return True

    def _holds(self, event: Event) -> None:
        """What is gained, to be used later; VP tokens are used at once."""
        if isinstance(event, CrystalShelved):
            self._back(lambda job: job.waiting > 0).waiting -= 1
        elif isinstance(event, TokenTaken) and event.token != VP_TOKEN:
            self._back(lambda job: True).tokens += 1
        elif isinstance(event, TokenUsed) and event.token != VP_TOKEN:
            self._back(lambda job: job.tokens > 0).tokens -= 1
        elif isinstance(event, SpecialTaken):
            self._back(lambda job: True).specials.add(event.special)

    def _running(self, kind: str) -> Job:
        """The one whose action was carried out."""
        return self._back(lambda job: job.kind == kind and job.left > 0)

    def _back(self, is_it: Callable[[Job], bool]) -> Job:
        """The last one of the path that it is; those after it are done. Set-up stands in no turn."""
        while self.path and not is_it(self.path[-1]):
            self.path.pop()
        return self.path[-1] if self.path else Job("", "set-up", "", 0, 0)

    # --- what is still owed ---

    def with_owed(self, shown: Seen) -> list[Work]:
        """Everything in order: what is done or being done, then what the tile still has to come."""
        running = [entry for entry in shown.owed if entry.cause in CAUSES and entry.phase != COMING]
        others = [entry for entry in shown.owed if entry not in running]
        live: dict[Job, Owed] = {}
        for entry in running:
            live[self._job_of(entry, live)] = entry
        last = shown.owed[-1] if shown.owed else None
        return [_done(job, live.get(job), last) for job in self.all] + [
            _to_come(entry, shown, len(live), entry is last) for entry in reversed(others)
        ]

    def _job_of(self, entry: Owed, live: Mapping[Job, Owed]) -> Job:
        found = [job for job in self.path if job not in live and job.is_of(entry)]
        if found:
            return found[0]
        made = Job(entry.kind, entry.cause, entry.which, entry.left, len(live))
        self.all.append(made)
        return made


def _done(job: Job, entry: Owed | None, last: Owed | None) -> Work:
    """Work of the turn; `entry` is what of it is still owed."""
    left = 0 if entry is None or entry.phase == MOVED else entry.left
    is_open = entry is not None and (entry.left > 0 or entry.held)
    progress: Progress = "now" if entry is not None and entry is last else "open" if is_open else "done"
    return Work(
        kind=cast(Kind, job.kind),
        progress=progress,
        cause=cast(Cause, job.cause),
        which=job.which,
        origin=owed.origin(job.cause, job.which),
        depth=job.depth,
        total=max(job.total, left),
        left=left,
        doubled=job.doubled,
        held=[] if entry is None else [owed.held(name) for name in entry.held],
    )


def _to_come(entry: Owed, shown: Seen, depth: int, is_last: bool) -> Work:
    """What the turn itself owes: a tile, one kind or both, a draw; or a question inside what is running."""
    either = shown.choosing_kind and entry.cause == "tile"
    progress: Progress = "either" if either else "now" if is_last else "coming"
    return Work(
        kind=entry.kind,
        progress=progress,
        cause=entry.cause,
        which=entry.which,
        origin=owed.origin(entry.cause, entry.which) if entry.cause in CAUSES else None,
        depth=depth if entry.kind == "crystal-out" else 0,
        total=entry.left,
        left=entry.left,
    )
