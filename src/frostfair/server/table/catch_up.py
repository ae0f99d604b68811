"""What somebody missed, record by record, as if they had been there."""

from collections.abc import Mapping, Sequence

from frostfair.kernel.game import Game
from frostfair.kernel.match import UNDO, Record
from frostfair.server.table.position import Audience, missed
from frostfair.wire.data import Missed


def missed_since(
    game: Game, records: Sequence[Record], since: int, marks: Mapping[int, str], audience: Audience
) -> list[Missed]:
    """Each record after version `since`; `marks` are the bots that decided."""
    undone = taken_back(records)
    found = []
    for record in records[since:]:
        # Who couldn't know of a decision can't know that it was taken back.
        if record.deed == UNDO and not _heard_of(game, records, undone[record.version], audience):
            found.append(Missed(record.version))
        else:
            found.append(missed(game, record, marks.get(record.version), audience))
    return found


def taken_back(records: Sequence[Record]) -> dict[int, list[int]]:
    """Each undo, and the versions that it made as if they had never been."""
    standing: list[int] = []
    found: dict[int, list[int]] = {}
    for record in records:
        if record.deed == UNDO:
            found[record.version] = [version for version in standing if version > record.value]
            standing = [version for version in standing if version <= record.value]
        else:
            standing.append(record.version)
    return found


def _heard_of(game: Game, records: Sequence[Record], versions: Sequence[int], audience: Audience) -> bool:
    return any(missed(game, records[version - 1], None, audience).by is not None for version in versions)
