"""Verifiable luck: what was promised before the first move, and what was dealt.

The file is an exported table (`GET /api/tables/{id}/log`). Whoever noted the commitment before the start and
the words that players added can compare them with what this prints.
"""

from frostfair.games import registry
from frostfair.kernel.errors import Malformed
from frostfair.kernel.luck import Luck
from frostfair.store.files import read_file


def verify_luck(text: str) -> str:
    """A line for people; Malformed if anything doesn't fit."""
    found = read_file(text, registry.game)  # replays every record and compares events, digests and result
    table = found.table
    promised = Luck(table.seed, table.words).commitment()
    if promised != table.commitment:
        raise Malformed("the seed is not the one that was promised")
    words = ", ".join(repr(word) for word in table.words) or "none"
    return (
        f"Every deal of {len(found.entries)} records follows from the seed and the words.\n"
        f"commitment: {table.commitment}\nwords: {words}"
    )
