"""The newest record on its way to all audiences: its line of the log, and the table since then."""

from collections.abc import Sequence
from operator import is_
from typing import Any, Final

import msgspec

from frostfair.kernel.flow import Event
from frostfair.kernel.record import UNDO, Record, seen_by
from frostfair.server.table.logbook import Logbook
from frostfair.server.table.position import Audience, Seen
from frostfair.wire.data import NewsData
from frostfair.wire.messages import News, encode

_ENCODER: Final = msgspec.json.Encoder()


class Happened:
    """Audiences that see all of the record are told the same line, written once."""

    def __init__(self, logbook: Logbook) -> None:
        self._logbook: Logbook = logbook
        self._record: Record = logbook.records[-1]
        self._whole: Any = None

    def news(self, audience: Audience, before: int, after: Seen) -> bytes:
        """An audience that sees the same as `before` hears just the number, unless it did this itself."""
        record = self._record
        events = seen_by(audience, record.events)
        if not events and after.fingerprint == before and audience != record.seat:
            return encode(News(record.version))
        return encode(News(record.version, NewsData(self._line(audience, events), after.position)))

    def _line(self, audience: Audience, events: Sequence[Event]) -> Any:
        if not self._is_whole(events):
            return self._written(audience, events)
        if self._whole is None:
            self._whole = self._written(audience, events)
        return self._whole

    def _is_whole(self, events: Sequence[Event]) -> bool:
        """Nothing was cut for the audience.

        (Who hears of an undo depends on what it takes back; who hears of nothing at all, on who did it.)
        """
        whole = self._record.events
        return (
            bool(whole)
            and self._record.deed != UNDO
            and len(events) == len(whole)
            and all(map(is_, events, whole))
        )

    def _written(self, audience: Audience, events: Sequence[Event]) -> Any:
        line = self._logbook.line(audience, len(self._logbook.records) - 1, events)
        return msgspec.Raw(_ENCODER.encode(line))
