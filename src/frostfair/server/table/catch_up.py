"""What a client missed, record by record, as if it had been there."""

from collections.abc import Mapping, Sequence

from frostfair.kernel.game import Game
from frostfair.kernel.record import ACT, UNDO, Record, seen_by, standing
from frostfair.server.table.position import Audience, in_words, packed
from frostfair.wire.data import Missed


def missed_since(
    game: Game, records: Sequence[Record], since: int, marks: Mapping[int, str], audience: Audience
) -> list[Missed]:
    """Each record after version `since`; `marks` are the bots that decided."""
    found = []
    for record in records[since:]:
        # An audience that couldn't know of a decision can't know that it was taken back.
        if record.deed == UNDO and not _heard_of_any(taken_back(records, record), audience):
            found.append(Missed(record.version))
        else:
            found.append(_missed(game, record, marks.get(record.version), audience))
    return found


def taken_back(records: Sequence[Record], undo: Record) -> list[Record]:
    """The records that an undo made as if they had never been; `records` must begin with the first."""
    return [record for record in standing(records[: undo.version - 1]) if record.version > undo.value]


def _missed(game: Game, record: Record, bot: str | None, audience: Audience) -> Missed:
    """As `news` told it, without the table as it was then."""
    events = seen_by(audience, record.events)
    if not events and record.deed == ACT:
        return Missed(record.version)
    told = in_words(game, record, events)
    return Missed(record.version, record.seat, record.deed, bot, packed(events), told)


def _heard_of_any(records: Sequence[Record], audience: Audience) -> bool:
    return any(record.deed != ACT or seen_by(audience, record.events) for record in records)
