"""What the link knows at one moment, taken in one stroke: the line hears on in a thread of its own."""

from dataclasses import dataclass

from frostfair.client import TableLink
from frostfair.wire.data import ChatData, LogLine, Position, TextData, UndoRequestData


@dataclass(frozen=True)
class Snapshot:
    """Of a table that is being played, or was."""

    version: int
    now: Position
    lines: list[LogLine]
    texts: dict[str, TextData]
    chat: list[ChatData]
    undo_request: UndoRequestData | None
    connection: int | None  # which it is; None: the server is away


async def snapshot(link: TableLink) -> Snapshot:
    assert link.now is not None
    return Snapshot(
        link.version or 0,
        link.now,
        list(link.lines),
        dict(link.texts),
        list(link.chat),
        link.undo_request,
        link.reconnects if link.is_connected else None,
    )
