"""What the rules want told: the passages of a tale, read from its events (WT-22.1)."""

from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import BEATS, NONE, SPRING, TELL_BATTLE_ENDING, TELL_POWER
from frostfair.kernel.narration import Passage
from frostfair.kernel.record import Record


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
