"""A finished tale is shared by a link if all who told it agree; each of them can take that back at any time.

A seat's consent is a note with a secret of its own, and the link is made of all of them: as soon as one is
gone, so is the link, and a new consent makes another. Nothing else is kept.
"""

import hashlib
import secrets
from typing import Final

from frostfair.kernel.codec import from_json, to_json
from frostfair.store.errors import NotFound, NotNow
from frostfair.store.notes import Note
from frostfair.store.rows import FINISHED, TableRow
from frostfair.store.store import Store
from frostfair.wire.rest import Sharing

SHARE: Final = "share"
SECRET_BYTES: Final = 16


async def sharing(store: Store, row: TableRow, user: str) -> Sharing:
    agreed = await _consents(store, row)
    tellers = _tellers(row)
    mine = [seat for seat in row.seats_of(user) if seat in tellers]
    link = _link(row.id, agreed) if tellers and set(agreed) >= set(tellers) else None
    return Sharing(tellers, sorted(agreed), bool(mine) and all(seat in agreed for seat in mine), link)


async def agree(store: Store, row: TableRow, user: str) -> Sharing:
    """All seats of the user; the tale must be told to its end first."""
    if row.status != FINISHED:
        raise NotNow("tale-not-finished")
    agreed = await _consents(store, row)
    for seat in _own(row, user):
        if seat not in agreed:
            body = to_json(secrets.token_urlsafe(SECRET_BYTES))
            await store.notes.keep(row.id, user, Note(seat, SHARE, body))
    return await sharing(store, row, user)


async def take_back(store: Store, row: TableRow, user: str) -> Sharing:
    for seat in _own(row, user):
        await store.notes.keep(row.id, user, Note(seat, SHARE, None))
    return await sharing(store, row, user)


async def shared_table(store: Store, link: str) -> str:
    """The table behind a link that all still agree to."""
    table, _, _ = link.partition(".")
    row = await store.tables.get(table)
    agreed, tellers = await _consents(store, row), _tellers(row)
    whole = bool(tellers) and set(agreed) >= set(tellers)
    if not whole or not secrets.compare_digest(_link(row.id, agreed), link):
        raise NotFound("shared tale", link)
    return row.id


def _own(row: TableRow, user: str) -> list[int]:
    seats = row.seats_of(user)
    if not seats:
        raise NotNow("not-at-this-table")
    return seats


def _tellers(row: TableRow) -> list[int]:
    """Seats of people; bots and those who are gone are not asked."""
    return [seat.seat for seat in row.seats if seat.user is not None]


async def _consents(store: Store, row: TableRow) -> dict[int, str]:
    notes = await store.notes.of_table(row.id)
    return {note.seat: str(from_json(note.body or '""')) for note in notes if note.kind == SHARE}


def _link(table: str, agreed: dict[int, str]) -> str:
    told = "\n".join([f"{seat} {agreed[seat]}" for seat in sorted(agreed)])
    return f"{table}.{hashlib.sha256((table + told).encode()).hexdigest()[:32]}"
