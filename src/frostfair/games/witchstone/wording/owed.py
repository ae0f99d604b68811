"""What is owed, in messages: the queue of what is done now and what comes after it."""

from collections.abc import Iterator

from frostfair.games.witchstone.rules.owed import MOVED
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.games.witchstone.wording.names import actions, kind_name, tile
from frostfair.games.witchstone.wording.shapes import Owed, Seen
from frostfair.wording.message import Message, Seat, listed, message

NOW, THEN, EITHER = "now", "then", "either"


def queue(seen: Seen) -> Iterator[tuple[str, Owed]]:
    """What is being done first; what has nothing to it any more is left out."""
    for i, entry in enumerate(reversed(seen.owed)):
        if i == 0 or entry.left or entry.held or _may_boost(entry, seen):
            either = seen.choosing_kind and entry.cause == "tile"
            yield EITHER if either else THEN if i else NOW, entry


def _may_boost(entry: Owed, seen: Seen) -> bool:
    """Whether a kind without actions may still come back to life (WS-10.2); a moved wand can't."""
    unused = [s for s in seen.players[entry.seat].scrolls if s.is_boost and not s.used]
    return entry.phase != MOVED and any(s.about in ((), (entry.kind,)) for s in unused)


def to_know(seen: Seen, viewer: int | None) -> list[Message]:
    """The queue in words, without what the prompt says already."""
    return [told(when, entry, viewer) for when, entry in queue(seen) if when != NOW or entry.kind in KINDS]


def told(when: str, entry: Owed, viewer: int | None) -> Message:
    """One line of the queue."""
    what = left(entry)
    if entry.kind in (*KINDS, "any") and entry.left:
        what = message("ws-owed-from", owed=what, origin=origin(entry.cause, entry.which))
    if entry.held:
        what = message("ws-owed-and", owed=what, held=still_to_use(entry))
    if entry.seat == viewer:
        return message("ws-queue", when=when, owed=what)
    return message("ws-queue-of", when=when, player=Seat(entry.seat), owed=what)


def left(entry: Owed) -> Message:
    """What is still to do."""
    if entry.kind not in (*KINDS, "any"):
        return message(f"ws-owed-{entry.kind}")
    if entry.phase == MOVED:
        return message("ws-owed-spaces", n=entry.left)
    if entry.kind == "scroll":
        return message("ws-owed-scroll", n=entry.left)
    return message("ws-owed-actions", kind=kind_name(entry.kind), n=entry.left)


def origin(cause: str, which: str) -> Message:
    """Where actions came from."""
    if cause in ("token", "shelf"):
        return message(f"ws-from-{cause}", which=kind_name(which))
    return message(f"ws-from-{cause}", which=tile(which) if cause == "special" else which)


def still_to_use(entry: Owed) -> Message:
    return message("ws-owed-held", held=listed(held(name) for name in entry.held))


def given_up(entry: Owed) -> list[Message]:
    """What is lost if this business ends now."""
    lost = [actions(entry.kind, entry.left)] if entry.left else []
    return lost + [held(name) for name in entry.held]


def held(name: str) -> Message:
    """`black token witch`, `special energy+witch`, `rim wand` in words."""
    *black, sort, what = name.split()
    if sort == "special":
        return message("ws-held-special", tile=tile(what))
    return message(f"ws-held-{'black-' if black else ''}{sort}", kind=kind_name(what))
