"""Standard input and output."""

from contextlib import suppress


def never_choke(stream: object) -> None:
    """A sign that can't be shown or read becomes a question mark, not a crash."""
    with suppress(AttributeError, ValueError):
        stream.reconfigure(errors="replace")  # type: ignore[attr-defined]
