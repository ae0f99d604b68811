"""What a teller of Winter Tales knows about the moment besides the beat itself, read from the log."""

from collections.abc import Iterator
from dataclasses import dataclass

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.rules.terms import FACTIONS, NONE, OUTCOMES, TRAP_ENDS, WINTER
from frostfair.games.winter_tales.tale.passages import happening, passages, puts_elsewhere
from frostfair.kernel.match import Match
from frostfair.kernel.narration import Passage
from frostfair.kernel.record import Record, standing

FIGHTS = ("battle-began", "trap-sprung")
SHELTERED = "sheltered"  # with a Safe House a lost battle ends at once: nobody is taken away


@dataclass(frozen=True)
class Moment:
    """How something ended, where a figure came from or goes, who fights whom, what goes on and is open."""

    outcome: str = "tie"
    origin: int = NONE
    fighters: tuple[int, ...] = ()  # soldier and rebel of the latest fight
    goes_on: bool = False  # the same teller told the piece before, of the same beat
    objective: str = ""  # the kind that its owner has shown last
    closes: bool = False  # the epilogue player ends what is still open (WT-13.2)
    elsewhere: bool = False  # somebody is put in a place, which the words must name

    def foe_of(self, character: int) -> int:
        """Who stands against this fighter, or NONE."""
        others = [fighter for fighter in self.fighters if fighter != character]
        return others[0] if len(others) == 1 else NONE


def moment_of(match: Match, text_id: str) -> Moment:
    """The moment of a text that is due."""
    assert isinstance(match.game, WinterTales)
    version = int(text_id.split(".")[0])
    live = [record for record in standing(match.records) if record.version <= version]
    record = match.records[version - 1]
    told = [passage for one in live[-40:] for passage in passages(one)]  # no part of a tale is longer
    here = next((n for n, passage in enumerate(told) if passage.id == text_id), 0)
    due, box = told[here], match.game.box
    fighters, battlefield = _fight(live)
    return Moment(
        _outcome(record),
        _origin(record),
        fighters,
        here > 0 and _goes_on(due, told[here - 1]),
        _objective(live, due.seat, box) if due.kind == "objective" else "",
        due.kind == "epilogue" and _closes(live, due.seat),
        puts_elsewhere(happening(due), battlefield) and box.is_place(happening(due).number("space")),
    )


def _goes_on(due: Passage, before: Passage) -> bool:
    """A mere reference to a memory is no beginning."""
    is_reference = happening(before).number("card") == NONE and happening(before).number("memory") != NONE
    return _part(due) == _part(before) and not is_reference


def _part(passage: Passage) -> list[int]:
    return [happening(passage).number(name) for name in ("beat", "seat", "character", "quest")]


def _outcome(record: Record) -> str:
    for event in record.events:
        if isinstance(event, Happening):
            if event.kind == "quest-ended":
                return OUTCOMES[event.number("outcome")]
            if event.kind == "battle-ended" and event.number("side") == WINTER:
                return SHELTERED
            if event.kind == "trap-revealed":
                return TRAP_ENDS[event.number("outcome")]
            if event.kind == "tale-ended":
                return FACTIONS[event.number("faction")]
    return OUTCOMES[-1]


def _origin(record: Record) -> int:
    moves = [e for e in record.events if isinstance(e, Happening) and e.kind == "figure-moved"]
    return moves[0].number("origin") if moves else NONE


def _happened(live: list[Record], *kinds: str) -> Iterator[Happening]:
    """The events of these kinds, the newest first."""
    for record in live[::-1]:
        for event in record.events[::-1]:
            if isinstance(event, Happening) and event.kind in kinds:
                yield event


def _objective(live: list[Record], seat: int, box: Box) -> str:
    shown = [e.number("objective") for e in _happened(live, "objective-shown") if e.number("seat") == seat]
    return box.objective_names[shown[0]].rstrip("0123456789") if shown else ""


def _closes(live: list[Record], seat: int) -> bool:
    """Whether this seat began the epilogue, with quests still on the map."""
    began = [event.number("seat") for event in _happened(live, "epilogue-began")]
    placed = {event.number("quest") for event in _happened(live, "quest-placed")}
    laid = {event.number("quest") for event in _happened(live, "memory-laid")}
    return began == [seat] and bool(placed - laid)


def _fight(live: list[Record]) -> tuple[tuple[int, ...], int]:
    """Soldier and rebel of the latest fight, and where it was."""
    for fight in _happened(live, *FIGHTS):
        return (fight.number("soldier"), fight.number("rebel")), fight.number("space")
    return (), NONE
