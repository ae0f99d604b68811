"""What the rules want told: the passages of a tale, read from its events (WT-22.1)."""

from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import (
    BEATS,
    NONE,
    QUESTS,
    SPRING,
    TELL_BATTLE_ENDING,
    TELL_EPILOGUE,
    TELL_OPENING,
    TELL_POWER,
)
from frostfair.kernel.narration import Passage
from frostfair.kernel.record import Logged, Record, standing


def passages(record: Record) -> list[Passage]:
    told = [e for e in record.events if isinstance(e, Happening) and e.kind == "told"]
    return [
        Passage(record.version, n, event.number("seat"), BEATS[event.number("beat")], event)
        for n, event in enumerate(told)
    ]


def happening(passage: Passage) -> Happening:
    """The event that announced it."""
    assert isinstance(passage.event, Happening)
    return passage.event


def puts_elsewhere(told: Happening, battlefield: int) -> bool:
    """Whether a beaten rebel is taken away or a lost one comes back: the place belongs in it (WT-22.1)."""
    if told.number("beat") == TELL_BATTLE_ENDING:
        return told.number("space") != battlefield
    paid = told.number("card") != NONE and told.number("side") == SPRING
    return told.number("beat") == TELL_POWER and paid


def speaks_of_all_quests(told: Happening) -> bool:
    """The opening, and what ends all open stories in the epilogue (WT-22.1)."""
    beat = told.number("beat")
    return beat == TELL_OPENING or (beat == TELL_EPILOGUE and told.number("card") == NONE)


def open_quests(log: Logged, passage: Passage) -> list[str]:
    """The quests that wait in the town when a passage is told."""
    found: list[str] = []
    for record in standing(log.records):
        if record.version > passage.version:
            break
        for event in record.events:
            if not isinstance(event, Happening) or event.kind not in ("quest-placed", "memory-laid"):
                continue
            quest = event.number("quest")
            if event.kind == "quest-placed" and QUESTS[quest] not in found:
                found.append(QUESTS[quest])
            elif event.kind == "memory-laid" and quest != NONE and QUESTS[quest] in found:
                found.remove(QUESTS[quest])
    return found
