"""What is done to people's words, made durable: in a table of their own, never in the log."""

from collections.abc import Sequence

from frostfair.server.table.words.tale import EDIT, REDACT, STRIKE, Change
from frostfair.store.rows import TableRow
from frostfair.store.store import Store


async def keep_texts(store: Store, table: TableRow, changes: Sequence[Change]) -> None:
    for change in changes:
        await _keep(store, table, change)


async def _keep(store: Store, table: TableRow, change: Change) -> None:
    texts = store.texts
    if change.how == EDIT:
        await texts.edit(table.id, change.id, change.words)
    elif change.how == STRIKE:
        await texts.strike(table.id, change.id)
    elif change.how == REDACT:
        await texts.redact(table.id, change.id)
    else:
        author = None if change.auto else table.seats[change.seat].user
        await texts.write(table.id, change.id, author, change.seat, change.words, change.auto)
