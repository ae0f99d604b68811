"""All that the rest of the server knows of a socket, whatever server it comes from."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, TypeAlias

EXTENSION: Final = "frostfair.take_over"  # of the ASGI scope


class SocketOwner(Protocol):
    """Takes a socket over: hears its texts, and when it can be written to, and when it is gone."""

    def heard(self, text: bytes) -> None: ...

    def has_room(self) -> None:
        """The other side takes something again."""

    def flooded(self) -> None:
        """The other side sends too many frames that are no texts."""

    def lost(self) -> None:
        """The other side is gone."""


class SocketWriter(Protocol):
    """What the owner of a socket can do with it."""

    def write(self, *texts: bytes) -> bool:
        """All of them, in one go. False: none, because there is no room or the socket is closed."""

    def say_goodbye(self, code: int) -> None: ...

    def abort(self) -> None: ...

    def pause(self) -> None: ...

    def go_on(self) -> None: ...

    def stop_reading(self) -> None:
        """For good: what still comes costs nothing. What was written is still sent."""


TakeOver: TypeAlias = Callable[[SocketOwner], SocketWriter]


def way_to_take_over(scope: Mapping[str, Any]) -> TakeOver | None:
    """What the server offers; None if it is another server than ours."""
    found: TakeOver | None = scope.get("extensions", {}).get(EXTENSION)
    return found
