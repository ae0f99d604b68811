"""Texts that both engines can keep."""

from typing import Final

from frostfair.kernel.errors import Malformed

LONGEST: Final = 100_000  # characters; the server's limits are far below


def plain_text(value: str, what: str) -> str:
    """PostgreSQL keeps no NUL and UTF-8 no half of a surrogate pair, so neither engine gets them."""
    if "\0" in value or not _is_unicode(value):
        raise Malformed(f"{what}: contains an invalid character")
    if len(value) > LONGEST:
        raise Malformed(f"{what}: {len(value)} characters are too many")
    return value


def _is_unicode(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
