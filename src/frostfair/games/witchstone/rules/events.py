"""What can happen in a turn: tiles, bonus actions, points. board_events.py has the chapters 4 to 9.

Secret are the tile a player holds before it is placed, and the one they draw (WS-9.7).
"""

from typing import ClassVar, final

from frostfair.kernel.flow import Event


@final
class RoundBegan(Event):
    """From the start player on (WS-3.1)."""

    kind: ClassVar[str] = "round-began"
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: int) -> None:  # noqa: A002 (the rulebook's word)
        self.round: int = round


@final
class TileHeld(Event):
    """A tile was taken in hand, to be placed next; only its owner knows which (WS-3.1)."""

    kind: ClassVar[str] = "tile-held"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: int = seat
        self.tile: int = tile

    def seen_by(self, seat: int | None) -> "Event | None":
        return self if seat == self.seat else None


@final
class TilePlaced(Event):
    """Its first symbol on `hex`, its second on `other` (WS-3.1)."""

    kind: ClassVar[str] = "tile-placed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "hex", "other")

    def __init__(self, seat: int, tile: int, hex: int, other: int) -> None:  # noqa: A002
        self.seat: int = seat
        self.tile: int = tile
        self.hex: int = hex
        self.other: int = other


@final
class TileDiscarded(Event):
    """It fits nowhere (WS-3.9)."""

    kind: ClassVar[str] = "tile-discarded"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: int = seat
        self.tile: int = tile


@final
class TileDrawn(Event):
    """WS-3.3; others hear that a tile was drawn, not which."""

    kind: ClassVar[str] = "tile-drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: int = seat
        self.tile: int = tile

    def seen_by(self, seat: int | None) -> "Event | None":
        return self if seat == self.seat else TileDrawn(self.seat, -1)

    def lifts_veil(self) -> bool:
        return True


@final
class ActionsGained(Event):
    """So many actions of a kind, from a tile or as a bonus (WS-3.4, WS-10.1).

    `origin` is a cause and which (terms.BY_…); `joined`: they were added to the running kind (WS-10.3).
    """

    kind: ClassVar[str] = "actions-gained"
    fields: ClassVar[tuple[str, ...]] = ("seat", "action_kind", "actions", "origin", "joined")

    def __init__(self, seat: int, action_kind: int, actions: int, origin: int, joined: bool) -> None:
        self.seat: int = seat
        self.action_kind: int = action_kind
        self.actions: int = actions
        self.origin: int = origin
        self.joined: bool = joined


@final
class ActionsLost(Event):
    """What was left was waived or couldn't be carried out (WS-3.6)."""

    kind: ClassVar[str] = "actions-lost"
    fields: ClassVar[tuple[str, ...]] = ("seat", "action_kind", "actions")

    def __init__(self, seat: int, action_kind: int, actions: int) -> None:
        self.seat: int = seat
        self.action_kind: int = action_kind
        self.actions: int = actions


@final
class BoostUsed(Event):
    """WS-9.5"""

    kind: ClassVar[str] = "boost-used"
    fields: ClassVar[tuple[str, ...]] = ("seat", "scroll", "action_kind", "actions")

    def __init__(self, seat: int, scroll: int, action_kind: int, actions: int) -> None:
        self.seat: int = seat
        self.scroll: int = scroll
        self.action_kind: int = action_kind
        self.actions: int = actions


@final
class TokenTaken(Event):
    """From a location (WS-5.7), or from under the shelves (WS-7.3): then `location` is -1."""

    kind: ClassVar[str] = "token-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "location", "by_black")

    def __init__(self, seat: int, token: int, location: int, by_black: bool) -> None:
        self.seat: int = seat
        self.token: int = token
        self.location: int = location
        self.by_black: bool = by_black


@final
class TokenUsed(Event):
    """It was turned over (WS-5.8); `actions` is 0 where it gave VP or was waived."""

    kind: ClassVar[str] = "token-used"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "actions")

    def __init__(self, seat: int, token: int, actions: int) -> None:
        self.seat: int = seat
        self.token: int = token
        self.actions: int = actions


@final
class CrystalRemoved(Event):
    """Taken out of the cauldron at a cost (WS-3.7)."""

    kind: ClassVar[str] = "crystal-removed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hex", "black")

    def __init__(self, seat: int, hex: int, black: bool) -> None:  # noqa: A002
        self.seat: int = seat
        self.hex: int = hex
        self.black: bool = black


@final
class PointsScored(Event):
    """Points with their source: the rule, a word of SOURCES, from which piece (`of`), and how many counted.

    `of` is a connection, location, token, wand space, scroll … as the source says; -1 where there is none.
    """

    kind: ClassVar[str] = "points-scored"
    fields: ClassVar[tuple[str, ...]] = ("seat", "round", "points", "rule", "source", "of", "count")

    def __init__(
        self,
        seat: int,
        round: int,  # noqa: A002
        points: int,
        rule: str,
        source: str,
        of: int,
        count: int,
    ) -> None:
        self.seat: int = seat
        self.round: int = round
        self.points: int = points
        self.rule: str = rule
        self.source: str = source
        self.of: int = of
        self.count: int = count


@final
class GameEnded(Event):
    """Final scoring begins (WS-11.1)."""

    kind: ClassVar[str] = "game-ended"
    fields: ClassVar[tuple[str, ...]] = ("reason",)

    def __init__(self, reason: int) -> None:
        self.reason: int = reason
