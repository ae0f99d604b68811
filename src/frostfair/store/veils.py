"""Passages that the X-card has veiled: since when, and until when the table paused for it.

Which seats pressed is known only as long as the pause lasts: with its end it is forgotten.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.texts import PLAIN, REDACTED
from frostfair.kernel.veil import Veil
from frostfair.store import schema
from frostfair.store.database import Part, reads, writes
from frostfair.store.errors import NotFound, NotNow


@dataclass(frozen=True, slots=True)
class Pause:
    """For one passage; `until` is None while it lasts."""

    text: str
    since: int
    until: int | None
    pressed: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()

    def veil(self) -> Veil:
        return Veil(self.pressed, self.agreed)


class Veils(Part):
    @writes
    def press(self, db: Connection, table: str, text: str, seat: int) -> None:
        """Nobody reads it from now on. A passage that is struck already holds up no table."""
        status = _set_veiled(db, table, text, True)
        if status != PLAIN:
            return
        if _find(db, table, text) is None:
            values = {
                "table_id": table,
                "text_id": text,
                "since": self.now(),
                "pressed": "[]",
                "agreed": "[]",
            }
            db.execute(insert(schema.veils).values(values))
        veil = _open(db, table, text).veil()
        veil.press(seat)
        _keep(db, table, text, veil)

    @writes
    def agree(self, db: Connection, table: str, text: str, seat: int) -> None:
        """The seat wants it lifted; the last of those that pressed lifts it."""
        veil = _open(db, table, text).veil()
        if veil.agree(seat, veil.pressed):
            self._lift(db, table, text)
        else:
            _keep(db, table, text, veil)

    @writes
    def lift(self, db: Connection, table: str, text: str) -> None:
        self._lift(db, table, text)

    def _lift(self, db: Connection, table: str, text: str) -> None:
        _set_veiled(db, table, text, False)
        end_pause(db, table, text, self.now())

    @reads
    def of_table(self, db: Connection, table: str) -> list[Pause]:
        """All that there were, in their order."""
        v = schema.veils.c
        wanted = select(schema.veils).where(v.table_id == table).order_by(v.since, v.text_id)
        return [_pause(row) for row in db.execute(wanted)]


def end_pause(db: Connection, table: str, text: str, at: int) -> None:
    db.execute(_now(update(schema.veils), table, text).values(until=at, pressed="[]", agreed="[]"))


def times_paused(pauses: Sequence[Pause], start: int, end: int) -> list[tuple[int, int]]:
    """When the table paused between the two; for several passages at once it did so once."""
    found: list[tuple[int, int]] = []
    covered = start
    for pause in sorted(pauses, key=lambda pause: pause.since):
        since = max(covered, pause.since)
        until = min(end, end if pause.until is None else pause.until)
        if since < until:
            found.append((since, until))
            covered = until
    return found


def _set_veiled(db: Connection, table: str, text: str, veiled: bool) -> str:
    t = schema.texts.c
    changed = update(schema.texts).where(t.table_id == table, t.id == text, t.status != REDACTED)
    if not db.execute(changed.values(veiled=veiled)).rowcount:
        raise NotFound("text", text)
    status: str = db.scalar(select(t.status).where(t.table_id == table, t.id == text)) or ""
    return status


def _now(statement: Any, table: str, text: str) -> Any:
    v = schema.veils.c
    return statement.where(v.table_id == table, v.text_id == text, v.until.is_(None))


def _find(db: Connection, table: str, text: str) -> Pause | None:
    row = db.execute(_now(select(schema.veils), table, text).with_for_update()).first()  # two nodes at once
    return None if row is None else _pause(row)


def _open(db: Connection, table: str, text: str) -> Pause:
    found = _find(db, table, text)
    if found is None:
        raise NotNow("text-is-not-veiled")
    return found


def _keep(db: Connection, table: str, text: str, veil: Veil) -> None:
    values = {"pressed": _packed(veil.pressed), "agreed": _packed(veil.agreed)}
    db.execute(_now(update(schema.veils), table, text).values(values))


def _packed(seats: Collection[int]) -> str:
    return to_json(sorted(seats))


def _pause(row: Row[Any]) -> Pause:
    return Pause(row.text_id, row.since, row.until, _seats(row.pressed), _seats(row.agreed))


def _seats(packed: str) -> tuple[int, ...]:
    found = from_json(packed)
    return tuple([seat for seat in found if isinstance(seat, int)]) if isinstance(found, list) else ()
