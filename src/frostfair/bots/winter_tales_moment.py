"""What a teller of Winter Tales knows about the moment besides the beat itself, read from the log."""

from dataclasses import dataclass

from frostfair.games.winter_tales.events import Happening
from frostfair.games.winter_tales.telling import Due, live_records, tellings
from frostfair.games.winter_tales.words import FACTIONS, NONE, OUTCOMES, TRAP_ENDS
from frostfair.kernel.match import Match, Record

FIGHTS = ("battle-began", "trap-sprung")


@dataclass(frozen=True)
class Moment:
    """How a quest, a trap or the tale ended; where a figure came from; who stands against whom."""

    outcome: str = "tie"
    origin: int = NONE
    fighters: tuple[int, ...] = ()  # soldier and rebel of the latest fight
    goes_on: bool = False  # the same teller told the piece before, of the same beat

    def foe_of(self, character: int) -> int:
        """Who stands against this fighter, or NONE."""
        others = [fighter for fighter in self.fighters if fighter != character]
        return others[0] if len(others) == 1 else NONE


def moment_of(match: Match, text_id: str) -> Moment:
    version = int(text_id.split(".")[0])
    live = [record for record in live_records(match) if record.version <= version]
    record = match.records[version - 1]
    told = [due for one in live[-40:] for due in tellings(one)]  # no part of a tale is longer
    here = next((n for n, due in enumerate(told) if due.text_id == text_id), 0)
    goes_on = here > 0 and _part(told[here]) == _part(told[here - 1])
    return Moment(_outcome(record), _origin(record), _fighters(live), goes_on)


def _part(due: Due) -> list[int]:
    return [due.told.number(name) for name in ("beat", "seat", "character", "quest")]


def _outcome(record: Record) -> str:
    for event in record.events:
        if isinstance(event, Happening):
            if event.kind == "quest-ended":
                return OUTCOMES[event.number("outcome")]
            if event.kind == "trap-revealed":
                return TRAP_ENDS[event.number("outcome")]
            if event.kind == "tale-ended":
                return FACTIONS[event.number("faction")]
    return OUTCOMES[-1]


def _origin(record: Record) -> int:
    moves = [e for e in record.events if isinstance(e, Happening) and e.kind == "figure-moved"]
    return moves[0].number("origin") if moves else NONE


def _fighters(live: list[Record]) -> tuple[int, ...]:
    for record in live[::-1]:
        for event in record.events[::-1]:
            if isinstance(event, Happening) and event.kind in FIGHTS:
                return event.number("soldier"), event.number("rebel")
    return ()
